"""Periods of a search in words: "in the last 7 days", "in March 2026", "from 1 Mar to 9 Mar"."""

from __future__ import annotations

from datetime import timedelta

from remembrancer.model.search import TimeWithin
from remembrancer.wording.dates import DateWords
from remembrancer.wording.search_words import LAST_DAYS, NEXT_DAYS, NOT, PERIODS
from remembrancer.wording.templates import Template

_LONGEST_COUNT = 366
_ONE_DAY = timedelta(days=1)
_MICROSECOND = timedelta(microseconds=1)


def describe_period(within: TimeWithin, dates: DateWords, *, negated: bool) -> str:
    """What stands after "memories" for a period; a period of whole days is named by its days."""
    days = _days_counted(within, dates, negated=negated)
    if days:
        return days
    form, values = _form(within, dates)
    return _pick(PERIODS[within.axis, form], negated=negated).fill(dates.translate, **values)


def _days_counted(within: TimeWithin, dates: DateWords, *, negated: bool) -> str:
    """The words for the last or next so many days, if the period ends or begins with today."""
    if within.start is None or within.end is None or not _is_whole_days(within, dates):
        return ""
    today = dates.local_day(dates.now)
    first, last = dates.local_day(within.start), dates.local_day(within.end - _MICROSECOND)
    count = (last - first).days + 1
    if not 1 < count <= _LONGEST_COUNT or _is_calendar_period(within, dates):
        return ""
    if last == today:
        counted = LAST_DAYS[within.axis]
    elif first == today:
        counted = NEXT_DAYS[within.axis]
    else:
        return ""
    written = counted.fill(dates.translate, count)
    return NOT.fill(dates.translate, what=written) if negated else written


def _form(within: TimeWithin, dates: DateWords) -> tuple[str, dict[str, str]]:
    start, end = within.start, within.end
    write = dates.day if _is_whole_days(within, dates) else dates.moment
    if start is None and end is None:
        return "any", {}
    if start is None and end is not None:
        return "until", {"last": write(end - _MICROSECOND)}
    if start is not None and end is None:
        return "from", {"first": write(start)}
    assert start is not None  # noqa: S101  (the cases above leave only this one; said for the type checker)
    assert end is not None  # noqa: S101
    last = end - _MICROSECOND
    if write == dates.day and dates.local_day(start) == dates.local_day(last):
        days_ahead = (dates.local_day(start) - dates.local_day(dates.now)).days
        named = {-1: "yesterday", 0: "today", 1: "tomorrow"}.get(days_ahead, "day")
        return named, {"first": write(start)}
    if _is_calendar_period(within, dates):
        form = "month" if dates.local_day(start).month == dates.local_day(last).month else "year"
        return form, {"month": dates.month(start), "year": dates.year(start)}
    return "between", {"first": write(start), "last": write(last)}


def _is_whole_days(within: TimeWithin, dates: DateWords) -> bool:
    return all(dates.is_midnight(instant) for instant in (within.start, within.end) if instant is not None)


def _is_calendar_period(within: TimeWithin, dates: DateWords) -> bool:
    """True for exactly one month or one year."""
    if within.start is None or within.end is None or not _is_whole_days(within, dates):
        return False
    first, last = dates.local_day(within.start), dates.local_day(within.end - _MICROSECOND)
    is_month = first.month == last.month and (last + _ONE_DAY).month != last.month
    is_year = first.month == 1 and last.month == 12 and last.day == 31
    return first.day == 1 and first.year == last.year and (is_month or is_year)


def _pick(pair: tuple[Template, Template], *, negated: bool) -> Template:
    return pair[1] if negated else pair[0]
