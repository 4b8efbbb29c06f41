"""Where a vault lies and what unlocks it, from what the environment says."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs

from remembrancer.model.errors import VaultLockedError, VaultNotFoundError
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import FromKeyring, KeyFile, Passphrase, Secret

PASSPHRASE_VARIABLE: Final = "REMEMBRANCER_PASSPHRASE"  # noqa: S105  (a variable's name)
VAULT_VARIABLE: Final = "REMEMBRANCER_VAULT"
SAMPLE_PASSPHRASE_FILE: Final = "passphrase.txt"  # noqa: S105  (a file's name)


def default_folder(environment: Mapping[str, str]) -> Path:
    """The vault that is meant when none is named: the variable's, or the person's own."""
    named = environment.get(VAULT_VARIABLE)
    return Path(named).expanduser() if named else data_folder() / "vaults" / "Personal"


def data_folder() -> Path:
    """Where the program keeps its data for this person."""
    return Path(platformdirs.user_data_path("remembrancer", appauthor=False))


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
