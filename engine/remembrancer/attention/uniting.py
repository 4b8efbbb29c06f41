"""Families of one routine that are worded so differently that meaning alone kept them apart.

Two families that are somewhat alike are one if they have figures in the same unit, and of about the same size; or if
they fill each other's gaps: together their entries come more steadily than those of either. Two routines that go on
beside each other never do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import mean, median, pstdev
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.families import UNKNOWN, Families
from remembrancer.attention.reading import CLOCK
from remembrancer.attention.steps import Steps

ALIKE_FROM: Final = 500
"""Thousandths: of the wordings of the smaller family how like each is, on average, to the nearest of the other."""
FILLS_FROM: Final = 450
"""The same, where they fill each other's gaps."""
_LEAST_ENTRIES: Final = 2
_LEAST_TOGETHER: Final = 6
_LEAST_GAPS: Final = 3
_STEADIER: Final = 0.9
_PORTION: Final = 100
_HAVE_IT: Final = 0.8
_BEYOND: Final = 0.25
_APART: Final = 0.25


def united(entries: Mapping[int, Sequence[Entry]], families: Families) -> Steps[dict[int, int]]:
    """Into which family each goes; most stay what they are.

    Args:
        entries: the entries of each family, by its first text.
        families: of which they are.
    """
    into = {first: first for first in entries}
    together = {first: list(members) for first, members in entries.items()}
    scores: list[tuple[float, int, int]] = []
    for place, first in enumerate(entries):
        alike = _alike(first, entries, families)
        scores += [(-score, first, other) for other, score in alike.items() if score >= FILLS_FROM]
        if place % _PORTION == 0:
            yield
    for place, (score, first, second) in enumerate(sorted(scores)):
        if place % _PORTION == 0:
            yield
        one, other = _root(into, first), _root(into, second)
        if one == other:
            continue
        if (-score >= ALIKE_FROM and _measure_the_same(entries[first], entries[second])) or _fill_gaps(
            together[one], together[other]
        ):
            older, newer = sorted((one, other))
            into[newer] = older
            together[older] += together.pop(newer)
    return {first: _root(into, first) for first in into}


def _alike(first: int, entries: Mapping[int, Sequence[Entry]], families: Families) -> dict[int, float]:
    """How like a family is to those that have no fewer wordings."""
    own = families.wordings(first) if first in families else []
    nearest: dict[int, dict[int, int]] = {}
    for wording in own:
        for other, share in families.like.get(wording, {}).items():
            root = families.first(other)
            if root != first and root in entries and len(families.wordings(root)) >= len(own):
                best = nearest.setdefault(root, {})
                best[wording] = max(best.get(wording, 0), share)
    return {root: (sum(best.values()) + UNKNOWN * (len(own) - len(best))) / len(own) for root, best in nearest.items()}


def _root(into: Mapping[int, int], family: int) -> int:
    while into[family] != family:
        family = into[family]
    return family


def _measure_the_same(one: Sequence[Entry], other: Sequence[Entry]) -> bool:
    first, second = figures_of(one), figures_of(other)
    shared = [kind for kind in first if kind in second and kind != CLOCK]
    return bool(shared) and all(_overlap(first[kind], second[kind]) for kind in shared)


def figures_of(entries: Sequence[Entry]) -> dict[str, list[float]]:
    """The first figure of each kind of the entries, if nearly all have one."""
    values: dict[str, list[float]] = {}
    for entry in entries:
        firsts: dict[str, float] = {}
        for figure in entry.reading.figures:
            firsts.setdefault(figure.kind, figure.value)
        for kind, value in firsts.items():
            values.setdefault(kind, []).append(value)
    least = max(_LEAST_ENTRIES, _HAVE_IT * len(entries))
    return {kind: found for kind, found in values.items() if len(found) >= least}


def _overlap(one: Sequence[float], other: Sequence[float]) -> bool:
    def holds(values: Sequence[float], middle: float) -> bool:
        return min(values) - _BEYOND * abs(middle) <= middle <= max(values) + _BEYOND * abs(middle)

    first, second = median(one), median(other)
    are_near = abs(first - second) <= _APART * max(abs(first), abs(second))
    return are_near and holds(one, second) and holds(other, first)


def _fill_gaps(one: Sequence[Entry], other: Sequence[Entry]) -> bool:
    small, large = sorted((one, other), key=len)
    if len(small) + len(large) < _LEAST_TOGETHER or not agree(figures_of(small), figures_of(large)):
        return False
    unsteady = _unsteadiness((*small, *large))
    of_large = _unsteadiness(large)
    of_small = _unsteadiness(small) if len(small) > _LEAST_GAPS else of_large
    return unsteady < _STEADIER * min(of_small, of_large)


def agree(one: Mapping[str, Sequence[float]], other: Mapping[str, Sequence[float]]) -> bool:
    """Whether the figures that both have are of about the same size."""
    return all(_overlap(one[kind], other[kind]) for kind in one if kind in other and kind != CLOCK)


def _unsteadiness(entries: Sequence[Entry]) -> float:
    """The standard deviation of the gaps by their mean."""
    instants = sorted(each.at for each in entries)
    gaps = [after - before for before, after in pairwise(instants)]
    average = mean(gaps) if gaps else 0.0
    return pstdev(gaps) / average if average > 0 else 0.0
