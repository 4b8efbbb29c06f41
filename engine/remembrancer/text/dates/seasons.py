"""Seasons and holidays in a question: too loose to set a memory's times, good enough to say where to look first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Final

from dateutil.easter import easter
from dateutil.relativedelta import relativedelta

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import Grain

_SEASON_STARTS: Final = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
"""The month in which a season begins north of the equator (meteorological seasons, three months each)."""
_SOUTHERN: Final = (
    *("Australia/", "Antarctica/", "Pacific/Auckland", "Pacific/Fiji", "Africa/Johannesburg", "Africa/Maputo"),
    *("Africa/Harare", "Africa/Windhoek", "America/Argentina", "America/Sao_Paulo", "America/Santiago"),
    *("America/Montevideo", "America/Asuncion", "Indian/Mauritius"),
)
_HOLIDAYS: Final = {
    "christmas": (12, 24, 3),
    "xmas": (12, 24, 3),
    "new year's eve": (12, 31, 1),
    "new years eve": (12, 31, 1),
    "new year's": (12, 31, 2),
    "new year": (12, 31, 2),
    "halloween": (10, 31, 1),
    "valentine's day": (2, 14, 1),
}
"""Month, day and length in days."""
_LOOSE: Final = AnyCase(
    r"\b(?P<which>(?:this|last|past|previous|next|coming|the)\s+)?(?:(?P<part>early|late|mid)[\s-]+)?"
    r"(?P<name>spring|summer|autumn|fall|winter|easter|" + "|".join(sorted(_HOLIDAYS, key=len, reverse=True)) + r")"
    r"(?:\s+(?:of\s+|in\s+)?(?P<year>(?:19|20)[0-9]{2}|last\s+year|this\s+year|next\s+year))?(?![\w-])",
)
_PLACED: Final = AnyCase(r"\b(?:in|at|over|during|for|since|until|before|after|around|on)\s+$")


@dataclass(frozen=True, slots=True)
class LooseTime:
    """A season or holiday: its characters in the text (half open) and its stretch of the wall clock (half open)."""

    span_start: int
    span_end: int
    start: datetime
    end: datetime
    grain: Grain


def find_loose_times(text: str, *, now: datetime, zone: tzinfo, ahead: bool) -> tuple[LooseTime, ...]:
    """The seasons and holidays of a question.

    Args:
        text: the question.
        now: the wall clock of the moment asked, without a zone.
        zone: the person's; its name tells on which side of the equator the seasons are meant.
        ahead: whether one without year or "last" is the coming one rather than the latest that has begun.
    """
    found = []
    for match in _LOOSE.finditer(text):
        which = (match["which"] or "").strip().lower()
        if not (which in {"this", "last", "past", "previous", "next", "coming"} or match["year"]):
            # "In winter" without more is every winter; a holiday is one day, and the nearest is meant.
            is_season = match["name"].lower() in _SEASON_STARTS
            if is_season or _PLACED.search(text, 0, match.start()) is None:
                continue
        start, end, grain = _stretch(match["name"].lower(), which, match["year"], now, zone, ahead=ahead)
        if match["name"].lower() == "fall" and not (which or match["year"]):
            continue
        found.append(LooseTime(*match.span(), start, end, grain))
    return tuple(found)


def _stretch(
    name: str, which: str, year: str | None, now: datetime, zone: tzinfo, *, ahead: bool
) -> tuple[datetime, datetime, Grain]:
    if year is not None:
        word = year.lower().split()[0]
        number = int(word) if word.isdigit() else now.year + {"last": -1, "next": 1}.get(word, 0)
        return _in_year(name, number, zone)
    occurrences = [_in_year(name, now.year + shift, zone) for shift in (-2, -1, 0, 1, 2)]
    begun = [each for each in occurrences if each[0] <= now]
    over = [each for each in begun if each[1] <= now]
    coming = [each for each in occurrences if each[0] > now]
    if which in {"last", "past", "previous"}:
        return over[-1]
    if which in {"next", "coming"}:
        return coming[0]
    if which == "this":
        return next((each for each in occurrences if each[1] > now and each[0].year == now.year), begun[-1])
    return coming[0] if ahead else begun[-1]


def _in_year(name: str, year: int, zone: tzinfo) -> tuple[datetime, datetime, Grain]:
    """The season that begins in a year, or the year's holiday."""
    if name in _SEASON_STARTS:
        south = str(getattr(zone, "key", zone)).startswith(_SOUTHERN)
        month = (_SEASON_STARTS[name] + (5 if south else -1)) % 12 + 1
        start = datetime(year, month, 1)  # noqa: DTZ001  a wall clock; the zone is applied at the end
        return start, start + relativedelta(months=3), Grain.QUARTER
    if name == "easter":
        sunday = datetime.combine(easter(year), datetime.min.time())
        return sunday - timedelta(days=2), sunday + timedelta(days=2), Grain.DAY
    month, day, length = _HOLIDAYS[name]
    start = datetime(year, month, day)  # noqa: DTZ001  as above
    return start, start + timedelta(days=length), Grain.DAY
