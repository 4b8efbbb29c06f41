"""The words of dates and the pattern fragments made of them.

A pattern is written with ``<NAME>`` for a fragment and compiled by ``compile_pattern``; fragments hold no groups
with names, so that a pattern can use one twice.
"""

from __future__ import annotations

import re
from typing import Final

from remembrancer.text.any_case import AnyCase

# Every character maps to exactly one, so that offsets into the normalised text are offsets into the original.
# The three letters at the end equal an ASCII letter only when case is ignored, and would slip through the patterns.
_SAME_LENGTH: Final = str.maketrans(
    {
        "\u00a0": " ", "\u202f": " ", "\u2009": " ",
        "\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2014": "-", "\u2212": "-",
        "\u2019": "'", "\u2018": "'",
        "\u0131": "_", "\u017f": "_", "\u212a": "_", "\u0130": "_",
    }
)  # fmt: skip

_LONG_SPACE: Final = re.compile(r"\s{9,}")

MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

_ONES: Final = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
    *("fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_NUMBERS: Final = {word: value for value, word in enumerate(_ONES, start=1)} | {
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "ninety": 90, "a": 1, "an": 1,
}  # fmt: skip
_ORDINAL_WORDS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"),
    *("twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth"),
    "twentieth",
)
_ORDINALS: Final = (
    {word: value for value, word in enumerate(_ORDINAL_WORDS, start=1)}
    | {f"twenty-{word}": 20 + value for value, word in enumerate(_ORDINAL_WORDS[:9], start=1)}
    | {"thirtieth": 30, "thirty-first": 31, "last": -1}
)

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=\s*\w))?"
)
_YEAR = r"(?:19[0-9]{2}|20[0-9]{2}|2100)"
# What turns a number that looks like a year into an amount, a code or a part of something longer.
_YEAR_END = (
    r"(?![0-9a-z_%°]|[.,:/-][0-9]|-[a-z]|\s?(?:%|°|steps?|people|users?|words?|tokens?|bits?|bytes?|[kmgt]i?b\b|items?"
    r"|times|degrees?|k?m\b|kms\b|miles?|meters?|metres?|feet|calories|kcal|pixels?|px|char(?:acter)?s|rows?|files?|ms\b"
    r"|seconds?|minutes?|hours?|days?|weeks?|months?|years?|dollars?|euros?|pounds?|usd|eur|points?|pages?|lines?"
    r"|participants?|employees|students|customers|members|units?|records?|requests?|messages?|copies|square|followers)\b)"
)

FRAGMENTS: Final = {
    "MONTH": _MONTH,
    "YEAR": _YEAR + _YEAR_END,
    "YEAR_DIGITS": _YEAR,
    "WEEKDAY": r"(?:mon|tues|wednes|thurs|fri|satur|sun)day",
    "WEEKDAY_SHORT": r"(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b\.?",
    "COUNT": r"(?:[0-9]{1,3}|an?|(?:a\s+)?couple(?:\s+of)?|" + "|".join(sorted(_NUMBERS, reverse=True)) + ")",
    "UNIT": r"(?:minutes?|mins?|hours?|hrs?|days?|weekends?|weeks?|wks?|fortnights?|months?|quarters?|years?|yrs?"
    r"|decades?)\b",
    # What can follow a month to give its year: figures, an apostrophe and two, or the year in words.
    "SOME_YEAR": rf"(?:{_YEAR}{_YEAR_END}|'[0-9]{{2}}\b|(?:this|next|last|previous)\s+year\b)",
    "DAY": r"(?:0?[1-9]|[12][0-9]|3[01])",
    "SUFFIX": r"(?:st|nd|rd|th)",
    "ORDINAL": r"(?:(?:twenty|thirty)[- ])?(?:" + "|".join((*_ORDINAL_WORDS, "thirtieth")) + ")",
    # A date in figures is not the middle of a longer figure, a path, a version or a sum of money.
    "EDGE": r"(?<![\w.,:/$€£#@+-])",
    "END": r"(?![\w/-]|[.,:][0-9])",
}


def compile_pattern(pattern: str) -> AnyCase:
    """Compile a pattern with ``<NAME>`` fragments; case is ignored, white space in the text is one line's or none."""
    return AnyCase(re.sub(r"(?<!\?P)<([A-Z_]+)>", lambda name: FRAGMENTS[name[1]], pattern))


def normalised(text: str) -> str:
    """The text with typographic dashes, quotes and spaces made plain; of the same length as the original.

    Long runs of white space become unreadable characters: no date spans them, and patterns would take quadratic time.
    """
    return _LONG_SPACE.sub(lambda run: "\0" * len(run[0]), text.translate(_SAME_LENGTH))


def month_number(word: str) -> int:
    """1..12 for an English month name or its abbreviation."""
    return MONTHS.index(word[:3].lower()) + 1


def weekday_number(word: str) -> int:
    """0 (Monday) .. 6 for an English weekday name or its abbreviation."""
    return WEEKDAYS.index(word[:3].lower())


def count_of(words: str) -> int:
    """The number a matched COUNT stands for; "a couple" is two."""
    word = words.lower()
    if "couple" in word:
        return 2
    return int(word) if word.isdigit() else _NUMBERS[word]


def ordinal_of(words: str) -> int:
    """The number of "3rd", "third" or "twenty-third"; -1 for "last"."""
    word = words.lower().replace(" ", "-")
    return int(word.rstrip("stndrh")) if word[0].isdigit() else _ORDINALS[word]


def unit_of(words: str) -> str:
    """The singular full name of a matched UNIT."""
    word = words.lower().rstrip("s")
    return {"min": "minute", "hr": "hour", "wk": "week", "wkend": "weekend", "yr": "year"}.get(word, word)
