"""Dates on the command line: as figures (2026-03-31, 2026-03-31T17:00+01:00) or in words ("next Friday")."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from remembrancer.model.clock import Clock
from remembrancer.model.errors import InvalidInputError

_LAST_SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class _Period:
    start: datetime
    end: datetime


def read_moment(text: str, field: str, clock: Clock) -> datetime:
    """The first instant of the date or time that ``text`` names, in the person's zone unless it names another.

    Raises:
        InvalidInputError: it is not a date.
    """
    return _read(text, field, clock).start


def read_due(text: str, field: str, clock: Clock) -> datetime:
    """The last second of the date that ``text`` names, or the time itself."""
    period = _read(text, field, clock)
    return max(period.start, period.end - _LAST_SECOND)


def _read(text: str, field: str, clock: Clock) -> _Period:
    from remembrancer.text.dates import find_dates  # noqa: PLC0415  (slow to load, and few commands name a date)

    written = text.strip()
    exact = _exact(written, clock)
    if exact is not None:
        return exact
    mentions = find_dates(written, stated_at=clock.now(), zone=clock.zone())
    if len(mentions) != 1 or mentions[0].text.strip() != written:
        raise InvalidInputError(field, "not_a_date", given=text)
    return _Period(mentions[0].start, mentions[0].end)


def _exact(text: str, clock: Clock) -> _Period | None:
    """An ISO 8601 date and time; a date alone is a matter of days, and is read with the other forms."""
    if "T" not in text.upper() and ":" not in text:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=clock.zone())
    return _Period(aware, aware)
