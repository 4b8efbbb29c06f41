"""The first stage: which texts are looked at closely. Everything a selection holds is scanned; nothing is indexed."""

from __future__ import annotations

from typing import Final

from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.question import Question
from remembrancer.recall.words import propose_by_words
from remembrancer.storage.connection import Connection

CANDIDATES: Final = 400
"""How many texts each of the two ways proposes: by meaning and by words."""


def propose(connection: Connection, book: CodeBook, question: Question, eligible: EligibleTexts) -> list[int]:
    """Handles of the eligible texts that may answer, sorted."""
    proposed = set(propose_by_words(connection, question.words, eligible, CANDIDATES))
    if question.encoded is not None and question.has_meaning:
        book.refresh(connection)
        proposed.update(book.scan(question.encoded.mean_code).nearest(eligible, CANDIDATES))
    return sorted(proposed)
