"""Figures with their units: "3 km", "1,200 euros", "$12k", "half an hour", "every two weeks", "a dozen eggs"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem
from remembrancer.text.units import NEEDS_A_FIGURE_BEFORE, UNITS

_SMALL: Final = {
    word: float(number)
    for number, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
        ]
    )
}
_TENS: Final = {
    word: 10.0 * number
    for number, word in enumerate(
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], start=2
    )
}
_MULTIPLES: Final = {
    "k": 1e3,
    "thousand": 1e3,
    "hundred": 1e2,
    "m": 1e6,
    "mio": 1e6,
    "million": 1e6,
    "mn": 1e6,
    "billion": 1e9,
    "bn": 1e9,
}
_WORDS: Final = "|".join([*_SMALL, *_TENS])
_TEEN_COMPOUND: Final = "|".join(_TENS)
_NUMBER: Final = AnyCase(
    rf"""(?<![\w.,])
    (?P<bound>(?:at\ least|at\ most|more\ than|less\ than|fewer\ than|over|under|up\ to|about|around|roughly
      |approximately|nearly|almost|some|minimum\ of|maximum\ of|no\ more\ than|only|circa|ca\.)\s+)?
    (?P<currency>[$€£¥₹]|EUR|USD|GBP|CHF)?\s?
    (?P<figure>\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d+(?:\.\d+)?(?![.\d]*\.\d)
      |three\ quarters\ of\ an?|(?:{_TEEN_COMPOUND})[-\ ](?:{_WORDS})\b|(?:{_WORDS})\b(?:\s+and\s+a\s+half)?
      |half\ an?|an?\ half|a\ dozen|dozen
      |a\ couple\ of|an?(?=\s+(?:hour|minute|week|month|year|day|hundred|thousand|million)\b))
    (?:\s?(?P<multiple>k|thousand|hundred|mio|million|mn|billion|bn)\b)?
    (?!\d|\s*(?:st|nd|rd|th)\b)""",
    re.VERBOSE,
)
_UNIT: Final = re.compile(
    r"(?P<gap>[\s-]{0,1})(?:(?P<square>square|sq\.?|cubic)\s+)?"
    r"(?P<unit>[%°$€£][CF]?|per\ cent|[A-Za-zµ]+(?:/[a-z]+|[²³23](?!\d))?)(?P<half>\s+and\s+a\s+half)?"
)
_NOUNS_FOLLOWING: Final = re.compile(r"[\s-]+([A-Za-z][\w'-]*)(?:\s+([A-Za-z][\w'-]*))?")
_LABEL_BEFORE: Final = AnyCase(
    r"(?:\b(?:room|order|version|release|chapter|page|section|phase|sprint|issue|ticket|build|line|port|gate|platform"
    r"|unit|apartment|flat|number|no\.|bus|tram|route|track|type|step|part|volume|season|episode|year|grade|class"
    r"|floor|exit|building|house|block|row|seat|table|locker|lane|highway|error|code|pr|rfc|level|tier|stage|group"
    r"|team|week|day|round|hall|terminal|model|plan|figure|fig\.|clauses?|sheets?|form|list|recipe|memo|server|fuse"
    r"|trench|theatre|tray|cellar|item|article|paragraph|appendix|act|scene|bed|bay|pump|valve|box|shelf|drawer|sample"
    r"|sensor|zone|sector|lap|slide|batch|court|pitch|van|chapters|pages|lines|rooms|squad|heat|printer|press)\s|[#vV])$",
)
_INTERVALS: Final = (
    (AnyCase(r"\b(?:daily|every\s+day|once\s+a\s+day|each\s+day)\b"), 1.0),
    (AnyCase(r"\b(?:every\s+(?:other|second)\s+day)\b"), 2.0),
    (AnyCase(r"\b(?:weekly|every\s+week|once\s+a\s+week|each\s+week)\b"), 7.0),
    (
        AnyCase(
            r"\b(?:fortnightly|bi-?weekly|every\s+(?:two|2)\s+weeks|every\s+(?:other|second)\s+week|every\s+fortnight)\b",
        ),
        14.0,
    ),
    (AnyCase(r"\b(?:every\s+(?:three|3)\s+weeks)\b"), 21.0),
    (AnyCase(r"\b(?:monthly|every\s+month|once\s+a\s+month|each\s+month)\b"), 30.4),
    (AnyCase(r"\b(?:quarterly|every\s+(?:three|3)\s+months|every\s+quarter)\b"), 91.3),
    (AnyCase(r"\b(?:yearly|annually|every\s+year|once\s+a\s+year)\b"), 365.2),
)
INTERVAL: Final = "interval"
"""The unit of a frequency: days between two times."""
_TIMES_A: Final = AnyCase(
    r"\b(?:(once|twice|thrice)|(\w+)\s+times)\s+(?:an?|per|every|each)\s+(hour|day|week|month|year)\b"
)
_NO_NOUN: Final = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "but",
        "by",
        "can",
        "do",
        "does",
        "each",
        "every",
        "for",
        "from",
        "had",
        "has",
        "have",
        "how",
        "if",
        "in",
        "is",
        "it",
        "of",
        "on",
        "or",
        "per",
        "than",
        "that",
        "the",
        "this",
        "times",
        "to",
        "was",
        "were",
        "when",
        "with",
        "will",
        "would",
    ]
)
_LOOSE: Final = ("about", "around", "roughly", "approximately", "nearly", "almost", "some", "circa", "ca.")
_AT_LEAST: Final = ("at least", "more than", "over", "minimum of")
_AT_MOST: Final = ("less than", "fewer than", "under")
"""Not "at most" and "up to": they state a limit, and another limit is another figure."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a text at characters ``start`` to ``end`` (half open, with its unit).

    ``value`` is in ``unit``, a base unit, or a plain count with ``unit`` empty and the stems of the one or two words
    behind it as ``nouns``. ``per`` is the stem of what it is counted by ("a month"). ``is_loose``: rounded speech.
    ``low`` and ``high`` say what it leaves open: "at least 5" has ``high`` infinite.
    """

    start: int
    end: int
    value: float
    unit: str
    nouns: tuple[str, ...] = ()
    is_loose: bool = False
    low: float = 0.0
    high: float = 0.0
    number_end: int = 0


def find_figures(text: str) -> tuple[Figure, ...]:
    """The figures of a text in order, without those that are part of a name ("room 204", "Python 3.11")."""
    found = list(_intervals(text))
    taken = [(figure.start, figure.end) for figure in found]
    for match in _NUMBER.finditer(text):
        if any(match.start("figure") < end and start < match.end() for start, end in taken):
            continue
        figure = _figure(text, match)
        if figure is not None:
            found.append(figure)
            taken.append((figure.start, figure.end))
    found.sort(key=lambda figure: figure.start)
    return tuple(each for before, each in zip([None, *found], found, strict=False) if not _is_rate(text, before, each))


def _is_rate(text: str, before: Figure | None, figure: Figure) -> bool:
    """The "a month" of "900 euros a month"."""
    return (
        before is not None
        and before.end == figure.start - 1
        and text[figure.start : figure.start + 2].casefold() == "a "
    )


def _intervals(text: str) -> list[Figure]:
    found = [
        Figure(match.start(), match.end(), days, INTERVAL, (), False, days, days, match.end())
        for pattern, days in _INTERVALS
        for match in pattern.finditer(text)
    ]
    for match in _TIMES_A.finditer(text):
        word = (match.group(1) or match.group(2)).casefold()
        times = {"once": 1.0, "twice": 2.0, "thrice": 3.0}.get(word, _SMALL.get(word))
        if times is None and word.isdigit():
            times = float(word)
        if times:
            days = {"hour": 1 / 24, "day": 1.0, "week": 7.0, "month": 30.4, "year": 365.2}[match.group(3).casefold()]
            gap = days / times
            found.append(Figure(match.start(), match.end(), gap, INTERVAL, (), False, gap, gap, match.end()))
    kept: list[Figure] = []
    for figure in sorted(found, key=lambda each: (each.start, -each.end)):
        if not kept or figure.start >= kept[-1].end:
            kept.append(figure)
    return kept


def _figure(text: str, match: re.Match[str]) -> Figure | None:
    start = match.start("currency") if match.group("currency") else match.start("figure")
    before = text[max(0, start - 20) : start]
    if not match.group("currency") and _is_part_of_a_name(text, match, before):
        return None
    value = _value(match.group("figure"), match.group("multiple"))
    if value is None:
        return None
    end, unit = match.end(), ""
    nouns: tuple[str, ...] = ()
    if text[end : end + 1].isalpha() and not match.group("currency"):
        attached = _UNIT.match(text, end)
        if attached is None or (attached.group("unit").casefold() not in UNITS and not _is_temperature(attached)):
            return None  # "1Password"
    number_end = end
    if match.group("currency"):
        currency = UNITS[match.group("currency").casefold()]
        unit, value = currency.base, value * currency.factor
        following = _UNIT.match(text, end)
        if following and (known := UNITS.get(following.group("unit").casefold())) and known.base == unit:
            end = following.end()
    else:
        end, unit, nouns, value = _measured(text, end, value)
    bound = (match.group("bound") or "").strip().casefold()
    low = 0.0 if bound in _AT_MOST else value
    high = float("inf") if bound in _AT_LEAST else value
    return Figure(start, end, value, unit, nouns, bound in _LOOSE, low, high, number_end)


def _is_temperature(attached: re.Match[str]) -> bool:
    """As in "3.4C": the letter alone, without a gap."""
    return attached.group("unit") in ("C", "F") and not attached.group("gap")


def _is_part_of_a_name(text: str, match: re.Match[str], before: str) -> bool:
    figure = match.group("figure")
    if not figure[0].isdigit():
        # "one of", "no one", "a half": words that count nothing.
        after = text[match.end() : match.end() + 8].casefold()
        return figure.casefold() == "one" and (
            after.startswith((" of", " day", "-on", " can", " should", " on ")) or before[-3:].casefold() == "no "
        )
    following = _UNIT.match(text, match.end())
    measured = following is not None and (following.group("unit").casefold() in UNITS or _is_temperature(following))
    if _LABEL_BEFORE.search(before):
        # "Cellar 11.7 °C": what has a unit is measured; "room 4 in the east wing" has none.
        unit = following.group("unit") if measured and following is not None else ""
        return not unit or unit.casefold() == "in" or (unit.isalpha() and len(unit) == 1)
    # "Python 3.11", "Debian 12": behind a name within a sentence.
    named = re.search(r"([^\W\d_][\w+#]*)\s$", before)
    if named is None:
        return False
    word = named.group(1)
    return (
        word[0].isupper()
        and word not in ("I", "Is", "Are", "The", "Has", "With", "Only", "Paid")
        and not measured
        and (
            "." in figure
            or re.match(
                r"\s*(?:[.,;:!?)]|$|(?:is|was|has|had|and|or|in|on|at|for|to|with|arrived|shows|will)\b)",
                text[match.end() :],
            )
            is not None
        )
    )


def _value(figure: str, multiple: str | None) -> float | None:
    folded = figure.casefold()
    value: float
    if folded[0].isdigit():
        value = float(folded.replace(",", ""))
    elif folded in ("a dozen", "dozen"):
        value = 12.0
    elif folded.startswith("a couple"):
        value = 2.0
    elif folded.startswith("three quarters"):
        value = 0.75
    elif folded.startswith("half") or (folded.endswith(" half") and folded.split()[0] in ("a", "an")):
        value = 0.5
    elif folded in ("a", "an"):
        value = 1.0
    else:
        words = re.split(r"[-\s]+", folded.removesuffix("and a half").strip())
        value = sum(_SMALL.get(word, _TENS.get(word, 0.0)) for word in words)
        if folded.endswith("and a half"):
            value += 0.5
    return value * _MULTIPLES[multiple.casefold()] if multiple else value


def _measured(text: str, end: int, value: float) -> tuple[int, str, tuple[str, ...], float]:
    following = _UNIT.match(text, end)
    if following is None:
        return end, "", (), value
    word = following.group("unit")
    if _is_temperature(following):
        return following.end(), f"°{word}", (), value
    unit = UNITS.get(word.casefold().replace(" ", ""))
    if unit is not None and word.casefold() in NEEDS_A_FIGURE_BEFORE and following.group("gap") == "-":
        unit = None
    if unit is not None:
        base, factor = unit.base, unit.factor
        if following.group("square") and base == "m":
            base, factor = ("m3", factor**3) if following.group("square") == "cubic" else ("m2", factor * factor)
        if following.group("half"):
            value += 0.5
        stop = following.end()
        if base == "°C" and (scale := re.match(r"\s+(fahrenheit|F|celsius|C)\b", text[stop:])):
            base = "°F" if scale.group(1)[0] in "fF" else base
            stop += scale.end()
        return stop, base, (), value * factor
    nouns = _NOUNS_FOLLOWING.match(text, end)
    words = [each.casefold() for each in nouns.groups() if each] if nouns else []
    kept: list[str] = []
    for each in words:
        if each in _NO_NOUN:
            break
        kept.append(stem(each))
    return end, "", tuple(kept), value
