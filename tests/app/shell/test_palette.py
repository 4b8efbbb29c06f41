"""The palette of the window: every action by its words and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.palette.palette import Palette
from remembrancer_app.shell.workspace import Workspace

K, M = Qt.Key, Qt.KeyboardModifier


def opened(qtbot: QtBot, workspace: Workspace) -> Palette:
    qtbot.keyClick(QApplication.focusWidget() or workspace, K.Key_P, M.ControlModifier | M.ShiftModifier)
    (palette,) = workspace.window().findChildren(Palette)
    assert palette.line.hasFocus()
    return palette


def words(palette: Palette) -> list[str]:
    return [each.words for each in palette.model.entries]


def test_it_offers_all_that_can_be_done_with_its_keys(qtbot: QtBot, workspace: Workspace) -> None:
    palette = opened(qtbot, workspace)
    keys = {each.words: each.keys for each in palette.model.entries}
    assert keys["New memory"] == "Ctrl N"
    assert keys["Timeline"] == "Alt 4"
    assert "All actions" not in keys
    assert palette.count.text() == f"{len(keys)} of {len(keys)} actions"


def test_enter_runs_what_is_marked_and_leaves(qtbot: QtBot, workspace: Workspace) -> None:
    palette = opened(qtbot, workspace)
    qtbot.keyClicks(palette.line, "timel")
    assert words(palette) == ["Timeline"]
    qtbot.keyClick(palette.line, K.Key_Return)
    assert workspace.header.title.text() == "Timeline"
    assert palette.isHidden()


def test_arrows_move_the_mark(qtbot: QtBot, workspace: Workspace) -> None:
    palette = opened(qtbot, workspace)
    for key, row in ((K.Key_Down, 1), (K.Key_Down, 2), (K.Key_Up, 1), (K.Key_Up, 0), (K.Key_Up, 0)):
        qtbot.keyClick(palette.line, key)
        assert palette.list.currentIndex().row() == row


def test_what_fits_nothing_is_said_and_enter_does_nothing(qtbot: QtBot, workspace: Workspace) -> None:
    palette = opened(qtbot, workspace)
    qtbot.keyClicks(palette.line, "xylophone")
    assert palette.nothing.isVisible()
    qtbot.keyClick(palette.line, K.Key_Return)
    assert palette.isVisible()
    qtbot.keyClick(palette.line, K.Key_Escape)
    assert palette.isHidden()


def test_a_click_runs_an_action(qtbot: QtBot, workspace: Workspace) -> None:
    palette = opened(qtbot, workspace)
    qtbot.keyClicks(palette.line, "timeline")
    spot = palette.list.visualRect(palette.model.index(0)).center()
    qtbot.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert workspace.header.title.text() == "Timeline"


def test_the_focus_comes_back(qtbot: QtBot, workspace: Workspace) -> None:
    before = QApplication.focusWidget()
    palette = opened(qtbot, workspace)
    qtbot.keyClick(palette.line, K.Key_Escape)
    assert QApplication.focusWidget() is before
