"""Routines: what recurs in a person's memories, what is out of the ordinary in it, and what has gone quiet.

Nothing here is a sentence: reasons are codes with typed values, and their words are in the wording catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query


class FlagKind(StrEnum):
    """In what respect something is out of the ordinary."""

    FIGURE = "figure"
    """Another figure than usual."""
    CATEGORY = "category"
    """Another place, person, shop, tool or the like than usual."""
    RHYTHM = "rhythm"
    """Sooner or later than usual."""
    CONTENT = "content"
    """Unlike the other entries in what it says."""
    CHANGE = "change"
    """What is usual has changed and stays so."""
    ABSENCE = "absence"
    """Nothing came when something was due. The flag stands at the last entry."""


UNUSUAL_KINDS = (FlagKind.FIGURE, FlagKind.CATEGORY, FlagKind.RHYTHM, FlagKind.CONTENT)
"""What makes a single entry unusual."""


class Verdict(StrEnum):
    """What somebody said of a flag."""

    CONFIRMED = "confirmed"
    """It is out of the ordinary; of an absence: the routine has ended."""
    DISMISSED = "dismissed"
    """This is normal now. What is like it is flagged no more."""


class RoutineState(StrEnum):
    """How a routine stands at a moment."""

    AS_USUAL = "as_usual"
    UNUSUAL = "unusual"
    """A recent entry has a flag on which nobody has decided."""
    QUIET = "quiet"
    """Something was due, and nothing came."""
    CHANGED = "changed"
    """What is usual changed a short while ago."""
    ENDED = "ended"
    """Nothing came for a year, or somebody said that it has ended."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a routine's figures measure.

    ``unit`` is as the entries write it most often ("min", "€"), empty where there is none; ``is_clock`` for times of
    day, whose values are minutes since midnight (beyond 1,440 where they run past it).
    """

    unit: str = ""
    is_clock: bool = False


@dataclass(frozen=True, slots=True)
class FigureReason:
    """``value`` where ``low`` to ``high`` are usual, in the unit of ``measure``; ``entries`` earlier ones say so."""

    measure: Measure
    value: float
    low: float
    high: float
    entries: int


@dataclass(frozen=True, slots=True)
class CategoryReason:
    """``value`` in the place of one of ``usual``, the most frequent first."""

    value: str
    usual: tuple[str, ...]
    entries: int


@dataclass(frozen=True, slots=True)
class RhythmReason:
    """``days`` since the entry before, where ``low`` to ``high`` are usual."""

    days: float
    low: float
    high: float
    entries: int


@dataclass(frozen=True, slots=True)
class ContentReason:
    """``words`` that none of the ``entries`` before has; ``lacks_figure``: all of them have one, and this has none."""

    words: tuple[str, ...]
    entries: int
    lacks_figure: bool = True


@dataclass(frozen=True, slots=True)
class ChangeReason:
    """``low`` to ``high`` since ``since``, ``low_before`` to ``high_before`` until then; without a measure, days."""

    measure: Measure | None
    low: float
    high: float
    low_before: float
    high_before: float
    since: datetime
    entries: int


@dataclass(frozen=True, slots=True)
class AbsenceReason:
    """Nothing since ``since``, ``days`` ago; usually there is something every ``usual_days``."""

    since: datetime
    days: float
    usual_days: float
    entries: int


FlagReason: TypeAlias = FigureReason | CategoryReason | RhythmReason | ContentReason | ChangeReason | AbsenceReason


@dataclass(frozen=True, slots=True)
class RoutineFlag:
    """Something out of the ordinary at an entry of a routine.

    ``bits`` is the surprisal, -log2 of how likely something at least as extreme is in this routine. ``at`` is the time
    of the entry; of an absence the time from which it counts.
    """

    memory: str
    routine: str
    namespace: str
    kind: FlagKind
    bits: float
    at: datetime
    reason: FlagReason
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Rhythm:
    """How often entries come: days between two of them. ``weekdays`` (0 is Monday) if they keep to some of them.

    ``variation`` is the standard deviation of the gaps by their mean; from 1 on there is no rhythm to speak of.
    """

    first: datetime
    last: datetime
    usual_days: float
    low_days: float
    high_days: float
    variation: float
    weekdays: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Routine:
    """A family of memories that recur in time. Its id is that of its first entry; ``name`` is its commonest wording.

    ``spark`` are its last values, oldest first, or its last gaps in days where it has no figures (``measure`` None).
    ``low`` and ``high`` are the usual band of the same now.
    """

    id: str
    namespace: str
    name: str
    state: RoutineState
    entries: int
    rhythm: Rhythm
    measure: Measure | None
    low: float
    high: float
    spark: tuple[float, ...]
    open_flags: int
    flag: RoutineFlag | None = None
    """What its state rests on: the absence, the change, or the latest open flag."""


@dataclass(frozen=True, slots=True)
class Routines:
    """Routines in the order: quiet, unusual, changed, as usual, ended; within a state the latest first."""

    routines: tuple[Routine, ...]
    counts: dict[RoutineState, int]
    number: int


@dataclass(frozen=True, slots=True)
class ListRoutines(Query[Routines]):
    """All routines, of one namespace and in some states if that is asked; as things stood at ``as_of``."""

    namespace: str = ""
    states: tuple[RoutineState, ...] = ()
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class SeriesPoint:
    """One entry. ``low`` and ``high`` are what was usual before it, None while there were too few entries.

    ``value`` is None where the entry has no such figure; ``gap_days`` where it is the first one.
    """

    memory: str
    at: datetime
    value: float | None
    low: float | None
    high: float | None
    gap_days: float | None
    flags: tuple[RoutineFlag, ...] = ()


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch in which nothing came although something was due; ``end`` None if it lasts."""

    start: datetime
    end: datetime | None
    days: float


@dataclass(frozen=True, slots=True)
class Series:
    """The values of one measure over all entries of a routine."""

    measure: Measure
    points: tuple[SeriesPoint, ...]


@dataclass(frozen=True, slots=True)
class RoutineDetail:
    """A routine with its series (of each measure; one without values where it has none), flags and gaps."""

    routine: Routine
    series: tuple[Series, ...]
    flags: tuple[RoutineFlag, ...]
    gaps: tuple[Gap, ...]
    number: int


@dataclass(frozen=True, slots=True)
class GetRoutine(Query[RoutineDetail]):
    """The routine to which a memory belongs.

    Raises MemoryNotFoundError where it belongs to none.
    """

    memory: str
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class NoticingState:
    """How far the looking for routines is: ``compared`` of ``total`` texts.

    ``is_ready``: whoever asks about routines now waits for moments only. Else the background is at it, as after an
    import; the last thing it does, once all is compared, is to put the routines together.
    """

    compared: int
    total: int
    is_ready: bool


@dataclass(frozen=True, slots=True)
class GetNoticing(Query[NoticingState]):
    """How far the looking for routines is."""


class FlagState(StrEnum):
    """Whether somebody decided about a flag."""

    OPEN = "open"
    CONFIRMED = "confirmed"
    DISMISSED = "dismissed"


@dataclass(frozen=True, slots=True)
class ListFlags(Query[tuple[RoutineFlag, ...]]):
    """The flags, the latest first; ``since`` and ``until`` (half open) by the time they are about."""

    namespace: str = ""
    kinds: tuple[FlagKind, ...] = ()
    states: tuple[FlagState, ...] = (FlagState.OPEN,)
    since: datetime | None = None
    until: datetime | None = None
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class DecideFlag(ChangeRequest[Change]):
    """Confirm or dismiss a flag; None takes back what was decided."""

    memory: str
    kind: FlagKind
    verdict: Verdict | None
    key: str = ""
