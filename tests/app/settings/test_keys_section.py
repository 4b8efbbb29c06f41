"""Keys are changed in Settings by keyboard alone, and are in force and shown everywhere at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import keys_help
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.palette.entry import Entry
from remembrancer_app.settings.key_row import KeyRow
from remembrancer_app.settings.keys_section import KeysSection
from remembrancer_app.shell.actions import all_actions
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.theme import Theme

K, M = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, engine: Engine, settings: QSettings) -> Iterator[MainWindow]:
    """A window with all pages, which shows the group Keys."""
    made = keys_help.make_window(theme, engine, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitActive(made)
    assert made.workspace is not None
    made.workspace.open_target(PageName.SETTINGS, "keys")
    yield made
    made.drop_workspace()


@pytest.fixture
def section(window: MainWindow) -> KeysSection:
    found = window.findChild(KeysSection)
    assert found is not None
    return found


def press(qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier = M.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key, modifier)


def begin(qtbot: QtBot, row: KeyRow) -> None:
    row.change.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, K.Key_Space)
    assert row.field.isVisible()


def entry(window: MainWindow, words: str) -> Entry:
    assert window.workspace is not None
    return next(each for each in all_actions(window.workspace, PAGES) if each.words == words)


def test_a_key_is_given_by_keyboard_and_works_and_is_shown_at_once(
    qtbot: QtBot, window: MainWindow, section: KeysSection
) -> None:
    workspace = window.workspace
    assert workspace is not None
    row = section.key_rows["search"]
    begin(qtbot, row)
    press(qtbot, K.Key_J, M.ControlModifier)
    assert not row.field.isVisible()
    assert row.change.hasFocus()
    assert row.reset.isVisible()
    assert entry(window, "Search").keys == "Ctrl J"
    assert workspace.search.field._cap.text() == "Ctrl J"
    assert "Ctrl+J" in {line.keys for line in workspace.commands.lines()}
    press(qtbot, K.Key_K, M.ControlModifier)
    assert row.change.hasFocus()
    press(qtbot, K.Key_J, M.ControlModifier)
    assert workspace.search.field.line.hasFocus()
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert entry(window, "Search").keys == "Ctrl K"


def test_whose_key_it_is_is_named_and_it_is_taken_only_if_that_is_wanted(
    qtbot: QtBot, window: MainWindow, section: KeysSection
) -> None:
    row, other = section.key_rows["rail"], section.key_rows["backup"]
    begin(qtbot, row)
    press(qtbot, K.Key_B, M.ControlModifier)
    assert "Back up now" in row.asked.text()
    assert "Ctrl+B" in row.asked.text()
    assert row.take.hasFocus()
    press(qtbot, K.Key_Tab)
    press(qtbot, K.Key_Space)
    assert window.keys.keys("rail") == ("Ctrl+\\",)
    assert row.change.hasFocus()
    begin(qtbot, row)
    press(qtbot, K.Key_B, M.ControlModifier)
    press(qtbot, K.Key_Space)
    assert window.keys.keys("rail") == ("Ctrl+B",)
    assert window.keys.keys("backup") == ()
    assert other.reset.isVisible()
    qtbot.mouseClick(other.reset, Qt.MouseButton.LeftButton)
    assert "Narrow or wide rail" in other.asked.text()
    qtbot.mouseClick(other.take, Qt.MouseButton.LeftButton)
    assert window.keys.keys("backup") == ("Ctrl+B",)


def test_a_key_that_does_not_fit_is_refused_in_words_and_the_field_stays(
    qtbot: QtBot, window: MainWindow, section: KeysSection
) -> None:
    row = section.key_rows["new"]
    begin(qtbot, row)
    press(qtbot, K.Key_J)
    assert "typed" in row.trouble.text()
    assert row.field.hasFocus()
    press(qtbot, K.Key_Escape)
    assert not row.field.isVisible()
    assert row.change.hasFocus()
    assert window.keys.chosen == {}


def test_a_command_can_do_without_a_key_and_all_are_set_back_together(
    qtbot: QtBot, window: MainWindow, section: KeysSection
) -> None:
    begin(qtbot, section.key_rows["conflicts.skip"])
    press(qtbot, K.Key_Tab)
    assert section.key_rows["conflicts.skip"].none.hasFocus()
    press(qtbot, K.Key_Space)
    assert not section.key_rows["conflicts.skip"].field.isVisible()
    assert window.keys.keys("conflicts.skip") == ()
    begin(qtbot, section.key_rows["memories.edit"])
    press(qtbot, K.Key_X)
    assert window.keys.keys("memories.edit") == ("X",)
    assert section.reset_all.isEnabled()
    section.reset_all.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, K.Key_Space)
    assert window.keys.chosen == {}
    assert not section.reset_all.isEnabled()


def test_commands_are_found_by_their_words_and_by_the_key_they_have_now(
    qtbot: QtBot, window: MainWindow, section: KeysSection
) -> None:
    assert window.workspace is not None
    page = window.workspace.page
    window.keys.choose("rail", ("Ctrl+Alt+R",))
    page.search.line.setFocus()  # type: ignore[union-attr]
    qtbot.keyClicks(page.search.line, "ctrl+alt+r")  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: {name for name, row in section.key_rows.items() if row.isVisible()} == {"rail"})
    page.search.line.setText("rail")  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: section.key_rows["rail"].isVisible() and not section.key_rows["new"].isVisible())
