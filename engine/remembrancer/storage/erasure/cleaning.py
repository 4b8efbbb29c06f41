"""What is left of an erasure in the files, once it is in no table any more, and how far that is cleaned up.

Deleted content is overwritten as it goes (``secure_delete``, in the word index too), but pages keep copies of cells
that were moved about, and the write-ahead log pages as they were. So the file is written anew and the log emptied.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import apsw

from remembrancer.model.clock import from_microseconds
from remembrancer.model.erasing import ErasureReason, FoundFile
from remembrancer.model.errors import VaultUnreadableError
from remembrancer.model.queries import ErasureNote
from remembrancer.model.types import ActorKind
from remembrancer.storage.connection import value
from remembrancer.storage.erasure.reach import Targets
from remembrancer.storage.transaction import Actor


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An erasure whose bytes may still lie in the files."""

    tx: int
    targets: Targets
    reason: ErasureReason
    actor: Actor


def unfinished(connection: apsw.Connection) -> tuple[Unfinished, ...]:
    """The erasures that still have to be cleaned up, the oldest first."""
    found: Any = connection.execute(
        "SELECT e.tx, e.targets, e.reason, o.actor_kind, o.actor FROM erasure e JOIN tx t ON t.id = e.tx"
        " JOIN operation o ON o.id = t.operation_id WHERE e.cleaned = 0 ORDER BY e.tx"
    )
    return tuple(
        Unfinished(tx, _targets(targets), ErasureReason(reason), Actor(ActorKind(kind), actor))
        for tx, targets, reason, kind, actor in found
    )


def _targets(text: str) -> Targets:
    named = json.loads(text)
    return Targets(tuple(named["memories"]), tuple(named["proposals"]), tuple(named["kept"]))


def sweep(connection: apsw.Connection) -> None:
    """Write the database's file anew from what is in its tables, and empty its log. In no transaction.

    Raises:
        VaultUnreadableError: somebody else reads in the log.
    """
    # Statistics of the query planner may quote values of indexed columns.
    for table in ("sqlite_stat4", "sqlite_stat1"):
        if value(connection, "SELECT 1 FROM sqlite_master WHERE name = ?", (table,)):
            connection.execute(f"DELETE FROM {table}")
    connection.execute("INSERT INTO words (words) VALUES ('optimize')")
    connection.execute("VACUUM")
    empty_log(connection)
    connection.pragma("optimize", 0x10002)


def empty_log(connection: apsw.Connection) -> None:
    """Take everything over into the database's file and cut the log to nothing.

    Raises:
        VaultUnreadableError: somebody else reads in the log.
    """
    try:
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    except apsw.BusyError as error:
        raise VaultUnreadableError(str(error), reason="held_by_another_program") from error


def note_cleaned(connection: apsw.Connection, tx: int, files: Iterable[FoundFile]) -> None:
    """Note that an erasure is through, and what became of the files beside the vault."""
    told = json.dumps([[each.name, each.reach.value] for each in files])
    connection.execute("UPDATE erasure SET cleaned = 1, backups = ? WHERE tx = ?", (told, tx))


def erasures(connection: apsw.Connection) -> tuple[ErasureNote, ...]:
    """All erasures, the oldest first."""
    found: Any = connection.execute(
        "SELECT e.tx, t.recorded_at, e.counts ->> 'memories', e.counts ->> 'versions', e.cleaned"
        " FROM erasure e JOIN tx t ON t.id = e.tx ORDER BY e.tx"
    )
    return tuple(
        ErasureNote(tx, from_microseconds(at), memories, versions, bool(cleaned))
        for tx, at, memories, versions, cleaned in found
    )
