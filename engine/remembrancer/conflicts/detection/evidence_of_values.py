"""What the figures, dates and times of two whole statements show: the same value, another one, or no measure of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection.measures import agree_in_value
from remembrancer.text.dates import Grain, Position, Relation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.conflicts.detection.reading import ReadStatement
    from remembrancer.text.dates import DateMention
    from remembrancer.text.figures import Figure

_GRAINS: Final = tuple(Grain)
_MOST_RATIO: Final = 20.0
_HALF_A_DAY: Final = 720
_MOST_DAYS: Final = 800
_OPENING: Final = 8
_LAST: Final = (Relation.BY, Relation.UNTIL, Relation.BEFORE, Relation.DUE)


def value_evidence(old: ReadStatement, new: ReadStatement) -> dict[str, float]:
    """Of figures, dates, times and weekdays."""
    return _figures(old, new) | _dates(old, new) | _clock(old, new)


def _figures(old: ReadStatement, new: ReadStatement) -> dict[str, float]:
    first = [figure for clause in old.clauses for figure in clause.figures]
    second = [figure for clause in new.clauses for figure in clause.figures]
    agreeing = differing = 0.0
    ratios, parts = [], 0
    for one in first:
        for other in second:
            same = _same_measure(one, other)
            if agree_in_value(one, other):
                agreeing = max(agreeing, same)
                continue
            differing = max(differing, same)
            low, high = sorted((abs(one.value), abs(other.value)))
            if same >= 1 and low > 0:
                ratios.append(high / low)
            parts += abs(other.value) < abs(one.value) and not one.unit
    return {
        "figures old": float(len(first)),
        "figures new": float(len(second)),
        "figures agree": agreeing,
        "figures differ": differing,
        "figures ratio": min(_MOST_RATIO, min(ratios, default=0.0)),
        "figures of a part": float(bool(parts)),
        "figures of nouns apart": float(_nouns_apart(first, second)),
    }


def _same_measure(one: Figure, other: Figure) -> float:
    """2 for one unit or noun, 1 where one side leaves it open, less for nouns that differ, 0 for units that do."""
    if one.unit or other.unit:
        if one.unit == other.unit:
            return 2.0
        return float((not one.unit and not one.nouns) or (not other.unit and not other.nouns))
    if set(one.nouns) & set(other.nouns):
        return 2.0
    return 1.0 if not one.nouns or not other.nouns else 0.5


def _nouns_apart(first: Sequence[Figure], second: Sequence[Figure]) -> bool:
    old = {noun for figure in first for noun in figure.nouns[:1]}
    new = {noun for figure in second for noun in figure.nouns[:1]}
    return bool(old and new and not old & new)


def _dates(old: ReadStatement, new: ReadStatement) -> dict[str, float]:
    first = [date for clause in old.clauses for date in clause.dates]
    second = [date for clause in new.clauses for date in clause.dates]
    meet = any(one.start < other.end and other.start < one.end for one in first for other in second)
    grains = [_GRAINS.index(date.grain) for date in (*first, *second)]
    gaps = [abs((one.start - other.start).days) for one in first for other in second]
    return {
        "dates old": float(len(first)),
        "dates new": float(len(second)),
        "dates meet": float(meet),
        "dates apart": float(bool(first and second) and not meet),
        "dates gap": float(min(_MOST_DAYS, min(gaps, default=-1))),
        "dates past": float(sum(date.position is Position.PAST for date in (*first, *second))),
        "dates grain": float(max(grains, default=-1)),
        "dates open": float(sum(date.span_start < _OPENING for date in (*first, *second))),
        "dates since": float(sum(date.relation is Relation.SINCE for date in (*first, *second))),
        "dates by": float(sum(date.relation in _LAST for date in (*first, *second))),
        "dates open both": float(min(_opening(first), _opening(second))),
        "dates same day": float(_same_grain_day(first, second)),
    }


def _opening(dates: Sequence[DateMention]) -> int:
    return sum(date.span_start < _OPENING for date in dates)


def _same_grain_day(first: Sequence[DateMention], second: Sequence[DateMention]) -> bool:
    fine = (Grain.MINUTE, Grain.HOUR, Grain.PART_OF_DAY, Grain.DAY)
    return any(
        one.grain in fine and other.grain in fine and one.start.date() == other.start.date()
        for one in first
        for other in second
    )


def _clock(old: ReadStatement, new: ReadStatement) -> dict[str, float]:
    times = (
        [time for clause in old.clauses for time in clause.times],
        [time for clause in new.clauses for time in clause.times],
    )
    starts = {time.minutes % _HALF_A_DAY for time in times[0]}, {time.minutes % _HALF_A_DAY for time in times[1]}
    days = (
        {day.day for clause in old.clauses for day in clause.weekdays},
        {day.day for clause in new.clauses for day in clause.weekdays},
    )
    overlap = any(
        one.minutes < (other.until or other.minutes + 60) and other.minutes < (one.until or one.minutes + 60)
        for one in times[0]
        for other in times[1]
    )
    timed = [
        bool(times[side] or days[side] or any(clause.dates for clause in read.clauses))
        for side, read in enumerate((old, new))
    ]
    return {
        "times old": float(len(times[0])),
        "times new": float(len(times[1])),
        "times same": float(bool(starts[0] & starts[1])),
        "times apart": float(bool(times[0] and times[1]) and not starts[0] & starts[1]),
        "times overlap": float(overlap),
        "days same": float(bool(days[0] & days[1])),
        "days apart": float(bool(days[0] and days[1]) and not days[0] & days[1]),
        "days of one": float(bool(days[0]) != bool(days[1])),
        "timed": float(sum(timed)),
    }
