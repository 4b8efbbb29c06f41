"""Local days as whole numbers: what the horizontal axes of charts count in.

Day 0 is 1 January 1970 in the person's zone, whatever happened to its clocks; a fraction is the elapsed share of
that day, so that a day of 23 or 25 hours is as wide as any other.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo

import numpy as np
from numpy.typing import NDArray

from remembrancer.model.clock import from_microseconds, to_microseconds

_DAY_ZERO = date(1970, 1, 1).toordinal()
_WEEKDAY_OF_DAY_ZERO = 3  # Thursday, counted from Monday


def to_day(day: date) -> int:
    """The number of a calendar day."""
    return day.toordinal() - _DAY_ZERO


def to_date(number: int) -> date:
    """The calendar day of a number."""
    return date.fromordinal(number + _DAY_ZERO)


def day_of(instant: datetime, zone: tzinfo) -> int:
    """The number of the local day on which an aware instant lies."""
    return to_day(instant.astimezone(zone).date())


def position_of(instant: datetime, zone: tzinfo) -> float:
    """Where an aware instant lies: the number of its local day and the elapsed share of that."""
    day = day_of(instant, zone)
    begin, end = (int(each) for each in midnights(day, 2, zone))
    share = (to_microseconds(instant) - begin) / max(end - begin, 1)
    return day + min(max(share, 0.0), 1.0 - 1e-9)


def monday_of(number: int) -> int:
    """The Monday of that day's week."""
    return number - (number + _WEEKDAY_OF_DAY_ZERO) % 7


def midnights(first: int, count: int, zone: tzinfo) -> NDArray[np.int64]:
    """The instants, in microseconds since 1970 UTC, at which the local days ``first``, ``first + 1``, ... begin.

    Defined as the search language defines them: 00:00 of the day on the zone's clock, and where that does not exist
    the moment the clock leaps over it. A date the zone never had begins where the next one does.
    """
    start = to_date(first)
    return np.fromiter(
        (
            to_microseconds(datetime.combine(start + timedelta(days=number), time.min, zone).astimezone(UTC))
            for number in range(count)
        ),
        dtype=np.int64,
        count=count,
    )


def local_moment(microseconds: int, zone: tzinfo) -> datetime:
    """An instant of the engine on the person's clock."""
    return from_microseconds(microseconds).astimezone(zone)
