"""When memories changed."""

from __future__ import annotations

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import inside


def changed_before(connection: apsw.Connection, scope: Scope, instant: int) -> int | None:
    """When (microseconds) a memory of the scope was changed last before an instant."""
    return _nearest(connection, scope, "t.recorded_at < ?", "t.recorded_at DESC", instant)


def changed_after(connection: apsw.Connection, scope: Scope, instant: int) -> int | None:
    """When (microseconds) a memory of the scope was changed first after an instant."""
    return _nearest(connection, scope, "t.recorded_at > ?", "t.recorded_at", instant)


def _nearest(connection: apsw.Connection, scope: Scope, condition: str, order: str, instant: int) -> int | None:
    mine = " AND ".join(("v.from_tx = t.id", *inside(scope)))
    found = value(
        connection,
        f"SELECT t.recorded_at FROM tx t WHERE {condition} AND EXISTS (SELECT 1 FROM version v WHERE {mine})"
        f" ORDER BY {order} LIMIT 1",
        (instant,),
    )
    return None if found is None else int(found)
