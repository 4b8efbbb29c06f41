"""Which memories were put together from others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw
import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.transaction import Transaction


def derive(transaction: Transaction, memory: str, sources: Sequence[str]) -> None:
    """Note that a memory was put together from others, by their ids."""
    transaction.connection.executemany(
        "INSERT INTO derivation (memory_id, source_id, tx)"
        " SELECT made.id, source.id, ? FROM memory made, memory source"
        " WHERE made.public_id = ? AND source.public_id = ?",
        [(transaction.number, memory, source) for source in sources],
    )
    transaction.entries["derived"].append({"memory": memory, "sources": list(sources)})


def sources_of(connection: apsw.Connection, memory: str) -> tuple[str, ...]:
    """The ids of the memories that a memory was put together from."""
    rows: Any = connection.execute(
        "SELECT source.public_id FROM memory m JOIN derivation d ON d.memory_id = m.id"
        " JOIN memory source ON source.id = d.source_id WHERE m.public_id = ? ORDER BY source.public_id",
        (memory,),
    )
    return tuple(source for (source,) in rows)


def consolidated_sources(connection: apsw.Connection) -> NDArray[np.int64]:
    """The rows of the memories that are part of one in use."""
    rows: Any = connection.execute(
        "SELECT DISTINCT d.source_id FROM derivation d JOIN version v ON v.memory_id = d.memory_id AND v.to_tx IS NULL"
        " WHERE v.status IN ('active', 'demoted')"
    )
    return np.array([row for (row,) in rows], dtype=np.int64)
