"""What was observed or took place on two days is two things: a series is no contradiction."""

from __future__ import annotations

from datetime import date
from typing import Final

from remembrancer.conflicts.detection import Statement
from remembrancer.conflicts.detection.reading import ReadStatement
from remembrancer.conflicts.detection.telling import told_supersession
from remembrancer.model.conflicts import ConflictKind, Contradiction
from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase

_OF_A_DAY: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION})
_TODAY: Final = AnyCase(
    r"\b(?:today|tonight|again|this (?:morning|afternoon|evening|night|time|week|month)|last night)\b"
)
_ABOUT_THE_DAY: Final = frozenset({ConflictKind.DATE, ConflictKind.SCHEDULE, ConflictKind.CORRECTION})


def unless_repeated(old: ReadStatement, new: ReadStatement, found: Contradiction | None) -> Contradiction | None:
    """The contradiction, unless both tell of an occasion, on different days, and nothing is said to be wrong.

    Where they disagree about the day itself, or name the same day, they may be about one event.
    """
    if found is None or found.kind in _ABOUT_THE_DAY:
        return found
    one, other = old.statement, new.statement
    if not (_is_of_an_occasion(old) and _is_of_an_occasion(new)) or _day(one) == _day(other) or _name_one_day(old, new):
        return found
    return found if told_supersession(other.text, (found,)) is not None else None


def _is_of_an_occasion(read: ReadStatement) -> bool:
    """An event or an observation, or what is told in the past or of today whatever type it was given."""
    if read.statement.type in _OF_A_DAY:
        return True
    return bool(read.clauses) and all(clause.is_past or clause.search(_TODAY) for clause in read.clauses)


def _name_one_day(old: ReadStatement, new: ReadStatement) -> bool:
    days = [{each.start for clause in read.clauses for each in clause.dates} for read in (old, new)]
    return bool(days[0] & days[1])


def _day(statement: Statement) -> date:
    """The day, in its own zone, on which it takes place, or else was said."""
    return (statement.times.happening_from or statement.stated).astimezone(statement.zone).date()
