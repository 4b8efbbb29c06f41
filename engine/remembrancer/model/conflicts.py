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
