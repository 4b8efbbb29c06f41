"""Asks published questions of real vaults and notes what recall answered, for calibration, abstention and blocks."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.benchmarks.judge_adapter import MOST, FilledVault, encoder
from tests.benchmarks.questions import SOURCES, Conversation, Question

from remembrancer.model.recalling import COMPACT_TOKENS, FULL_TOKENS, Block, Episodes, Recall, Recalled, Slot
from remembrancer.model.search import Search


@dataclass(frozen=True, slots=True)
class Ranked:
    """One memory of a ranking without a floor. ``tokens`` is the length of its statement."""

    its: float
    match: float
    is_evidence: bool
    tokens: int


@dataclass(frozen=True, slots=True)
class Delivered:
    """One block: how many answers stand in it, how many of them are evidence, and its length in tokens."""

    answers: int
    evidence: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Observed:
    """What became of one question.

    Attributes:
        evidence: how many memories are evidence.
        ranked: the best 100 without a floor, best first.
        answered: whether anything was above the shipped floor.
        compact, full: the blocks of the two budgets, at the shipped floor.
        milliseconds: how long the recall with the compact block took, the query's encoding included.
    """

    kind: str
    answerable: bool
    evidence: int
    ranked: tuple[Ranked, ...]
    answered: bool
    compact: Delivered
    full: Delivered
    milliseconds: float


def observe(name: str, data: Path) -> list[Observed]:
    """Everything a set asks. Takes some minutes where its texts were never encoded before."""
    return [observed for conversation in SOURCES[name](data) for observed in _observe(conversation)]


def _observe(conversation: Conversation) -> Iterator[Observed]:
    filled = FilledVault(conversation.documents)
    print(f"asking {len(conversation.questions)} of {len(filled.documents)} memories ...", file=sys.stderr, flush=True)
    try:
        for question in conversation.questions:
            yield _ask(filled, question)
    finally:
        filled.close()


def _ask(filled: FilledVault, question: Question) -> Observed:
    evidence = {filled.memories[document] for document in question.evidence}

    def recall(budget: int, floor: float | None) -> Recalled:
        search = Search(question.text)
        return filled.entrance.query(Recall(search, budget=budget, episodes=Episodes.ONLY, floor=floor, limit=MOST))

    start = time.perf_counter()
    compact = recall(COMPACT_TOKENS, None)
    milliseconds = 1000 * (time.perf_counter() - start)
    ranked = recall(COMPACT_TOKENS, 0.0).items
    return Observed(
        kind=question.kind,
        answerable=question.answerable,
        evidence=len(evidence),
        ranked=tuple(
            Ranked(
                item.hit.its,
                item.hit.match,
                question.answerable and item.memory.id in evidence,
                token_count(item.memory.content),
            )
            for item in ranked
        ),
        answered=bool(compact.items),
        compact=_delivered(compact.block, evidence),
        full=_delivered(recall(FULL_TOKENS, None).block, evidence),
        milliseconds=milliseconds,
    )


def _delivered(block: Block, evidence: set[str]) -> Delivered:
    answers = [memory for part in block.parts if part.slot is Slot.ANSWERS for memory in part.memories]
    return Delivered(len(answers), sum(memory in evidence for memory in answers), block.tokens)


@cache
def token_count(text: str) -> int:
    return len(encoder()._tokenizer.encode(text, add_special_tokens=False).ids)
