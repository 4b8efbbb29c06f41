import json

import keyring
import pytest
from hypothesis import given
from hypothesis import strategies as st
from keyring.backends.fail import Keyring as NoKeyring
from keyring.backends.null import Keyring as ForgetfulKeyring

from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import (
    InvalidInputError,
    KeyringUnavailableError,
    VaultDamagedError,
    VaultTooNewError,
    WrongSecretError,
)
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.keys import (
    FromKeyring,
    KeyFile,
    Passphrase,
    RecoveryKey,
    make_keyring_entry,
    new_keys,
    new_recovery_key,
)
from remembrancer.storage.store import Store

VAULT = "01M8NP71C9ZZRJT89A94DFPGS5"


@pytest.fixture
def keys():
    return new_keys()


def test_every_way_of_unlocking_gives_the_same_keys(keys):
    recovery = new_recovery_key()
    make_keyring_entry(VAULT)
    ways = (Passphrase("grüne Wiese"), recovery, FromKeyring())
    file = KeyFile(VAULT, ())
    for way in ways:
        file = file.with_slot(way, keys)
    assert file.kinds == ("passphrase", "recovery", "keyring")
    assert [file.unlock(way) for way in ways] == [keys] * 3


def test_a_passphrase_is_the_same_however_its_letters_were_composed(keys):
    file = KeyFile(VAULT, ()).with_slot(Passphrase("caf\u00e9"), keys)
    assert file.unlock(Passphrase("cafe\u0301")) == keys


def test_a_recovery_key_may_be_typed_carelessly(keys):
    recovery = new_recovery_key()
    file = KeyFile(VAULT, ()).with_slot(recovery, keys)
    assert file.unlock(RecoveryKey(recovery.text.lower().replace("-", " "))) == keys


def test_a_new_passphrase_replaces_the_old_one_and_no_key_changes(keys):
    file = KeyFile(VAULT, ()).with_slot(Passphrase("old"), keys).with_slot(Passphrase("new"), keys)
    assert file.unlock(Passphrase("new")) == keys
    with pytest.raises(WrongSecretError):
        file.unlock(Passphrase("old"))


@pytest.mark.parametrize("secret", [Passphrase("wrong"), new_recovery_key(), FromKeyring()])
def test_nothing_else_unlocks(keys, secret):
    file = KeyFile(VAULT, ()).with_slot(Passphrase("right"), keys)
    with pytest.raises(WrongSecretError):
        file.unlock(secret)


def test_a_slot_moved_to_another_vault_does_not_open(keys):
    file = KeyFile(VAULT, ()).with_slot(Passphrase("right"), keys)
    with pytest.raises(WrongSecretError):
        KeyFile("01M8NP429XYQHFBVJZHHHEAHKK", file.slots).unlock(Passphrase("right"))


def test_the_file_holds_no_key_and_no_passphrase(keys, tmp_path):
    path = tmp_path / "keys.json"
    KeyFile(VAULT, ()).with_slot(Passphrase("right horse"), keys).save(path)
    content = path.read_bytes()
    assert not any(secret in content for secret in (keys.data.hex().encode(), keys.data, keys.chain, b"right horse"))
    assert KeyFile.load(path).unlock(Passphrase("right horse")) == keys


@given(
    st.binary(max_size=300)
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps).map(str.encode)
)
def test_any_other_content_is_damage_not_a_crash(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("keys") / "keys.json"
    path.write_bytes(content)
    with pytest.raises(VaultDamagedError):
        KeyFile.load(path)


def test_a_key_file_of_a_newer_program_is_refused(tmp_path):
    path = tmp_path / "keys.json"
    path.write_text('{"format": 99}')
    with pytest.raises(VaultTooNewError):
        KeyFile.load(path)


def test_a_keyring_that_is_none_is_said_to_be(monkeypatch):
    for backend in (NoKeyring(), ForgetfulKeyring()):
        monkeypatch.setattr(keyring.core, "_keyring_backend", backend)
        with pytest.raises(KeyringUnavailableError):
            make_keyring_entry(VAULT)


FILE = KeyFile(VAULT, ()).with_slot(new_recovery_key(), new_keys()).with_slot(Passphrase("right"), new_keys())


def content_of(file, path):
    file.save(path)
    return json.loads(path.read_bytes())


def spoilt(content, place, value):
    """``content`` with what stands at a path of keys replaced, or removed where ``value`` is ``...``."""
    *way, last = place
    for step in way:
        content = content[step]
    if value is ...:
        del content[last]
    else:
        content[last] = value


PLACES = (
    *(("slots", slot, field) for slot in (0, 1) for field in ("kind", "parameters", "data", "chain")),
    *(("slots", 1, "parameters", name) for name in ("kdf", "salt", "iterations", "lanes", "kibibytes")),
    ("slots", 0, "parameters", "salt"),
    ("head",),
    ("head", "number"),
    ("head", "mac"),
    ("vault",),
    ("slots",),
    ("sample",),
)
VALUES = (..., None, 0, -1, 1, 3, 10**12, "", "A", "AAAA", "A" * 16, "ß", [], {}, [1], 1.5)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: "/".join(map(str, place)))
def test_a_spoilt_key_file_is_damage_or_a_wrong_secret_and_never_a_crash(tmp_path, place):
    path = tmp_path / "keys.json"
    secret = Passphrase("wrong") if place[:2] == ("slots", 1) else RecoveryKey("AAAA")
    for value in VALUES:
        content = content_of(FILE, path)
        spoilt(content, place, value)
        path.write_text(json.dumps(content), encoding="utf-8")
        with pytest.raises((VaultDamagedError, WrongSecretError)):
            KeyFile.load(path).unlock(secret)


@pytest.mark.parametrize("length", range(0, 900, 37))
def test_a_key_file_that_ends_early_is_damaged(tmp_path, length):
    path = tmp_path / "keys.json"
    FILE.save(path)
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(VaultDamagedError):
        KeyFile.load(path)


@pytest.mark.parametrize("secret", [Passphrase("\ud800"), RecoveryKey("\ud800"), RecoveryKey(""), Passphrase("")])
def test_what_cannot_be_a_secret_opens_nothing(secret):
    with pytest.raises(WrongSecretError):
        FILE.unlock(secret)


@pytest.mark.parametrize("secret", [Passphrase("\ud800"), Passphrase("")])
def test_what_cannot_be_a_passphrase_is_not_set_as_one(secret, keys):
    with pytest.raises(InvalidInputError):
        FILE.with_slot(secret, keys)


def test_a_keyring_entry_that_is_not_ours_opens_nothing(keys):
    make_keyring_entry(VAULT)
    file = KeyFile(VAULT, ()).with_slot(FromKeyring(), keys)
    keyring.set_password("remembrancer", VAULT, "not base 64: ß")
    with pytest.raises(WrongSecretError):
        file.unlock(FromKeyring())


def test_a_vault_that_nothing_could_unlock_is_not_made(tmp_path):
    clock = SystemClock()
    with pytest.raises(InvalidInputError):
        Store.create(tmp_path / "vault", (), clock, Identifiers(clock))
    assert list(tmp_path.iterdir()) == []
