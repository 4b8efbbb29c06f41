"""How a namespace is recalled where a request does not say: set by a person, taken by everybody, taken back by undo."""

from __future__ import annotations

import pytest
from tests.engine.conftest import AGENT

from remembrancer.model.changes import CreateNamespace, Remember, Undo
from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import JournalFault, VerifyJournal
from remembrancer.model.recalling import (
    Ask,
    Episodes,
    GetRecallDefaults,
    Recall,
    RecallDefaults,
    SetRecallDefaults,
)
from remembrancer.model.search import InNamespace, Search
from remembrancer.model.types import MemoryType

QUESTION = "kettle"
SET = RecallDefaults(budget=300, episodes=Episodes.NONE, floor=0.0, limit=2)


@pytest.fixture
def filled(person):
    for number in range(4):
        person.change(Remember(Draft(f"The kettle number {number} is blue", type=MemoryType.FACT)))
    person.change(Remember(Draft("Ben: my kettle whistles", episode=True, session="talk")))
    return person


def recalled(entrance, **values):
    return entrance.query(Recall(Search(QUESTION), **values))


def test_what_a_request_leaves_out_is_taken_from_the_namespace(filled):
    assert len(recalled(filled).items) == 5
    filled.change(SetRecallDefaults(SET))
    found = recalled(filled)
    assert (len(found.items), found.block.budget, found.floor) == (2, 300, 0.0)
    assert not any(item.memory.episode for item in found.items)
    assert len(filled.query(Ask(Recall(Search(QUESTION)))).recalled.items) == 2


def test_what_a_request_says_counts(filled):
    filled.change(SetRecallDefaults(SET))
    found = recalled(filled, limit=4, budget=500, episodes=Episodes.ONLY)
    assert [item.memory.episode for item in found.items] == [True]
    assert found.block.budget == 500
    assert len(recalled(filled, limit=100, episodes=Episodes.AUTO).items) == 5


def test_where_several_namespaces_are_searched_nobodys_defaults_count(filled):
    filled.change(SetRecallDefaults(SET))
    filled.change(CreateNamespace("work"))
    assert len(recalled(filled).items) == 5
    here = Search(QUESTION, InNamespace("personal"))
    assert len(filled.query(Recall(here)).items) == 2


def test_deep_mode_that_is_not_installed_is_done_without_unless_it_was_asked_for(filled):
    filled.change(SetRecallDefaults(RecallDefaults(deep=True)))
    found = recalled(filled)
    assert found.items
    assert not found.deep


def test_a_client_gets_no_more_than_it_may_whatever_is_set(filled, vault):
    filled.change(SetRecallDefaults(RecallDefaults(budget=20_000)))
    token = filled.change(AddClient("Coder", (Grant(ClientScope.READ, EVERY_NAMESPACE),))).token
    client = vault.client(token)
    assert client.query(Recall(Search(QUESTION), ceiling=150)).block.budget == 20_000
    with pytest.raises(InvalidInputError):
        client.query(Recall(Search(QUESTION), budget=20_001))


def test_undo_takes_it_back_and_the_journal_knows_it(filled, store):
    operation = filled.change(SetRecallDefaults(SET)).operation
    assert filled.query(GetRecallDefaults()).defaults == SET
    filled.change(Undo(operation))
    assert filled.query(GetRecallDefaults()).is_default
    filled.change(SetRecallDefaults(SET))
    filled.change(SetRecallDefaults(None))
    assert filled.query(GetRecallDefaults()).is_default
    filled.change(SetRecallDefaults(SET))
    assert filled.query(VerifyJournal()).intact
    store.maintain(
        lambda connection: connection.execute(
            "UPDATE recall_default SET defaults = replace(defaults, '300', '301') WHERE to_tx IS NULL"
        )
    )
    (problem,) = filled.query(VerifyJournal()).problems
    assert problem.fault is JournalFault.RECALL_DEFAULTS_CHANGED


@pytest.mark.parametrize(
    ("wrong", "field"), [({"budget": 99}, "budget"), ({"limit": 101}, "limit"), ({"floor": 1.5}, "floor")]
)
def test_a_value_outside_its_limits_is_refused_by_name(person, wrong, field):
    with pytest.raises(InvalidInputError) as caught:
        person.change(SetRecallDefaults(RecallDefaults(**wrong)))
    assert caught.value.field == field


def test_only_a_person_sets_it(vault):
    with pytest.raises(NotPermittedError):
        vault.entrance(AGENT).change(SetRecallDefaults(SET))
