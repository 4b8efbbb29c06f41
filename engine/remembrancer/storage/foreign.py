"""Databases of other programs: read from a copy, so that nothing of theirs is ever locked, changed or left behind."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final

import apsw

from remembrancer.model.errors import UnreadableFileError

HEADER: Final = b"SQLite format 3\0"
_SECONDS: Final = 60.0
_PROGRESS_STEPS: Final = 20_000
_MOST_BYTES: Final = 4 * 1024 * 1024 * 1024


class ForeignDatabase:
    """A copy of another program's database, opened to be read."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    def columns(self, table: str) -> frozenset[str]:
        """The names of a table's columns; nothing where there is no such table."""
        rows: Any = self._connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
        return frozenset(name for (name,) in rows)

    def rows(self, table: str, columns: tuple[str, ...], order: str) -> Iterator[dict[str, Any]]:
        """The rows of a table; a column that it does not have is None. The names come from the reader, not the file."""
        present = self.columns(table)
        if not present:
            return
        wanted = ", ".join(f'"{name}"' if name in present else f'NULL AS "{name}"' for name in columns)
        by = f' ORDER BY "{order}"' if order in present else ""
        found: Any = self._connection.execute(f'SELECT {wanted} FROM "{table}"{by}')
        for row in found:
            yield dict(zip(columns, row, strict=True))


@contextmanager
def foreign_database(path: Path) -> Iterator[ForeignDatabase]:
    """A copy of the database at ``path`` with its log, for as long as the context lasts.

    Raises:
        UnreadableFileError: it is too large, cannot be copied, or is damaged; also if its program was just writing.
    """
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise UnreadableFileError(str(_MOST_BYTES), reason="too_large")
        with tempfile.TemporaryDirectory(prefix="remembrancer-") as folder:
            copy = Path(folder) / "copy.db"
            shutil.copyfile(path, copy)
            log = path.with_name(f"{path.name}-wal")
            if log.is_file():
                shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
            connection = apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READWRITE)
            try:
                _harden(connection)
                yield ForeignDatabase(connection)
            finally:
                connection.close()
    except OSError as error:
        raise UnreadableFileError(str(error), reason="unreadable") from error
    except apsw.Error as error:
        raise UnreadableFileError(str(error), reason="damaged_database") from error


def _harden(connection: apsw.Connection) -> None:
    """What stands in the schema of a file from elsewhere must not act."""
    connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    connection.config(apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_VIEW, 0)
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)
    connection.pragma("query_only", True)
    end = monotonic() + _SECONDS
    connection.set_progress_handler(lambda: monotonic() > end, _PROGRESS_STEPS)
