"""A backup that is being made when the program is killed: it does not count, and the next one clears it away."""

import os
from datetime import timedelta
from pathlib import Path

import pytest

from remembrancer.model.changes import CreateNamespace
from remembrancer.model.identifiers import Identifiers
from remembrancer.storage.archive import take_archive, write_archive
from remembrancer.storage.backup import BACKUPS, BackupFiles, backup_head, list_backups, remove_backup
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.store import Store


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_before_any_file_operation_no_part_of_it_counts_or_stays(store, folder, clock, secret, killed_at_each):
    store.close()
    seen = set()

    def act(here: Path) -> None:
        with Store.open(here, secret, clock, Identifiers(clock)) as opened:
            opened.back_up()

    def files_of_backups(here: Path) -> set[str]:
        return {f"{each.name}{ending}" for each in list_backups(here) for ending in (".db", ".keys.json")}

    for here in killed_at_each(folder, act):
        has_parts = {each.name for each in here.glob(f"{BACKUPS}/*")} != files_of_backups(here)
        clock.advance(timedelta(hours=1))
        with Store.open(here, secret, clock, Identifiers(clock)) as opened:
            opened.back_up()
            for each in list_backups(here):
                assert each.complete
                opened.check_backup(each)
        assert {each.name for each in (here / BACKUPS).iterdir()} == files_of_backups(here)
        seen.add(has_parts)
    assert seen == {False, True}, "some kills leave parts behind"


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_while_one_is_taken_in_nothing_of_it_stays_and_it_can_be_taken_in_again(
    store, folder, clock, secret, killed_at_each, tmp_path
):
    store.back_up()
    (backup,) = list_backups(folder)
    archive = tmp_path / "copy.remembrancer"
    write_archive(folder, backup, archive, replace=False)
    remove_backup(folder, backup)
    store.close()
    parts, whole = set(), set()
    for here in killed_at_each(folder, lambda here: take_archive(here, archive)):
        parts |= {each.suffix for each in (here / BACKUPS).glob("*")}
        whole.add(len(list_backups(here)))
        clock.advance(timedelta(hours=1))
        with Store.open(here, secret, clock, Identifiers(clock)) as opened:
            opened.back_up()
            taken = take_archive(here, archive)
            opened.check_backup(taken)
        files = {f"{each.name}{ending}" for each in list_backups(here) for ending in (".db", ".keys.json")}
        assert {each.name for each in (here / BACKUPS).iterdir()} == files
        assert all(each.complete for each in list_backups(here))
    assert ".taking" in parts, "some kills leave parts behind"
    assert whole == {0, 1}


def test_a_backup_whose_keys_name_an_earlier_end_of_the_journal_can_be_gone_back_to(person, store, folder, clock):
    """An erasure writes it anew, and may be killed before the key file beside it names the new end."""
    store.back_up()
    (earlier,) = list_backups(folder)
    clock.advance(timedelta(hours=1))
    person.change(CreateNamespace("work"))
    store.back_up()
    backup = list_backups(folder)[0]
    KeyFile.load(BackupFiles.named(folder, earlier.name).keys).save(BackupFiles.named(folder, backup.name).keys)
    assert backup_head(folder, backup) == backup_head(folder, earlier)
    store.check_backup(backup)
