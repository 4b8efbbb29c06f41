"""Finding: lists, counts and timelines for a search; with a text, ranked by recall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from remembrancer.model.clock import to_microseconds
from remembrancer.model.queries import (
    CountFacets,
    Facets,
    FindMemories,
    Found,
    GetTimeline,
    SourceCount,
    TimelinePoints,
)
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    FromSource,
    HasFlag,
    HasStatus,
    HasTag,
    HasTrust,
    InNamespace,
    IsType,
    Negation,
    Search,
)
from remembrancer.model.types import MemoryType, Status, Trust
from remembrancer.recall.conditions import as_indexed
from remembrancer.recall.service import Recalling
from remembrancer.storage import listing
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import searched_namespaces
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, select, without
from remembrancer.storage.store import Store

RANKED: Final = 1000
"""How many memories a search by text may give to lists, counts and timelines."""
_DEADLINE_SECONDS: Final = 20.0
_ANY: Final = AnyOf(tuple(HasStatus(status) for status in Status))
_NOT_DELETED: Final = Negation(HasStatus(Status.DELETED))

CountsT = TypeVar("CountsT")


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

            def of(
                count: Callable[[Connection, Selection], CountsT],
                *kinds: type,
                status: Condition | None = None,
            ) -> CountsT:
                rest = without(condition, kinds)
                if status is not None:
                    rest = AllOf((status, rest)) if rest else status
                selection = select(scope, moment, rest)
                if ranked is not None:
                    selection = listing.limited_to(selection, ranked)
                return count(connection, selection)

            def found(connection: Connection, selection: Selection) -> int:
                return listing.count(connection, selection)

            def tags(connection: Connection, selection: Selection) -> tuple[tuple[str, int], ...]:
                return listing.count_by_tag(connection, selection, request.values)

            def sources(connection: Connection, selection: Selection) -> tuple[SourceCount, ...]:
                return listing.count_by_source(connection, selection, request.values)

            types = of(lambda reader, chosen: listing.count_by(reader, chosen, "type"), IsType)
            statuses = of(
                lambda reader, chosen: listing.count_by(reader, chosen, "status"), HasStatus, HasFlag, status=_ANY
            )
            trusts = of(lambda reader, chosen: listing.count_by(reader, chosen, "trust"), HasTrust)
            return Facets(
                total=listing.count(connection, select(scope, moment, _NOT_DELETED)),
                found=of(found),
                types={kind: types.get(kind.value, 0) for kind in MemoryType},
                statuses={status: statuses.get(status.value, 0) for status in Status},
                tags=of(tags, HasTag),
                sources=of(sources, FromSource),
                namespaces=of(listing.count_by_namespace, InNamespace),
                trusts={trust: trusts.get(trust.value, 0) for trust in Trust},
            )

    def _ranked(self, scope: Scope, search: Search) -> tuple[str, ...] | None:
        """The ids a search by text gives, to count among; None for a search without text."""
        if not search.text.strip():
            return None
        return self.find(scope, FindMemories(search, limit=RANKED)).ids

    def _moment(self, connection: Connection, search: Search) -> Moment:
        now = to_microseconds(search.as_of or self._store.clock.now())
        return Moment(now, None if search.as_of is None else tx_at(connection, now))
