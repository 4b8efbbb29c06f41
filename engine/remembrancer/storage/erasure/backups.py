"""Erasing in the backups of a vault: each is written anew without what is erased, checked, and put in its place.

A backup keeps its own history: the erasure becomes the last operation in it, so that its journal goes on to verify.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import apsw

from remembrancer.model.clock import Clock
from remembrancer.model.erasing import FileReach, FoundFile
from remembrancer.model.errors import (
    RemembrancerError,
    VaultDamagedError,
    VaultTooNewError,
    VaultUnreadableError,
    WrongSecretError,
)
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.backup import is_unfinished, remove_unfinished
from remembrancer.storage.connection import check_file_is_encrypted, connect, value
from remembrancer.storage.erasure.act import Wanted, erase
from remembrancer.storage.erasure.cleaning import note_cleaned
from remembrancer.storage.erasure.reach import IN, Targets, find_reach
from remembrancer.storage.faults import translated_faults, translated_file_faults
from remembrancer.storage.files import OWNER_ONLY_FILE, sync_folder
from remembrancer.storage.keys import JournalHead, KeyFile, Keys
from remembrancer.storage.migrations import migrate
from remembrancer.storage.texts import WordCounter, write_counts
from remembrancer.storage.transaction import NewOperation, begin, finish

_KEYS: Final = ".keys.json"
_WORKING: Final = ".erasing.tmp"
_WRITTEN: Final = ".erased.tmp"


@dataclass(frozen=True, slots=True)
class Again:
    """An erasure as it is repeated in a backup."""

    operation: NewOperation
    wanted: Wanted
    clock: Clock
    identifiers: Identifiers


def look_at_files(folder: Path, database: str, keys: Keys, targets: Targets) -> tuple[FoundFile, ...]:
    """The files in a vault's folder beside the vault itself, with whether each holds what is to be erased."""
    return tuple(_found(folder, database, lambda path: _look(path, keys, targets)))


def erase_in_files(folder: Path, database: str, keys: Keys, again: Again) -> Iterator[FoundFile]:
    """Erase in every backup that holds it; of the other files, say that they were left."""
    remove_unfinished(folder)
    return _found(folder, database, lambda path: _erase_in(path, keys, again))


def count_backups(folder: Path) -> int:
    """How many backups there are."""
    return len(list(folder.glob("backups/*.db")))


def _found(folder: Path, database: str, reach_of: Callable[[Path], FileReach]) -> Iterator[FoundFile]:
    copies = (each for each in folder.glob(f"{database}*") if not _is_own(each, database))
    below = (each for each in (folder / "backups").rglob("*") if each.is_file())
    for path in sorted((*copies, *below)):
        if path.name.endswith(_KEYS) or is_unfinished(path):
            continue
        is_backup = path.suffix == ".db" and path.parent.name == "backups"
        yield FoundFile(path.relative_to(folder).as_posix(), reach_of(path) if is_backup else FileReach.UNKNOWN)


def _is_own(path: Path, database: str) -> bool:
    return path.name in {database, *(f"{database}{ending}" for ending in ("-wal", "-shm", "-journal"))}


@contextmanager
def _opened(path: Path, keys: Keys, *, read_only: bool) -> Iterator[apsw.Connection]:
    with translated_faults():
        connection = connect(path, keys.data, read_only=read_only)
        try:
            yield connection
        finally:
            connection.close()


def _look(path: Path, keys: Keys, targets: Targets) -> FileReach:
    try:
        with translated_file_faults():
            check_file_is_encrypted(path)
        with _opened(path, keys, read_only=True) as connection:
            if not holds(connection, targets):
                return FileReach.WITHOUT
    except RemembrancerError as error:
        return _hindrance(error)
    writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    return FileReach.HOLDS if writable else FileReach.READ_ONLY


def holds(connection: apsw.Connection, targets: Targets) -> bool:
    """Whether anything of the targets is in a vault, of whatever schema."""
    return bool(
        value(
            connection,
            "SELECT EXISTS (SELECT 1 FROM memory m JOIN version v ON v.memory_id = m.id"
            f" WHERE m.public_id {IN}) OR EXISTS (SELECT 1 FROM proposal WHERE public_id {IN})"
            f" OR EXISTS (SELECT 1 FROM kept WHERE name {IN})",
            tuple(json.dumps(list(each)) for each in (targets.memories, targets.proposals, targets.kept)),
        )
    )


def _hindrance(error: RemembrancerError) -> FileReach:
    if isinstance(error, VaultTooNewError):
        return FileReach.TOO_NEW
    if isinstance(error, WrongSecretError):
        return FileReach.OTHER_KEY
    if isinstance(error, VaultUnreadableError):
        return FileReach.NO_ROOM if error.values.get("reason") == "disk_full" else FileReach.READ_ONLY
    return FileReach.DAMAGED


def _erase_in(path: Path, keys: Keys, again: Again) -> FileReach:
    reach = _look(path, keys, again.wanted.targets)
    if reach is not FileReach.HOLDS:
        return reach
    working, written = path.with_name(path.stem + _WORKING), path.with_name(path.stem + _WRITTEN)
    try:
        with translated_file_faults():
            for each in (working, written):
                os.close(os.open(each, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
        with _opened(path, keys, read_only=True) as original:
            original.execute("VACUUM INTO ?", (str(working),))
        with _opened(working, keys, read_only=False) as connection:
            head = _erase(connection, keys, again)
            # From the tables alone, so that no page of the copy keeps what lay in it before.
            connection.execute("VACUUM INTO ?", (str(written),))
        _check(written, keys, again.wanted.targets)
        with translated_file_faults():
            _put_in_place(path, written, head)
    except RemembrancerError as error:
        return _hindrance(error)
    finally:
        remove_unfinished(path.parent.parent)
    return FileReach.REWRITTEN


def _erase(connection: apsw.Connection, keys: Keys, again: Again) -> JournalHead:
    migrate(connection)
    connection.execute("BEGIN IMMEDIATE")
    transaction = begin(connection, again.clock, again.identifiers, again.operation)
    found = find_reach(connection, again.wanted.targets)
    erase(transaction, WordCounter(connection), again.wanted, found)
    write_counts(transaction)
    note_cleaned(connection, transaction.number, ())
    head = finish(transaction, keys.chain, "")
    connection.execute("COMMIT")
    for table in ("sqlite_stat4", "sqlite_stat1"):
        if value(connection, "SELECT 1 FROM sqlite_master WHERE name = ?", (table,)):
            connection.execute(f"DELETE FROM {table}")
    connection.execute("INSERT INTO words (words) VALUES ('optimize')")
    return head


def _check(path: Path, keys: Keys, targets: Targets) -> None:
    check_file_is_encrypted(path)
    with _opened(path, keys, read_only=True) as connection:
        if value(connection, "PRAGMA integrity_check") != "ok" or holds(connection, targets):
            raise VaultDamagedError("the rewritten backup is not what it must be", file=path.name)


def _put_in_place(path: Path, written: Path, head: JournalHead) -> None:
    """The database first: its journal goes on from the head that its key file knows."""
    status = path.stat()
    with written.open("rb") as file:
        os.fsync(file.fileno())
    os.utime(written, ns=(status.st_atime_ns, status.st_mtime_ns))
    written.replace(path)
    sync_folder(path.parent)
    beside = path.with_name(path.stem + _KEYS)
    if beside.is_file():
        replace(KeyFile.load(beside), head=head).save(beside)
