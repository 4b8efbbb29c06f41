"""What recall is told of use: how much stronger memories are because somebody used them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from remembrancer.lifecycle.population import Populations
from remembrancer.lifecycle.strength import Uses, strengths
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import rows_of_ids
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment
from remembrancer.storage.uses import used_among


class UseSignals:
    """Reads strengths for recall, as they were at the last end of a local day before the moment asked about."""

    def __init__(self, populations: Populations) -> None:
        self._populations = populations

    def gained(self, connection: Connection, moment: Moment, memories: Sequence[str]) -> NDArray[np.float64]:
        """The share of what use could add that it added, float64 [n] in 0..1: (S - S') / (1 - S'), S' without use."""
        gained = np.zeros(len(memories))
        used = used_among(connection, memories, self._populations.day_end(moment.now))
        if not used:
            return gained
        # Which memories may be found was decided before.
        population = self._populations.of(connection, Scope(), moment, list(used.values()))
        without = strengths(population.lives, Uses.none(), population.day_end)
        share = (population.values - without) / np.maximum(1.0 - without, np.finfo(np.float64).tiny)
        by_row = dict(zip(population.rows.memory.tolist(), np.clip(share, 0.0, 1.0).tolist(), strict=True))
        for place, memory in enumerate(memories):
            gained[place] = by_row.get(used.get(memory, 0), 0.0)
        return gained

    def strengths(
        self, connection: Connection, scope: Scope, moment: Moment, memories: Sequence[str]
    ) -> dict[str, float]:
        """The strengths of these memories, of those that are in the scope."""
        rows = rows_of_ids(connection, memories)
        population = self._populations.of(connection, scope, moment, list(rows.values()))
        by_row = dict(zip(population.rows.memory.tolist(), population.values.tolist(), strict=True))
        return {memory: by_row[row] for memory, row in rows.items() if row in by_row}
