"""Two routines that are worded alike, told apart by their figures.

Where some wordings of a family always have far greater figures than the others, and both come by turns, they are two
routines: weight on the scales and on the bar. Where the one follows on the other it is one routine that changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.slots import Slot, slots_of
from remembrancer.text.wordings import wording_of

_LEAST_ENTRIES: Final = 4
_HAVE_IT: Final = 0.8
"""Each of two routines has its figure."""
_LEAST_TURNS: Final = 3
_APART: Final = 1.2
_SHARE_IN_ORDER: Final = 0.95


def parted(family: Sequence[Entry]) -> list[list[Entry]]:
    """The routines in a family, each in the order of time."""
    ordered = sorted(family, key=lambda each: (each.at, each.memory))
    slots = slots_of(ordered)
    for kind in sorted({each.kind for each in slots}, reverse=True):
        values = _values(slots, kind)
        cut = _cut(ordered, values) if len(values) >= _HAVE_IT * len(ordered) else None
        if cut is not None:
            greater = _greater(ordered, values, cut)
            low = [each for each in ordered if wording_of(each.text) not in greater]
            high = [each for each in ordered if wording_of(each.text) in greater]
            return [*parted(low), *parted(high)]
    return [ordered]


def _values(slots: Sequence[Slot], kind: str) -> dict[int, float]:
    """Of each entry (by its place) that has one the figure of a kind: of the slot that most entries have."""
    values: dict[int, float] = {}
    for slot in slots:
        if slot.kind == kind:
            for place, figure in slot.figures.items():
                values.setdefault(place, figure.value)
    return values


def _by_wording(entries: Sequence[Entry], values: Mapping[int, float]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for place, value in sorted(values.items()):
        found.setdefault(wording_of(entries[place].text), []).append(value)
    return found


def _greater(entries: Sequence[Entry], values: Mapping[int, float], cut: float) -> frozenset[str]:
    return frozenset(wording for wording, found in _by_wording(entries, values).items() if median(found) > cut)


def _cut(entries: Sequence[Entry], values: Mapping[int, float]) -> float | None:
    """The value between the two routines, None where there are not two."""
    by_wording = _by_wording(entries, values)
    middles = sorted((median(found), wording) for wording, found in by_wording.items() if len(found) > 1)
    cuts = [((low + high) / 2, high / low) for (low, _), (high, _) in pairwise(middles) if low > 0]
    for cut, ratio in sorted(cuts, key=lambda each: -each[1]):
        if ratio < _APART:
            return None
        greater = _greater(entries, values, cut)
        sides = [(wording_of(entries[place].text) in greater, value) for place, value in sorted(values.items())]
        in_order = sum((value > cut) == is_high for is_high, value in sides)
        counts = [sum(is_high for is_high, _ in sides), sum(not is_high for is_high, _ in sides)]
        turns = sum(one[0] != other[0] for one, other in pairwise(sides))
        if min(counts) >= _LEAST_ENTRIES and in_order >= _SHARE_IN_ORDER * len(sides) and turns >= _LEAST_TURNS:
            return cut
    return None
