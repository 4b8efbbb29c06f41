"""Going back to a backup: prepared beside the vault, then put in its place, so that a crash leaves one or the other.

``restoring/`` in the vault's folder holds the files that are to take its place. As long as ``ready`` is not in it they
count for nothing; once it is, whoever opens the vault finishes what was begun.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import apsw

from remembrancer.model.backups import Backup
from remembrancer.model.errors import RemembrancerError, VaultDamagedError, WrongSecretError
from remembrancer.storage import journal, settling
from remembrancer.storage.backup import BACKUPS, BackupFiles, back_up, find_backup, looking_into
from remembrancer.storage.connection import check_file_is_encrypted, connect, value
from remembrancer.storage.faults import translated_faults, translated_file_faults
from remembrancer.storage.files import (
    DATABASE,
    KEY_FILE,
    OWNER_ONLY_FILE,
    make_private_folder,
    replace_file,
    sync_folder,
)
from remembrancer.storage.keys import KeyFile, Keys, Secret
from remembrancer.storage.lock import OwnerLock

_RESTORING, _READY = "restoring", "ready"
WENT_BACK: Final = "went_back"
"""What the journal is told of it."""
_LOGS: Final = (f"{DATABASE}-wal", f"{DATABASE}-shm")


def restore(folder: Path, name: str, secret: Secret | Keys, now: datetime) -> Path:
    """Put the backup ``name`` in the place of the vault in ``folder``, which nobody may have open.

    The vault as it was becomes a backup itself; where it cannot be read, its files are put below ``backups`` as they
    are. The ways of unlocking stay those of today, if ``secret`` (or what it unlocked already) is one of them and opens
    the backup too; otherwise they are those of the backup. Returns what the vault as it was became.

    Raises:
        BackupNotFoundError: there is none of this name.
        VaultInUseError: somebody has the vault open.
        WrongSecretError: the secret opens neither the vault nor the backup.
        VaultDamagedError: the backup is not what it must be; nothing was changed.
        VaultUnreadableError: the files cannot be written; nothing was changed, or the next opening finishes it.
    """
    lock = OwnerLock(folder, now)
    try:
        finish_restore(folder)
        backup = find_backup(folder, name)
        keys, key_file = _keys_for(folder, backup, secret)
        check_backup(folder, backup, keys)
        old = _set_aside(folder, keys, now)
        with translated_file_faults():
            done = settling.entry(WENT_BACK, backup=backup.name, replaced=old.name, changes=key_file.head.number)
            _prepare(folder, backup, key_file, done)
        finish_restore(folder)
        return old
    finally:
        lock.release()


def finish_restore(folder: Path) -> None:
    """Finish a restore that was begun, or throw away one that was only being prepared. The caller holds the lock."""
    place = folder / _RESTORING
    if not place.exists():
        return
    with translated_file_faults():
        if (place / _READY).exists():
            # A log of the old file must not be taken for one of the new.
            for each in _LOGS:
                (folder / each).unlink(missing_ok=True)
            for each in (DATABASE, KEY_FILE):
                if (place / each).exists():
                    (place / each).replace(folder / each)
            settling.note(folder, _read(place / _READY))
            (place / _READY).unlink()
        shutil.rmtree(place)


def _read(ready: Path) -> dict[str, Any]:
    try:
        found = json.loads(ready.read_bytes())
    except ValueError:
        found = None
    return found if isinstance(found, dict) else settling.entry(WENT_BACK)


def _keys_for(folder: Path, backup: Backup, secret: Secret | Keys) -> tuple[Keys, KeyFile]:
    """The keys that open the backup, and the key file that the restored vault gets."""
    if not backup.complete:
        raise VaultDamagedError("the backup has no keys", file=f"{backup.name}.keys.json")
    theirs = KeyFile.load(BackupFiles.named(folder, backup.name).keys)
    try:
        ours = KeyFile.load(folder / KEY_FILE)
        keys = secret if isinstance(secret, Keys) else ours.unlock(secret)
        with looking_into(folder, backup, keys.data):
            return keys, replace(ours, head=theirs.head)
    except (WrongSecretError, VaultDamagedError):
        # The vault's own keys are gone, or other ones: those of the backup remain.
        if isinstance(secret, Keys):
            raise
        return theirs.unlock(secret), theirs


def check_backup(folder: Path, backup: Backup, keys: Keys) -> None:
    """Open a backup, read every page of it, and make sure that its journal reaches as far as its keys say.

    Raises:
        VaultDamagedError, WrongSecretError, VaultTooNewError: it cannot be used.
    """
    theirs = KeyFile.load(BackupFiles.named(folder, backup.name).keys)
    with looking_into(folder, backup, keys.data) as connection:
        if value(connection, "PRAGMA integrity_check") != "ok":
            raise VaultDamagedError("the backup's pages are damaged", file=f"{backup.name}.db")
        # It may go on from there: an erasure writes the copy anew and is killed before it noted that beside it.
        if not journal.holds(connection, theirs.head):
            raise VaultDamagedError("the backup's journal does not reach what its keys say", file=f"{backup.name}.db")


def _set_aside(folder: Path, keys: Keys, now: datetime) -> Path:
    try:
        return _backed_up(folder, keys, now)
    except RemembrancerError as error:
        logging.getLogger("storage").warning(
            "replaced_vault_kept_as_files reason=%r detail=%r", error.code, error.detail
        )
    aside = folder / BACKUPS / now.astimezone(UTC).strftime("%Y-%m-%dT%H%M%S.%fZ-replaced")
    with translated_file_faults():
        make_private_folder(folder / BACKUPS)
        make_private_folder(aside)
        for each in (DATABASE, *_LOGS, KEY_FILE):
            if (folder / each).exists():
                _copy(folder / each, aside / each)
        sync_folder(aside)
    return aside


def _backed_up(folder: Path, keys: Keys, now: datetime) -> Path:
    key_file = KeyFile.load(folder / KEY_FILE)
    with translated_file_faults():
        check_file_is_encrypted(folder / DATABASE)
    with translated_faults(), closing(connect(folder / DATABASE, keys.data)) as connection:
        return _copied(connection, keys, key_file, folder, now)


def _copied(connection: apsw.Connection, keys: Keys, key_file: KeyFile, folder: Path, now: datetime) -> Path:
    with translated_file_faults():
        return back_up(connection, keys, replace(key_file, head=journal.head(connection)), folder, now)


def _prepare(folder: Path, backup: Backup, key_file: KeyFile, done: dict[str, Any]) -> None:
    place = folder / _RESTORING
    make_private_folder(place)
    _copy(BackupFiles.named(folder, backup.name).database, place / DATABASE)
    key_file.save(place / KEY_FILE)
    replace_file(place / _READY, json.dumps(done).encode())
    sync_folder(folder)


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE)
    with source.open("rb") as read, os.fdopen(descriptor, "wb") as written:
        shutil.copyfileobj(read, written)
        written.flush()
        os.fsync(written.fileno())
