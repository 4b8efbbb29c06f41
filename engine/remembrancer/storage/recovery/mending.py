"""Putting right what rows that were read mean by rows that were not: found in the journal, or made anew."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, Final

import apsw

from remembrancer.model.identifiers import Identifiers
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.connection import value
from remembrancer.storage.indexing import IndexedText
from remembrancer.storage.texts import digest

_LOOSE: Final = (("version", "session_id"), ("version", "superseded_by"), ("text", "before_id"))
"""What a row can do without."""


class Mending:
    """Works on the new vault, in a transaction, with foreign keys not looked at."""

    def __init__(self, connection: apsw.Connection, identifiers: Identifiers, embedded: IndexedText) -> None:
        self._connection = connection
        self._identifiers = identifiers
        self._embedded = embedded
        self._journal: dict[int, dict[str, Any]] = {}
        self.dropped: dict[str, int] = defaultdict(int)
        """Rows by table that mean nothing without what is lost."""

    def mend(self) -> tuple[str, ...]:
        """Put everything right; the memories whose newest version is lost, so that an older one is current."""
        self._read_journal()
        self._transactions()
        self._namespaces()
        self._memories()
        self._texts()
        for table, column in _LOOSE:
            parent = "session" if column == "session_id" else "memory" if column == "superseded_by" else "text"
            self._connection.execute(
                f"UPDATE {table} SET {column} = NULL WHERE {column} IS NOT NULL"
                f" AND {column} NOT IN (SELECT id FROM {parent})"
            )
        older = self._reopen()
        self._connection.execute(
            "DELETE FROM memory WHERE id NOT IN (SELECT memory_id FROM version)"
            " AND public_id NOT IN (SELECT m.public_id FROM erased_version e JOIN memory m ON m.id = e.memory_id)"
        )
        self._drop_dangling()
        return older

    def _read_journal(self) -> None:
        rows: Any = self._connection.execute("SELECT tx, row FROM journal ORDER BY tx")
        for tx, body in rows:
            try:
                row = json.loads(body)
            except ValueError:
                continue
            if isinstance(row, dict):
                self._journal[tx] = row

    def _transactions(self) -> None:
        """Operations and transactions stand in the journal too; of others nothing is known but that they were."""
        needed: Any = self._connection.execute(
            "SELECT from_tx, min(changed_at) FROM version GROUP BY 1 UNION SELECT to_tx, max(changed_at) FROM version"
            " WHERE to_tx IS NOT NULL GROUP BY 1"
        )
        moments: dict[int, int] = {}
        for tx, moment in needed.fetchall():
            moments.setdefault(tx, moment)
        stored: Any = self._connection.execute("SELECT id, operation_id FROM tx").fetchall()
        operations = {row for (row,) in self._connection.execute("SELECT id FROM operation").fetchall()}
        known = dict(stored)
        for tx in sorted({*self._journal, *moments, *known}):
            row = self._journal.get(tx, {})
            operation = known.get(tx)
            if operation is None or operation not in operations:
                operation = self._operation(operation, row)
                operations.add(operation)
            if tx not in known:
                moment = row.get("recorded_at", moments.get(tx, 0))
                self._connection.execute(
                    "INSERT INTO tx (id, operation_id, recorded_at, clock_at) VALUES (?, ?, ?, ?)",
                    (tx, operation, moment, row.get("clock_at", moment)),
                )
        # As-of asks for the last transaction recorded until then: their moments may not go back.
        self._connection.execute(
            "UPDATE tx SET recorded_at = (SELECT max(earlier.recorded_at) FROM tx earlier WHERE earlier.id <= tx.id)"
            " WHERE recorded_at < (SELECT max(earlier.recorded_at) FROM tx earlier WHERE earlier.id < tx.id)"
        )

    def _operation(self, row: int | None, told: dict[str, Any]) -> int:
        public_id = told.get("operation") or self._identifiers.new()
        found = value(self._connection, "SELECT id FROM operation WHERE public_id = ?", (public_id,))
        if found is not None:
            return int(found)
        self._connection.execute(
            "INSERT INTO operation (id, public_id, kind, actor_kind, actor, client) VALUES (?, ?, ?, ?, ?, ?)",
            (
                row,
                public_id,
                told.get("kind", OperationKind.RECOVER.value),
                told.get("actor_kind", ActorKind.PROGRAM.value),
                told.get("actor", "remembrancer"),
                told.get("client", ""),
            ),
        )
        return self._connection.last_insert_rowid()

    def _namespaces(self) -> None:
        """In the order in which the journal tells of them, which is that of their row numbers."""
        told: dict[str, tuple[int, str, str, bool]] = {}
        for tx, row in self._journal.items():
            for each in row.get("namespaces", ()):
                told[each["namespace"]] = (tx, each["name"], each["title"], bool(each["archived"]))
        by_number = dict(enumerate(told, start=1))
        wanted: Any = self._connection.execute(
            "SELECT namespace_id FROM version UNION SELECT namespace_id FROM namespace_version"
        ).fetchall()
        for (row,) in wanted:
            if value(self._connection, "SELECT 1 FROM namespace WHERE id = ?", (row,)) is None:
                public_id = by_number.get(row) or self._identifiers.new()
                self._connection.execute("INSERT INTO namespace (id, public_id) VALUES (?, ?)", (row, public_id))
        first = value(self._connection, "SELECT min(id) FROM tx")
        unnamed: Any = self._connection.execute(
            "SELECT id, public_id FROM namespace"
            " WHERE id NOT IN (SELECT namespace_id FROM namespace_version WHERE to_tx IS NULL)"
        ).fetchall()
        for row, public_id in unnamed:
            tx, name, title, archived = told.get(public_id, (first, f"recovered-{row}", "", False))
            taken = value(self._connection, "SELECT 1 FROM namespace_version WHERE name = ? AND to_tx IS NULL", (name,))
            self._connection.execute(
                "INSERT INTO namespace_version (namespace_id, name, title, archived, from_tx) VALUES (?, ?, ?, ?, ?)",
                (row, f"{name}-{row}" if taken else name, title, archived, tx),
            )

    def _memories(self) -> None:
        """By the one memory that the journal tells of in a version's transaction, else with a new identity."""
        orphans: Any = self._connection.execute(
            "SELECT memory_id, number, from_tx FROM version WHERE memory_id NOT IN (SELECT id FROM memory)"
        ).fetchall()
        told: dict[int, set[str]] = {}
        begun: dict[int, int] = {}
        for memory, number, tx in orphans:
            entries = self._journal.get(tx, {}).get("versions", ())
            candidates = {each["memory"] for each in entries if each.get("number") == number}
            told[memory] = told[memory] & candidates if memory in told else candidates
            begun[memory] = min(begun.get(memory, tx), tx)
        present = {each for (each,) in self._connection.execute("SELECT public_id FROM memory").fetchall()}
        for memory, tx in begun.items():
            left = told[memory] - present
            public_id = min(left) if len(left) == 1 else self._identifiers.new()
            present.add(public_id)
            self._connection.execute("INSERT INTO memory VALUES (?, ?, ?)", (memory, public_id, tx))

    def _texts(self) -> None:
        """By what their versions say."""
        orphans: Any = self._connection.execute(
            "SELECT text_id, namespace_id, min(id), title, content FROM version"
            " WHERE text_id NOT IN (SELECT id FROM text) GROUP BY text_id"
        ).fetchall()
        for text, namespace, _, title, content in orphans:
            searched = digest(self._embedded(title, content))
            found = value(
                self._connection, "SELECT id FROM text WHERE namespace_id = ? AND digest = ?", (namespace, searched)
            )
            if found is None:
                self._connection.execute(
                    "INSERT INTO text (id, namespace_id, digest) VALUES (?, ?, ?)", (text, namespace, searched)
                )
            else:
                self._connection.execute("UPDATE version SET text_id = ? WHERE text_id = ?", (found, text))

    def _reopen(self) -> tuple[str, ...]:
        """Let the last version that there is be current where the one that closed it is lost."""
        rows: Any = self._connection.execute(
            "SELECT v.id, m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.to_tx IS NOT NULL"
            " AND v.number = (SELECT max(number) FROM version WHERE memory_id = v.memory_id)"
        ).fetchall()
        self._connection.executemany("UPDATE version SET to_tx = NULL WHERE id = ?", [(row,) for row, _ in rows])
        return tuple(public_id for _, public_id in rows)

    def _drop_dangling(self) -> None:
        """Rows that mean one that is lost, and rows that mean those."""
        tables: Any = self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        again = True
        while again:
            again = False
            for (table,) in tables:
                keys: Any = self._connection.execute(f'PRAGMA foreign_key_list("{table}")').fetchall()
                for _, _, parent, column, target, *_ in keys:
                    self._connection.execute(
                        f"DELETE FROM {table} WHERE {column} IS NOT NULL"
                        f" AND {column} NOT IN (SELECT {target or self._key_of(parent)} FROM {parent})"
                    )
                    if gone := self._connection.changes():
                        self.dropped[table] += gone
                        again = True

    def _key_of(self, table: str) -> str:
        rows: Any = self._connection.execute(f"PRAGMA table_info({table})").fetchall()
        return next(str(name) for _, name, _, _, _, key in rows if key)
