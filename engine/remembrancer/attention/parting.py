"""Two routines that are worded alike, told apart by their figures.

Where some wordings of a family always have far greater figures than the others, and both come by turns, they are two
routines: weight on the scales and on the bar. Where the one follows on the other it is one routine that changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import wording_of

_LEAST_ENTRIES: Final = 4
_LEAST_TURNS: Final = 3
_APART: Final = 1.2
_SHARE_IN_ORDER: Final = 0.95


def parted(family: Sequence[Entry]) -> list[list[Entry]]:
    """The routines in a family, each in the order of time."""
    ordered = sorted(family, key=lambda each: (each.at, each.memory))
    kinds = {figure.kind for each in ordered for figure in each.reading.figures}
    for kind in sorted(kinds, reverse=True):
        cut = _cut(ordered, kind)
        if cut is not None:
            greater = _greater(ordered, kind, cut)
            low = [each for each in ordered if wording_of(each.text) not in greater]
            high = [each for each in ordered if wording_of(each.text) in greater]
            return [*parted(low), *parted(high)]
    return [ordered]


def _value(entry: Entry, kind: str) -> float | None:
    return next((figure.value for figure in entry.reading.figures if figure.kind == kind), None)


def _by_wording(entries: Sequence[Entry], kind: str) -> dict[str, list[float]]:
    values: dict[str, list[float]] = {}
    for each in entries:
        value = _value(each, kind)
        if value is not None:
            values.setdefault(wording_of(each.text), []).append(value)
    return values


def _greater(entries: Sequence[Entry], kind: str, cut: float) -> frozenset[str]:
    return frozenset(wording for wording, values in _by_wording(entries, kind).items() if median(values) > cut)


def _cut(entries: Sequence[Entry], kind: str) -> float | None:
    """The value between the two routines, None where there are not two."""
    by_wording = _by_wording(entries, kind)
    middles = sorted((median(values), wording) for wording, values in by_wording.items() if len(values) > 1)
    cuts = [((low + high) / 2, high / low) for (low, _), (high, _) in pairwise(middles) if low > 0]
    for cut, ratio in sorted(cuts, key=lambda each: -each[1]):
        if ratio < _APART:
            return None
        greater = _greater(entries, kind, cut)
        sides = [
            (wording_of(each.text) in greater, value) for each in entries if (value := _value(each, kind)) is not None
        ]
        in_order = sum((value > cut) == is_high for is_high, value in sides)
        counts = [sum(is_high for is_high, _ in sides), sum(not is_high for is_high, _ in sides)]
        turns = sum(one[0] != other[0] for one, other in pairwise(sides))
        if min(counts) >= _LEAST_ENTRIES and in_order >= _SHARE_IN_ORDER * len(sides) and turns >= _LEAST_TURNS:
            return cut
    return None
