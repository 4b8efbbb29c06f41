"""The files of a new vault: made so that a crash on the way leaves nothing in the way of another attempt.

``creating`` stands in the folder until they are whole. As long as it does there is no vault, and what lies beside it
was never anybody's.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from remembrancer.model.clock import Clock
from remembrancer.model.errors import InvalidInputError, VaultExistsError
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.connection import check_file_is_encrypted, connect
from remembrancer.storage.faults import translated_faults, translated_file_faults
from remembrancer.storage.files import (
    CREATING,
    DATABASE,
    KEY_FILE,
    OWNER_ONLY_FILE,
    make_private_folder,
    replace_file,
    sync_folder,
)
from remembrancer.storage.keys import (
    FromKeyring,
    KeyFile,
    Keys,
    Secret,
    forget_keyring_entry,
    make_keyring_entry,
    new_keys,
)
from remembrancer.storage.lock import LOCK_FILE, OWNER_FILE, OwnerLock
from remembrancer.storage.migrations import migrate

_TEMPORARY: Final = ".tmp"
_LOGS: Final = (f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}-journal")
_LOCKS: Final = frozenset({LOCK_FILE, OWNER_FILE, f"{OWNER_FILE}{_TEMPORARY}"})
_HALF: Final = frozenset({*_LOCKS, CREATING, f"{CREATING}{_TEMPORARY}"})
_MADE: Final = frozenset({DATABASE, *_LOGS, KEY_FILE, f"{KEY_FILE}{_TEMPORARY}"})


def may_become_vault(folder: Path) -> bool:
    """Whether the folder is absent or empty, or has only what an attempt left behind that did not end."""
    if not folder.exists():
        return True
    names = {each.name for each in folder.iterdir()}
    # Lock files are left alone: deleting one that others may hold would let two in.
    return names <= _HALF or (CREATING in names and names <= _HALF | _MADE)


def begin_creating(
    folder: Path, secrets: tuple[Secret, ...], clock: Clock, identifiers: Identifiers, *, sample: bool
) -> tuple[OwnerLock, Keys, KeyFile]:
    """Make the files of a vault, which counts only after :func:`finish_creating`. The caller gets the lock.

    Raises:
        VaultExistsError: the folder holds something already.
        InvalidInputError: no secret was given, or one that cannot be used.
        KeyringUnavailableError: the keyring is to unlock it, and does not keep what it is given.
    """
    if not may_become_vault(folder):
        raise VaultExistsError(path=str(folder))
    if not secrets:
        raise InvalidInputError("passphrase", "empty")
    # Before anything is written, so that a secret that cannot be used leaves nothing behind.
    keys = new_keys(identifiers.random_bytes)
    key_file = KeyFile(identifiers.new(), (), sample=sample)
    by_keyring = FromKeyring() in secrets
    if by_keyring:
        make_keyring_entry(key_file.vault_id, identifiers.random_bytes)
    try:
        for secret in secrets:
            key_file = key_file.with_slot(secret, keys, identifiers.random_bytes)
        return _make(folder, keys, key_file, clock), keys, key_file
    except BaseException:
        if by_keyring:
            forget_keyring_entry(key_file.vault_id)
        raise


def _make(folder: Path, keys: Keys, key_file: KeyFile, clock: Clock) -> OwnerLock:
    with translated_file_faults():
        make_private_folder(folder)
    lock = OwnerLock(folder, clock.now())
    try:
        # Somebody else may have made one, and let it go, since the first look.
        if not may_become_vault(folder):
            raise VaultExistsError(path=str(folder))  # noqa: TRY301  (the lock is let go)
        with translated_file_faults():
            replace_file(folder / CREATING, b"")
            _clear(folder)
            _make_database(folder / DATABASE, keys)
            key_file.save(folder / KEY_FILE)
            sync_folder(folder)
    except BaseException as error:
        if not isinstance(error, VaultExistsError):
            abandon_creating(folder)
        lock.release()
        raise
    return lock


def finish_creating(folder: Path) -> None:
    """It is a vault from now on."""
    with translated_file_faults():
        (folder / CREATING).unlink()
        sync_folder(folder)


def abandon_creating(folder: Path) -> None:
    """Half a vault would only be in the way of the next attempt."""
    if (folder / CREATING).exists():
        _clear(folder)
        (folder / CREATING).unlink(missing_ok=True)


def _clear(folder: Path) -> None:
    for name in _MADE:
        (folder / name).unlink(missing_ok=True)


def _make_database(path: Path, keys: Keys) -> None:
    """Make an empty vault's database, encrypted from its first byte."""
    # The -wal and -shm files take over this mode.
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_FILE))
    with translated_faults():
        connection = connect(path, keys.data, create=True)
        migrate(connection)
        connection.close()
    check_file_is_encrypted(path)
