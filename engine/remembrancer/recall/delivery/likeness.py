"""How alike memories are, from the codes that the scan reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_WORDS, DIMENSIONS, Codes
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.codes import texts_of
from remembrancer.storage.connection import Connection
from remembrancer.storage.selection import Selection

_COSINES: Final = np.cos(np.pi * np.arange(DIMENSIONS + 1) / DIMENSIONS)
"""By the number of differing bits."""


def first_stage_codes(
    connection: Connection, book: CodeBook, selection: Selection, memories: Sequence[str]
) -> dict[str, Codes]:
    """The codes [n, 48] of these memories of a selection, one a window; those without any are left out."""
    book.refresh(connection)
    texts = texts_of(connection, selection, memories)
    codes = book.codes(list(texts.values()))
    return {memory: codes[text] for memory, text in texts.items() if text in codes}


def likeness(memories: Sequence[str], codes: dict[str, Codes]) -> NDArray[np.float64]:
    """Cosines [n, n] between memories: cos(pi h) of the share h of differing bits (Goemans and Williamson, 1995).

    Of several windows the two most alike count. A memory without codes is like no other (0) but itself (1).
    """
    alike = np.zeros((len(memories), len(memories)), dtype=np.float64)
    known = [place for place, memory in enumerate(memories) if memory in codes]
    if known:
        rows = [codes[memories[place]] for place in known]
        starts = np.concatenate(([0], np.cumsum([len(row) for row in rows])[:-1]))
        words = np.ascontiguousarray(np.concatenate(rows)).view(np.uint64)
        differing = np.zeros((len(words), len(words)), dtype=np.uint16)
        for word in range(CODE_WORDS):
            differing += np.bitwise_count(words[:, word, np.newaxis] ^ words[np.newaxis, :, word])
        if len(words) > len(rows):
            differing = np.minimum.reduceat(np.minimum.reduceat(differing, starts, axis=0), starts, axis=1)
        alike[np.ix_(known, known)] = _COSINES[differing]
    np.fill_diagonal(alike, 1.0)
    return alike
