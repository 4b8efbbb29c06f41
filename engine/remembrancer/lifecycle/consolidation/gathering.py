"""Which memories of a namespace say nearly the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_WORDS, DIMENSIONS
from remembrancer.lifecycle.population import Populations
from remembrancer.lifecycle.using import ALIKE
from remembrancer.model.types import MemoryType, Tier
from remembrancer.recall.codebook import CodeBook
from remembrancer.storage.connection import Connection
from remembrancer.storage.derivations import consolidated_sources
from remembrancer.storage.lifetimes import ids_of_rows
from remembrancer.storage.scope import Scope
from remembrancer.storage.versions import StoredVersion, current_version

WEAK: Final = 0.20
"""The strength up to which episodic memories are put together (ACM)."""
SMALLEST: Final = 3
LARGEST: Final = 20
NEAR_DUPLICATE: Final = 0.976
"""The cosine from which two statements may be near duplicates, where the published 0.94 lies by equal selectivity
(``tests/benchmarks/selectivity.py``); their words and figures decide."""
_LOOKED_AT: Final = 2_000
"""Of so many memories all pairs are compared; the weakest ones, or the newest ones, first."""
_EPISODIC: Final = np.array([kind.tier is Tier.EPISODIC for kind in MemoryType])


@dataclass(frozen=True, slots=True)
class Group:
    """Memories that are alike, the one most like all others first."""

    versions: tuple[StoredVersion, ...]


class Gathering:
    """Finds groups by the codes of the texts."""

    def __init__(self, populations: Populations, book: CodeBook) -> None:
        self._populations = populations
        self._book = book

    def weak(self, connection: Connection, scope: Scope, now: int, namespace: str) -> list[Group]:
        """Groups of weak episodic memories that are no turns of conversations, none of them in two groups."""
        population = self._populations.all(connection, scope, now, namespace)
        rows = population.rows
        fits = _EPISODIC[rows.type] & ~rows.episode & ~rows.pinned & ~population.safe & (population.values <= WEAK)
        fits &= ~np.isin(rows.memory, consolidated_sources(connection))
        places = np.flatnonzero(fits)
        places = places[np.lexsort((rows.memory[places], population.values[places]))][:_LOOKED_AT]
        memories, cosines = self._compared(connection, rows.memory[places], rows.text[places])
        free = np.ones(len(memories), dtype=np.bool_)
        groups = []
        for seed in range(len(memories)):
            if not free[seed]:
                continue
            near = np.flatnonzero(free & (cosines[seed] >= ALIKE))
            if len(near) < SMALLEST:
                continue
            near = near[np.argsort(-cosines[seed, near], kind="stable")][:LARGEST]
            medoid = near[np.argmax(cosines[np.ix_(near, near)].mean(axis=1))]
            near = near[cosines[medoid, near] >= ALIKE]
            if len(near) < SMALLEST:
                continue
            near = near[np.argsort(-cosines[medoid, near], kind="stable")]
            free[near] = False
            groups.append(self._group(connection, scope, memories[near]))
        return groups

    def duplicates(self, connection: Connection, scope: Scope, namespace: str) -> list[Group]:
        """Pairs of distilled memories of one type that are nearly the same text, the older one first.

        Not of episodic ones: what happens twice in the same words is two events.
        """
        rows = self._populations.present(connection, scope, namespace)
        places = np.flatnonzero(~rows.episode & ~rows.demoted & ~_EPISODIC[rows.type])
        places = places[np.argsort(-rows.recorded[places], kind="stable")][:_LOOKED_AT]
        memories, cosines = self._compared(connection, rows.memory[places], rows.text[places])
        kinds = dict(zip(rows.memory.tolist(), rows.type.tolist(), strict=True))
        taken: set[int] = set()
        pairs = []
        for one, other in np.argwhere(np.triu(cosines >= NEAR_DUPLICATE, 1)).tolist():
            pair = sorted((int(memories[one]), int(memories[other])))
            if kinds[pair[0]] == kinds[pair[1]] and not taken.intersection(pair):
                taken.update(pair)
                pairs.append(self._group(connection, scope, np.array(pair)))
        return pairs

    def _group(self, connection: Connection, scope: Scope, memories: NDArray[np.int64]) -> Group:
        ids = ids_of_rows(connection, memories.tolist())
        return Group(tuple(current_version(connection, scope, ids[int(row)]) for row in memories))

    def _compared(
        self, connection: Connection, memories: NDArray[np.int64], texts: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Those of the memories whose texts have codes, and the cosines [n, n] of their first codes."""
        self._book.refresh(connection)
        codes = self._book.codes(sorted(set(texts.tolist())))
        known = np.array([text in codes for text in texts.tolist()], dtype=np.bool_)
        memories, texts = memories[known], texts[known]
        if not len(memories):
            return memories, np.zeros((0, 0))
        words = np.ascontiguousarray(np.stack([codes[text][0] for text in texts.tolist()])).view(np.uint64)
        differing = np.zeros((len(words), len(words)), dtype=np.uint16)
        for word in range(CODE_WORDS):
            differing += np.bitwise_count(words[:, word, np.newaxis] ^ words[np.newaxis, :, word])
        return memories, np.cos(np.pi * np.arange(DIMENSIONS + 1) / DIMENSIONS)[differing]
