"""Searches and the state of namespaces: archived ones, names used again, renamed ones, and all that in the past."""

from datetime import timedelta

import pytest

from remembrancer.model.changes import ArchiveNamespace, CreateNamespace, Remember, RenameNamespace, Undo
from remembrancer.model.memory import Draft
from remembrancer.model.queries import CountFacets, FindMemories, GetTimeline, ListNamespaces
from remembrancer.model.search import AllOf, AnyOf, HasTag, InNamespace, IsType, Negation, Search
from remembrancer.model.types import MemoryType


def remember(entrance, text, namespace="personal"):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT, tags=("plan",)), namespace)).memory


class Past:
    """personal; "work", archived after it was "job"; a new "work"; "away", archived."""

    def __init__(self, person, clock):
        self.clock = clock
        self.moments = {}
        self.own = remember(person, "Plan of mine")
        person.change(CreateNamespace("job"))
        self.old = remember(person, "Plan of the old work", "job")
        self.at("job")
        person.change(RenameNamespace("job", "work"))
        self.at("work")
        person.change(ArchiveNamespace("work"))
        self.at("archived")
        person.change(CreateNamespace("work"))
        self.new = remember(person, "Plan of the new work", "work")
        self.at("again")
        person.change(CreateNamespace("away"))
        self.away = remember(person, "Plan put away", "away")
        person.change(ArchiveNamespace("away"))

    def at(self, name):
        self.clock.advance(timedelta(minutes=1))
        self.moments[name] = self.clock.now()
        self.clock.advance(timedelta(minutes=1))


@pytest.fixture
def past(person, clock):
    return Past(person, clock)


def found(person, condition=None, moment=None, text=""):
    """What a search finds, which lists, timelines and counts must agree on."""
    search = Search(text, condition, moment)
    ids = set(person.query(FindMemories(search)).ids)
    assert set(person.query(GetTimeline(search)).ids) == ids
    facets = person.query(CountFacets(search))
    assert facets.found == len(ids)
    assert sum(facets.types.values()) == len(ids)
    return ids


@pytest.mark.parametrize("text", ["", "plan"])
def test_an_archived_namespace_is_looked_into_only_when_it_is_named(person, past, text):
    assert found(person, text=text) == {past.own, past.new}
    assert found(person, InNamespace("away"), text=text) == {past.away}
    assert found(person, AllOf((HasTag("plan"), InNamespace("away"))), text=text) == {past.away}
    assert found(person, AnyOf((InNamespace("away"), InNamespace("personal"))), text=text) == {past.away, past.own}


@pytest.mark.parametrize("text", ["", "plan"])
def test_leaving_a_namespace_out_does_not_bring_archived_ones_in(person, past, text):
    assert found(person, Negation(InNamespace("personal")), text=text) == {past.new}
    assert found(person, Negation(InNamespace("away")), text=text) == {past.own, past.new}
    assert found(person, AllOf((IsType(MemoryType.FACT), Negation(InNamespace("work")))), text=text) == {past.own}
    mixed = AnyOf((Negation(InNamespace("work")), HasTag("plan")))
    assert found(person, mixed, text=text) == {past.own, past.new}


@pytest.mark.parametrize("text", ["", "plan"])
def test_a_name_that_is_used_again_means_the_new_namespace_alone(person, past, text):
    assert found(person, InNamespace("work"), text=text) == {past.new}
    assert found(person, Negation(InNamespace("work")), text=text) == {past.own}


def test_the_past_shows_what_was_not_archived_yet(person, past):
    moments = past.moments
    assert found(person, moment=moments["job"]) == {past.own, past.old}
    assert found(person, moment=moments["work"]) == {past.own, past.old}
    assert found(person, moment=moments["archived"]) == {past.own}
    assert found(person, moment=moments["again"]) == {past.own, past.new}
    assert found(person, moment=moments["work"], text="plan") == {past.own, past.old}


def test_in_the_past_a_name_means_the_namespace_that_was_in_use_under_it_as_it_is_called_today(person, past):
    moments = past.moments
    assert found(person, InNamespace("work"), moments["work"]) == {past.old}
    assert found(person, InNamespace("work"), moments["work"], "plan") == {past.old}
    # Names are labels of today: whoever asks of the past uses the name that lists show now.
    assert found(person, InNamespace("work"), moments["job"]) == {past.old}
    assert found(person, InNamespace("job"), moments["job"]) == set()
    assert found(person, InNamespace("work"), moments["again"]) == {past.new}
    assert found(person, InNamespace("away"), moments["again"]) == set()


def test_a_namespace_whose_archiving_was_taken_back_is_seen_again(person, past):
    person.change(Undo())
    assert found(person) == {past.own, past.new, past.away}


def test_counts_of_namespaces_are_those_of_lists(person, past):
    assert person.query(CountFacets()).namespaces == {"personal": 1, "work": 1}
    assert person.query(CountFacets()).total == 2
    listed = {each.name: each.count for each in person.query(ListNamespaces())}
    assert listed == {"personal": 1, "work": 1}
    assert person.query(CountFacets(Search(condition=InNamespace("away")))).namespaces == {
        "away": 1,
        "personal": 1,
        "work": 1,
    }


def test_a_namespace_that_does_not_exist_has_nothing(person, past):
    assert found(person, InNamespace("nowhere")) == set()
    assert found(person, InNamespace("nowhere"), text="plan") == set()
    assert found(person, Negation(InNamespace("nowhere")), text="plan") == {past.own, past.new}
