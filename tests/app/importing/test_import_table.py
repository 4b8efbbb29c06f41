"""The models of the dry run."""

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from remembrancer.model.importing import (
    ImportPlan,
    ImportRecord,
    PlannedFile,
    PlannedItem,
    UnreadableRecord,
    Verdict,
)
from remembrancer.model.memory import Draft, Source, TypeReason
from remembrancer.model.types import MemoryType, SourceKind
from remembrancer_app.importing.formats import format_words
from remembrancer_app.importing.import_table import Column, ImportTable, Total
from remembrancer_app.importing.preview import PreviewModel


def item(text: str, verdict: Verdict = Verdict.NEW, kind: MemoryType = MemoryType.FACT) -> PlannedItem:
    draft = Draft(text, type=kind, source=Source(SourceKind.FILE, "a.md", "Workflow"))
    return PlannedItem(ImportRecord(draft, "/home/ines/notes/a.md"), draft, TypeReason(), verdict)


def plan() -> ImportPlan:
    rule = item("Run make check before every commit.", kind=MemoryType.INSTRUCTION)
    bad = UnreadableRecord("/home/ines/notes/deep/b.jsonl", "not_json", 3)
    return ImportPlan(
        (
            PlannedFile("/home/ines/notes/a.md", "markdown", True, (item("One"), rule, item("T", Verdict.KNOWN)), ()),
            PlannedFile("/home/ines/notes/deep/b.jsonl", "mcp_memory", True, (), (bad,)),
            PlannedFile("/home/ines/notes/deep/c.json", "mem0", False, (), ()),
        )
    )


def test_the_table_is_a_sound_model(qtmodeltester: ModelTester) -> None:
    table = ImportTable(plan())
    qtmodeltester.check(table)
    table.set_total(Total.UNREADABLE)
    assert table.rowCount() == 1
    qtmodeltester.check(table)


def test_the_preview_is_a_sound_model(qtmodeltester: ModelTester) -> None:
    model = PreviewModel()
    model.show_records([item("One"), item("Two")])
    qtmodeltester.check(model)
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Fact, One, a.md, Workflow"


def test_files_are_told_apart_by_as_little_as_needed(qapp: object) -> None:
    table = ImportTable(plan())
    shown = [table.index(row, Column.FILE).data() for row in range(table.rowCount())]
    assert shown == ["notes/a.md", "notes/deep/b.jsonl", "notes/deep/c.json"]


def test_only_files_with_something_in_them_can_be_chosen(qapp: object) -> None:
    table = ImportTable(plan())
    assert table.chosen == {"/home/ines/notes/a.md"}
    assert table.index(1, Column.FILE).data(Qt.ItemDataRole.CheckStateRole) is None
    assert not table.setData(table.index(1, Column.FILE), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)


def test_rules_are_counted_apart(qapp: object) -> None:
    table = ImportTable(plan())
    assert table.count(Total.NEW, chosen_only=True) == 2
    assert table.rules == 1
    table.toggle(table.index(0, Column.FILE))
    assert table.count(Total.NEW, chosen_only=True) == 0
    assert table.count(Total.NEW) == 2
    assert table.rules == 0


def test_a_format_that_cannot_be_read_says_so(qapp: object) -> None:
    words = [format_words(file) for file in plan().files]
    assert words == [
        "Markdown notes, 3 records",
        "MCP memory server, 1 record",
        "Mem0 export, cannot be brought in yet",
    ]
