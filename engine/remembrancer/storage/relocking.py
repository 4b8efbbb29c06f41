"""Changing what unlocks a vault. The data key stays; only what it is sealed with changes, here and in the backups.

The old key file is kept as ``keys.json.previous`` until the new one was read back and opened, and the backups have it
too. Whoever opens the vault after a crash in between finishes what was begun, or, where only the old file opens, goes
back to that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from remembrancer.model.errors import RemembrancerError, VaultDamagedError, WrongSecretError
from remembrancer.storage import settling
from remembrancer.storage.backup import BackupFiles, list_backups, looking_into
from remembrancer.storage.connection import connect
from remembrancer.storage.faults import translated_file_faults
from remembrancer.storage.files import DATABASE, KEY_FILE, sync_folder
from remembrancer.storage.keys import KeyFile, Keys, Secret

PREVIOUS: Final = f"{KEY_FILE}.previous"
DAMAGED: Final = f"{KEY_FILE}.damaged"
"""What could not be read, where that of a backup took its place."""


@dataclass(frozen=True, slots=True)
class KeysChanged:
    """``backups`` open by what opens the vault now; ``left`` could not be changed, and open by what did before."""

    key_file: KeyFile
    backups: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class KeyChange:
    """``add`` unlocks the vault from now on, in place of any other of its kind; the kind ``drop`` does no longer."""

    add: Secret | None = None
    drop: str = ""

    def carry_out(self, folder: Path, present: KeyFile, keys: Keys, randomness: Callable[[int], bytes]) -> KeysChanged:
        """Change the key file of the open vault in ``folder``, and those of its backups.

        Raises:
            InvalidInputError: the secret cannot be used, or nothing would be left that unlocks the vault.
            KeyringUnavailableError: the keyring cannot be asked.
            VaultUnreadableError: the file cannot be written; what unlocked the vault unlocks it still.
            VaultDamagedError: the new file could not be read back; as before.
        """
        changed = present if self.add is None else present.with_slot(self.add, keys, randomness)
        changed = changed.without_slot(self.drop) if self.drop else changed
        with translated_file_faults():
            present.save(folder / PREVIOUS)
            try:
                changed.save(folder / KEY_FILE)
                self._check(folder, changed, keys)
            except BaseException:
                (folder / PREVIOUS).replace(folder / KEY_FILE)
                sync_folder(folder)
                raise
        return _finish(folder, changed, keys)

    def _check(self, folder: Path, changed: KeyFile, keys: Keys) -> None:
        """Read the new file as whoever opens the vault will."""
        read = KeyFile.load(folder / KEY_FILE)
        if read != changed or (self.add is not None and read.unlock(self.add) != keys):
            raise VaultDamagedError("the new key file does not hold what was written", file=KEY_FILE)


def unlock(folder: Path, secret: Secret | Keys) -> tuple[KeyFile, Keys]:
    """The key file of the vault in ``folder`` with its keys, opened by ``secret``. The caller holds the lock.

    Whoever has the keys already is believed: wrong ones do not open the database.

    Raises:
        WrongSecretError, VaultDamagedError, KeyringUnavailableError: see :meth:`KeyFile.unlock`.
    """
    if isinstance(secret, Keys):
        return read_key_file(folder), secret
    if not (folder / PREVIOUS).exists():
        try:
            key_file = KeyFile.load(folder / KEY_FILE)
        except VaultDamagedError as error:
            return _by_a_backup(folder, secret, error)
        return key_file, key_file.unlock(secret)
    try:
        key_file = KeyFile.load(folder / KEY_FILE)
        keys = key_file.unlock(secret)
    except (WrongSecretError, VaultDamagedError) as error:
        key_file, keys = _by_the_previous(folder, secret, error)
    return _finish(folder, key_file, keys).key_file, keys


@contextmanager
def trusting(secret: Secret | Keys) -> Iterator[None]:
    """While the database is opened by the keys that ``secret`` gave: that fit its slot, so they are the right ones.

    Raises:
        VaultDamagedError: they do not open it: the beginning of the file is not what was written.
        WrongSecretError: they do not, and were only believed to be the vault's.
    """
    try:
        yield
    except WrongSecretError as error:
        if isinstance(secret, Keys):
            raise
        raise VaultDamagedError(error.detail, file=DATABASE, reason="beginning") from error


def read_key_file(folder: Path) -> KeyFile:
    """The key file of the vault in ``folder``, or what may take its place where it cannot be read.

    That is the one before, where a change of it did not end well, or that of the newest backup.

    Raises:
        VaultDamagedError: it is missing or not what it must be, and so is everything else.
    """
    try:
        return KeyFile.load(folder / KEY_FILE)
    except VaultDamagedError:
        if (folder / PREVIOUS).exists():
            return KeyFile.load(folder / PREVIOUS)
        for _, key_file in _key_files_of_backups(folder):
            return key_file
        raise


def _key_files_of_backups(folder: Path) -> Iterator[tuple[str, KeyFile]]:
    """The key files that lie beside backups and can be read, the newest first."""
    for backup in list_backups(folder):
        try:
            yield backup.name, KeyFile.load(BackupFiles.named(folder, backup.name).keys)
        except VaultDamagedError:
            continue


def _by_a_backup(folder: Path, secret: Secret, error: VaultDamagedError) -> tuple[KeyFile, Keys]:
    """The keys as they lie beside a backup: the data key never changes. The file that cannot be read is kept.

    Raises:
        WrongSecretError: there are some, but the secret opens none.
        VaultDamagedError: there are none.
    """
    refused: RemembrancerError = error
    for name, key_file in _key_files_of_backups(folder):
        try:
            keys = key_file.unlock(secret)
            with suppress(VaultDamagedError):
                connect(folder / DATABASE, keys.data, read_only=True).close()
        except WrongSecretError as wrong:
            # The secret of another time, or the keys of another vault.
            refused = wrong
            continue
        with translated_file_faults():
            if (folder / KEY_FILE).exists():
                (folder / KEY_FILE).replace(_free(folder / DAMAGED))
            key_file.save(folder / KEY_FILE)
            settling.note(folder, settling.entry("repaired", what="keys", backup=name))
        logging.getLogger("storage").warning("keys_taken_from_backup backup=%r", name)
        return key_file, keys
    raise refused


def _free(path: Path) -> Path:
    numbered = (path.with_name(f"{path.name}-{number}") for number in range(2, 1000))
    return next(each for each in (path, *numbered) if not each.exists())


def _by_the_previous(folder: Path, secret: Secret, error: RemembrancerError) -> tuple[KeyFile, Keys]:
    try:
        key_file = KeyFile.load(folder / PREVIOUS)
        keys = key_file.unlock(secret)
    except (WrongSecretError, VaultDamagedError):
        raise error from None
    with translated_file_faults():
        key_file.save(folder / KEY_FILE)
    return key_file, keys


def _finish(folder: Path, key_file: KeyFile, keys: Keys) -> KeysChanged:
    """Let the backups be opened by the same, and let go of the old file."""
    done = left = 0
    log = logging.getLogger("storage")
    for backup in list_backups(folder):
        path = BackupFiles.named(folder, backup.name).keys
        try:
            # One of another vault's time, that came in by going back to it, has keys of its own.
            with looking_into(folder, backup, keys.data):
                theirs = KeyFile.load(path)
            with translated_file_faults():
                replace(key_file, head=theirs.head).save(path)
        except RemembrancerError as error:
            log.warning("backup_opens_by_the_old_keys reason=%r detail=%r", error.code, error.detail)
            left += 1
        else:
            done += 1
    with translated_file_faults():
        (folder / PREVIOUS).unlink(missing_ok=True)
        sync_folder(folder)
    return KeysChanged(key_file, done, left)
