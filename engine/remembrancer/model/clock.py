"""Where "now" comes from. Passed in everywhere, so that everything can be replayed and tested."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Protocol

from tzlocal import get_localzone

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import EARLIEST_YEAR, LATEST_YEAR

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST = datetime(EARLIEST_YEAR, 1, 1, tzinfo=UTC)
_LAST = datetime(LATEST_YEAR + 1, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


class Clock(Protocol):
    """Tells the time and the person's zone."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""

    def zone(self) -> tzinfo:
        """The person's own time zone."""


class SystemClock:
    """The machine's clock and zone."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def zone(self) -> tzinfo:
        return get_localzone()


class FixedClock:
    """A clock that stands where it is put, for replays, screenshots and tests."""

    def __init__(self, instant: datetime, zone: tzinfo = UTC) -> None:
        self._instant = instant.astimezone(UTC)
        self._zone = zone

    def now(self) -> datetime:
        return self._instant

    def zone(self) -> tzinfo:
        return self._zone

    def set(self, instant: datetime) -> None:
        self._instant = instant.astimezone(UTC)

    def advance(self, by: timedelta) -> None:
        self._instant += by


def check_instant(instant: datetime, field: str) -> None:
    """Raise InvalidInputError where an instant does not say in which zone it is meant."""
    if instant.utcoffset() is None:
        raise InvalidInputError(field, "not_aware", given=str(instant))


def within_years(instant: datetime) -> bool:
    """Whether an aware instant is within the years that a vault keeps."""
    return _FIRST <= instant < _LAST


def within_reach(instant: datetime) -> datetime:
    """The aware instant, or the nearest one within the years that a vault keeps."""
    return min(max(instant, _FIRST), _LAST - _MICROSECOND)


def to_microseconds(instant: datetime) -> int:
    """Microseconds since 1970-01-01T00:00Z; exact, unlike ``timestamp()``, which passes through a float.

    Raises:
        InvalidInputError: the instant lacks its zone.
    """
    check_instant(instant, "time")
    return (instant - _EPOCH) // _MICROSECOND


def from_microseconds(count: int) -> datetime:
    """The aware UTC instant that many microseconds after 1970-01-01T00:00Z."""
    return _EPOCH + timedelta(microseconds=count)
