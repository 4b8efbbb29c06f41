"""Local days, by the instants at which they end. A day has 23, 24 or 25 hours; its end is where it is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

_A_DAY: Final = timedelta(days=1)
_HALF_A_DAY: Final = timedelta(hours=12)


def start_of(day: date, zone: tzinfo) -> datetime:
    """The instant (UTC) at which a local day begins."""
    return datetime.combine(day, time(), zone).astimezone(UTC)


def end_of(day: date, zone: tzinfo) -> datetime:
    """The instant (UTC) at which a local day ends."""
    return start_of(day + _A_DAY, zone)


def day_of(instant: datetime, zone: tzinfo) -> date:
    """The local day of an instant."""
    return instant.astimezone(zone).date()


def last_end(instant: datetime, zone: tzinfo) -> datetime:
    """The last end of a local day at or before an instant (UTC)."""
    return start_of(day_of(instant, zone), zone)


def day_ended_at(instant: datetime, zone: tzinfo) -> date:
    """The local day that ended at an instant, also where the zone was a somewhat different one then."""
    return day_of(instant - _HALF_A_DAY, zone)


def ends_between(first: datetime, last: datetime, zone: tzinfo) -> Iterator[datetime]:
    """All ends of local days after ``first``, up to and with ``last``."""
    day = day_of(first, zone)
    while (end := end_of(day, zone)) <= last:
        yield end
        day += _A_DAY
