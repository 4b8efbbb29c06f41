"""Counts beside the values one can filter by: with a text as without one, they say what choosing would give."""

import pytest

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import CreateNamespace, Remember, SetStatus
from remembrancer.model.memory import Draft, Source
from remembrancer.model.queries import CountFacets, FindMemories
from remembrancer.model.search import AllOf, FromSource, HasStatus, HasTag, InNamespace, IsType, Search
from remembrancer.model.types import MemoryType, SourceKind, Status

TYPES = (MemoryType.FACT, MemoryType.GOAL, MemoryType.EVENT)
TAGS = ("red", "green")
SPACES = ("personal", "work")
SOURCES = ("École", "other")


@pytest.fixture
def person(person):
    person.change(CreateNamespace("work"))
    for space in SPACES:
        # They differ by a number and by nothing else.
        person.change(SetConflictSettings(space, certainty=1.0))
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
    for status in (Status.ACTIVE, Status.ARCHIVED):
        assert facets.statuses[status] == found(*others(HasStatus), HasStatus(status))
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
