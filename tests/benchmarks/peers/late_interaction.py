"""The shipped encoder without any of the engine: full-precision token vectors, MaxSim over all of them.

This is what the codes are measured against: no binarisation, no first stage, no weights, no words, no dates. The score
of a text is the sum over the query's tokens of the largest cosine with any of the text's tokens.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding import Encoder
from remembrancer.embedding.encoder import DOCUMENT_MARKER, MINIMUM_KNOWN_TOKENS, _window_slices
from remembrancer.embedding.tokens import tokenise

_AT_ONCE: Final = 200_000
"""How many token vectors are compared at once."""
_WIDTH: Final = 384


@cache
def encoder() -> Encoder:
    return Encoder.load(threads=1)


def token_vectors(text: str) -> NDArray[np.float16]:
    """The vectors of all windows of a text, [tokens, 384]. Half precision holds them: they are compared in single."""
    tokens = tokenise(encoder()._tokenizer, text)
    parts = [np.zeros((0, _WIDTH), dtype=np.float16)]
    if tokens.known_words >= MINIMUM_KNOWN_TOKENS:
        for part in _window_slices(len(tokens.ids)):
            vectors = encoder()._token_vectors(tokens.ids[part], DOCUMENT_MARKER)[tokens.is_known[part]]
            parts.append(vectors.astype(np.float16))
    return np.concatenate(parts)


def maxsim(docs: list[dict[str, Any]]) -> Callable[[str, int], list[str]]:
    """MaxSim in full precision over all documents."""
    with ThreadPoolExecutor(2) as pool:
        vectors = list(pool.map(lambda doc: token_vectors(doc["text"]), docs))
    filled = [number for number, each in enumerate(vectors) if len(each)]
    blocks = list(_blocks([vectors[number] for number in filled]))
    del vectors

    def search(query: str, count: int) -> list[str]:
        asked = encoder().encode_query(query).token_vectors
        if not len(asked):
            return []
        best = [np.maximum.reduceat(block.astype(np.float32) @ asked.T, starts, axis=0) for block, starts in blocks]
        order = np.argsort(-np.concatenate(best).sum(axis=1), kind="stable")[:count]
        return [docs[filled[number]]["id"] for number in order]

    return search


def _blocks(vectors: list[NDArray[np.float16]]) -> list[tuple[NDArray[np.float16], NDArray[np.int64]]]:
    """The vectors in a few large arrays, each with where its texts start."""
    blocks, current, size = [], [], 0
    for each in vectors:
        current.append(each)
        size += len(each)
        if size >= _AT_ONCE:
            blocks.append(_block(current))
            current, size = [], 0
    if current:
        blocks.append(_block(current))
    return blocks


def _block(vectors: list[NDArray[np.float16]]) -> tuple[NDArray[np.float16], NDArray[np.int64]]:
    starts = np.cumsum([0, *(len(each) for each in vectors[:-1])])
    return np.concatenate(vectors), starts
