"""How often the entries of a routine come, which came too late or too soon, and from when on one is missed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from statistics import mean, median, pstdev
from typing import Final

from remembrancer.attention.calendar import Calendar
from remembrancer.attention.values import JudgedRow, Yardstick, judge
from remembrancer.model.clock import from_microseconds, to_microseconds

DAY: Final = 86_400_000_000
"""Microseconds."""
LEAST_ENTRIES: Final = 5
LONGEST: Final = timedelta(days=365)
"""What has been silent for longer is over."""
_LEAST_SILENCE: Final = timedelta(days=4)
_LEAST_OF_WORKING_DAYS: Final = 4.0
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
_FEW_WEEKDAYS: Final = 3
"""Where entries come seldom, so few days of the week are no accident."""
_WEEK: Final = 7
_WORKING_DAYS: Final = frozenset(range(5))
_LEAST_HOLIDAYS: Final = 3
"""On so many holidays nothing came, if a routine that is no working day's is to be one that keeps off them."""
_SOON_DAYS: Final = 6.0
_SOON_SHARE: Final = 0.25
_SOON_VARIATION: Final = 0.35
_LEAST_SOON: Final = 6
_MOST_SOON: Final = 0.1
_LATEST: Final = 16
_AS_LONG: Final = 0.8
_REPEATED: Final = 2


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
    keeps_off_holidays: bool = False


def gaps_of(instants: Sequence[int], calendar: Calendar, dismissed: AbstractSet[int] = frozenset()) -> Gaps:
    """The rhythm of entries at these instants (microseconds, ascending; at least two).

    ``dismissed`` are the places of entries whose coming late or soon is normal.
    """
    days = tuple((after - before) / DAY for before, after in itertools.pairwise(instants))
    row = judge(days, _late(), frozenset(place - 1 for place in dismissed))
    usual_gaps = list(row.usual) or list(days[-_LATEST:])
    usual = median(usual_gaps)
    average = mean(usual_gaps)
    variation = pstdev(usual_gaps) / average if average > 0 else 0.0
    row = _with_too_soon(days, _without_repeated(days, row), dismissed)
    days_of = [calendar.day(from_microseconds(each)) for each in instants]
    weekdays = _weekdays(days_of, usual)
    low, high = min(usual_gaps), max(usual_gaps)
    rhythm = Gaps(
        days, row, usual, low, high, variation, weekdays, None, None, _off_holidays(days_of, weekdays, calendar)
    )
    return silent_after(rhythm, instants[-1], len(instants), calendar)


def silent_after(rhythm: Gaps, last: int, entries: int, calendar: Calendar) -> Gaps:
    """The rhythm with the instants between which a silence that began at ``last`` counts; without, if it has none."""
    if entries < LEAST_ENTRIES or rhythm.variation >= _MOST_VARIATION or rhythm.usual <= 0:
        return rhythm
    least, usual, high = _LEAST_SILENCE / timedelta(days=1), rhythm.usual, rhythm.high
    if rhythm.weekdays and usual <= _DENSE_DAYS:
        # The silence is counted in days on which something could come, so the gaps are as well.
        share = len(rhythm.weekdays) / _WEEK
        least = min(least, _LEAST_OF_WORKING_DAYS * share * _WEEK / len(_WORKING_DAYS))
        usual, high = max(1.0, usual * share), high * share
    silence = max(_TIMES_THE_USUAL * usual, _LONGER_THAN_EVER * high, least) * DAY
    return replace(
        rhythm,
        quiet_from=_after(last, int(silence), rhythm, calendar),
        quiet_until=last + LONGEST // timedelta(microseconds=1),
    )


def _late() -> Yardstick:
    return Yardstick(
        lambda middle: _FLOOR * middle,
        lambda middle: max(_LATE * middle, _LATE_DAYS if middle < _SOON_DAYS else 0.0),
        sides=1,
    )


def _without_repeated(days: Sequence[float], row: JudgedRow) -> JudgedRow:
    """Without gaps of which there were such before: what comes from Friday to Sunday pauses every week."""

    def is_new(place: int) -> bool:
        return sum(each >= _AS_LONG * days[place] for each in days[:place]) < _REPEATED

    return replace(row, unusual=tuple(each for each in row.unusual if is_new(each.place)))


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


def _weekdays(days: Sequence[date], usual: float) -> tuple[int, ...]:
    """The days of the week to which a routine keeps; none if it keeps to none."""
    if len(days) < _KEEPS_TO_WEEKDAYS:
        return ()
    found = {each.weekday() for each in days[-4 * _LATEST :]}
    return tuple(sorted(found)) if len(found) < (_WEEK if usual <= _DENSE_DAYS else _FEW_WEEKDAYS + 1) else ()


def _off_holidays(days: Sequence[date], weekdays: Sequence[int], calendar: Calendar) -> bool:
    """Whether a routine stays away on public holidays: what belongs to working days does, unless it came on one.

    Of others it has to be seen several times; and whatever comes too seldom to be due on a certain day never does.
    """
    if not calendar.country or not weekdays:
        return False
    came = set(days)
    span = (days[0] + timedelta(days=number) for number in range((days[-1] - days[0]).days + 1))
    missed = 0
    for day in span:
        if day.weekday() in weekdays and calendar.is_holiday(day):
            if day in came:
                return False
            missed += 1
    return set(weekdays) <= _WORKING_DAYS or missed >= _LEAST_HOLIDAYS


def _after(last: int, silence: int, rhythm: Gaps, calendar: Calendar) -> int:
    """The instant at which a silence has lasted so long, not counting the days on which nothing ever comes.

    Where entries come every few days, the days in between count, and a holiday on which one was due is worth the days
    until the next.
    """
    if not rhythm.weekdays:
        return last + silence

    def is_off(day: date) -> bool:
        return day.weekday() in rhythm.weekdays and rhythm.keeps_off_holidays and calendar.is_holiday(day)

    is_dense = rhythm.usual <= _DENSE_DAYS
    left = timedelta(microseconds=silence)
    instant = from_microseconds(last).astimezone(calendar.zone)
    while True:
        midnight = datetime.combine(instant.date() + timedelta(days=1), time(), calendar.zone)
        until_midnight = midnight.astimezone(UTC) - instant.astimezone(UTC)
        counts = not is_dense or (instant.weekday() in rhythm.weekdays and not is_off(instant.date()))
        if not is_dense and is_off(instant.date()) and instant.date() != calendar.day(from_microseconds(last)):
            left += timedelta(days=_WEEK / len(rhythm.weekdays))
        if counts:
            if left <= until_midnight:
                return to_microseconds((instant.astimezone(UTC) + left).astimezone(UTC))
            left -= until_midnight
        instant = midnight
