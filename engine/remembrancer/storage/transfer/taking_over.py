"""Writing the records of another vault into an empty one, so that its past and present are what they were there.

The journal's rows stay as they are; the chain through them is made with the key of this vault. What is derived, as
words and their counts, is made again, except for codes: whoever encodes what has none does that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import apsw

from remembrancer.model.errors import InvalidInputError, UnreadableFileError
from remembrancer.storage.client_schema import CLIENTS_BY_NAMES
from remembrancer.storage.connection import value
from remembrancer.storage.journal import START, chained
from remembrancer.storage.keys import JournalHead
from remembrancer.storage.texts import recount, scope_word
from remembrancer.storage.transfer.tables import TABLES, Column, columns_of
from remembrancer.storage.transfer.telling import Record

IndexedText = Callable[[str, str], str]
"""From a title and a content to what the word index holds of them."""
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
    _index(connection, indexed)
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


def _index(connection: apsw.Connection, indexed: IndexedText) -> None:
    """The words of all texts, and how often each is in use."""
    texts: Any = connection.execute(
        "SELECT x.id, x.namespace_id, coalesce(v.title, p.payload ->> 'title'),"
        " coalesce(v.content, p.payload ->> 'content') FROM text x"
        " LEFT JOIN version v ON v.id = (SELECT min(id) FROM version WHERE text_id = x.id)"
        " LEFT JOIN proposal p ON p.id = (SELECT min(id) FROM proposal WHERE text_id = x.id)"
    )
    for row, namespace, title, content in texts.fetchall():
        body = indexed(title or "", content or "")
        connection.execute(
            "INSERT INTO words (rowid, scope, body) VALUES (?, ?, ?)", (row, scope_word(namespace), body)
        )
    spaces: Any = connection.execute("SELECT id FROM namespace").fetchall()
    for (namespace,) in spaces:
        terms, documents, words = recount(connection, namespace)
        if not documents:
            continue
        connection.executemany(
            "INSERT INTO term (namespace_id, term, documents) VALUES (?, ?, ?)",
            ((namespace, term, count) for term, count in sorted(terms.items())),
        )
        connection.execute("INSERT INTO corpus VALUES (?, ?, ?)", (namespace, documents, words))
    connection.execute(
        "INSERT INTO namespace_tag (namespace_id, tag, memories)"
        " SELECT v.namespace_id, t.name, count(*) FROM version v JOIN version_tag vt ON vt.version_id = v.id"
        " JOIN tag t ON t.id = vt.tag_id WHERE v.to_tx IS NULL AND v.status IN ('active', 'demoted') GROUP BY 1, 2"
    )


def _chain(connection: apsw.Connection, key: bytes) -> JournalHead:
    mac, number = START, 0
    rows: Any = connection.execute("SELECT tx, row FROM journal ORDER BY tx").fetchall()
    for tx, body in rows:
        mac, number = chained(key, mac, body.encode()), tx
        connection.execute("UPDATE journal SET mac = ? WHERE tx = ?", (mac, tx))
    return JournalHead(number, mac.hex())
