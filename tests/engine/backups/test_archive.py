"""A backup in one file: as encrypted as it is, opened by what opened it, and brought back whole or not at all."""

import zipfile
from datetime import timedelta

import pytest

from remembrancer.model.backups import ListBackups, PreviewRestore, TakeArchive, WriteArchive
from remembrancer.model.changes import Remember
from remembrancer.model.errors import (
    BackupNotFoundError,
    FileNotWrittenError,
    NotPermittedError,
    UnreadableFileError,
)
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.types import MemoryType
from remembrancer.vault import Vault, make_of_archive

TEXT = "The boiler is serviced in May."


@pytest.fixture
def backed_up(person, vault, clock):
    person.change(Remember(Draft(TEXT, type=MemoryType.FACT)))
    vault.back_up()
    clock.advance(timedelta(hours=1))
    person.change(Remember(Draft("The roof was tiled in 2019.", type=MemoryType.FACT)))
    return person


def contents(entrance):
    found = entrance.query(GetMemories(entrance.query(FindMemories()).ids))
    return [each.content for each in found]


def test_a_vault_is_made_of_it_elsewhere(backed_up, tmp_path, secret, clock):
    written = backed_up.query(WriteArchive(str(tmp_path / "copy.remembrancer")))
    assert written.unlocks == ("recovery",)
    content = (tmp_path / "copy.remembrancer").read_bytes()
    assert TEXT.encode() not in content
    assert b"SQLite format 3" not in content
    make_of_archive(tmp_path / "copy.remembrancer", tmp_path / "elsewhere" / "vault")
    made = Vault.open(tmp_path / "elsewhere" / "vault", secret, clock)
    assert contents(made.entrance(backed_up.actor)) == [TEXT]
    made.close()


def test_it_comes_back_beside_the_other_backups_and_can_be_looked_into(backed_up, folder, tmp_path):
    path = str(tmp_path / "copy.remembrancer")
    name = backed_up.query(WriteArchive(path)).name
    (folder / "backups" / f"{name}.db").unlink()
    (folder / "backups" / f"{name}.keys.json").unlink()
    assert backed_up.query(ListBackups()).backups == ()
    taken = backed_up.query(TakeArchive(path))
    assert (taken.name, taken.complete) == (name, True)
    assert backed_up.query(PreviewRestore(name)).memories == 1
    assert backed_up.query(TakeArchive(path)) == taken, "taken twice it is still one"


def test_a_file_that_is_there_is_kept_and_nothing_is_left_of_what_cannot_be_written(backed_up, tmp_path):
    path = tmp_path / "copy.remembrancer"
    path.write_text("mine")
    with pytest.raises(FileNotWrittenError):
        backed_up.query(WriteArchive(str(path)))
    assert path.read_text() == "mine"
    with pytest.raises(FileNotWrittenError):
        backed_up.query(WriteArchive(str(tmp_path / "nowhere" / "copy.remembrancer")))
    backed_up.query(WriteArchive(str(path), replace=True))
    assert zipfile.is_zipfile(path)
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]


@pytest.mark.parametrize("harm", ["no archive", "a bit", "cut off", "another name"])
def test_a_damaged_file_is_refused_and_changes_nothing(backed_up, folder, tmp_path, harm):
    path = tmp_path / "copy.remembrancer"
    name = backed_up.query(WriteArchive(str(path))).name
    content = path.read_bytes()
    for each in (folder / "backups").glob(f"{name}*"):
        each.unlink()
    match harm:
        case "no archive":
            path.write_bytes(b"a letter" * 100)
        case "a bit":
            path.write_bytes(content[:20_000] + bytes([content[20_000] ^ 1]) + content[20_001:])
        case "cut off":
            path.write_bytes(content[: len(content) // 2])
        case "another name":
            path.write_bytes(content.replace(name.encode(), b"../" + name.encode()[3:]))
    with pytest.raises(UnreadableFileError):
        backed_up.query(TakeArchive(str(path)))
    assert list((folder / "backups").iterdir()) == []
    with pytest.raises(UnreadableFileError):
        make_of_archive(path, tmp_path / "elsewhere")
    assert not (tmp_path / "elsewhere").exists()


def test_only_a_person_carries_backups_about(backed_up, agent, tmp_path):
    for request in (WriteArchive(str(tmp_path / "copy.remembrancer")), TakeArchive(str(tmp_path / "copy"))):
        with pytest.raises(NotPermittedError):
            agent.query(request)


def test_without_a_backup_there_is_nothing_to_write(person, tmp_path):
    with pytest.raises(BackupNotFoundError):
        person.query(WriteArchive(str(tmp_path / "copy.remembrancer")))
