"""Conditions of any size, with any text and any time in them: answered, or refused as conditions."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import CountFacets, FindMemories, GetMemories, GetTimeline
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Contains,
    FromSource,
    HasIdentifier,
    HasTag,
    InNamespace,
    InSession,
    IsType,
    Negation,
    Search,
    TimeWithin,
)
from remembrancer.model.types import MemoryType, TimeAxis

NAIVE = datetime(2026, 1, 1)  # noqa: DTZ001  (that it has no zone is the point)
FAR = (
    datetime(1899, 12, 31, tzinfo=UTC),
    datetime(2101, 1, 1, 1, tzinfo=UTC),
    datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
    datetime.max.replace(tzinfo=timezone(timedelta(hours=-14))),
)
TEXTS = ("", "\0", '"', '" OR x', "*", "a AND (", "NEAR(", "\ud800", "-", "—", "😀", "x" * 30_000)


def remember(entrance, text="The broker listens on port 8883", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values))).memory


def deep(levels, inner=None):
    condition = inner or HasTag("a")
    for level in range(levels):
        condition = (Negation(condition), AllOf((condition,)), AnyOf((condition, HasTag("b"))))[level % 3]
    return condition


@pytest.mark.parametrize("count", [2, 300, 5000])
@pytest.mark.parametrize("kind", [AllOf, AnyOf])
def test_a_condition_may_have_many_parts(person, count, kind):
    memory = remember(person, tags=("t1",))
    condition = kind(tuple(HasTag(f"t{number}") for number in range(count)))
    expected = (memory,) if kind is AnyOf else ()
    for request in (FindMemories, CountFacets, GetTimeline):
        reply = person.query(request(Search(condition=condition)))
        assert (reply.found if request is CountFacets else len(reply.ids)) == len(expected)


@pytest.mark.parametrize("levels", [10, 70, 300, 5000])
def test_a_condition_nested_too_deep_is_refused_as_one(person, levels):
    remember(person, tags=("a",))
    for request in (FindMemories, CountFacets, GetTimeline):
        search = Search(condition=deep(levels))
        if levels <= 70:
            person.query(request(search))
        else:
            with pytest.raises(InvalidInputError) as raised:
                person.query(request(search))
            assert raised.value.field == "condition"


@pytest.mark.parametrize("instant", FAR, ids=str)
def test_searches_may_look_far_into_the_past_and_the_future(person, instant):
    memory = remember(person)
    far_future = instant.year > 2026
    assert person.query(FindMemories(Search(as_of=instant))).ids == ((memory,) if far_future else ())
    assert person.query(GetMemories((memory,), instant)) == (person.query(GetMemories((memory,))) if far_future else ())
    within = TimeWithin(TimeAxis.RECORDED, None, instant)
    assert person.query(FindMemories(Search(condition=within))).ids == ((memory,) if far_future else ())
    assert person.query(FindMemories(Search("broker", as_of=instant))).ids == ((memory,) if far_future else ())


@pytest.mark.parametrize(
    "request_",
    [
        FindMemories(Search(as_of=NAIVE)),
        CountFacets(Search(as_of=NAIVE)),
        GetTimeline(Search(as_of=NAIVE)),
        GetMemories((), NAIVE),
        FindMemories(Search(condition=TimeWithin(TimeAxis.DUE, NAIVE))),
        FindMemories(Search(condition=Negation(TimeWithin(TimeAxis.DUE, None, NAIVE)))),
    ],
    ids=repr,
)
def test_a_search_for_a_time_without_zone_is_refused(person, request_):
    with pytest.raises(InvalidInputError):
        person.query(request_)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("kind", [Contains, HasTag, InNamespace, InSession, FromSource, HasIdentifier])
def test_no_text_in_a_condition_breaks_a_search(person, text, kind):
    remember(person)
    condition = kind(text)
    for search in (Search(condition=condition), Search(condition=Negation(condition)), Search("broker", condition)):
        if text == "\ud800":
            with pytest.raises(InvalidInputError):
                person.query(FindMemories(search))
        else:
            person.query(FindMemories(search))
            person.query(CountFacets(search))


@pytest.mark.parametrize("tag", ["Café", "CAFÉ", "cafe\u0301", "caf*", "CAFE\u0301", "CAFE\u0301*", "Café*"])
def test_a_tag_is_found_in_any_case_and_any_form_of_its_letters(person, tag):
    memory = remember(person, tags=("café",))
    assert person.query(FindMemories(Search(condition=HasTag(tag)))).ids == (memory,)
    assert person.query(CountFacets(Search(condition=AllOf((HasTag(tag), IsType(MemoryType.FACT)))))).found == 1
