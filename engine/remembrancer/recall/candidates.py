"""The first stage: which texts are looked at closely. Everything a selection holds is scanned; nothing is indexed.

One list, by how far a text is from the question, in bits:

    far(m) = differing bits(m) + WORDS_WORTH (1 - said(m))

with the differing bits of the memory's first-stage code (of its nearest window) and the question's, the signs of
sum_t w_t z_t over its tokens, 0 to 384, and said(m), 0..1, the share of the question's idf that stands in m
(:func:`~remembrancer.recall.words.words_said`). Texts without codes (in scripts the model does not read) cannot be
compared by bits: words alone propose them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import Codes, binarise
from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.question import Question
from remembrancer.recall.words import most_said, words_said
from remembrancer.storage.connection import Connection

CANDIDATES: Final = 800
"""How many texts the list of meaning and words proposes."""
BY_WORDS: Final = 400
"""How many texts words propose where there are no codes to compare."""
WORDS_WORTH: Final = 154.0
"""How many bits all words of a question are worth: of 77, 115, 154, 192 and 231 the one that brings the most of the
evidence among 40,000 texts (``tests/benchmarks/depth.py``)."""


def propose(
    connection: Connection, book: CodeBook, question: Question, eligible: EligibleTexts, most: int = CANDIDATES
) -> list[int]:
    """Handles of the eligible texts that may answer, sorted: about ``most``, and whatever ties with the last."""
    words = question.words
    if question.encoded is None or not question.has_meaning:
        by_words = most_said(words_said(connection, words, words.proposing, eligible), BY_WORDS)
        return [int(text) for text in by_words]
    said = words_said(connection, words, words.rare, eligible)
    book.refresh(connection)
    scan = book.scan(first_stage_code(question.encoded, question.weights))
    near = scan.nearest(eligible, most, (WORDS_WORTH * (1.0 - said)).astype(np.float32))
    said[scan.scanned(len(said))] = 0.0
    return sorted({*near, *most_said(said, BY_WORDS).tolist()})


def first_stage_code(query: EncodedQuery, weights: NDArray[np.float64]) -> Codes:
    """What the memory codes are compared with, uint8 [48]: the signs of the mean of the token vectors by their weights.

    The plain mean brings one in a hundred of the evidence less.
    """
    return binarise((query.token_vectors.T @ weights).astype(np.float32))
