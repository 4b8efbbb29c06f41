"""What the page Today shows, read from the engine in parts: each is shown as soon as it is there."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.attention import ListFlags, RoutineFlag
from remembrancer.model.cases import ListConflicts
from remembrancer.model.lifecycle import Fading, ListFading, ListPinSuggestions, ListReviews, PinSuggestions, Reviews
from remembrancer.model.pairing import ListPairings, PairingAnswered, PairingRequest
from remembrancer.model.proposals import ListProposals
from remembrancer.model.queries import FindMemories, Found, GetMemories, GetState
from remembrancer.model.reports import ListReportDays
from remembrancer.model.search import AllOf, AnyOf, Flag, HasFlag, HasStatus, Order, Search, Sort, TimeWithin
from remembrancer.model.types import Status, TimeAxis
from remembrancer_app.jobs.noticing import NoticingWatch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from remembrancer.model.lifecycle import FadingMemory, ReviewMemory
    from remembrancer.model.memory import Memory
    from remembrancer.model.queries import Query
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.state.private_state import PrivateState

CASES, FLAGS, DUE, FADING, PROPOSALS, PINS, REVIEWS = 4, 4, 5, 5, 3, 2, 2
"""How many of each are shown; the rest is on the pages they belong to."""
DUE_DAYS, FADING_DAYS, DAYS = 14, 7, 30
MOST_PINS = 500
_SOON_MS = 300
_UNPINNED = "today.unpinned"


@dataclass(frozen=True, slots=True)
class DueList:
    """The first of what is overdue or due soon, by date, and how many there are."""

    memories: tuple[Memory, ...]
    total: int


@dataclass(frozen=True, slots=True)
class FlagList:
    """The first open flags, the latest first, each with its entry, and how many there are."""

    flags: tuple[tuple[RoutineFlag, Memory], ...]
    total: int


@dataclass(frozen=True, slots=True)
class FadingList:
    """What fades first, each with its memory, and how many there are."""

    memories: tuple[tuple[FadingMemory, Memory], ...]
    total: int


@dataclass(frozen=True, slots=True)
class PinList:
    """The newest memories for which a pin is suggested and was not refused, and how many there are."""

    memories: tuple[Memory, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ReviewList:
    """Instructions and errors that nobody has verified for longest, each with its memory, and how many there are."""

    memories: tuple[tuple[ReviewMemory, Memory], ...]
    total: int


class TodayReading(QObject):
    """Reads all parts, or those that may have changed.

    Signals:
        conflicts: a :class:`ConflictPage`.
        flags: a :class:`FlagList`.
        due: a :class:`DueList`.
        fading: a :class:`FadingList`.
        pins: a :class:`PinList`.
        reviews: a :class:`ReviewList`.
        days: the counts of the last days (``tuple[ReportDay, ...]``), yesterday's last.
        state: the VaultState.
        pairings: who asks to be let in.
        proposals: a ProposalPage with the first of what agents propose.
        failed: the error that came instead of one of them.
    """

    conflicts = Signal(object)
    flags = Signal(object)
    due = Signal(object)
    fading = Signal(object)
    pins = Signal(object)
    reviews = Signal(object)
    days = Signal(object)
    state = Signal(object)
    pairings = Signal(object)
    proposals = Signal(object)
    failed = Signal(object)

    def __init__(self, engine: Engine, private: PrivateState, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._private = private
        self._jobs: list[Job[Any]] = []
        self.noticing = NoticingWatch(engine, self)
        self.noticing.ready.connect(self._ask_flags)
        self.noticing.failed.connect(self.failed)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.read)
        engine.seen.connect(self._note_seen)

    @property
    def today(self) -> date:
        return self._now().date()

    @Slot(object)
    def _note_seen(self, seen: object) -> None:
        """Somebody asks to be let in, or was answered; what else clients ask for is no matter of this page."""
        if isinstance(seen, PairingRequest | PairingAnswered):
            self._ask(ListPairings(), self.pairings.emit)

    def read_soon(self) -> None:
        """Read when what is going on has come to rest."""
        self._soon.start()

    @Slot()
    def read(self) -> None:
        """Read all of it."""
        self._soon.stop()
        for job in self._jobs:
            job.cancel()
        self._jobs.clear()
        now, today = self._now(), self.today
        open_items = AnyOf((HasFlag(Flag.OVERDUE), TimeWithin(TimeAxis.DUE, now, now + timedelta(days=DUE_DAYS))))
        due = AllOf((open_items, HasStatus(Status.ACTIVE), AnyOf((HasFlag(Flag.DUE), HasFlag(Flag.OVERDUE)))))
        self._ask(GetState(), self.state.emit)
        self._ask(ListConflicts(limit=CASES), self.conflicts.emit)
        self._ask(ListPairings(), self.pairings.emit)
        self._ask(ListProposals(limit=PROPOSALS), self.proposals.emit)
        self.noticing.read()
        self._ask(FindMemories(Search(condition=due), Order(Sort.LIFE, descending=False)), self._take_due)
        self._ask(ListFading(days=FADING_DAYS, limit=FADING), self._take_fading)
        self._ask(ListPinSuggestions(limit=MOST_PINS), self._take_pins)
        self._ask(ListReviews(limit=REVIEWS), self._take_reviews)
        self._ask(ListReportDays(today - timedelta(days=DAYS), today - timedelta(days=1)), self.days.emit)

    @Slot()
    def _ask_flags(self) -> None:
        self._ask(ListFlags(), self._take_flags)

    def _take_flags(self, found: tuple[RoutineFlag, ...]) -> None:
        first = found[:FLAGS]

        def done(memories: tuple[Memory, ...]) -> None:
            known = {each.id: each for each in memories}
            pairs = tuple((flag, known[flag.memory]) for flag in first if flag.memory in known)
            self.flags.emit(FlagList(pairs, len(found)))

        self._memories((each.memory for each in first), done)

    def _take_due(self, found: Found) -> None:
        def done(memories: tuple[Memory, ...]) -> None:
            by_date = sorted(memories, key=lambda each: (each.times.due or _never(each), each.id))
            self.due.emit(DueList(tuple(by_date[:DUE]), len(found.ids)))

        self._memories(found.ids[:200], done)

    def _take_fading(self, found: Fading) -> None:
        def done(memories: tuple[Memory, ...]) -> None:
            known = {each.id: each for each in memories}
            pairs = tuple((each, known[each.memory]) for each in found.memories if each.memory in known)
            self.fading.emit(FadingList(pairs, found.total))

        self._memories((each.memory for each in found.memories), done)

    def _take_pins(self, found: PinSuggestions) -> None:
        refused = set(self._private.texts(_UNPINNED))
        wanted = [each for each in found.memories if each not in refused]
        self._memories(wanted[:PINS], lambda memories: self.pins.emit(PinList(memories, len(wanted))))

    def _take_reviews(self, found: Reviews) -> None:
        def done(memories: tuple[Memory, ...]) -> None:
            known = {each.id: each for each in memories}
            pairs = tuple((each, known[each.memory]) for each in found.memories if each.memory in known)
            self.reviews.emit(ReviewList(pairs, found.total))

        self._memories((each.memory for each in found.memories), done)

    def leave_unpinned(self, memory: str) -> None:
        """Do not suggest again to pin this one."""
        refused = self._private.texts(_UNPINNED)
        self._private.keep_texts(_UNPINNED, [*refused, memory][-MOST_PINS:])
        self.read_soon()

    def _memories(self, ids: Iterable[str], done: Callable[[tuple[Memory, ...]], None]) -> None:
        self._ask(GetMemories(tuple(dict.fromkeys(ids))), done)

    def _ask(self, request: Query[Any], done: Callable[[Any], None]) -> None:
        self._jobs.append(self._engine.query(self, request, done, self.failed.emit))

    def _now(self) -> datetime:
        clock = self._engine.vault.clock
        return clock.now().astimezone(clock.zone())


def _never(memory: Memory) -> datetime:
    return memory.recorded
