"""One vector a text, compared with all of them: alone, and fused with word search by reciprocal ranks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
from tests.benchmarks.peers.models import BGE_SMALL, MINILM, SentenceEncoder, SentenceModel
from tests.benchmarks.peers.words import WordSearch

RANK_OFFSET: Final = 60
"""The usual k of reciprocal rank fusion: a text gets 1 / (k + rank) from each ranking."""
FUSED: Final = 200
"""How much of each ranking is fused."""

Searching = Callable[[str, int], list[str]]


@cache
def encoder(model: SentenceModel) -> SentenceEncoder:
    return SentenceEncoder(model)


class VectorSearch:
    """Texts by the cosine between their vector and the query's."""

    def __init__(self, texts: list[str], model: SentenceModel) -> None:
        self._encoder = encoder(model)
        self._vectors = self._encoder.encode_texts(texts)

    def search(self, query: str, count: int) -> list[int]:
        """The numbers of the texts, best first."""
        similarity = self._vectors @ self._encoder.encode_query(query)
        return [int(number) for number in np.argsort(-similarity, kind="stable")[:count]]


def minilm(docs: list[dict[str, Any]]) -> Searching:
    """MiniLM alone: what local stacks come with by default."""
    vectors = VectorSearch([doc["text"] for doc in docs], MINILM)
    return lambda query, count: [docs[number]["id"] for number in vectors.search(query, count)]


def bge_and_words(docs: list[dict[str, Any]]) -> tuple[Searching, Callable[[], None]]:
    """bge-small and FTS5, fused."""
    texts = [doc["text"] for doc in docs]
    vectors, words = VectorSearch(texts, BGE_SMALL), WordSearch(texts)

    def search(query: str, count: int) -> list[str]:
        score: defaultdict[int, float] = defaultdict(float)
        for ranking in (vectors.search(query, FUSED), words.search(query, FUSED)):
            for rank, number in enumerate(ranking, start=1):
                score[number] += 1 / (RANK_OFFSET + rank)
        order = sorted(score, key=lambda number: (-score[number], number))[:count]
        return [docs[number]["id"] for number in order]

    return search, words.close
