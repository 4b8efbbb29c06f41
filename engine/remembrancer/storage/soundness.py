"""Whether the pages of a vault's file can be read, and whether codes are whole; broken ones removed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

import apsw

from remembrancer.model.errors import CancelledError
from remembrancer.model.progress import Progress, check_cancelled
from remembrancer.storage.codes import raise_generation
from remembrancer.storage.connection import value

DERIVED: Final = frozenset(
    {"words", "words_data", "words_idx", "words_content", "words_docsize", "words_config", "window", "window_token"}
    | {"term", "corpus", "namespace_tag", "likeness", "routine", "routine_member", "report", "kept", "sqlite_stat1"}
    | {"sqlite_stat4"}
)
"""Tables that hold nothing but what can be made again, or what the window remembers."""
SCHEMA: Final = "sqlite_schema"
"""Where the names of all tables stand."""
_CODE_BYTES: Final = 48
_STEPS_BETWEEN_LOOKS: Final = 100_000
_BROKEN: Final = (
    "SELECT w.id FROM window w LEFT JOIN window_token t ON t.window_id = w.id WHERE t.window_id IS NULL"
    f" OR length(w.memory_code) <> {_CODE_BYTES} OR length(t.codes) % {_CODE_BYTES} <> 0"
    f" OR length(t.words) * {_CODE_BYTES // 4} <> length(t.codes)"
    " OR NOT EXISTS (SELECT 1 FROM text x WHERE x.id = w.text_id)"
)
_ORPHANS: Final = "SELECT window_id FROM window_token WHERE window_id NOT IN (SELECT id FROM window)"


def damaged_tables(
    connect: Callable[[], apsw.Connection], progress: Progress, only: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The tables that cannot be read whole, or whose indexes say something else; none if the file is sound.

    ``only``: no others are looked at, and nothing outside of tables.

    ``connect`` opens the file for reading. Each look gets a connection of its own: one that was in use before the last
    write remembers parts of the word index, and one that met a page that cannot be read finds fault with all others.

    Raises:
        CancelledError: the person asked to stop.
    """
    progress.report(0, 0, "pages")
    if only:
        return tuple(each for each in only if not _is_sound(connect, each, progress))
    try:
        if _is_sound(connect, "", progress):
            return ()
        with closing(connect()) as connection:
            rows: Any = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            names = [name for (name,) in rows]
    except apsw.CorruptError:
        return (SCHEMA,)
    damaged = []
    for done, name in enumerate(names):
        check_cancelled(progress)
        progress.report(done, len(names), "pages")
        if not _is_sound(connect, name, progress):
            damaged.append(name)
    # What is in no table, such as a list of free pages that does not add up.
    return tuple(damaged) or (SCHEMA,)


def is_readable(connect: Callable[[], apsw.Connection], progress: Progress) -> bool:
    """Whether every page can be read, in a fraction of the time of :func:`damaged_tables`.

    Raises:
        CancelledError: the person asked to stop.
    """
    progress.report(0, 0, "pages")
    return _is_ok(connect, "PRAGMA quick_check(1)", progress)


def _is_sound(connect: Callable[[], apsw.Connection], table: str, progress: Progress) -> bool:
    statement = f'PRAGMA integrity_check("{table}")' if table else "PRAGMA integrity_check"
    return _is_ok(connect, statement, progress)


def _is_ok(connect: Callable[[], apsw.Connection], statement: str, progress: Progress) -> bool:
    with closing(connect()) as connection:
        connection.set_progress_handler(progress.is_cancelled, _STEPS_BETWEEN_LOOKS)
        try:
            return bool(value(connection, statement) == "ok")
        except apsw.CorruptError:
            return False
        except apsw.InterruptError as error:
            raise CancelledError from error


def count_broken_codes(connection: apsw.Connection) -> int:
    """Windows whose codes are not whole or belong to nothing."""
    return int(value(connection, f"SELECT (SELECT count(*) FROM ({_BROKEN})) + (SELECT count(*) FROM ({_ORPHANS}))"))


def remove_broken_codes(connection: apsw.Connection) -> int:
    """Remove them; how many went. Whoever holds codes in memory reads them afresh."""
    broken = [row for (row,) in connection.execute(_BROKEN).fetchall()]
    orphans = [row for (row,) in connection.execute(_ORPHANS).fetchall()]
    gone = [(row,) for row in {*broken, *orphans}]
    connection.executemany("DELETE FROM window_token WHERE window_id = ?", gone)
    connection.executemany("DELETE FROM window WHERE id = ?", gone)
    if gone:
        raise_generation(connection)
    return len(gone)
