"""What the strength of all memories in use depends on, kept in memory from change to change."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import Final

from remembrancer.storage.codes import window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import IN_USE, LifeRows, changed_memories, life_rows, life_rows_of
from remembrancer.storage.operations import newest_tx

_MOST_CHANGED: Final = 5_000
"""So many changed memories are looked at one by one; beyond, all are read afresh."""


@dataclass(frozen=True, slots=True)
class _Known:
    """The rows after a transaction, while nothing was erased."""

    number: int
    generation: int
    rows: LifeRows


class PresentLives:
    """Reads all memories in use; after a change only those that it touched. Safe for several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: _Known | None = None

    def rows(self, connection: Connection) -> LifeRows:
        """All memories in use in this view of the vault, whatever their namespace."""
        number, generation = newest_tx(connection), window_generation(connection)
        with self._lock:
            known = self._known
        if known is not None and (known.number, known.generation) == (number, generation):
            return known.rows
        rows = None
        # A view older than what is kept cannot be made from it.
        if known is not None and known.number < number and known.generation == generation:
            changed = changed_memories(connection, known.number)
            if len(changed) <= _MOST_CHANGED:
                rows = known.rows.updated(changed, life_rows_of(connection, IN_USE, changed.tolist()))
        rows = rows or life_rows(connection, IN_USE)
        with self._lock:
            if self._known is None or self._known.number <= number:
                self._known = _Known(number, generation, rows)
        return rows
