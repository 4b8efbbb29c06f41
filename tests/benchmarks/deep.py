"""Deep mode: what the optional cross-encoder adds to the order of recall.

For each question the best memories of the whole recall, over a real vault, are scored against it one by one. The tables
compare our order, the cross-encoder's, blends of the two, and what deep mode ships; with each turn alone, and with the
turn before it put in front.

    python -m tests.benchmarks.deep [--model FOLDER] [--sets locomo,lme] [--every 4] [--offset 0]

FOLDER holds the cross-encoder's ``model.onnx``; the installed component if left out. Published data is read where
REMEMBRANCER_EVAL_DATA points. Scores are kept in the folder that REMEMBRANCER_SCORE_CACHE names, if it is set, by what
was asked and read: a run with another ranking scores only the pairs that are new in it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks import questions
from tests.benchmarks.judge_adapter import FilledVault
from tests.benchmarks.questions import DATA_VARIABLE, Conversation, Document, Question

from remembrancer.embedding.components import find_cross_encoder
from remembrancer.embedding.cross_encoder import MODEL_SHA256, CrossEncoder
from remembrancer.model.deep import DEPTH, INSTALL_COMMAND
from remembrancer.model.places import data_folder
from remembrancer.model.queries import FindMemories, Hit
from remembrancer.model.recalling import Episodes, Recall
from remembrancer.model.search import Search
from remembrancer.recall.deep import reorder
from remembrancer.vault import Entrance

CACHE_VARIABLE: Final = "REMEMBRANCER_SCORE_CACHE"
DEPTHS: Final = (10, 20, 30, 50)
RANKED: Final = 100
COUNTED: Final = 10
EVERY: Final = {"locomo": 4, "lme": 1}
"""Every how many questions one is taken, unless told otherwise."""

Values = NDArray[np.float64]
Order = Sequence[int]
Blend = Callable[[Values, Values], Order]


@dataclass(frozen=True, slots=True)
class Ranked:
    """One question and our ranking of up to a hundred documents, with the scores of the first of them by passage."""

    question: Question
    documents: Sequence[Document]
    matches: Values
    scores: dict[str, Values] = field(default_factory=dict)


def ranked(conversation: Conversation, asked: Sequence[Question]) -> Iterator[Ranked]:
    """What recall gives for each question."""
    filled = FilledVault(conversation.documents)
    documents = {document["id"]: document for document in conversation.documents}
    for question in asked:
        hits = best_hits(filled.entrance, question.text)
        found = [documents[filled.documents[hit.memory]] for hit in hits]
        yield Ranked(question, found, np.array([hit.match for hit in hits]))
    filled.close()


def best_hits(entrance: Entrance, question: str) -> list[Hit]:
    """The best memories, whatever they are worth."""
    if Recall in entrance.vault._queries:
        request = Recall(Search(question), episodes=Episodes.ONLY, floor=0.0, limit=RANKED)
        return [item.hit for item in entrance.query(request).items]
    found = entrance.query(FindMemories(Search(question), limit=RANKED))
    return [found.hits[memory] for memory in found.ids]


def turns_before(documents: Sequence[Document]) -> dict[str, str]:
    """By document, the text of the one before it in the same session."""
    before: dict[str, str] = {}
    newest: dict[object, str] = {}
    for document in documents:
        session = document["meta"]["session"]
        before[document["id"]] = newest.get(session, "")
        newest[session] = document["text"]
    return before


class Scores:
    """Scores of pairs, kept in a file by a digest of the pair."""

    def __init__(self, model: CrossEncoder, folder: str | None) -> None:
        self._model = model
        self._known: dict[str, float] = {}
        self._file = Path(folder) / f"{MODEL_SHA256[:16]}.tsv" if folder else None
        self.scored, self.seconds = 0, 0.0
        if self._file and self._file.exists():
            lines = (line.partition("\t") for line in self._file.read_text("ascii").splitlines())
            self._known = {key: float(value) for key, _, value in lines}

    def of(self, question: str, passages: Sequence[str]) -> Values:
        keys = [hashlib.sha256(f"{question}\0{passage}".encode()).hexdigest()[:32] for passage in passages]
        new = {key: passage for key, passage in zip(keys, passages, strict=True) if key not in self._known}
        start = time.perf_counter()
        found = dict(zip(new, self._model.score_all(question, list(new.values())), strict=True))
        self.seconds += time.perf_counter() - start
        self.scored += len(found)
        self._known |= found
        if self._file and found:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("a", encoding="ascii") as file:
                file.writelines(f"{key}\t{score!r}\n" for key, score in found.items())
        return np.array([self._known[key] for key in keys])


def descending(values: Values) -> Order:
    return [int(place) for place in np.argsort(-values, kind="stable")]


def standardised(values: Values) -> Values:
    spread = values.std()
    return (values - values.mean()) / spread if spread > 0 else np.zeros_like(values)


def by_standardised(ours: float, matches: Values, scores: Values) -> Order:
    return descending(ours * standardised(matches) + (1 - ours) * standardised(scores))


def by_places(constant: float, matches: Values, scores: Values) -> Order:
    places = np.argsort(descending(scores))
    return descending(1 / (constant + np.arange(len(matches))) + 1 / (constant + places))


def by_sum(weight: float, matches: Values, scores: Values) -> Order:
    return descending(matches + weight * scores)


BLENDS: Final[Mapping[str, Blend]] = {
    "cross-encoder alone": lambda _, scores: descending(scores),
    **{f"standardised, ours {share}": partial(by_standardised, share) for share in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7)},
    **{f"sum of 1 / ({constant} + place)": partial(by_places, constant) for constant in (5, 20, 60)},
    **{f"match + {weight} score": partial(by_sum, weight) for weight in (0.005, 0.01, 0.015, 0.02, 0.03, 0.05)},
    "**shipped**": lambda matches, scores: reorder(list(matches), list(scores)),
}


def measures(order: Sequence[str], evidence: frozenset[str]) -> tuple[float, float]:
    """Recall@10 and nDCG@10 with every piece of evidence worth the same."""
    gains = [each in evidence for each in order[:COUNTED]]
    best = sum(1 / np.log2(place + 2) for place in range(min(COUNTED, len(evidence))))
    gained = sum(gain / np.log2(place + 2) for place, gain in enumerate(gains))
    return sum(gains) / len(evidence), float(gained / best)


def interval(values: Values, sign: str = "+") -> str:
    """A mean with half the width of its 95 % interval."""
    return f"{values.mean():{sign}.3f} ± {1.96 * values.std(ddof=1) / np.sqrt(len(values)):.3f}"


def measured(results: Sequence[Ranked], passage: str, depth: int, blend: Blend | None) -> Values:
    """Recall@10 and nDCG@10 of each question [questions, 2], the first ``depth`` in the blend's order."""
    rows = []
    for each in results:
        ids = [document["id"] for document in each.documents]
        if blend is not None:
            head = blend(each.matches[:depth], each.scores[passage][:depth])
            ids = [*(ids[place] for place in head), *ids[depth:]]
        rows.append(measures(ids, each.question.evidence))
    return np.array(rows)


def print_tables(name: str, results: Sequence[Ranked], most: int) -> None:
    ours = measured(results, "", 0, None)
    print(f"\n## {name}, {len(results)} questions\n")
    print(f"Ours alone: R@10 {interval(ours[:, 0], '')}, nDCG@10 {interval(ours[:, 1], '')}. Gains are paired, ± 95 %.")
    for depth in (depth for depth in DEPTHS if depth <= most):
        held = [
            len({document["id"] for document in each.documents[:depth]} & each.question.evidence)
            / len(each.question.evidence)
            for each in results
        ]
        print(f"\n### The first {depth}, which hold {np.mean(held):.3f} of the evidence\n")
        print("| passage | order | R@10 | gain | nDCG@10 | gain |\n|---|---|---|---|---|---|")
        for passage in results[0].scores:
            for label, blend in BLENDS.items():
                values = measured(results, passage, depth, blend)
                recall, gain = values.mean(axis=0)
                more = values - ours
                print(
                    f"| {passage} | {label} | {recall:.3f} | {interval(more[:, 0])} | {gain:.3f} "
                    f"| {interval(more[:, 1])} |"
                )


def main() -> None:
    asked = _arguments()
    folder = asked.model or find_cross_encoder(data_folder())
    if folder is None:
        sys.exit(f"The cross-encoder is not installed: {INSTALL_COMMAND}")
    scores = Scores(CrossEncoder.load(folder), os.environ.get(CACHE_VARIABLE))
    for name in asked.sets.split(","):
        results: list[Ranked] = []
        number = 0
        for conversation in questions.SOURCES[name](Path(os.environ[DATA_VARIABLE])):
            known = [question for question in conversation.questions if question.answerable and question.evidence]
            taken = [each for at, each in enumerate(known, number) if at % (asked.every or EVERY[name]) == asked.offset]
            number += len(known)
            before = turns_before(conversation.documents)
            for each in ranked(conversation, taken):
                for passage in asked.passages.split(","):
                    texts = [
                        f"{before[document['id']]}\n{document['text']}".strip()
                        if passage == "with the turn before"
                        else document["text"]
                        for document in each.documents[: asked.depth]
                    ]
                    each.scores[passage] = scores.of(each.question.text, texts)
                results.append(each)
            print(f"{name}: {len(results)} questions, {scores.scored} new pairs", file=sys.stderr, flush=True)
        print_tables(name, results, asked.depth)
    if scores.scored:
        print(f"\n{scores.scored} pairs scored, {1000 * scores.seconds / scores.scored:.1f} ms each", file=sys.stderr)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, help="the folder with model.onnx")
    parser.add_argument("--sets", default="locomo,lme")
    parser.add_argument("--every", type=int, default=0, help="take every n-th question")
    parser.add_argument("--offset", type=int, default=0, help="the first one taken; others than 0 chose nothing yet")
    parser.add_argument("--depth", type=int, default=DEPTH, help="how many memories are read")
    parser.add_argument("--passages", default="the turn,with the turn before")
    return parser.parse_args()


if __name__ == "__main__":
    main()
