"""The engine's meaning score as a bare retrieval function, for a neutral evaluation harness.

``factory(docs)`` encodes documents ``{"id": ..., "text": ...}`` and returns ``search(query, k) -> [id, ...]``, a full
scan over all token codes with each query token weighted by its information in these documents. No word search, no
signals: it measures the embedding and the mathematics of the score alone. ``dot_product_factory`` orders the same codes
by plain MaxSim, for comparison.

Encodings are kept in the folder named by REMEMBRANCER_ENCODING_CACHE, if it is set.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from remembrancer.embedding import CODE_BYTES, Encoder, encoder_id
from remembrancer.embedding.binarise import signs
from remembrancer.embedding.tokens import tokenise
from remembrancer.recall.evidence import CandidateCodes, score_candidates, weigh_query

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from remembrancer.embedding import EncodedQuery

    Search = Callable[[str, int], list[str]]


@cache
def encoder() -> Encoder:
    return Encoder.load(threads=2)


@cache
def encoded_query(text: str) -> EncodedQuery:
    return encoder().encode_query(text)


class Collection:
    """Token codes of all documents, one after another, with the tokens' words for document frequencies."""

    def __init__(self, docs: list[dict[str, Any]]) -> None:
        self.ids: list[str] = [doc["id"] for doc in docs]
        self.texts: list[str] = [doc["text"] for doc in docs]
        self.codes, self.starts, self.window_codes, self.window_owner = self._encoded()
        self.document_frequency: dict[int, int] = {}
        for text in self.texts:
            for token in token_ids(text):
                self.document_frequency[token] = self.document_frequency.get(token, 0) + 1

    def _encoded(self) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.uint8], NDArray[np.int64]]:
        folder = os.environ.get("REMEMBRANCER_ENCODING_CACHE")
        key = hashlib.sha256("\0".join([encoder_id(), *self.texts]).encode()).hexdigest()[:24]
        file = Path(folder) / f"{key}.npz" if folder else None
        if file and file.exists():
            with np.load(file) as kept:
                return kept["codes"], kept["starts"], kept["window_codes"], kept["window_owner"]
        codes, starts, window_codes, owner, total = [], [], [], [], 0
        for number, text in enumerate(self.texts):
            starts.append(total)
            for window in encoder().encode_text(text).windows:
                codes.append(window.token_codes)
                window_codes.append(window.memory_code)
                owner.append(number)
                total += len(window.token_codes)
        result = (
            np.concatenate([np.zeros((0, CODE_BYTES), dtype=np.uint8), *codes]),
            np.array([*starts, total], dtype=np.int64),
            np.array(window_codes, dtype=np.uint8).reshape(-1, CODE_BYTES),
            np.array(owner, dtype=np.int64),
        )
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            np.savez(file, codes=result[0], starts=result[1], window_codes=result[2], window_owner=result[3])
        return result

    def information(self, query: str) -> NDArray[np.float64]:
        """ln(1 + (N - df + 0.5) / (df + 0.5)) of each known query token."""
        count = len(self.texts)
        frequency = np.array(
            [self.document_frequency.get(token, 0) for token in encoded_query(query).token_ids], dtype=np.float64
        )
        return np.log1p((count - frequency + 0.5) / (frequency + 0.5))


@cache
def token_ids(text: str) -> frozenset[int]:
    return frozenset(int(token) for token in tokenise(encoder()._tokenizer, text).ids)


def factory(docs: list[dict[str, Any]]) -> Search:
    """The information-theoretic score, in bits of evidence."""
    collection = Collection(docs)
    candidates = CandidateCodes(collection.codes, collection.starts)

    def search(query: str, count: int) -> list[str]:
        evidence = weigh_query(encoded_query(query).token_vectors, collection.information(query))
        order = np.argsort(-score_candidates(evidence, candidates).its, kind="stable")[:count]
        return [collection.ids[number] for number in order]

    return search


def dot_product_factory(docs: list[dict[str, Any]]) -> Search:
    """Plain MaxSim: the query's vectors times the signs of the documents'."""
    collection = Collection(docs)
    documents = signs(collection.codes)
    filled = np.flatnonzero(np.diff(collection.starts))

    def search(query: str, count: int) -> list[str]:
        products = documents @ encoded_query(query).token_vectors.T
        best = np.zeros((len(docs), products.shape[1]), dtype=np.float32)
        best[filled] = np.maximum.reduceat(products, collection.starts[filled], axis=0)
        order = np.argsort(-(best @ collection.information(query)), kind="stable")[:count]
        return [collection.ids[number] for number in order]

    return search
