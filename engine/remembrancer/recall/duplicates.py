"""Near duplicates: current memories of a namespace that say almost the same as a new text."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from remembrancer.embedding.binarise import DIMENSIONS
from remembrancer.model.changes import NearDuplicate
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.codes import current_texts
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText

SIMILAR: Final = 0.94
"""The cosine from which two statements count as near duplicates (the published threshold, DESIGN section 7)."""
_MOST: Final = 5


class NearDuplicates:
    """Looks a text's first memory code up among those of its namespace."""

    def __init__(self, store: Store, book: CodeBook) -> None:
        self._store = store
        self._book = book

    def __call__(self, namespace: int, text: SearchableText) -> tuple[NearDuplicate, ...]:
        """At most five, the nearest first; none where the text has no codes.

        The cosine is estimated from the share h of differing bits as cos(pi h) (Goemans and Williamson, 1995).
        """
        if not text.windows:
            return ()
        with self._store.read() as connection:
            self._book.refresh(connection)
            texts, distances = self._book.distances(np.frombuffer(text.windows[0].memory_code, dtype=np.uint8))
            limit = math.acos(SIMILAR) / math.pi * DIMENSIONS
            near = np.flatnonzero(distances <= limit)
            closest: dict[int, int] = {}
            for place in near[np.lexsort((texts[near], distances[near]))].tolist():
                closest.setdefault(int(texts[place]), int(distances[place]))
            found = [
                NearDuplicate(memory, math.cos(math.pi * closest[row] / DIMENSIONS))
                for row, memory in current_texts(connection, namespace, tuple(closest))
            ]
        found.sort(key=lambda other: (-other.similarity, other.memory))
        return tuple(found[:_MOST])
