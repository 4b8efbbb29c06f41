"""Finding the dates of a text: a gate of unambiguous forms, then their meaning at the moment of the statement."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from typing import Final

from dateutil.tz import resolve_imaginary

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.calendar_forms import CALENDAR_FORMS
from remembrancer.text.dates.clock_times import names_a_habit, with_clock_time
from remembrancer.text.dates.foreign_dates import FOREIGN_FORMS
from remembrancer.text.dates.mention import DateMention, DateOrder, Grain, Position
from remembrancer.text.dates.range_forms import RANGE_FORMS, join_ranges
from remembrancer.text.dates.reading import Candidate, LocalSpan, Reading
from remembrancer.text.dates.relations import (
    kind_of,
    merged_with_weekday,
    moved_by_distance,
    narrowed_to_part,
    recurs,
    relation_of,
)
from remembrancer.text.dates.relative_forms import RELATIVE_FORMS
from remembrancer.text.dates.words import normalised

FIRST_YEAR: Final = 1900
LAST_YEAR: Final = 2100
_WRITTEN_FORMS: Final = (*RANGE_FORMS, *CALENDAR_FORMS, *FOREIGN_FORMS)
# These forms hold a figure, a month's name, or the words "next month".
_WRITTEN_HINT: Final = AnyCase(
    r"[0-9]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:this|next|last|previous|current)\s+month\b",
)
# Any date has a figure or one of these; most sentences have neither and cost one search.
_HINT: Final = AnyCase(
    r"[0-9]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|today|tonight|tonite"
    r"|tomorrow|yesterday|ago\b|back\b|night|morning|afternoon|evening|minute|min\b|mins\b|hour|hr|days?\b|week|wk|month"
    r"|quarter|qtr|year|yr|decade|fortnight|EO[DWMY]\b|hence\b)",
)


def find_dates(
    text: str, *, stated_at: datetime, zone: tzinfo, order: DateOrder | None = None
) -> tuple[DateMention, ...]:
    """The dates a text states, in order of appearance, without overlap.

    ``stated_at`` (aware) is when it was said; relative and incomplete dates count from it on the wall clock of
    ``zone``. Dates in figures whose order is open (03/04/2026) are found only with ``order``. Durations, habits
    ("every Monday"), seasons, holidays and clock times without a date are not dates here.

    Raises:
        ValueError: ``stated_at`` has no zone.
    """
    if stated_at.utcoffset() is None:
        raise ValueError("stated_at must be aware")
    if _HINT.search(text) is None or not FIRST_YEAR < stated_at.year < LAST_YEAR:
        return ()
    now = stated_at.astimezone(zone).replace(tzinfo=None)
    reading = Reading(text=normalised(text), now=now, instant=stated_at.astimezone(UTC), order=order)
    candidates: list[Candidate] = []
    for candidate in merged_with_weekday(_without_overlap(_matches(reading)), reading.text):
        if recurs(candidate, reading) or names_a_habit(candidate, reading.text):
            continue
        floor = candidates[-1].end if candidates else 0
        moved = moved_by_distance(candidate, reading)
        if moved is None:
            continue
        if moved is candidate:
            moved = with_clock_time(narrowed_to_part(candidate, reading), reading.text, floor)
        if moved.start >= floor:
            candidates.append(moved)
    mentions = (_mention(candidate, reading, text, zone) for candidate in join_ranges(candidates, reading))
    return tuple(mention for mention in mentions if mention is not None)


def _matches(reading: Reading) -> Iterator[Candidate]:
    written = _WRITTEN_HINT.search(reading.text) is not None
    for form in (*_WRITTEN_FORMS, *RELATIVE_FORMS) if written else RELATIVE_FORMS:
        for match in form.pattern.finditer(reading.text):
            start, end = match.span("span" if "span" in form.pattern.groupindex else 0)
            try:
                local = form.resolve(match, reading)
            except (OverflowError, ValueError):
                # The library's calendar ends at the years 1 and 9999; "in 900 decades" leaves it.
                local = None
            if local is not None:
                yield Candidate(start, end, local, form.reason)


def _without_overlap(found: Iterator[Candidate]) -> list[Candidate]:
    """The longest of the candidates that overlap, in order of appearance."""
    kept: list[Candidate] = []
    starts: list[int] = []
    for candidate in sorted(found, key=lambda each: (each.start - each.end, each.start)):
        place = bisect(starts, candidate.start)
        if (place and kept[place - 1].end > candidate.start) or (
            place < len(kept) and kept[place].start < candidate.end
        ):
            continue
        kept.insert(place, candidate)
        starts.insert(place, candidate.start)
    return kept


def _mention(candidate: Candidate, reading: Reading, text: str, zone: tzinfo) -> DateMention | None:
    local = candidate.local
    if not (local.start.year >= FIRST_YEAR and local.end <= datetime(LAST_YEAR + 1, 1, 1)):  # noqa: DTZ001  wall clock
        return None
    start, end = _instants(local, zone)
    relation = relation_of(candidate, reading.text)
    if end <= reading.instant:
        position = Position.PAST
    else:
        position = Position.FUTURE if start > reading.instant else Position.CURRENT
    return DateMention(
        span_start=candidate.start,
        span_end=candidate.end,
        text=text[candidate.start : candidate.end],
        start=start,
        end=end,
        grain=local.grain,
        kind=kind_of(candidate, relation),
        relation=relation,
        position=position,
        reason=candidate.reason,
        approximate=local.approximate,
    )


def _instants(local: LocalSpan, zone: tzinfo) -> tuple[datetime, datetime]:
    """UTC instants of a wall-clock stretch. A time that a clock change skips moves on by the gap."""
    if local.exact is not None:
        return local.exact[0].astimezone(UTC), local.exact[1].astimezone(UTC)
    start = resolve_imaginary(local.start.replace(tzinfo=zone)).astimezone(UTC)
    if local.grain in (Grain.MINUTE, Grain.HOUR) and not local.period:
        return start, start + (local.end - local.start)
    end = resolve_imaginary(local.end.replace(tzinfo=zone)).astimezone(UTC)
    return start, end if end > start else start + (local.end - local.start)
