"""A row of figures in the order of time: which are out of the ordinary, and where what is usual changed.

Each is judged by those before it that were not out of the ordinary themselves. Several in a row that are so on the
same side, and agree with each other, are a change: from there on they are what is usual. What somebody dismissed is
usual too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from math import log
from typing import Final

from remembrancer.attention.entry import Judged
from remembrancer.attention.surprisal import Spread, figure_bits, spread_of

LEAST_BEFORE: Final = 4
"""So many earlier entries there must be before one is judged."""
MOST_BEFORE: Final = 16
"""By so many of the latest it is judged, so that what is usual follows a slow change."""
FIGURE_BITS: Final = 6.0
CHANGE_AFTER: Final = 3
_BEYOND: Final = 0.3
"""By this share of its width a value must lie outside the usual band."""
_AGREE: Final = 0.25
_CAUTION: Final = 4.0
_TINY: Final = 1e-9

Floor = Callable[[float], float]
"""The least scale for values about some median: what nobody would call a difference."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """How values of one sort are judged: the least scale, the least distance from the band, and whether by ratio too.

    ``sides``: 1 judges only what is greater, 0 either.
    """

    floor: Floor
    margin: Floor
    by_ratio: bool = True
    sides: int = 0
    least: int = LEAST_BEFORE


@dataclass(slots=True)
class _Usual:
    """What is usual so far."""

    values: list[float] = field(default_factory=list)
    tolerated: list[float] = field(default_factory=list)
    spread: Spread | None = None

    def add(self, value: float, yardstick: Yardstick) -> None:
        self.values = [*self.values, value][-MOST_BEFORE:]
        self._measure(yardstick)

    def begin_again(self, values: Sequence[float], yardstick: Yardstick) -> None:
        self.values, self.tolerated = list(values), []
        self._measure(yardstick)

    def _measure(self, yardstick: Yardstick) -> None:
        enough = len(self.values) >= min(yardstick.least, CHANGE_AFTER)
        middle = sorted(self.values)[len(self.values) // 2] if enough else 0.0
        floor = yardstick.floor(middle) * caution(len(self.values))
        self.spread = spread_of(self.values, max(floor, _TINY)) if enough else None

    @property
    def low(self) -> float:
        return min([self.spread.low if self.spread else 0.0, *self.tolerated])

    @property
    def high(self) -> float:
        return max([self.spread.high if self.spread else 0.0, *self.tolerated])


@dataclass(frozen=True, slots=True)
class JudgedRow:
    """``bands`` is what was usual before each value (None while too little was known), ``band`` what is usual now."""

    unusual: tuple[Judged, ...]
    changes: tuple[Judged, ...]
    bands: tuple[tuple[float, float] | None, ...]
    band: tuple[float, float] | None
    usual: tuple[float, ...]


def judge(values: Sequence[float], yardstick: Yardstick, dismissed: AbstractSet[int] = frozenset()) -> JudgedRow:
    """Judge values in the order of time. ``dismissed`` are the places of those that somebody called normal."""
    usual, pending = _Usual(), list[Judged]()
    unusual, changes = list[Judged](), list[Judged]()
    bands: list[tuple[float, float] | None] = []
    for place, value in enumerate(values):
        known = usual.spread if len(usual.values) >= yardstick.least else None
        bands.append((usual.low, usual.high) if known else None)
        bits = _bits(value, usual, yardstick) if known else 0.0
        if known is None or bits < FIGURE_BITS:
            pending = []
            usual.add(value, yardstick)
            continue
        found = Judged(place, bits, usual.low, usual.high, len(usual.values))
        unusual.append(found)
        if place in dismissed:
            usual.tolerated.append(value)
            usual.add(value, yardstick)
            pending = []
            continue
        pending = [*_same_side(pending, values, value, usual), found]
        new = [values[each.place] for each in pending]
        if len(pending) >= CHANGE_AFTER and max(new) - min(new) <= _closeness(usual, new):
            low, high = usual.low, usual.high
            usual.begin_again(new, yardstick)
            changes.append(Judged(place, bits, min(new), max(new), found.entries, low, high, since=pending[0].place))
            gone = {each.place for each in pending}
            unusual = [each for each in unusual if each.place not in gone]
            pending = []
    band = (usual.low, usual.high) if usual.spread else None
    return JudgedRow(tuple(unusual), tuple(changes), tuple(bands), band, tuple(usual.values))


def _bits(value: float, usual: _Usual, yardstick: Yardstick) -> float:
    spread = usual.spread
    if spread is None:
        return 0.0
    careful = caution(spread.count)
    margin = max(_BEYOND * (usual.high - usual.low), yardstick.margin(spread.median) * careful)
    is_above, is_below = value > usual.high + margin, value < usual.low - margin
    if not is_above and not (is_below and yardstick.sides == 0):
        return 0.0
    bits = figure_bits(value, spread)
    if yardstick.by_ratio and value > 0 and min(usual.values) > 0:
        # Some figures spread by differences, others by ratios: what is great is judged by the mean of both, what is
        # small by ratio, since there is not much room above zero.
        floor = max(yardstick.floor(spread.median) * careful / spread.median, _TINY)
        by_ratio = figure_bits(log(value), spread_of([log(each) for each in usual.values], floor))
        bits = (bits + by_ratio) / 2.0 if is_above else max(bits, by_ratio)
    return bits


def caution(count: int) -> float:
    """How much more must be between values before they differ, where few are known."""
    return 1.0 + _CAUTION / count


def _same_side(pending: list[Judged], values: Sequence[float], value: float, usual: _Usual) -> list[Judged]:
    if not pending or usual.spread is None:
        return []
    above = value > usual.spread.median
    return pending if (values[pending[0].place] > usual.spread.median) == above else []


def _closeness(usual: _Usual, new: Sequence[float]) -> float:
    return max(1.5 * (usual.high - usual.low), _AGREE * abs(sorted(new)[len(new) // 2]))
