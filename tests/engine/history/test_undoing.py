"""Undo where it is hard: twice at once, after what changed nothing, after others, names or places changed."""

import threading

import pytest

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
from remembrancer.model.errors import IdempotencyConflictError, NamespaceExistsError, NothingToUndoError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, ListNamespaces, VerifyJournal
from remembrancer.model.types import MemoryType, Status


def remember(entrance, text="The broker listens on port 8883", namespace="personal", **values):
    values.setdefault("type", MemoryType.FACT)
    return entrance.change(Remember(Draft(text, **values), namespace)).memory


def memory_of(entrance, memory):
    return entrance.query(GetMemories((memory,)))[0]


def at_once(count, work):
    """Run ``work`` that many times at once; returns what each came to, replies and errors."""
    outcomes = []
    together = threading.Barrier(count)

    def run():
        together.wait(20)
        try:
            outcomes.append(work())
        except Exception as error:  # noqa: BLE001  (whatever it is, the test looks at it)
            outcomes.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def test_an_undo_asked_for_several_times_at_once_is_done_once(person):
    for number in range(8):
        memory = remember(person, f"Statement {number}")
        edit = person.change(Revise((memory,), Revision(content=f"Changed {number}"))).operation
        outcomes = at_once(4, lambda edit=edit: person.change(Undo(edit)))
        assert memory_of(person, memory).content == f"Statement {number}"
        assert memory_of(person, memory).number == 3
        kinds = {type(each).__name__ for each in outcomes}
        assert kinds <= {"Change", NothingToUndoError.__name__}, outcomes
    assert person.query(VerifyJournal()).intact


def test_the_same_key_at_once_is_carried_out_once(person):
    for number in range(8):
        request = Remember(Draft(f"Statement {number}", type=MemoryType.FACT), key=f"key {number}")
        outcomes = at_once(4, lambda request=request: person.change(request))
        assert len(set(outcomes)) == 1, outcomes
        assert outcomes[0].outcome is Outcome.CREATED
    assert len(person.query(FindMemories()).ids) == 8


def test_different_requests_at_once_under_one_key_are_one_change_and_refusals(person):
    drafts = [Draft(f"Statement {number}", type=MemoryType.FACT) for number in range(4)]
    outcomes = at_once(4, lambda: person.change(Remember(drafts.pop(), key="k")))
    assert sum(isinstance(each, IdempotencyConflictError) for each in outcomes) == 3
    assert len(person.query(FindMemories()).ids) == 1


def test_undo_passes_over_what_changed_no_memory(person):
    memory = remember(person, "Tea at four")
    assert person.change(Remember(Draft("Tea at four", type=MemoryType.FACT))).outcome is Outcome.REINFORCED
    assert person.change(Undo()).memories == (memory,)
    assert memory_of(person, memory).status is Status.DELETED
    with pytest.raises(NothingToUndoError):
        person.change(Undo())


def test_undo_of_a_namespaces_change_whose_old_name_was_taken_says_so_and_changes_nothing(person):
    person.change(CreateNamespace("work"))
    renamed = person.change(RenameNamespace("work", "office")).operation
    person.change(CreateNamespace("work"))
    with pytest.raises(NamespaceExistsError):
        person.change(Undo(renamed))
    archived = person.change(ArchiveNamespace("work")).operation
    person.change(CreateNamespace("work"))
    with pytest.raises(NamespaceExistsError):
        person.change(Undo(archived))
    assert [each.name for each in person.query(ListNamespaces())] == ["office", "personal", "work"]


def test_a_namespace_renamed_to_what_it_is_called_is_no_operation(person):
    person.change(CreateNamespace("work", "Work"))
    assert person.change(RenameNamespace("work", "work", "Work")).operation == ""
    assert person.change(RenameNamespace("work", "work", "Works")).operation != ""


def test_an_archived_namespace_comes_back_with_its_memories(person):
    person.change(CreateNamespace("work"))
    memory = remember(person, "Plan", "work")
    person.change(ArchiveNamespace("work"))
    assert person.query(FindMemories()).ids == ()
    person.change(Undo())
    assert person.query(FindMemories()).ids == (memory,)


def test_redo_after_other_changes_overwrites_nothing(person):
    first, second = remember(person, "First"), remember(person, "Second")
    bulk = person.change(Revise((first, second), Revision(add_tags=("bulk",))))
    undone = person.change(Undo(bulk.operation))
    person.change(Revise((second,), Revision(content="Second, edited")))
    redone = person.change(Undo(undone.operation))
    assert (redone.memories, [each.memory for each in redone.skipped]) == ((first,), [second])
    assert (memory_of(person, first).tags, memory_of(person, second).tags) == (("bulk",), ())


def test_undo_after_a_move_there_and_back_goes_on(person):
    person.change(CreateNamespace("work"))
    memory = remember(person)
    edit = person.change(Revise((memory,), Revision(content="Changed"))).operation
    person.change(Move((memory,), "work"))
    assert person.change(Undo(edit)).memories == ()
    person.change(Move((memory,), "personal"))
    assert person.change(Undo(edit)).memories == (memory,)
    assert memory_of(person, memory).content == "The broker listens on port 8883"


def test_an_agent_cannot_bring_back_what_a_person_deleted_by_putting_it_away(person, agent):
    memory = remember(agent)
    person.change(SetStatus((memory,), Status.DELETED))
    reply = agent.change(SetStatus((memory,), Status.ARCHIVED))
    assert (reply.operation, [each.reason for each in reply.skipped]) == ("", ["deleted"])
    assert memory_of(person, memory).status is Status.DELETED
