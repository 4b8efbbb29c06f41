"""A contradiction between two statements: of what kind, how sure, where it stands in both, and why."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

CharacterRange = tuple[int, int]
"""Start and end in a text, in characters, half open."""


class ConflictKind(StrEnum):
    """What two statements of one attribute disagree about."""

    FIGURE = "figure"
    """The same measure with another figure."""
    DATE = "date"
    """Another date or deadline of the same thing."""
    VALUE = "value"
    """Another place, person, tool, version, status or the like where there can be one only."""
    NEGATION = "negation"
    """One says what the other denies."""
    ANTONYM = "antonym"
    """Words that exclude each other, such as open and closed."""
    PREFERENCE = "preference"
    """Another liking of the same thing, or another favourite."""
    DECISION = "decision"
    """Another choice in the same matter."""
    CORRECTION = "correction"
    """The new statement says itself that the old one was or has become wrong."""
    SCHEDULE = "schedule"
    """Both cannot take place at their times."""


class ContradictionCode(StrEnum):
    """The test that found a contradiction. Its words are in the wording catalogue."""

    DIFFERENT_FIGURE = "different_figure"
    DIFFERENT_DATE = "different_date"
    DIFFERENT_TIME_OF_DAY = "different_time_of_day"
    DIFFERENT_WEEKDAY = "different_weekday"
    DIFFERENT_NAME = "different_name"
    DIFFERENT_VALUE = "different_value"
    DIFFERENT_VERSION = "different_version"
    DENIED = "denied"
    NO_LONGER = "no_longer"
    OPPOSITE = "opposite"
    OPPOSITE_LIKING = "opposite_liking"
    DIFFERENT_FAVOURITE = "different_favourite"
    DIFFERENT_CHOICE = "different_choice"
    OPPOSITE_CHOICE = "opposite_choice"
    REPLACED = "replaced"
    CORRECTED = "corrected"
    SAME_TIME = "same_time"
    SAID_SO = "said_so"
    """A person says so: no test found it."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure in its base unit: kilometres and miles come as metres. ``unit`` is empty for a plain number."""

    value: float
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of time: aware instants in UTC, half open."""

    start: datetime
    end: datetime


@dataclass(frozen=True, slots=True)
class ContradictionReason:
    """Why two statements contradict each other.

    ``old`` and ``new`` are what differs, as written ("3 km", "5 km"); one may be empty, as when only one side denies.
    ``old_value`` and ``new_value`` are their meanings where there is one, ``cue`` the words that told
    ("no longer", "switched from").
    """

    code: ContradictionCode
    old: str = ""
    new: str = ""
    old_value: Amount | Period | None = None
    new_value: Amount | Period | None = None
    cue: str = ""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two statements that cannot both hold.

    ``certainty`` is 0..1, a fitted probability; ``old_spans`` and ``new_spans`` are what differs in either text, in
    the order of the text, perhaps nothing on one side.
    """

    kind: ConflictKind
    certainty: float
    old_spans: tuple[CharacterRange, ...]
    new_spans: tuple[CharacterRange, ...]
    reason: ContradictionReason


class Resolution(StrEnum):
    """How a case is decided. The first three are the options a writer is told of."""

    SUPERSEDE = "supersede"
    """The new statement takes the place of the old one."""
    RETAIN = "retain"
    """The old one stays, the new one is kept as rejected."""
    ANNOTATE = "annotate"
    """Both hold, and are marked as noted."""
    DISMISS = "dismiss"
    """They do not contradict each other. Remembered for the pair until one of the texts changes."""
    MERGE = "merge"
    """A corrected text becomes the next version of the old one, and the new one is superseded by it."""


OPTIONS = (Resolution.SUPERSEDE, Resolution.RETAIN, Resolution.ANNOTATE)


class Supersession(StrEnum):
    """What became of the statement that gave way."""

    REPLACED = "replaced"
    """It held until the new one came: its validity ends where that of the new one begins."""
    CORRECTED = "corrected"
    """It never held: its validity becomes empty."""


class ConflictPolicy(StrEnum):
    """What happens when a contradiction is found in a namespace."""

    ASK = "ask"
    """The new statement waits until somebody decides."""
    ANNOTATE = "annotate"
    """Both hold and are noted; nothing waits."""
    SUPERSEDE_OWN = "supersede_own"
    """As ASK, but a writer who says that their own earlier statement has become wrong supersedes it at once."""


@dataclass(frozen=True, slots=True)
class Opposed:
    """A memory that a new statement contradicts, and how."""

    memory: str
    text: str
    contradiction: Contradiction
    unapproved_rule: bool = False
    """It reads like a rule that nobody approved, told to a client."""


@dataclass(frozen=True, slots=True)
class OpenedConflict:
    """What a writer is told: the case, the new text and those it contradicts, and how it can be decided.

    ``proposal`` is what waits; empty where the policy of the namespace decided at once (``decided``).
    """

    case: str
    text: str
    opposed: tuple[Opposed, ...]
    proposal: str = ""
    options: tuple[Resolution, ...] = OPTIONS
    decided: Resolution | None = None

    @property
    def kind(self) -> ConflictKind:
        """What it is about: the kind of the contradiction that is surest."""
        return max(self.opposed, key=lambda each: each.contradiction.certainty).contradiction.kind
