"""Restoring an earlier version, and what differs between versions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.history.differences import diff_words
from remembrancer.model.changes import CreateNamespace, Move, Revise, Revision, SetStatus, Undo
from remembrancer.model.errors import InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.history import CompareVersions, DiffKind, GetVersionSteps, RestoreVersion
from remembrancer.model.queries import FindMemories, GetHistory, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType, Status, Trust


def test_an_earlier_version_comes_back_as_a_new_one(person, remember, memory_of):
    memory = remember(person, "First", tags=("a",))
    person.change(Revise((memory,), Revision(content="Second", type=MemoryType.GOAL, tags=("b",))))
    change = person.change(RestoreVersion(memory, 1, expected=2, reason="It was right"))
    after = memory_of(person, memory)
    assert (after.number, after.content, after.type, after.tags) == (3, "First", MemoryType.FACT, ("a",))
    assert person.query(GetHistory(memory))[0].reason == "It was right"
    assert person.query(FindMemories(Search("First"))).ids == (memory,)
    person.change(Undo(change.operation))
    assert memory_of(person, memory).content == "Second"
    assert person.query(VerifyJournal()).intact


def test_it_stays_where_it_is_and_becomes_active(person, remember, memory_of, by_program):
    person.change(CreateNamespace("work"))
    memory = remember(person, "The broker listens on 8883")
    person.change(Revise((memory,), Revision(content="Something else")))
    person.change(Move((memory,), "work"))
    by_program(memory, Status.SUPERSEDED)
    person.change(RestoreVersion(memory, 1))
    after = memory_of(person, memory)
    assert (after.namespace, after.status, after.content) == ("work", Status.ACTIVE, "The broker listens on 8883")
    assert person.query(FindMemories(Search("broker"))).ids == (memory,)


def test_what_says_the_same_already_is_left_alone(person, remember):
    memory = remember(person, "First")
    change = person.change(RestoreVersion(memory, 1))
    assert (change.operation, [each.reason for each in change.skipped]) == ("", ["unchanged"])


def test_only_a_version_there_is_and_only_as_expected(person, remember):
    memory = remember(person, "First")
    with pytest.raises(InvalidInputError):
        person.change(RestoreVersion(memory, 2))
    with pytest.raises(VersionChangedError):
        person.change(RestoreVersion(memory, 1, expected=4))


def test_an_agent_restores_words_but_no_trust_and_nothing_put_away(person, agent, remember, memory_of):
    memory = remember(person, "Mine")
    person.change(Revise((memory,), Revision(content="Mine, edited")))
    agent.change(RestoreVersion(memory, 1))
    assert (memory_of(person, memory).content, memory_of(person, memory).trust) == ("Mine", Trust.AGENT)
    person.change(SetStatus((memory,), Status.DELETED))
    with pytest.raises(NotPermittedError):
        agent.change(RestoreVersion(memory, 1))


def test_each_version_says_how_it_differs_from_the_one_before(person, remember):
    memory = remember(person, "Tea at four", title="Tea")
    person.change(Revise((memory,), Revision(content="Tea at five", confidence=0.5)))
    newest, first = person.query(GetVersionSteps(memory))
    assert first.differences == ()
    told = {each.field: (each.before, each.after) for each in newest.differences}
    assert told["content"] == ("Tea at four", "Tea at five")
    assert told["confidence"] == (1.0, 0.5)
    backwards = person.query(CompareVersions(memory, 2, 1))
    assert {each.field: (each.after, each.before) for each in backwards} == told
    with pytest.raises(InvalidInputError):
        person.query(CompareVersions(memory, 1, 3))


def applied(before, after, spans):
    """Both texts, put together from a diff."""
    old = "".join(before[each.before_start : each.before_end] for each in spans)
    new = "".join(after[each.after_start : each.after_end] for each in spans)
    return old, new


@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        ("", "", []),
        ("same", "same", ["same"]),
        ("", "new", ["added"]),
        ("old", "", ["removed"]),
        ("one two three", "one 2 three", ["same", "replaced", "same"]),
        ("one two three four", "one zwei drei four", ["same", "replaced", "same"]),
        ("one three", "one two three", ["same", "added", "same"]),
        ("Ends.", "Ends!", ["same", "replaced"]),
        ("会议在四点", "会议在五点", ["same", "replaced", "same"]),
    ],
)
def test_a_diff_is_one_of_words(before, after, kinds):
    spans = diff_words(before, after)
    assert [each.kind.value for each in spans] == kinds
    assert applied(before, after, spans) == (before, after)


@given(st.text("ab \n.", max_size=60), st.text("ab \n.", max_size=60))
def test_a_diff_covers_both_texts_in_order(before, after):
    spans = diff_words(before, after)
    assert applied(before, after, spans) == (before, after)
    for span in spans:
        old, new = before[span.before_start : span.before_end], after[span.after_start : span.after_end]
        assert (span.kind is DiffKind.SAME) == (old == new)
        assert (span.kind is DiffKind.ADDED) == (not old)
        assert (span.kind is DiffKind.REMOVED) == (not new)


def test_long_texts_that_have_nothing_in_common_are_told_at_once():
    before, after = " ".join(f"a{n}" for n in range(5000)), " ".join(f"b{n}" for n in range(5000))
    (span,) = diff_words(before, after)
    assert span.kind is DiffKind.REPLACED
