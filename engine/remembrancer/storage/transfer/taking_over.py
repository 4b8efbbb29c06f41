"""Writing the records of another vault into an empty one, so that its past and present are what they were there.

The journal's rows stay as they are; the chain through them is made with the key of this vault. What is derived, as
words and their counts, is made again, except for codes: whoever encodes what has none does that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import apsw

from remembrancer.model.errors import InvalidInputError, UnreadableFileError
from remembrancer.model.progress import Silent
from remembrancer.storage.client_schema import CLIENTS_BY_NAMES
from remembrancer.storage.connection import value
from remembrancer.storage.indexing import IndexedText, write_counts_anew, write_words
from remembrancer.storage.journal import START, chained
from remembrancer.storage.keys import JournalHead
from remembrancer.storage.transfer.tables import TABLES, Column, columns_of
from remembrancer.storage.transfer.telling import Record

_BY_NAME: Final = {table.name: table for table in TABLES}


def refuse_if_used(connection: apsw.Connection) -> None:
    """Make sure that nothing but the making of the vault ever happened in it.

    Raises:
        InvalidInputError: something did.
    """
    made: Any = connection.execute("SELECT kind FROM operation").fetchall()
    if made != [("create_namespace",)] or value(connection, "SELECT EXISTS (SELECT 1 FROM memory)"):
        raise InvalidInputError("vault", "not_empty")


def take_over(
    connection: apsw.Connection, records: Iterable[Record], indexed: IndexedText, chain_key: bytes
) -> JournalHead:
    """Put the records in place of everything that is in the vault, and return the head of the journal.

    The caller begins and commits.

    Raises:
        UnreadableFileError: the records are not those of a whole vault.
    """
    # Whatever names a row that has not come yet is looked at by name below; the database looks at the commit.
    connection.pragma("defer_foreign_keys", True)
    for table in reversed(TABLES):
        connection.execute(f"DELETE FROM {table.name}")
    writing = _Writing(connection)
    for record in records:
        writing.write(record)
    if writing.tells_names_only:
        connection.execute(CLIENTS_BY_NAMES).fetchall()
    write_words(connection, indexed, Silent())
    write_counts_anew(connection)
    return _chain(connection, chain_key)


def dangling(connection: apsw.Connection) -> bool:
    """Whether a row means another one that is not there."""
    return value(connection, "PRAGMA foreign_key_check") is not None


class _Writing:
    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._columns = {table.name: columns_of(connection, table) for table in TABLES}
        self._rows: dict[str, dict[str, int]] = {name: {} for name in ("tag", *_BY_NAME)}
        self.tells_names_only = False
        """An older program told whose an operation is by the name alone."""

    def write(self, record: Record) -> None:
        table = _BY_NAME.get(str(record.get("record")))
        if table is None:
            raise UnreadableFileError(str(record.get("record"))[:40], reason="unknown_record")
        columns = {column.told_as: column for column in self._columns[table.name]}
        self.tells_names_only |= table.name == "operation" and "client" not in record
        if unknown := record.keys() - columns.keys() - {"record"}:
            raise UnreadableFileError(f"{table.name}: {min(unknown)}", reason="unknown_field")
        given = {
            columns[name].name: self._plain(columns[name], each) for name, each in record.items() if name in columns
        }
        columns_written = ", ".join((*given, *table.made))
        values = ", ".join((*("?" * len(given)), *table.made.values()))
        try:
            self._connection.execute(
                f"INSERT INTO {table.name} ({columns_written}) VALUES ({values})", tuple(given.values())
            )
        except (apsw.ConstraintError, apsw.MismatchError) as error:
            raise UnreadableFileError(f"{table.name}: {error}", reason="not_whole") from error
        if table.name_columns:
            name = "/".join(str(record[column]) for column in table.name_columns)
            self._rows[table.name][name] = self._connection.last_insert_rowid()

    def _plain(self, column: Column, told: Any) -> Any:
        if column.names:
            return self._row(column.names, str(told))
        try:
            return bytes.fromhex(told) if column.is_blob else told
        except (TypeError, ValueError) as error:
            raise UnreadableFileError(column.told_as, reason="not_whole") from error

    def _row(self, table: str, name: str) -> int:
        rows = self._rows[table]
        if table == "tag" and name not in rows:
            self._connection.execute("INSERT OR IGNORE INTO tag (name) VALUES (?)", (name,))
            rows[name] = int(value(self._connection, "SELECT id FROM tag WHERE name = ?", (name,)))
        if name not in rows:
            raise UnreadableFileError(f"{table} {name}"[:80], reason="not_whole")
        return rows[name]


def _chain(connection: apsw.Connection, key: bytes) -> JournalHead:
    mac, number = START, 0
    rows: Any = connection.execute("SELECT tx, row FROM journal ORDER BY tx").fetchall()
    for tx, body in rows:
        mac, number = chained(key, mac, body.encode()), tx
        connection.execute("UPDATE journal SET mac = ? WHERE tx = ?", (mac, tx))
    return JournalHead(number, mac.hex())
