"""How often the entries of a routine come, which came too late or too soon, and from when on one is missed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from statistics import mean, median, pstdev
from typing import Final

from remembrancer.attention.values import JudgedRow, Yardstick, judge
from remembrancer.model.clock import from_microseconds, to_microseconds

DAY: Final = 86_400_000_000
"""Microseconds."""
LEAST_ENTRIES: Final = 5
LONGEST: Final = timedelta(days=365)
"""What has been silent for longer is over."""
_LEAST_SILENCE: Final = timedelta(days=4)
_TIMES_THE_USUAL: Final = 3.0
_LONGER_THAN_EVER: Final = 1.25
_MOST_VARIATION: Final = 1.0
_FLOOR: Final = 0.25
"""Gaps that differ by a fourth do not differ."""
_LATE: Final = 1.5
"""A gap is late only if it exceeds the longest usual one by so many times the median."""
_LATE_DAYS: Final = 2.8
"""And by so many days, where they are short."""
_KEEPS_TO_WEEKDAYS: Final = 10
_DENSE_DAYS: Final = 3.0
_WEEK: Final = 7
_SOON_DAYS: Final = 6.0
_SOON_SHARE: Final = 0.25
_SOON_VARIATION: Final = 0.35
_LEAST_SOON: Final = 6
_MOST_SOON: Final = 0.1
_LATEST: Final = 16


@dataclass(frozen=True, slots=True)
class Gaps:
    """The gaps of a routine in days, and what was found: ``row`` judges them from the second entry on.

    ``quiet_from`` and ``quiet_until`` are the instants (microseconds) between which its silence counts as absence, if
    nothing comes; None where there is no rhythm to go by.
    """

    days: tuple[float, ...]
    row: JudgedRow
    usual: float
    low: float
    high: float
    variation: float
    weekdays: tuple[int, ...]
    quiet_from: int | None
    quiet_until: int | None


def gaps_of(instants: Sequence[int], zone: tzinfo, dismissed: AbstractSet[int] = frozenset()) -> Gaps:
    """The rhythm of entries at these instants (microseconds, ascending; at least two).

    ``dismissed`` are the places of entries whose coming late or soon is normal.
    """
    days = tuple((after - before) / DAY for before, after in itertools.pairwise(instants))
    row = judge(days, _late(), frozenset(place - 1 for place in dismissed))
    usual_gaps = list(row.usual) or list(days[-_LATEST:])
    usual = median(usual_gaps)
    average = mean(usual_gaps)
    variation = pstdev(usual_gaps) / average if average > 0 else 0.0
    row = _with_too_soon(days, row, dismissed)
    weekdays = _weekdays(instants, zone, usual)
    low, high = min(usual_gaps), max(usual_gaps)
    rhythm = Gaps(days, row, usual, low, high, variation, weekdays, None, None)
    if len(instants) < LEAST_ENTRIES or variation >= _MOST_VARIATION or usual <= 0:
        return rhythm
    least = _LEAST_SILENCE / timedelta(days=1)
    silence = max(_TIMES_THE_USUAL * usual, _LONGER_THAN_EVER * high, least) * DAY
    last = instants[-1]
    quiet_from = _after(last, int(silence), weekdays, zone)
    return Gaps(
        days, row, usual, low, high, variation, weekdays, quiet_from, last + LONGEST // timedelta(microseconds=1)
    )


def _late() -> Yardstick:
    return Yardstick(
        lambda middle: _FLOOR * middle,
        lambda middle: max(_LATE * middle, _LATE_DAYS if middle < _SOON_DAYS else 0.0),
        sides=1,
    )


def _with_too_soon(days: Sequence[float], row: JudgedRow, dismissed: AbstractSet[int]) -> JudgedRow:
    """Where gaps are long and steady, one that is far shorter is out of the ordinary too."""
    usual = [each for each in days if each > _SOON_SHARE * median(days)]
    steady = len(usual) >= _LEAST_SOON and median(usual) >= _SOON_DAYS
    if (
        not steady
        or pstdev(usual) / mean(usual) >= _SOON_VARIATION
        or len(days) - len(usual) > max(1.0, _MOST_SOON * len(days))
    ):
        return row
    yardstick = Yardstick(lambda middle: _FLOOR / 2 * middle, lambda middle: (1 - _SOON_SHARE) * middle / 2)
    both = judge(days, yardstick, frozenset(place - 1 for place in dismissed))
    known = {each.place for each in row.unusual}
    soon = [each for each in both.unusual if days[each.place] < each.low and each.place not in known]
    unusual = tuple(sorted((*row.unusual, *soon), key=lambda each: each.place))
    return JudgedRow(unusual, row.changes, row.bands, row.band, row.usual)


def _weekdays(instants: Sequence[int], zone: tzinfo, usual: float) -> tuple[int, ...]:
    """The days of the week to which a routine keeps; none if it keeps to none."""
    if len(instants) < _KEEPS_TO_WEEKDAYS or usual > _DENSE_DAYS:
        return ()
    days = {from_microseconds(each).astimezone(zone).weekday() for each in instants[-4 * _LATEST :]}
    return tuple(sorted(days)) if len(days) < _WEEK else ()


def _after(last: int, silence: int, weekdays: Sequence[int], zone: tzinfo) -> int:
    """The instant at which a silence has lasted so long, not counting the days on which nothing ever comes."""
    if not weekdays:
        return last + silence
    left = timedelta(microseconds=silence)
    instant = from_microseconds(last).astimezone(zone)
    while True:
        midnight = datetime.combine(instant.date() + timedelta(days=1), time(), zone)
        until_midnight = midnight.astimezone(UTC) - instant.astimezone(UTC)
        if instant.weekday() in weekdays:
            if left <= until_midnight:
                return to_microseconds((instant.astimezone(UTC) + left).astimezone(UTC))
            left -= until_midnight
        instant = midnight
