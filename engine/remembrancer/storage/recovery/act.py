"""Making the files of a new vault of what can be read of a damaged one.

The damaged files are copied, never opened: what SQLite opens it may write to. Of each table every row is read that lies
on a page that can be. What those rows mean by rows that are lost is looked up in the journal or made anew, what is
derived is made again, and the journal's rows stay as they were sealed, so that what is missing shows in them.
"""

from __future__ import annotations

import os
import shutil
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import apsw

from remembrancer.model.errors import VaultDamagedError
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.storage.connection import connect, value
from remembrancer.storage.faults import translated_faults
from remembrancer.storage.files import DATABASE, KEY_FILE, OWNER_ONLY_FILE
from remembrancer.storage.indexing import IndexedText, write_counts_anew, write_words
from remembrancer.storage.journal import START, chained
from remembrancer.storage.keys import KeyFile, Keys
from remembrancer.storage.migrations import LATEST, migrate
from remembrancer.storage.recovery.mending import Mending
from remembrancer.storage.recovery.reading import UNREADABLE, DamagedFile
from remembrancer.storage.soundness import DERIVED, remove_broken_codes

_COPY, _FRESH = "damaged", "fresh"
_MADE_AGAIN: Final = frozenset(each for each in DERIVED if each not in ("window", "window_token", "kept"))
_BETWEEN_REPORTS: Final = 1000
_FILLER: Final = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Making:
    """What a vault is made with: ``indexed`` and ``embedded`` give, of a title and a content, words and text."""

    identifiers: Identifiers
    indexed: IndexedText
    embedded: IndexedText


@dataclass(slots=True)
class Rows:
    """``older``: memories with an older wording; ``lost``: rows by table that could not be read or stand alone."""

    older: tuple[str, ...] = ()
    lost: dict[str, int] = field(default_factory=dict)


def make_of_damaged(
    folder: Path, made: Path, unlocked: tuple[KeyFile, Keys], making: Making, progress: Progress
) -> Rows:
    """Write a database and a key file into ``made``, an empty folder, of what can be read in ``folder``.

    Raises:
        VaultDamagedError: nothing can be read, ``reason`` ``nothing_readable``.
        VaultUnreadableError: the new files cannot be written, or the old ones not at all.
        CancelledError: the person asked to stop.
    """
    copy, (key_file, keys) = made / _COPY, unlocked
    try:
        for ending in ("", "-wal"):
            source = folder / f"{DATABASE}{ending}"
            if source.exists():
                _copy(source, copy.with_name(copy.name + ending))
        check_cancelled(progress)
        with translated_faults():
            damaged = _readable(copy, keys)
            rows = _write(made, damaged, keys, making, progress)
        key_file.save(made / KEY_FILE)
    finally:
        for name in (_COPY, _FRESH):
            for ending in ("", "-wal", "-shm", "-journal"):
                (made / f"{name}{ending}").unlink(missing_ok=True)
    return rows


def _readable(copy: Path, keys: Keys) -> DamagedFile:
    """The copy, with the names of its tables put back where their pages are what is damaged."""
    damaged = DamagedFile(copy, keys.data)
    wanted = {"journal", "version", "memory", "text", "tx", "operation", "namespace"}
    with suppress(VaultDamagedError):
        if wanted <= damaged.tables():
            return damaged
    _put_names_back(copy, keys)
    if not wanted <= damaged.tables() or not _is_ours(damaged, keys):
        raise VaultDamagedError("no table can be read", file=DATABASE, reason="nothing_readable")
    return damaged


def _put_names_back(copy: Path, keys: Keys) -> None:
    """Take the pages with the names of tables from a new vault.

    Every vault is made by the same steps, so that they lie at the same places, unless it was written anew since (by an
    erasure, or by going back to a backup). The first page also says how many there are, so the new one has to be as
    large.
    """
    pages = copy.stat().st_size
    fresh = copy.with_name(_FRESH)
    with closing(connect(fresh, keys.data, create=True)) as connection:
        migrate(connection)
        size = int(connection.pragma("page_size"))
        found: Any = connection.execute("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'").fetchall()
        number = 0
        while int(connection.pragma("page_count")) * size < pages:
            number += 1
            connection.execute("INSERT INTO kept VALUES (?, ?)", (f"filler-{number}", "x" * _FILLER))
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    with fresh.open("rb") as source, copy.open("r+b") as target:
        for (page,) in found:
            source.seek((page - 1) * size)
            target.seek((page - 1) * size)
            target.write(source.read(size))


def _is_ours(damaged: DamagedFile, keys: Keys) -> bool:
    """Whether the table that is called the journal is one: its first row is sealed with the vault's key."""
    for tx, body, mac in damaged.rows("journal", ("tx", "row", "mac"), ()):
        return tx == 1 and isinstance(body, str) and bytes(mac) == chained(keys.chain, START, body.encode())
    return False


def _write(made: Path, damaged: DamagedFile, keys: Keys, making: Making, progress: Progress) -> Rows:
    path = made / DATABASE
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
    known = damaged.tables()
    with closing(connect(path, keys.data, create=True)) as connection:
        # With the tables that the damaged one has; whoever opens it brings them up to date.
        schema = damaged.schema()
        migrate(connection, until=schema if 0 < schema < LATEST else LATEST)
        connection.pragma("foreign_keys", False)
        connection.execute("BEGIN IMMEDIATE")
        rows = Rows()
        names: Any = connection.execute("PRAGMA table_list").fetchall()
        tables = sorted(name for _, name, kind, *_ in names if kind == "table" and not name.startswith("sqlite_"))
        for name in tables:
            if name in _MADE_AGAIN:
                continue
            if name in known:
                _take(connection, damaged, name, progress)
            else:
                damaged.lost[name] = max(1, damaged.lost.get(name, 0))
        mending = Mending(connection, making.identifiers, making.embedded)
        rows.older = mending.mend()
        remove_broken_codes(connection)
        write_words(connection, making.indexed, Silent())
        write_counts_anew(connection)
        connection.execute("COMMIT")
        if value(connection, "PRAGMA foreign_key_check") is not None:
            raise VaultDamagedError("what was read does not hang together", file=DATABASE, reason="nothing_readable")
    for lost in (damaged.lost, mending.dropped):
        for name, count in lost.items():
            if name not in DERIVED:
                rows.lost[name] = rows.lost.get(name, 0) + count
    return rows


def _take(connection: apsw.Connection, damaged: DamagedFile, table: str, progress: Progress) -> None:
    info: Any = connection.execute(f"PRAGMA table_info({table})").fetchall()
    columns = tuple(str(name) for _, name, *_ in info)
    keys = tuple(name for _, name in sorted((key, name) for _, name, _, _, _, key in info if key))
    numbered: Any = connection.execute("SELECT wr FROM pragma_table_list WHERE name = ?", (table,)).fetchall()
    without_numbers = bool(numbered[0][0])
    marks = ", ".join("?" * len(columns))
    statement = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"
    done = 0
    try:
        for done, row in enumerate(damaged.rows(table, columns, keys if without_numbers else ())):
            if done % _BETWEEN_REPORTS == 0:
                check_cancelled(progress)
                progress.report(done, 0, "recovering")
            try:
                connection.execute(statement, row)
            except (apsw.ConstraintError, apsw.MismatchError):
                damaged.lost[table] = damaged.lost.get(table, 0) + 1
    except (apsw.SQLError, *UNREADABLE):
        # Its columns are not known, or none of its pages can be read.
        damaged.lost[table] = max(1, damaged.lost.get(table, 0))


def _copy(source: Path, target: Path) -> None:
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
    with source.open("rb") as read, os.fdopen(descriptor, "wb") as written:
        shutil.copyfileobj(read, written)
