"""The tags in use, and which of them the vault proposes to make one."""

import pytest

from remembrancer.model.changes import ArchiveNamespace, CreateNamespace, Remember, RenameTag, SetStatus
from remembrancer.model.errors import NamespaceNotFoundError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import ListTags, ProposeTagMerges
from remembrancer.model.types import MemoryType, Status


def remember(entrance, text, *tags, namespace="personal"):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT, tags=tags), namespace)).memory


def counts(entrance, namespace=""):
    return [(each.tag, each.count) for each in entrance.query(ListTags(namespace))]


def merges(entrance, namespace=""):
    found = entrance.query(ProposeTagMerges(namespace))
    return [(each.kept, each.merged, each.reason, each.memories) for each in found]


def test_tags_are_counted_over_current_memories_the_most_frequent_first(person):
    remember(person, "One", "b", "a")
    remember(person, "Two", "b")
    gone = remember(person, "Three", "a", "c")
    assert counts(person) == [("a", 2), ("b", 2), ("c", 1)]
    person.change(SetStatus((gone,), Status.ARCHIVED))
    assert counts(person) == [("b", 2), ("a", 1)]


def test_tags_are_those_of_one_namespace_or_of_all_in_use(person):
    person.change(CreateNamespace("work"))
    remember(person, "One", "a")
    remember(person, "Two", "a", "b", namespace="work")
    assert counts(person) == [("a", 2), ("b", 1)]
    assert counts(person, "work") == [("a", 1), ("b", 1)]
    person.change(ArchiveNamespace("work"))
    assert counts(person) == [("a", 1)]
    with pytest.raises(NamespaceNotFoundError):
        counts(person, "work")


def test_a_first_name_is_proposed_for_the_full_name_its_memories_speak_of(person):
    remember(person, "Ines Duarte leads the pilot", "ines-duarte", "pilot")
    remember(person, "I asked Ines about the loggers", "ines", "pilots")
    remember(person, "Ines prefers mornings", "ines")
    assert merges(person) == [("ines-duarte", "ines", "part_of_name", 2), ("pilot", "pilots", "plural", 1)]


def test_a_name_with_an_initial_is_proposed_for_the_full_name(person):
    remember(person, "Ines Duarte leads the pilot", "ines-duarte")
    remember(person, "Ines Duarte sings", "ines-d")
    assert merges(person) == [("ines-duarte", "ines-d", "initial", 1)]


def test_a_full_name_given_by_hand_is_known_by_the_first_name_in_its_memories(person):
    remember(person, "Ines wants the report by Friday", "ines-duarte")
    remember(person, "I asked Ines about the loggers", "ines")
    assert merges(person) == [("ines-duarte", "ines", "part_of_name", 1)]


def test_a_first_name_whose_memories_speak_of_somebody_else_is_left_alone(person):
    remember(person, "Ines Duarte leads the pilot", "ines-duarte")
    remember(person, "Ines Kraft sings on Sundays, says Ines", "ines")
    assert merges(person) == []


def test_subjects_that_begin_alike_are_left_alone(person):
    remember(person, "Halyard is our storage layer", "halyard")
    remember(person, "Halyard Pilot starts in May; Halyard is our storage", "halyard-pilot")
    remember(person, "The grace period is thirty days", "grace-period")
    remember(person, "I met Grace at noon", "grace")
    assert merges(person) == []


def test_a_merge_that_was_made_is_not_proposed_again(person):
    remember(person, "We use it for everything", "vs-code")
    remember(person, "It crashed twice", "vscode")
    ((kept, merged, _, _),) = merges(person)
    person.change(RenameTag(merged, kept))
    assert merges(person) == []
    assert counts(person) == [("vs-code", 2)]
