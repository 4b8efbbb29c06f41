import json
from pathlib import Path

import pytest

from remembrancer.model.changes import ApplyImport, Remember, SetStatus, Undo
from remembrancer.model.errors import CancelledError
from remembrancer.model.importing import ImportApproval, Verdict
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, ListOperations, PlanImport, VerifyJournal
from remembrancer.model.types import MemoryType, OperationKind, Provenance, Status, Trust

NOTES = """---
tags: [halyard]
---
# Halyard
- The staging broker listens on port 8883.
- Never deploy on a Friday.
- The pilot harbours are Rotterdam and Bergen.
"""
EVERYTHING = ImportApproval(instructions=True)


class StopsAt:
    """Progress of a person who cancels at the given stage."""

    def __init__(self, stage: str) -> None:
        self._stage = stage
        self._seen = False

    def report(self, done: int, total: int, stage: str) -> None:
        self._seen = self._seen or stage == self._stage

    def is_cancelled(self) -> bool:
        return self._seen


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.md"
    path.write_text(NOTES, encoding="utf-8")
    return path


def plan(entrance, *paths, progress=None):
    return entrance.query(PlanImport(tuple(map(str, paths))), progress)


def test_a_dry_run_writes_nothing(person, notes):
    before = person.query(ListOperations())
    planned = plan(person, notes)
    assert planned.count(Verdict.NEW) == 3
    assert person.query(ListOperations()) == before


def test_an_import_is_one_operation_with_the_lowest_trust(person, notes):
    imported = person.change(ApplyImport(plan(person, notes), EVERYTHING))
    assert (imported.created, imported.change.kind) == (3, OperationKind.IMPORT)
    memories = person.query(GetMemories(imported.change.memories))
    assert {each.trust for each in memories} == {Trust.IMPORTED}
    assert {each.provenance for each in memories} == {Provenance.IMPORTED}
    assert {each.tags for each in memories} == {("halyard",)}
    assert {each.source.reference for each in memories} == {"Halyard"}
    assert person.query(VerifyJournal()).intact


def test_one_undo_takes_a_whole_import_back_and_it_can_be_imported_again(person, notes):
    person.change(ApplyImport(plan(person, notes), EVERYTHING))
    person.change(Undo())
    assert person.query(FindMemories()).ids == ()
    again = person.change(ApplyImport(plan(person, notes), EVERYTHING))
    assert again.created == 3
    assert len(person.query(FindMemories()).ids) == 3


def test_importing_again_changes_nothing(person, notes):
    person.change(ApplyImport(plan(person, notes), EVERYTHING))
    planned = plan(person, notes)
    assert (planned.count(Verdict.NEW), planned.count(Verdict.KNOWN)) == (0, 3)
    again = person.change(ApplyImport(planned, EVERYTHING))
    assert (again.created, again.already_there, again.change.operation) == (0, 3, "")


def test_what_a_person_deleted_is_not_revived_by_importing_it_again(person, notes):
    imported = person.change(ApplyImport(plan(person, notes), EVERYTHING))
    person.change(SetStatus(imported.change.memories[:1], Status.DELETED))
    again = person.change(ApplyImport(plan(person, notes), EVERYTHING))
    assert again.created == 0
    assert len(person.query(FindMemories()).ids) == 2


def test_what_the_vault_says_already_is_known_and_strengthened(person, notes):
    person.change(Remember(Draft("The staging broker listens on port 8883.", type=MemoryType.FACT)))
    planned = plan(person, notes)
    assert (planned.count(Verdict.NEW), planned.count(Verdict.KNOWN)) == (2, 1)
    imported = person.change(ApplyImport(planned, EVERYTHING))
    assert (imported.created, imported.reinforced) == (2, 1)


def test_rules_for_agents_come_in_only_when_they_are_approved_apart(person, notes):
    planned = plan(person, notes)
    rules = [item for file in planned.files for item in file.items if item.is_instruction]
    imported = person.change(ApplyImport(planned, ImportApproval(instructions=False)))
    assert (imported.created, imported.left_out) == (3 - len(rules), len(rules))
    types = {each.type for each in person.query(GetMemories(imported.change.memories))}
    assert types.isdisjoint({MemoryType.INSTRUCTION, MemoryType.ERROR})


def test_only_the_chosen_files_are_written(person, notes, tmp_path):
    other = tmp_path / "other.md"
    other.write_text("- The boathouse is painted green.\n", encoding="utf-8")
    planned = plan(person, notes, other)
    approval = ImportApproval(frozenset({planned.files[1].path}), instructions=True)
    imported = person.change(ApplyImport(planned, approval))
    (memory,) = person.query(GetMemories(imported.change.memories))
    assert memory.content == "The boathouse is painted green."


@pytest.mark.parametrize("stage", ["encoding", "writing"])
def test_a_cancelled_import_leaves_nothing(person, notes, stage):
    planned = plan(person, notes)
    with pytest.raises(CancelledError):
        person.change(ApplyImport(planned, EVERYTHING), StopsAt(stage))
    assert person.query(FindMemories()).ids == ()


def test_a_backup_is_made_first(person, notes, folder):
    person.change(ApplyImport(plan(person, notes), EVERYTHING))
    copies = sorted(path.suffix for path in (folder / "backups").iterdir())
    assert copies == [".db", ".json"]


def test_turns_of_a_chat_keep_their_time_order_and_session(person, tmp_path):
    turns = {
        "root": {"id": "root", "message": None, "parent": None, "children": ["a"]},
        "a": {
            "id": "a",
            "parent": "root",
            "children": ["b"],
            "message": {
                "id": "a",
                "author": {"role": "user"},
                "create_time": 1_767_261_600,
                "content": {"content_type": "text", "parts": ["Which harbour has the tide gauge?"]},
            },
        },
        "b": {
            "id": "b",
            "parent": "a",
            "children": [],
            "message": {
                "id": "b",
                "author": {"role": "assistant"},
                "create_time": 1_767_261_660,
                "content": {"content_type": "text", "parts": ["Bergen has it."]},
            },
        },
    }
    conversation = {"id": "c1", "title": "Tides", "create_time": 1_767_261_600, "mapping": turns, "current_node": "b"}
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps([conversation]), encoding="utf-8")
    imported = person.change(ApplyImport(plan(person, path), EVERYTHING))
    memories = person.query(GetMemories(imported.change.memories))
    assert [each.content for each in memories] == ["Which harbour has the tide gauge?", "Bergen has it."]
    assert all(each.episode for each in memories)
    assert len({each.session for each in memories}) == 1
    assert memories[0].times.stated < memories[1].times.stated
    assert memories[0].source.reference == "Tides"


def test_one_bad_record_does_not_stop_the_rest(person, tmp_path):
    good = {"type": "entity", "name": "Jonas", "entityType": "person", "observations": ["owns the firmware"]}
    path = tmp_path / "memory.jsonl"
    path.write_text(json.dumps(good) + "\n{broken\n", encoding="utf-8")
    planned = plan(person, path)
    assert (planned.count(Verdict.NEW), planned.unreadable_count) == (1, 1)
