"""What a vault can meet: each is told by one error that says what to do, and nothing is lost.

Elsewhere: a network file system in ``storage/test_moving.py`` and ``test_health.py``, a missing keyring in
``storage/test_keys.py``, a newer vault in ``storage/test_connection.py``, a missing model in ``test_health.py``.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import (
    RemembrancerError,
    VaultDamagedError,
    VaultLockedError,
    VaultUnreadableError,
    WrongSecretError,
)
from remembrancer.model.history import JournalFilter, ListJournal
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType, OperationKind
from remembrancer.storage.keys import new_recovery_key
from remembrancer.vault import Actor, Vault, find_secret
from remembrancer.wording import describe_error, in_english

PERSON = Actor(ActorKind.PERSON, "You")
STORED = 150
KIBIBYTE = 1024


def draft(text):
    return Remember(Draft(text, type=MemoryType.FACT))


def is_told(error: RemembrancerError):
    words = describe_error(error, in_english)
    return bool(words.title and words.text and words.action)


def count(folder, secret, clock):
    vault = Vault.open(folder, secret, clock)
    try:
        return len(vault.entrance(PERSON).query(FindMemories(limit=1000)).ids)
    finally:
        vault.close()


@pytest.fixture
def small_drive(tmp_path):
    """A drive of one megabyte of its own; skipped where none can be made."""
    place = tmp_path / "drive"
    place.mkdir()
    mount = shutil.which("mount")
    made = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], check=False, capture_output=True
    )
    if not made or made.returncode != 0:
        pytest.skip("no drive can be mounted here")
    yield place
    subprocess.run([str(shutil.which("umount")), "-l", str(place)], check=True)


def fill(place: Path, leave: int) -> None:
    free = shutil.disk_usage(place).free
    (place / "filler").write_bytes(bytes(max(0, free - leave)))


def test_a_full_drive_refuses_the_change_and_keeps_what_was_there(small_drive, clock, secret):
    """A real one: the change is refused in words, nothing that was stored is gone, and with room it goes on."""
    vault = Vault.create(small_drive / "vault", (secret,), clock)
    person = vault.entrance(PERSON)
    person.change(draft("The boiler is serviced in May."))
    fill(small_drive, 8 * KIBIBYTE)
    acknowledged = [1]

    def store_much():
        for number in range(500):
            person.change(draft(f"Shelf {number} holds jam. {'It was counted. ' * 100}"))
            acknowledged.append(1)

    with pytest.raises(VaultUnreadableError) as refused:
        store_much()
    assert refused.value.values["reason"] == "disk_full"
    assert is_told(refused.value)
    with pytest.raises(VaultUnreadableError):
        vault.back_up()
    assert not list((small_drive / "vault" / "backups").glob("*.db")), "no half copy is left"
    (small_drive / "filler").unlink()
    person.change(draft("The roof was tiled in 2019."))
    assert person.query(VerifyJournal()).intact
    vault.close()
    assert count(small_drive / "vault", secret, clock) == len(acknowledged) + 1


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="rights of POSIX")
def test_a_folder_that_cannot_be_written_to_is_told_and_nothing_is_changed(damaging, secret, clock):
    mount, umount = shutil.which("mount"), shutil.which("umount")
    folder = damaging.folder
    if os.geteuid() != 0 or not mount or not umount:
        pytest.skip("rights do not bind without a mount")
    bound = subprocess.run([mount, "--bind", str(folder), str(folder)], check=False, capture_output=True)
    if bound.returncode != 0:
        pytest.skip("nothing can be mounted here")
    try:
        subprocess.run([mount, "-o", "remount,bind,ro", str(folder)], check=True, capture_output=True)
        with pytest.raises(VaultUnreadableError) as refused:
            Vault.open(folder, secret, clock)
        assert is_told(refused.value)
    finally:
        subprocess.run([umount, "-l", str(folder)], check=True)
    assert count(folder, secret, clock) == STORED


def test_a_wrong_secret_and_a_locked_vault_are_told_apart_from_damage(damaging, secret, clock):
    with pytest.raises(WrongSecretError) as wrong:
        Vault.open(damaging.folder, new_recovery_key(), clock)
    assert is_told(wrong.value)
    with pytest.raises(VaultLockedError) as locked:
        find_secret(damaging.folder, {})
    assert is_told(locked.value)
    vault = Vault.open(damaging.folder, secret, clock)
    person = vault.entrance(PERSON)
    vault.close()
    with pytest.raises(VaultLockedError):
        person.query(FindMemories())
    assert count(damaging.folder, secret, clock) == STORED


HARMS = {
    "its beginning": lambda damaging: damaging.zero_beginning(),
    "the names of its tables": lambda damaging: damaging.flip(damaging.pages("sqlite_schema")[1]),
    "cut off": lambda damaging: damaging.cut(0.5),
    "emptied": lambda damaging: damaging.database.write_bytes(b""),
    "gone": lambda damaging: damaging.database.unlink(),
    "another file": lambda damaging: damaging.database.write_bytes(b"a letter" * 1000),
}


@pytest.mark.parametrize("name", HARMS)
def test_a_file_that_cannot_be_opened_is_called_damaged_and_left_as_it_is(damaging, secret, clock, name):
    """Not taken for a wrong secret: that would have the person type the right one for ever."""
    HARMS[name](damaging)
    before = damaging.database.read_bytes() if damaging.database.exists() else None
    with pytest.raises(VaultDamagedError) as refused:
        Vault.open(damaging.folder, secret, clock)
    assert is_told(refused.value)
    assert (damaging.database.read_bytes() if damaging.database.exists() else None) == before


@pytest.mark.parametrize("harm", ["changed", "gone"])
def test_damaged_keys_are_taken_from_a_backup_and_nothing_is_lost(damaging, secret, clock, harm):
    keys = damaging.folder / "keys.json"
    if harm == "changed":
        keys.write_text(keys.read_text()[:200])
    else:
        keys.unlink()
    assert count(damaging.folder, secret, clock) == STORED
    assert (damaging.folder / "keys.json.damaged").exists() == (harm == "changed")
    vault = Vault.open(damaging.folder, secret, clock)
    person = vault.entrance(PERSON)
    told = person.query(ListJournal(JournalFilter(kinds=frozenset({OperationKind.REPAIR})))).entries
    assert len(told) == 1
    assert person.query(VerifyJournal()).intact
    vault.close()


def test_damaged_keys_without_a_backup_are_told(damaging, secret, clock):
    (damaging.folder / "keys.json").write_text("{")
    shutil.rmtree(damaging.folder / "backups")
    with pytest.raises(VaultDamagedError) as refused:
        Vault.open(damaging.folder, secret, clock)
    assert is_told(refused.value)


def test_with_a_bad_page_what_does_not_need_it_goes_on(damaging, secret, clock):
    """A vault that opens is used as far as it can be read."""
    from remembrancer.model.health import CheckHealth, HealthArea, HealthState, Repair  # noqa: PLC0415

    damaging.flip_middle("journal")
    vault = Vault.open(damaging.folder, secret, clock)
    person = vault.entrance(PERSON)
    assert len(person.query(FindMemories(limit=1000)).ids) == STORED
    with pytest.raises(VaultDamagedError):
        person.query(VerifyJournal())
    health = person.query(CheckHealth())
    for area in (HealthArea.DATABASE, HealthArea.JOURNAL):
        finding = health.of(area)
        assert finding.state is HealthState.DAMAGED
        assert finding.repairs == (Repair.RESTORE, Repair.RECOVER)
    assert health.of(HealthArea.DATABASE).name == "journal"
    assert health.of(HealthArea.WORDS).state is HealthState.SOUND
    vault.close()
