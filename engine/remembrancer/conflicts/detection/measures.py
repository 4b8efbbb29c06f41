"""Another figure, date, time of day or weekday of the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Final

from dateutil.relativedelta import relativedelta

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding, clause_text
from remembrancer.conflicts.detection.reading import Clause
from remembrancer.model.conflicts import Amount, ConflictKind, ContradictionCode, ContradictionReason, Period
from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates import DateMention, Grain, Position
from remembrancer.text.figures import INTERVAL, Figure
from remembrancer.text.units import CURRENCIES, DATA_SIZE

_TOLERANCE: Final = 0.011
_LOOSE_TOLERANCE: Final = 0.15
_DATA_TOLERANCE: Final = 0.08
"""A gigabyte may have 1000 or 1024 megabytes."""
_NEAR: Final = timedelta(days=62)
_SAME_SERIES: Final = timedelta(days=370)
_DAY_OF_MONTH: Final = AnyCase(
    r"\bthe\s+(\d{1,2})(?:st|nd|rd|th)\b(?:\s+(?:of\s+)?(?:the|each|every)\s+month|\s+day)?(?!\s+(?:floor|street|avenue|grade|century|time|edition))",
)
_CLOCK_GRAINS: Final = (Grain.MINUTE, Grain.HOUR, Grain.PART_OF_DAY)
_AGE: Final = 31556952.0


def find_figure(alignment: Alignment) -> Iterator[Finding]:
    """Figures of one measure that differ."""
    old, new = alignment.old, alignment.new
    for first in old.figures:
        corrects = new.is_correcting and len(new.figures) > len(old.figures)
        if not corrects and any(
            agree_in_value(first, second) and _comparable(alignment, first, second) for second in new.figures
        ):
            continue
        for second in new.figures:
            if any(agree_in_value(third, second) and _comparable(alignment, third, second) for third in old.figures):
                continue
            match = _comparable(alignment, first, second)
            if not match or agree_in_value(first, second, exactly=old.is_denied != new.is_denied):
                continue
            spans = (
                ((first.start + old.start, first.end + old.start),),
                ((second.start + new.start, second.end + new.start),),
            )
            yield Finding(
                kind=ConflictKind.FIGURE,
                reason=ContradictionReason(
                    ContradictionCode.DIFFERENT_FIGURE,
                    clause_text(old, spans[0]),
                    clause_text(new, spans[1]),
                    Amount(first.value, first.unit),
                    Amount(second.value, second.unit),
                ),
                old_spans=spans[0],
                new_spans=spans[1],
                old_places=_nouns(old, first),
                new_places=_nouns(new, second),
                strength=match,
                uses_figures=True,
            )


def agree_in_value(first: Figure, second: Figure, *, exactly: bool = False) -> bool:
    if first.unit != second.unit and first.unit and second.unit:
        return False
    tolerance = _DATA_TOLERANCE if first.unit == DATA_SIZE else _TOLERANCE
    if first.is_loose or second.is_loose:
        tolerance = _LOOSE_TOLERANCE
    if first.unit == INTERVAL:
        tolerance = 0.1
    value = second.value
    if first.unit != second.unit:
        value, other = first.value / _AGE, second.value / _AGE
        return abs(value - second.value) <= 0.01 * max(value, 1) or abs(other - first.value) <= 0.01 * max(other, 1)
    if abs(first.value - value) <= tolerance * max(abs(first.value), abs(value)):
        return True
    if exactly:
        return False
    return (first.low <= second.low and second.high <= first.high) or (
        second.low <= first.low and first.high <= second.high
    )


def _comparable(alignment: Alignment, first: Figure, second: Figure) -> float:
    """How surely two figures measure the same in 0..1; 0 if they do not."""
    if first.unit or second.unit:
        if first.unit == second.unit:
            return 1.0
        bare = first if not first.unit else second
        other = second if bare is first else first
        if bare.nouns or other.unit == INTERVAL:
            return 0.0
        # "84 years old" and "is 79"; "480 euros" and "480".
        if other.unit == "s" and other.value >= _AGE:
            return 0.7
        return 0.5 if other.unit in CURRENCIES else 0.0
    if not first.nouns and not second.nouns:
        return 0.9
    if not first.nouns or not second.nouns:
        return 0.8
    if set(first.nouns) & set(second.nouns):
        return 1.0 if first.nouns[0] in second.nouns or second.nouns[0] in first.nouns else 0.8
    pairs = {(alignment.old.words[a].stem, alignment.new.words[b].stem) for a, b in alignment.by_meaning}
    if any((a, b) in pairs for a in first.nouns[:2] for b in second.nouns[:2]):
        return 0.9
    # "Team size: 6 engineers", "the team has eight people": a general word for what is counted.
    general = {"person", "peopl", "item", "piec", "thing", "entri", "unit"}
    return 0.6 if set(first.nouns[:1]) & general or set(second.nouns[:1]) & general else 0.0


def _nouns(clause: Clause, figure: Figure) -> frozenset[int]:
    """The noun that is counted may differ in wording; it has been compared already."""
    if figure.unit or not figure.nouns:
        return frozenset()
    end = figure.end + clause.start
    return frozenset(
        place for place, word in enumerate(clause.words) if 0 <= word.start - end <= 2 and word.stem == figure.nouns[0]
    )


def find_date(alignment: Alignment) -> Iterator[Finding]:
    """Another date of the same thing, where there can be one only."""
    old, new = alignment.old, alignment.new
    if not old.dates or not new.dates:
        return
    once = old.search(lexicon.ONCE) is not None and new.search(lexicon.ONCE) is not None
    for first, other in _paired_dates(old, new):
        second = _in_the_same_year(first, other)
        if first.start < second.end and second.start < first.end:
            continue
        if first.text.casefold() == second.text.casefold():
            continue  # "next month", said in two months
        if Grain.PART_OF_DAY in (first.grain, second.grain) and abs(first.start - second.start) < timedelta(days=1):
            continue
        if not _may_be_one_time(alignment, first, second, once=once):
            continue
        spans = (
            ((first.span_start + old.start, first.span_end + old.start),),
            ((second.span_start + new.start, second.span_end + new.start),),
        )
        only_clock = (
            first.grain in _CLOCK_GRAINS and second.grain in _CLOCK_GRAINS and first.start.date() == second.start.date()
        )
        yield Finding(
            kind=ConflictKind.DATE,
            reason=ContradictionReason(
                ContradictionCode.DIFFERENT_TIME_OF_DAY if only_clock else ContradictionCode.DIFFERENT_DATE,
                first.text.strip(" ."),
                second.text.strip(" ."),
                Period(first.start, first.end),
                Period(second.start, second.end),
            ),
            old_spans=spans[0],
            new_spans=spans[1],
            strength=1.0 if once else 0.7,
            uses_dates=True,
        )


def _in_the_same_year(first: DateMention, second: DateMention) -> DateMention:
    """A day without a year may be read as past on one side and as coming on the other: brought within half a year."""
    if _has_year(first.text) or _has_year(second.text) or first.grain is Grain.YEAR or second.grain is Grain.YEAR:
        return second
    years = round((first.start - second.start) / timedelta(days=365.2425))
    if not years or abs(years) > 1:
        return second
    shift = relativedelta(years=years)
    return replace(second, start=second.start + shift, end=second.end + shift)


def find_day_of_month(alignment: Alignment) -> Iterator[Finding]:
    """Another day of every month: "the 25th"."""
    old, new = alignment.old, alignment.new
    if old.dates and new.dates:
        return
    first, second = old.search(_DAY_OF_MONTH), new.search(_DAY_OF_MONTH)
    if first is None or second is None or int(first.group(1)) == int(second.group(1)):
        return
    spans = (
        ((first.start() + old.start, first.end() + old.start),),
        ((second.start() + new.start, second.end() + new.start),),
    )
    yield Finding(
        ConflictKind.DATE,
        ContradictionReason(ContradictionCode.DIFFERENT_DATE, first.group(), second.group()),
        *spans,
        frozenset(i for i, word in enumerate(old.words) if first.start() <= word.start - old.start < first.end()),
        frozenset(i for i, word in enumerate(new.words) if second.start() <= word.start - new.start < second.end()),
        uses_dates=True,
    )


def _paired_dates(old: Clause, new: Clause) -> Iterator[tuple[DateMention, DateMention]]:
    if len(old.dates) == len(new.dates):
        yield from zip(old.dates, new.dates, strict=True)
    elif len(old.dates) == 1:
        if all(old.dates[0].end <= each.start or each.end <= old.dates[0].start for each in new.dates):
            yield old.dates[0], new.dates[-1]
    elif len(new.dates) == 1 and all(
        new.dates[0].end <= each.start or each.end <= new.dates[0].start for each in old.dates
    ):
        yield old.dates[-1], new.dates[0]


def _may_be_one_time(alignment: Alignment, first: DateMention, second: DateMention, *, once: bool) -> bool:
    old, new = alignment.old, alignment.new
    if once:
        return True
    if old.is_past or new.is_past or old.is_earlier or new.is_earlier:
        return False
    if re.search(
        r"\b(?:was|were|in|since|until|from|before|after)\s*$", old.text[: first.span_start], re.IGNORECASE
    ) and first.grain in (Grain.YEAR, Grain.DECADE, Grain.QUARTER, Grain.HALF_YEAR):
        return False
    if re.search(r"\b(?:was|were|felt|had)\b", old.text + " " + new.text) and not new.search(lexicon.CORRECTION):
        return False
    opens = first.span_start < 4 or second.span_start < 4
    if opens and old.verb > 0 and new.verb > 0 and not re.match(r"\W*$", old.text[first.span_end :]):
        return False  # "On 3 May the temperature is 12 degrees": a time in which something holds
    if (
        first.position is Position.PAST
        and second.position is Position.PAST
        and first.grain is not Grain.MONTH
        and _has_year(first.text)
    ):
        return False
    return abs(first.start - second.start) <= (
        _NEAR if first.grain is not Grain.MONTH else _SAME_SERIES
    ) or _has_verb_of_being(old)


def _has_year(text: str) -> bool:
    return re.search(r"(?:19|20)\d\d", text) is not None


def _has_verb_of_being(clause: Clause) -> bool:
    return (
        re.search(r"\b(?:is|are|takes?\s+place|will\s+be|ships?|leaves?|departs?|arrives?)\b", clause.text) is not None
    )


def find_time_of_day(alignment: Alignment) -> Iterator[Finding]:
    """Another clock time of the same thing on the same days."""
    old, new = alignment.old, alignment.new
    if len(old.times) != 1 or len(new.times) != 1 or old.is_past or new.is_past:
        return
    first, second = old.times[0], new.times[0]
    if first.minutes == second.minutes or (
        first.minutes % 720 == second.minutes % 720
        and first.minutes % 60 == second.minutes % 60
        and abs(first.minutes - second.minutes) == 720
        and first.minutes < 720
        and ":" not in old.text
    ):
        return
    yield Finding(
        kind=ConflictKind.DATE,
        reason=ContradictionReason(
            ContradictionCode.DIFFERENT_TIME_OF_DAY,
            old.text[first.start : first.end],
            new.text[second.start : second.end],
        ),
        old_spans=((first.start + old.start, first.end + old.start),),
        new_spans=((second.start + new.start, second.end + new.start),),
        strength=0.8,
        uses_dates=True,
    )


def find_weekday(alignment: Alignment) -> Iterator[Finding]:
    """Another day of the week of the same habit."""
    old, new = alignment.old, alignment.new
    if not old.weekdays or not new.weekdays or old.is_past or new.is_past:
        return
    if {each.day for each in old.weekdays} & {each.day for each in new.weekdays}:
        return
    if old.dates and new.dates:
        return
    first, second = old.weekdays[0], new.weekdays[0]
    yield Finding(
        kind=ConflictKind.DATE,
        reason=ContradictionReason(
            ContradictionCode.DIFFERENT_WEEKDAY, old.text[first.start : first.end], new.text[second.start : second.end]
        ),
        old_spans=tuple((each.start + old.start, each.end + old.start) for each in old.weekdays),
        new_spans=tuple((each.start + new.start, each.end + new.start) for each in new.weekdays),
        strength=0.7,
        uses_dates=True,
    )
