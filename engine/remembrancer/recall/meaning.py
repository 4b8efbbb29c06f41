"""Recall by meaning: the evidence that the token codes of candidates bring for a question, text by text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES
from remembrancer.recall.evidence import QueryEvidence, score_candidates, token_evidence, weigh_query
from remembrancer.recall.question import Question
from remembrancer.recall.tokens import TokenBook
from remembrancer.storage.connection import Connection

_SHOWN_TOKENS: Final = 6


@dataclass(frozen=True, slots=True, eq=False)
class Resolved:
    """What texts resolve of a question by themselves.

    Attributes:
        places: the row of each text's handle.
        evidence: float64 [texts, query tokens], max(0, G_t) in bits; a row of zeros for a text without codes.
        lengths: int64 [texts], how many tokens each has.
    """

    places: dict[int, int]
    evidence: NDArray[np.float64]
    lengths: NDArray[np.int64]

    def at(self, places: NDArray[np.int64]) -> Self:
        """Those at these places, in their order."""
        texts = list(self.places)
        kept = {texts[place]: row for row, place in enumerate(places.tolist())}
        return type(self)(kept, self.evidence[places], self.lengths[places])

    def joined(self, others: Self) -> Self:
        """With the texts of others behind its own; no text may be in both."""
        shift = len(self.places)
        return type(self)(
            self.places | {text: place + shift for text, place in others.places.items()},
            np.concatenate((self.evidence, others.evidence)),
            np.concatenate((self.lengths, others.lengths)),
        )


@dataclass(frozen=True, slots=True, eq=False)
class Explained:
    """How some texts answered: their evidence share by query token, the codes and the words that gave it.

    Attributes:
        shares: float64 [texts, query tokens]; a row sums to the text's own ITS.
        codes: uint8 [texts, query tokens, 48], of the token that gave each share; zeros where there was none.
        spans: for each text, where the words stand that answered best, best first.
    """

    shares: NDArray[np.float64]
    codes: NDArray[np.uint8]
    spans: tuple[tuple[tuple[int, int], ...], ...]

    def at(self, places: Sequence[int]) -> Explained:
        """Those at these places, in their order."""
        return Explained(
            self.shares[list(places)], self.codes[list(places)], tuple(self.spans[each] for each in places)
        )


class Meaning:
    """Compares one question with texts."""

    def __init__(self, tokens: TokenBook, question: Question) -> None:
        self._tokens = tokens
        encoded = question.encoded
        self._weighed = None
        if encoded is not None and question.has_meaning:
            self._weighed = weigh_query(encoded.token_vectors, question.weights)

    @property
    def weighed(self) -> QueryEvidence | None:
        return self._weighed

    def resolve(self, connection: Connection, texts: Sequence[int]) -> Resolved:
        """The evidence of these texts."""
        query = self._weighed
        width = 0 if query is None else len(query.weights)
        evidence, lengths = np.zeros((len(texts), width)), np.zeros(len(texts), dtype=np.int64)
        places = {text: place for place, text in enumerate(texts)}
        if query is not None and texts:
            found = self._tokens.candidates(connection, texts)
            rows = [places[text] for text in found.texts]
            evidence[rows] = token_evidence(query, found.codes)
            lengths[rows] = np.diff(found.codes.starts)
        return Resolved(places, evidence, lengths)

    def explain(self, connection: Connection, texts: Sequence[int]) -> Explained:
        """Why these texts have the evidence they have, in their order."""
        query = self._weighed
        width = 0 if query is None else len(query.weights)
        shares = np.zeros((len(texts), width))
        codes = np.zeros((len(texts), width, CODE_BYTES), dtype=np.uint8)
        spans: list[tuple[tuple[int, int], ...]] = [()] * len(texts)
        if query is not None and texts:
            found = self._tokens.candidates(connection, texts)
            scored = score_candidates(query, found.codes)
            # What is found stands in the order in which it was asked for.
            places = np.flatnonzero(np.isin(np.array(texts, dtype=np.int64), found.texts))
            shares[places] = scored.shares
            codes[places] = found.codes.codes[found.codes.starts[:-1, np.newaxis] + scored.matched_tokens]
            for place, answered in zip(places.tolist(), found.spans(scored, _SHOWN_TOKENS), strict=True):
                spans[place] = answered
        return Explained(shares, codes, tuple(spans))
