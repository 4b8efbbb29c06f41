from datetime import UTC, datetime, timedelta

import pytest

from remembrancer.model import limits
from remembrancer.model.changes import (
    ArchiveNamespace,
    CreateNamespace,
    Move,
    Outcome,
    Remember,
    RenameNamespace,
    Revise,
    Revision,
    SetStatus,
    Undo,
)
from remembrancer.model.errors import (
    IdempotencyConflictError,
    InvalidInputError,
    MemoryNotFoundError,
    NamespaceExistsError,
    NamespaceNotFoundError,
    NothingToUndoError,
    NotPermittedError,
    VersionChangedError,
)
from remembrancer.model.memory import Draft, Origin, Times
from remembrancer.model.queries import (
    FindMemories,
    GetHistory,
    GetMemories,
    ListNamespaces,
    ListOperations,
    VerifyJournal,
)
from remembrancer.model.search import HasStatus, InNamespace, Search
from remembrancer.model.types import MemoryType, OperationKind, Provenance, Status, Trust


def remember(entrance, text="The broker listens on port 8883", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values))).memory


def memory_of(entrance, memory):
    return entrance.query(GetMemories((memory,)))[0]


def test_trust_comes_from_the_channel_and_never_from_the_caller(person, agent):
    mine, theirs = remember(person, "Mine"), remember(agent, "Theirs")
    assert memory_of(person, mine).trust is Trust.PERSON
    assert memory_of(person, theirs).trust is Trust.AGENT
    assert memory_of(person, mine).provenance is Provenance.EXPLICIT_STATEMENT
    assert memory_of(person, theirs).source.name == "Coder"


def test_a_person_who_rewrites_an_agents_words_stands_behind_them(person, agent):
    memory = remember(agent, "Theirs")
    person.change(Revise((memory,), Revision(tags=("checked",))))
    assert memory_of(person, memory).trust is Trust.AGENT
    person.change(Revise((memory,), Revision(content="Corrected")))
    assert (memory_of(person, memory).trust, memory_of(person, memory).provenance) == (
        Trust.PERSON,
        Provenance.CORRECTED,
    )


def test_the_same_words_strengthen_instead_of_adding(person):
    first = person.change(Remember(Draft("Tea at four", type=MemoryType.EVENT)))
    again = person.change(Remember(Draft("  Tea at four\r\n", type=MemoryType.EVENT)))
    assert (again.outcome, again.memory) == (Outcome.REINFORCED, first.memory)
    assert len(person.query(FindMemories()).ids) == 1
    assert person.query(VerifyJournal()).intact


def test_a_turn_of_a_conversation_may_be_said_twice(person):
    for number in range(2):
        person.change(Remember(Draft("Yes", type=MemoryType.EVENT, episode=True, origin=Origin("chat", str(number)))))
    assert len(person.query(FindMemories()).ids) == 2


def test_the_same_record_is_never_taken_twice_even_if_it_was_deleted(person):
    draft = Draft("From a file", type=MemoryType.FACT, origin=Origin("notes", "1"))
    memory = person.change(Remember(draft)).memory
    person.change(SetStatus((memory,), Status.DELETED))
    again = person.change(Remember(draft))
    assert (again.outcome, again.memory, again.change.operation) == (Outcome.ALREADY_THERE, memory, "")


def test_a_repeated_request_is_answered_alike_and_writes_nothing(person, agent):
    request = Remember(Draft("Once", type=MemoryType.FACT), key="k")
    first = person.change(request)
    assert person.change(request) == first
    assert len(person.query(ListOperations())) == 2
    with pytest.raises(IdempotencyConflictError):
        person.change(Remember(Draft("Twice", type=MemoryType.FACT), key="k"))
    assert agent.change(request).outcome is Outcome.REINFORCED


@pytest.mark.parametrize(
    ("draft", "field", "reason"),
    [
        (Draft(""), "content", "empty"),
        (Draft("x" * (limits.CONTENT_CHARACTERS + 1)), "content", "too_long"),
        (Draft("a\0b"), "content", "nul_character"),
        (Draft("a\ud800b"), "content", "lone_surrogate"),
        (Draft("x", title="t" * (limits.TITLE_CHARACTERS + 1)), "title", "too_long"),
        (Draft("x", tags=tuple(f"t{n}" for n in range(limits.TAGS + 1))), "tags", "too_many"),
        (Draft("x", tags=("t" * (limits.TAG_CHARACTERS + 1),)), "tag", "too_long"),
        (Draft("x", confidence=1.5), "confidence", "out_of_range"),
        (Draft("x", confidence=float("nan")), "confidence", "out_of_range"),
        (Draft("x", evidence="e" * (limits.EVIDENCE_CHARACTERS + 1)), "evidence", "too_long"),
        (
            Draft(
                "x",
                times=Times(valid_from=datetime(2026, 2, 1, tzinfo=UTC), valid_to=datetime(2026, 1, 1, tzinfo=UTC)),
            ),
            "valid",
            "ends_before_it_begins",
        ),
    ],
)
def test_what_is_outside_the_limits_is_named_and_nothing_is_written(person, draft, field, reason):
    operations = person.query(ListOperations())
    with pytest.raises(InvalidInputError) as raised:
        person.change(Remember(draft))
    assert (raised.value.field, raised.value.reason) == (field, reason)
    assert person.query(ListOperations()) == operations


def test_the_longest_allowed_statement_is_kept_word_for_word(person):
    text = "wörter " * ((limits.CONTENT_CHARACTERS - 1) // 7) + "end"
    assert memory_of(person, remember(person, text)).content == text


def test_an_edit_of_what_somebody_else_changed_overwrites_nothing(person):
    memory = remember(person)
    person.change(Revise((memory,), Revision(tags=("a",)), expected=1))
    with pytest.raises(VersionChangedError):
        person.change(Revise((memory,), Revision(tags=("b",)), expected=1))
    assert memory_of(person, memory).tags == ("a",)


def test_dates_follow_their_text_unless_they_were_set_apart_from_it(person):
    memory = remember(person, "Send the report by 15 April 2026", type=MemoryType.COMMITMENT)
    assert memory_of(person, memory).times.due.date().isoformat() == "2026-04-15"
    person.change(Revise((memory,), Revision(content="Send the report by 1 May 2026")))
    assert memory_of(person, memory).times.due.date().isoformat() == "2026-05-01"
    own = Times(stated=memory_of(person, memory).times.stated, due=datetime(2026, 6, 1, tzinfo=UTC))
    person.change(Revise((memory,), Revision(times=own)))
    person.change(Revise((memory,), Revision(content="Send the report by 2 May 2026")))
    assert memory_of(person, memory).times.due == own.due


def test_history_names_what_changed_by_whom_newest_first(person, agent):
    memory = remember(agent)
    person.change(Revise((memory,), Revision(type=MemoryType.DECISION)))
    person.change(Revise((memory,), Revision(pinned=True)))
    versions = person.query(GetHistory(memory))
    assert [(each.operation_kind, each.actor, each.changed_fields) for each in versions] == [
        ("pin", "You", ("pinned",)),
        ("retype", "You", ("type",)),
        ("remember", "Coder", ()),
    ]
    assert versions[0].closed is None
    assert versions[1].closed == versions[0].opened


def test_undo_takes_back_the_persons_newest_change_and_redo_brings_it_again(person, agent):
    memory = remember(person)
    person.change(Revise((memory,), Revision(content="Changed")))
    remember(agent, "Something by an agent")
    undone = person.change(Undo())
    assert memory_of(person, memory).content == "The broker listens on port 8883"
    redone = person.change(Undo(undone.operation))
    assert memory_of(person, memory).content == "Changed"
    with pytest.raises(NothingToUndoError):
        person.change(Undo(undone.operation))
    person.change(Undo(redone.operation))
    assert memory_of(person, memory).content == "The broker listens on port 8883"
    person.change(Undo())
    assert memory_of(person, memory).status is Status.DELETED
    with pytest.raises(NothingToUndoError):
        person.change(Undo())


def test_undo_of_a_bulk_change_skips_and_lists_what_was_changed_since(person):
    first, second = remember(person, "First"), remember(person, "Second")
    bulk = person.change(Revise((first, second), Revision(add_tags=("bulk",))))
    person.change(Revise((second,), Revision(content="Second, edited")))
    undone = person.change(Undo(bulk.operation))
    assert undone.memories == (first,)
    assert [(each.memory, each.reason) for each in undone.skipped] == [(second, "changed_since")]
    assert memory_of(person, second).tags == ("bulk",)


def test_an_agent_takes_back_its_own_and_nobody_elses(person, agent):
    mine = remember(person, "Mine")
    operation = person.query(ListOperations(1))[0].id
    with pytest.raises(NotPermittedError):
        agent.change(Undo(operation))
    assert memory_of(person, mine).status is Status.ACTIVE


def test_what_is_deleted_leaves_lists_and_comes_back_whole(person):
    memory = remember(person, tags=("infra",))
    before = memory_of(person, memory)
    person.change(SetStatus((memory,), Status.DELETED))
    assert person.query(FindMemories()).ids == ()
    assert person.query(FindMemories(Search(condition=HasStatus(Status.DELETED)))).ids == (memory,)
    person.change(SetStatus((memory,), Status.ACTIVE))
    after = memory_of(person, memory)
    assert (after.content, after.tags, after.status) == (before.content, before.tags, Status.ACTIVE)


@pytest.mark.parametrize("status", [Status.SUPERSEDED, Status.DEMOTED, Status.EXPIRED, Status.REJECTED])
def test_no_other_status_is_set_by_hand(person, status):
    with pytest.raises(InvalidInputError):
        person.change(SetStatus((remember(person),), status))


def test_a_change_that_changes_nothing_is_no_operation(person):
    memory = remember(person, tags=("a",))
    operations = person.query(ListOperations())
    reply = person.change(Revise((memory,), Revision(tags=("a",))))
    assert (reply.operation, [each.reason for each in reply.skipped]) == ("", ["unchanged"])
    assert person.query(ListOperations()) == operations


def test_one_unknown_memory_is_an_error_and_among_several_it_is_listed(person):
    memory, unknown = remember(person), "01M8NP71C9ZZRJT89A94DFPGS5"
    with pytest.raises(MemoryNotFoundError):
        person.change(SetStatus((unknown,), Status.ARCHIVED))
    reply = person.change(SetStatus((memory, unknown), Status.ARCHIVED))
    assert [(each.memory, each.reason) for each in reply.skipped] == [(unknown, "not_found")]


def test_a_moved_memory_is_found_in_its_new_namespace_alone(person):
    person.change(CreateNamespace("work", "Work"))
    memory = remember(person)
    person.change(Move((memory,), "work"))
    assert person.query(FindMemories(Search("broker", InNamespace("work")))).ids == (memory,)
    assert person.query(FindMemories(Search("broker", InNamespace("personal")))).ids == ()
    person.change(Undo())
    assert memory_of(person, memory).namespace == "personal"


def test_a_new_namespace_of_an_old_name_does_not_revive_old_memories(person):
    person.change(CreateNamespace("work"))
    old = person.change(Remember(Draft("Old plan", type=MemoryType.FACT), "work")).memory
    person.change(ArchiveNamespace("work"))
    with pytest.raises(NamespaceNotFoundError):
        person.change(Remember(Draft("Lost", type=MemoryType.FACT), "work"))
    person.change(CreateNamespace("work"))
    assert old not in person.query(FindMemories()).ids
    assert [each.count for each in person.query(ListNamespaces()) if each.name == "work"] == [0]


def test_namespaces_are_renamed_and_that_can_be_taken_back(person):
    person.change(CreateNamespace("work"))
    person.change(RenameNamespace("work", "office", "Office"))
    assert [each.name for each in person.query(ListNamespaces())] == ["office", "personal"]
    person.change(Undo())
    assert [each.name for each in person.query(ListNamespaces())] == ["personal", "work"]
    with pytest.raises(NamespaceExistsError):
        person.change(RenameNamespace("work", "personal"))


@pytest.mark.parametrize("name", ["", "a b", "../up", "x" * (limits.NAMESPACE_CHARACTERS + 1), "-x"])
def test_a_namespace_has_a_plain_name(person, name):
    with pytest.raises(InvalidInputError):
        person.change(CreateNamespace(name))


def test_subscribers_are_told_of_every_change_and_by_whom(vault, person, agent):
    notices = []
    stop = vault.subscribe(notices.append)
    memory = remember(person)
    agent.change(Remember(Draft("Other", type=MemoryType.FACT)))
    person.change(Revise((memory,), Revision(pinned=True)))
    person.change(Revise((memory,), Revision(pinned=True)))
    stop()
    remember(person, "Unheard")
    assert [(each.kind, each.initiator) for each in notices] == [
        (OperationKind.REMEMBER, person.number),
        (OperationKind.REMEMBER, agent.number),
        (OperationKind.PIN, person.number),
    ]


def test_the_recorded_time_never_goes_back_with_the_clock(person, clock):
    first = memory_of(person, remember(person, "First")).recorded
    clock.advance(timedelta(days=-400))
    assert memory_of(person, remember(person, "Second")).recorded == first


def test_the_reason_of_a_change_stands_in_the_history(person):
    memory = remember(person)
    person.change(SetStatus((memory,), Status.ARCHIVED, "  The broker was\nreplaced "))
    assert person.query(GetHistory(memory))[0].reason == "The broker was replaced"
    assert person.query(ListOperations(1))[0].reason == "The broker was replaced"


@pytest.mark.parametrize("text", ["\u200b\u200d", "\u2060", " \ufeff "])
def test_a_statement_of_nothing_visible_is_empty(person, text):
    with pytest.raises(InvalidInputError) as raised:
        remember(person, text)
    assert raised.value.reason == "empty"


@pytest.mark.parametrize("status", [Status.DELETED, Status.ACTIVE])
def test_agents_put_away_and_only_a_person_deletes_and_restores(person, agent, status):
    memory = remember(agent)
    agent.change(SetStatus((memory,), Status.ARCHIVED))
    with pytest.raises(NotPermittedError):
        agent.change(SetStatus((memory,), status))
    assert memory_of(person, memory).status is Status.ARCHIVED


def test_an_agent_that_rewrites_a_persons_words_does_not_speak_with_the_persons_trust(person, agent):
    memory = remember(person, "Mine")
    agent.change(Revise((memory,), Revision(tags=("sorted",))))
    assert memory_of(person, memory).trust is Trust.PERSON
    agent.change(Revise((memory,), Revision(content="Not mine any more")))
    assert (memory_of(person, memory).trust, memory_of(person, memory).provenance) == (Trust.AGENT, Provenance.INFERRED)
    own = remember(agent, "The agent's", provenance=Provenance.OBSERVED)
    agent.change(Revise((own,), Revision(content="The agent's own")))
    assert (memory_of(person, own).trust, memory_of(person, own).provenance) == (Trust.AGENT, Provenance.OBSERVED)
