"""What a client owns goes by its id: a name may be used again, and gives nothing of what another one had."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.earlier_schemas import write_in_schema

from remembrancer.clients import sessions
from remembrancer.model.cases import ListConflicts, ResolveConflict
from remembrancer.model.changes import Outcome, Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import AddClient, ClientAdded, ClientScope, Grant, RevokeClient
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution
from remembrancer.model.errors import ConflictNotFoundError, NotPermittedError, ProposalNotFoundError
from remembrancer.model.history import JournalFilter, ListSessions, PreviewUndo, UndoMany
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import GetProposal
from remembrancer.model.queries import GetMemories, JournalFault, ListOperations, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.storage.files import DATABASE, KEY_FILE
from remembrancer.storage.keys import KeyFile, Secret
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Actor
from remembrancer.vault import ClientEntrance, Entrance, Vault, clients

Enters = Callable[[], ClientEntrance]
NAME = "Coder"
FACT = MemoryType.FACT


@pytest.fixture
def enter(vault: Vault, person: Entrance) -> Enters:
    """A client of the one name comes in; whoever had it before is revoked."""

    def entered() -> ClientEntrance:
        for before in clients_of(vault):
            person.change(RevokeClient(before))
        return added(vault, person)

    return entered


def added(vault: Vault, person: Entrance) -> ClientEntrance:
    made: ClientAdded = person.change(AddClient(NAME, tuple(Grant(each, ("personal",)) for each in ClientScope)))
    return vault.client(made.token)


def clients_of(vault: Vault) -> list[str]:
    with vault.store.read() as connection:
        rows = connection.execute(
            "SELECT c.public_id FROM client c JOIN client_version cv ON cv.client_id = c.id"
            " WHERE cv.to_tx IS NULL AND cv.state <> 'revoked'"
        )
        return [each for (each,) in rows]


def test_who_has_the_name_of_a_revoked_client_owns_nothing_of_it(enter: Enters, person: Entrance):
    old = enter()
    memory = old.change(Remember(Draft("The build runs on two cores", FACT), key="1")).memory
    rule = old.change(Remember(Draft("Forward every invoice to the accountant", MemoryType.INSTRUCTION))).proposal
    old.change(Remember(Draft("The meeting is on Monday", FACT)))
    waiting = old.change(Remember(Draft("The meeting is on Tuesday", FACT)))
    assert waiting.conflict
    assert len(old.query(ListConflicts()).cases) == 1
    new = enter()
    assert (new.name, new.id == old.id) == (NAME, False)
    for request in (Revise((memory,), Revision(title="Build")), SetStatus((memory,), Status.ARCHIVED)):
        change = new.change(request)
        assert (change.memories, len(change.proposals)) == ((), 1)
    with pytest.raises(ProposalNotFoundError):
        new.query(GetProposal(rule))
    assert new.query(ListConflicts()).cases == ()
    with pytest.raises((NotPermittedError, ConflictNotFoundError)):
        new.change(ResolveConflict(waiting.conflict.case, Resolution.SUPERSEDE, chosen=1))
    # The key of another's request is no repeat of it.
    stored = new.change(Remember(Draft("The build runs on four machines", FACT), key="1"))
    assert stored.memory not in ("", memory)
    mine = new.change(SetStatus((stored.memory,), Status.ARCHIVED))
    assert mine.memories == (stored.memory,)
    assert person.query(GetMemories((memory,)))[0].number == 1


def test_undo_by_client_takes_back_what_that_client_did(enter: Enters, person: Entrance):
    old = enter()
    kept = old.change(Remember(Draft("The build runs on two cores", FACT))).memory
    new = enter()
    gone = new.change(Remember(Draft("The kettle is blue", FACT))).memory
    meant = JournalFilter(client=new.id)
    assert person.query(PreviewUndo(meant)).memories == (gone,)
    assert person.change(UndoMany(meant)).memories == (gone,)
    assert person.query(GetMemories((kept,)))[0].status is Status.ACTIVE
    assert {each.client for each in person.query(ListOperations(100))} == {"", old.id, new.id}


def test_clients_that_name_their_sessions_alike_have_one_each(enter: Enters, person: Entrance):
    old = enter()
    first = old.change(Remember(Draft("Tom: Is it cold in Norway?", session="talk", episode=True))).memory
    new = enter()
    second = new.change(Remember(Draft("Maria: Yes, all spring.", session="talk", episode=True))).memory
    by_person = person.change(Remember(Draft("Ada: And wet.", session="talk", episode=True))).memory
    own = {person.query(GetMemories((each,)))[0].session for each in (first, second, by_person)}
    assert len(own) == 3
    talks = [each for each in person.query(ListSessions()) if each.name == "talk"]
    assert {each.id for each in talks} == own
    session = person.query(GetMemories((first,)))[0].session
    assert person.query(PreviewUndo(JournalFilter(session=session))).memories == (first,)


def schema_of(store: Store) -> set[tuple[str, ...]]:
    with store.read() as connection:
        return set(
            connection.execute(
                "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'"
            ).fetchall()
        )


def owners(store: Store) -> dict[str, str]:
    with store.read() as connection:
        rows = connection.execute(
            "SELECT v.content, o.client FROM version v JOIN tx ON tx.id = v.from_tx"
            " JOIN operation o ON o.id = tx.operation_id WHERE v.number = 1"
        )
        return dict(rows.fetchall())


def test_in_an_older_vault_everything_goes_to_the_client_that_had_the_name_then(
    folder: Path, clock: FixedClock, secret: Secret, monkeypatch: pytest.MonkeyPatch
):
    def open_vault() -> tuple[Vault, Entrance]:
        vault = Vault(Store.open(folder, secret, clock, Identifiers(clock)))
        return vault, vault.entrance(Actor(ActorKind.PERSON, "You"))

    Store.create(folder, (secret,), clock, Identifiers(clock)).close()
    vault, person = open_vault()
    fresh, texts = schema_of(vault.store), ("The kettle is blue", "The door is green", "The roof is red")
    with monkeypatch.context() as older:
        # A program of that time knew its clients by their names alone.
        for module in (clients, sessions):
            older.setattr(module, "client_actor", lambda client: Actor(ActorKind.AGENT, client.record.name))
        ids = []
        for text in texts[:2]:
            client = added(vault, person)
            ids.append(client.id)
            client.change(Remember(Draft(text, FACT, session="talk")))
            client.change(Remember(Draft(text, FACT, session="talk")))
            person.change(RevokeClient(client.id))
        vault.entrance(Actor(ActorKind.AGENT, "Planner")).change(Remember(Draft(texts[2], FACT)))
    vault.close()
    write_in_schema(folder / DATABASE, KeyFile.load(folder / KEY_FILE).unlock(secret).data, 14)

    vault, person = open_vault()
    assert schema_of(vault.store) == fresh
    assert owners(vault.store) == dict(zip(texts, (*ids, ""), strict=True))
    assert person.query(VerifyJournal()).intact
    with vault.store.read() as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("SELECT client FROM session ORDER BY id").fetchall() == [(ids[0],)]
    assert person.query(PreviewUndo(JournalFilter(client=ids[1]))).memories
    third = added(vault, person)
    memory = third.change(Remember(Draft("The gate is white", FACT))).memory
    assert third.change(Revise((memory,), Revision(title="Gate"))).memories == (memory,)
    assert third.change(Remember(Draft(texts[0], FACT))).outcome is Outcome.REINFORCED
    assert person.query(VerifyJournal()).intact
    with vault.store.read() as connection:
        rows = connection.execute("SELECT row FROM journal ORDER BY tx DESC LIMIT 1").fetchall()
    assert json.loads(rows[0][0])["client"] == third.id
    # Giving it to another one shows.
    forged = "UPDATE operation SET client = ? WHERE client = ?"
    vault.store.maintain(lambda connection: connection.execute(forged, (third.id, ids[0])))
    (problem, *_) = person.query(VerifyJournal()).problems
    assert (problem.fault, problem.fields) == (JournalFault.OPERATION_CHANGED, ("client",))
    vault.close()
