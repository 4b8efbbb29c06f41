"""Counts beside the values one can filter by: with a text as without one, they say what choosing would give."""

import pytest

from remembrancer.model.cases import OpenConflict, SetConflictSettings
from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision, SetStatus
from remembrancer.model.clients import AddClient, ClientScope, Grant
from remembrancer.model.memory import Draft, Source
from remembrancer.model.queries import CountFacets, FindMemories
from remembrancer.model.search import (
    AllOf,
    Flag,
    FromSource,
    HasFlag,
    HasStatus,
    HasTag,
    InNamespace,
    IsType,
    Negation,
    Search,
)
from remembrancer.model.types import MemoryType, SourceKind, Status

TYPES = (MemoryType.FACT, MemoryType.GOAL, MemoryType.EVENT)
TAGS = ("red", "green")
SPACES = ("personal", "work")
SOURCES = ("École", "other")


@pytest.fixture
def person(person, vault):
    person.change(CreateNamespace("work"))
    for space in SPACES:
        # They differ by a number and by nothing else.
        person.change(SetConflictSettings(space, certainty=1.0))
    may_propose = Grant(ClientScope.PROPOSE, SPACES)
    client = vault.client(person.change(AddClient("Coder", (may_propose,))).token)
    for number in range(48):
        draft = Draft(
            f"Apples of kind {number}" if number % 2 else f"Pears of kind {number}",
            type=TYPES[number % 3],
            tags=(TAGS[number // 2 % 2],),
            source=Source(SourceKind.FILE, SOURCES[number // 4 % 2]),
        )
        memory = person.change(Remember(draft, SPACES[number // 8 % 2])).memory
        if number % 5 == 0:
            person.change(SetStatus((memory,), Status.ARCHIVED))
        elif number % 8 == 1:
            client.change(Revise((memory,), Revision(pinned=True)))
    ids = person.query(FindMemories(Search(condition=InNamespace("work")))).ids
    for old, new in zip(ids[::4], ids[1::4], strict=False):
        person.change(OpenConflict(old, new))
    return person


@pytest.mark.parametrize("text", ["", "apples"])
@pytest.mark.parametrize(
    "chosen",
    [
        (),
        (IsType(MemoryType.FACT),),
        (HasStatus(Status.ARCHIVED),),
        (HasTag("red"),),
        (InNamespace("work"),),
        (FromSource("École"),),
        (IsType(MemoryType.GOAL), HasTag("green"), InNamespace("personal")),
        (HasFlag(Flag.CONTESTED),),
        (HasFlag(Flag.WAITING), InNamespace("personal")),
    ],
)
def test_a_count_is_what_choosing_the_value_would_find(person, text, chosen):
    def found(*conditions):
        return len(person.query(FindMemories(Search(text, AllOf(conditions)))).ids)

    def others(kind):
        return tuple(condition for condition in chosen if not isinstance(condition, kind))

    facets = person.query(CountFacets(Search(text, AllOf(chosen))))
    assert facets.found == found(*chosen)
    for kind in TYPES:
        assert facets.types[kind] == found(*others(IsType), IsType(kind))
    # Flags stand beside the statuses, and are left out with them.
    beside = tuple(each for each in others(HasStatus) if not isinstance(each, HasFlag))
    for status in (Status.ACTIVE, Status.ARCHIVED):
        assert facets.statuses[status] == found(*beside, HasStatus(status))
    assert facets.contested == found(*beside, HasFlag(Flag.CONTESTED))
    assert facets.waiting == found(*beside, HasFlag(Flag.WAITING))
    for tag in TAGS:
        assert dict(facets.tags).get(tag, 0) == found(*others(HasTag), HasTag(tag))
    for space in SPACES:
        assert facets.namespaces.get(space, 0) == found(*others(InNamespace), InNamespace(space))
    for source in SOURCES:
        count = sum(each.count for each in facets.sources if each.name == source)
        assert count == found(*others(FromSource), FromSource(source))


@pytest.mark.parametrize("name", ["École", "école", "ÉCOLE", "E\u0301COLE"])
def test_a_source_is_named_in_any_case_and_any_form_of_its_letters(person, name):
    search = Search(condition=FromSource(name))
    assert len(person.query(FindMemories(search)).ids) == person.query(CountFacets(search)).found > 0


def test_what_is_contested_and_what_waits_is_counted_whatever_is_chosen(person):
    facets = [person.query(CountFacets(Search(condition=each))) for each in (None, HasStatus(Status.ARCHIVED))]
    assert {(each.contested > 0, each.waiting > 0) for each in facets} == {(True, True)}
    contested = person.query(FindMemories(Search(condition=HasFlag(Flag.CONTESTED)))).ids
    others = person.query(FindMemories(Search(condition=Negation(HasFlag(Flag.CONTESTED))))).ids
    assert set(contested).isdisjoint(others)
    assert len(contested) + len(others) == len(person.query(FindMemories()).ids)
