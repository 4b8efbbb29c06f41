"""The moments that files name: epoch numbers, ISO dates, dates in file names."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from remembrancer.model.limits import EARLIEST_YEAR, LATEST_YEAR
from remembrancer.model.memory import Times

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECONDS_FROM: Final = 1e11
"""Above this an epoch number counts milliseconds: as seconds it would be after the year 5000."""
_YEAR_FIRST: Final = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")
_IN_NAME: Final = re.compile(r"(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)")
UNSTATED: Final = Times()


def stated_by(value: object, zone: tzinfo) -> Times:
    """When something was said, from an epoch number or a text; :data:`UNSTATED` if it names no whole day.

    A text without offset is meant in ``zone``; a day without a time is its first instant there.
    """
    if isinstance(value, bool):
        return UNSTATED
    if isinstance(value, int | float):
        return _from_epoch(value)
    return _from_text(value.strip(), zone) if isinstance(value, str) else UNSTATED


def stated_by_name(name: str, zone: tzinfo) -> Times:
    """The day a file name carries, such as ``2022-10-02.md``."""
    found = _IN_NAME.search(name)
    return _from_text(found.group(), zone) if found else UNSTATED


def _from_epoch(number: float) -> Times:
    # Added to the epoch because fromtimestamp() fails for early dates on Windows.
    try:
        seconds = float(number)
        instant = _EPOCH + timedelta(seconds=seconds / 1000 if abs(seconds) > _MILLISECONDS_FROM else seconds)
    except (OverflowError, ValueError):
        return UNSTATED
    # Zero is how exports write "not known".
    return Times(stated=instant) if seconds and _is_in_range(instant) else UNSTATED


def _from_text(text: str, zone: tzinfo) -> Times:
    moment = _parse(text)
    if moment is None or not EARLIEST_YEAR <= moment.year <= LATEST_YEAR:
        return UNSTATED
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=zone)
        name = getattr(zone, "key", "") or _offset_of(moment)
    else:
        name = _offset_of(moment)
    return Times(stated=moment.astimezone(UTC), zone=name)


def _parse(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        pass
    try:
        if found := _YEAR_FIRST.fullmatch(text):
            return datetime(int(found[1]), int(found[2]), int(found[3]))  # noqa: DTZ001  (the caller adds the zone)
        if found := _DAY_FIRST.fullmatch(text):
            return datetime(int(found[3]), int(found[2]), int(found[1]))  # noqa: DTZ001
    except ValueError:
        pass  # the thirtieth of February and its like name no day
    return None


def _offset_of(moment: datetime) -> str:
    offset = moment.utcoffset()
    if not offset:
        return "UTC"
    minutes = int(offset.total_seconds()) // 60
    sign, minutes = ("-", -minutes) if minutes < 0 else ("+", minutes)
    return f"{sign}{minutes // 60:02d}:{minutes % 60:02d}"


def _is_in_range(instant: datetime) -> bool:
    return EARLIEST_YEAR <= instant.year <= LATEST_YEAR
