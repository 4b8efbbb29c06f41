"""What the date reader returns: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Grain(StrEnum):
    """How exact a stated time is: the size of the unit it names."""

    MINUTE = "minute"
    HOUR = "hour"
    PART_OF_DAY = "part_of_day"
    DAY = "day"
    WEEKEND = "weekend"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter"
    HALF_YEAR = "half_year"
    YEAR = "year"
    DECADE = "decade"


class MentionKind(StrEnum):
    """Whether the words name a time at which something is placed, or a stretch over which something holds."""

    POINT = "point"
    PERIOD = "period"


class Relation(StrEnum):
    """The word that ties the date to its sentence; ``BARE`` where there is none ("we met last week")."""

    BARE = "bare"
    ON = "on"
    AT = "at"
    IN = "in"
    DURING = "during"
    SINCE = "since"
    FROM = "from"
    UNTIL = "until"
    BETWEEN = "between"
    WITHIN = "within"
    BY = "by"
    BEFORE = "before"
    AFTER = "after"
    DUE = "due"
    AROUND = "around"
    COMPARED = "compared"


class Position(StrEnum):
    """Where the time lies as seen from the moment of the statement."""

    PAST = "past"
    CURRENT = "current"
    FUTURE = "future"


class DateOrder(StrEnum):
    """How the person writes dates in figures alone: 15/04/2026 or 04/15/2026."""

    DAY_FIRST = "day_first"
    MONTH_FIRST = "month_first"


class Reason(StrEnum):
    """The form that was recognised: the reason why these words count as a date."""

    ISO_DATE = "iso_date"
    ISO_MONTH = "iso_month"
    NUMERIC_DATE = "numeric_date"
    DAY_AND_MONTH = "day_and_month"
    FOREIGN_DATE = "foreign_date"
    MONTH_AND_YEAR = "month_and_year"
    MONTH = "month"
    YEAR = "year"
    QUARTER = "quarter"
    HALF_YEAR = "half_year"
    DECADE = "decade"
    DAY_OF_MONTH = "day_of_month"
    WEEKDAY = "weekday"
    WEEKDAY_OF_WEEK = "weekday_of_week"
    NTH_WEEKDAY = "nth_weekday"
    NTH_WEEK = "nth_week"
    WEEK_OF = "week_of"
    RELATIVE_DAY = "relative_day"
    RELATIVE_UNIT = "relative_unit"
    AGO = "ago"
    AHEAD = "ahead"
    TRAILING_PERIOD = "trailing_period"
    LEADING_PERIOD = "leading_period"
    DAY_RANGE = "day_range"
    MONTH_RANGE = "month_range"
    YEAR_RANGE = "year_range"
    RANGE = "range"


@dataclass(frozen=True, slots=True)
class DateMention:
    """A date stated in a text.

    ``span_start``/``span_end`` are character offsets (half open) of the date itself without its preposition, and
    ``text`` is that slice. ``start``/``end`` are UTC instants, half open, of the time the words name: "since 2019"
    names 2019, and ``relation`` says how it is meant. ``approximate`` marks rounded speech ("three months ago").
    Both instants lie within the years 1900 to 2100 of the person's zone.
    """

    span_start: int
    span_end: int
    text: str
    start: datetime
    end: datetime
    grain: Grain
    kind: MentionKind
    relation: Relation
    position: Position
    reason: Reason
    approximate: bool = False
