"""Changing what unlocks a vault: nothing else opens it afterwards, and a crash leaves a vault that opens."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest

from remembrancer.model.errors import InvalidInputError, KeyringUnavailableError, VaultLockedError, WrongSecretError
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import FromKeyring, KeyFile, Passphrase, RecoveryKey, new_recovery_key
from remembrancer.storage.relocking import PREVIOUS, KeyChange
from remembrancer.storage.store import Store
from remembrancer.vault import Vault, restore_backup, typed_secret
from remembrancer.vault.relocking import (
    change_passphrase,
    change_recovery_key,
    let_keyring_unlock,
    stop_keyring,
)

OLD, NEW = Passphrase("the old words"), Passphrase("the new words")


def opens(folder: Path, secret) -> bool:
    try:
        KeyFile.load(folder / KEY_FILE).unlock(secret)
    except WrongSecretError:
        return False
    return True


def test_a_passphrase_is_set_and_changed_and_the_old_one_opens_nothing(vault, folder, secret, clock):
    backup = vault.store.back_up()
    clock.advance(timedelta(hours=1))
    change_passphrase(vault, OLD, None)
    keys = KeyFile.load(folder / KEY_FILE).unlock(OLD)
    with pytest.raises(WrongSecretError) as wrong:
        change_passphrase(vault, NEW, Passphrase("not it"))
    assert wrong.value.values["kind"] == "passphrase"
    with pytest.raises(VaultLockedError):
        change_passphrase(vault, NEW, None)
    assert opens(folder, OLD)
    changed = change_passphrase(vault, NEW, OLD)
    assert (changed.backups, changed.left) == (1, 0)
    assert KeyFile.load(folder / KEY_FILE).unlock(NEW) == keys == KeyFile.load(folder / KEY_FILE).unlock(secret)
    assert not opens(folder, OLD)
    assert not (folder / PREVIOUS).exists()
    theirs = KeyFile.load(backup.with_suffix(".keys.json"))
    assert theirs.unlock(NEW) == keys
    with pytest.raises(WrongSecretError):
        theirs.unlock(OLD)
    vault.close()
    # The backup still ends where it ended: it can be gone back to.
    restore_backup(folder, backup.stem, NEW, clock.now())
    Vault.open(folder, NEW, clock).close()


def test_a_new_recovery_key_makes_the_old_one_void(vault, folder, secret):
    change_passphrase(vault, OLD, None)
    new = new_recovery_key()
    change_recovery_key(vault, new, secret)
    assert opens(folder, new)
    assert not opens(folder, secret)
    assert typed_secret(folder, new.text.lower()) == RecoveryKey(new.text.lower())
    assert typed_secret(folder, OLD.text) == OLD


def test_the_keyring_comes_and_goes(vault, folder, memory_keyring):
    change_passphrase(vault, OLD, None)
    let_keyring_unlock(vault, OLD)
    assert opens(folder, FromKeyring())
    assert opens(folder, OLD)
    stop_keyring(vault, OLD)
    assert vault.store.unlock_kinds == ("recovery", "passphrase")
    assert memory_keyring.passwords == {}
    let_keyring_unlock(vault, OLD, instead=True)
    assert opens(folder, FromKeyring())
    assert vault.store.unlock_kinds == ("recovery", "keyring")


def test_a_keyring_that_refuses_changes_nothing(vault, folder, memory_keyring, monkeypatch):
    before = (folder / KEY_FILE).read_bytes()
    monkeypatch.setattr(memory_keyring, "set_password", lambda *_: None)
    with pytest.raises(KeyringUnavailableError):
        let_keyring_unlock(vault, None)
    assert (folder / KEY_FILE).read_bytes() == before


def test_something_always_unlocks_it(vault):
    with pytest.raises(InvalidInputError):
        vault.store.change_keys(KeyChange(drop="recovery"))
    assert vault.store.unlock_kinds == ("recovery",)


def test_a_new_file_that_cannot_be_read_back_gives_way_to_the_old_one(vault, folder, secret, monkeypatch):
    before = (folder / KEY_FILE).read_bytes()
    monkeypatch.setattr(KeyFile, "load", classmethod(lambda *_: KeyFile("another", ())))
    with pytest.raises(Exception, match="does not hold what was written"):
        change_passphrase(vault, NEW, None)
    monkeypatch.undo()
    assert (folder / KEY_FILE).read_bytes() == before
    assert opens(folder, secret)


@pytest.mark.skipif(os.name == "nt", reason="needs fork and SIGKILL")
def test_killed_before_any_file_operation_the_vault_opens_by_the_old_or_the_new(folder, clock, killed_at_each):
    old, new = new_recovery_key(), new_recovery_key()
    with Store.create(folder, (old,), clock, Identifiers(clock)) as store:
        store.back_up()
    seen = set()

    def act(here: Path) -> None:
        store = Store.open(here, old, clock, Identifiers(clock))
        store.change_keys(KeyChange(add=new))
        store.close()

    for here in killed_at_each(folder, act):
        by = [secret for secret in (old, new) if openable(here, secret, clock)]
        assert by, "nothing opens it any more"
        assert not (here / PREVIOUS).exists(), "whoever opens it finishes what was begun"
        backups = [KeyFile.load(path) for path in (here / "backups").glob("*.keys.json")]
        assert backups
        for each in backups:
            each.unlock(by[0])
        seen.add("new" if by == [new] else "old")
    assert seen == {"old", "new"}


def openable(folder: Path, secret, clock) -> bool:
    try:
        Store.open(folder, secret, clock, Identifiers(clock)).close()
    except WrongSecretError:
        return False
    return True
