"""Backups of a real vault: made when something changed, listed, looked into, refused where they cannot be used."""

from datetime import timedelta

import pytest

from remembrancer.model.backups import ListBackups, PreviewRestore
from remembrancer.model.changes import Remember, Undo
from remembrancer.model.errors import BackupNotFoundError, NotPermittedError, VaultDamagedError
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import KeyFile
from remembrancer.vault import Actor, Scope
from remembrancer.vault.backing_up import BackingUp


def remember(entrance, text):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT)))


def names(person):
    return [each.name for each in person.query(ListBackups()).backups]


def test_a_backup_is_made_only_if_something_changed(vault, person, clock):
    keeping = vault._backups
    assert keeping.back_up_if_changed() is not None
    clock.advance(timedelta(minutes=30))
    assert keeping.back_up_if_changed() is None
    remember(person, "The boiler is serviced in May.")
    assert not person.query(ListBackups()).is_current
    made = keeping.back_up_if_changed()
    listed = person.query(ListBackups())
    assert listed.is_current
    assert listed.backups[0] == made
    assert listed.backups[0].made_at == clock.now()
    assert listed.size == sum(each.size for each in listed.backups) > 0
    assert listed.free > 0


def test_its_key_file_names_the_head_it_ends_with(vault, person, folder):
    remember(person, "The boiler is serviced in May.")
    made = vault.back_up()
    head = KeyFile.load(folder / "backups" / f"{made.name}.keys.json").head
    assert head.number == vault.store.number()


def test_old_ones_are_thinned_when_a_new_one_is_made(vault, person, clock):
    for _ in range(6):
        remember(person, f"Statement of {clock.now()}.")
        vault.back_up()
        clock.advance(timedelta(hours=4))
    clock.advance(timedelta(days=3))
    vault.back_up()
    assert len(names(person)) == 3  # of two days in the past, and the new one


def test_the_program_backs_up_by_itself(vault, person):
    remember(person, "The boiler is serviced in May.")
    working = BackingUp(vault._backups, lambda: None, first_after=timedelta(0), every=timedelta(hours=1))
    working.start()
    try:
        deadline = 200
        while not names(person) and deadline:
            working._stop.wait(0.05)
            deadline -= 1
    finally:
        working.stop()
    assert len(names(person)) == 1


def test_a_preview_says_what_would_be_lost(vault, person, clock):
    remember(person, "The boiler is serviced in May.")
    made = vault.back_up()
    clock.advance(timedelta(hours=1))
    added = remember(person, "The roof was tiled in 2019.")
    remember(person, "Milk is delivered on Fridays.")
    person.change(Undo(added.change.operation))
    preview = person.query(PreviewRestore(made.name))
    assert (preview.memories, preview.current) == (1, 2)
    assert preview.same_history
    assert preview.since.total == 3


def test_a_backup_without_its_keys_is_named_as_such(vault, person, folder):
    made = vault.back_up()
    (folder / "backups" / f"{made.name}.keys.json").unlink()
    assert not person.query(ListBackups()).backups[0].complete
    assert not person.query(ListBackups()).is_current
    with pytest.raises(VaultDamagedError):
        person.query(PreviewRestore(made.name))


def test_a_damaged_backup_is_refused(vault, person, folder):
    made = vault.back_up()
    file = folder / "backups" / f"{made.name}.db"
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content[:4096])
    with pytest.raises(VaultDamagedError):
        person.query(PreviewRestore(made.name))


@pytest.mark.parametrize("name", ["2026-01-01T000000.000000Z", "../vault", ""])
def test_a_name_that_is_no_backup_is_not_found(vault, person, name):
    vault.back_up()
    with pytest.raises(BackupNotFoundError):
        person.query(PreviewRestore(name))


def test_a_scope_of_some_namespaces_sees_no_backups(vault):
    narrow = vault.entrance(Actor(ActorKind.AGENT, "Coder"), Scope(frozenset({1})))
    for request in (ListBackups(), PreviewRestore("x")):
        with pytest.raises(NotPermittedError):
            narrow.query(request)
