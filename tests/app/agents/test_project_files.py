"""Project files: shown before they are written, how they stand, edits taken back, blocks taken out to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import ListProposals
from remembrancer.model.syncing import ListSyncs, SyncState
from remembrancer.model.types import MemoryType
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.proposals_dialog import ProposalsDialog
from remembrancer_app.agents.stop_sync_dialog import StopSyncDialog
from remembrancer_app.agents.sync_dialog import SyncDialog
from remembrancer_app.jobs.engine import Engine

LEFT = Qt.MouseButton.LeftButton
AROUND = "# Project\n\nBuild with make."


@pytest.fixture
def path(tmp_path: Path, engine: Engine) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    path = folder / "CLAUDE.md"
    path.write_text(AROUND)
    engine.entrance.change(Remember(Draft("Tea without milk.", type=MemoryType.PREFERENCE), "personal"))
    return path


def asked(qtbot: QtBot, page: AgentsPage) -> SyncDialog:
    dialog = page.window().findChild(SyncDialog)
    assert dialog is not None
    return dialog


def added(qtbot: QtBot, page: AgentsPage, path: Path) -> None:
    qtbot.waitUntil(lambda: bool(page._namespaces))
    qtbot.mouseClick(page.left.files.add, LEFT)
    dialog = asked(qtbot, page)
    assert not dialog.act.isEnabled()
    dialog.path.setText(str(path))
    qtbot.waitUntil(dialog.act.isEnabled)
    assert "+- Tea without milk." in dialog.diff.toPlainText()
    assert path.read_text() == AROUND
    with qtbot.waitSignal(dialog.done):
        qtbot.mouseClick(dialog.act, LEFT)
    qtbot.waitUntil(page.files.view.isVisible)


def test_a_file_is_added_edited_by_hand_and_taken_out_again(
    qtbot: QtBot, page: AgentsPage, engine: Engine, path: Path
) -> None:
    assert page.left.files.nothing.isVisible()
    added(qtbot, page, path)
    assert "- Tea without milk." in path.read_text()
    assert page.files.view.chip.face.text == "In step"
    assert not page.client.isVisible()
    assert "CLAUDE.md. In step" in page.left.files.rows[0].accessibleName()
    assert not any(row.isChecked() for row in page.left.rows)

    path.write_text(path.read_text().replace("without", "with"))
    page.files.read()
    qtbot.waitUntil(lambda: page.files.view.chip.face.text == "1 change by hand")
    assert "+ Tea with milk." in page.files.view.text.toPlainText()
    with qtbot.waitSignal(page.undo_offered) as offered:
        qtbot.mouseClick(page.files.view.write, LEFT)
    assert "1 edit waits for you." in offered.args[0]
    assert offered.args[1]
    (waiting,) = engine.entrance.query(ListProposals()).proposals
    assert waiting.memory.content == "Tea with milk."
    assert "- Tea without milk." in path.read_text()
    dialog = page.window().findChild(ProposalsDialog)
    assert dialog is not None
    dialog.close_overlay()

    qtbot.mouseClick(page.files.view.stop, LEFT)
    stop = page.window().findChild(StopSyncDialog)
    assert stop is not None
    qtbot.waitUntil(stop.act.isEnabled)
    assert stop.cancel.hasFocus()
    assert "-- Tea without milk." in stop.diff.toPlainText()
    with qtbot.waitSignal(stop.done):
        qtbot.mouseClick(stop.act, LEFT)
    assert path.read_text() == AROUND
    assert engine.entrance.query(ListSyncs()) == ()
    qtbot.waitUntil(page.client.isVisible)
    assert not page.files.view.isVisible()


def test_what_it_holds_is_changed_and_a_missing_file_is_told(
    qtbot: QtBot, page: AgentsPage, engine: Engine, path: Path
) -> None:
    added(qtbot, page, path)
    qtbot.mouseClick(page.files.view.change, LEFT)
    dialog = asked(qtbot, page)
    qtbot.waitUntil(dialog.act.isEnabled)
    dialog.types.actions_by_type[MemoryType.PREFERENCE].trigger()
    dialog.budget.setValue(300)
    qtbot.waitUntil(lambda: dialog.act.isEnabled() and "-- Tea without milk." in dialog.diff.toPlainText())
    with qtbot.waitSignal(dialog.done):
        qtbot.keyClick(dialog, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    (sync,) = engine.entrance.query(ListSyncs())
    assert MemoryType.PREFERENCE not in sync.types
    assert sync.budget == 300
    path.unlink()
    page.files.read()
    qtbot.waitUntil(lambda: page.files.plan is not None and page.files.plan.state is SyncState.MISSING)
    assert page.files.view.chip.face.text == "File missing"
    qtbot.mouseClick(page.left.rows[1], LEFT)
    assert page.client.isVisible()
    assert page.client.name.text() == "Planner"
    assert not page.left.files.rows[0].isChecked()


def test_a_path_that_cannot_be_is_told_and_nothing_can_be_written(qtbot: QtBot, page: AgentsPage, path: Path) -> None:
    page.files.add()
    dialog = asked(qtbot, page)
    dialog.path.setText(str(path / "nowhere" / "CLAUDE.md"))
    qtbot.waitUntil(lambda: "is none that exists" in dialog.summary.text())
    assert not dialog.act.isEnabled()
