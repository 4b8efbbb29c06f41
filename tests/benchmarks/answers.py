"""What an extractive answer is worth: does what was asked for stand in it, and how much has to be read?

    REMEMBRANCER_EVAL_DATA=... python -m tests.benchmarks.answers

The turns of each LoCoMo conversation are remembered, and every question of the categories 1, 2, 4 and 5 is asked as the
window asks it. Of the answerable ones the share is counted of which the published answer stands in the quoted
sentences: word for word, and with all its words in any order; beside it the share of its words that stand there. The
same is counted for the whole text of the best memory in place of the answer, and for the block that an agent gets. Of
category 5, which asks for what was never said, the share that gets no answer is counted.

Many published answers are in nobody's words ("7 May 2023" for "yesterday", "yes", a list put together from several
turns): no extractive answer can hold these word for word. How many stand in no turn of their evidence is told as well.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

import numpy as np
from tests.benchmarks.judge_adapter import FilledVault
from tests.benchmarks.questions import DATA_VARIABLE, Conversation, locomo
from tests.benchmarks.tables import share, table, with_interval

from remembrancer.model.recalling import Answered, Ask, Recall
from remembrancer.model.search import Search

KINDS: Final = ("multi-hop", "temporal", "single-hop")
UNANSWERABLE: Final = "adversarial"
_WAYS: Final = ("answer", "top memory", "block", "evidence")
_SMALL_WORDS: Final = frozenset({"a", "an", "the", "and", "of", "to", "in", "on", "at", "for", "with"})
_WORD: Final = re.compile(r"[^\W_]+")
_RESAMPLED: Final = 2_000


@dataclass(frozen=True, slots=True)
class Judged:
    """What a text holds of a published answer, and how many words it has."""

    literal: bool
    all_words: bool
    recall: float
    length: int


@dataclass(frozen=True, slots=True)
class Row:
    """A question that can be answered: what each way of answering it holds."""

    kind: str
    by_way: dict[str, Judged]


def words_of(text: str) -> list[str]:
    """The words, folded, without articles and the like."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    return [word for word in _WORD.findall(folded) if word not in _SMALL_WORDS]


def judge(text: str, gold: str) -> Judged:
    """What ``text`` holds of ``gold``."""
    said, wanted = words_of(text), words_of(gold)
    known = set(said)
    held = sum(word in known for word in wanted)
    literal = bool(wanted) and f" {' '.join(wanted)} " in f" {' '.join(said)} "
    return Judged(literal, held == len(wanted), held / len(wanted) if wanted else 0.0, len(text.split()))


def ask(conversation: Conversation) -> Iterator[Row | bool]:
    """A row for each question that can be answered; for each other one, whether it got an answer."""
    filled = FilledVault(conversation.documents)
    texts = {document["id"]: document["text"] for document in conversation.documents}
    for question in conversation.questions:
        if question.kind not in (*KINDS, UNANSWERABLE) or (question.answerable and not words_of(question.gold)):
            continue
        answered: Answered = filled.entrance.query(Ask(Recall(Search(question.text))))
        if question.kind == UNANSWERABLE:
            yield answered.answer is not None
            continue
        quoted = " ".join(each.text for each in answered.answer.quotations) if answered.answer else ""
        top = answered.recalled.items[0].memory.content if answered.recalled.items else ""
        evidence = " ".join(texts[each] for each in sorted(question.evidence))
        ways = dict(zip(_WAYS, (quoted, top, answered.recalled.block.text, evidence), strict=True))
        yield Row(question.kind, {way: judge(text, question.gold) for way, text in ways.items()})
    filled.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--conversations", type=int, default=None, help="so many, all if it is not given")
    asked = parser.parse_args()
    rows: list[Row] = []
    unanswerable: list[bool] = []
    for conversation in islice(locomo(Path(os.environ[DATA_VARIABLE])), asked.conversations):
        for each in ask(conversation):
            if isinstance(each, Row):
                rows.append(each)
            else:
                unanswerable.append(each)
        print(f"{len(rows)} + {len(unanswerable)} questions asked", file=sys.stderr, flush=True)
    head = ["published answer stands in", "word for word", "all its words", "share of its words", "words (median)"]
    for kind in (*KINDS, ""):
        chosen = [row for row in rows if not kind or row.kind == kind]
        print(f"\n{kind or 'all'}: {len(chosen)} questions\n")
        print(table(head, [_line(way, [row.by_way[way] for row in chosen]) for way in _WAYS]))
    silent = [not each for each in unanswerable]
    print(f"\nno answer where nothing was said: {with_interval(*_mean(silent))} of {len(silent)}")
    without = [row.by_way["answer"].length == 0 for row in rows]
    print(f"no answer where something was said: {with_interval(*_mean(without))} of {len(without)}")


def _line(way: str, judged: list[Judged]) -> list[str]:
    return [
        way,
        with_interval(*_mean([each.literal for each in judged])),
        with_interval(*_mean([each.all_words for each in judged])),
        share(float(np.mean([each.recall for each in judged]))),
        f"{np.median([each.length for each in judged]):.0f}",
    ]


def _mean(values: Iterable[bool]) -> tuple[float, tuple[float, float]]:
    """The share that holds, and its 95 % interval by resampling."""
    held = np.array(list(values), dtype=np.float64)
    drawn = np.random.default_rng(1).integers(0, len(held), (_RESAMPLED, len(held)))
    low, high = np.quantile(held[drawn].mean(axis=1), (0.025, 0.975))
    return float(held.mean()), (float(low), float(high))


if __name__ == "__main__":
    main()
