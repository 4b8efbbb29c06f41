"""A vault that opens though it is damaged: reading goes on, writing stops with one error, a check takes that back."""

from __future__ import annotations

from datetime import timedelta
from threading import Event

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.errors import VaultDamagedError, VaultReadOnlyError
from remembrancer.model.health import CheckHealth, GetHealth, HealthArea, HealthState, Repair, RepairVault
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetState, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.lock import OWNER_FILE
from remembrancer.vault import Actor, Vault
from remembrancer.vault.health_watch import EVERY, HealthWatch
from remembrancer.wording import describe_error, in_english

PERSON = Actor(ActorKind.PERSON, "You")
STORED = 150
DATABASE = frozenset({HealthArea.DATABASE})


def remember(entrance, text="The roof was tiled in 2019."):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT)))


def all_of(entrance):
    return len(entrance.query(FindMemories(limit=1000)).ids)


@pytest.fixture
def opened(secret, clock):
    vaults = []

    def open_it(folder):
        vaults.append(Vault.open(folder, secret, clock))
        return vaults[-1]

    yield open_it
    for vault in vaults:
        vault.close()


def test_whoever_meets_a_bad_page_stops_all_writing_and_reading_goes_on(damaging, opened):
    damaging.flip_middle("journal")
    vault = opened(damaging.folder)
    person = vault.entrance(PERSON)
    assert person.query(GetState()).writable
    remember(person)
    with pytest.raises(VaultDamagedError):
        person.query(VerifyJournal())
    number = person.query(GetState()).number
    for write in (
        lambda: remember(person, "Milk is delivered on Fridays."),
        lambda: vault.keep("draft", "half a sentence"),
        lambda: vault.entrance(Actor(ActorKind.AGENT, "Claude Code")).change(Remember(Draft("Tea without milk."))),
        lambda: person.change(AddClient("Cursor", (Grant(ClientScope.READ, ("personal",)),))),
    ):
        with pytest.raises(VaultReadOnlyError) as refused:
            write()
    words = describe_error(refused.value, in_english)
    assert "health" in words.action
    assert "nothing was changed" in words.text
    state = person.query(GetState())
    assert not state.writable
    assert state.number == number
    assert all_of(person) == STORED + 1


def test_a_failed_check_stops_writing_also_after_the_next_opening(damaging, opened):
    damaging.flip_middle("journal")
    vault = opened(damaging.folder)
    person = vault.entrance(PERSON)
    assert person.query(CheckHealth(DATABASE)).state is HealthState.DAMAGED
    with pytest.raises(VaultReadOnlyError):
        remember(person)
    vault.close()
    again = opened(damaging.folder).entrance(PERSON)
    assert not again.query(GetState()).writable
    with pytest.raises(VaultReadOnlyError):
        remember(again)
    assert all_of(again) == STORED


def test_a_check_that_finds_nothing_lets_writing_go_on(damaging, opened):
    vault = opened(damaging.folder)
    person = vault.entrance(PERSON)
    vault.store.guard.close()
    with pytest.raises(VaultReadOnlyError):
        remember(person)
    assert person.query(CheckHealth(DATABASE)).state is HealthState.SOUND
    remember(person)


def test_what_is_only_derived_is_made_again_by_a_repair_that_may_write(damaging, opened):
    vault = opened(damaging.folder)
    person = vault.entrance(PERSON)
    vault.store.maintain(lambda connection: connection.execute("DELETE FROM words WHERE rowid = 2").fetchall())
    vault.store.guard.close()
    assert person.change(RepairVault(Repair.WORDS)).mended


# Looking by itself


@pytest.fixture
def watch_of(opened):
    """Starts a watch that looks at once, and waits until it has."""
    watches = []

    def start(vault):
        looked = Event()
        check = vault._health.check_quickly

        def check_and_tell(progress):
            found = check(progress)
            looked.set()
            return found

        vault._health.check_quickly = check_and_tell
        watch = HealthWatch(vault.store, vault._health, lambda: None, first_after=timedelta(0))
        watches.append(watch)
        watch.start()
        return looked

    yield start
    for watch in watches:
        watch.stop()


def test_after_a_bad_end_the_file_is_looked_at_and_damage_stops_writing(damaging, opened, watch_of, secret, clock):
    vault = opened(damaging.folder)
    vault.entrance(PERSON).query(CheckHealth(DATABASE))
    vault.close()
    damaging.flip_middle("journal")
    (damaging.folder / OWNER_FILE).write_text('{"pid": 1, "since": "2026-03-18T09:00:00+00:00"}')
    vault = opened(damaging.folder)
    assert watch_of(vault).wait(30)
    person = vault.entrance(PERSON)
    finding = person.query(GetHealth()).of(HealthArea.DATABASE)
    assert finding.state is HealthState.DAMAGED
    assert finding.name == "journal"
    with pytest.raises(VaultReadOnlyError):
        remember(person)


def test_after_a_good_end_it_is_looked_at_once_a_week(damaging, opened, clock):
    vault = opened(damaging.folder)
    watch = HealthWatch(vault.store, vault._health, lambda: None)
    assert watch._is_due(), "never looked at"
    watch.work()
    person = vault.entrance(PERSON)
    first = person.query(GetHealth()).of(HealthArea.DATABASE)
    assert first.state is HealthState.SOUND
    clock.advance(EVERY - timedelta(hours=1))
    watch.work()
    assert person.query(GetHealth()).of(HealthArea.DATABASE) == first
    clock.advance(timedelta(hours=2))
    watch.work()
    assert person.query(GetHealth()).of(HealthArea.DATABASE).checked_at > first.checked_at


def test_whoever_meets_damage_has_the_file_looked_at_at_once(damaging, opened, watch_of):
    vault = opened(damaging.folder)
    vault.entrance(PERSON).query(CheckHealth(DATABASE))
    vault.close()
    damaging.flip_middle("journal")
    vault = opened(damaging.folder)
    looked = watch_of(vault)
    person = vault.entrance(PERSON)
    assert person.query(GetHealth()).state is HealthState.SOUND
    with pytest.raises(VaultDamagedError):
        person.query(VerifyJournal())
    assert looked.wait(30)
    assert person.query(GetHealth()).state is HealthState.DAMAGED
