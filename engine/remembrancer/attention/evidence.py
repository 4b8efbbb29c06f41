"""Whether two families are one routine, weighed in bits by measures that do not depend on each other.

How alike their wordings are; which rare words and units they share; whether their figures are of one kind and size; the
time of day at which they are noted; and whether the entries of one come where those of the other are missing. Two
routines that go on beside each other fall on each other's days sooner or later; entries of one never do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log2
from statistics import mean, pstdev
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import DATE_MARK
from remembrancer.attention.slots import are_of_one_size, slots_of
from remembrancer.text.word_classes import FUNCTION_WORDS
from remembrancer.text.wordings import FIGURE_MARK

_NEITHER: Final = 500
"""Thousandths: as alike as families of one routine and of two are, equally often."""
_WEIGHTS: Final = (-2.2, 1.7, 4.2, -1.5, -3.0, 2.8, 0.55, 1.5, 0.75)
"""Bits, rounded from a logistic regression's (see ARCHITECTURE.md): beforehand; for each tenth by which the two likest
wordings are more alike; for figures of one size, and of none; for a lone entry; for a unit in common; for
each bit of rare words, of the time of day, and of rhythm."""
_MOST_RHYTHM: Final = 8.0
"""Bits: what rhythm can say for two being one."""
_LEAST_RHYTHM: Final = 14.0
"""And against."""
_COLLIDE: Final = 0.05
"""The share of entries of one routine that come where none is missing."""
_FEW_SHORTER: Final = 8
"""One gap in so many may be shorter than entries of a routine come."""
_WHOLE_GAP: Final = 1.7
_CLOSE: Final = 0.6
"""Of the shortest gap."""
_LEAST_GAPS: Final = 3
_LEAST_STEADY: Final = 6
_STEADIER: Final = 0.5
_STEADY_BITS: Final = 1.0
"""For each entry that is part of a rhythm of its own."""
_HAVE_IT: Final = 0.6
_DAY_MINUTES: Final = 1440
_MINUTE: Final = 60_000_000
"""Microseconds."""
_NEAR_HOUR: Final = 60
"""Minutes."""
_KEEPS_TO_HOUR: Final = 0.7
_MOST_HOUR: Final = 3.0
_MOST_WORD: Final = 5.0
_WORDS_COUNTED: Final = 3
_SAYS_NOTHING: Final = FUNCTION_WORDS | {FIGURE_MARK, DATE_MARK}


@dataclass(slots=True)
class Part:
    """Entries that are taken for one routine so far."""

    entries: list[Entry]
    figures: dict[str, list[list[float]]] = field(init=False)
    instants: list[int] = field(init=False)
    minutes: list[int] = field(init=False)
    words: frozenset[str] = field(init=False)
    units: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.figures = figures_of(self.entries)
        self.instants = sorted({each.at for each in self.entries})
        self.minutes = [each // _MINUTE % _DAY_MINUTES for each in self.instants]
        self.words = words_of(self.entries)
        self.units = units_of(self.entries)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """All families that may be one: in how many each word is, and how many entries come in each minute of the day."""

    families: int
    having: Mapping[str, int]
    by_minute: Sequence[int]

    @classmethod
    def of(cls, families: Iterable[Sequence[Entry]]) -> Surroundings:
        count, having, by_minute = 0, Counter[str](), [0] * _DAY_MINUTES
        for entries in families:
            count += 1
            having.update(words_of(entries))
            for each in entries:
                by_minute[each.at // _MINUTE % _DAY_MINUTES] += 1
        return cls(count, having, by_minute)

    def share_around(self, minute: int) -> float:
        """The share of all entries that come about a time of day."""
        around = sum(
            self.by_minute[each % _DAY_MINUTES] for each in range(minute - _NEAR_HOUR, minute + _NEAR_HOUR + 1)
        )
        return around / max(1, sum(self.by_minute))


def words_of(entries: Iterable[Entry]) -> frozenset[str]:
    """The words that say something."""
    return frozenset(word for each in entries for word in each.reading.words if word not in _SAYS_NOTHING)


def units_of(entries: Iterable[Entry]) -> frozenset[str]:
    """The units, and what is counted, as they are written."""
    return frozenset(figure.unit for each in entries for figure in each.reading.figures if figure.unit)


def evidence(likest: float, one: Part, other: Part, beside: Surroundings) -> float:
    """Bits for two being one routine: positive where that is likelier than that they are two.

    Args:
        likest: how like the two wordings of both are that are likest, in thousandths.
        one: the entries of one.
        other: those of the other.
        beside: what else there is.
    """
    found = measured(likest, one, other, beside)
    return sum(weight * each for weight, each in zip(_WEIGHTS, found, strict=True))


def measured(likest: float, one: Part, other: Part, beside: Surroundings) -> tuple[float, ...]:
    """What is weighed, in the order of the weights."""
    small, large = sorted((one, other), key=lambda each: len(each.entries))
    is_one_size = _agreement(small.figures, large.figures)
    return (
        1.0,
        (likest - _NEITHER) / 100.0,
        float(is_one_size is True),
        float(is_one_size is False),
        float(len(small.entries) == 1),
        float(bool(small.units & large.units)),
        _shared_words(small, large, beside),
        _hour(large, small, beside),
        max(-_LEAST_RHYTHM, min(_MOST_RHYTHM, _rhythm(large.instants, small.instants))),
    )


def figures_of(entries: Sequence[Entry]) -> dict[str, list[list[float]]]:
    """Of each kind the values of the slots that most of the entries have."""
    values: dict[str, list[list[float]]] = {}
    for slot in slots_of(entries):
        if len(slot.figures) >= max(1.0, _HAVE_IT * len(entries)):
            values.setdefault(slot.kind, []).append([each.value for each in slot.figures.values()])
    return values


def agree(one: Mapping[str, list[list[float]]], other: Mapping[str, list[list[float]]]) -> bool:
    """Whether the figures of a kind that both have are of about the same size."""
    return _agreement(one, other) is not False


def _agreement(one: Mapping[str, list[list[float]]], other: Mapping[str, list[list[float]]]) -> bool | None:
    """The same; None where they have none of one kind."""
    shared = [kind for kind in one if kind in other]
    if not shared:
        return None
    for kind in shared:
        fewer, more = sorted((one[kind], other[kind]), key=len)
        if not all(any(are_of_one_size(kind, few, each) for each in more) for few in fewer):
            return False
    return True


def _shared_words(one: Part, other: Part, beside: Surroundings) -> float:
    """Bits for the rarest words that both have."""
    shared = sorted(beside.having.get(word, 1) for word in one.words & other.words)[:_WORDS_COUNTED]
    return sum(min(_MOST_WORD, log2(max(1.0, beside.families / each))) for each in shared)


def _hour(large: Part, small: Part, beside: Surroundings) -> float:
    """Bits for both being noted at one time of day, if the larger keeps to it: more, the less else is noted then."""
    middle = min(large.minutes, key=lambda each: sum(_away(each, other) for other in large.minutes))
    if _share_about(large.minutes, middle) < _KEEPS_TO_HOUR:
        return 0.0
    by_chance = max(2.0**-_MOST_HOUR, beside.share_around(middle))
    share = _share_about(small.minutes, middle)
    if share >= _KEEPS_TO_HOUR:
        return -log2(by_chance)
    return -_MOST_HOUR * (1.0 - by_chance) if share <= 1.0 - _KEEPS_TO_HOUR else 0.0


def _share_about(minutes: Sequence[int], middle: int) -> float:
    return sum(_away(each, middle) <= _NEAR_HOUR for each in minutes) / len(minutes)


def _away(one: int, other: int) -> int:
    apart = abs(one - other) % _DAY_MINUTES
    return min(apart, _DAY_MINUTES - apart)


def _rhythm(large: Sequence[int], small: Sequence[int]) -> float:
    """Bits for the entries of two coming by turns, rather than each whenever it wants.

    An entry collides where none of the others is missing: closer to one of them than those of a routine come, or in a
    gap that two gaps do not fit in. Those of one routine hardly do; those of two do as often as such stretches are of
    all the time. What is steadier alone than with the other is a routine of its own.
    """
    gaps = sorted(after - before for before, after in pairwise(large))
    if len(gaps) < _LEAST_GAPS:
        return 0.0
    unsteady = _unsteadiness(sorted((*large, *small)))
    for each in (large, small):
        if len(each) >= _LEAST_STEADY and _unsteadiness(each) < _STEADIER * unsteady:
            return -_STEADY_BITS * len(each)
    # What is left out makes gaps longer: the shortest tell how close two entries may be.
    own = sorted(after - before for before, after in pairwise(small))
    least = min(some[len(some) // _FEW_SHORTER] for some in (gaps, own) if len(some) >= _LEAST_GAPS)
    inside = [each for each in small if large[0] - least <= each <= large[-1] + least]
    if not inside or not least:
        return 0.0
    whole, close = int(_WHOLE_GAP * least), int(_CLOSE * least)
    covered = 2 * close + sum(gap if gap <= whole else min(gap, 2 * close) for gap in gaps)
    by_chance = min(0.98, max(0.02, covered / (large[-1] - large[0] + 2 * least)))
    collisions = sum(_collides(large, each, whole, close) for each in inside)
    return collisions * log2(_COLLIDE / by_chance) + (len(inside) - collisions) * log2((1 - _COLLIDE) / (1 - by_chance))


def _unsteadiness(instants: Sequence[int]) -> float:
    """The standard deviation of the gaps by their mean."""
    gaps = [after - before for before, after in pairwise(instants)]
    average = mean(gaps)
    return pstdev(gaps) / average if average > 0 else 0.0


def _collides(instants: Sequence[int], instant: int, whole: int, close: int) -> bool:
    """Whether an entry comes where none is missing: in a gap of the usual length, or close to another."""
    place = bisect_left(instants, instant)
    around = instants[max(0, place - 1) : place + 1]
    if min(abs(instant - each) for each in around) < close:
        return True
    return len(around) > 1 and around[1] - around[0] <= whole
