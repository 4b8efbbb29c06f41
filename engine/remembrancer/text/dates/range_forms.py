"""Stretches whose two ends share a word ("13 to 15 July", "2019-2021"), and the joining of two dates into one."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.calendar_forms import YEARLY, date_or_none, nearest
from remembrancer.text.dates.mention import Grain, Position, Reason
from remembrancer.text.dates.reading import Candidate, Form, LocalSpan, Reading, whole_unit
from remembrancer.text.dates.words import compile_pattern, month_number, ordinal_of

_TO: Final = r"\s*(?:-|\bto\b|\buntil\b|\btill?\b|\bthrough\b|\bthru\b|\band\b)\s*"
_LINK: Final = AnyCase(r"\s*(?:-|(?:up\s+)?to|until|till?|through|thru)\s*(?:the\s+|on\s+)?")
_AND: Final = AnyCase(r"\s*,?\s*and\s+(?:the\s+|on\s+)?")
_BETWEEN: Final = AnyCase(r"\bbetween\s+(?:the\s+)?$")
_MOVED: Final = AnyCase(r"\b(?:mov|postpon|reschedul|chang|shift|push|delay|brought|correct|renam|updat)\w*\b[^.!?]*$")


def _day_range(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    first, last, month = ordinal_of(match["first"]), ordinal_of(match["last"]), month_number(match["month"])
    if first >= last:
        return None
    if match["month"].islower() and match["month"].lower() in ("may", "march") and not match["year"]:
        return None
    if match["year"]:
        start = date_or_none(int(match["year"]), month, first)
    else:
        start = nearest(month, first, reading, reading.tense(*match.span()))
    end = date_or_none(start.year, month, last) if start else None
    if start is None or end is None:
        return None
    floating = None if match["year"] else YEARLY
    return LocalSpan(start, end + timedelta(days=1), Grain.DAY, floating=floating, period=True)


def _month_range(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    first, last = month_number(match["month"]), month_number(match["last"])
    if match["last_year"]:
        last_year = int(match["last_year"])
        first_year = int(match["year"]) if match["year"] else last_year - (first > last)
    elif match["year"]:
        first_year = int(match["year"])
        last_year = first_year + (first > last)
    else:
        if not match["between"]:
            return None
        past = reading.tense(*match.span()) is Position.PAST
        last_year = reading.now.year + (0 if past or last >= reading.now.month else 1)
        last_year -= 1 if past and min(first, last) > reading.now.month else 0
        first_year = last_year - (first > last)
    start, end = date_or_none(first_year, first, 1), date_or_none(last_year, last, 1)
    if start is None or end is None or start >= end:
        return None
    floating = None if match["year"] or match["last_year"] else YEARLY
    return LocalSpan(start, whole_unit(end, "month").end, Grain.MONTH, floating=floating, period=True)


def _year_range(match: re.Match[str], _reading: Reading) -> LocalSpan | None:
    start, end = date_or_none(int(match["first"]), 1, 1), date_or_none(int(match["last"]), 1, 1)
    if start is None or end is None or start >= end:
        return None
    return LocalSpan(start, whole_unit(end, "year").end, Grain.YEAR, period=True)


RANGE_FORMS: Final = (
    Form(
        Reason.DAY_RANGE,
        compile_pattern(
            r"(?<![\w-])(?P<month><MONTH>)\s*(?:the\s+)?(?P<first><DAY><SUFFIX>?|<ORDINAL>)" + _TO + r"(?:the\s+)?"
            r"(?P<last><DAY><SUFFIX>?|<ORDINAL>)(?![0-9a-z%]|[:/][0-9]|\s?(?:[ap]\.?m\b|%))(?:,?\s*(?:of\s+)?(?P<year><YEAR>))?"
        ),
        _day_range,
    ),
    Form(
        Reason.DAY_RANGE,
        compile_pattern(
            r"<EDGE>(?P<first><DAY><SUFFIX>?|<ORDINAL>)"
            + _TO
            + r"(?:the\s+)?(?P<last><DAY><SUFFIX>?|<ORDINAL>)\s*(?:of\s+)?"
            r"(?P<month><MONTH>)(?:,?\s*(?:of\s+)?(?P<year><YEAR>))?(?![\w%])"
        ),
        _day_range,
    ),
    Form(
        Reason.MONTH_RANGE,
        compile_pattern(
            r"(?:\b(?P<between>from|between)\s+)?(?P<span>(?<![\w-])(?P<month><MONTH>)(?:,?\s*(?P<year><YEAR_DIGITS>))?"
            + _TO
            + r"(?P<last><MONTH>)(?:,?\s*(?:(?:of|in)\s+)?(?P<last_year><YEAR>))?)(?!\s*[0-9]|\w)"
        ),
        _month_range,
    ),
    Form(
        Reason.YEAR_RANGE,
        compile_pattern(
            r"(?:\b(?:from|between|years?|in|during)\s+(?P<span>(?P<first><YEAR_DIGITS>)" + _TO + r"(?P<last><YEAR>)))"
        ),
        _year_range,
    ),
    Form(
        Reason.YEAR_RANGE,
        compile_pattern(r"<EDGE>(?P<first><YEAR_DIGITS>)\s?(?:-|to|until|through)\s?(?P<last><YEAR>)(?!\))"),
        _year_range,
    ),
    Form(
        Reason.YEAR_RANGE,
        compile_pattern(r"(?<=\()(?P<first><YEAR_DIGITS>)\s?-\s?(?P<last><YEAR>)(?=\))"),
        _year_range,
    ),
)


def join_ranges(candidates: list[Candidate], reading: Reading) -> list[Candidate]:
    """Turn "from X to Y" and "between X and Y" into one stretch; Y belongs to it.

    "Monday to Friday" with nothing that places it in time is a habit ("open Monday to Friday") and is dropped.
    """
    joined: list[Candidate] = []
    for candidate in candidates:
        first = joined[-1] if joined else None
        if first is None or not _linked(first, candidate, reading.text):
            joined.append(candidate)
            continue
        if first.reason is candidate.reason is Reason.WEEKDAY and (
            reading.tense(first.start, candidate.end) is Position.CURRENT
            and first.local.floating is not None
            and candidate.local.floating is not None
        ):
            joined.pop()
            continue
        whole = _stretch(first.local, candidate.local, reading)
        if whole is None:
            joined.append(candidate)
        else:
            joined[-1] = Candidate(first.start, candidate.end, whole, Reason.RANGE)
    return joined


def _linked(first: Candidate, second: Candidate, text: str) -> bool:
    if first.local.period or second.local.period:
        return False
    gap, before = text[first.end : second.start], text[max(0, first.start - 60) : first.start]
    if _AND.fullmatch(gap):
        return _BETWEEN.search(before) is not None
    return _LINK.fullmatch(gap) is not None and _MOVED.search(before) is None


def _before(first: LocalSpan, limit: datetime) -> LocalSpan:
    """The last occurrence of a date without year before a date with one: "26 June to 28 June 2020"."""
    if first.floating != YEARLY:
        return first
    years = limit.year - first.start.year
    moved = replace(first, start=first.start + YEARLY * years, end=first.end + YEARLY * years)
    if moved.start < limit:
        return moved
    return replace(moved, start=moved.start - YEARLY, end=moved.end - YEARLY)


def _stretch(first: LocalSpan, last: LocalSpan, reading: Reading) -> LocalSpan | None:
    if first.exact or last.exact:
        return None
    if first.floating is not None and last.floating is None and first.start.year != last.start.year:
        first = _before(first, last.start)
    if last.start <= first.start and first.floating is not None:
        earlier = replace(first, start=first.start - first.floating, end=first.end - first.floating)
        if earlier.start <= reading.now < last.end:
            first = earlier
    if last.start <= first.start and last.floating is not None:
        last = replace(last, start=last.start + last.floating, end=last.end + last.floating)
    if last.start <= first.start:
        return None
    # A stretch between two clock times ends at the second one, not a minute later.
    end = last.start if last.grain is Grain.MINUTE else last.end
    return LocalSpan(first.start, end, last.grain, approximate=first.approximate or last.approximate, period=True)
