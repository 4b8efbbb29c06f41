"""Families of one routine that are worded so differently that meaning alone kept them apart.

Two families that are somewhat alike, have figures in the same unit, and of about the same size, are one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.families import UNKNOWN, Families
from remembrancer.attention.reading import CLOCK

ALIKE_FROM: Final = 500
"""Thousandths: of the wordings of the smaller family how like each is, on average, to the nearest of the other."""
_LEAST_ENTRIES: Final = 2
_HAVE_IT: Final = 0.8
_BEYOND: Final = 0.25
_APART: Final = 0.25


def united(entries: Mapping[int, Sequence[Entry]], families: Families) -> dict[int, int]:
    """Into which family each goes; most stay what they are.

    Args:
        entries: the entries of each family, by its first text.
        families: of which they are.
    """
    into = {first: first for first in entries}
    scores = [
        (-score, first, other)
        for first in entries
        for other, score in _alike(first, entries, families).items()
        if score >= ALIKE_FROM
    ]
    for _, one, other in sorted(scores):
        if _measure_the_same(entries[one], entries[other]):
            older, newer = sorted((_root(into, one), _root(into, other)))
            into[newer] = older
    return {first: _root(into, first) for first in into}


def _alike(first: int, entries: Mapping[int, Sequence[Entry]], families: Families) -> dict[int, float]:
    """How like a family is to those that have no fewer wordings."""
    own = families.wordings(first)
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
    first, second = _figures(one), _figures(other)
    shared = [kind for kind in first if kind in second and kind != CLOCK]
    return bool(shared) and all(_overlap(first[kind], second[kind]) for kind in shared)


def _figures(entries: Sequence[Entry]) -> dict[str, list[float]]:
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
