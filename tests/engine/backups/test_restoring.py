"""Going back to a backup: the vault is as it was then, nothing is lost, and a crash leaves one or the other."""

import os
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from remembrancer.model.backups import ListBackups
from remembrancer.model.changes import Remember
from remembrancer.model.clients import (
    AddClient,
    ClientScope,
    ClientState,
    Grant,
    ListClients,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.errors import (
    BackupNotFoundError,
    ClientRefusedError,
    VaultDamagedError,
    VaultInUseError,
    WrongSecretError,
)
from remembrancer.model.history import GetNextSteps, JournalFilter, ListJournal
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType, OperationKind
from remembrancer.storage import restore as restoring
from remembrancer.storage.keys import Passphrase, new_recovery_key
from remembrancer.storage.relocking import KeyChange
from remembrancer.vault import Actor, Vault, restore_backup

THEN, NOW = "The boiler is serviced in May.", "The roof was tiled in 2019."


@pytest.fixture
def closed(folder, clock, secret):
    """A vault with a backup that holds one statement and is behind by another. Gives the backup's name."""
    vault = Vault.create(folder, (secret,), clock)
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    entrance.change(Remember(Draft(THEN, type=MemoryType.FACT)))
    name = vault.back_up().name
    clock.advance(timedelta(hours=1))
    entrance.change(Remember(Draft(NOW, type=MemoryType.FACT)))
    vault.close()
    clock.advance(timedelta(hours=1))
    return name


def texts(folder, secret, clock):
    """What the vault holds, after making sure that it is sound."""
    vault = Vault.open(folder, secret, clock)
    try:
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        assert entrance.query(VerifyJournal()).intact
        assert not vault.store.damaged_tables()
        found = entrance.query(GetMemories(entrance.query(FindMemories()).ids))
        return sorted(each.content for each in found)
    finally:
        vault.close()


def backups(folder, secret, clock):
    vault = Vault.open(folder, secret, clock)
    try:
        return vault.entrance(Actor(ActorKind.PERSON, "You")).query(ListBackups()).backups
    finally:
        vault.close()


def test_the_vault_is_as_it_was_and_what_it_was_before_can_be_had_back(closed, folder, clock, secret):
    replaced = restore_backup(folder, closed, secret, clock.now())
    assert texts(folder, secret, clock) == [THEN]
    assert [each.name for each in backups(folder, secret, clock)] == [replaced.stem, closed]
    clock.advance(timedelta(hours=1))
    restore_backup(folder, replaced.stem, secret, clock.now())
    assert texts(folder, secret, clock) == [THEN, NOW]


def test_the_journal_says_that_it_was_gone_back_to_and_by_whom(closed, folder, clock, secret):
    """Once, however often the vault is opened; and no undo takes it back."""
    restore_backup(folder, closed, secret, clock.now())
    for _ in range(2):
        vault = Vault.open(folder, secret, clock)
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        (entry,) = person.query(ListJournal(JournalFilter(kinds=frozenset({OperationKind.GO_BACK})))).entries
        assert (entry.summary.actor_kind, entry.summary.reason) == (ActorKind.PERSON, closed)
        assert person.query(VerifyJournal()).intact
        assert person.query(GetNextSteps()).undo_id != entry.summary.id
        vault.close()


def test_writing_goes_on_after_it(closed, folder, clock, secret):
    restore_backup(folder, closed, secret, clock.now())
    vault = Vault.open(folder, secret, clock)
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    entrance.change(Remember(Draft("Milk is delivered on Fridays.", type=MemoryType.FACT)))
    vault.close()
    assert len(texts(folder, secret, clock)) == 2


def test_what_unlocks_the_vault_today_unlocks_it_afterwards(closed, folder, clock, secret):
    vault = Vault.open(folder, secret, clock)
    vault.store.change_keys(KeyChange(add=Passphrase("a new one")))
    vault.close()
    restore_backup(folder, closed, Passphrase("a new one"), clock.now())
    assert texts(folder, Passphrase("a new one"), clock) == [THEN]
    assert texts(folder, secret, clock) == [THEN]


def test_with_the_key_file_gone_the_backups_own_keys_open_it(closed, folder, clock, secret):
    (folder / "keys.json").write_text("{}")
    restore_backup(folder, closed, secret, clock.now())
    assert texts(folder, secret, clock) == [THEN]
    aside = next((folder / "backups").glob("*-replaced"))
    assert {"vault.db", "keys.json"} <= {each.name for each in aside.iterdir()}


def test_a_damaged_vault_is_put_aside_as_it_is(closed, folder, clock, secret):
    damaged = b"damaged" * 1000
    (folder / "vault.db").write_bytes(damaged)
    aside = restore_backup(folder, closed, secret, clock.now())
    assert texts(folder, secret, clock) == [THEN]
    assert (aside / "vault.db").read_bytes() == damaged
    if os.name != "nt":
        assert (aside / "vault.db").stat().st_mode & 0o777 == 0o600


def test_a_log_of_the_old_file_is_not_taken_for_one_of_the_new(closed, folder, clock, secret):
    (folder / "vault.db").write_bytes(b"damaged")
    (folder / "vault.db-wal").write_bytes(b"a log of another file")
    restore_backup(folder, closed, secret, clock.now())
    assert texts(folder, secret, clock) == [THEN]


def test_a_client_that_was_revoked_since_stays_out(folder, clock, secret):
    """The backup knows its token; a person has to resume it."""
    vault = Vault.create(folder, (secret,), clock)
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    added = person.change(AddClient("Coder", grants=(Grant(ClientScope.READ, ("personal",)),)))
    name = vault.back_up().name
    person.change(RevokeClient(added.client.id))
    vault.close()
    clock.advance(timedelta(hours=1))
    restore_backup(folder, name, secret, clock.now())
    for _ in range(2):
        vault = Vault.open(folder, secret, clock)
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        (client,) = person.query(ListClients())
        with pytest.raises(ClientRefusedError):
            vault.client(added.token).query(FindMemories())
        assert client.state is ClientState.PAUSED
        assert person.query(VerifyJournal()).intact
        last = vault.store.number()
        vault.close()
    vault = Vault.open(folder, secret, clock)
    assert vault.store.number() == last, "pausing is done once"
    vault.entrance(Actor(ActorKind.PERSON, "You")).change(ResumeClient(client.id))
    vault.client(added.token).query(FindMemories())
    vault.close()


class TestRefused:
    def unchanged(self, folder, clock, secret):
        return texts(folder, secret, clock) == [THEN, NOW]

    def test_while_somebody_has_it_open(self, closed, folder, clock, secret):
        vault = Vault.open(folder, secret, clock)
        with pytest.raises(VaultInUseError):
            restore_backup(folder, closed, secret, clock.now())
        vault.close()
        assert self.unchanged(folder, clock, secret)

    def test_a_secret_that_opens_neither(self, closed, folder, clock, secret):
        with pytest.raises(WrongSecretError):
            restore_backup(folder, closed, new_recovery_key(), clock.now())
        assert self.unchanged(folder, clock, secret)

    def test_a_name_that_there_is_not(self, closed, folder, clock, secret):
        with pytest.raises(BackupNotFoundError):
            restore_backup(folder, "2026-01-01T000000.000000Z", secret, clock.now())
        assert self.unchanged(folder, clock, secret)

    @pytest.mark.parametrize("harm", ["truncated", "swapped head", "no keys"])
    def test_a_backup_that_is_not_what_it_must_be(self, closed, folder, clock, secret, harm):
        database = folder / "backups" / f"{closed}.db"
        keys = database.with_name(f"{closed}.keys.json")
        match harm:
            case "truncated":
                database.write_bytes(database.read_bytes()[:8192])
            case "swapped head":
                shutil.copy(folder / "keys.json", keys)
            case "no keys":
                keys.unlink()
        with pytest.raises(VaultDamagedError):
            restore_backup(folder, closed, secret, clock.now())
        assert self.unchanged(folder, clock, secret)


class Stopped(BaseException):
    """The power went."""


def test_wherever_it_stops_the_vault_is_the_old_one_or_the_new_one(
    closed, folder, clock, secret, monkeypatch, tmp_path
):
    """Every step that writes is the last one once; whoever opens the vault then finds it sound."""
    seen = set()
    for stop_at in range(1, 60):
        here = tmp_path / f"stopped-{stop_at}"
        shutil.copytree(folder, here)
        steps = iter(range(1, 1000))

        def stopping(original, steps=steps, stop_at=stop_at):
            def step(*arguments, **options):
                if next(steps) == stop_at:
                    raise Stopped
                return original(*arguments, **options)

            return step

        with monkeypatch.context() as patched:
            for owner, name in (
                (restoring, "sync_folder"),
                (restoring, "_copy"),
                (restoring, "replace_file"),
                (restoring.shutil, "rmtree"),
                (Path, "replace"),
                (Path, "unlink"),
            ):
                patched.setattr(owner, name, stopping(getattr(owner, name)))
            try:
                restore_backup(here, closed, secret, clock.now())
            except Stopped:
                finished = False
            else:
                finished = True
        found = texts(here, secret, clock)
        assert found in ([THEN], [THEN, NOW])
        assert not (here / "restoring").exists()
        seen.add(tuple(found))
        if finished:
            break
    assert finished
    assert seen == {(THEN,), (THEN, NOW)}
