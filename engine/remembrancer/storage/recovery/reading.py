"""Reading a damaged database row by row, past the pages that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import apsw

from remembrancer.model.errors import VaultDamagedError
from remembrancer.storage.connection import value
from remembrancer.storage.files import DATABASE

UNREADABLE: Final = (apsw.CorruptError, apsw.NotADBError, apsw.IOError, apsw.FullError)
_FIRST_END: Final = 1000
_SHORTEST_ROW: Final = 16
_MOST_LOOKS: Final = 20_000
"""So often it is tried to read between two bad pages of one table."""


class DamagedFile:
    """A copy of a damaged database. It is never written to, but for its log, which SQLite takes over when it opens it.

    ``lost`` counts, by table, the row numbers that lie on pages that cannot be read: at most so many rows were there.
    """

    def __init__(self, path: Path, key: bytes) -> None:
        self._path = path
        self._key = key
        self.lost: dict[str, int] = {}

    def open(self) -> apsw.Connection:
        """A connection that takes the file as it is: cut off, or with a part of its tables unknown.

        Raises:
            VaultDamagedError: not even its beginning can be read.
        """
        connection = apsw.Connection(str(self._path), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            connection.execute(f"PRAGMA key = 'raw:{self._key.hex()}'")
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except apsw.CorruptError:
            # A part of the names is unreadable; the others are known by now.
            return connection
        except UNREADABLE as error:
            connection.close()
            raise VaultDamagedError(str(error), file=DATABASE, reason="nothing_readable") from error
        return connection

    def tables(self) -> frozenset[str]:
        """The tables whose names can be read."""
        with closing(self.open()) as connection:
            names: Any = connection.execute("PRAGMA table_list")
            try:
                return frozenset(name for _, name, kind, *_ in names if kind == "table")
            except UNREADABLE:
                return frozenset()

    def schema(self) -> int:
        """The number of its schema, 0 if it cannot be read."""
        with closing(self.open()) as connection:
            try:
                return int(value(connection, "PRAGMA user_version"))
            except UNREADABLE:
                return 0

    def rows(self, table: str, columns: tuple[str, ...], keys: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        """Every row of ``table`` that can be read, each once; ``keys`` is its primary key if it has no row numbers."""
        with closing(self.open()) as connection:
            if keys:
                yield from self._between_ends(connection, table, columns, keys)
            else:
                yield from self._numbered(connection, table, columns)

    def _numbered(self, connection: apsw.Connection, table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        names = ", ".join(columns)
        statement = f"SELECT rowid, {names} FROM {table} NOT INDEXED WHERE rowid > ? AND rowid < ? ORDER BY rowid"
        # No table has more rows than this: none is shorter than a few bytes.
        end = _FIRST_END + self._path.stat().st_size // _SHORTEST_ROW
        left, segments, gaps = _MOST_LOOKS, [(-1, end)], []
        while segments:
            low, high = segments.pop()
            left -= 1
            try:
                for row in connection.execute(statement, (low, high)):
                    low = row[0]
                    yield row[1:]
                continue
            except UNREADABLE:
                pass
            try:
                for row in connection.execute(f"{statement} DESC", (low, high)):
                    high = row[0]
                    yield row[1:]
                continue
            except UNREADABLE:
                pass
            if high - low <= 2 or left <= 0:
                gaps.append((low, high))
            else:
                middle = (low + high) // 2
                segments += [(middle, high), (low, middle + 1)]
        self._count(table, gaps, end)

    def _count(self, table: str, gaps: list[tuple[int, int]], end: int) -> None:
        """How many numbers lie between the rows that could be read; of the last gap it is not known where it ends."""
        numbers: set[int] = set()
        for low, high in gaps:
            numbers.update(range(low + 1, high))
        if end - 1 in numbers:
            first = end - 1
            while first - 1 in numbers:
                first -= 1
            numbers -= set(range(first + 1, end))
        self._lose(table, len(numbers))

    def _between_ends(
        self, connection: apsw.Connection, table: str, columns: tuple[str, ...], keys: tuple[str, ...]
    ) -> Iterator[tuple[Any, ...]]:
        names, seen = ", ".join(columns), set()
        for direction in ("ASC", "DESC"):
            order = ", ".join(f"{key} {direction}" for key in keys)
            places = [columns.index(key) for key in keys]
            try:
                for row in connection.execute(f"SELECT {names} FROM {table} NOT INDEXED ORDER BY {order}"):
                    key = tuple(row[place] for place in places)
                    if key not in seen:
                        seen.add(key)
                        yield row
            except UNREADABLE:
                self.lost[table] = max(1, self.lost.get(table, 0))
            else:
                return

    def _lose(self, table: str, rows: int) -> None:
        if rows:
            self.lost[table] = self.lost.get(table, 0) + rows
