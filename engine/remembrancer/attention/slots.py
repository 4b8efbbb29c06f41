"""Which figures of the entries measure the same thing, however each entry is worded.

"Signed on at 05:02, given line 4", "Sang till nine, 33 chairs to stack", "25 beds when I took over": what a figure
measures is told by the words beside it and by its size, not by its place among the figures of the entry. Figures of
one kind between the same two words are a column; columns of about the same size that no entry has both of are one
slot. What is left over is taken for the slot that its entry lacks: an entry out of the ordinary has its figure
somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from statistics import median
from typing import Final, TypeAlias

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import CLOCK, ReadFigure

_SAME_SIZE: Final = 0.25
"""Beyond the least and the greatest of a slot a column's middle may lie by this share of it."""
_SAME_TIME: Final = 60.0
"""Minutes; the same for times of day."""
_DAY_MINUTES: Final = 1440.0
_TOGETHER: Final = 0.2
"""Columns of which an entry in so many has both are different slots."""
_MOST_FIT: Final = 0.6
_LABEL_FROM: Final = 3
"""A figure that was the same so often, and in no other size, is part of a name."""
_MEASURES_FROM: Final = 0.4
_VARIES_FROM: Final = 0.2
_TINY: Final = 1e-9

_Column: TypeAlias = tuple[str, str, str, int]
_Rank: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing measured: of each entry (by its place) that has it the figure."""

    kind: str
    figures: Mapping[int, ReadFigure]


@dataclass(slots=True)
class _Growing:
    kind: str
    figures: dict[int, ReadFigure] = field(default_factory=dict)

    def values(self) -> list[float]:
        return [each.value for each in self.figures.values()]


def slots_of(entries: Sequence[Entry]) -> tuple[Slot, ...]:
    """The slots of some entries, the commonest first."""
    columns: dict[_Column, dict[int, ReadFigure]] = {}
    for place, entry in enumerate(entries):
        seen: dict[tuple[str, str, str], int] = {}
        for figure in entry.reading.figures:
            beside = figure.kind, figure.before, figure.behind
            number = seen[beside] = seen.get(beside, -1) + 1
            columns.setdefault((*beside, number), {})[place] = figure
    found: list[_Growing] = []
    for kind in dict.fromkeys(each[0] for each in columns):
        found += _of_kind(kind, {key: had for key, had in columns.items() if key[0] == kind}, len(entries))
    found.sort(key=lambda each: (-len(each.figures), not each.kind, each.kind, min(each.figures)))
    return tuple(Slot(each.kind, dict(sorted(each.figures.items()))) for each in found)


def _of_kind(kind: str, columns: Mapping[_Column, Mapping[int, ReadFigure]], entries: int) -> list[_Growing]:
    slots: list[_Growing] = []
    ranks = _ranks(columns)
    for key in sorted(columns, key=lambda each: (-len(columns[each]), min(columns[each]), each)):
        figures = columns[key]
        fitting = [each for each in slots if _fits(each, figures, ranks)]
        if fitting:
            middle = median(figure.value for figure in figures.values())
            nearest = min(fitting, key=lambda each: _apart(kind)(middle, median(each.values())))
            for place, figure in figures.items():
                nearest.figures.setdefault(place, figure)
        else:
            slots.append(_Growing(kind, dict(figures)))
    # What never changes beside what does is a name; where it is all there is, it is measured ("rent, 940 euros").
    varying = [each for each in slots if not _is_label(each) and len(each.figures) >= _VARIES_FROM * entries]
    likely = varying or slots
    measures = [each for each in likely if len(each.figures) >= max(2.0, _MEASURES_FROM * entries)] or likely[:1]
    left = [each for each in slots if each not in measures]
    if measures:
        _give_what_is_left(measures, left)
    return [each for each in slots if each.figures]


def _ranks(columns: Mapping[_Column, Mapping[int, ReadFigure]]) -> dict[int, _Rank]:
    """Of each figure (by its identity) how many of its kind stand before it in its entry, and how many there are.

    Names with a number in them do not count.
    """
    of_entry: dict[int, list[ReadFigure]] = {}
    ranks: dict[int, _Rank] = {}
    for figures in columns.values():
        is_label = len(figures) >= _LABEL_FROM and len({each.value for each in figures.values()}) == 1
        for place, figure in figures.items():
            ranks[id(figure)] = -1, 0
            if not is_label:
                of_entry.setdefault(place, []).append(figure)
    for having in of_entry.values():
        for rank, figure in enumerate(sorted(having, key=lambda each: each.number)):
            ranks[id(figure)] = rank, len(having)
    return ranks


def _give_what_is_left(measures: Sequence[_Growing], left: Sequence[_Growing]) -> None:
    """What belongs to no measure is taken for the nearest that its entry lacks."""
    by_place: dict[int, list[_Growing]] = {}
    for slot in left:
        if not _is_label(slot) or all(map(_is_label, measures)):
            for place in slot.figures:
                by_place.setdefault(place, []).append(slot)
    for place, having in by_place.items():
        lacking = [each for each in measures if place not in each.figures]
        are_written = {figure.is_written for each in lacking for figure in each.figures.values()}
        fitting = [each for each in having if each.figures[place].is_written in are_written]
        pairs = (_in_order if len(fitting) == len(lacking) else _nearest)(fitting, lacking, place)
        for slot, measure in pairs:
            measure.figures[place] = slot.figures.pop(place)


def _in_order(having: Sequence[_Growing], lacking: Sequence[_Growing], place: int) -> list[tuple[_Growing, _Growing]]:
    """As many as are lacking: in the order in which they stand."""
    ordered = sorted(having, key=lambda each: each.figures[place].number)
    usual = sorted(lacking, key=lambda each: median(figure.number for figure in each.figures.values()))
    return list(zip(ordered, usual, strict=True))


def _nearest(having: Sequence[_Growing], lacking: Sequence[_Growing], place: int) -> list[tuple[_Growing, _Growing]]:
    ways = sorted(
        (_apart(slot.kind)(slot.figures[place].value, median(measure.values())), number, other)
        for number, slot in enumerate(having)
        for other, measure in enumerate(lacking)
    )
    pairs: dict[int, int] = {}
    for _, number, other in ways:
        if number not in pairs and other not in pairs.values():
            pairs[number] = other
    return [(having[number], lacking[other]) for number, other in pairs.items()]


def _fits(slot: _Growing, figures: Mapping[int, ReadFigure], ranks: Mapping[int, _Rank]) -> bool:
    both = sum(place in slot.figures for place in figures)
    if both > _TOGETHER * len(figures) or _stand_otherwise(slot.figures, figures, ranks):
        return False
    values, known = [each.value for each in figures.values()], slot.values()
    if not are_of_one_size(slot.kind, known, values):
        return False
    # A column in which what is usual changed has its middle anywhere.
    return sum(are_of_one_size(slot.kind, known, [each]) for each in values) >= _MOST_FIT * len(values)


def _stand_otherwise(
    known: Mapping[int, ReadFigure], figures: Mapping[int, ReadFigure], ranks: Mapping[int, _Rank]
) -> bool:
    """Whether entries with as many figures have them in another order: of "88 on 114" the first is not the second."""
    usual = Counter(ranks[id(each)] for each in known.values()).most_common(1)[0][0]
    own = Counter(ranks[id(each)] for each in figures.values()).most_common(1)[0][0]
    return usual[1] == own[1] and usual[0] != own[0]


def are_of_one_size(kind: str, one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the middle of each lies among, or near, the values of the other."""
    first, second = median(one), median(other)
    if kind == CLOCK:
        return (
            min(_away(first, each) for each in other) <= _SAME_TIME
            and min(_away(second, each) for each in one) <= _SAME_TIME
        )

    def holds(values: Sequence[float], middle: float) -> bool:
        room = _SAME_SIZE * max(abs(middle), abs(median(values)))
        return min(values) - room <= middle <= max(values) + room

    return holds(one, second) and holds(other, first)


def _is_label(slot: _Growing) -> bool:
    return len(slot.figures) >= _LABEL_FROM and len(set(slot.values())) == 1


def _apart(kind: str) -> Callable[[float, float], float]:
    return _away if kind == CLOCK else _by_ratio


def _away(one: float, other: float) -> float:
    apart = abs(one - other) % _DAY_MINUTES
    return min(apart, _DAY_MINUTES - apart)


def _by_ratio(one: float, other: float) -> float:
    if one * other > 0:
        return abs(log(one / other))
    return abs(one - other) / max(abs(one), abs(other), _TINY) + 1.0
