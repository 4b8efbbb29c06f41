"""What a draft may hold: its texts in their uniform form, everything within its limits, whoever made it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from remembrancer.model import limits
from remembrancer.model.clock import check_instant, within_years
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Draft, Source, Times
from remembrancer.text.normalise import (
    normalise_content,
    normalise_evidence,
    normalise_line,
    normalise_source,
    normalise_tags,
    normalise_title,
)

_CLOCKS: Final = {
    "stated": "stated",
    "valid_from": "valid",
    "valid_to": "valid",
    "happening_from": "happening",
    "happening_to": "happening",
    "due": "due",
    "done": "done",
}
"""The instants of a memory and what the field is called that they belong to."""


def checked_draft(draft: Draft) -> Draft:
    """The draft with its texts in their uniform form.

    Raises:
        InvalidInputError: a field is outside its limits.
    """
    if not 0.0 <= draft.confidence <= 1.0:
        raise InvalidInputError("confidence", "out_of_range", limit="0..1", given=draft.confidence)
    _check_name("session", draft.session, limits.SESSION_CHARACTERS)
    if draft.origin is not None:
        _check_name("origin", draft.origin.system, limits.ORIGIN_CHARACTERS)
        _check_name("origin", draft.origin.identifier, limits.ORIGIN_CHARACTERS)
    return replace(
        draft,
        content=normalise_content(draft.content),
        title=normalise_title(draft.title),
        tags=normalise_tags(draft.tags),
        evidence=normalise_evidence(draft.evidence),
        source=draft.source and checked_source(draft.source),
        times=checked_times(draft.times),
    )


def checked_source(source: Source) -> Source:
    """The source with its texts in their uniform form."""
    return Source(source.kind, normalise_source(source.name), normalise_source(source.reference))


def checked_times(times: Times) -> Times:
    """The times with the zone's name in its uniform form.

    Raises:
        InvalidInputError: one lacks its zone or is beyond the years a vault keeps, or an interval ends before it
            begins.
    """
    for name, field in _CLOCKS.items():
        instant: datetime | None = getattr(times, name)
        if instant is not None:
            check_instant(instant, field)
            if not within_years(instant):
                years = f"{limits.EARLIEST_YEAR}..{limits.LATEST_YEAR}"
                raise InvalidInputError(field, "out_of_range", limit=years, given=str(instant))
    check_interval("valid", times.valid_from, times.valid_to)
    check_interval("happening", times.happening_from, times.happening_to)
    return replace(times, zone=normalise_line(times.zone, field="zone", limit=limits.ZONE_CHARACTERS))


def check_interval(field: str, start: datetime | None, end: datetime | None) -> None:
    """Raise InvalidInputError where an interval ends before it begins."""
    if start is not None and end is not None and end < start:
        raise InvalidInputError(field, "ends_before_it_begins", limit=start.isoformat(), given=end.isoformat())


def _check_name(field: str, name: str, limit: int) -> None:
    """Names made by programs are kept to the letter, so they are only looked at."""
    if len(name) > limit:
        raise InvalidInputError(field, "too_long", limit=limit, given=len(name))
    if any("\ud800" <= character <= "\udfff" for character in name):
        raise InvalidInputError(field, "lone_surrogate")
