"""Where a calendar axis puts its lines and words. Pure: days and pixels in, days and words out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from math import ceil, floor

from remembrancer_app.charts.calendar_days import monday_of, to_date, to_day

_MONTH_DAYS = 30.4
_YEAR_DAYS = 365.25
_MONTH_WORD = 104
"""From here on the days of weeks fit below; narrower months have short names below years."""
_MONTH_AND_YEAR_WORD = 108
_SHORT_MONTH_WORD = 34
_DAY_WORD = 26
_WEEKDAY_WORD = 58
_WEEK_WORD = 24
_YEAR_WORD = 44


@dataclass(frozen=True, slots=True)
class Words:
    """How the language of the window writes the parts of a date."""

    month: Callable[[date], str]
    month_and_year: Callable[[date], str]
    short_month: Callable[[date], str]
    weekday: Callable[[date], str]
    year: Callable[[date], str]


@dataclass(frozen=True, slots=True)
class Tick:
    """A word that belongs to the stretch beginning at ``day``."""

    day: int
    text: str


@dataclass(frozen=True, slots=True)
class CalendarTicks:
    """``upper`` and ``lower`` are the two rows of words; ``strong`` and ``faint`` the days at which lines stand."""

    upper: tuple[Tick, ...]
    lower: tuple[Tick, ...]
    strong: tuple[int, ...]
    faint: tuple[int, ...]


def calendar_ticks(
    start: float, end: float, pixels_per_day: float, words: Words, *, scale: float = 1.0
) -> CalendarTicks:
    """The ticks for the days from ``start`` to ``end``; ``scale`` is the text size (1.0 for 100 %).

    The first stretch of the upper row usually began before ``start``: its word is still there, to be drawn at the
    edge.
    """
    room = pixels_per_day / scale
    if room * _MONTH_DAYS >= _MONTH_WORD:
        months = list(_months(start, end))
        if len(months) > 1 and (to_day(months[1]) - start) * room < _MONTH_AND_YEAR_WORD:
            # What is left of the first month is too narrow for its word, and the next one names the year.
            del months[0]
        upper = tuple(
            Tick(to_day(day), words.month_and_year(day) if number == 0 or day.month == 1 else words.month(day))
            for number, day in enumerate(months)
        )
        return CalendarTicks(upper, *_days_of_months(start, end, room, words, tuple(tick.day for tick in upper)))
    years = list(_years(start, end, ceil(_YEAR_WORD / (room * _YEAR_DAYS))))
    upper = tuple(Tick(to_day(day), words.year(day)) for day in years)
    step = next((step for step in (1, 3) if room * _MONTH_DAYS * step >= _SHORT_MONTH_WORD), 0)
    months = [day for day in _months(start, end) if step and (day.month - 1) % step == 0 and to_day(day) >= start]
    lower = tuple(Tick(to_day(day), words.short_month(day)) for day in months)
    faint = tuple(tick.day for tick in lower if to_date(tick.day).month != 1)
    return CalendarTicks(upper, lower, tuple(tick.day for tick in upper), faint)


def _days_of_months(
    start: float, end: float, room: float, words: Words, strong: tuple[int, ...]
) -> tuple[tuple[Tick, ...], tuple[int, ...], tuple[int, ...]]:
    if room >= _DAY_WORD:
        days = range(floor(start), ceil(end))
        with_weekday = room >= _WEEKDAY_WORD
        lower = tuple(
            Tick(day, f"{words.weekday(to_date(day))} {to_date(day).day}" if with_weekday else str(to_date(day).day))
            for day in days
        )
    else:
        days = range(monday_of(floor(start)), ceil(end), 7)
        fits = room * 7 >= _WEEK_WORD
        lower = tuple(Tick(day, str(to_date(day).day)) for day in days if day >= start) if fits else ()
    return lower, strong, tuple(day for day in days if day not in strong)


def _months(start: float, end: float) -> Iterator[date]:
    day = to_date(floor(start)).replace(day=1)
    while to_day(day) < end:
        yield day
        day = date(day.year + day.month // 12, day.month % 12 + 1, 1)


def _years(start: float, end: float, step: int) -> Iterator[date]:
    year = to_date(floor(start)).year
    year -= year % step
    while to_day(date(year, 1, 1)) < end:
        yield date(year, 1, 1)
        year += step
