"""What was observed or took place on two days is two things: a series is no contradiction."""

from __future__ import annotations

from datetime import date
from typing import Final

from remembrancer.conflicts.detection import Statement
from remembrancer.conflicts.detection.reading import ReadStatement
from remembrancer.conflicts.telling import told_supersession
from remembrancer.model.conflicts import ConflictKind, Contradiction
from remembrancer.model.types import MemoryType

_OF_A_DAY: Final = frozenset({MemoryType.EVENT, MemoryType.OBSERVATION})
_ABOUT_THE_DAY: Final = frozenset({ConflictKind.DATE, ConflictKind.SCHEDULE, ConflictKind.CORRECTION})


def unless_repeated(old: ReadStatement, new: ReadStatement, found: Contradiction | None) -> Contradiction | None:
    """The contradiction, unless both are events or observations of different days and nothing is said to be wrong.

    Where they disagree about the day itself, they may be about one event.
    """
    if found is None or found.kind in _ABOUT_THE_DAY:
        return found
    one, other = old.statement, new.statement
    if not {one.type, other.type} <= _OF_A_DAY or _day(one) == _day(other):
        return found
    return found if told_supersession(other.text, (found,)) is not None else None


def _day(statement: Statement) -> date:
    """The day, in its own zone, on which it takes place, or else was said."""
    return (statement.times.happening_from or statement.stated).astimezone(statement.zone).date()
