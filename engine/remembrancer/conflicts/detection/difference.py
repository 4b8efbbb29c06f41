"""What two statements differ in, where they contradict each other as a whole and no single test says how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection.finding import Finding, written
from remembrancer.conflicts.detection.measures import agree_in_value
from remembrancer.model.conflicts import Amount, ConflictKind, ContradictionCode, ContradictionReason, Period
from remembrancer.model.types import MemoryType
from remembrancer.text.scales import are_on_two_sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from remembrancer.conflicts.detection.agreement import Agreement
    from remembrancer.conflicts.detection.reading import ReadStatement
    from remembrancer.conflicts.detection.words import Word
    from remembrancer.model.conflicts import CharacterRange

Spans = tuple["CharacterRange", ...]

_CORRECTS: Final = ("new corrects_plainly", "new no_longer", "new cancelled", "new ceased")
_CHOICES: Final = frozenset({MemoryType.DECISION})
_LIKINGS: Final = frozenset({MemoryType.PREFERENCE})
_MOST_SHOWN: Final = 4
"""Of a side that differs so many words are marked."""


def name_difference(
    agreement: Agreement, old: ReadStatement, new: ReadStatement, shown: Mapping[str, float]
) -> Finding | None:
    """The most telling difference: a correction, a value, a side, a denial, then what else differs."""
    if any(shown[name] for name in _CORRECTS):
        return _of_words(agreement, ConflictKind.CORRECTION, ContradictionCode.CORRECTED)
    types = {old.statement.type, new.statement.type}
    return (
        _figure(old, new, shown)
        or _clash(old, new, shown)
        or _date(old, new, shown)
        or _side(agreement, types, shown)
        or _denial(agreement, old, new, shown)
        or _value(agreement, types)
    )


def _figure(old: ReadStatement, new: ReadStatement, shown: Mapping[str, float]) -> Finding | None:
    if shown["figures differ"] < 1 or shown["figures agree"] >= shown["figures differ"]:
        return None
    for clause in old.clauses:
        for one in clause.figures:
            for other_clause in new.clauses:
                for other in other_clause.figures:
                    if one.unit == other.unit and not agree_in_value(one, other):
                        first = ((one.start + clause.start, one.end + clause.start),)
                        second = ((other.start + other_clause.start, other.end + other_clause.start),)
                        return _finding(
                            ConflictKind.FIGURE,
                            ContradictionCode.DIFFERENT_FIGURE,
                            (old.statement.text, first),
                            (new.statement.text, second),
                            (Amount(one.value, one.unit), Amount(other.value, other.unit)),
                        )
    return None


def _clash(old: ReadStatement, new: ReadStatement, shown: Mapping[str, float]) -> Finding | None:
    is_at_once = shown["times overlap"] or (shown["dates meet"] and not shown["times apart"]) or shown["days same"]
    if not is_at_once or shown["timed"] < len((old, new)) or shown["rest least"] < 1:
        return None
    return _finding(
        ConflictKind.SCHEDULE,
        ContradictionCode.SAME_TIME,
        (old.statement.text, _times(old)),
        (new.statement.text, _times(new)),
        (_period(old), _period(new)),
    )


def _date(old: ReadStatement, new: ReadStatement, shown: Mapping[str, float]) -> Finding | None:
    if shown["dates apart"]:
        code, values = ContradictionCode.DIFFERENT_DATE, (_period(old), _period(new))
    elif shown["times apart"]:
        code, values = ContradictionCode.DIFFERENT_TIME_OF_DAY, (None, None)
    elif shown["days apart"]:
        code, values = ContradictionCode.DIFFERENT_WEEKDAY, (None, None)
    else:
        return None
    return _finding(
        ConflictKind.DATE, code, (old.statement.text, _times(old)), (new.statement.text, _times(new)), values
    )


def _times(read: ReadStatement) -> Spans:
    """Where dates, times and weekdays stand, none within another."""
    spans: list[tuple[int, int]] = []
    for clause in read.clauses:
        found = [(date.span_start, date.span_end) for date in clause.dates]
        found += [(time.start, time.end) for time in clause.times]
        found += [(day.start, day.end) for day in clause.weekdays]
        spans += [(start + clause.start, end + clause.start) for start, end in found]
    kept: list[tuple[int, int]] = []
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        if not kept or start >= kept[-1][1]:
            kept.append((start, end))
    return tuple(kept)


def _period(read: ReadStatement) -> Period | None:
    dates = [date for clause in read.clauses for date in clause.dates]
    return Period(min(date.start for date in dates), max(date.end for date in dates)) if dates else None


def _side(agreement: Agreement, types: set[MemoryType], shown: Mapping[str, float]) -> Finding | None:
    """Liked and disliked, or words on two sides of one scale."""
    old, new = agreement.old, agreement.new
    if types & _LIKINGS and (shown["valence product"] < 0 or shown["liking product"] < 0):
        return _of_words(agreement, ConflictKind.PREFERENCE, ContradictionCode.OPPOSITE_LIKING)
    if shown["denials odd"]:
        return None
    for i, first in old.sides:
        for j, second in new.sides:
            words = old.words[i], new.words[j]
            if words[0].stem not in new.stems and words[1].stem not in old.stems and are_on_two_sides(first, second):
                return _finding(
                    ConflictKind.ANTONYM,
                    ContradictionCode.OPPOSITE,
                    (old.text, _spans(words[:1])),
                    (new.text, _spans(words[1:])),
                )
    return None


def _denial(agreement: Agreement, old: ReadStatement, new: ReadStatement, shown: Mapping[str, float]) -> Finding | None:
    if not shown["denials of one"]:
        return None
    spans = [
        tuple(span for clause in read.clauses for span in clause.denials) or _spans(_rest(agreement, side))
        for side, read in enumerate((old, new))
    ]
    return _finding(
        ConflictKind.NEGATION,
        ContradictionCode.DENIED,
        (old.statement.text, spans[0]),
        (new.statement.text, spans[1]),
        cue=written(new.statement.text, spans[1]) if shown["denials new"] else written(old.statement.text, spans[0]),
    )


def _value(agreement: Agreement, types: set[MemoryType]) -> Finding | None:
    if types & _LIKINGS:
        return _of_words(agreement, ConflictKind.PREFERENCE, ContradictionCode.DIFFERENT_CHOICE)
    if types & _CHOICES:
        return _of_words(agreement, ConflictKind.DECISION, ContradictionCode.DIFFERENT_CHOICE)
    return _of_words(agreement, ConflictKind.VALUE, ContradictionCode.DIFFERENT_VALUE)


def _of_words(agreement: Agreement, kind: ConflictKind, code: ContradictionCode) -> Finding | None:
    """What only one side says, the last words of it: there the value stands, as a rule."""
    old, new = _rest(agreement, 0), _rest(agreement, 1)
    if not old or not new:
        return None
    return _finding(kind, code, (agreement.old.text, _spans(old)), (agreement.new.text, _spans(new)))


def _rest(agreement: Agreement, side: int) -> Sequence[Word]:
    view, rest = (agreement.old, agreement.old_rest) if side == 0 else (agreement.new, agreement.new_rest)
    words = [view.counting[place] for place in rest]
    behind = [word for word in words if not word.is_before_verb]
    return (behind or words or view.counting or view.words)[-_MOST_SHOWN:]


def _spans(words: Iterable[Word]) -> Spans:
    """Words that stand next to each other make one stretch."""
    spans: list[tuple[int, int]] = []
    for word in sorted(words, key=lambda each: each.start):
        if spans and word.start - spans[-1][1] <= 1:
            spans[-1] = (spans[-1][0], word.end)
        else:
            spans.append((word.start, word.end))
    return tuple(spans)


def _finding(
    kind: ConflictKind,
    code: ContradictionCode,
    old: tuple[str, Spans],
    new: tuple[str, Spans],
    values: tuple[Amount | Period | None, Amount | Period | None] = (None, None),
    *,
    cue: str = "",
) -> Finding:
    return Finding(kind, ContradictionReason(code, written(*old), written(*new), *values, cue=cue), old[1], new[1])
