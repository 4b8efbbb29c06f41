"""Files that are kept up to date, and what was last written to them: identifiers and digests, no words."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.types import MemoryType
from remembrancer.storage.selection import OPEN_CASE, in_case


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line of a block: which version of which memory it shows, and its digest under the salt."""

    memory: str
    number: int
    digest: str


@dataclass(frozen=True, slots=True)
class StoredSync:
    """A file as it is kept. ``row`` is 0 for one that is not yet."""

    row: int
    public_id: str
    namespace: int
    path: str
    types: tuple[MemoryType, ...]
    pins: bool
    budget: int
    salt: bytes
    written: tuple[WrittenLine, ...] = ()
    left_out: int = 0
    run_at: int | None = None
    problem: str = ""


_COLUMNS: Final = "id, public_id, namespace_id, path, types, pins, budget, salt, written, left_out, run_at, problem"


def syncs(connection: apsw.Connection) -> list[StoredSync]:
    """All of them, by path."""
    rows: Any = connection.execute(f"SELECT {_COLUMNS} FROM file_sync ORDER BY path")
    return [
        StoredSync(
            row=row,
            public_id=public_id,
            namespace=namespace,
            path=path,
            types=tuple(MemoryType(each) for each in json.loads(types)),
            pins=bool(pins),
            budget=budget,
            salt=salt,
            written=tuple(WrittenLine(*each) for each in json.loads(written)),
            left_out=left_out,
            run_at=run_at,
            problem=problem,
        )
        for row, public_id, namespace, path, types, pins, budget, salt, written, left_out, run_at, problem in rows
    ]


def add_sync(connection: apsw.Connection, sync: StoredSync) -> None:
    """Keep another file up to date, or the same one in another way."""
    connection.execute(
        "INSERT INTO file_sync (public_id, namespace_id, path, types, pins, budget, salt) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (path) DO UPDATE SET namespace_id = excluded.namespace_id, types = excluded.types,"
        " pins = excluded.pins, budget = excluded.budget",
        (
            sync.public_id,
            sync.namespace,
            sync.path,
            json.dumps([kind.value for kind in sync.types]),
            int(sync.pins),
            sync.budget,
            sync.salt,
        ),
    )


def remove_sync(connection: apsw.Connection, row: int) -> None:
    connection.execute("DELETE FROM file_sync WHERE id = ?", (row,))


def note_run(connection: apsw.Connection, sync: StoredSync) -> None:
    """Keep what a run came to."""
    written = [(line.memory, line.number, line.digest) for line in sync.written]
    connection.execute(
        "UPDATE file_sync SET written = ?, left_out = ?, run_at = ?, problem = ? WHERE id = ?",
        (json.dumps(written), sync.left_out, sync.run_at, sync.problem, sync.row),
    )


def memories_to_write(connection: apsw.Connection, sync: StoredSync, moment: int) -> list[str]:
    """The ids of what belongs into a file at a moment (microseconds), the most important first.

    That is what is in force, holds, and is not contested; no turns of conversations.
    """
    kinds = ", ".join(f"'{kind.value}'" for kind in sync.types) or "NULL"
    rows: Any = connection.execute(
        "SELECT m.public_id FROM version v JOIN memory m ON m.id = v.memory_id"
        " WHERE v.namespace_id = ?1 AND v.to_tx IS NULL AND v.status = 'active' AND v.episode = 0"
        f" AND (v.type IN ({kinds}) OR (?2 AND v.pinned))"
        " AND (v.valid_from IS NULL OR v.valid_from <= ?3) AND (v.valid_to IS NULL OR v.valid_to > ?3)"
        f" AND NOT {in_case(OPEN_CASE, '9223372036854775807')}"
        " ORDER BY v.pinned DESC, v.importance = 'high' DESC,"
        " CASE v.trust WHEN 'person' THEN 0 WHEN 'confirmed' THEN 1 WHEN 'agent' THEN 2 ELSE 3 END,"
        " v.life_at DESC, m.public_id",
        (sync.namespace, int(sync.pins), moment),
    )
    return [identifier for (identifier,) in rows]
