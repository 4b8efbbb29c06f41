"""What a person does about what unlocks their vault: another passphrase, the keyring, a new recovery key.

Where the vault has a passphrase, it (or the recovery key) is asked for first: an open vault on an unattended computer
must not be enough to shut its owner out.
"""

from __future__ import annotations

from typing import Final

from remembrancer.model.errors import VaultLockedError
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import (
    FromKeyring,
    KeyFile,
    Passphrase,
    RecoveryKey,
    Secret,
    forget_keyring_entry,
    make_keyring_entry,
)
from remembrancer.storage.relocking import KeyChange, KeysChanged
from remembrancer.vault.facade import Vault

PASSPHRASE: Final = "passphrase"  # noqa: S105  (a kind of slot)
KEYRING: Final = "keyring"


def asks_for_proof(vault: Vault) -> bool:
    """Whether the passphrase or the recovery key is asked for before anything is changed."""
    return PASSPHRASE in vault.store.unlock_kinds


def change_passphrase(vault: Vault, new: Passphrase, proof: Secret | None) -> KeysChanged:
    """Let ``new`` unlock the vault from now on, in place of any other passphrase.

    Raises:
        VaultLockedError: no proof was given where one is asked for.
        WrongSecretError: the proof does not open the vault.
        InvalidInputError: the new one cannot be a passphrase.
        VaultUnreadableError, VaultDamagedError: it could not be written; the old one unlocks the vault still.
    """
    _check(vault, proof)
    return vault.store.change_keys(KeyChange(add=new))


def change_recovery_key(vault: Vault, new: RecoveryKey, proof: Secret | None) -> KeysChanged:
    """Let ``new`` be the recovery key; the old one opens nothing any more. Raises as :func:`change_passphrase`."""
    _check(vault, proof)
    return vault.store.change_keys(KeyChange(add=new))


def let_keyring_unlock(vault: Vault, proof: Secret | None, *, instead: bool = False) -> KeysChanged:
    """Let the system's keyring unlock the vault; ``instead`` of the passphrase, or beside it.

    Raises:
        KeyringUnavailableError: there is no keyring that keeps what it is given; the vault is unlocked as before.
        Others as :func:`change_passphrase`.
    """
    _check(vault, proof)
    drop = PASSPHRASE if instead else ""
    if KEYRING in vault.store.unlock_kinds:
        # A new entry would make the present slot worthless until the new one is written.
        return vault.store.change_keys(KeyChange(drop=drop))
    make_keyring_entry(_vault_id(vault))
    return vault.store.change_keys(KeyChange(add=FromKeyring(), drop=drop))


def stop_keyring(vault: Vault, proof: Secret | None) -> KeysChanged:
    """Let the keyring unlock the vault no longer. Raises as :func:`change_passphrase`."""
    _check(vault, proof)
    changed = vault.store.change_keys(KeyChange(drop=KEYRING))
    forget_keyring_entry(_vault_id(vault))
    return changed


def _check(vault: Vault, proof: Secret | None) -> None:
    if proof is not None:
        vault.store.check_secret(proof)
    elif asks_for_proof(vault):
        raise VaultLockedError(kinds=vault.store.unlock_kinds)


def _vault_id(vault: Vault) -> str:
    return KeyFile.load(vault.store.folder / KEY_FILE).vault_id
