"""What a day's report tells, before it is put into words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from remembrancer.model.attention import RoutineFlag
from remembrancer.model.history import MemoryChange
from remembrancer.model.lifecycle import FadingMemory, ReviewMemory, UsedMemory
from remembrancer.model.memory import Memory
from remembrancer.model.reports import ReportDay
from remembrancer.storage.day_counts import ActorDay, SessionDay

DAYS_BACK = 30
"""How many days the counts of a report go back, its own among them."""


@dataclass(frozen=True, slots=True)
class ContestedStatement:
    """One statement of a case, as it read at the end of the day; ``waits`` if it is no memory yet."""

    memory: str
    content: str
    actor: str
    waits: bool


@dataclass(frozen=True, slots=True)
class ContestedCase:
    """A case that was open at the end of the day."""

    id: str
    statements: tuple[ContestedStatement, ...]
    opened: datetime
    is_new: bool


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """What a session brought on the day: counts, and what its first memories say."""

    session: SessionDay
    first: tuple[Memory, ...]


@dataclass(frozen=True, slots=True)
class Seal:
    """The journal's rows of the day: how many, the last change number, and the digest that the last row chains to.

    ``broken`` rows are missing or are not what was written.
    """

    rows: int
    number: int
    mac: str
    broken: int


@dataclass(frozen=True, slots=True)
class DayFacts:
    """A day, as the vault stood when it ended.

    ``days`` are the counts of :data:`DAYS_BACK` days, the last of which is this one. ``changes`` are the memories that
    are not what they were when the day began, ``flags`` what was out of the ordinary on it, ``quiet`` the routines that
    had gone quiet by its end, ``reviews`` the instructions and errors that nobody had verified for long. ``memories``
    holds what the other lists name by id, as it read then. ``seal`` is None for whoever is not told of the journal.
    """

    day: date
    namespace: str
    zone: tzinfo
    ends_at: datetime
    number: int
    complete: bool
    days: tuple[ReportDay, ...]
    cases: tuple[ContestedCase, ...]
    decided: int
    waiting: int
    overdue: tuple[Memory, ...]
    due: tuple[Memory, ...]
    flags: tuple[RoutineFlag, ...]
    quiet: tuple[RoutineFlag, ...]
    changes: tuple[MemoryChange, ...]
    fading: tuple[FadingMemory, ...]
    fading_total: int
    reviews: tuple[ReviewMemory, ...]
    reviews_total: int
    most_used: tuple[UsedMemory, ...]
    actors: tuple[ActorDay, ...]
    sessions: tuple[SessionSummary, ...]
    seal: Seal | None
    memories: dict[str, Memory]

    @property
    def today(self) -> ReportDay:
        return self.days[-1]
