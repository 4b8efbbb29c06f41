"""Two things that one person, room or machine cannot do at the same time.

Compared by their times, not by their likeness: the two need not have a word in common.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding
from remembrancer.conflicts.detection.manner import Manner
from remembrancer.conflicts.detection.reading import Clause
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.model.conflicts import ConflictKind, ContradictionCode, ContradictionReason, Period
from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates import DateMention, Grain, Relation
from remembrancer.text.times_of_day import TimeOfDay

PLACED: Final = frozenset(
    {MemoryType.EVENT, MemoryType.COMMITMENT, MemoryType.CONTEXT, MemoryType.DECISION, MemoryType.FACT, MemoryType.GOAL}
)
_USUAL_LENGTH: Final = 60
"""Minutes that something takes whose end is not said: so near starts exclude each other."""
_AWAY: Final = re.compile(
    r"\b(?:away|vacation|holidays?|leave|abroad|travel\w*|trip|conference|fair|retreat|offsite|in\s+[A-Z]\w+|at\s+the\s+conference"
    r"|out\s+of\s+(?:the\s+)?office|off\s+work|on\s+tour|visiting|hospital|closed|freeze|on\s+call|duty|all\s+day|renovation|camping|sabbatical|garage|repair|maintenance|shift|booked|unavailable|busy|camp|rented|lent)\b"
)
_DAY_BOUND: Final = re.compile(
    r"\b(?:appointment|meeting|workshop|visit|interview|dinner|lunch|training|exam|presentation|call|dentist|doctor|notary|project|client"
    r"|party|wedding|concert|review|class|course|match|session|drive|office|in\s+[A-Z]\w+|at\s+the|shift|comes?|start|race|marathon|hearing|delivery|show|host\w*|presentation|talk|lecture|meet|plumber|evening|night|set\s+off|going|tickets|babysit\w*|teach|electrician|handyman|at\s+home|onboarding|rehearsal|exam|release|deploy\w*|training)\b"
)
_LONG_GRAINS: Final = (Grain.MONTH, Grain.QUARTER, Grain.HALF_YEAR, Grain.YEAR, Grain.DECADE)
_DEADLINE: Final = AnyCase(
    r"\b(?:deadline|due|by\s+(?:\d|the\s+end|\w+day\b)|submit|expires?|birthday|anniversary|since|born)\b",
)
_PLACE: Final = re.compile(r"\b(?:in|at|to)\s+(?:the\s+)?([A-Z]\w+)")


_RESOURCE: Final = re.compile(r"\bbooked\b|\b(?:in|at|with|by)\s+(?:the|our|my)\b|\bthe\s+car\b")
"""A thing or room that one can have at a time."""


def may_clash(clause: Clause) -> bool:
    """Whether something takes place at a time that could be taken."""
    return (
        bool(clause.dates or clause.times or clause.weekdays)
        and clause.manner in (Manner.TOLD, Manner.PLANNED)
        and not (clause.is_past and "promised" not in clause.folded)
    )


def find_clash(alignment: Alignment, old_statement: Statement, new_statement: Statement) -> Iterator[Finding]:
    """Overlapping times of two different things with the same people or the same resource."""
    old, new = alignment.old, alignment.new
    if not (may_clash(old) and may_clash(new)) or old_statement.type not in PLACED or new_statement.type not in PLACED:
        return
    if old.is_denied or new.is_denied or old.search(_DEADLINE) or new.search(_DEADLINE):
        return
    if not (alignment.old_rest or alignment.new_rest) or not _same_participant(alignment):
        return
    strength = _overlap(old, new)
    if strength <= 0:
        return
    first, second = _time_spans(old), _time_spans(new)
    yield Finding(
        ConflictKind.SCHEDULE,
        ContradictionReason(
            ContradictionCode.SAME_TIME,
            " ".join(old.text[a - old.start : b - old.start] for a, b in first).strip(" ."),
            " ".join(new.text[a - new.start : b - new.start] for a, b in second).strip(" ."),
            _period(old),
            _period(new),
        ),
        first,
        second,
        frozenset(alignment.old_rest),
        frozenset(alignment.new_rest),
        strength=strength,
        uses_dates=True,
        forgives_rest=True,
    )


def _period(clause: Clause) -> Period | None:
    return Period(clause.dates[0].start, clause.dates[-1].end) if clause.dates else None


def _time_spans(clause: Clause) -> tuple[tuple[int, int], ...]:
    spans = [(each.span_start, each.span_end) for each in clause.dates]
    others = [(each.start, each.end) for each in clause.weekdays] + [(each.start, each.end) for each in clause.times]
    for first, last in others:
        if not any(start < last and first < end for start, end in spans):
            spans.append((first, last))
    return tuple(sorted((start + clause.start, end + clause.start) for start, end in spans))


def _same_participant(alignment: Alignment) -> bool:
    """The same named subject, or both the speaker's own; what has no subject is the speaker's."""
    old, new = alignment.old, alignment.new
    first, second = _participants(old), _participants(new)
    if first & second:
        return True
    if any(old.words[a].is_name for a, _ in alignment.shared) and alignment.shared:
        return True
    return bool(alignment.shared) and _RESOURCE.search(f"{old.text} {new.text}") is not None


def _participants(clause: Clause) -> set[str]:
    subject = clause.words[: max(0, clause.verb)] if clause.verb != 0 else clause.words[:1]
    found = {word.stem for word in subject if word.counts}
    folded = {word.folded.split("'")[0] for word in subject}
    if folded & {"i", "we", "my", "our"} or not subject:
        found.add("self")
    elif not any(word.is_name or word.is_owner for word in subject) and not folded & {
        "he",
        "she",
        "they",
        "his",
        "her",
        "the",
    }:
        # "Dentist on Thursday", "Lunch with Ada": nobody is named who it is for.
        opening = subject[0].text
        is_named = clause.verb == 1 and opening[:1].isupper() and clause.words[1].folded.endswith("s")
        found |= set() if is_named else {"self"}
    return found


def _overlap(old: Clause, new: Clause) -> float:
    """How surely both times exclude each other, 0..1."""
    if not _same_days(old, new):
        return 0.0
    if old.times and new.times:
        return 0.9 if any(_clash(a, b) for a in old.times for b in new.times) else 0.0
    spans_days = [clause for clause in (old, new) if _is_long(clause)]
    if spans_days:
        for long in spans_days:
            other = new if long is old else old
            places = set(_PLACE.findall(long.text)), set(_PLACE.findall(other.text))
            if places[0] and places[1] and not places[0] & places[1]:
                return 0.85
            if _AWAY.search(long.text) and (_DAY_BOUND.search(other.text) or other.times):
                return 0.75
        return 0.0
    first, second = set(_PLACE.findall(old.text)), set(_PLACE.findall(new.text))
    if first and second and not first & second and (_AWAY.search(old.text) or _AWAY.search(new.text)):
        return 0.7
    if (_AWAY.search(old.text) and _DAY_BOUND.search(new.text)) or (
        _AWAY.search(new.text) and _DAY_BOUND.search(old.text)
    ):
        return 0.6
    return 0.0


def _is_long(clause: Clause) -> bool:
    return any(
        each.end - each.start > timedelta(days=1.5)
        and not (each.grain in _LONG_GRAINS and not _AWAY.search(clause.text))
        for each in _stretches(clause)
    )


def _same_days(old: Clause, new: Clause) -> bool:
    if old.dates and new.dates:
        return any(_days_meet(a, b) for a in _stretches(old) for b in _stretches(new))
    first, second = {each.day for each in old.weekdays}, {each.day for each in new.weekdays}
    if first and second:
        return bool(first & second)
    return False


def _stretches(clause: Clause) -> list[DateMention]:
    """The dates, those behind "until" reaching back a month."""
    return [
        replace(each, start=min(each.start, each.end - timedelta(days=31))) if each.relation is Relation.UNTIL else each
        for each in clause.dates
    ]


def _days_meet(first: DateMention, second: DateMention) -> bool:
    return (_day(first.start) < second.end and _day(second.start) < first.end) or _day(first.start) == _day(
        second.start
    )


def _day(instant: datetime) -> datetime:
    return instant.replace(hour=0, minute=0, second=0, microsecond=0)


def _clash(first: TimeOfDay, second: TimeOfDay) -> bool:
    if first.until is None and second.until is None:
        return abs(first.minutes - second.minutes) < _USUAL_LENGTH
    first_end = first.until if first.until is not None else first.minutes + 1
    second_end = second.until if second.until is not None else second.minutes + 1
    return first.minutes < second_end and second.minutes < first_end
