"""Databases as programs of earlier schemas left them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.storage.connection import connect
from remembrancer.storage.migrations import MIGRATIONS

if TYPE_CHECKING:
    from pathlib import Path

    import apsw

_TABLES = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'words\\_%' ESCAPE '\\'"
    " AND name <> 'sqlite_sequence'"
)


def write_in_schema(path: Path, key: bytes, number: int) -> None:
    """Write the database at ``path``, which nobody has open, anew as a program of schema ``number`` would have.

    What that schema has no room for is left out.
    """
    older_path = path.with_name("older.db")
    now, older = connect(path, key), connect(older_path, key, create=True)
    for step in MIGRATIONS[:number]:
        older.pragma("foreign_keys", not step.rebuilds)
        step.apply(older)
    older.pragma("user_version", number)
    older.pragma("foreign_keys", False)
    with older:
        for (table,) in older.execute(_TABLES).fetchall():
            columns = _columns(older, table)
            missing = set(columns) - set(_columns(now, table))
            # A table that was made anew since is the same one only where the rows fit.
            if missing and not now.execute(f"SELECT count(*) FROM {table}").get:
                continue
            names = ", ".join(["rowid", *columns] if table == "words" else columns)
            rows = now.execute(f"SELECT {names} FROM {table}").fetchall()
            marks = ", ".join("?" * (names.count(",") + 1))
            older.execute(f"DELETE FROM {table}")
            older.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
    for connection in (now, older):
        connection.close()
    older_path.replace(path)


def _columns(connection: apsw.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
