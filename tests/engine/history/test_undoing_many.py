"""Taking back everything somebody did: previewed, as one operation, itself undone and redone."""

from datetime import timedelta

import pytest

from remembrancer.model.changes import (
    ArchiveNamespace,
    CreateNamespace,
    Move,
    RenameNamespace,
    Revise,
    Revision,
    SetStatus,
    Undo,
)
from remembrancer.model.errors import InvalidInputError, NothingToUndoError, NotPermittedError, VersionChangedError
from remembrancer.model.history import GetNextSteps, JournalFilter, ListJournal, PreviewUndo, UndoMany
from remembrancer.model.queries import FindMemories, ListNamespaces, ListOperations, VerifyJournal
from remembrancer.model.types import ActorKind, OperationKind, Status

CODER = JournalFilter(actor="Coder", actor_kind=ActorKind.AGENT)


def undone(entrance, **values):
    return {each.summary.id for each in entrance.query(ListJournal(JournalFilter(undone=True, **values))).entries}


@pytest.fixture
def worked(person, agent, clock, remember):
    """An agent wrote and changed; a person changed one of it."""
    mine = remember(person, "Mine")
    clock.advance(timedelta(hours=1))
    since = clock.now() - timedelta(minutes=1)
    first, second = remember(agent, "First"), remember(agent, "Second")
    agent.change(Revise((first,), Revision(content="First, edited")))
    agent.change(Revise((mine,), Revision(add_tags=("by-agent",))))
    person.change(Revise((second,), Revision(content="Second, by me")))
    return mine, first, second, since


def test_everything_a_client_did_is_taken_back_as_one_operation(person, memory_of, worked):
    mine, first, second, since = worked
    preview = person.query(PreviewUndo(JournalFilter(actor="Coder", since=since)))
    assert [(each.operation.kind, each.memories, [skip.memory for skip in each.skipped]) for each in preview.steps] == [
        ("tag", (mine,), []),
        ("edit", (first,), []),
        ("remember", (), [second]),
        ("remember", (first,), []),
    ]
    assert set(preview.memories) == {mine, first}
    assert [(each.memory, each.reason) for each in preview.skipped] == [(second, "changed_since")]
    change = person.change(UndoMany(JournalFilter(actor="Coder", since=since), preview.number, "It went astray"))
    assert (change.kind, set(change.memories), change.skipped) == ("undo_many", {mine, first}, preview.skipped)
    assert memory_of(person, mine).tags == ()
    assert memory_of(person, first).status is Status.DELETED
    # Two changes of one memory were one way back.
    assert memory_of(person, first).number == 3
    assert memory_of(person, second).content == "Second, by me"
    done = {each.operation.id for each in preview.steps if each.memories}
    assert undone(person) == done
    newest, *others = person.query(ListJournal()).entries
    assert (newest.summary.id, newest.summary.reason) == (change.operation, "It went astray")
    assert {each.undone_by for each in others if each.summary.id in done} == {change.operation}
    assert person.query(VerifyJournal()).intact


def test_it_is_itself_taken_back_and_done_again(person, memory_of, worked):
    mine, first, second, _ = worked
    many = person.change(UndoMany(CODER))
    marked = undone(person)
    back = person.change(Undo(many.operation))
    assert set(back.memories) == {mine, first}
    assert memory_of(person, first).content == "First, edited"
    assert memory_of(person, mine).tags == ("by-agent",)
    assert undone(person) == {many.operation}
    again = person.change(Undo(back.operation))
    assert set(again.memories) == {mine, first}
    assert undone(person) == marked | {back.operation}
    assert memory_of(person, second).content == "Second, by me"
    assert person.query(VerifyJournal()).intact


def test_what_it_took_back_cannot_be_taken_back_again(person, agent, worked):
    person.change(UndoMany(CODER))
    for operation in undone(person):
        with pytest.raises(NothingToUndoError):
            person.change(Undo(operation))
    with pytest.raises(NothingToUndoError):
        person.change(UndoMany(CODER))
    # What is left of the agent's own is what the person changed since.
    assert agent.change(Undo()).memories == ()


def test_single_undos_and_many_go_together(person, memory_of, worked):
    mine, first, _, _ = worked
    edit = next(
        each.id for each in person.query(ListOperations()) if each.kind is OperationKind.EDIT and each.actor == "Coder"
    )
    person.change(Undo(edit))
    assert memory_of(person, first).content == "First"
    many = person.change(UndoMany(CODER))
    assert set(many.memories) == {mine, first}
    assert memory_of(person, first).status is Status.DELETED
    person.change(Undo(many.operation))
    assert (memory_of(person, first).content, memory_of(person, first).status) == ("First", Status.ACTIVE)
    assert undone(person) == {edit, many.operation}
    # After all came back, a single one of them can be taken back by itself.
    tag = next(each.id for each in person.query(ListOperations()) if each.kind is OperationKind.TAG)
    assert person.change(Undo(tag)).memories == (mine,)
    assert undone(person) == {edit, many.operation, tag}


def test_an_undo_by_the_client_itself_is_taken_back_with_the_rest(person, agent, clock, remember, memory_of):
    memory = remember(agent, "First")
    edit = agent.change(Revise((memory,), Revision(content="Second"))).operation
    clock.advance(timedelta(hours=1))
    since = clock.now() - timedelta(minutes=1)
    agent.change(Undo(edit))
    assert person.change(UndoMany(JournalFilter(actor="Coder", since=since))).memories == (memory,)
    assert memory_of(person, memory).content == "Second"
    # With both in the span they cancel out, and only the creation is left to take back.
    person.change(Undo())
    assert memory_of(person, memory).content == "First"
    person.change(UndoMany(CODER))
    assert memory_of(person, memory).status is Status.DELETED


def test_changes_that_cancel_out_are_no_operation(person, agent, remember):
    memory = remember(person, "Mine")
    agent.change(Revise((memory,), Revision(add_tags=("a",))))
    agent.change(Revise((memory,), Revision(remove_tags=("a",))))
    before = person.query(ListOperations(1))
    with pytest.raises(NothingToUndoError):
        person.change(UndoMany(CODER))
    assert person.query(ListOperations(1)) == before
    assert undone(person) == set()


def test_a_batch_and_a_session_are_taken_back_alike(person, agent, remember, memory_of):
    memories = [remember(agent, f"Statement {number}", session="talk") for number in range(3)]
    other = remember(agent, "Elsewhere")
    operations = [each.id for each in person.query(ListOperations()) if each.kind is OperationKind.REMEMBER]
    batch = JournalFilter(operations=(operations[0], operations[2]))
    assert person.change(UndoMany(batch)).memories == (other, memories[1])
    session = memory_of(person, memories[0]).session
    assert set(person.change(UndoMany(JournalFilter(session=session))).memories) == {memories[0], memories[2]}
    assert person.query(FindMemories()).ids == ()


def test_namespaces_are_taken_back_too_unless_their_name_was_taken(person, agent, remember):
    agent.change(CreateNamespace("work"))
    agent.change(RenameNamespace("work", "office"))
    memory = remember(agent, "Plan", "office")
    preview = person.query(PreviewUndo(CODER))
    assert [(each.namespaces, each.skipped_namespaces) for each in preview.steps] == [
        ((), ()),
        (("office",), ()),
        (("work",), ()),
    ]
    person.change(UndoMany(CODER))
    assert [each.name for each in person.query(ListNamespaces())] == ["personal"]
    person.change(Undo())
    assert [each.name for each in person.query(ListNamespaces())] == ["office", "personal"]
    assert person.query(FindMemories()).ids == (memory,)
    person.change(CreateNamespace("work"))
    preview = person.query(PreviewUndo(CODER))
    assert [(each.namespaces, each.skipped_namespaces) for each in preview.steps][1] == ((), ("office",))


def test_an_agent_takes_back_only_its_own(person, agent, remember, memory_of):
    mine = remember(person, "Mine", session="talk")
    theirs = remember(agent, "Theirs", session="talk")
    for asked in (JournalFilter(actor="You"), JournalFilter(actor="Coder", actor_kind=ActorKind.PERSON)):
        with pytest.raises(NotPermittedError):
            agent.change(UndoMany(asked))
    operations = tuple(each.id for each in person.query(ListOperations()))
    assert agent.change(UndoMany(JournalFilter(operations=operations))).memories == (theirs,)
    assert memory_of(person, mine).status is Status.ACTIVE


def test_what_is_to_be_taken_back_has_to_be_named_and_still_as_previewed(person, agent, remember):
    with pytest.raises(InvalidInputError):
        person.query(PreviewUndo(JournalFilter()))
    remember(agent, "Theirs")
    preview = person.query(PreviewUndo(CODER))
    remember(agent, "Another")
    with pytest.raises(VersionChangedError):
        person.change(UndoMany(CODER, preview.number))


def test_the_next_undo_and_redo_are_named_also_after_a_restart(person, vault, remember):
    memory = remember(person, "First")
    edit = person.change(Revise((memory,), Revision(content="Second"))).operation
    archive = person.change(SetStatus((memory,), Status.ARCHIVED)).operation

    def steps():
        # Another entrance of the same person, as after a restart.
        found = vault.entrance(person.actor).query(GetNextSteps())
        return found.undo and found.undo.id, found.redo and found.redo.id

    assert steps() == (archive, None)
    person.change(Undo())
    assert steps() == (edit, archive)
    person.change(Undo())
    assert steps()[1] == edit
    redo = person.query(GetNextSteps())
    assert redo.redo.kind is OperationKind.EDIT
    person.change(Undo(redo.redo_id))
    assert steps() == (edit, archive)
    person.change(Undo(person.query(GetNextSteps()).redo_id))
    assert steps() == (archive, None)
    person.change(Undo())
    assert steps() == (edit, archive)
    person.change(Revise((memory,), Revision(pinned=True)))
    assert steps()[1] is None


def test_a_move_is_followed_on_the_way_back(person, agent, remember, memory_of):
    person.change(CreateNamespace("work"))
    memory = remember(person, "Mine")
    agent.change(Move((memory,), "work"))
    agent.change(Revise((memory,), Revision(content="Theirs")))
    assert person.change(UndoMany(CODER)).memories == (memory,)
    after = memory_of(person, memory)
    assert (after.namespace, after.content, after.trust) == ("personal", "Mine", "person")
    person.change(ArchiveNamespace("work"))
    assert person.query(VerifyJournal()).intact


def test_the_journal_is_filtered_by_everything_it_says(person, agent, clock, remember):
    person.change(CreateNamespace("work"))
    since = clock.now()
    clock.advance(timedelta(days=1))
    memory = remember(agent, "The broker listens on port 8883", "work", session="talk")
    person.change(SetStatus((memory,), Status.ARCHIVED, "The Broker was replaced"))

    def kinds(**values):
        page = person.query(ListJournal(JournalFilter(**values)))
        return [each.summary.kind.value for each in page.entries]

    assert kinds() == ["archive", "remember", "create_namespace", "create_namespace"]
    assert kinds(actor="Coder") == ["remember"]
    assert kinds(actor_kind=ActorKind.PERSON) == ["archive", "create_namespace"]
    assert kinds(kinds=frozenset({OperationKind.ARCHIVE, OperationKind.EDIT})) == ["archive"]
    assert kinds(since=since) == ["archive", "remember"]
    assert kinds(until=since) == ["create_namespace", "create_namespace"]
    assert kinds(namespace="work") == ["archive", "remember", "create_namespace"]
    assert kinds(memory=memory) == ["archive", "remember"]
    assert kinds(text="broker") == ["archive", "remember"]
    assert kinds(text="was replaced") == ["archive"]
    assert kinds(text="port 8883", actor="Coder") == ["remember"]
    entry = person.query(ListJournal(JournalFilter(actor="Coder"))).entries[0]
    assert (entry.namespaces, entry.first_memories, entry.clock_jumped) == (("work",), (memory,), False)
    assert kinds(session=entry.session) == ["remember"]
    first = person.query(ListJournal(limit=3))
    rest = person.query(ListJournal(after=first.next, limit=3))
    assert [each.number for each in (*first.entries, *rest.entries)] == [4, 3, 2, 1]
    assert rest.next == ""


def test_what_was_only_said_again_names_the_memory_that_was_heard(person, agent, remember):
    memory = remember(person, "The broker listens on port 8883")
    remember(agent, "The broker listens on port 8883")
    entry = person.query(ListJournal(limit=1)).entries[0]
    assert (entry.summary.kind, entry.summary.memories) == (OperationKind.REMEMBER, 0)
    assert entry.first_memories == (memory,)
