"""Forms that name a place in the calendar: dates in figures and in words, months, quarters, years."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

from dateutil.relativedelta import relativedelta
from dateutil.tz import tzoffset

from remembrancer.text.dates.mention import DateOrder, Grain, Position, Reason
from remembrancer.text.dates.reading import Form, LocalSpan, Reading, day, unit_start, whole_unit
from remembrancer.text.dates.words import compile_pattern, month_number, ordinal_of

YEARLY: Final = relativedelta(years=1)
_MONTHLY: Final = relativedelta(months=1)
# Names of months that are also words; in small letters they count only where something else marks a date.
_WORD_LIKE: Final = frozenset({"may", "march", "mar"})


def date_or_none(year: int, month: int, day_of_month: int) -> datetime | None:
    """Midnight of a calendar day, or None where there is no such day."""
    try:
        return datetime(year, month, day_of_month)  # noqa: DTZ001  a wall clock; the zone is applied at the end
    except ValueError:
        return None


def nearest(month: int, day_of_month: int, reading: Reading, tense: Position) -> datetime | None:
    """The occurrence of a day without year: the last one in the past tense, else the coming one (29 February waits)."""
    step = -1 if tense is Position.PAST else 1
    for offset in range(9):
        found = date_or_none(reading.now.year + step * offset, month, day_of_month)
        if found is not None and (found <= reading.today if step < 0 else found >= reading.today):
            return found
    return None


def _iso_date(match: re.Match[str], _reading: Reading) -> LocalSpan | None:
    if match["separator"] == "." and len(match["month"] + match["day"]) < 4:
        return None  # 2024.1.3 is a version
    date = date_or_none(int(match["year"]), int(match["month"]), int(match["day"]))
    if date is None:
        return None
    if match["hour"] is None:
        return day(date)
    if int(match["hour"]) > 23 or int(match["minute"]) > 59:
        return None
    start = date.replace(hour=int(match["hour"]), minute=int(match["minute"]))
    end = start + timedelta(minutes=1)
    if match["offset"] is None:
        return LocalSpan(start, end, Grain.MINUTE)
    shift = match["offset"].upper()
    seconds = 0
    if shift[0] in "+-":
        hours, minutes = int(shift[1:3]), int(shift[-2:])
        if hours > 14 or minutes > 59:
            return None
        seconds = (hours * 3600 + minutes * 60) * (-1 if shift[0] == "-" else 1)
    aware = start.replace(tzinfo=tzoffset(None, seconds))
    return LocalSpan(start, end, Grain.MINUTE, exact=(aware, aware + timedelta(minutes=1)))


def _iso_month(match: re.Match[str], _reading: Reading) -> LocalSpan | None:
    start = date_or_none(int(match["year"]), int(match["month"]), 1)
    return whole_unit(start, "month") if start else None


def _numeric_date(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    first, second, separator = int(match["first"]), int(match["second"]), match["separator"]
    written = match["year"]
    if written is not None and len(written) == 2:
        if separator != "/":
            return None  # 1.2.15 and 1-2-15 are versions and scores as often as dates
        # The usual pivot of two-digit years: within fifty years of the statement.
        year = reading.now.year - reading.now.year % 100 + int(written)
        year += 100 if year < reading.now.year - 50 else -100 if year > reading.now.year + 49 else 0
    else:
        year = int(written) if written is not None else 0
    # Dots are a day-first habit wherever dates are written with them.
    day_first = separator == "." or first > 12 or reading.order is DateOrder.DAY_FIRST
    month_first = not day_first and (second > 12 or reading.order is DateOrder.MONTH_FIRST or first == second)
    if not (day_first or month_first):
        return None
    day_of_month, month = (first, second) if day_first else (second, first)
    if month > 12:
        return None
    if year:
        date = date_or_none(year, month, day_of_month)
        return day(date) if date else None
    if separator == ".":
        return None
    date = nearest(month, day_of_month, reading, reading.tense(*match.span("span")))
    return day(date, floating=YEARLY) if date else None


def _marked_month(match: re.Match[str], *, marked: bool) -> bool:
    word = match["month"].rstrip(".")
    return marked or not word.islower() or word not in _WORD_LIKE


def _placed(before: str | None) -> bool:
    """Whether the word before a date is one that only stands before times: "on", not "and"."""
    return before is not None and before.lower() not in ("and", "of", "for", "to", "")


def _day_and_month(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    written = match["day"]
    marked = bool(match["year"] or match["of"]) or _placed(match["before"])
    suffixed = not written[-1].isdigit()
    if not _marked_month(match, marked=marked or (suffixed and match["month"].lower() not in ("may", "march"))):
        return None
    return _dated(match, reading, ordinal_of(written))


def _month_and_day(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    written = match["day"]
    marked = bool(match["year"] or match["rest"] is not None or not written[-1].isdigit()) or _placed(match["before"])
    if not _marked_month(match, marked=marked):
        return None
    return _dated(match, reading, ordinal_of(written))


def _dated(match: re.Match[str], reading: Reading, day_of_month: int) -> LocalSpan | None:
    month = month_number(match["month"])
    if match["year"]:
        date = date_or_none(_year(match["year"], reading), month, day_of_month)
        return day(date) if date else None
    date = nearest(month, day_of_month, reading, reading.tense(*match.span("span")))
    return day(date, floating=YEARLY) if date else None


def _year(written: str, reading: Reading) -> int:
    """A year of four figures, of two after an apostrophe, or in words ("next year")."""
    if written[-1].isalpha():
        shift = {"next": 1, "this": 0}.get(written.split(maxsplit=1)[0].lower(), -1)
        return reading.now.year + shift
    if len(written) == 4:
        return int(written)
    century = reading.now.year - reading.now.year % 100
    return century + int(written[-2:]) if int(written[-2:]) <= 60 else century - 100 + int(written[-2:])


def _month_and_year(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    start = date_or_none(_year(match["year"], reading), month_number(match["month"]), 1)
    return whole_unit(start, "month") if start else None


def _month(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    before, which = (match["before"] or "").lower(), (match["which"] or "").lower()
    # A name alone may be a person's, and "this may" a verb's.
    if not (before or which):
        return None
    if not _marked_month(match, marked=before not in ("", "by", "before", "after", "through", "around")):
        return None
    return month_named(match["month"], which, reading, reading.tense(*match.span("span")))


def month_named(word: str, which: str, reading: Reading, tense: Position) -> LocalSpan:
    """The month a bare name means: "this" in this year, "next" the coming one, "last" the one completed."""
    here = unit_start(reading.now, "month")
    month = here.replace(month=month_number(word))
    if which == "this":
        return whole_unit(month, "month")
    if which == "next" and month <= here:
        month += YEARLY
    elif (which == "last" and month >= here) or (which != "next" and tense is Position.PAST and month > here):
        month -= YEARLY
    elif which not in ("next", "last") and tense is not Position.PAST and month < here:
        month += YEARLY
    return whole_unit(month, "month", floating=None if which in ("next", "last") else YEARLY)


def _plain_year(match: re.Match[str], _reading: Reading) -> LocalSpan | None:
    start = date_or_none(int(match["span"]), 1, 1)
    return whole_unit(start, "year") if start else None


def _decade(match: re.Match[str], _reading: Reading) -> LocalSpan | None:
    start = date_or_none(int(match["year"]), 1, 1)
    return whole_unit(start, "decade") if start else None


def _quarter(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    number = ordinal_of(match["number"])
    if not 1 <= number <= 4:
        return None
    if match["year"]:
        start = date_or_none(_year(match["year"], reading), 3 * number - 2, 1)
        return whole_unit(start, "quarter") if start else None
    start = unit_start(reading.now, "year").replace(month=3 * number - 2)
    here = unit_start(reading.now, "quarter")
    past = reading.tense(*match.span("span")) is Position.PAST
    if past and start > here:
        start -= YEARLY
    elif not past and start < here:
        start += YEARLY
    return whole_unit(start, "quarter", floating=YEARLY)


def _half_year(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    start = date_or_none(_year(match["year"], reading), 1 if match["number"] == "1" else 7, 1)
    return LocalSpan(start, start + relativedelta(months=6), Grain.HALF_YEAR) if start else None


def _day_of_month(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    number = ordinal_of(match["day"])
    if match["which"]:
        shift = {"next": 1, "following": 1, "last": -1, "previous": -1}.get(match["which"].lower(), 0)
        month = unit_start(reading.now, "month") + relativedelta(months=shift)
        date = date_or_none(month.year, month.month, number)
        return day(date) if date else None
    step = -1 if reading.tense(*match.span("span")) is Position.PAST else 1
    month = unit_start(reading.now, "month")
    for offset in range(13):
        moved = month + relativedelta(months=step * offset)
        date = date_or_none(moved.year, moved.month, number)
        if date is not None and (date <= reading.today if step < 0 else date >= reading.today):
            return day(date, floating=_MONTHLY)
    return None


_TO_DATE = r"(?:\b(?P<before>on|by|since|until|till|from|before|after|due|through|of|for|to|and)\s+(?:the\s+)?)?"
_WITH_WEEKDAY = r"(?:(?:<WEEKDAY>|<WEEKDAY_SHORT>),?\s+(?:the\s+)?)?"
_TO_MONTH = (
    r"(?:\b(?P<before>(?:in|since|until|till|by|during|through|throughout|before|after|around|early|late|mid"
    r"|(?:early|late|mid|end|start|beginning|middle|month|rest|half|week|weekend|day)\s+(?:of|in))"
    r")(?:\s+|(?<=mid)-))?\b(?P<span>(?:(?P<which>this|next|last)\s+)?(?P<month><MONTH>))"
)
_TO_YEAR = (
    r"\b(?:in|since|until|till|by|during|through|throughout|before|after|around|circa|early|late|mid|year|years|from|for"
    r"|(?:end|start|beginning|middle|half|rest|summer|winter|spring|autumn|fall)\s+of|between)(?:\s+|(?<=mid)-)"
    r"(?:the\s+year\s+)?"
)

CALENDAR_FORMS: Final = (
    Form(
        Reason.ISO_DATE,
        compile_pattern(
            r"<EDGE>(?P<year><YEAR_DIGITS>)(?P<separator>[-/.])(?P<month>[0-9]{1,2})(?P=separator)(?P<day>[0-9]{1,2})"
            r"(?:[T\s]\s?(?P<hour>[0-9]{2}):(?P<minute>[0-9]{2})(?::[0-9]{2}(?:[.,][0-9]+)?)?"
            r"(?:\s?(?P<offset>Z|UTC|GMT|[+-][0-9]{2}:?[0-9]{2})\b)?)?<END>"
        ),
        _iso_date,
    ),
    Form(
        Reason.ISO_DATE,
        compile_pattern(
            r"(?P<year><YEAR_DIGITS>)\s?\u5e74\s?(?P<month>[0-9]{1,2})\s?\u6708\s?(?P<day>[0-9]{1,2})\s?\u65e5"
            r"(?P<separator>(?!))?(?P<hour>(?!))?(?P<minute>(?!))?(?P<offset>(?!))?"
        ),
        _iso_date,
    ),
    Form(
        Reason.DAY_AND_MONTH,
        compile_pattern(
            r"<EDGE>(?P<span>(?P<year><YEAR_DIGITS>)(?P<separator>[-/ ])(?P<month><MONTH>)(?P=separator)(?P<day><DAY>))"
            r"(?P<before>)(?P<rest>)<END>"
        ),
        _month_and_day,
    ),
    Form(
        Reason.DAY_AND_MONTH,
        compile_pattern(
            r"<EDGE>(?P<span>(?P<day><DAY>)(?P<separator>[-/])(?P<month><MONTH>)(?P=separator)(?P<year><YEAR_DIGITS>))"
            r"(?P<before>)(?P<rest>)<END>"
        ),
        _month_and_day,
    ),
    Form(
        Reason.DAY_AND_MONTH,
        compile_pattern(
            r"<EDGE>(?P<span>(?P<month><MONTH>)(?P<separator>[-/])(?P<day><DAY>)(?P=separator)(?P<year><YEAR_DIGITS>))"
            r"(?P<before>)(?P<rest>)<END>"
        ),
        _month_and_day,
    ),
    Form(
        Reason.MONTH,
        compile_pattern(
            r"\b(?P<before>from)\s+(?P<which>)(?P<span>(?P<month><MONTH>))"
            r"(?=\s+(?:on|onwards?|to\s+(?:date|now|today|(?:the\s+)?present)|until|till)\b)"
        ),
        _month,
    ),
    Form(Reason.ISO_MONTH, compile_pattern(r"<EDGE>(?P<year><YEAR_DIGITS>)-(?P<month>0[1-9]|1[0-2])<END>"), _iso_month),
    Form(
        Reason.NUMERIC_DATE,
        compile_pattern(
            r"<EDGE>(?P<span>(?P<first>[0-9]{1,2})(?P<separator>[-/.])(?P<second>[0-9]{1,2})(?P=separator)"
            r"(?P<year><YEAR_DIGITS>|[0-9]{2}))<END>"
        ),
        _numeric_date,
    ),
    Form(
        Reason.NUMERIC_DATE,
        compile_pattern(
            r"(?:\b(?:on|by|until|till|since|before|after|due|through)|(?P<weekday>\b(?:<WEEKDAY>|<WEEKDAY_SHORT>)),?)\s+"
            r"(?P<span>(?P<first>[0-9]{1,2})(?P<separator>/)"
            r"(?P<second>[0-9]{1,2}))(?P<year>(?!))?<END>"
        ),
        _numeric_date,
    ),
    Form(
        Reason.DAY_AND_MONTH,
        compile_pattern(
            _TO_DATE + r"<EDGE>(?P<span>" + _WITH_WEEKDAY + r"\b(?P<day><DAY><SUFFIX>?|<ORDINAL>(?=\s+of))(?![0-9:.])"
            r"\s*(?:day\s+)?(?P<of>of\s+)?(?P<month><MONTH>)(?:\s*,?\s*(?:(?:of|in)\s+)?(?P<year><SOME_YEAR>))?)(?![\w%]|,?\s+[0-9]{4}\b)"
        ),
        _day_and_month,
    ),
    Form(
        Reason.DAY_AND_MONTH,
        compile_pattern(
            _TO_DATE + r"(?<![\w-])(?P<span>" + _WITH_WEEKDAY + r"(?P<month><MONTH>)\s*(?:the\s+)?"
            r"(?P<day><DAY><SUFFIX>?|<ORDINAL>)(?![0-9a-z%°$]|[:.,/][0-9]|-(?!<MONTH>)[0-9a-z]|\s?(?:[ap]\.?m\b|%))"
            r"(?:\s*,?\s*(?:(?:of|in)\s+)?(?P<year><SOME_YEAR>))?)(?P<rest>\s*(?:$|[.,;:!?)]|(?:at|and|to|from|until)\b))?"
        ),
        _month_and_day,
    ),
    Form(
        Reason.MONTH_AND_YEAR,
        compile_pattern(
            r"(?<![\w-])(?<![0-9]\s)(?<!th\s)(?<!st\s)(?<!nd\s)(?<!rd\s)(?<!th\sof\s)(?<!st\sof\s)(?<!nd\sof\s)"
            r"(?P<month><MONTH>)\s*[,-]?\s*(?:of\s+|in\s+)?(?P<year><SOME_YEAR>)"
        ),
        _month_and_year,
    ),
    Form(
        Reason.MONTH_AND_YEAR,
        compile_pattern(r"(?<![\w-])(?P<year><YEAR_DIGITS>),?\s+(?P<month><MONTH>)(?!\s*[0-9])"),
        _month_and_year,
    ),
    Form(
        Reason.MONTH,
        compile_pattern(_TO_MONTH + r"(?!\s*(?:the\s+)?[0-9]|,?\s*[0-9]{4}|-?\w|'s\b)"),
        _month,
    ),
    Form(Reason.YEAR, compile_pattern(_TO_YEAR + r"(?P<span><YEAR>)"), _plain_year),
    Form(Reason.DECADE, compile_pattern(r"<EDGE>(?P<year>(?:19|20)[0-9]0)'?s\b"), _decade),
    Form(
        Reason.QUARTER,
        compile_pattern(r"<EDGE>\bQ(?P<number>[1-4])\s*(?:/|-|of\s+|,\s*)?\s*(?P<year><SOME_YEAR>)"),
        _quarter,
    ),
    Form(
        Reason.QUARTER,
        compile_pattern(r"<EDGE>(?P<year><YEAR_DIGITS>)[ -]?Q(?P<number>[1-4])\b"),
        _quarter,
    ),
    Form(
        Reason.QUARTER,
        compile_pattern(
            r"\b(?:in|by|for|during|since|until|till|before|after|(?:end|start|beginning|middle|rest)\s+of)\s+(?:the\s+)?"
            r"(?P<span>Q(?P<number>[1-4]))\b(?P<year>(?!))?(?!\s*(?:[0-9']|of\b))"
        ),
        _quarter,
    ),
    Form(
        Reason.QUARTER,
        compile_pattern(
            r"\b(?P<number>[1-4]<SUFFIX>|first|second|third|fourth|last)\s+(?:quarter|qtr)\s+(?:of\s+|in\s+)?(?P<year><YEAR>)"
        ),
        _quarter,
    ),
    Form(
        Reason.HALF_YEAR, compile_pattern(r"<EDGE>\bH(?P<number>[12])\s*(?:/|-|of\s+)?\s*(?P<year><YEAR>)"), _half_year
    ),
    Form(
        Reason.DAY_OF_MONTH,
        compile_pattern(
            r"\b(?:on|by|until|till|since|before|after|due|from|through)\s+(?:the\s+)?(?P<span>(?P<day><DAY><SUFFIX>)"
            r"(?:\s+(?:of\s+)?(?:the\s+)?(?P<which>this|next|last|previous|following|current)\s+month)?)"
            r"(?=\s*(?:$|[.,;:!?)]|\bat\b|\band\b|\bor\b|\bin\s+the\s+(?:morning|afternoon|evening)))"
        ),
        _day_of_month,
    ),
    Form(
        Reason.DAY_OF_MONTH,
        compile_pattern(
            r"\b(?P<day><DAY><SUFFIX>|<ORDINAL>)\s+(?:day\s+)?(?:of\s+)?(?:the\s+)?(?P<which>this|next|last|previous|current)"
            r"\s+month\b"
        ),
        _day_of_month,
    ),
)
