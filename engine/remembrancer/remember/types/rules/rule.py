"""One named rule of the tree, and what it found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.statement import Statement


@dataclass(frozen=True, slots=True)
class Finding:
    """The type a rule sees, how sure it is (0..1) and the words that decided."""

    type: MemoryType
    code: str
    certainty: float
    cue: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A type, if all of some classes of words stand in a statement and none of others.

    Attributes:
        name: the code of the reason, unique in the tree.
        certainty: the share of right answers to expect, 0..1.
        needs: classes or shapes that must all occur; the cue is the mark of the first.
        starts: classes that must stand on the first word.
        opens: classes that must stand within the first four words.
        without: classes or shapes of which none may occur.
        not_starting: classes that must not stand on the first word.
    """

    name: str
    type: MemoryType
    certainty: float
    needs: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    not_starting: tuple[str, ...] = ()

    def find(self, statement: Statement) -> Finding | None:
        """The finding of this rule in ``statement``, or nothing."""
        marks = statement.marks
        if not all(name in marks for name in self.needs) or any(name in marks for name in self.without):
            return None
        if not all(statement.starts_with(name) for name in self.starts):
            return None
        if any(statement.starts_with(name) for name in self.not_starting):
            return None
        if not all(name in marks and marks[name].position < 4 for name in self.opens):
            return None
        cue = next((marks[name].words for name in self._names() if marks[name].words), "")
        return Finding(self.type, self.name, self.certainty, cue)

    def _names(self) -> Iterator[str]:
        yield from self.starts
        yield from self.opens
        yield from self.needs
