"""Copies of a vault: made beside it, checked before they count, and opened by the keys they carry."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import apsw

from remembrancer.model.backups import Backup
from remembrancer.model.errors import BackupNotFoundError, VaultDamagedError
from remembrancer.storage import journal
from remembrancer.storage.connection import check_file_is_encrypted, connect, value
from remembrancer.storage.faults import translated_faults, translated_file_faults
from remembrancer.storage.files import OWNER_ONLY_FILE, make_private_folder, sync_folder
from remembrancer.storage.keys import JournalHead, KeyFile, Keys

BACKUPS: Final = "backups"
_NAME: Final = "%Y-%m-%dT%H%M%S.%fZ"
_DATABASE, _KEYS = ".db", ".keys.json"
_UNFINISHED: Final = ".tmp"
TAKING: Final = ".taking"
"""The ending of a folder into which a backup that comes from elsewhere is unpacked."""
_ENDINGS: Final = (_UNFINISHED, f"{_UNFINISHED}-wal", f"{_UNFINISHED}-shm", f"{_UNFINISHED}-journal")


@dataclass(frozen=True, slots=True)
class BackupFiles:
    """Where a backup lies."""

    database: Path
    keys: Path

    @classmethod
    def named(cls, folder: Path, name: str) -> BackupFiles:
        """The files of a backup in the ``backups`` folder of a vault; whether they are there is not looked at."""
        place = folder / BACKUPS
        return cls(place / f"{name}{_DATABASE}", place / f"{name}{_KEYS}")


def back_up(connection: apsw.Connection, keys: Keys, key_file: KeyFile, folder: Path, now: datetime) -> Path:
    """Write a copy of the vault into its ``backups`` folder and return the copy's database file.

    The copy is complete and verified, with its keys beside it, before it gets its name; a crash leaves no half copy
    that looks whole. What a crash left of an earlier one goes first.

    Args:
        connection: the vault's own, outside any transaction.
        keys: what the vault is encrypted with.
        key_file: the vault's, with the head of the journal as it is now.
        folder: the vault's.
        now: the name says when it was made.

    Raises:
        VaultDamagedError: the copy does not hold what the vault holds.
        VaultUnreadableError: it could not be written.
    """
    place = folder / BACKUPS
    make_private_folder(place)
    remove_unfinished(folder)
    name = now.astimezone(UTC).strftime(_NAME)
    files, temporary = BackupFiles.named(folder, name), place / f"{name}{_UNFINISHED}"
    # Made beforehand, so that nobody else can read it at any moment.
    os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
    try:
        with translated_faults():
            connection.execute("VACUUM INTO ?", (str(temporary),))
        key_file.save(files.keys)
        with translated_faults():
            _verify(connection, temporary, files.keys, keys, key_file)
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        temporary.replace(files.database)
        sync_folder(place)
    except BaseException:
        files.keys.unlink(missing_ok=True)
        raise
    finally:
        for ending in _ENDINGS:
            (place / f"{name}{ending}").unlink(missing_ok=True)
    return files.database


def is_unfinished(path: Path) -> bool:
    """Whether a file in the ``backups`` folder is a copy, or part of one, that was being made or taken in."""
    return path.name.endswith(_ENDINGS) or path.parent.name.endswith(TAKING)


def taking_folder(folder: Path, name: str) -> Path:
    """Where the backup ``name`` is unpacked before it stands beside the others."""
    return folder / BACKUPS / f".{name}{TAKING}"


def remove_unfinished(folder: Path) -> None:
    """Remove copies that were being made, or taken in, when a program ended: of those nobody will make use.

    For whoever holds the vault's lock, while no copy is being made or taken in.
    """
    for path in list((folder / BACKUPS).glob(f".*{TAKING}")):
        files = BackupFiles.named(folder, path.name.removeprefix(".").removesuffix(TAKING))
        # The keys are put in place before the copy.
        if not files.database.exists():
            files.keys.unlink(missing_ok=True)
        shutil.rmtree(path, ignore_errors=True)
    for path in list((folder / BACKUPS).glob("*")):
        if path.name.endswith(_UNFINISHED):
            files = BackupFiles.named(folder, path.name.removesuffix(_UNFINISHED))
            # Written before the copy got its name. The copy goes last, so that a crash here leaves what says so.
            if not files.database.exists():
                files.keys.unlink(missing_ok=True)
        if is_unfinished(path):
            path.unlink(missing_ok=True)


def _verify(original: apsw.Connection, copy: Path, beside: Path, keys: Keys, key_file: KeyFile) -> None:
    """Read the copy as whoever restores it will: by the key file beside it, whole, to the head it names."""
    check_file_is_encrypted(copy)
    if KeyFile.load(beside) != key_file:
        raise VaultDamagedError("the backup's keys are not the vault's", file=beside.name)
    statement = "SELECT (SELECT count(*) FROM version) || '/' || (SELECT count(*) FROM journal)"
    opened = connect(copy, keys.data, read_only=True)
    try:
        if value(opened, "PRAGMA integrity_check") != "ok" or value(opened, statement) != value(original, statement):
            raise VaultDamagedError("the backup does not hold what the vault holds", file=copy.name)
        if journal.head(opened) != key_file.head:
            raise VaultDamagedError("the backup's journal does not end where the vault's does", file=copy.name)
    finally:
        opened.close()


def list_backups(folder: Path) -> tuple[Backup, ...]:
    """The backups of the vault in ``folder``, the newest first. Files of other names are not among them."""
    found = []
    with translated_file_faults():
        for path in (folder / BACKUPS).glob(f"*{_DATABASE}"):
            name = path.name.removesuffix(_DATABASE)
            try:
                made_at = datetime.strptime(name, _NAME).replace(tzinfo=UTC)
            except ValueError:
                continue
            keys = BackupFiles.named(folder, name).keys
            complete = keys.is_file()
            size = path.stat().st_size + (keys.stat().st_size if complete else 0)
            found.append(Backup(name, made_at, size, complete))
    return tuple(sorted(found, key=lambda each: each.name, reverse=True))


def find_backup(folder: Path, name: str) -> Backup:
    """The backup of this name.

    Raises:
        BackupNotFoundError: there is none.
    """
    for backup in list_backups(folder):
        if backup.name == name:
            return backup
    raise BackupNotFoundError(name=name)


def remove_backup(folder: Path, backup: Backup) -> None:
    """Remove a backup: first the database, as keys without it hold nothing."""
    files = BackupFiles.named(folder, backup.name)
    with translated_file_faults():
        files.database.unlink(missing_ok=True)
        files.keys.unlink(missing_ok=True)


def backup_head(folder: Path, backup: Backup) -> JournalHead:
    """Where the journal of a backup ends, as its key file says."""
    return KeyFile.load(BackupFiles.named(folder, backup.name).keys).head


@contextmanager
def looking_into(folder: Path, backup: Backup, data_key: bytes) -> Iterator[apsw.Connection]:
    """A backup opened for reading.

    Raises:
        WrongSecretError: the key is not its own.
        VaultDamagedError: it is not what it must be.
        VaultTooNewError: a newer program made it.
    """
    path = BackupFiles.named(folder, backup.name).database
    with translated_file_faults():
        check_file_is_encrypted(path)
    with translated_faults():
        connection = connect(path, data_key, read_only=True)
        try:
            yield connection
        finally:
            connection.close()
