import hashlib
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from remembrancer.model.changes import ChangeRequest, Remember, Undo
from remembrancer.model.clients import (
    EVERY_NAMESPACE,
    AddClient,
    ChangeClient,
    ClientAdded,
    ClientScope,
    ClientState,
    GetClient,
    Grant,
    ListClients,
    PauseClient,
    Quotas,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import (
    ClientNotFoundError,
    ClientRefusedError,
    InvalidInputError,
    NamespaceNotFoundError,
    NothingToUndoError,
    NotPermittedError,
)
from remembrancer.model.history import GetNextSteps
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, JournalFault, ListOperations, VerifyJournal
from remembrancer.model.types import OperationKind
from remembrancer.storage.connection import connect
from remembrancer.storage.keys import Secret
from remembrancer.storage.store import Store
from remembrancer.vault import Entrance, Vault

AddsClient = Callable[..., ClientAdded]
READ = (Grant(ClientScope.READ, ("personal",)),)


def test_a_token_opens_the_vault_and_nothing_like_it_does(vault: Vault, add_client: AddsClient):
    added = add_client()
    assert vault.client(added.token).name == "Coder"
    for other in ("", added.token[:-1], added.token + "a", added.token.swapcase(), "ü" * 40, "\ud800", "a" * 100_000):
        with pytest.raises(ClientRefusedError) as refused:
            vault.client(other)
        assert refused.value.values["reason"] == "unknown_token"


def test_neither_a_token_nor_part_of_it_is_kept_anywhere(store: Store, vault: Vault, add_client: AddsClient):
    added = add_client()
    with store.read() as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        held = "".join(str(row) for table in tables for row in connection.execute(f"SELECT * FROM {table}"))
        digest = connection.execute("SELECT token FROM client").get
    assert added.token[:8] not in held
    assert added.token[4:20] not in held
    assert digest == hashlib.sha256(added.token.encode()).digest()


def test_two_clients_get_different_tokens_and_both_work_at_a_time(vault: Vault, add_client: AddsClient):
    first, second = add_client("Coder"), add_client("Planner")
    assert first.token != second.token
    assert vault.client(first.token).id != vault.client(second.token).id


def test_adding_tells_what_was_granted_and_lists_it(person: Entrance, add_client: AddsClient, clock: FixedClock):
    added = add_client("Zed", ClientScope.READ)
    (listed,) = person.query(ListClients())
    assert listed == added.client == person.query(GetClient(added.client.id))
    assert listed.grants == READ
    assert listed.quotas == Quotas()
    assert listed.created_at == clock.now()
    assert listed.state is ClientState.ACTIVE
    assert listed.may(ClientScope.READ, "personal")
    assert not listed.may(ClientScope.WRITE, "personal")


def test_a_paused_client_stays_out_until_it_is_resumed(vault: Vault, person: Entrance, add_client: AddsClient):
    added = add_client()
    held = vault.client(added.token)
    person.change(PauseClient(added.client.id, "too eager"))
    for attempt in (lambda: vault.client(added.token), lambda: held.query(GetMemories(()))):
        with pytest.raises(ClientRefusedError) as refused:
            attempt()
        assert refused.value.values["reason"] == "paused"
    assert person.query(GetClient(added.client.id)).pause_reason == "person"
    person.change(ResumeClient(added.client.id))
    assert held.query(GetMemories(())) == ()


def test_a_revoked_client_is_out_at_once_and_for_good(vault: Vault, person: Entrance, add_client: AddsClient):
    added = add_client()
    held = vault.client(added.token)
    change = person.change(RevokeClient(added.client.id))
    for attempt in (lambda: vault.client(added.token), lambda: held.change(Remember(Draft("Late")))):
        with pytest.raises(ClientRefusedError) as refused:
            attempt()
        assert refused.value.values["reason"] == "revoked"
    for again in (ResumeClient(added.client.id), ChangeClient(added.client.id, grants=READ)):
        with pytest.raises(ClientRefusedError):
            person.change(again)
    with pytest.raises(NothingToUndoError):
        person.change(Undo(change.operation))
    assert person.query(ListClients()) == ()
    assert [each.state for each in person.query(ListClients(revoked=True))] == [ClientState.REVOKED]


def test_changes_to_clients_are_never_what_undo_takes_back_next(person: Entrance, add_client: AddsClient):
    remembered = person.change(Remember(Draft("The kettle is blue")))
    add_client()
    assert person.query(GetNextSteps()).undo_id == remembered.change.operation


def test_a_client_ends_at_its_end(vault: Vault, person: Entrance, clock: FixedClock):
    until = clock.now() + timedelta(days=90)
    added = person.change(AddClient("Coder", READ, expires_at=until))
    clock.set(until - timedelta(microseconds=1))
    held = vault.client(added.token)
    clock.set(until)
    with pytest.raises(ClientRefusedError) as refused:
        held.query(GetMemories(()))
    assert refused.value.values["reason"] == "expired"
    person.change(ChangeClient(added.client.id, never_expires=True))
    assert held.query(GetMemories(())) == ()


def test_clients_are_as_they_were_after_a_start(
    vault: Vault, person: Entrance, add_client: AddsClient, folder: Path, secret: Secret, clock: FixedClock
):
    added = add_client("Coder", *ClientScope, namespaces=EVERY_NAMESPACE)
    person.change(ChangeClient(added.client.id, quotas=Quotas(writes_per_day=7)))
    before = person.query(ListClients())
    vault.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
    assert again.entrance(person.actor).query(ListClients()) == before
    assert again.client(added.token).id == added.client.id
    again.close()


@pytest.mark.parametrize(
    ("request_made", "field"),
    [
        (AddClient("", READ), "name"),
        (AddClient("a" * 65, READ), "name"),
        (AddClient("you", READ), "name"),
        (AddClient("Remembrancer", READ), "name"),
        (AddClient("x\x1b[2J", READ), "name"),
        (AddClient("Coder", ()), "grants"),
        (AddClient("Coder", (Grant(ClientScope.READ, ()),)), "namespace"),
        (AddClient("Coder", (Grant(ClientScope.READ, ("a b",)),)), "namespace"),
        (AddClient("Coder", READ, quotas=Quotas(writes_per_day=-1)), "quotas"),
        (AddClient("Coder", READ, quotas=Quotas(tokens_per_day=10**9)), "quotas"),
        (AddClient("Coder", READ, program="p" * 501), "program"),
    ],
)
def test_what_is_outside_its_limits_is_named_and_adds_nobody(
    person: Entrance, request_made: ChangeRequest[ClientAdded], field: str
):
    with pytest.raises(InvalidInputError) as refused:
        person.change(request_made)
    assert refused.value.field == field
    assert person.query(ListClients(revoked=True)) == ()


def test_an_end_in_the_past_is_refused(person: Entrance, clock: FixedClock):
    with pytest.raises(InvalidInputError) as refused:
        person.change(AddClient("Coder", READ, expires_at=clock.now()))
    assert (refused.value.field, refused.value.reason) == ("expires_at", "past")


def test_a_namespace_that_is_not_there_cannot_be_granted(person: Entrance):
    with pytest.raises(NamespaceNotFoundError):
        person.change(AddClient("Coder", (Grant(ClientScope.READ, ("nowhere",)),)))


def test_a_name_is_used_once_but_that_of_a_revoked_client_again(person: Entrance, add_client: AddsClient):
    added = add_client("Coder")
    with pytest.raises(InvalidInputError) as refused:
        add_client("coder")
    assert refused.value.reason == "in_use"
    person.change(RevokeClient(added.client.id))
    assert add_client("coder").client.name == "coder"


def test_only_a_person_decides_who_gets_in(vault: Vault, agent: Entrance, add_client: AddsClient):
    added = add_client("Coder", *ClientScope, namespaces=EVERY_NAMESPACE)
    for entrance in (agent, vault.client(added.token)):
        for request in (
            AddClient("Other", READ),
            ChangeClient(added.client.id, grants=READ),
            PauseClient(added.client.id),
            ResumeClient(added.client.id),
            RevokeClient(added.client.id),
        ):
            with pytest.raises(NotPermittedError):
                entrance.change(request)
        for query in (ListClients(), GetClient(added.client.id)):
            with pytest.raises(NotPermittedError):
                entrance.query(query)


def test_there_is_no_client_of_an_unknown_id(person: Entrance):
    with pytest.raises(ClientNotFoundError):
        person.query(GetClient("01ARZ3NDEKTSV4RRFFQ69G5FAV"))
    with pytest.raises(ClientNotFoundError):
        person.change(PauseClient("01ARZ3NDEKTSV4RRFFQ69G5FAV"))


def test_every_change_is_in_the_journal_which_verifies(person: Entrance, add_client: AddsClient):
    added = add_client()
    person.change(ChangeClient(added.client.id, quotas=Quotas(writes_per_minute=1)))
    person.change(PauseClient(added.client.id))
    person.change(ResumeClient(added.client.id))
    person.change(RevokeClient(added.client.id))
    kinds = [each.kind for each in person.query(ListOperations(5))]
    assert kinds == [
        OperationKind.REVOKE_CLIENT,
        OperationKind.RESUME_CLIENT,
        OperationKind.PAUSE_CLIENT,
        OperationKind.CHANGE_CLIENT,
        OperationKind.ADD_CLIENT,
    ]
    assert person.query(VerifyJournal()).intact


@pytest.mark.parametrize(
    "alteration",
    [
        "UPDATE client_version SET state = 'active' WHERE state = 'revoked'",
        "UPDATE client_grant SET namespace_id = NULL",
        "UPDATE client_grant SET scope = 'write' WHERE scope = 'propose'",
        (
            "DELETE FROM client_grant WHERE version_id > 1; DELETE FROM client_version WHERE state = 'revoked';"
            " UPDATE client_version SET to_tx = NULL"
        ),
    ],
)
def test_widening_a_client_behind_the_vaults_back_shows(
    vault: Vault,
    person: Entrance,
    add_client: AddsClient,
    folder: Path,
    secret: Secret,
    clock: FixedClock,
    alteration: str,
):
    person.change(RevokeClient(add_client().client.id))
    key = vault.store._keys.data
    vault.close()
    connection = connect(folder / "vault.db", key)
    for statement in alteration.split("; "):
        connection.execute(statement)
    connection.close()
    again = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
    check = again.entrance(person.actor).query(VerifyJournal())
    again.close()
    assert JournalFault.CLIENT_CHANGED in {each.fault for each in check.problems}
