"""Finding: lists, counts and timelines for a search; with a text, ranked by recall."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from remembrancer.model.chains import FindChains, FoundChains
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
    Flag,
    HasFlag,
    HasStatus,
    HasTag,
    Negation,
    Search,
)
from remembrancer.model.types import Status
from remembrancer.recall.chains import thread
from remembrancer.recall.conditions import as_indexed
from remembrancer.recall.facets import CURRENT, count_facets, is_grouped
from remembrancer.recall.question import Asking
from remembrancer.recall.service import Recalling
from remembrancer.storage import listing
from remembrancer.storage.chains import among_chains, chain_members
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import searched_namespaces
from remembrancer.storage.operations import newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, Selection, mentions, select
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
            view = self._view(connection, scope, request.search)
            if view.text:
                return self._recalled(view, view.asked, request.limit)
            selection = view.selection(view.asked)
            return Found(listing.list_ids(connection, selection, request.order), newest_tx(connection))

    def chains(self, scope: Scope, request: FindChains) -> FoundChains:
        """The chains with a member that answers a search, whole: a chain is what became of one statement."""
        with self._store.read(_DEADLINE_SECONDS) as connection:
            view = self._view(connection, scope, request.search)
            asked = view.asked
            if not any(mentions(part, (HasStatus,)) for part in asked):
                # Who asks for chains asks for what was superseded too.
                asked = (*asked, _NOT_DELETED)
            selection = among_chains(view.selection(asked), view.moment)
            if view.text:
                found = self._recalled(view, asked, request.limit, selection)
            else:
                found = Found(listing.list_ids(connection, selection, request.order), newest_tx(connection))
            members = chain_members(connection, scope, view.moment, request.order)
            threaded = thread(members, set(found.ids), found.ids if view.text else ())
            return FoundChains(replace(found, ids=threaded.ids), threaded.rows)

    def timeline(self, scope: Scope, request: GetTimeline) -> TimelinePoints:
        """Every memory that answers a search as a point in time."""
        with self._store.read(_DEADLINE_SECONDS) as connection:
            view = self._view(connection, scope, request.search)
            selection = self._answering(view, view.asked)
            return TimelinePoints(*listing.timeline(connection, selection, request.axis), newest_tx(connection))

    def facets(self, scope: Scope, request: CountFacets) -> Facets:
        """How many memories answer a search, by property."""
        with self._store.read(_DEADLINE_SECONDS) as connection:
            view = self._view(connection, scope, request.search)
            counted = tuple(part for part in view.asked if is_grouped(part))
            if not any(mentions(part, (HasStatus,)) for part in view.asked):
                counted = (*counted, CURRENT)
            known: dict[tuple[Condition, ...], list[listing.Group]] = {}
            ranked: dict[tuple[Condition, ...], Selection] = {}

            def answering(conditions: tuple[Condition, ...]) -> Selection:
                # Each costs a recall where there is a text.
                if conditions not in ranked:
                    ranked[conditions] = self._answering(view, conditions)
                return ranked[conditions]

            def groups(own: type | None) -> list[listing.Group]:
                # With a text, what is left out is left out before ranking; without one, groups are all of one pass.
                kept = view.without(own) if view.text else view.without(HasStatus if own is HasStatus else None)
                parts = kept if view.text else tuple(part for part in kept if not is_grouped(part))
                asked = (*parts, _ANY) if own is HasStatus or not view.text else parts
                if asked not in known:
                    known[asked] = listing.grouped(connection, answering(asked))
                return known[asked]

            def marked(flag: Flag) -> int:
                # Beside the statuses: what has the mark and is in force, whichever of both is chosen now.
                marked = (*view.without(HasStatus), HasFlag(flag))
                if not view.text:
                    return listing.count(connection, view.selection(marked))
                beside = answering((*view.without(HasStatus), _ANY))
                return listing.count(connection, listing.both(view.selection(marked), beside))

            tagged = answering(view.without(HasTag))
            return count_facets(
                groups,
                counted,
                listing.count_by_tag(connection, tagged, request.values),
                total=listing.count(connection, select(scope, view.moment, _NOT_DELETED)),
                values=request.values,
                contested=marked(Flag.CONTESTED),
                waiting=marked(Flag.WAITING),
            )

    def _answering(self, view: _View, conditions: tuple[Condition, ...]) -> Selection:
        """What answers the search with these conditions in the place of its own."""
        selection = view.selection(conditions)
        return listing.limited_to(selection, self._recalled(view, conditions, RANKED).ids) if view.text else selection

    def _recalled(
        self, view: _View, conditions: tuple[Condition, ...], limit: int, selection: Selection | None = None
    ) -> Found:
        """What recall finds with these conditions, in a narrower selection if one is given."""
        ranked = self._recalling.rank(
            view.connection,
            selection or view.selection(conditions),
            view.namespaces(conditions),
            Asking(view.search.text, view.search.as_of or self._store.clock.now(), state=view.moment),
            limit=limit,
        )
        return Found(
            tuple(hit.memory for hit in ranked.hits),
            ranked.number,
            {hit.memory: hit for hit in ranked.hits},
            ranked.missed[0] if ranked.missed and not ranked.hits else None,
            ranked.words_only,
        )

    def _view(self, connection: Connection, scope: Scope, search: Search) -> _View:
        now = to_microseconds(search.as_of or self._store.clock.now())
        moment = Moment(now, None if search.as_of is None else tx_at(connection, now))
        return _View(connection, scope, moment, search, as_indexed(search.condition))


@dataclass(frozen=True, slots=True)
class _View:
    """A search at one moment, in one consistent view of the vault, so that ranking and counting see the same."""

    connection: Connection
    scope: Scope
    moment: Moment
    search: Search
    condition: Condition | None

    @property
    def text(self) -> str:
        return self.search.text.strip()

    @property
    def asked(self) -> tuple[Condition, ...]:
        """The outermost parts of the search's condition, all of which must hold."""
        if isinstance(self.condition, AllOf):
            return self.condition.parts
        return () if self.condition is None else (self.condition,)

    def without(self, own: type | None) -> tuple[Condition, ...]:
        """The parts without those by which one property is chosen."""
        if own is None:
            return self.asked
        if own is HasTag:
            return tuple(part for part in self.asked if not mentions(part, (HasTag,)))
        # "is:pinned" stands beside the statuses in the window, and is left out with them.
        flags = (HasFlag,) if own is HasStatus else ()
        return tuple(
            part
            for part in self.asked
            if not (is_grouped(part) and mentions(part, (own,))) and not mentions(part, flags)
        )

    def selection(self, conditions: tuple[Condition, ...]) -> Selection:
        return select(self.scope, self.moment, AllOf(conditions), self.condition)

    def namespaces(self, conditions: tuple[Condition, ...]) -> list[int]:
        return searched_namespaces(self.connection, self.scope, self.moment, AllOf(conditions))
