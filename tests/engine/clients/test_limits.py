from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import (
    AddClient,
    ClientScope,
    ClientState,
    GetClient,
    Grant,
    ListClients,
    ListOwnSessions,
    Quotas,
    RenewSession,
    ResumeClient,
    WrapSession,
)
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import (
    ClientRefusedError,
    IdempotencyConflictError,
    InvalidInputError,
    QuotaExceededError,
)
from remembrancer.model.history import ListSessions
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, ListOperations
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.traffic import ListTraffic, RequestOutcome
from remembrancer.model.types import OperationKind, Status
from remembrancer.storage.clients import days_of_clients
from remembrancer.storage.keys import Secret
from remembrancer.storage.store import Store
from remembrancer.vault import ClientEntrance, Entrance, Vault

Enters = Callable[..., ClientEntrance]
READ_AND_WRITE = (Grant(ClientScope.READ, ("personal",)), Grant(ClientScope.WRITE, ("personal",)))


@pytest.fixture
def enter(vault: Vault, person: Entrance) -> Enters:
    def entered(name: str = "Coder", **quotas: int) -> ClientEntrance:
        return vault.client(person.change(AddClient(name, READ_AND_WRITE, quotas=Quotas(**quotas))).token)

    return entered


def test_counts_are_written_again_once_a_damaged_vault_takes_writes(enter: Enters, vault: Vault, clock: FixedClock):
    client = enter()
    vault.store.guard.close()
    client.query(Recall(Search("anything")))
    vault.store.in_turn(lambda: None)  # behind what was refused
    vault.store.guard.open()
    clock.advance(timedelta(minutes=2))
    client.query(Recall(Search("anything")))
    vault.store.maintain(lambda _: None)
    with vault.store.read() as connection:
        (day,) = days_of_clients(connection)
    assert day.counts.recalls == 2


def test_a_minute_is_the_last_sixty_seconds(enter: Enters, clock: FixedClock, person: Entrance):
    client = enter(writes_per_minute=2)
    client.change(Remember(Draft("One")))
    clock.advance(timedelta(seconds=30))
    client.change(Remember(Draft("Two")))
    with pytest.raises(QuotaExceededError) as refused:
        client.change(Remember(Draft("Three")))
    assert refused.value.values == {"reason": "writes_per_minute", "limit": 2, "retry_after": 30}
    clock.advance(timedelta(seconds=30))
    client.change(Remember(Draft("Three")))
    with pytest.raises(QuotaExceededError):
        client.change(Remember(Draft("Four")))
    assert len(person.query(FindMemories()).ids) == 3


def test_recalls_have_a_minute_of_their_own(enter: Enters):
    client = enter(recalls_per_minute=1, writes_per_minute=1)
    client.change(Remember(Draft("One")))
    client.query(Recall(Search("One")))
    with pytest.raises(QuotaExceededError) as refused:
        client.query(Recall(Search("One")))
    assert refused.value.values["reason"] == "recalls_per_minute"


def test_a_day_is_counted_across_a_start_and_ends_at_midnight(
    enter: Enters, vault: Vault, person: Entrance, folder: Path, secret: Secret, clock: FixedClock
):
    added = person.change(AddClient("Coder", READ_AND_WRITE, quotas=Quotas(writes_per_day=2)))
    for text in ("One", "Two"):
        vault.client(added.token).change(Remember(Draft(text)))
    vault.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
    client = again.client(added.token)
    with pytest.raises(QuotaExceededError) as refused:
        client.change(Remember(Draft("Three")))
    assert refused.value.values["reason"] == "writes_per_day"
    clock.advance(timedelta(hours=15))
    client.change(Remember(Draft("Three")))
    shown = again.entrance(person.actor).query(GetClient(added.client.id))
    assert (shown.today.writes, shown.total.writes, shown.total.refused) == (1, 3, 1)
    again.close()


def test_quotas_and_repeats_are_known_to_the_next_owner(
    vault: Vault, person: Entrance, folder: Path, secret: Secret, clock: FixedClock
):
    added = person.change(AddClient("Coder", READ_AND_WRITE, quotas=Quotas(writes_per_minute=2)))
    request = Remember(Draft("The kettle is blue"), key="once")
    stored = vault.client(added.token).change(request)
    clock.advance(timedelta(seconds=30))
    vault.client(added.token).change(Remember(Draft("The door is green")))
    vault.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
    client = again.client(added.token)
    with pytest.raises(QuotaExceededError) as refused:
        client.change(Remember(Draft("The roof is red")))
    assert (refused.value.values["reason"], refused.value.values["retry_after"]) == ("writes_per_minute", 30)
    clock.advance(timedelta(seconds=30))
    assert client.change(request) == stored
    clock.advance(timedelta(seconds=60))
    with pytest.raises(IdempotencyConflictError):
        client.change(Remember(Draft("The roof is red"), key="once"))
    assert len(again.entrance(person.actor).query(FindMemories()).ids) == 2
    again.close()


def test_tokens_of_a_day_end_what_is_delivered(enter: Enters, person: Entrance):
    for number in range(20):
        person.change(Remember(Draft(f"The kettle number {number} is blue and stands in the kitchen by the window")))
    client = enter(tokens_per_day=150)
    first = client.query(Recall(Search("kettle")))
    assert 0 < first.block.tokens <= 150

    def ask_on():
        while client.query(Recall(Search("kettle"))).block.tokens:
            pass

    with pytest.raises(QuotaExceededError) as refused:
        ask_on()
    assert refused.value.values["reason"] == "tokens_per_day"
    with pytest.raises(QuotaExceededError):
        client.query(GetMemories(person.query(FindMemories()).ids))


def test_a_client_that_changes_a_fifth_of_a_namespace_is_paused(enter: Enters, person: Entrance, clock: FixedClock):
    client = enter(writes_per_minute=1000)
    memories = [client.change(Remember(Draft(f"Statement {number}"))).memory for number in range(60)]
    for memory in memories[:12]:
        client.change(SetStatus((memory,), Status.ARCHIVED))
    with pytest.raises(ClientRefusedError) as refused:
        client.change(SetStatus((memories[12],), Status.ARCHIVED))
    assert refused.value.values["reason"] == "paused"
    (shown,) = person.query(ListClients())
    assert (shown.state, shown.pause_reason) == (ClientState.PAUSED, "breaker")
    archived = [each for each in person.query(GetMemories(tuple(memories))) if each.status is Status.ARCHIVED]
    assert len(archived) == 12
    assert person.query(ListOperations(1))[0].kind is OperationKind.PAUSE_CLIENT
    person.change(ResumeClient(shown.id))
    client.change(Remember(Draft("Back again")))


def test_a_few_changes_trip_no_breaker_however_small_the_namespace(enter: Enters, clock: FixedClock):
    client = enter()
    memories = [client.change(Remember(Draft(f"Statement {number}"))).memory for number in range(10)]
    for memory in memories:
        client.change(Revise((memory,), Revision(title="Seen")))
    clock.advance(timedelta(minutes=11))
    for memory in memories:
        client.change(Revise((memory,), Revision(title="Seen again")))


def test_a_client_changes_one_memory_at_a_time(enter: Enters):
    client = enter()
    memories = tuple(client.change(Remember(Draft(f"Statement {number}"))).memory for number in range(2))
    with pytest.raises(InvalidInputError):
        client.change(SetStatus(memories, Status.ARCHIVED))


def test_a_session_is_opened_by_itself_and_groups_what_is_written(enter: Enters, person: Entrance, clock: FixedClock):
    client = enter()
    first = client.change(Remember(Draft("One"))).memory
    name = client.access().session.name
    clock.advance(timedelta(hours=5))
    second = client.change(Remember(Draft("Two"))).memory
    assert client.access().session.name == name
    clock.advance(timedelta(hours=1))
    third = client.change(Remember(Draft("Three"))).memory
    sessions = {each.id: each.session for each in person.query(GetMemories((first, second, third)))}
    assert sessions[first] == sessions[second] != sessions[third]
    assert {each.name for each in person.query(ListSessions())} == {name, client.access().session.name}
    assert [each.closed_at is None for each in client.query(ListOwnSessions())] == [True, False]


def test_a_session_is_renewed_and_closed_with_a_summary(enter: Enters, person: Entrance, clock: FixedClock):
    client = enter()
    client.change(Remember(Draft("One")))
    name = client.access().session.name
    clock.advance(timedelta(hours=5))
    assert client.change(RenewSession()).ends_at == clock.now() + timedelta(hours=6)
    clock.advance(timedelta(hours=5))
    wrapped = client.change(WrapSession("We counted to one", "personal"))
    assert (wrapped.session.name, wrapped.session.closed_at) == (name, clock.now())
    assert wrapped.session.counts.writes == 2
    (memory,) = person.query(GetMemories((wrapped.summary.memory,)))
    assert memory.content == "We counted to one"
    assert client.access().session.name != name


def test_what_was_read_in_a_session_stands_in_the_journal_as_one_row(enter: Enters, person: Entrance):
    client = enter()
    client.change(Remember(Draft("The kettle is blue")))
    for _ in range(3):
        client.query(Recall(Search("kettle")))
    before = person.query(ListOperations(10))
    assert [each.kind for each in before].count(OperationKind.CLIENT_SESSION) == 0
    client.change(WrapSession())
    (newest, *_) = person.query(ListOperations(10))
    assert (newest.kind, newest.actor) == (OperationKind.CLIENT_SESSION, "Coder")


def test_the_live_view_is_told_of_every_request_and_none_of_its_words(enter: Enters, vault: Vault, person: Entrance):
    client = enter(recalls_per_minute=1)
    seen = []
    stop = vault.follow_clients(seen.append)
    client.change(Remember(Draft("The quuxvillian kettle is blue")))
    client.query(Recall(Search("quuxvillian")))
    with pytest.raises(QuotaExceededError):
        client.query(Recall(Search("quuxvillian")))
    vault.note_refused("recall", "no_token")
    stop()
    client.change(Remember(Draft("Not told")))
    assert [(each.name, each.operation, each.outcome, each.reason) for each in seen] == [
        ("Coder", "remember", RequestOutcome.DONE, "created"),
        ("Coder", "recall", RequestOutcome.DONE, ""),
        ("Coder", "recall", RequestOutcome.REFUSED, "recalls_per_minute"),
        ("", "recall", RequestOutcome.REFUSED, "no_token"),
    ]
    assert (seen[1].memories, seen[1].tokens > 0) == (1, True)
    assert "quuxvillian" not in str(seen)
    traffic = person.query(ListTraffic())
    assert [each.number for each in traffic.requests] == [5, 4, 3, 2, 1]
    assert person.query(ListTraffic(after=3)).requests[-1].number == 4
    (known, unknown) = sorted(traffic.minutes, key=lambda each: each.client, reverse=True)
    assert (known.writes, known.recalls, known.refused, unknown.refused) == (2, 1, 1, 1)
    (day,) = traffic.days
    assert (day.counts.writes, day.counts.recalls, day.counts.refused, day.counts.memories) == (2, 1, 1, 1)
