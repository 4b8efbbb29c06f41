"""Making a vault: wherever it is killed there is a vault, or another attempt makes one."""

from __future__ import annotations

import os

import pytest

from remembrancer.model.errors import KeyringUnavailableError, VaultExistsError, VaultNotFoundError
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.files import holds_vault
from remembrancer.storage.keys import FromKeyring, new_recovery_key
from remembrancer.storage.store import Store


class RunsOut(Identifiers):
    """Has one identifier, that of the vault, and none for what is done in it."""

    def new(self):
        new, self.new = super().new, lambda: 1 / 0
        return new()


def test_a_vault_that_could_not_be_begun_is_not_in_the_way_of_the_next_attempt(tmp_path, clock, secret):
    folder = tmp_path / "vault"
    with pytest.raises(ZeroDivisionError):
        Store.create(folder, (secret,), clock, RunsOut(clock))
    assert not holds_vault(folder)
    Store.create(folder, (secret,), clock, Identifiers(clock)).close()


@pytest.mark.skipif(os.name == "nt", reason="needs fork and SIGKILL")
def test_killed_before_any_file_operation_another_attempt_makes_the_vault(folder, clock, killed_at_each):
    first, second = new_recovery_key(), new_recovery_key()
    made = 0
    for here in killed_at_each(folder, lambda here: Store.create(here, (first,), clock, Identifiers(clock)).close()):
        if holds_vault(here):
            made += 1
            Store.open(here, first, clock, Identifiers(clock)).close()
            continue
        with pytest.raises(VaultNotFoundError):
            Store.open(here, first, clock, Identifiers(clock))
        Store.create(here, (second,), clock, Identifiers(clock)).close()
        Store.open(here, second, clock, Identifiers(clock)).close()
    assert made


def test_what_is_not_ours_is_never_taken_for_half_a_vault(folder, clock, secret):
    folder.mkdir()
    (folder / "creating").write_text("")
    (folder / "letter.txt").write_text("mine")
    with pytest.raises(VaultExistsError):
        Store.create(folder, (secret,), clock, Identifiers(clock))
    assert (folder / "letter.txt").read_text() == "mine"


def test_a_keyring_that_refuses_makes_no_vault(folder, clock, secret, memory_keyring, monkeypatch):
    monkeypatch.setattr(memory_keyring, "set_password", lambda *_: None)
    with pytest.raises(KeyringUnavailableError):
        Store.create(folder, (secret, FromKeyring()), clock, Identifiers(clock))
    assert not folder.exists()


def test_the_keyring_unlocks_it_from_the_beginning(folder, clock, secret):
    Store.create(folder, (secret, FromKeyring()), clock, Identifiers(clock)).close()
    Store.open(folder, FromKeyring(), clock, Identifiers(clock)).close()
