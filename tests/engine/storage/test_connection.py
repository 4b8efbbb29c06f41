from pathlib import Path

import apsw
import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import (
    EncryptionMissingError,
    VaultDamagedError,
    VaultInUseError,
    VaultNotFoundError,
    VaultTooNewError,
    WrongSecretError,
)
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.storage.connection import check_driver, check_file_is_encrypted, connect
from remembrancer.storage.keys import Passphrase
from remembrancer.storage.migrations import LATEST
from remembrancer.storage.store import Store
from remembrancer.vault import Vault

MARKER = "Zanzibarquokka"


@pytest.fixture
def reopen(folder, clock, secret):
    def opened(other=None, *, place=None):
        return Store.open(place or folder, other or secret, clock, Identifiers(clock))

    return opened


def files_of(folder: Path):
    return [path for path in folder.rglob("*") if path.is_file()]


def test_no_file_of_a_vault_holds_a_remembered_word(vault, person, folder):
    person.change(Remember(Draft(f"The {MARKER} lives in the garden", type=MemoryType.FACT, tags=(MARKER,))))
    while_open = [path.name for path in files_of(folder) if MARKER.lower().encode() in path.read_bytes().lower()]
    vault.store.back_up()
    vault.close()
    closed = [path.name for path in files_of(folder) if MARKER.lower().encode() in path.read_bytes().lower()]
    assert while_open == closed == []


def test_only_the_owner_can_read_a_vault(vault, folder):
    vault.store.back_up()
    assert folder.stat().st_mode & 0o077 == 0
    assert [path.name for path in files_of(folder) if path.stat().st_mode & 0o077] == []


def test_a_wrong_passphrase_opens_nothing_and_leaves_the_vault_whole(store, folder, reopen):
    store.close()
    with pytest.raises(WrongSecretError):
        reopen(Passphrase("wrong"))
    reopen().close()


def test_a_wrong_key_is_told_from_no_vault(store, folder, tmp_path, reopen):
    store.close()
    with pytest.raises(WrongSecretError):
        connect(folder / "vault.db", bytes(32))
    with pytest.raises(VaultNotFoundError):
        reopen(place=tmp_path / "nowhere")


def test_a_plain_database_is_refused(tmp_path):
    path = tmp_path / "vault.db"
    plain = apsw.Connection(str(path))
    plain.execute("CREATE TABLE secret (word)")
    plain.close()
    with pytest.raises(VaultDamagedError):
        check_file_is_encrypted(path)


def test_an_emptied_database_is_refused_rather_than_taken_for_a_new_one(store, folder, reopen):
    store.close()
    (folder / "vault.db").write_bytes(b"")
    with pytest.raises(VaultDamagedError):
        reopen()


def test_what_was_written_after_it_was_read_is_no_damage(person, store):
    for content in ("Tea without milk.", "The spare key is in the red drawer."):
        # Each reads the word index, which the next write changes.
        assert not store.damaged_tables()
        person.query(FindMemories(Search(text="key")))
        person.change(Remember(Draft(content, type=MemoryType.FACT)))
    assert not store.damaged_tables()


def test_a_flipped_bit_is_seen(store, folder, reopen):
    # Without pages that are free, which nobody reads.
    store.clean_files()
    store.close()
    path = folder / "vault.db"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    # By its page's digest when that page is read: on opening, or at the latest by the check.
    try:
        is_intact = not reopen().damaged_tables()
    except (VaultDamagedError, WrongSecretError):
        is_intact = False
    assert not is_intact


def test_a_vault_of_a_newer_program_is_refused_and_not_written_to(store, folder, reopen):
    store.maintain(lambda connection: connection.pragma("user_version", LATEST + 1))
    store.close()
    before = (folder / "vault.db").read_bytes()
    with pytest.raises(VaultTooNewError):
        reopen()
    assert (folder / "vault.db").read_bytes() == before


def test_a_driver_without_a_cipher_is_refused(monkeypatch):
    monkeypatch.delattr(apsw, "mc_version")
    with pytest.raises(EncryptionMissingError):
        check_driver()


def test_the_vault_is_durable_and_careful(store):
    pragmas = store.maintain(
        lambda connection: {
            name: connection.pragma(name) for name in ("journal_mode", "synchronous", "secure_delete", "foreign_keys")
        }
    )
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "secure_delete": 1, "foreign_keys": 1}


def test_readers_cannot_write(store):
    with store.read() as connection, pytest.raises(apsw.ReadOnlyError):
        connection.execute("DELETE FROM journal")


def test_opening_a_folder_twice_in_one_process_is_refused_too(vault, folder, clock, secret):
    with pytest.raises(VaultInUseError) as raised:
        Vault.open(folder, secret, clock)
    assert raised.value.values["pid"]
