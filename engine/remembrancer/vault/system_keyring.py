"""Letting the system's keyring unlock a vault, so that nothing is asked when it opens."""

from __future__ import annotations

from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import FromKeyring, KeyFile, make_keyring_entry
from remembrancer.vault.facade import Vault


def let_keyring_unlock(vault: Vault) -> None:
    """Make an entry for this vault in the keyring, and let it unlock the vault beside what does already.

    Raises:
        KeyringUnavailableError: there is no keyring that keeps what it is given; the vault is unlocked as before.
    """
    make_keyring_entry(KeyFile.load(vault.store.folder / KEY_FILE).vault_id)
    vault.store.add_secret(FromKeyring())
