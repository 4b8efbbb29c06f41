"""The circumstances in which a date is read: the text, the local time of the statement, the habit of writing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from dateutil.relativedelta import relativedelta

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import DateOrder, Grain, Position, Reason

_SENTENCE_END: Final = re.compile(r"[!?\n;]|\.(?=\s)")
_REACH: Final = 240

_PAST: Final = (
    r"was|were|had|did|didn't|went|got|took|came|saw|met|made|began|started|bought|left|gave|found|felt|told|said"
    r"|thought|spent|won|lost|ran|wrote|read|sent|built|brought|caught|drove|ate|fell|flew|grew|heard|held|kept|knew"
    r"|led|paid|sang|sat|slept|spoke|stood|swam|taught|threw|woke|wore|broke|chose|drew|hung|since|ago|been"
    r"|became"
)
_FUTURE: Final = (
    r"will|won't|shall|gonna|[a-z]+'ll|going to|plans?|planning|hop(?:e|es|ing)|wants?|needs?|must|should|upcoming"
    r"|due|deadline|scheduled|booked|expected|supposed|expires?|until|let's|looking forward|can't wait|aim(?:s|ing)?"
    r"|intends?|tomorrow|promis(?:e|es|ed)|remind|next|would|may|might|coming"
)
_CUE: Final = AnyCase(rf"\b(?:(?P<future>{_FUTURE})|(?P<past>{_PAST})|(?P<participle>[a-z]{{2,}}ed))\b")
_AUXILIARY: Final = AnyCase(r"(?:\b(?:am|is|are|be|get|gets|feel)|'m|'re)(?:\s+(?:so|very|really|super))?\s+$")
_NOT_A_PARTICIPLE: Final = frozenset({"need", "feed", "speed", "seed", "weed", "indeed", "proceed", "exceed", "breed"})
_SINCE: Final = AnyCase(r"\bsince\s+(?:the\s+|around\s+|about\s+|early\s+|late\s+|mid[\s-]+)?$")


@dataclass(frozen=True, slots=True)
class LocalSpan:
    """A stretch of the person's wall clock, half open, without a zone.

    ``floating`` is the unit by which it may move to another occurrence because the words leave it open (a year for
    "March", a week for "Friday"), or None. ``exact`` holds aware instants where the words fix them ("in two hours",
    a time with an offset), which the wall clock cannot.
    """

    start: datetime
    end: datetime
    grain: Grain
    floating: relativedelta | None = None
    approximate: bool = False
    period: bool = False
    exact: tuple[datetime, datetime] | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """One text at one moment. ``now`` is the local wall clock without zone, ``instant`` the same moment, aware."""

    text: str
    now: datetime
    instant: datetime
    order: DateOrder | None

    @property
    def today(self) -> datetime:
        """Midnight at the start of the day of the statement."""
        return self.now.replace(hour=0, minute=0, second=0, microsecond=0)

    def clause(self, start: int, end: int) -> tuple[str, str]:
        """The rest of the sentence before and after a span."""
        before = self.text[max(0, start - _REACH) : start]
        stops = [stop.end() for stop in _SENTENCE_END.finditer(before)]
        before = before[stops[-1] :] if stops else before
        after = self.text[end : end + _REACH]
        stop_after = _SENTENCE_END.search(after)
        return before, after[: stop_after.start()] if stop_after else after

    def tense(self, start: int, end: int) -> Position:
        """PAST or FUTURE by the nearest cue before the span, else the first after it; CURRENT without any cue."""
        if _SINCE.search(self.text[max(0, start - 24) : start]):
            return Position.PAST
        before, after = self.clause(start, end)
        cues_before = [cue for cue in (_cue(match) for match in _CUE.finditer(before)) if cue is not None]
        if cues_before:
            return cues_before[-1]
        for match in _CUE.finditer(after):
            cue = _cue(match)
            if cue is not None:
                return cue
        return Position.CURRENT


def _cue(match: re.Match[str]) -> Position | None:
    if match["future"]:
        return Position.FUTURE
    if match["participle"]:
        if match["participle"].lower() in _NOT_A_PARTICIPLE:
            return None
        if _AUXILIARY.search(match.string, max(0, match.start() - 24), match.start()):
            return None
    return Position.PAST


Resolver = Callable[[re.Match[str], Reading], LocalSpan | None]


@dataclass(frozen=True, slots=True)
class Form:
    """An unambiguous way to write a date: the gate.

    The group ``span`` of the pattern, where there is one, is the date; what stands around it only makes it certain.
    The resolver answers None where the words match and yet name no date (31 June).
    """

    reason: Reason
    pattern: AnyCase
    resolve: Resolver


@dataclass(frozen=True, slots=True)
class Candidate:
    """A found span with its local meaning, before it is joined with clock times and other dates."""

    start: int
    end: int
    local: LocalSpan
    reason: Reason


def day(start: datetime, floating: relativedelta | None = None) -> LocalSpan:
    """The whole day that begins at ``start``."""
    return LocalSpan(start, start + timedelta(days=1), Grain.DAY, floating=floating)


_LENGTHS: Final = {
    "minute": relativedelta(minutes=1),
    "hour": relativedelta(hours=1),
    "day": relativedelta(days=1),
    "weekend": relativedelta(weeks=1),
    "week": relativedelta(weeks=1),
    "fortnight": relativedelta(weeks=2),
    "month": relativedelta(months=1),
    "quarter": relativedelta(months=3),
    "year": relativedelta(years=1),
    "decade": relativedelta(years=10),
}


def unit_start(moment: datetime, unit: str) -> datetime:
    """The start of the calendar unit that contains a moment; weeks begin on Monday (ISO 8601)."""
    start = moment.replace(second=0, microsecond=0)
    if unit == "minute":
        return start
    start = start.replace(minute=0)
    if unit == "hour":
        return start
    start = start.replace(hour=0)
    match unit:
        case "week":
            start -= timedelta(days=start.weekday())
        case "weekend":
            start += timedelta(days=5 - start.weekday())
        case "month":
            start = start.replace(day=1)
        case "quarter":
            start = start.replace(day=1, month=start.month - (start.month - 1) % 3)
        case "year":
            start = start.replace(day=1, month=1)
        case "decade":
            start = start.replace(day=1, month=1, year=start.year - start.year % 10)
    return start


def units(unit: str, count: int) -> relativedelta:
    """That many calendar units as a library delta; weekends are a week apart."""
    return _LENGTHS[unit] * count


def whole_unit(start: datetime, unit: str, floating: relativedelta | None = None) -> LocalSpan:
    """The calendar unit that begins at ``start``; a weekend is Saturday and Sunday."""
    length = relativedelta(days=2) if unit == "weekend" else units(unit, 1)
    return LocalSpan(start, start + length, Grain(unit), floating=floating)


# Where the parts of a day lie is a habit, not a fact; these hours are quarters of the day.
_PARTS_OF_DAY: Final = {"morning": (6, 12), "afternoon": (12, 18), "evening": (18, 24), "night": (18, 24)}


def part_of_day(midnight: datetime, part: str) -> LocalSpan:
    """The morning (6-12), afternoon (12-18), evening or night (18-24) of the day that begins at ``midnight``."""
    first, last = _PARTS_OF_DAY[part.lower()]
    return LocalSpan(midnight + timedelta(hours=first), midnight + timedelta(hours=last), Grain.PART_OF_DAY)
