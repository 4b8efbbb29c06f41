"""What a person deleted or turned down is gone for clients: at no instant, by no request, do they see what it said."""

from datetime import datetime, timedelta

import pytest

from remembrancer.clients.access import RIGHTS
from remembrancer.model.cases import (
    CaseState,
    ConflictFilter,
    CountConflicts,
    GetConflict,
    ListConflicts,
    OpenConflict,
    ResolveConflict,
)
from remembrancer.model.changes import Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.clock import FixedClock
from remembrancer.model.conflicts import Resolution
from remembrancer.model.days import GetChangesAround
from remembrancer.model.errors import ConflictNotFoundError, RemembrancerError
from remembrancer.model.history import (
    ChangeFilter,
    ChangeKind,
    CountChanges,
    GetVersionSteps,
    ListChanges,
    ListSessions,
)
from remembrancer.model.language import AnswerAgent
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import GetProposal
from remembrancer.model.queries import (
    CountFacets,
    FindMemories,
    GetHistory,
    GetMemories,
    ListNamespaces,
    ListTags,
    Query,
)
from remembrancer.model.recalling import Recall
from remembrancer.model.reports import GetReport
from remembrancer.model.search import AnyOf, HasStatus, Negation, Search
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


def turned_down(person: Entrance) -> tuple[str, str]:
    """A memory that was in force until it was turned down in favour of another, and the case of both."""
    kept = person.change(Remember(Draft(OTHERS))).memory
    memory = person.change(Remember(Draft(SAID))).memory
    case = person.change(OpenConflict(kept, memory)).cases[0]
    person.change(ResolveConflict(case, Resolution.RETAIN, chosen=0))
    assert person.query(GetMemories((memory,)))[0].status is Status.REJECTED
    return memory, case


@pytest.mark.parametrize("on", [EVERY_NAMESPACE, ("personal",)])
def test_what_was_turned_down_is_told_to_no_client_by_any_request_it_may_send(
    vault: Vault, person: Entrance, clock: FixedClock, on: tuple[str, ...]
):
    memory, case = turned_down(person)
    clock.advance(timedelta(hours=1))
    client = vault.client(person.change(AddClient("Coder", tuple(Grant(each, on) for each in ClientScope))).token)
    is_rejected = HasStatus(Status.REJECTED)
    more: list[Query[object]] = [
        FindMemories(Search("safe code")),
        FindMemories(Search("safe code", as_of=THEN)),
        FindMemories(Search(condition=is_rejected)),
        FindMemories(Search(condition=AnyOf((is_rejected, HasStatus(Status.ARCHIVED))))),
        Recall(Search("safe code", is_rejected)),
        AnswerAgent(Recall(Search("safe code", Negation(is_rejected)))),
        CountFacets(Search(condition=is_rejected)),
        ListChanges(filter=ChangeFilter(condition=is_rejected)),
        GetConflict(case),
        ListConflicts(ConflictFilter(states=frozenset(CaseState))),
        GetReport(BEGIN.date(), "personal"),
    ]
    sent = {type(each) for each in (*asked(memory), *more)}
    tell_no_texts = {ListTags, ListNamespaces, CountChanges, ListSessions, GetChangesAround, CountConflicts}
    tell_their_own = {GetProposal}
    reading = {each for each in RIGHTS if issubclass(each, Query)}
    assert reading == sent | tell_no_texts | tell_their_own
    for request in (*asked(memory), *more):
        try:
            reply = client.query(request)
        except RemembrancerError as error:
            reply = str(error)
        assert "4711" not in repr(reply), request
    # What nobody turned down may be asked for.
    person.change(SetStatus((person.query(FindMemories()).ids[0],), Status.ARCHIVED))
    assert len(client.query(FindMemories(Search(condition=HasStatus(Status.ARCHIVED)))).ids) == 1
    assert person.query(FindMemories(Search(condition=is_rejected))).ids == (memory,)


def test_a_case_of_what_was_deleted_later_tells_it_to_no_client(vault: Vault, person: Entrance):
    old = person.change(Remember(Draft(SAID))).memory
    new = person.change(Remember(Draft(OTHERS))).memory
    case = person.change(OpenConflict(old, new)).cases[0]
    person.change(ResolveConflict(case, Resolution.ANNOTATE))
    client = vault.client(person.change(AddClient("Coder", (Grant(ClientScope.READ, ("personal",)),))).token)
    everything = ListConflicts(ConflictFilter(states=frozenset(CaseState)))
    assert SAID in repr(client.query(everything))
    person.change(SetStatus((old,), Status.DELETED))
    assert SAID not in repr(client.query(everything))
    with pytest.raises(ConflictNotFoundError):
        client.query(GetConflict(case))
    assert SAID in repr(person.query(GetConflict(case)))
