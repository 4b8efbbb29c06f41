"""What unlocks a vault, from what the environment says."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from remembrancer.model.errors import VaultDamagedError, VaultLockedError, VaultNotFoundError, WrongSecretError
from remembrancer.model.places import PASSPHRASE_VARIABLE
from remembrancer.storage.files import KEY_FILE, holds_vault
from remembrancer.storage.keys import FromKeyring, KeyFile, Passphrase, RecoveryKey, Secret

SAMPLE_PASSPHRASE_FILE: Final = "passphrase.txt"  # noqa: S105  (a file's name)


def find_secret(folder: Path, environment: Mapping[str, str]) -> Secret:
    """What can unlock a vault without asking: the passphrase variable, a sample's own file, or the keyring.

    Raises:
        VaultNotFoundError: there is no vault in the folder.
        VaultLockedError: somebody has to be asked for the passphrase or the recovery key.
    """
    if not holds_vault(folder):
        raise VaultNotFoundError(path=str(folder))
    key_file = _key_file(folder)
    if passphrase := environment.get(PASSPHRASE_VARIABLE):
        return Passphrase(passphrase)
    beside = folder / SAMPLE_PASSPHRASE_FILE
    if key_file.sample and beside.is_file():
        return Passphrase(beside.read_text(encoding="utf-8").strip())
    if "keyring" in key_file.kinds:
        return FromKeyring()
    raise VaultLockedError(kinds=key_file.kinds)


def typed_secret(folder: Path, typed: str) -> Secret:
    """What a person typed who was asked for the passphrase or the recovery key of the vault in ``folder``.

    Raises:
        WrongSecretError: it is neither.
    """
    key_file = _key_file(folder)
    try:
        key_file.unlock(Passphrase(typed))
    except WrongSecretError as error:
        try:
            key_file.unlock(RecoveryKey(typed))
        except WrongSecretError:
            raise error from None
        return RecoveryKey(typed)
    return Passphrase(typed)


def _key_file(folder: Path) -> KeyFile:
    try:
        return KeyFile.load(folder / KEY_FILE)
    except VaultDamagedError:
        # Here, as it needs what reads backups: each command looks for its secret.
        from remembrancer.storage.relocking import read_key_file  # noqa: PLC0415

        return read_key_file(folder)
