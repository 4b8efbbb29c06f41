"""What one value of a key asks for, or why it cannot be read."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.search import (
    Condition,
    ConfidenceBetween,
    FromSource,
    HasIdentifier,
    HasTag,
    InNamespace,
    InSession,
    TimeWithin,
    ValidAt,
)
from remembrancer.model.types import SourceKind
from remembrancer.text.normalise import normalise_tag
from remembrancer.text.search_language.nodes import Value
from remembrancer.text.search_language.parsed import ProblemCode
from remembrancer.text.search_language.periods import PERIOD_WORDS, Calendar
from remembrancer.text.search_language.vocabulary import AXES, CHOICES, YOU, Key, nearest

_NUMBER = r"(?:\d+(?:\.\d*)?|\.\d+)"
_COMPARED = re.compile(rf"(?P<sign>[<>]=?)?(?P<number>{_NUMBER})", re.ASCII)
_RANGE = re.compile(rf"(?P<low>{_NUMBER}?)\.\.(?P<high>{_NUMBER}?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a value has no meaning, and what was probably meant."""

    code: ProblemCode
    suggestion: str = ""


@dataclass(frozen=True, slots=True)
class ValueReader:
    """Reads values; ``namespaces``, if any are given, are the only ones there are."""

    calendar: Calendar
    namespaces: tuple[str, ...] = ()

    def read(self, key: Key, value: Value) -> Condition | Unreadable:
        """The condition that ``key:value`` stands for. ``Key.AS_OF`` is no condition and must not be asked for."""
        if key in CHOICES:
            return _choice(key, value.text)
        if key in AXES:
            return self._time(key, value.text)
        match key:
            case Key.TAG:
                return _tag(value.text)
            case Key.CONFIDENCE:
                return _confidence(value.text)
            case Key.VALID_AT:
                # As with as-of, a day means its end: what began or ended on it is told apart by the later state.
                instant = self.calendar.moment(value.text)
                return Unreadable(ProblemCode.UNREADABLE_DATE) if instant is None else ValidAt(instant)
            case Key.FROM:
                is_person = not value.quoted and value.text.casefold() in YOU
                return FromSource("", SourceKind.PERSON) if is_person else FromSource(value.text)
            case Key.NAMESPACE:
                return self._namespace(value.text)
            case Key.SESSION:
                return InSession(value.text)
            case Key.ID:
                return _identifier(value.text)
        raise AssertionError(key)

    def _time(self, key: Key, text: str) -> Condition | Unreadable:
        period = self.calendar.period(text, ahead=key is Key.DUE)
        if period is None:
            return Unreadable(ProblemCode.UNREADABLE_DATE, nearest(text, PERIOD_WORDS))
        if period.is_reversed:
            first, _, last = text.partition("..")
            return Unreadable(ProblemCode.REVERSED_RANGE, f"{last}..{first}")
        return TimeWithin(AXES[key], period.start, period.end)

    def _namespace(self, text: str) -> Condition | Unreadable:
        if not self.namespaces:
            return InNamespace(text)
        by_folded = {name.casefold(): name for name in self.namespaces}
        if text.casefold() in by_folded:
            return InNamespace(by_folded[text.casefold()])
        return Unreadable(ProblemCode.UNKNOWN_VALUE, by_folded.get(nearest(text, by_folded), ""))


def _choice(key: Key, text: str) -> Condition | Unreadable:
    possible = CHOICES[key]
    condition = possible.get(text.casefold())
    return condition or Unreadable(ProblemCode.UNKNOWN_VALUE, nearest(text, possible))


def _tag(text: str) -> Condition | Unreadable:
    """The tag in the form in which tags are stored; of ``begin*`` the beginning."""
    beginning = text.rstrip("*")
    star = "*" if text.endswith("*") else ""
    if not beginning and star:
        return HasTag(star)
    try:
        tag = normalise_tag(beginning)
    except InvalidInputError:
        return Unreadable(ProblemCode.UNKNOWN_VALUE)
    dash = "-" if star and beginning.endswith(("-", " ")) else ""
    return HasTag(f"{tag}{dash}{star}")


def _identifier(text: str) -> Condition | Unreadable:
    try:
        return HasIdentifier(check_identifier(text, "id"))
    except InvalidInputError:
        return Unreadable(ProblemCode.UNREADABLE_IDENTIFIER)


def _confidence(text: str) -> Condition | Unreadable:
    if span := _RANGE.fullmatch(text):
        low, high = float(span["low"] or 0), float(span["high"] or 1)
        if low > high and high <= low <= 1:
            return Unreadable(ProblemCode.REVERSED_RANGE, f"{span['high']}..{span['low']}")
    elif compared := _COMPARED.fullmatch(text):
        low, high = _bounds(compared["sign"] or "", float(compared["number"]))
    else:
        return Unreadable(ProblemCode.UNREADABLE_NUMBER)
    if not (0 <= low <= high <= 1) or text == "..":
        return Unreadable(ProblemCode.UNREADABLE_NUMBER)
    return ConfidenceBetween(low, high)


def _bounds(sign: str, number: float) -> tuple[float, float]:
    """The closed interval of the comparison: a strict one ends at the neighbouring float."""
    match sign:
        case "<":
            return 0.0, math.nextafter(number, -math.inf)
        case "<=":
            return 0.0, number
        case ">":
            return math.nextafter(number, math.inf), 1.0
        case ">=":
            return number, 1.0
        case _:
            return number, number
