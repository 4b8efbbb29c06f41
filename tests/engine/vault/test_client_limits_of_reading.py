"""What a person deleted is gone for clients: at no instant, by no request, do they see what it said."""

from datetime import datetime, timedelta

import pytest

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.history import ChangeKind, GetVersionSteps, ListChanges
from remembrancer.model.language import AnswerAgent
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetHistory, GetMemories, Query
from remembrancer.model.recalling import Recall
from remembrancer.model.search import HasStatus, Negation, Search
from remembrancer.model.types import Status
from remembrancer.vault import Entrance, Vault

SAID = "The safe code is 4711 blue"
OTHERS = "The garden gate is green"
BEGIN = datetime.fromisoformat("2026-03-18T09:00:00+00:00")
THEN = BEGIN + timedelta(minutes=5)


def asked(memory: str) -> list[Query[object]]:
    return [
        Recall(Search("safe code", as_of=THEN)),
        AnswerAgent(Recall(Search("What is the safe code?", as_of=THEN))),
        Recall(Search("safe code", Negation(HasStatus(Status.ACTIVE)))),
        GetMemories((memory,), THEN),
        GetMemories((memory,)),
        GetHistory(memory),
        GetVersionSteps(memory),
        ListChanges(),
        ListChanges(until=THEN),
    ]


@pytest.mark.parametrize("on", [EVERY_NAMESPACE, ("personal",)])
def test_what_was_deleted_is_told_to_no_client_as_it_was_before(
    vault: Vault, person: Entrance, clock: FixedClock, on: tuple[str, ...]
):
    deleted = person.change(Remember(Draft(SAID))).memory
    kept = person.change(Remember(Draft(OTHERS))).memory
    clock.advance(timedelta(hours=1))
    person.change(Revise((deleted,), Revision(title="4711")))
    person.change(SetStatus((deleted,), Status.DELETED))
    added = person.change(AddClient("Coder", tuple(Grant(each, on) for each in ClientScope)))
    client = vault.client(added.token)
    for request in asked(deleted):
        try:
            reply = client.query(request)
        except RemembrancerError as error:
            reply = str(error)
        assert "4711" not in repr(reply), request
    assert client.query(FindMemories(Search(as_of=THEN))).ids == (kept,)
    # That it is gone is told, for whoever keeps a copy.
    assert [each.memory for each in client.query(ListChanges()).changes if ChangeKind.DELETED in each.kinds] == [
        deleted
    ]
    assert SAID in repr(person.query(GetMemories((deleted,), THEN)))


def test_what_was_restored_is_told_again(vault: Vault, person: Entrance):
    memory = person.change(Remember(Draft(SAID))).memory
    person.change(SetStatus((memory,), Status.DELETED))
    person.change(SetStatus((memory,), Status.ACTIVE))
    added = person.change(AddClient("Coder", (Grant(ClientScope.READ, ("personal",)),)))
    assert len(vault.client(added.token).query(GetHistory(memory))) == 3
