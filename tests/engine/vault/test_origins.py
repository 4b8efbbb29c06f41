"""Importing again: a record that is here changes nothing, wherever its memory was moved and whatever was undone."""

from pathlib import Path

import pytest

from remembrancer.model.changes import ApplyImport, CreateNamespace, Move, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.importing import ImportApproval, Verdict
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, PlanImport, VerifyJournal
from remembrancer.model.search import InNamespace, Search
from remembrancer.model.types import MemoryType, Status

NOTES = "# Halyard\n- The staging broker listens on port 8883.\n- The pilot harbours are Rotterdam and Bergen.\n"
EVERYTHING = ImportApproval(instructions=True)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.md"
    path.write_text(NOTES, encoding="utf-8")
    return path


@pytest.fixture
def person(person):
    person.change(CreateNamespace("work"))
    return person


def bring_in(entrance, path, namespace="personal"):
    plan = entrance.query(PlanImport((str(path),), namespace))
    return entrance.change(ApplyImport(plan, EVERYTHING, namespace))


def ids(entrance, namespace):
    return set(entrance.query(FindMemories(Search(condition=InNamespace(namespace)))).ids)


def edit_all(entrance, memories):
    for number, memory in enumerate(memories):
        entrance.change(Revise((memory,), Revision(content=f"Rewritten {number}")))


def test_the_same_file_is_imported_into_two_namespaces_apart(person, notes):
    first = bring_in(person, notes)
    second = bring_in(person, notes, "work")
    assert (first.created, second.created) == (2, 2)
    edit_all(person, second.change.memories)
    assert bring_in(person, notes).already_there == bring_in(person, notes, "work").already_there == 2


def test_a_record_imported_again_after_an_undo_is_known_by_its_new_memory(person, notes):
    bring_in(person, notes)
    person.change(Undo())
    again = bring_in(person, notes)
    assert again.created == 2
    edit_all(person, again.change.memories)
    third = bring_in(person, notes)
    assert (third.created, third.already_there) == (0, 2)
    assert person.query(PlanImport((str(notes),))).count(Verdict.NEW) == 0
    assert ids(person, "personal") == set(again.change.memories)


def test_what_a_person_deleted_stays_away_also_after_undo_and_redo_of_the_deletion(person, notes):
    imported = bring_in(person, notes)
    person.change(SetStatus(imported.change.memories, Status.DELETED))
    undone = person.change(Undo())
    person.change(Undo(undone.operation))
    assert {each.status for each in person.query(GetMemories(imported.change.memories))} == {Status.DELETED}
    assert bring_in(person, notes).created == 0


def test_an_import_taken_back_and_brought_back_and_taken_back_is_new_again(person, notes):
    first = bring_in(person, notes)
    undone = person.change(Undo(first.change.operation))
    redone = person.change(Undo(undone.operation))
    assert bring_in(person, notes).already_there == 2
    person.change(Undo(redone.operation))
    assert bring_in(person, notes).created == 2


def test_a_moved_memory_keeps_its_origin_in_both_places(person, notes):
    imported = bring_in(person, notes)
    person.change(Move(imported.change.memories, "work"))
    edit_all(person, imported.change.memories)
    assert bring_in(person, notes, "work").already_there == 2
    assert bring_in(person, notes).already_there == 2
    person.change(Move(imported.change.memories, "personal"))
    assert bring_in(person, notes).already_there == 2
    assert ids(person, "personal") == set(imported.change.memories)
    assert ids(person, "work") == set()


def test_undo_of_a_partly_edited_import_keeps_the_edited_and_its_record_is_known(person, notes):
    imported = bring_in(person, notes)
    kept, gone = imported.change.memories
    person.change(Revise((kept,), Revision(content="Rewritten")))
    undone = person.change(Undo(imported.change.operation))
    assert (undone.memories, [each.memory for each in undone.skipped]) == ((gone,), [kept])
    again = bring_in(person, notes)
    assert (again.created, again.already_there) == (1, 1)
    assert person.query(VerifyJournal()).intact


def test_a_record_that_says_what_was_known_already_is_known_by_that_memory(person, notes):
    own = person.change(Remember(Draft("The staging broker listens on port 8883.", type=MemoryType.FACT))).memory
    assert bring_in(person, notes).reinforced == 1
    person.change(Revise((own,), Revision(content="The staging broker listens on port 8884.")))
    again = bring_in(person, notes)
    assert (again.created, again.reinforced, again.already_there, again.change.operation) == (0, 0, 2, "")
