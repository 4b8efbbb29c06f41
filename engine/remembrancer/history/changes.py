"""What changed: version by version between two points, or from the state at one to the state at another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from remembrancer.history.differences import differences
from remembrancer.model.clock import to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import (
    MOST_LISTED,
    ChangeCounts,
    ChangePage,
    CompareInstants,
    CountChanges,
    CountComparison,
    ListChanges,
    MemoryChange,
    Point,
)
from remembrancer.model.memory import Memory
from remembrancer.recall.conditions import as_stored
from remembrancer.storage.changes import Between, Changes, StoredChange
from remembrancer.storage.connection import Connection
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.versions import read_versions

ChangesT = TypeVar("ChangesT")
_DEADLINE_SECONDS: Final = 20.0
"""As long as a search may take: a condition may be as slow here as there."""


class History:
    """Answers what changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def changes(self, scope: Scope, request: ListChanges) -> ChangePage:
        """Every version opened between two points."""
        return self._page(scope, request, oldest_first=request.oldest_first, net=False)

    def comparison(self, scope: Scope, request: CompareInstants) -> ChangePage:
        """The memories that are not the same at two points.

        Raises:
            InvalidInputError: the second lies before the first.
        """
        return self._page(scope, request, oldest_first=False, net=True)

    def count(self, scope: Scope, request: CountChanges | CountComparison) -> ChangeCounts:
        """How much changed, and in which ways."""

        def counted(connection: Connection, found: Changes) -> ChangeCounts:
            total, kinds, leading = found.count(connection)
            return ChangeCounts(total, kinds, leading, newest_tx(connection))

        return self._within(scope, request, counted, net=isinstance(request, CountComparison))

    def _page(
        self, scope: Scope, request: ListChanges | CompareInstants, *, oldest_first: bool, net: bool
    ) -> ChangePage:
        limit = min(max(request.limit, 1), MOST_LISTED)

        def read(connection: Connection, found: Changes) -> ChangePage:
            page = found.page(connection, request.after, limit + 1, oldest_first=oldest_first)
            more = page[limit - 1].place if len(page) > limit else ""
            return ChangePage(_with_memories(connection, page[:limit]), more, newest_tx(connection))

        return self._within(scope, request, read, net=net)

    def _within(
        self,
        scope: Scope,
        request: ListChanges | CountChanges | CompareInstants | CountComparison,
        work: Callable[[Connection, Changes], ChangesT],
        *,
        net: bool,
    ) -> ChangesT:
        asked = replace(request.filter, condition=as_stored(request.filter.condition))
        with self._store.read(_DEADLINE_SECONDS) as connection:
            between = span(connection, request.since, request.until)
            if net and between.until < between.since:
                raise InvalidInputError("until", "ends_before_it_begins")
            now = to_microseconds(self._store.clock.now())
            return work(connection, Changes(scope, between, asked, now, net=net))


def span(connection: Connection, since: Point | None, until: Point | None) -> Between:
    """The transactions between two points; from the first or to the last where one is not given."""
    newest = newest_tx(connection)
    return Between(
        0 if since is None else _number(connection, since), newest if until is None else _number(connection, until)
    )


def _number(connection: Connection, point: Point) -> int:
    return max(0, point) if isinstance(point, int) else tx_at(connection, to_microseconds(point))


def _with_memories(connection: Connection, page: list[StoredChange]) -> tuple[MemoryChange, ...]:
    rows = {row for each in page for row in (each.before, each.after) if row is not None}
    memories = read_versions(connection, sorted(rows))

    def memory(row: int | None) -> Memory | None:
        return None if row is None else memories[row]

    return tuple(_change(each, memory(each.before), memory(each.after)) for each in page)


def _change(change: StoredChange, before: Memory | None, after: Memory | None) -> MemoryChange:
    found = differences(before, after) if before is not None and after is not None else ()
    return MemoryChange(change.memory, change.kinds, before, after, change.doing, found)
