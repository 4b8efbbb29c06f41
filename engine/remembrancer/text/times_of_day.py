"""Clock times and weekdays of a text, with or without a date: "3 pm", "14:00 to 15:00", "noon", "on Tuesdays"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from remembrancer.text.any_case import AnyCase

_CLOCK: Final = (
    r"(?:(?P<{0}h>[01]?\d|2[0-4])(?:[:.](?P<{0}m>[0-5]\d))?\s?(?P<{0}half>[ap]\.?m\b\.?)|(?P<{0}hh>[01]?\d|2[0-4]):(?P<{0}mm>[0-5]\d)"
    r"|(?P<{0}ho>\d{{1,2}})\s?o'?clock|(?P<{0}word>noon|midnight|midday))"
)
_BARE: Final = (
    r"(?P<{0}bare>[01]?\d|2[0-4])(?![\d:.,]*\d)(?!\s*(?:%|[A-Za-z]{{1,3}}\b(?<!on)(?<!in)(?<!and)(?<!to)|[a-z]{{4,}}))"
)
_TO: Final = r"\s?(?:to|-|\u2013|until|till|and)\s?"
_RANGE: Final = AnyCase(
    rf"(?<![\w./-])(?:{_CLOCK.format('a')}|{_BARE.format('a')}){_TO}(?:{_CLOCK.format('b')}|{_BARE.format('b')})"
    r"(?![\w/-])(?!\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))",
)
_POINT: Final = AnyCase(rf"(?<![\w./-]){_CLOCK.format('a')}(?![\w/-])")
_AT: Final = AnyCase(
    rf"\b(?:at|around|by|from|until|till|before|after)\s(?P<hour>{_BARE.format('a')})(?=\s*(?:[.,;!?)]|$|on\b|in\b|and\b|to\b))",
)
_PAST_THE_HOUR: Final = AnyCase(
    r"\b(half|quarter)\s+(past|to)\s+(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b",
)
_HOUR: Final = r"(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_AT_AN_HOUR: Final = AnyCase(
    rf"\b(?:at|by|until|till|from|before|after)\s+{_HOUR}(?:\s+(?:o'clock\s*)?in\s+the\s+(morning|afternoon|evening))?"
    r"(?=[.,;!?]|$|\s+(?:on|in|every|each|sharp|the|today|tomorrow|tonight|while|when|for|till|until|o'clock|at)\b)",
)
_FROM_HOUR_TO_HOUR: Final = AnyCase(rf"\b(?:from|between)\s+{_HOUR}\s+(?:to|until|till|and)\s+{_HOUR}\b")
_HOURS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_WEEKDAY: Final = AnyCase(r"\b(mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(day)?(s)?\b(?!')")
_NAMES: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_EVERY: Final = AnyCase(r"\b(?:every|each)\s$")
_NOON: Final = 12
_LAST_HOUR: Final = 24
_FIRST_HOUR: Final = 7
"""From "one to six" on the hands of a clock it is afternoon."""
_UNTIL: Final = AnyCase(r"\b(?:until|till)\s$")
_BEFORE_A_RANGE: Final = AnyCase(r"\b(?:from|between|(?:mon|tue|wed|thu|fri|sat|sun)\w*,?)\s$")
_UNTIL_LENGTH: Final = 240
"""Minutes that something takes at least of which only the end is said."""
_WORDED: Final = AnyCase(
    r"noon|midnight|midday|(?:at|by|until|till|from|before|after|between)\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|half\s+past|quarter\s+(?:past|to)",
)


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """Minutes since midnight, ``until`` (perhaps None) exclusive; characters ``start`` to ``end``."""

    start: int
    end: int
    minutes: int
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Weekday:
    """A day of the week, 0 for Monday; ``is_habit`` for "Mondays" and "every Monday"."""

    start: int
    end: int
    day: int
    is_habit: bool


def find_times_of_day(text: str) -> tuple[TimeOfDay, ...]:
    """The clock times of a text in order. A bare hour counts only behind "at" and the like, or in a range."""
    if not any(character.isdigit() for character in text) and not _WORDED.search(text):
        return ()
    found = [*_in_words(text), *_ranges(text)]
    for pattern in (_POINT, _AT):
        for match in pattern.finditer(text):
            start, end = match.span("hour") if pattern is _AT else match.span()
            minutes = _minutes(match, "a", bare=pattern is _AT)
            if minutes is None or any(start < each.end and each.start < end for each in found):
                continue
            if _UNTIL.search(text[:start]):
                found.append(TimeOfDay(start, end, max(0, minutes - _UNTIL_LENGTH), minutes))
            else:
                found.append(TimeOfDay(start, end, minutes))
    return tuple(sorted(found, key=lambda each: each.start))


def _in_words(text: str) -> Iterator[TimeOfDay]:
    for match in _PAST_THE_HOUR.finditer(text):
        part, side, hour = (group.casefold() for group in match.groups())
        hours = int(hour) if hour.isdigit() else _HOURS.index(hour) + 1
        if hours <= _LAST_HOUR:
            away = 30 if part == "half" else 15
            yield TimeOfDay(match.start(), match.end(), hours * 60 + (away if side == "past" else -away))
    ranges = list(_FROM_HOUR_TO_HOUR.finditer(text))
    for match in ranges:
        first, last = (_HOURS.index(hour.casefold()) + 1 for hour in match.groups())
        first += _NOON * (first < _FIRST_HOUR)
        last += _NOON * (last <= first)
        yield TimeOfDay(match.start(1), match.end(), first * 60, last * 60)
    for match in _AT_AN_HOUR.finditer(text):
        if any(match.start() < each.end() and each.start() < match.end() for each in ranges):
            continue
        hours = _HOURS.index(match.group(1).casefold()) + 1
        is_late = (match.group(2) or "").casefold() in ("afternoon", "evening") and hours < _NOON
        yield TimeOfDay(match.start(1), match.end(), (hours + _NOON * is_late) * 60)


def _ranges(text: str) -> Iterator[TimeOfDay]:
    for match in _RANGE.finditer(text):
        if match.group("abare") and match.group("bbare") and not _BEFORE_A_RANGE.search(text[: match.start()]):
            continue
        first, second = _minutes(match, "a"), _minutes(match, "b")
        if first is None or second is None:
            continue
        ends_late = match.group("bhalf") is not None and match.group("bhalf")[0] in "pP"
        if match.group("abare") and ends_late and first < second - _NOON * 60 + 60:
            first += _NOON * 60  # "from 2 to 4 pm"
        if second > first:
            yield TimeOfDay(match.start(), match.end(), first, second)


def _minutes(match: re.Match[str], side: str, *, bare: bool = True) -> int | None:
    groups = match.groupdict()
    word = groups.get(f"{side}word")
    if word:
        return 0 if word.casefold() == "midnight" else 720
    if groups.get(f"{side}hh"):
        return int(groups[f"{side}hh"]) * 60 + int(groups[f"{side}mm"])
    if groups.get(f"{side}h"):
        hour = int(groups[f"{side}h"]) % 12 + (12 if groups[f"{side}half"][0] in "pP" else 0)
        return hour * 60 + int(groups.get(f"{side}m") or 0)
    plain = groups.get(f"{side}ho") or (groups.get(f"{side}bare") if bare else None)
    if plain is None or int(plain) > 24:
        return None
    return int(plain) * 60


def find_weekdays(text: str) -> tuple[Weekday, ...]:
    """The days of the week that a text names, in order; "sun", "sat" and "wed" only in full."""
    found = []
    for match in _WEEKDAY.finditer(text):
        short, full, plural = match.groups()
        if not full and (short.casefold() in ("sun", "sat", "wed", "mon", "fri") or plural) and not short[0].isupper():
            continue
        if not full and short.casefold() in ("sun", "sat"):
            continue
        day = _NAMES.index(short.casefold()[:3])
        found.append(
            Weekday(match.start(), match.end(), day, bool(plural) or bool(_EVERY.search(text[: match.start()])))
        )
    return tuple(found)
