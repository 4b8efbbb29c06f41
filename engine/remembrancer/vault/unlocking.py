"""What unlocks a vault, from what the environment says."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from remembrancer.model.errors import VaultLockedError, VaultNotFoundError
from remembrancer.model.places import PASSPHRASE_VARIABLE
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import FromKeyring, KeyFile, Passphrase, Secret

SAMPLE_PASSPHRASE_FILE: Final = "passphrase.txt"  # noqa: S105  (a file's name)


def find_secret(folder: Path, environment: Mapping[str, str]) -> Secret:
    """What can unlock a vault without asking: the passphrase variable, a sample's own file, or the keyring.

    Raises:
        VaultNotFoundError: there is no vault in the folder.
        VaultLockedError: somebody has to be asked for the passphrase or the recovery key.
    """
    if not (folder / KEY_FILE).is_file():
        raise VaultNotFoundError(path=str(folder))
    key_file = KeyFile.load(folder / KEY_FILE)
    if passphrase := environment.get(PASSPHRASE_VARIABLE):
        return Passphrase(passphrase)
    beside = folder / SAMPLE_PASSPHRASE_FILE
    if key_file.sample and beside.is_file():
        return Passphrase(beside.read_text(encoding="utf-8").strip())
    if "keyring" in key_file.kinds:
        return FromKeyring()
    raise VaultLockedError(kinds=key_file.kinds)
