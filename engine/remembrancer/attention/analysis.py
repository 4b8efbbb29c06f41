"""What is made of a family of entries: rhythm, measures, what is out of the ordinary. A pure function of the entries.

It does not depend on the present: whether a routine is quiet follows from the instants that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from remembrancer.attention.calendar import Calendar
from remembrancer.attention.contents import unlike_all_before, unlike_words
from remembrancer.attention.entry import Entry, Judged, Verdicts
from remembrancer.attention.fillers import FillerReader
from remembrancer.attention.measures import Row, rows_of
from remembrancer.attention.rhythm import LEAST_ENTRIES, Gaps, gaps_of
from remembrancer.attention.surprisal import spread_of
from remembrancer.attention.values import JudgedRow, judge
from remembrancer.model.attention import (
    CategoryReason,
    ChangeReason,
    ContentReason,
    FigureReason,
    FlagKind,
    FlagReason,
    Measure,
    RhythmReason,
    Verdict,
)
from remembrancer.model.clock import from_microseconds
from remembrancer.text.wordings import wording_of

LEAST_DAYS: Final = 4
"""On so many different days something must have been noted to be a routine."""
ENTRIES_HAVE_FIGURES: Final = 0.8
"""Where so many of a family have its figure, those without are about the same thing but are no entries."""
_REPEATED: Final = 0.7
_STEADY: Final = 0.4
_CLOSE: Final = 0.5
_TINY: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Flagged:
    """A flag at the entry in a place."""

    place: int
    kind: FlagKind
    bits: float
    reason: FlagReason


@dataclass(frozen=True, slots=True)
class AnalysedRow:
    """A measure over the entries: of each a value, and what was usual before it."""

    measure: Measure
    values: tuple[float | None, ...]
    bands: tuple[tuple[float, float] | None, ...]
    band: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """A routine without the present. ``memories`` and ``instants`` are those of the entries, in the order of time.

    ``beside`` are memories of the family that are no entries.
    """

    memories: tuple[str, ...]
    instants: tuple[int, ...]
    name: str
    gaps: Gaps
    rows: tuple[AnalysedRow, ...]
    flags: tuple[Flagged, ...]
    beside: tuple[str, ...] = ()


def analyse(family: Sequence[Entry], verdicts: Verdicts, calendar: Calendar) -> Analysis | None:
    """What is made of a family; None if it is no routine."""
    ordered = sorted(family, key=lambda each: (each.at, each.memory))
    sorted_out = _sorted_out(ordered)
    entries = sorted_out.entries
    if len(entries) < LEAST_ENTRIES or not _recurs(entries, calendar):
        return None
    rows = rows_of(entries)
    # Who says that a silence is normal says so of the gap that it becomes.
    silences = _dismissed(entries, verdicts, FlagKind.ABSENCE)
    late = _dismissed(entries, verdicts, FlagKind.RHYTHM) | {place + 1 for place in silences}
    gaps = gaps_of([each.at for each in entries], calendar, late)
    if not _is_repeated(entries) and gaps.variation >= _STEADY and not any(map(_is_close, rows)):
        return None
    judged = [(row, _judged(row, entries, verdicts)) for row in rows]
    flags = [*_of_figures(judged, entries), *_of_rhythm(gaps, entries)]
    named = [_with_names(entry, place, rows) for place, entry in enumerate(entries)]
    other_fillers = tuple(FillerReader(_dismissed(entries, verdicts, FlagKind.CATEGORY)).read(named))
    flags += [
        Flagged(each.place, FlagKind.CATEGORY, each.bits, CategoryReason(each.value, each.usual, each.entries))
        for each in other_fillers
    ]
    others = {each.place for each in other_fillers}
    flags += [
        Flagged(each.place, FlagKind.CONTENT, each.bits, ContentReason(each.words, each.place, each.lacks_figure))
        for each in unlike_all_before(entries, sorted_out.odd, _dismissed(entries, verdicts, FlagKind.CONTENT))
        # Another filler is new as well, and said already.
        if each.place not in others
    ]
    flags.sort(key=lambda each: (each.place, list(FlagKind).index(each.kind)))
    return Analysis(
        tuple(each.memory for each in entries),
        tuple(each.at for each in entries),
        _name(entries),
        gaps,
        tuple(_analysed(row, found, len(entries)) for row, found in judged),
        tuple(flags),
        tuple(dict.fromkeys(each.memory for each in sorted_out.beside)),
    )


@dataclass(frozen=True, slots=True)
class _Family:
    """``entries`` and what is ``beside`` them; ``odd`` are entries without a figure, with what is new in them."""

    entries: list[Entry]
    beside: list[Entry]
    odd: dict[int, tuple[str, ...]]


def _sorted_out(family: Sequence[Entry]) -> _Family:
    """What of a family is an entry. Where nearly all have a figure, what has none is rather about the same thing."""
    kinds = {figure.kind for row in family for figure in row.reading.figures}
    for kind in sorted(kinds, reverse=True):
        having = [each for each in family if any(figure.kind == kind for figure in each.reading.figures)]
        if len(having) >= max(LEAST_ENTRIES, ENTRIES_HAVE_FIGURES * len(family)):
            others = [each for each in family if each not in having]
            odd = {id(each): words for each in others if (words := unlike_words(each, having))}
            entries = [each for each in family if each in having or id(each) in odd]
            places = {place: odd[id(each)] for place, each in enumerate(entries) if id(each) in odd}
            return _Family(entries, [each for each in others if id(each) not in odd], places)
    return _Family(list(family), [], {})


def _recurs(entries: Sequence[Entry], calendar: Calendar) -> bool:
    days = {calendar.day(from_microseconds(each.at)) for each in entries}
    return len(days) >= LEAST_DAYS


def _is_repeated(entries: Sequence[Entry]) -> bool:
    return len({wording_of(each.text) for each in entries}) <= _REPEATED * len(entries)


def _is_close(row: Row) -> bool:
    """Whether the values of a measure lie close together."""
    spread = spread_of(row.values, _TINY)
    return spread.scale <= _CLOSE * abs(spread.median)


def _dismissed(entries: Sequence[Entry], verdicts: Verdicts, kind: FlagKind) -> frozenset[int]:
    return frozenset(
        place for place, each in enumerate(entries) if verdicts.get((each.memory, kind)) is Verdict.DISMISSED
    )


def _judged(row: Row, entries: Sequence[Entry], verdicts: Verdicts) -> JudgedRow:
    """The row judged, with the places of the entries for those of its values."""
    dismissed = _dismissed(entries, verdicts, FlagKind.FIGURE)
    found = judge(row.values, row.yardstick, {number for number, place in enumerate(row.places) if place in dismissed})

    def moved(each: Judged) -> Judged:
        return replace(each, place=row.places[each.place], since=None if each.since is None else row.places[each.since])

    return replace(found, unusual=tuple(map(moved, found.unusual)), changes=tuple(map(moved, found.changes)))


def _of_figures(judged: Sequence[tuple[Row, JudgedRow]], entries: Sequence[Entry]) -> Iterator[Flagged]:
    """Of each entry the most surprising figure."""
    best: dict[int, Flagged] = {}
    for row, found in judged:
        value_at = dict(zip(row.places, row.values, strict=True))
        for each in found.unusual:
            reason = FigureReason(row.measure, value_at[each.place], each.low, each.high, each.entries)
            known = best.get(each.place)
            if known is None or known.bits < each.bits:
                best[each.place] = Flagged(each.place, FlagKind.FIGURE, each.bits, reason)
    yield from best.values()
    for row, found in judged:
        for each in found.changes:
            yield _change(each, row.measure, entries)


def _change(found: Judged, measure: Measure | None, entries: Sequence[Entry]) -> Flagged:
    since = from_microseconds(entries[found.since or 0].at)
    reason = ChangeReason(measure, found.low, found.high, found.low_before, found.high_before, since, found.entries)
    return Flagged(found.place, FlagKind.CHANGE, found.bits, reason)


def _of_rhythm(gaps: Gaps, entries: Sequence[Entry]) -> Iterator[Flagged]:
    for each in gaps.row.unusual:
        reason = RhythmReason(gaps.days[each.place], each.low, each.high, each.entries)
        yield Flagged(each.place + 1, FlagKind.RHYTHM, each.bits, reason)
    for each in gaps.row.changes:
        yield _change(replace(each, place=each.place + 1, since=(each.since or 0) + 1), None, entries)


def _with_names(entry: Entry, place: int, rows: Sequence[Row]) -> Entry:
    """An entry whose plain numbers that measure nothing are words: "chair 3" is the name of a chair."""
    reading = entry.reading
    names = [
        each for each in reading.figures if not each.kind and not any(each is row.figures.get(place) for row in rows)
    ]
    if not names:
        return entry
    words, shown = list(reading.words), list(reading.shown)
    for each in names:
        words[each.mark], shown[each.mark] = each.written.casefold(), each.written
    return replace(entry, reading=replace(reading, words=tuple(words), shown=tuple(shown)))


def _analysed(row: Row, found: JudgedRow, entries: int) -> AnalysedRow:
    values: list[float | None] = [None] * entries
    bands: list[tuple[float, float] | None] = [None] * entries
    for place, value, band in zip(row.places, row.values, found.bands, strict=True):
        values[place], bands[place] = value, band
    return AnalysedRow(row.measure, tuple(values), tuple(bands), found.band)


def _name(entries: Sequence[Entry]) -> str:
    """The latest entry in the commonest wording."""
    wordings: dict[str, list[Entry]] = {}
    for each in entries:
        wordings.setdefault(wording_of(each.text), []).append(each)
    _, having = max(wordings.items(), key=lambda each: (len(each[1]), each[1][-1].at, each[0]))
    return having[-1].text
