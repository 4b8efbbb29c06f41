"""Renaming a tag: one step over all that have it, with two tags becoming one where both are there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.history.retagging import _replaced
from remembrancer.model.changes import CreateNamespace, Remember, RenameTag, Revise, Revision, SetStatus, Undo
from remembrancer.model.errors import IdempotencyConflictError, InvalidInputError, NamespaceNotFoundError
from remembrancer.model.limits import TAG_CHARACTERS, TAGS
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetHistory, GetMemories, GetState, ListOperations, ListTags, VerifyJournal
from remembrancer.model.types import MemoryType, OperationKind, Status


def remember(entrance, text, *tags, namespace="personal"):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT, tags=tags), namespace)).memory


def tags_of(entrance, *memories):
    return [each.tags for each in entrance.query(GetMemories(memories))]


def test_the_new_tag_stands_where_the_old_one_stood(person):
    memory = remember(person, "One", "a", "pilots", "b")
    change = person.change(RenameTag("pilots", "pilot"))
    assert (change.kind, change.memories, change.skipped) == (OperationKind.TAG, (memory,), ())
    assert tags_of(person, memory) == [("a", "pilot", "b")]
    version = person.query(GetHistory(memory))[0]
    assert (version.memory.number, version.changed_fields) == (2, ("tags",))


def test_two_tags_become_one_in_the_first_of_their_places(person):
    first = remember(person, "One", "pilots", "b", "pilot")
    second = remember(person, "Two", "pilot", "b", "pilots")
    person.change(RenameTag("pilots", "pilot"))
    assert tags_of(person, first, second) == [("pilot", "b"), ("pilot", "b")]
    assert [(each.tag, each.count) for each in person.query(ListTags())] == [("b", 2), ("pilot", 2)]


def test_it_is_one_operation_and_undo_brings_back_which_had_which(person):
    before = [("ines",), ("ines-duarte",), ("ines", "ines-duarte")]
    memories = [remember(person, f"Memory {number}", *tags) for number, tags in enumerate(before)]
    number = person.query(GetState()).number
    person.change(RenameTag("ines", "ines-duarte"))
    assert person.query(GetState()).number == number + 1
    assert person.query(ListOperations(1))[0].memories == 2
    assert tags_of(person, *memories) == [("ines-duarte",)] * 3
    person.change(Undo())
    assert tags_of(person, *memories) == before
    assert person.query(VerifyJournal()).intact
    assert {each.tag: each.count for each in person.query(ListTags())} == {"ines": 2, "ines-duarte": 2}


def test_undo_leaves_alone_what_was_changed_later(person):
    first, second = remember(person, "One", "old"), remember(person, "Two", "old")
    change = person.change(RenameTag("old", "new"))
    person.change(Revise((second,), Revision(content="Two, edited")))
    undone = person.change(Undo(change.operation))
    assert (undone.memories, [each.memory for each in undone.skipped]) == ((first,), [second])


def test_only_current_memories_are_changed(person):
    current, away, gone = (remember(person, text, "old") for text in ("One", "Two", "Three"))
    person.change(SetStatus((away,), Status.ARCHIVED))
    person.change(SetStatus((gone,), Status.DELETED))
    assert person.change(RenameTag("old", "new")).memories == (current,)
    assert tags_of(person, away, gone) == [("old",), ("old",)]


def test_tags_are_taken_in_their_uniform_form(person):
    memory = remember(person, "One", "pilots")
    person.change(RenameTag("#Pilots", "Field Test"))
    assert tags_of(person, memory) == [("field-test",)]


def test_a_star_in_a_tag_is_a_star(person):
    star, other = remember(person, "One", "c*"), remember(person, "Two", "cat")
    assert person.change(RenameTag("c*", "c-star")).memories == (star,)
    assert tags_of(person, other) == [("cat",)]


def test_a_tag_renamed_to_itself_is_no_operation(person):
    remember(person, "One", "pilot")
    change = person.change(RenameTag("pilot", "#Pilot"))
    assert (change.operation, change.memories) == ("", ())


def test_a_tag_that_nothing_has_is_refused(person):
    remember(person, "One", "pilot")
    with pytest.raises(InvalidInputError) as refused:
        person.change(RenameTag("pilots", "pilot"))
    assert (refused.value.field, refused.value.reason) == ("tag", "unknown")


@pytest.mark.parametrize(("name", "reason"), [(" # ", "empty"), ("x" * (TAG_CHARACTERS + 1), "too_long")])
def test_a_new_name_outside_its_limits_is_refused_and_nothing_changes(person, name, reason):
    memory = remember(person, "One", "pilot")
    with pytest.raises(InvalidInputError) as refused:
        person.change(RenameTag("pilot", name))
    assert refused.value.reason == reason
    assert tags_of(person, memory) == [("pilot",)]


def test_a_memory_with_as_many_tags_as_there_can_be_keeps_as_many(person):
    tags = tuple(f"tag{number}" for number in range(TAGS))
    memory = remember(person, "One", *tags)
    person.change(RenameTag("tag3", "new"))
    assert tags_of(person, memory) == [(*tags[:3], "new", *tags[4:])]


def test_one_namespace_or_all_of_them(person):
    person.change(CreateNamespace("work"))
    mine = remember(person, "One", "old")
    theirs = remember(person, "Two", "old", namespace="work")
    assert person.change(RenameTag("old", "new", "work")).memories == (theirs,)
    assert tags_of(person, mine, theirs) == [("old",), ("new",)]
    with pytest.raises(NamespaceNotFoundError):
        person.change(RenameTag("old", "new", "nowhere"))
    person.change(Undo())
    assert set(person.change(RenameTag("old", "new")).memories) == {mine, theirs}


def test_the_same_key_renames_once(person):
    remember(person, "One", "old")
    request = RenameTag("old", "new", key="k")
    assert person.change(request) == person.change(request)
    with pytest.raises(IdempotencyConflictError):
        person.change(RenameTag("new", "newer", key="k"))


@given(st.lists(st.sampled_from("abcd"), unique=True, max_size=4), st.sampled_from("abcd"), st.sampled_from("abcd"))
def test_the_other_tags_keep_their_order_and_none_is_twice(tags, old, new):
    after = _replaced(tuple(tags), old, new)
    assert len(set(after)) == len(after)
    assert [each for each in after if each not in (old, new)] == [each for each in tags if each not in (old, new)]
    assert (new in after) == (new in tags or old in tags)
    assert old == new or old not in after
