"""What ``recall`` and ``ask`` write as JSON; see :mod:`remembrancer.cli.replies`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from remembrancer.cli.replies import SearchNote
from remembrancer.model.memory import Memory
from remembrancer.model.queries import ScoreParts
from remembrancer.model.recalling import Answer, Block, Expansion, ItemFlag, Snippet


@dataclass(frozen=True, slots=True)
class Recalled:
    """A recalled memory: ``match`` (0..1) is the sum of ``parts``; ``its`` is what the floor applies to.

    ``place`` is its number in the block, 0 if it is not in it; ``verified`` is when a person last stood behind it.
    """

    match: float
    its: float
    parts: ScoreParts
    meaning_terms: tuple[str, ...]
    matched_words: tuple[str, ...]
    time_reason: str
    use_reason: str
    memory: Memory
    place: int
    snippet: Snippet
    flags: tuple[ItemFlag, ...]
    verified: datetime | None
    strength: float | None


@dataclass(frozen=True, slots=True)
class RecallAnswer:
    """The answer of ``recall``: best first.

    ``nearest_miss`` is the first of ``near_misses`` when nothing reached ``floor``; ``number`` is the vault's change
    number; ``searched`` is how many memories the filters let through; ``block`` is what an agent would receive.
    """

    query: str
    floor: float
    words_only: bool
    number: int
    results: tuple[Recalled, ...]
    nearest_miss: Recalled | None
    notes: tuple[SearchNote, ...]
    near_misses: tuple[Recalled, ...]
    searched: int
    block: Block
    expansions: tuple[Expansion, ...]
    deep: bool


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """The answer of ``ask``: ``answer`` is null where nothing stored answers; its items count from 1."""

    answer: Answer | None
    recall: RecallAnswer
