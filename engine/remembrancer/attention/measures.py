"""Which figures the entries of a family have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import median
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import CLOCK, ReadFigure
from remembrancer.attention.slots import slots_of
from remembrancer.attention.values import LEAST_BEFORE, Yardstick
from remembrancer.model.attention import Measure

COMMON: Final = 0.12
"""The share of entries that have a figure which counts as a measure: what somebody mostly leaves out is one too."""
MOST_MEASURES: Final = 4
_DAY_MINUTES: Final = 1440.0
_RELATIVE_FLOOR: Final = 0.02
_RELATIVE_MARGIN: Final = 0.08
_CLOCK_FLOOR: Final = 8.0
_CLOCK_MARGIN: Final = 30.0
_COUNT_FLOOR: Final = 0.35
_STEP_FLOOR: Final = 0.3
_STEPS_BEYOND: Final = 1.5


@dataclass(frozen=True, slots=True)
class Row:
    """The values of one measure: the places of the entries that have it, and the values in its unit."""

    measure: Measure
    places: tuple[int, ...]
    values: tuple[float, ...]
    yardstick: Yardstick
    figures: Mapping[int, ReadFigure] = field(default_factory=dict)


def rows_of(entries: Sequence[Entry]) -> tuple[Row, ...]:
    """The measures of a family, the commonest first."""
    common = [
        each
        for each in slots_of(entries)
        if len(each.figures) > LEAST_BEFORE and len(each.figures) >= COMMON * len(entries)
    ]
    # What has a unit says more than a plain count.
    common.sort(key=lambda each: not each.kind)
    return tuple(
        replace(_row(each.kind, list(each.figures.items())), figures=each.figures) for each in common[:MOST_MEASURES]
    )


def _row(kind: str, found: Sequence[tuple[int, ReadFigure]]) -> Row:
    places = tuple(place for place, _ in found)
    if kind == CLOCK:
        values = _unwrapped([figure.value for _, figure in found])
        yardstick = Yardstick(lambda _: _CLOCK_FLOOR, lambda _: _CLOCK_MARGIN, by_ratio=False)
        return Row(Measure(is_clock=True), places, values, yardstick)
    units = Counter((figure.unit, figure.factor) for _, figure in found)
    (unit, factor), _ = min(units.items(), key=lambda each: (-each[1], each[0]))
    values = tuple(round(figure.value / factor, 6) for _, figure in found)
    # Figures without decimals differ by one before they differ at all.
    are_whole = all(each.is_integer() for each in values)
    step = 1.0 if are_whole else 0.0
    is_count = are_whole and not kind

    def floor(middle: float) -> float:
        counted = _COUNT_FLOOR * sqrt(abs(middle)) if is_count else 0.0
        return max(_RELATIVE_FLOOR * abs(middle), _STEP_FLOOR * step, counted)

    yardstick = Yardstick(floor, lambda middle: max(_RELATIVE_MARGIN * abs(middle), _STEPS_BEYOND * step))
    return Row(Measure(unit), places, values, yardstick)


def _unwrapped(minutes: Sequence[float]) -> tuple[float, ...]:
    """Times of day without the step at midnight: counted from half a day before most of them."""
    if len(minutes) < LEAST_BEFORE:
        return tuple(minutes)
    # The cut lies opposite to where most of them are, whatever a single one says.
    cut = (_circular_middle(minutes) + _DAY_MINUTES / 2) % _DAY_MINUTES
    shifted = [each if each >= cut else each + _DAY_MINUTES for each in minutes]
    back = _DAY_MINUTES if median(shifted) >= _DAY_MINUTES and min(shifted) >= _DAY_MINUTES else 0.0
    return tuple(each - back for each in shifted)


def _circular_middle(minutes: Sequence[float]) -> float:
    """The time of day from which the others are least far in all."""

    def away(middle: float) -> float:
        return sum(min(abs(each - middle), _DAY_MINUTES - abs(each - middle)) for each in minutes)

    return min(sorted(set(minutes)), key=away)
