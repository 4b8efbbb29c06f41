"""Published thresholds of cosines, carried over to our codes and scores: as many pairs lie above ours as above theirs.

    REMEMBRANCER_BENCHMARK_MODELS=... REMEMBRANCER_EVAL_DATA=... python -m tests.benchmarks.selectivity

Thresholds that others published were made with other embeddings. Here MiniLM stands for those: the share of all pairs
of turns of a conversation, of statements of many people, or of a question and a turn with a cosine above the published
threshold is counted, and ours is the value above which the same share of the same pairs lies. Pairs of texts are
compared by the cosine estimated from the first code of each, questions with turns by the ITS. Turns lie closer together
than statements, since each is read behind the ones before it.
"""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tests.benchmarks.judge_adapter import MOST, FilledVault, encoder, text_of
from tests.benchmarks.peers.models import MINILM, SentenceEncoder
from tests.benchmarks.questions import DATA_VARIABLE, Conversation, locomo
from tests.benchmarks.tables import share, table

from remembrancer.embedding.binarise import DIMENSIONS
from remembrancer.embedding.encoder import encoder_id
from remembrancer.model.recalling import Episodes, Recall
from remembrancer.model.search import Search
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.codes import texts_of
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.selection import Moment, select

OF_TURNS: Final = (0.45, 0.65, 0.94)
"""Family of a routine, neighbour of what is recalled, near duplicate."""
STATEMENTS: Final = 1_500
OF_QUESTIONS: Final = (0.35, 0.40)
"""Relevance floor, strong cue."""


def main() -> None:
    peer = SentenceEncoder(MINILM)
    theirs, ours, asked_theirs, asked_ours, pairs = [], [], [], [], 0
    for conversation in locomo(Path(os.environ[DATA_VARIABLE])):
        vectors = peer.encode_texts([text_of(each) for each in conversation.documents])
        filled = FilledVault(conversation.documents)
        try:
            codes = codes_of(filled, conversation)
            upper = np.triu_indices(len(vectors), 1)
            theirs.append((vectors @ vectors.T)[upper])
            ours.append(cosines(codes)[upper])
            questions = [each.text for each in conversation.questions if each.answerable]
            asked_theirs.append((np.stack([peer.encode_query(each) for each in questions]) @ vectors.T).ravel())
            pairs += len(questions) * len(vectors)
            asked_ours += [its for each in questions for its in best_its(filled, each)]
        finally:
            filled.close()
    said = statements(Path(os.environ[DATA_VARIABLE]))
    vectors = peer.encode_texts(said)
    alone = np.stack([encoder().encode_text(each).windows[0].memory_code for each in said])
    upper = np.triu_indices(len(said), 1)
    rows = compared(OF_TURNS, (vectors @ vectors.T)[upper], [cosines(alone)[upper]])
    print(table(["cosine of statements", "share above", "ours"], rows))
    print()
    print(table(["cosine of turns", "share above", "ours"], compared(OF_TURNS, np.concatenate(theirs), ours)))
    print()
    known = np.sort(np.array(asked_ours))[::-1]
    rows = []
    for published in OF_QUESTIONS:
        above = float(np.mean(np.concatenate(asked_theirs) >= published))
        place = round(above * pairs)
        rows.append([f"{published:.2f}", f"{above:.4f}", share(float(known[place])) if place < len(known) else "below"])
    print(table(["cosine of question and turn", "share above", "our ITS"], rows))


def statements(data: Path) -> list[str]:
    """Short statements of many people about themselves."""
    lines = gzip.decompress((data / "msc_personas" / "personas.jsonl.gz").read_bytes()).decode().splitlines()
    spoken = [text for line in lines for speaker in ("Speaker 1", "Speaker 2") for text in json.loads(line)[speaker]]
    return list(dict.fromkeys(spoken))[:STATEMENTS]


def compared(
    thresholds: tuple[float, ...], theirs: NDArray[np.float32], ours: list[NDArray[np.float64]]
) -> list[list[str]]:
    """A row for each published threshold."""
    values = np.concatenate(ours)
    rows = []
    for published in thresholds:
        above = float(np.mean(theirs >= published))
        rows.append([f"{published:.2f}", f"{above:.5f}", share(float(np.quantile(values, 1.0 - above)))])
    return rows


def codes_of(filled: FilledVault, conversation: Conversation) -> NDArray[np.uint8]:
    """The first code of each turn, in the order of the documents."""
    book = CodeBook(encoder_id())
    memories = [filled.memories[each["id"]] for each in conversation.documents]
    with filled.vault.store.read() as connection:
        book.refresh(connection)
        texts = texts_of(connection, select(EVERYTHING, Moment(0), None), memories)
        codes = book.codes(list(texts.values()))
    return np.stack([codes[texts[memory]][0] for memory in memories])


def cosines(codes: NDArray[np.uint8]) -> NDArray[np.float64]:
    """cos(pi h) of the share h of differing bits, for all pairs."""
    words = np.ascontiguousarray(codes).view(np.uint64)
    differing = sum(
        np.bitwise_count(words[:, place, np.newaxis] ^ words[np.newaxis, :, place]).astype(np.int64)
        for place in range(words.shape[1])
    )
    return np.cos(np.pi * np.asarray(differing) / DIMENSIONS)


def best_its(filled: FilledVault, question: str) -> list[float]:
    """The ITS of the turns that resolve most of a question."""
    request = Recall(Search(question), episodes=Episodes.ONLY, floor=0.0, limit=MOST)
    return [item.hit.its for item in filled.entrance.query(request).items]


if __name__ == "__main__":
    encoder()
    main()
