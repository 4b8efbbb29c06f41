"""Dates in a search text as periods of time in the person's zone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from remembrancer.model.limits import EARLIEST_YEAR, LATEST_YEAR

_COMPARISON = re.compile(r"(?P<sign>[<>]=?)(?P<point>.+)")
_DATE = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?)?", re.ASCII)
_INSTANT = re.compile(r"\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?P<seconds>:\d{2}(?P<fraction>\.\d+)?)?\S*", re.ASCII)
_DAYS = re.compile(r"\d{1,3}", re.ASCII)
_MICROSECOND = timedelta(microseconds=1)

PERIOD_WORDS = ("today", "yesterday", "tomorrow", "week", "month", "year")


@dataclass(frozen=True, slots=True)
class Period:
    """``[start, end)``, aware, UTC; ``None`` leaves that side open."""

    start: datetime | None = None
    end: datetime | None = None

    @property
    def is_reversed(self) -> bool:
        return self.start is not None and self.end is not None and self.end <= self.start


@dataclass(frozen=True, slots=True)
class Calendar:
    """Reads dates as seen from ``now`` in ``zone``: days begin at the person's own midnight."""

    now: datetime
    zone: tzinfo

    def period(self, text: str, *, ahead: bool = False) -> Period | None:
        """The period that ``text`` names, or None if it names none.

        A bare number counts days up to and including today, or from today on if ``ahead``; a bare year is a year.
        ``is_reversed`` may be true of a range.
        """
        try:
            return self._period(text.strip().casefold(), ahead=ahead)
        except (ValueError, OverflowError):
            # The calendar has no such day, or the day lies beyond what it can count.
            return None

    def moment(self, text: str) -> datetime | None:
        """The instant that ``text`` names; a date, month or year stands for its last microsecond."""
        try:
            folded = text.strip().casefold()
            if _INSTANT.fullmatch(folded):
                return self._instant(folded)
            point = self._point(folded)
            return point.end - _MICROSECOND if point is not None and point.end is not None else None
        except (ValueError, OverflowError):
            return None

    def _period(self, text: str, *, ahead: bool) -> Period | None:
        if _DAYS.fullmatch(text):
            return self._days(int(text), ahead=ahead)
        if comparison := _COMPARISON.fullmatch(text):
            point = self._point(comparison["point"])
            return point and _compared(comparison["sign"], point)
        first, range_sign, last = text.partition("..")
        if not range_sign:
            return self._point(text)
        begin = self._point(first) if first else Period()
        end = self._point(last) if last else Period()
        if begin is None or end is None or not (first or last):
            return None
        return Period(begin.start, end.end)

    def _days(self, count: int, *, ahead: bool) -> Period | None:
        if count < 1:
            return None
        today = self._today()
        if ahead:
            return Period(self._midnight(today), self._midnight(today + timedelta(days=count)))
        return Period(self._midnight(today - timedelta(days=count - 1)), self._midnight(today + timedelta(days=1)))

    def _point(self, text: str) -> Period | None:
        if text in PERIOD_WORDS:
            return self._named(text)
        if instant := _INSTANT.fullmatch(text):
            start = self._instant(text)
            fine = _MICROSECOND if instant["fraction"] else timedelta(seconds=1 if instant["seconds"] else 60)
            return Period(start, start + fine)
        match = _DATE.fullmatch(text)
        return match and self._date(match)

    def _date(self, match: re.Match[str]) -> Period | None:
        year = int(match["year"])
        if not EARLIEST_YEAR <= year <= LATEST_YEAR:
            return None
        if match["month"] is None:
            return self._between(date(year, 1, 1), date(year + 1, 1, 1))
        month = int(match["month"])
        if match["day"] is None:
            return self._between(date(year, month, 1), _next_month(date(year, month, 1)))
        day = date(year, month, int(match["day"]))
        return self._between(day, day + timedelta(days=1))

    def _named(self, word: str) -> Period:
        today = self._today()
        one = timedelta(days=1)
        if word == "week":
            monday = today - timedelta(days=today.weekday())
            return self._between(monday, monday + timedelta(days=7))
        if word == "month":
            return self._between(today.replace(day=1), _next_month(today))
        if word == "year":
            return self._between(date(today.year, 1, 1), date(today.year + 1, 1, 1))
        day = {"today": today, "yesterday": today - one, "tomorrow": today + one}[word]
        return self._between(day, day + one)

    def _instant(self, text: str) -> datetime:
        """Raises ValueError if it is not a time of the calendar or out of the years the vault knows."""
        instant = datetime.fromisoformat(text.upper())
        if not EARLIEST_YEAR <= instant.year <= LATEST_YEAR:
            raise ValueError(text)
        return (instant if instant.tzinfo else instant.replace(tzinfo=self.zone)).astimezone(UTC)

    def _today(self) -> date:
        return self.now.astimezone(self.zone).date()

    def _midnight(self, day: date) -> datetime:
        return datetime.combine(day, time.min, self.zone).astimezone(UTC)

    def _between(self, first: date, after: date) -> Period:
        return Period(self._midnight(first), self._midnight(after))


def _next_month(day: date) -> date:
    return date(day.year + day.month // 12, day.month % 12 + 1, 1)


def _compared(sign: str, point: Period) -> Period:
    match sign:
        case ">":
            return Period(start=point.end)
        case ">=":
            return Period(start=point.start)
        case "<":
            return Period(end=point.start)
        case _:
            return Period(end=point.end)
