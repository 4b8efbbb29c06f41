"""Moving a vault: it is whole in one place or the other at every moment, and the old files are never lost."""

from __future__ import annotations

import os
import shutil
from types import SimpleNamespace

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import CancelledError, VaultInUseError, VaultNotFoundError, VaultNotMovedError
from remembrancer.model.memory import Draft
from remembrancer.model.places import default_folder
from remembrancer.model.progress import Silent
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage import moving
from remembrancer.storage.mounts import file_system
from remembrancer.vault import Actor, Vault, check_target, move

PERSON = Actor(ActorKind.PERSON, "You")


@pytest.fixture
def closed(folder, clock, secret):
    """A vault with a statement and a backup."""
    vault = Vault.create(folder, (secret,), clock)
    vault.entrance(PERSON).change(Remember(Draft("Tea at four.", type=MemoryType.EVENT)))
    vault.back_up()
    vault.close()
    return folder


def is_sound(folder, secret, clock) -> bool:
    vault = Vault.open(folder, secret, clock)
    try:
        entrance = vault.entrance(PERSON)
        return entrance.query(VerifyJournal()).intact and len(entrance.query(FindMemories()).ids) == 1
    finally:
        vault.close()


def test_it_lies_in_the_new_place_with_its_backups_and_the_old_files_are_kept(closed, tmp_path, secret, clock):
    target = tmp_path / "elsewhere" / "Mine"
    told = []

    class Told(Silent):
        def report(self, done, total, stage):
            told.append((done, total, stage))

    moved = move(closed, target, secret, clock.now(), Told())
    assert moved.folder == target
    assert is_sound(target, secret, clock)
    assert len(list((target / "backups").glob("*.db"))) == 1
    assert not closed.exists()
    assert moved.aside.name == "vault-moved-2026-03-18"
    assert is_sound(moved.aside, secret, clock)
    done, total, stage = told[-1]
    assert done == total
    assert stage == "moving"
    if os.name != "nt":
        assert target.stat().st_mode & 0o077 == 0
    assert [each.name for each in target.parent.iterdir()] == ["Mine"]


def test_the_persons_own_vault_is_found_in_its_new_place(clock, secret, tmp_path):
    before = default_folder({})
    vault = Vault.create(before, (secret,), clock)
    vault.close()
    try:
        moved = move(before, tmp_path / "Mine", secret, clock.now(), Silent())
        assert default_folder({}) == tmp_path / "Mine"
        shutil.rmtree(moved.aside)
        move(tmp_path / "Mine", before, secret, clock.now(), Silent())
        assert default_folder({}) == before
    finally:
        moving.name_default_folder(before)
        shutil.rmtree(before, ignore_errors=True)


class Refuses:
    """Each is named, and the vault is where it was."""

    def reason(self, closed, target, secret, clock):
        with pytest.raises(VaultNotMovedError) as refused:
            move(closed, target, secret, clock.now(), Silent())
        assert is_sound(closed, secret, clock)
        return refused.value.values["reason"]


class TestRefused(Refuses):
    def test_a_folder_that_cannot_be_the_target(self, closed, tmp_path, secret, clock):
        full, file = tmp_path / "full", tmp_path / "file"
        full.mkdir()
        (full / "letter.txt").write_text("mine")
        file.write_text("mine")
        places = (closed, closed / "inside", full, file, file / "below")
        reasons = [self.reason(closed, each, secret, clock) for each in places]
        assert reasons == ["same_folder", "inside", "not_empty", "not_a_folder", "not_a_folder"]
        assert (full / "letter.txt").read_text() == "mine"

    def test_a_drive_without_room(self, closed, tmp_path, secret, clock, monkeypatch):
        monkeypatch.setattr(moving.shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        assert self.reason(closed, tmp_path / "new", secret, clock) == "no_room"

    def test_a_network_file_system(self, closed, tmp_path, secret, clock, monkeypatch):
        monkeypatch.setattr(moving, "is_on_network", lambda _: True)
        assert self.reason(closed, tmp_path / "new", secret, clock) == "network"

    def test_a_link_in_the_vaults_folder(self, closed, tmp_path, secret, clock):
        (closed / "backups" / "link").symlink_to(tmp_path)
        assert self.reason(closed, tmp_path / "new", secret, clock) == "has_links"

    def test_while_somebody_has_it_open(self, closed, tmp_path, secret, clock):
        vault = Vault.open(closed, secret, clock)
        with pytest.raises(VaultInUseError):
            move(closed, tmp_path / "new", secret, clock.now(), Silent())
        vault.close()

    def test_a_copy_that_differs(self, closed, tmp_path, secret, clock, monkeypatch):
        monkeypatch.setattr(moving.hashlib, "file_digest", lambda *_: moving.hashlib.sha256(b"another"))
        assert self.reason(closed, tmp_path / "new", secret, clock) == "differs"
        assert not (tmp_path / "new").exists()

    def test_an_old_folder_that_cannot_be_put_aside(self, closed, tmp_path, secret, clock, monkeypatch):
        def refuse(*_):
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(moving, "_free_name", refuse)
        assert self.reason(closed, tmp_path / "new", secret, clock) == "permission_denied"
        assert [each.name for each in tmp_path.iterdir()] == ["vault"]

    def test_no_vault(self, tmp_path, secret, clock):
        with pytest.raises(VaultNotFoundError):
            move(tmp_path / "nothing", tmp_path / "new", secret, clock.now(), Silent())


def test_it_can_be_stopped_and_leaves_nothing_behind(closed, tmp_path, secret, clock):
    class Stopped(Silent):
        def is_cancelled(self):
            return True

    with pytest.raises(CancelledError):
        move(closed, tmp_path / "new", secret, clock.now(), Stopped())
    assert is_sound(closed, secret, clock)
    assert [each.name for each in tmp_path.iterdir()] == ["vault"]


@pytest.mark.skipif(os.name == "nt", reason="needs fork and SIGKILL")
def test_killed_before_any_file_operation_it_is_whole_in_one_of_the_places(closed, secret, clock, killed_at_each):
    seen = set()
    for here in killed_at_each(closed, lambda here: move(here, here.with_name("new"), secret, clock.now(), Silent())):
        places = [each for each in (here, here.with_name("new")) if each.exists()]
        assert places
        for each in places:
            assert is_sound(each, secret, clock)
        seen.add(tuple(each.name for each in places))
        if places == [here]:
            # What is left of the attempt stands in nobody's way.
            move(here, here.with_name("new"), secret, clock.now(), Silent())
    assert {("vault",), ("new",)} <= seen


def test_the_file_system_is_the_one_mounted_nearest(tmp_path):
    mounts = (
        "22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"
        f"40 22 0:35 / {str(tmp_path).replace(' ', chr(92) + '040')} rw - nfs4 server:/export rw\n"
        "41 22 0:36 / /elsewhere rw - cifs //server/share rw\n"
        "not a line of it\n"
    )
    assert file_system(tmp_path / "deeper" / "still", mounts) == "nfs4"
    assert file_system(tmp_path.parent / f"{tmp_path.name}-beside", mounts) == "ext4"
    assert file_system(tmp_path, "") == ""


def test_where_it_can_go_is_said_before_anything_is_closed(vault, folder, tmp_path):
    assert check_target(folder, tmp_path / "new") > 0
