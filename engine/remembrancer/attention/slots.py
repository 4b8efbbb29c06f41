"""Which figures of the entries measure the same thing, however each entry is worded.

"Signed on at 05:02, given line 4", "Sang till nine, 33 chairs to stack", "25 beds when I took over": what a figure
measures is told by the words beside it and by its size, not by its place among the figures of the entry. Figures of
one kind between the same two words are a column; columns of about the same size that no entry has both of are one
slot. What is left over is taken for the slot that its entry lacks: an entry out of the ordinary has its figure
somewhere.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from statistics import median
from typing import Final, TypeAlias, TypeVar

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import CLOCK, ReadFigure

_SAME_SIZE: Final = 0.25
"""Beyond the least and the greatest of a slot a column's middle may lie by this share of it."""
_SAME_TIME: Final = 60.0
"""Minutes; the same for times of day."""
_DAY_MINUTES: Final = 1440.0
_TOGETHER: Final = 0.2
"""Columns of which an entry in so many has both are different slots."""
_LABEL_FROM: Final = 3
"""A figure that was the same so often, and in no other size, is part of a name."""
_LEAST_LOOSE: Final = 5
"""So many different values make a measure of what could be the number of a name."""
_MEASURES_FROM: Final = 0.4
_VARIES_FROM: Final = 0.2
_TINY: Final = 1e-9
_AROUND: Final = 5
_OF_ONE_SIZE: Final = 3.0
"""Points for a column being of a slot; more than none are enough."""
_SAME_BEHIND: Final = 2.0
_SAME_BEFORE: Final = 1.0
_SAME_RANK: Final = 1.0
_OTHER_RANK: Final = -1.5
_OTHERWISE_WRITTEN: Final = -4.0

_Column: TypeAlias = tuple[str, str, str, int]
_Rank: TypeAlias = tuple[int, int]
_ValueT = TypeVar("_ValueT")


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
        found += _of_kind(kind, {key: had for key, had in columns.items() if key[0] == kind})
    if any(each.kind and not _is_label(each) for each in found):
        found = [each for each in found if each.kind or not _is_label(each)]
    found.sort(key=lambda each: (-len(each.figures), not each.kind, each.kind, min(each.figures)))
    return tuple(Slot(each.kind, dict(sorted(each.figures.items()))) for each in found)


def _of_kind(kind: str, columns: Mapping[_Column, Mapping[int, ReadFigure]]) -> list[_Growing]:
    slots: list[_Growing] = []
    ranks = _ranks(columns)
    for key in sorted(columns, key=lambda each: (-len(columns[each]), min(columns[each]), each)):
        figures = columns[key]
        points = [(_points(each, figures, ranks), -number) for number, each in enumerate(slots)]
        best, number = max(points, default=(0.0, 0))
        if best > 0.0:
            for place, figure in figures.items():
                slots[-number].figures.setdefault(place, figure)
        else:
            slots.append(_Growing(kind, dict(figures)))
    slots = [each for each in slots if _measures(each)]
    # What never changes beside what does is a name; where it is all there is, it is measured ("rent, 940 euros").
    most = max((len(each.figures) for each in slots), default=0)
    varying = [each for each in slots if not _is_label(each) and len(each.figures) >= _VARIES_FROM * most]
    likely = varying or slots
    measures = [each for each in likely if len(each.figures) >= max(2.0, _MEASURES_FROM * most)] or likely[:1]
    left = [each for each in slots if each not in measures and not (varying and _is_label(each))]
    if measures:
        _give_what_is_left(measures, left, ranks)
    return [each for each in (*measures, *left) if each.figures]


def _measures(slot: _Growing) -> bool:
    """Whether it is no number of a name: what stands where names have theirs must have many values."""
    loose = sum(each.is_loose for each in slot.figures.values())
    return 2 * loose <= len(slot.figures) or len(set(slot.values())) >= _LEAST_LOOSE


def _points(slot: _Growing, figures: Mapping[int, ReadFigure], ranks: Mapping[int, _Rank]) -> float:
    """What speaks for a column being of a slot: size, the words beside, the place among the figures of an entry."""
    if sum(place in slot.figures for place in figures) > _TOGETHER * len(figures):
        return -2.0 * _OF_ONE_SIZE
    known, own = list(slot.figures.values()), list(figures.values())
    points = _OF_ONE_SIZE * _size(slot, figures)
    unit, own_unit = (_most(each.unit for each in some) for some in (known, own))
    if unit or own_unit:
        points += _SAME_BEHIND if unit == own_unit else -_SAME_BEFORE
    points += _SAME_BEFORE * (own[0].before in {each.before for each in known if each.before})
    points += _OTHERWISE_WRITTEN * (_most(each.is_written for each in known) != _most(each.is_written for each in own))
    usual, place = (_most(ranks[id(each)] for each in some) for some in (known, own))
    if usual[1] == place[1] > 1:
        points += _SAME_RANK if usual[0] == place[0] else _OTHER_RANK
    return points


def _most(some: Iterable[_ValueT]) -> _ValueT:
    return Counter(some).most_common(1)[0][0]


def _size(slot: _Growing, figures: Mapping[int, ReadFigure]) -> float:
    """From 1, where all values lie among those of a slot, to -1. What is usual changes: those of the time count."""
    places = sorted(slot.figures)
    among = 0
    for place, figure in figures.items():
        right = bisect(places, place)
        around = sorted(places[max(0, right - _AROUND) : right + _AROUND], key=lambda each: abs(each - place))
        among += _lies_among(slot.kind, [slot.figures[each].value for each in around[:_AROUND]], figure.value)
    return 2.0 * among / len(figures) - 1.0


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


def _give_what_is_left(measures: Sequence[_Growing], left: Sequence[_Growing], ranks: Mapping[int, _Rank]) -> None:
    """What belongs to no measure is taken for the likeliest that its entry lacks."""
    by_place: dict[int, list[_Growing]] = {}
    for slot in left:
        if not _is_label(slot) or all(map(_is_label, measures)):
            for place in slot.figures:
                by_place.setdefault(place, []).append(slot)
    for place, having in by_place.items():
        lacking = [each for each in measures if place not in each.figures]
        are_written = {figure.is_written for each in lacking for figure in each.figures.values()}
        fitting = [each for each in having if each.figures[place].is_written in are_written]
        ways = sorted(
            (
                -_points(measure, {place: slot.figures[place]}, ranks),
                _apart(slot.kind)(slot.figures[place].value, median(measure.values())),
                number,
                other,
            )
            for number, slot in enumerate(fitting)
            for other, measure in enumerate(lacking)
        )
        pairs: dict[int, int] = {}
        for _, _, number, other in ways:
            if number not in pairs and other not in pairs.values():
                pairs[number] = other
        for number, other in pairs.items():
            lacking[other].figures[place] = fitting[number].figures.pop(place)


def are_of_one_size(kind: str, one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the middle of each lies among, or near, the values of the other."""
    return _lies_among(kind, one, median(other)) and _lies_among(kind, other, median(one))


def _lies_among(kind: str, values: Sequence[float], value: float) -> bool:
    if kind == CLOCK:
        return min(_away(value, each) for each in values) <= _SAME_TIME
    room = _SAME_SIZE * max(abs(value), abs(median(values)))
    return min(values) - room <= value <= max(values) + room


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
