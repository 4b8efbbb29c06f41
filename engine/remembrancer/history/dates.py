"""Dates that follow their text: when an edit changes the words, the times that came from them change with them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from remembrancer.model.clock import from_microseconds, to_microseconds, within_years
from remembrancer.storage.versions import VersionRecord
from remembrancer.text.dates import assign_times, find_dates


def with_dates_of_text(before: VersionRecord, after: VersionRecord, zone: tzinfo) -> VersionRecord:
    """``after`` with the times that ``before`` had from its text taken from the new text (or type) instead.

    A time that somebody set apart from the text stays as it was set.
    """
    if (after.content, after.type) == (before.content, before.type) or before.stated_at is None:
        return after
    old, new = _times(before, zone), _times(after, zone)
    follow = {name: new[name] for name in old if getattr(before, name) == old[name]}
    return replace(after, **follow)


def _times(record: VersionRecord, zone: tzinfo) -> dict[str, Any]:
    stated = from_microseconds(record.stated_at or 0)
    found = assign_times(
        record.type, find_dates(record.content, stated_at=stated, zone=_zone(record.zone, zone)), record.content
    )

    def column(instant: datetime | None) -> int | None:
        return to_microseconds(instant) if instant is not None and within_years(instant) else None

    return {
        "valid_from": column(found.valid_from),
        "valid_to": column(found.valid_to),
        "happening_from": column(found.happening_from),
        "happening_to": column(found.happening_to),
        "due_at": column(found.due_at),
    }


def _zone(name: str, otherwise: tzinfo) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        # A folder of the zone database, "Europe" for example, is an error of the system.
        return otherwise
