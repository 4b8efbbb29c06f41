"""The days on which something changed, as a date control steps through them."""

from __future__ import annotations

from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.days import ChangesAround, GetChangesAround
from remembrancer.storage.days import changed_after, changed_before
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store


def changes_around(store: Store, scope: Scope, request: GetChangesAround) -> ChangesAround:
    """The nearest changes of memories before and after a period."""
    with store.read() as connection:
        before = changed_before(connection, scope, to_microseconds(request.start))
        after = changed_after(connection, scope, to_microseconds(request.end))
    return ChangesAround(
        None if before is None else from_microseconds(before), None if after is None else from_microseconds(after)
    )
