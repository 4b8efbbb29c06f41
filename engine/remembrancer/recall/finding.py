"""Finding: lists, counts and timelines for a search; with a text, ranked by recall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from remembrancer.model.clock import to_microseconds
from remembrancer.model.queries import (
    CountFacets,
    Facets,
    FindMemories,
    Found,
    GetTimeline,
    TimelinePoints,
)
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    HasFlag,
    HasStatus,
    HasTag,
    Negation,
    Search,
)
from remembrancer.model.types import Status
from remembrancer.recall.conditions import as_indexed
from remembrancer.recall.facets import CURRENT, count_facets, is_grouped
from remembrancer.recall.service import Recalling
from remembrancer.storage import listing
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import searched_namespaces
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, mentions, select, without
from remembrancer.storage.store import Store

RANKED: Final = 1000
"""How many memories a search by text may give to lists, counts and timelines."""
_DEADLINE_SECONDS: Final = 20.0
_ANY: Final = AnyOf(tuple(HasStatus(status) for status in Status))
_NOT_DELETED: Final = Negation(HasStatus(Status.DELETED))


class Finding:
    """Answers what lists ask."""

    def __init__(self, store: Store, recalling: Recalling) -> None:
        self._store = store
        self._recalling = recalling

    def find(self, scope: Scope, request: FindMemories) -> Found:
        """The ids of the memories that answer a search, in order."""
        with self._store.read(_DEADLINE_SECONDS) as connection:
            moment = self._moment(connection, request.search)
            selection = select(scope, moment, as_indexed(request.search.condition))
            if not request.search.text.strip():
                return Found(listing.list_ids(connection, selection, request.order), newest_tx(connection))
            namespaces = searched_namespaces(connection, scope, request.search.condition)
            return self._recalling.recall(connection, selection, namespaces, request.search, request.limit)

    def timeline(self, scope: Scope, request: GetTimeline) -> TimelinePoints:
        """Every memory that answers a search as a point in time."""
        ranked = self._ranked(scope, request.search)
        with self._store.read(_DEADLINE_SECONDS) as connection:
            moment = self._moment(connection, request.search)
            selection = select(scope, moment, as_indexed(request.search.condition))
            if ranked is not None:
                selection = listing.limited_to(selection, ranked)
            return TimelinePoints(*listing.timeline(connection, selection, request.axis), newest_tx(connection))

    def facets(self, scope: Scope, request: CountFacets) -> Facets:
        """How many memories answer a search, by property."""
        ranked = self._ranked(scope, request.search)
        with self._store.read(_DEADLINE_SECONDS) as connection:
            moment = self._moment(connection, request.search)
            condition = as_indexed(request.search.condition)
            parts = condition.parts if isinstance(condition, AllOf) else (condition,)
            asked = [part for part in parts if part is not None]
            counted = tuple(part for part in asked if is_grouped(part))
            if not any(mentions(part, (HasStatus,)) for part in asked):
                counted = (*counted, CURRENT)
            others = [part for part in asked if not is_grouped(part)]

            def selection(conditions: Iterable[Condition], status: Condition) -> Selection:
                chosen = select(scope, moment, AllOf((*conditions, status)))
                return chosen if ranked is None else listing.limited_to(chosen, ranked)

            known: dict[Selection, list[listing.Group]] = {}

            def groups(own: type | None) -> list[listing.Group]:
                # "is:pinned" stands beside the statuses in the window, and is left out with them.
                kept = [part for part in others if own is not HasStatus or not mentions(part, (HasFlag,))]
                chosen = selection(kept, _ANY)
                if chosen not in known:
                    known[chosen] = listing.grouped(connection, chosen)
                return known[chosen]

            rest = without(condition, (HasTag,))
            statuses = () if mentions(rest, (HasStatus,)) else (CURRENT,)
            tagged = selection((rest,) if rest else (), AllOf(statuses))
            return count_facets(
                groups,
                counted,
                listing.count_by_tag(connection, tagged, request.values),
                total=listing.count(connection, select(scope, moment, _NOT_DELETED)),
                values=request.values,
            )

    def _ranked(self, scope: Scope, search: Search) -> tuple[str, ...] | None:
        """The ids a search by text gives, to count among; None for a search without text."""
        if not search.text.strip():
            return None
        return self.find(scope, FindMemories(search, limit=RANKED)).ids

    def _moment(self, connection: Connection, search: Search) -> Moment:
        now = to_microseconds(search.as_of or self._store.clock.now())
        return Moment(now, None if search.as_of is None else tx_at(connection, now))
