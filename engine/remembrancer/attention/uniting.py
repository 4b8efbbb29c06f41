"""Families of one routine that are worded so differently that meaning alone kept them apart.

Whether two families are one is weighed by evidence, in bits: how alike their wordings are, whether their figures are
of one kind and size, and whether the entries of one come where those of the other are missing. Two routines that go on
beside each other fall on each other's days sooner or later; entries of one never do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log2
from statistics import mean, pstdev
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.families import UNKNOWN, Families
from remembrancer.attention.slots import are_of_one_size, slots_of
from remembrancer.attention.steps import Steps

ALIKE_FROM: Final = 450
"""Thousandths: of the wordings of the smaller family how like each is, on average, to the nearest of the other."""
LONE_FROM: Final = 480
"""The same, where the smaller is a single entry."""
LEAST_JOINED: Final = 4
"""A family of so many entries may take others in."""
_ONE_FROM_BITS: Final = 2.5
_NEITHER: Final = 500
"""Thousandths: as alike as families of one routine and of two are, equally often."""
_BITS_ALIKE: Final = 0.07
"""For each thousandth more. These weights are a logistic regression's, rounded (see ARCHITECTURE.md)."""
_BITS_OF_ONE_SIZE: Final = 4.5
_BITS_APART: Final = -1.0
_BITS_LONE: Final = -4.0
_RHYTHM_COUNTS: Final = 0.7
_MOST_RHYTHM: Final = 8.0
"""Bits: what rhythm can say for or against."""
_COLLIDE: Final = 0.05
"""The share of entries of one routine that come where none is missing."""
_WHOLE_GAP: Final = 1.4
_CLOSE: Final = 0.5
"""Of the usual gap."""
_LEAST_GAPS: Final = 3
_LEAST_STEADY: Final = 6
_STEADIER: Final = 0.5
_HAVE_IT: Final = 0.6
_PORTION: Final = 100


@dataclass(slots=True)
class _Part:
    """Entries that are taken for one routine so far."""

    entries: list[Entry]
    figures: dict[str, list[list[float]]] = field(init=False)
    instants: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.figures = figures_of(self.entries)
        self.instants = sorted({each.at for each in self.entries})


def united(entries: Mapping[int, Sequence[Entry]], families: Families) -> Steps[dict[int, int]]:
    """Into which family each goes; most stay what they are.

    Args:
        entries: the entries of each family, by its first text.
        families: of which they are.
    """
    into = {first: first for first in entries}
    parts: dict[int, _Part] = {}
    alike: list[tuple[int, int, float]] = []
    for place, first in enumerate(entries):
        alike += [(first, other, share) for other, share in _alike(first, entries, families).items()]
        if place % _PORTION == 0:
            yield
    for first in {first for pair in alike for first in pair[:2]}:
        parts[first] = _Part(list(entries[first]))
    scores: list[tuple[float, int, int, float]] = []
    for place, (first, other, share) in enumerate(alike):
        if (bits := _evidence(share, parts[first], parts[other])) >= _ONE_FROM_BITS:
            scores.append((-bits, first, other, share))
        if place % _PORTION == 0:
            yield
    for place, (_, first, second, share) in enumerate(sorted(scores)):
        if place % _PORTION == 0:
            yield
        one, other = _root(into, first), _root(into, second)
        # What they have become may tell more than what they were.
        if one != other and _evidence(share, parts[one], parts[other]) >= _ONE_FROM_BITS:
            older, newer = sorted((one, other))
            into[newer] = older
            parts[older] = _Part(parts[older].entries + parts.pop(newer).entries)
    return {first: _root(into, first) for first in into}


def lone_ones(entries: Mapping[int, int], families: Families) -> list[int]:
    """The families of one entry that may belong to a larger one. ``entries``: how many each family has."""
    found = []
    for first, count in entries.items():
        if count == 1 and any(
            share >= LONE_FROM and entries.get(families.first(other), 0) >= LEAST_JOINED
            for other, share in families.like.get(first, {}).items()
        ):
            found.append(first)
    return found


def _alike(first: int, entries: Mapping[int, Sequence[Entry]], families: Families) -> dict[int, float]:
    """How like a family is to those that have no fewer entries, and enough to take it in."""
    own = families.wordings(first) if first in families else []
    size = len(entries[first]), first
    nearest: dict[int, dict[int, int]] = {}
    for wording in own:
        for other, share in families.like.get(wording, {}).items():
            root = families.first(other)
            if root == first or root not in entries or (len(entries[root]), root) < size:
                continue
            if len(entries[root]) >= LEAST_JOINED or len(entries[first]) + len(entries[root]) >= LEAST_JOINED:
                best = nearest.setdefault(root, {})
                best[wording] = max(best.get(wording, 0), share)
    shares = {
        root: (sum(best.values()) + UNKNOWN * (len(own) - len(best))) / len(own) for root, best in nearest.items()
    }
    least = LONE_FROM if len(entries[first]) == 1 else ALIKE_FROM
    return {root: share for root, share in shares.items() if share >= least}


def _root(into: Mapping[int, int], family: int) -> int:
    while into[family] != family:
        family = into[family]
    return family


def _evidence(alike: float, one: _Part, other: _Part) -> float:
    """Bits for two being one routine: positive where that is likelier than that they are two."""
    small, large = sorted((one, other), key=lambda each: len(each.entries))
    bits = _BITS_ALIKE * (alike - _NEITHER)
    if is_one_size := _agreement(small.figures, large.figures):
        bits += _BITS_OF_ONE_SIZE
    elif is_one_size is False:
        bits += _BITS_APART
    if len(small.entries) == 1:
        bits += _BITS_LONE
    return bits + _RHYTHM_COUNTS * max(-_MOST_RHYTHM, min(_MOST_RHYTHM, _rhythm(large.instants, small.instants)))


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


def _rhythm(large: Sequence[int], small: Sequence[int]) -> float:
    """Bits for the entries of two coming by turns, rather than each whenever it wants.

    An entry collides where none of the others is missing: in a gap of the usual length, or close to one of them. Those
    of one routine hardly do; those of two do as often as such stretches are of all the time. What is steadier alone
    than with the other is a routine of its own.
    """
    gaps = sorted(after - before for before, after in pairwise(large))
    if len(gaps) < _LEAST_GAPS:
        return 0.0
    unsteady = _unsteadiness(sorted((*large, *small)))
    if any(len(each) >= _LEAST_STEADY and _unsteadiness(each) < _STEADIER * unsteady for each in (large, small)):
        return -_MOST_RHYTHM
    # What is left out makes gaps longer, so the usual one is among the shorter.
    usual = gaps[len(gaps) // 4]
    inside = [each for each in small if large[0] - usual <= each <= large[-1] + usual]
    if not inside or not usual:
        return 0.0
    whole, close = int(_WHOLE_GAP * usual), int(_CLOSE * usual)
    covered = 2 * close + sum(gap if gap <= whole else min(gap, 2 * close) for gap in gaps)
    by_chance = min(0.98, max(0.02, covered / (large[-1] - large[0] + 2 * usual)))
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
