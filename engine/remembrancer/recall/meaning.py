"""Recall by meaning: the scan of memory codes, then the evidence of token codes over the candidates."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES
from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.evidence import NO_TOKEN, CandidateCodes, score_candidates, weigh_query
from remembrancer.recall.words import idf
from remembrancer.storage.codes import token_codes, word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import segment_for_index

_SHOWN_TOKENS: Final = 6


@dataclass(frozen=True, slots=True)
class MeaningScore:
    """A text's ITS, 0..1, and where its words stand that answered the query best, best first (start and end)."""

    its: float
    spans: tuple[tuple[int, int], ...]


def nearest_texts(book: CodeBook, query_code: NDArray[np.uint8], eligible: NDArray[np.int64], most: int) -> list[int]:
    """The eligible texts whose nearest window differs in the fewest bits, and all that tie with the last."""
    texts, distances = book.distances(query_code)
    if not len(eligible) or not len(texts):
        return []
    places = np.minimum(np.searchsorted(eligible, texts), len(eligible) - 1)
    inside = eligible[places] == texts
    texts, distances = texts[inside], distances[inside]
    if len(texts) > most:
        cut = np.partition(distances, most - 1)[most - 1]
        chosen = distances <= cut
        texts, distances = texts[chosen], distances[chosen]
    order = np.lexsort((texts, distances))
    return list(dict.fromkeys(texts[order].tolist()))


def token_weights(
    connection: Connection, query: EncodedQuery, text: str, namespaces: Sequence[int]
) -> NDArray[np.float64]:
    """w_t for each query token: the square root of the inverse document frequency of the word it belongs to.

    The root lies between no weight and the frequency itself (ARCHITECTURE.md, "Decisions", says what is known of it).
    """
    counter = WordCounter(connection)
    words = [text[start:end] for start, end in query.word_spans.tolist()]
    terms = {word: counter.terms(segment_for_index(word)) for word in set(words)}
    statistics = word_statistics(connection, namespaces, {term for each in terms.values() for term in each})

    def weight(word: str) -> float:
        return math.sqrt(max((idf(statistics, term) for term in terms[word]), default=0.0))

    return np.array([weight(word) for word in words], dtype=np.float64)


def score_meaning(
    connection: Connection,
    encoder: str,
    query: EncodedQuery,
    weights: NDArray[np.float64],
    texts: Sequence[int],
) -> Mapping[int, MeaningScore]:
    """The ITS of these texts; those without codes are left out."""
    stored = token_codes(connection, encoder, texts)
    if not stored or not len(weights) or weights.sum() <= 0:
        return {}
    codes = [np.frombuffer(each.codes, dtype=np.uint8).reshape(-1, CODE_BYTES) for each in stored]
    evidence = score_candidates(weigh_query(query.token_vectors, weights), CandidateCodes.of(codes))
    scores = {}
    for place, each in enumerate(stored):
        spans = np.frombuffer(each.words, dtype="<u2").reshape(-1, 2)
        order = np.argsort(-evidence.shares[place], kind="stable")[:_SHOWN_TOKENS]
        matched = evidence.matched_tokens[place][order]
        shown = dict.fromkeys((int(spans[token][0]), int(spans[token][1])) for token in matched if token != NO_TOKEN)
        scores[each.text] = MeaningScore(float(evidence.its[place]), tuple(shown))
    return scores
