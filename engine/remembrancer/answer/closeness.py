"""How close sentences come to a question in meaning: the ITS of each, as if it were a memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, Codes
from remembrancer.embedding.encoder import Encoder
from remembrancer.recall.delivery.likeness import likeness
from remembrancer.recall.evidence import CandidateCodes, score_candidates, weigh_query
from remembrancer.recall.formation import Formed
from remembrancer.recall.question import token_weights
from remembrancer.storage.connection import Connection


@dataclass(frozen=True, slots=True, eq=False)
class Closeness:
    """``its`` [n] of the sentences, 0..1, and how ``alike`` [n, n] (cosines) they are to each other."""

    its: NDArray[np.float64]
    alike: NDArray[np.float64]


def closeness(
    connection: Connection, encoder: Encoder, question: str, namespaces: Sequence[int], sentences: Sequence[str]
) -> Closeness | None:
    """The closeness of these sentences, about 8 ms each; None where the question can only be looked up by words."""
    query = encoder.encode_query(question)
    if not len(query.token_vectors):
        return None
    weights = token_weights(connection, query, Formed(question), namespaces)
    if weights.sum() <= 0:
        return None
    windows = [encoder.encode_text(sentence).windows for sentence in sentences]
    none: Codes = np.zeros((0, CODE_BYTES), dtype=np.uint8)
    tokens = [np.concatenate([none, *(window.token_codes for window in each)]) for each in windows]
    evidence = score_candidates(weigh_query(query.token_vectors, weights), CandidateCodes.of(tokens))
    names = [str(place) for place in range(len(sentences))]
    codes = {
        name: np.stack([window.memory_code for window in each])
        for name, each in zip(names, windows, strict=True)
        if each
    }
    return Closeness(evidence.its, likeness(names, codes))
