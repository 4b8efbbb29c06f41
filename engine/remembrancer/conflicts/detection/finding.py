"""What a single test reports, before it is weighed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.words import Word
from remembrancer.model.conflicts import CharacterRange, ConflictKind, ContradictionReason

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.reading import Clause


@dataclass(frozen=True, slots=True)
class Finding:
    """A difference of a known kind.

    ``old_places`` and ``new_places`` are the words (indices) that the difference consists of: all others should agree.
    ``strength`` 0..1 says how exclusive the two values are. ``uses_dates`` and ``uses_figures``: the dates or figures
    differ because they are what is contradicted.
    """

    kind: ConflictKind
    reason: ContradictionReason
    old_spans: tuple[CharacterRange, ...]
    new_spans: tuple[CharacterRange, ...]
    old_places: frozenset[int] = field(default_factory=frozenset)
    new_places: frozenset[int] = field(default_factory=frozenset)
    strength: float = 1.0
    uses_dates: bool = False
    uses_figures: bool = False
    forgives_rest: bool = False
    """The words say themselves that they refer to the old statement, so that what else differs matters less."""


def groups(places: tuple[int, ...], verb: int = -1) -> list[tuple[int, ...]]:
    """Runs of neighbouring places; one word between them does not separate, the verb does."""
    found: list[list[int]] = []
    for place in places:
        if found and place - found[-1][-1] <= 2 and not found[-1][-1] < verb <= place:
            found[-1].append(place)
        else:
            found.append([place])
    return [tuple(run) for run in found]


def span_of(clause: Clause, places: tuple[int, ...] | frozenset[int]) -> tuple[CharacterRange, ...]:
    """The stretches of text from the first to the last word of each run."""
    ordered = tuple(sorted(places))
    return tuple((clause.words[run[0]].start, clause.words[run[-1]].end) for run in groups(ordered))


def written(text: str, spans: tuple[CharacterRange, ...]) -> str:
    """What stands at ``spans``, joined."""
    return " ".join(text[start:end] for start, end in spans)


def clause_text(clause: Clause, spans: tuple[CharacterRange, ...]) -> str:
    """As :func:`written`, of places in the whole text that lie in ``clause``."""
    return " ".join(clause.text[start - clause.start : end - clause.start] for start, end in spans)


def subject_rest(alignment: Alignment, finding: Finding) -> tuple[list[Word], list[Word]]:
    """The words of either subject that neither agree nor are the difference."""
    old = [alignment.old.words[i] for i in alignment.old_rest if i not in finding.old_places]
    new = [alignment.new.words[i] for i in alignment.new_rest if i not in finding.new_places]
    return [word for word in old if word.is_before_verb], [word for word in new if word.is_before_verb]
