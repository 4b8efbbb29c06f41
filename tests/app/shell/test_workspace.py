"""The window of an open vault, driven by keys and clicks."""

import gc
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from keys_help import NoActs
from remembrancer.model.changes import CreateNamespace, Remember, Undo
from remembrancer.model.memory import Draft
from remembrancer.model.queries import ListNamespaces
from remembrancer.vault import Notice
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.commands import KeyLine, own_shortcuts
from remembrancer_app.shell.key_sheet import KeySheet
from remembrancer_app.shell.namespace_dialog import NamespaceDialog
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.vault_menu import VaultMenu
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.widgets.plain_text import PlainText

K, M = Qt.Key, Qt.KeyboardModifier


def press(qtbot: QtBot, workspace: Workspace, key: Qt.Key, modifier: Qt.KeyboardModifier = M.NoModifier) -> None:
    qtbot.keyClick(QApplication.focusWidget() or workspace, key, modifier)


def remember(qtbot: QtBot, workspace: Workspace, content: str) -> None:
    """As a page does it, waiting until the window has been told and has asked for the new counts."""
    engine = workspace.engine
    with qtbot.waitSignals([engine.changed, workspace.state_shown]):
        engine.change(workspace, Remember(Draft(content)), lambda _reply: None)


def test_only_pages_that_exist_are_in_the_rail(workspace: Workspace) -> None:
    assert workspace.rail.button(PageName.MEMORIES).isVisible()
    assert PageName.AUDIT.value not in workspace.rail._buttons


def test_the_first_page_is_shown_and_named(workspace: Workspace) -> None:
    assert workspace.page is not None
    assert workspace.header.title.text() == "Memories"
    assert workspace.rail.button(PageName.MEMORIES).isChecked()


def test_a_page_is_made_when_it_is_first_shown_and_kept(qtbot: QtBot, workspace: Workspace) -> None:
    assert list(workspace._pages) == [PageName.MEMORIES]
    press(qtbot, workspace, K.Key_4, M.AltModifier)
    timeline = workspace.page
    assert workspace.header.title.text() == "Timeline"
    press(qtbot, workspace, K.Key_3, M.AltModifier)
    press(qtbot, workspace, K.Key_4, M.AltModifier)
    assert workspace.page is timeline


def test_a_click_in_the_rail_goes_to_the_page(qtbot: QtBot, workspace: Workspace) -> None:
    qtbot.mouseClick(workspace.rail.button(PageName.TIMELINE), Qt.MouseButton.LeftButton)
    assert workspace.header.title.text() == "Timeline"
    assert workspace.page is not None
    assert workspace.page.shown == 1  # type: ignore[attr-defined]


def test_the_last_page_is_there_again_next_time(
    qtbot: QtBot, workspace: Workspace, make_workspace: Callable[..., Workspace]
) -> None:
    press(qtbot, workspace, K.Key_4, M.AltModifier)
    again = make_workspace()
    assert again.header.title.text() == "Timeline"


def test_typing_searches_after_a_pause_and_hands_it_to_the_page(qtbot: QtBot, workspace: Workspace) -> None:
    press(qtbot, workspace, K.Key_K, M.ControlModifier)
    assert workspace.search.field.line.hasFocus()
    with qtbot.waitSignal(workspace.searching.changed):
        qtbot.keyClicks(workspace.search.field.line, "calibration")
    page = workspace.page
    assert page is not None
    assert page.searches[-1].search.text == "calibration"  # type: ignore[attr-defined]


def test_a_page_that_comes_to_the_front_gets_the_search_that_holds(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.searching.set_text("tag:halyard")
    press(qtbot, workspace, K.Key_4, M.AltModifier)
    page = workspace.page
    assert page is not None
    assert page.searches[-1].search.condition is not None  # type: ignore[attr-defined]


def test_a_page_may_ask_for_a_search_another_page_and_a_memory(workspace: Workspace) -> None:
    page = workspace.page
    assert page is not None
    page.search_requested.emit("tag:pilot")
    assert workspace.search.field.text() == "tag:pilot"
    page.page_requested.emit(PageName.TIMELINE)
    assert workspace.header.title.text() == "Timeline"
    workspace.page.memory_requested.emit("some-id")  # type: ignore[union-attr]
    assert workspace.header.title.text() == "Memories"
    assert page.opened == ["some-id"]  # type: ignore[attr-defined]


def test_the_subtitle_is_that_of_the_page_in_front(qtbot: QtBot, workspace: Workspace) -> None:
    assert workspace.page is not None
    workspace.page.subtitle_changed.emit("Wednesday 18 March")
    assert workspace.header.subtitle.text() == "Wednesday 18 March"
    press(qtbot, workspace, K.Key_4, M.AltModifier)
    assert workspace.header.subtitle.text() == ""
    press(qtbot, workspace, K.Key_3, M.AltModifier)
    assert workspace.header.subtitle.text() == "Wednesday 18 March"


def test_the_status_bar_counts_and_follows_a_change(qtbot: QtBot, workspace: Workspace) -> None:
    assert workspace.status.counts.text() == "4 memories, 4 current"
    remember(qtbot, workspace, "The lab printer is on the second floor.")
    qtbot.waitUntil(lambda: workspace.status.counts.text() == "5 memories, 5 current")


def test_choosing_a_namespace_narrows_the_search_and_all_widens_it(workspace: Workspace) -> None:
    actions = {action.text(): action for action in workspace.status.namespace.menu.actions()}
    assert {text for text, action in actions.items() if action.isCheckable()} == {
        "All namespaces",
        "personal",
        "Halyard",
    }
    actions["Halyard"].trigger()
    assert workspace.searching.text == "namespace:halyard"
    assert workspace.status.namespace.text() == "Halyard"
    next(a for a in workspace.status.namespace.menu.actions() if a.text() == "All namespaces").trigger()
    assert workspace.searching.text == ""


def test_a_new_namespace_can_be_chosen(qtbot: QtBot, workspace: Workspace, engine: Engine) -> None:
    def has_it() -> bool:
        return "Garden" in [action.text() for action in workspace.status.namespace.menu.actions()]

    engine.change(workspace, CreateNamespace("garden", "Garden"), lambda _change: None)
    qtbot.waitUntil(has_it)


def namespace_action(workspace: Workspace, words: str) -> None:
    next(each for each in workspace.status.namespace.menu.actions() if each.text() == words).trigger()


def names(workspace: Workspace) -> set[str]:
    return {each.name for each in workspace.engine.entrance.query(ListNamespaces())}


def test_a_namespace_is_made_renamed_and_put_away_and_each_can_be_taken_back(
    qtbot: QtBot, workspace: Workspace
) -> None:
    namespace_action(workspace, "New namespace …")
    dialog = workspace.findChild(NamespaceDialog)
    qtbot.keyClicks(dialog.field, "halyard")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "already" in dialog.sentence.text())
    dialog.field.selectAll()
    qtbot.keyClicks(dialog.field, "garden")
    with qtbot.waitSignal(dialog.closed):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert "garden" in names(workspace)
    qtbot.waitUntil(lambda: "garden" in [each.text() for each in workspace.status.namespace.menu.actions()])
    namespace_action(workspace, "garden")
    namespace_action(workspace, "Rename “garden” …")
    dialog = workspace.findChildren(NamespaceDialog)[-1]
    dialog.field.selectAll()
    qtbot.keyClicks(dialog.field, "allotment")
    with qtbot.waitSignal(dialog.closed):
        qtbot.mouseClick(dialog.act, Qt.MouseButton.LeftButton)
    assert names(workspace) == {"personal", "halyard", "allotment"}
    qtbot.waitUntil(lambda: "allotment" in [each.text() for each in workspace.status.namespace.menu.actions()])
    namespace_action(workspace, "allotment")
    namespace_action(workspace, "Put “allotment” away")
    qtbot.waitUntil(lambda: "Put away" in workspace.toast.message)
    assert names(workspace) == {"personal", "halyard"}
    assert workspace.searching.text == ""
    workspace.engine.entrance.change(Undo())
    assert "allotment" in names(workspace)
    workspace.toast.dismiss()


def test_undo_and_redo_are_named_and_do_it(qtbot: QtBot, workspace: Workspace) -> None:
    undo, redo = workspace.commands["undo"], workspace.commands["redo"]
    # Also what was done before the vault was opened can be taken back.
    qtbot.waitUntil(lambda: undo.text() == "Undo: Created a namespace")
    assert not redo.isEnabled()
    remember(qtbot, workspace, "The lab printer is on the second floor.")
    qtbot.waitUntil(lambda: undo.text() == "Undo: Remembered 1 memory")
    with qtbot.waitSignals([workspace.undoing.undone, workspace.state_shown]):
        press(qtbot, workspace, K.Key_Z, M.ControlModifier)
    qtbot.waitUntil(lambda: "4 current" in workspace.status.counts.text())
    assert workspace.toast.message == "Taken back: remembered 1 memory."
    qtbot.waitUntil(lambda: redo.text() == "Redo: Remembered 1 memory")
    with qtbot.waitSignal(workspace.undoing.redone):
        press(qtbot, workspace, K.Key_Z, M.ControlModifier | M.ShiftModifier)
    qtbot.waitUntil(lambda: "5 current" in workspace.status.counts.text())
    qtbot.waitUntil(lambda: undo.text() == "Undo: Remembered 1 memory")
    with qtbot.waitSignal(workspace.undoing.undone):
        press(qtbot, workspace, K.Key_Z, M.ControlModifier)
    qtbot.waitUntil(lambda: "4 current" in workspace.status.counts.text())


def test_the_toast_takes_back_what_it_names(qtbot: QtBot, workspace: Workspace) -> None:
    notices: list[Notice] = []
    workspace.engine.changed.connect(notices.append)
    remember(qtbot, workspace, "The lab printer is on the second floor.")
    assert workspace.page is not None
    workspace.page.undo_offered.emit("Remembered 1 memory.", notices[0].operation)
    assert workspace.toast.isVisible()
    with qtbot.waitSignal(workspace.undoing.undone):
        qtbot.mouseClick(workspace.toast._button, Qt.MouseButton.LeftButton)


def test_an_error_that_no_page_took_is_told_in_words(qtbot: QtBot, workspace: Workspace, engine: Engine) -> None:
    with qtbot.waitSignal(engine.failed):
        engine.change(workspace, CreateNamespace("halyard"), lambda _change: None)
    assert "halyard" in workspace.toast.message
    assert "namespace_exists" not in workspace.toast.message


def test_backing_up_copies_the_vault_and_says_when(qtbot: QtBot, workspace: Workspace) -> None:
    press(qtbot, workspace, K.Key_B, M.ControlModifier)
    qtbot.waitUntil(lambda: workspace.status.note.text().startswith("Backed up"), timeout=10_000)
    folder = workspace.engine.vault.store.folder / "backups"
    assert len(list(folder.glob("*.db"))) == 1


def test_the_sheet_of_keys_shows_those_of_the_page_and_closes_on_escape(qtbot: QtBot, workspace: Workspace) -> None:
    press(qtbot, workspace, K.Key_F1, M.ShiftModifier)
    sheet = workspace.findChild(KeySheet)
    assert sheet is not None
    words = {label.text() for label in sheet.findChildren(PlainText)}
    assert {"Next line", "Search", "Back up now", "Everywhere"} <= words
    press(qtbot, workspace, K.Key_Escape)
    assert not sheet.isVisible()


def test_f6_goes_through_the_panes_and_shift_f6_back(qtbot: QtBot, workspace: Workspace) -> None:
    page = workspace.page
    assert page is not None
    upper, lower = page.panes()
    upper.setFocus()
    press(qtbot, workspace, K.Key_F6)
    assert lower.hasFocus()
    press(qtbot, workspace, K.Key_F6)
    assert workspace.status.isAncestorOf(QApplication.focusWidget())  # type: ignore[arg-type]
    press(qtbot, workspace, K.Key_F6)
    assert workspace.rail.isAncestorOf(QApplication.focusWidget())  # type: ignore[arg-type]
    press(qtbot, workspace, K.Key_F6, M.ShiftModifier)
    press(qtbot, workspace, K.Key_F6, M.ShiftModifier)
    assert lower.hasFocus()


def test_the_rail_is_narrow_in_a_narrow_window_and_by_its_key(
    qtbot: QtBot, make_workspace: Callable[..., Workspace]
) -> None:
    workspace = make_workspace(1280)
    assert workspace.rail.width() == 184
    workspace.resize(1024, 700)
    qtbot.waitUntil(lambda: workspace.rail.width() == 56)
    assert "Timeline" in workspace.rail.button(PageName.TIMELINE).toolTip()
    workspace.resize(1280, 800)
    qtbot.waitUntil(lambda: workspace.rail.width() == 184)
    press(qtbot, workspace, K.Key_Backslash, M.ControlModifier)
    assert workspace.rail.width() == 56


def test_escape_leaves_the_search_then_the_past(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.searching.set_text("calibration as-of:2024-03-03")
    press(qtbot, workspace, K.Key_K, M.ControlModifier)
    qtbot.waitUntil(workspace.search.popover.isVisible)
    press(qtbot, workspace, K.Key_Escape)
    assert not workspace.search.popover.isVisible()
    assert workspace.past.isVisible()
    workspace.show_page(PageName.MEMORIES)
    press(qtbot, workspace, K.Key_Escape)
    assert not workspace.past.isVisible()
    assert workspace.searching.text == "calibration"


def test_ctrl_n_opens_the_capture_and_what_it_remembers_can_be_taken_back(qtbot: QtBot, workspace: Workspace) -> None:
    press(qtbot, workspace, K.Key_N, M.ControlModifier)
    dialog = workspace.dialogs.capture
    assert dialog is not None
    assert dialog.isVisible()
    dialog.undo_offered.emit("Remembered as Fact.", "")
    assert workspace.toast.message == "Remembered as Fact."
    press(qtbot, workspace, K.Key_Escape)
    assert workspace.dialogs.capture is None
    press(qtbot, workspace, K.Key_N, M.ControlModifier)
    assert workspace.dialogs.capture is not None
    workspace.put_away()
    assert workspace.dialogs.capture is None


def test_the_model_that_is_missing_is_told_in_a_banner(workspace: Workspace) -> None:
    workspace._show_state(replace(workspace.state, model="model_missing"))
    assert workspace.model.isVisible()
    assert "meaning model is missing" in workspace.model.notice.accessibleName()
    workspace._show_state(replace(workspace.state, model="ready"))
    assert not workspace.model.isVisible()


def test_what_a_page_of_an_empty_vault_offers_is_done(qtbot: QtBot, workspace: Workspace) -> None:
    assert workspace.page is not None
    with qtbot.waitSignal(workspace.sample_wanted):
        workspace.page.sample_requested.emit()
    workspace.page.import_requested.emit()
    assert workspace.dialogs.importing is not None
    qtbot.waitUntil(workspace.dialogs.importing.isVisible)
    workspace.dialogs.importing.close_overlay()


def test_the_sheet_of_keys_has_those_of_the_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shortcut = QShortcut(QKeySequence("Ctrl++"), window)
    shortcut.setWhatsThis("Larger text")
    QShortcut(QKeySequence("Ctrl+="), window)
    assert own_shortcuts(window) == [KeyLine("Ctrl++", "Larger text")]


def test_the_menus_follow_the_theme_also_after_a_dialog_was_open(
    qtbot: QtBot, workspace: Workspace, theme: Theme
) -> None:
    VaultMenu(theme, workspace, NoActs())
    workspace.dialogs.bring_in()
    assert workspace.dialogs.importing is not None
    workspace.dialogs.importing.close_overlay()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    theme.set_appearance(Appearance(text_size=1.5))
    assert all(not action.icon().isNull() for action in workspace.rail.vault.menu.actions() if action.text())
