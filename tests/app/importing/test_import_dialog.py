"""Bringing memories in, from the dry run to the undo, on a real vault."""

import json
from collections.abc import Callable
from pathlib import Path
from threading import Event

from model_server import model_server
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Undo
from remembrancer.model.proposals import ListProposals, WaitsBecause
from remembrancer.model.queries import GetMemories, GetState, ListOperations
from remembrancer.model.settings import ChangeSetting
from remembrancer_app.importing.import_dialog import ImportDialog
from remembrancer_app.importing.import_table import Column, Total
from remembrancer_app.importing.progress_view import ProgressView
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.theme import Theme

K, M = Qt.Key, Qt.KeyboardModifier
LONG_MS = 60_000
Make = Callable[[], ImportDialog]


def planned(qtbot: QtBot, dialog: ImportDialog, *paths: Path) -> None:
    dialog.read([str(path) for path in paths])
    qtbot.waitUntil(lambda: dialog.parts.currentWidget() is dialog.plan, timeout=LONG_MS)


def counts(dialog: ImportDialog) -> list[int]:
    return [dialog.plan.totals[total].count for total in Total]


def test_the_dry_run_counts_and_writes_nothing(qtbot: QtBot, dialog: Make, engine: Engine, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    assert counts(shown) == [4, 1, 0, 1]
    assert shown.plan.files.hasFocus()
    assert engine.entrance.query(GetState()).total == 4
    rules = shown.plan.table.rules
    assert shown.plan.approved_count == 4 - rules
    assert shown.approve.text() == f"Bring in {4 - rules} memories"


def test_a_total_filters_the_files_and_the_records(qtbot: QtBot, dialog: Make, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    assert shown.plan.table.rowCount() == 4
    qtbot.mouseClick(shown.plan.totals[Total.UNREADABLE], Qt.MouseButton.LeftButton)
    assert shown.plan.table.rowCount() == 1
    assert shown.plan.preview.records.rowCount() == 1
    reason = str(shown.plan.preview.records.index(0).data())
    assert reason.startswith("Line 2:")
    assert "not_json" not in reason
    qtbot.mouseClick(shown.plan.totals[Total.KNOWN], Qt.MouseButton.LeftButton)
    assert not shown.plan.totals[Total.UNREADABLE].isChecked()
    assert "Metric units" in str(shown.plan.preview.records.index(0).data())
    qtbot.mouseClick(shown.plan.totals[Total.KNOWN], Qt.MouseButton.LeftButton)
    assert shown.plan.table.rowCount() == 4
    assert not shown.plan.totals[Total.CONFLICT].isEnabled()


def test_files_are_chosen_by_space_and_by_click(qtbot: QtBot, dialog: Make, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    files, table = shown.plan.files, shown.plan.table
    before = shown.plan.approved_count
    row = next(n for n in range(table.rowCount()) if "units" in str(table.index(n, Column.FILE).data()))
    files.setCurrentIndex(table.index(row, Column.FILE))
    qtbot.keyClick(files, K.Key_Space)
    assert shown.plan.approved_count == before - 1
    box = files.visualRect(table.index(row, Column.FILE))
    qtbot.mouseClick(files.viewport(), Qt.MouseButton.LeftButton, pos=box.topLeft() + QPoint(18, 20))
    assert shown.plan.approved_count == before
    for number in range(table.rowCount()):
        index = table.index(number, Column.FILE)
        if index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked:
            table.toggle(index)
    assert not shown.approve.isEnabled()
    assert shown.approve.text() == "Nothing new to bring in"


def test_what_is_approved_is_written_as_one_step_that_can_be_undone(
    qtbot: QtBot, dialog: Make, engine: Engine, notes: Path
) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    shown.plan.rules.setChecked(True)
    with qtbot.waitSignal(shown.imported, timeout=LONG_MS) as said:
        qtbot.keyClick(QApplication.focusWidget(), K.Key_B, M.AltModifier)
    imported = said.args[0]  # type: ignore[index]
    assert (imported.created, imported.reinforced, imported.left_out) == (4, 1, 0)
    assert engine.entrance.query(GetState()).total == 8
    assert engine.entrance.query(ListOperations(limit=1))[0].kind == "import"


def test_rules_that_steer_agents_stay_out_until_they_are_ticked(
    qtbot: QtBot, dialog: Make, engine: Engine, notes: Path
) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    rules = shown.plan.table.rules
    assert not shown.plan.rules.isChecked()
    with qtbot.waitSignal(shown.imported, timeout=LONG_MS) as said:
        qtbot.mouseClick(shown.approve, Qt.MouseButton.LeftButton)
    imported = said.args[0]  # type: ignore[index]
    assert imported.created == 4 - rules
    assert imported.left_out == rules


def test_another_namespace_is_planned_anew(qtbot: QtBot, dialog: Make, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    place = shown.plan.namespace.findData("halyard")
    shown.plan.namespace.setCurrentIndex(place)
    shown.plan.namespace.activated.emit(place)
    assert shown.parts.currentWidget() is shown.progress
    qtbot.waitUntil(lambda: shown.parts.currentWidget() is shown.plan, timeout=LONG_MS)
    assert counts(shown) == [5, 0, 0, 1]
    assert shown.plan.namespace.currentData() == "halyard"


def test_reading_can_be_stopped(qtbot: QtBot, dialog: Make, tmp_path: Path) -> None:
    shown = dialog()
    many = tmp_path / "many.md"
    many.write_text("\n".join(f"- Statement number {n} is about harbour {n}." for n in range(3000)), encoding="utf-8")
    shown.read([str(many)])
    qtbot.keyClick(QApplication.focusWidget(), K.Key_Escape)
    assert shown.parts.currentWidget() is shown.choosing
    assert shown.isVisible()


def test_writing_can_be_stopped_and_then_nothing_is_written(
    qtbot: QtBot, dialog: Make, engine: Engine, tmp_path: Path
) -> None:
    shown = dialog()
    many = tmp_path / "many.md"
    many.write_text("\n".join(f"- Statement number {n} is about harbour {n}." for n in range(400)), encoding="utf-8")
    planned(qtbot, shown, many)
    with qtbot.waitSignal(shown.progress.cancelled):
        qtbot.mouseClick(shown.approve, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: "of" in shown.progress.figures.text(), timeout=LONG_MS)
        qtbot.mouseClick(shown.progress.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown.parts.currentWidget() is shown.plan, timeout=LONG_MS)
    assert engine.entrance.query(GetState()).total == 4


def test_a_file_that_is_gone_is_told_in_place(qtbot: QtBot, dialog: Make, tmp_path: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, tmp_path / "gone.md")
    assert counts(shown) == [0, 0, 0, 1]
    qtbot.mouseClick(shown.plan.totals[Total.UNREADABLE], Qt.MouseButton.LeftButton)
    assert "no longer there" in str(shown.plan.preview.records.index(0).data())
    assert not shown.approve.isEnabled()


def test_more_files_are_added_to_those_there(qtbot: QtBot, dialog: Make, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes / "CLAUDE.md")
    first = counts(shown)[0]
    shown.read([str(notes / "style")])
    qtbot.waitUntil(lambda: shown.parts.currentWidget() is shown.plan, timeout=LONG_MS)
    assert counts(shown)[0] == first + 1


def test_escape_closes_the_dialog_when_nothing_is_under_way(qtbot: QtBot, dialog: Make, notes: Path) -> None:
    shown = dialog()
    planned(qtbot, shown, notes)
    with qtbot.waitSignal(shown.closed):
        qtbot.keyClick(QApplication.focusWidget(), K.Key_Escape)


def test_the_figures_of_the_progress_are_never_cut_off(qtbot: QtBot, theme: Theme) -> None:
    view = ProgressView(theme)
    qtbot.addWidget(view)
    view.resize(700, 500)
    with qtbot.waitExposed(view):
        view.show()
    view.begin("reading")
    view.report(4, 9, "writing")
    view.report(147_000, 200_000, "writing")
    needed = view.figures.fontMetrics().horizontalAdvance(view.figures.text())
    assert view.figures.width() > needed


TALK = [
    {"role": "user", "content": "Tell me where the harbour gauge stands."},
    {"role": "assistant", "content": "The harbour gauge stands in Bergen."},
]


def brought_in(qtbot: QtBot, shown: ImportDialog) -> list[object]:
    with qtbot.waitSignal(shown.imported, timeout=LONG_MS) as said:
        qtbot.mouseClick(shown.approve, Qt.MouseButton.LeftButton)
    return said.args or []


def test_a_conversation_comes_in_as_turns_of_a_session_and_one_undo_takes_it_back(
    qtbot: QtBot, dialog: Make, engine: Engine, tmp_path: Path
) -> None:
    path = tmp_path / "chat.json"
    path.write_text(json.dumps([*TALK, {"content": "Nobody said this."}]), encoding="utf-8")
    shown = dialog()
    planned(qtbot, shown, path)
    assert counts(shown) == [2, 0, 0, 1]
    assert not shown.plan.rules.isVisible()
    assert not shown.plan.facts.isVisible()
    imported, _ = brought_in(qtbot, shown)
    memories = engine.entrance.query(GetMemories(imported.change.memories))  # type: ignore[attr-defined]
    assert [(each.content, each.tags, each.evidence) for each in memories] == [
        (each["content"], (each["role"],), each["content"]) for each in TALK
    ]
    assert all(each.episode and each.session for each in memories)
    engine.entrance.change(Undo(imported.change.operation))  # type: ignore[attr-defined]
    assert engine.entrance.query(GetState()).total == 4


def test_where_a_model_is_set_up_it_looks_for_facts_if_that_is_ticked(
    qtbot: QtBot, dialog: Make, engine: Engine, tmp_path: Path
) -> None:
    path = tmp_path / "chat.json"
    path.write_text(json.dumps(TALK), encoding="utf-8")
    with model_server() as served:
        served.say = lambda _: "The harbour gauge stands in Bergen. || The harbour gauge stands in Bergen"
        for name, value in (("endpoint", served.address), ("model", "small-one"), ("on", True), ("seconds", 20)):
            engine.entrance.query(ChangeSetting(f"language_model.{name}", value))
        shown = dialog()
        planned(qtbot, shown, path)
        qtbot.waitUntil(shown.plan.facts.isVisible)
        assert "small-one (on this computer)" in shown.plan.facts.text()
        assert not shown.plan.facts.isChecked()
        shown.plan.facts.setChecked(True)
        imported, found = brought_in(qtbot, shown)
    assert imported.created == 2  # type: ignore[attr-defined]
    assert found == "1 fact waits for your approval."
    (waiting,) = engine.entrance.query(ListProposals()).proposals
    assert waiting.reasons == (WaitsBecause.EXTRACTED,)


def test_a_model_that_does_not_answer_or_is_stopped_costs_nothing_of_what_came_in(
    qtbot: QtBot, dialog: Make, engine: Engine, tmp_path: Path
) -> None:
    path, held = tmp_path / "chat.json", Event()
    path.write_text(json.dumps(TALK), encoding="utf-8")
    with model_server() as served:
        served.say = lambda _: str(held.wait(30))
        for name, value in (("endpoint", served.address), ("model", "small-one"), ("on", True), ("seconds", 20)):
            engine.entrance.query(ChangeSetting(f"language_model.{name}", value))
        shown = dialog()
        planned(qtbot, shown, path)
        qtbot.waitUntil(shown.plan.facts.isVisible)
        shown.plan.facts.setChecked(True)
        with qtbot.waitSignal(shown.imported, timeout=LONG_MS) as said:
            qtbot.mouseClick(shown.approve, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: bool(served.asked), timeout=LONG_MS)
            qtbot.mouseClick(shown.progress.cancel, Qt.MouseButton.LeftButton)
        held.set()
    imported, found = said.args  # type: ignore[misc]
    assert (imported.created, found) == (2, "")
    assert engine.entrance.query(GetState()).total == 6
