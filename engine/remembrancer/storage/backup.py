"""Copies of a vault: made beside it, checked before they count, and opened by the keys they carry."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import apsw

from remembrancer.model.errors import VaultDamagedError
from remembrancer.storage.connection import check_file_is_encrypted, connect, value
from remembrancer.storage.faults import translated_faults
from remembrancer.storage.files import OWNER_ONLY_FILE, make_private_folder, sync_folder
from remembrancer.storage.keys import KeyFile, Keys


def back_up(connection: apsw.Connection, keys: Keys, key_file: KeyFile, folder: Path, now: datetime) -> Path:
    """Write a copy of the vault into ``folder`` and return its database file.

    The copy is complete and verified before it gets its name; a crash leaves no half copy that looks whole.

    Raises:
        VaultDamagedError: the copy does not hold what the vault holds.
        VaultUnreadableError: it could not be written.
    """
    make_private_folder(folder)
    name = now.astimezone(UTC).strftime("%Y-%m-%dT%H%M%S.%fZ")
    target, temporary = folder / f"{name}.db", folder / f"{name}.tmp"
    # Made beforehand, so that nobody else can read it at any moment.
    os.close(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
    try:
        with translated_faults():
            connection.execute("VACUUM INTO ?", (str(temporary),))
            _verify(connection, temporary, keys)
        key_file.save(folder / f"{name}.keys.json")
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        temporary.replace(target)
        sync_folder(folder)
    finally:
        for leftover in (
            temporary,
            temporary.with_name(temporary.name + "-wal"),
            temporary.with_name(temporary.name + "-shm"),
        ):
            leftover.unlink(missing_ok=True)
    return target


def _verify(original: apsw.Connection, copy: Path, keys: Keys) -> None:
    check_file_is_encrypted(copy)
    statement = "SELECT (SELECT count(*) FROM version) || '/' || (SELECT count(*) FROM journal)"
    opened = connect(copy, keys.data, read_only=True)
    try:
        if value(opened, "PRAGMA integrity_check") != "ok" or value(opened, statement) != value(original, statement):
            raise VaultDamagedError("the backup does not hold what the vault holds", file=copy.name)
    finally:
        opened.close()
