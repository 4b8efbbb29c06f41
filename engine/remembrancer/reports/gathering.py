"""Gathering what a report tells: the vault as it stood at the end of a local day, and what the day brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Any, Final, TypeVar

from remembrancer.model.attention import UNUSUAL_KINDS, FlagKind, FlagState, ListFlags
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.history import MOST_LISTED, ChangeFilter, CompareInstants, MemoryChange
from remembrancer.model.lifecycle import GetActivity, ListFading, ListReviews
from remembrancer.model.local_days import end_of, start_of
from remembrancer.model.memory import Memory
from remembrancer.model.queries import FindMemories, GetMemories, Query
from remembrancer.model.reports import ReportDay
from remembrancer.model.search import AllOf, Condition, Flag, HasFlag, InNamespace, Order, Search, Sort, TimeWithin
from remembrancer.model.types import TimeAxis
from remembrancer.reports.facts import (
    DAYS_BACK,
    ContestedCase,
    ContestedStatement,
    DayFacts,
    Seal,
    SessionSummary,
)
from remembrancer.storage.call import Call
from remembrancer.storage.cases import Side, StoredCase, deed
from remembrancer.storage.compared import author, last_in, public_id
from remembrancer.storage.connection import Connection
from remembrancer.storage.day_counts import (
    Stretch,
    actors_of,
    cases_open_after,
    count_stretches,
    seal_of,
    sessions_of,
    waiting_after,
)
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.operations import tx_at
from remembrancer.storage.proposals import read_proposals
from remembrancer.storage.store import Store
from remembrancer.storage.versions import read_versions

ResultT = TypeVar("ResultT")
Ask = Callable[[Call, Query[Any]], Any]
"""Answers a reading request as the vault does."""

DUE_DAYS: Final = 7
FADING_DAYS: Final = 7
MOST_NAMED: Final = 200
"""How many memories a list of a report is made of at most; the counts are exact."""
_LAST_MOMENT: Final = timedelta(microseconds=1)
_OPEN: Final = (FlagState.OPEN,)
_UNUSUAL: Final = (FlagState.OPEN, FlagState.CONFIRMED)


@dataclass(frozen=True, slots=True)
class Gathering:
    """Reads the facts of a day. ``ask`` is for what other parts of the vault know."""

    store: Store
    ask: Ask

    def days(self, call: Call, first: date, last: date, namespace: str) -> tuple[ReportDay, ...]:
        """The counts of local days, those that have not begun left out."""
        zone, now = self.store.clock.zone(), self.store.clock.now()
        days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
        days = [day for day in days if start_of(day, zone) <= now]
        if not days:
            return ()
        with self.store.read() as connection:
            namespaces = namespaces_in_use(connection, call.scope, namespace)
            bounds = [tx_at(connection, to_microseconds(start_of(day, zone) - _LAST_MOMENT)) for day in days]
            bounds.append(tx_at(connection, to_microseconds(min(end_of(days[-1], zone) - _LAST_MOMENT, now))))
            counts = count_stretches(
                connection, namespaces, [Stretch(bounds[place], bounds[place + 1]) for place in range(len(days))]
            )
        used = {
            each.day: each.used for each in self.ask(call, GetActivity(days[0], days[-1], namespace, most_used=0)).days
        }
        return tuple(
            ReportDay(day, count.new, count.changed, count.cases, count.open_cases, used.get(day, 0))
            for day, count in zip(days, counts, strict=True)
        )

    def with_unusual(self, call: Call, days: tuple[ReportDay, ...], namespace: str) -> tuple[ReportDay, ...]:
        """These days with what was out of the ordinary on each."""
        if not days:
            return ()
        zone = self.store.clock.zone()
        begins, ends = start_of(days[0].day, zone), end_of(days[-1].day, zone)
        flags = self.ask(call, ListFlags(namespace, UNUSUAL_KINDS, _UNUSUAL, begins, ends))
        counts = Counter(at.astimezone(zone).date() for at in {each.memory: each.at for each in flags}.values())
        return tuple(replace(each, unusual=counts[each.day]) for each in days)

    def facts(self, call: Call, day: date, namespace: str) -> DayFacts:
        """A day of a namespace, or of all.

        Raises:
            NamespaceNotFoundError: the namespace is not in the scope.
        """
        zone, now = self.store.clock.zone(), self.store.clock.now()
        begins, ends = start_of(day, zone), end_of(day, zone)
        complete = ends <= now
        at = ends - _LAST_MOMENT if complete else now
        with self.store.read() as connection:
            namespaces = namespaces_in_use(connection, call.scope, namespace)
            until = tx_at(connection, to_microseconds(at))
            stretch = Stretch(tx_at(connection, to_microseconds(begins - _LAST_MOMENT)), until)
            counted = count_stretches(connection, namespaces, [stretch])[0]
            cases = [_contested(connection, each, stretch) for each in cases_open_after(connection, namespaces, until)]
            waiting = waiting_after(connection, namespaces, until)
            actors = actors_of(connection, namespaces, stretch)
            sessions = sessions_of(connection, namespaces, stretch)
            broken = self.store.broken_rows(connection, stretch.since, stretch.until)
            seal = Seal(*seal_of(connection, stretch), broken)
        inside: Condition | None = InNamespace(namespace) if namespace else None
        flags = ListFlags(namespace, (*UNUSUAL_KINDS, FlagKind.CHANGE), _OPEN, begins, ends, at)
        quiet = ListFlags(namespace, (FlagKind.ABSENCE,), _OPEN, as_of=at)
        fading = self.ask(call, ListFading(namespace, FADING_DAYS, MOST_NAMED, at))
        reviews = self.ask(call, ListReviews(namespace, MOST_NAMED, at))
        used = self.ask(call, GetActivity(day, day, namespace)).most_used
        found_flags, found_quiet = self.ask(call, flags), self.ask(call, quiet)
        named = (
            [each.memory for each in (*found_flags, *found_quiet)]
            + [each.memory for each in (*fading.memories, *reviews.memories)]
            + [each.memory for each in used]
            + [memory for each in sessions for memory in each.first]
        )
        memories = {each.id: each for each in self._memories(call, named, at)}
        return DayFacts(
            day=day,
            namespace=namespace,
            zone=zone,
            ends_at=ends,
            number=until,
            complete=complete,
            days=self.days(call, day - timedelta(days=DAYS_BACK - 1), day, namespace),
            cases=tuple(cases),
            decided=counted.decided,
            waiting=waiting,
            overdue=self._found(call, _with(inside, HasFlag(Flag.OVERDUE)), at),
            due=self._found(
                call, _with(inside, HasFlag(Flag.DUE), TimeWithin(TimeAxis.DUE, at, at + timedelta(DUE_DAYS))), at
            ),
            flags=found_flags,
            quiet=found_quiet,
            changes=self._changes(call, begins - _LAST_MOMENT, at, inside),
            fading=fading.memories,
            fading_total=fading.total,
            reviews=reviews.memories,
            reviews_total=reviews.total,
            most_used=tuple(each for each in used if each.memory in memories),
            actors=tuple(actors),
            sessions=tuple(
                SessionSummary(each, tuple(memories[one] for one in each.first if one in memories)) for each in sessions
            ),
            seal=seal,
            memories=memories,
        )

    def _found(self, call: Call, condition: Condition, at: datetime) -> tuple[Memory, ...]:
        search = Search(condition=condition, as_of=at)
        found = self.ask(call, FindMemories(search, Order(Sort.LIFE, descending=False)))
        memories = self._memories(call, found.ids[:MOST_NAMED], at)
        return tuple(sorted(memories, key=lambda each: (each.times.due or each.recorded, each.id)))

    def _memories(self, call: Call, ids: Iterable[str], at: datetime) -> tuple[Memory, ...]:
        found: tuple[Memory, ...] = self.ask(call, GetMemories(tuple(dict.fromkeys(ids)), at))
        return found

    def _changes(
        self, call: Call, since: datetime, until: datetime, condition: Condition | None
    ) -> tuple[MemoryChange, ...]:
        asked = CompareInstants(since, until, ChangeFilter(condition), limit=MOST_LISTED)
        found: tuple[MemoryChange, ...] = self.ask(call, asked).changes
        return found


def _with(*parts: Condition | None) -> Condition:
    return AllOf(tuple(each for each in parts if each is not None))


def _contested(connection: Connection, case: StoredCase, stretch: Stretch) -> ContestedCase:
    """A case with its statements as they read after the last transaction of the stretch."""
    statements = (_statement(connection, case, side, stretch.until) for side in case.record.sides)
    return ContestedCase(
        case.public_id,
        tuple(each for each in statements if each is not None),
        from_microseconds(deed(connection, case.opened_tx).at),
        case.opened_tx > stretch.since,
    )


def _statement(connection: Connection, case: StoredCase, side: Side, until: int) -> ContestedStatement | None:
    if side.proposal is not None:
        proposal = read_proposals(connection, (side.proposal,))[side.proposal]
        return ContestedStatement(proposal.memory_id or "", proposal.record.content, proposal.actor, waits=True)
    version = last_in(connection, case.namespace, side.memory or 0, until + 1)
    if version is None:
        return None
    content = read_versions(connection, (version.row,))[version.row].content
    return ContestedStatement(
        public_id(connection, side.memory), content, author(connection, version).name, waits=False
    )
