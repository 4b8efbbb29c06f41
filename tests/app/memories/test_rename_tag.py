"""Renaming and merging tags from the facets, by keys and clicks, on a real vault."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from remembrancer.model.changes import CreateNamespace, Remember, RenameTag, Revise, Revision, Undo
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories, ListTags
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance, Key, Term
from remembrancer_app.memories.more_values import MoreValues
from remembrancer_app.memories.rename_tag import RenameTagDialog

# Menus and completions are windows, which cannot be raised offscreen.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HALYARD, DEPLOY = Term(Key.TAG, "halyard"), Term(Key.TAG, "deploy")
SHIFT = Qt.KeyboardModifier.ShiftModifier


def counts(entrance: Entrance, namespace: str = "") -> dict[str, int]:
    return {each.tag: each.count for each in entrance.query(ListTags(namespace))}


@pytest.fixture
def dialog_of(window: Any, page: Any, qtbot: Any) -> Callable[..., RenameTagDialog]:
    """Opens the dialog for a tag from its row, by the menu key."""

    def do(term: Term = HALYARD) -> RenameTagDialog:
        row = page.facets.row(term)
        row.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(row, Qt.Key.Key_Menu)
        return chosen(window, qtbot)

    return do


def menu_of_now() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def chosen(window: Any, qtbot: Any) -> RenameTagDialog:
    """Chooses the one entry of the open menu, and waits until the dialog knows the tags."""
    menu = menu_of_now()
    assert [action.text() for action in menu.actions()] == ["Rename or merge …"]
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    dialog = window.findChild(RenameTagDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.sentence.text() != "" and dialog._waiting == 0)
    # Offscreen nobody makes a window active again when a menu closes.
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.field)
    return dialog  # type: ignore[no-any-return]


def write(dialog: RenameTagDialog, text: str, qtbot: Any) -> None:
    dialog.field.selectAll()
    qtbot.keyClicks(dialog.field, text)


@pytest.mark.parametrize("way", ["menu key", "shift f10", "right click"])
def test_a_tags_menu_opens_by_key_and_by_click(window: Any, page: Any, qtbot: Any, way: str) -> None:
    row = page.facets.row(HALYARD)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    if way == "menu key":
        qtbot.keyClick(row, Qt.Key.Key_Menu)
    elif way == "shift f10":
        qtbot.keyClick(row, Qt.Key.Key_F10, SHIFT)
    else:
        place = QPoint(20, 8)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, row.mapToGlobal(place))
        QApplication.sendEvent(row, event)
    dialog = chosen(window, qtbot)
    assert dialog.accessibleName() == "Rename or merge “halyard”"
    assert QApplication.focusWidget() is dialog.field
    assert dialog.field.selectedText() == "halyard"
    assert not dialog.act.isEnabled()


def test_what_is_no_tag_has_no_menu(page: Any, qtbot: Any) -> None:
    row = page.facets.rows[0]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(row, Qt.Key.Key_Menu)
    assert QApplication.activePopupWidget() is None


def test_a_new_name_is_said_before_it_is_given_and_can_be_taken_back(
    window: Any, page: Any, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    entrance = page.engine.entrance
    dialog = dialog_of()
    write(dialog, "Halyard Store", qtbot)
    assert dialog.sentence.text() == "3 memories get “halyard-store” instead of “halyard”; this can be undone."
    assert dialog.act.text() == "Rename tag"
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    ((words, operation),) = window.undos
    assert words == "3 memories have “halyard-store” instead of “halyard”"
    assert counts(entrance)["halyard-store"] == 3
    qtbot.waitUntil(lambda: page.facets.row(Term(Key.TAG, "halyard-store")) is not None)
    assert page.facets.row(HALYARD) is None
    entrance.change(Undo(operation))
    assert counts(entrance)["halyard"] == 3


def test_a_tag_in_use_is_completed_and_merged_with(
    window: Any, page: Any, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    dialog = dialog_of(DEPLOY)
    write(dialog, "hal", qtbot)
    completions: Any = dialog.field.completer().popup()
    qtbot.waitUntil(completions.isVisible)
    qtbot.keyClick(completions, Qt.Key.Key_Down)
    qtbot.keyClick(completions, Qt.Key.Key_Return)
    assert dialog.field.text() == "halyard"
    # Choosing a completion does nothing yet.
    assert (window.undos, dialog.isVisible()) == ([], True)
    assert dialog.sentence.text() == (
        "1 memory gets “halyard” instead of “deploy”; this can be undone. “halyard” is on 3 memories already."
    )
    assert dialog.act.text() == "Merge tags"
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(dialog.act, Qt.MouseButton.LeftButton)
    assert counts(page.engine.entrance)["halyard"] == 4
    qtbot.waitUntil(lambda: page.facets.row(HALYARD).value.count == 4)


def test_likely_merges_are_offered_and_taken_with_a_click(
    window: Any, page: Any, agent: Entrance, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    plural = agent.change(Remember(Draft("Deploys are quiet.", type=MemoryType.FACT, tags=("deploys",)))).memory
    dialog = dialog_of(DEPLOY)
    (chip,) = dialog.proposals
    assert chip.text() == "deploys → deploy"
    assert chip.accessibleName() == "Make deploys to deploy. One is the plural of the other."
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert dialog.accessibleName() == "Rename or merge “deploys”"
    assert dialog.sentence.text().startswith("1 memory gets “deploy” instead of “deploys”")
    assert QApplication.focusWidget() is dialog.act
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(dialog.act, Qt.Key.Key_Space)
    assert agent.query(GetMemories((plural,)))[0].tags == ("deploy",)


def test_without_a_likely_merge_none_is_listed(dialog_of: Callable[..., RenameTagDialog]) -> None:
    dialog = dialog_of()
    assert (dialog.proposals, dialog._likely.isVisible()) == ((), False)


def test_the_same_name_and_no_name_do_nothing(dialog_of: Callable[..., RenameTagDialog], qtbot: Any) -> None:
    dialog = dialog_of()
    for text in ("#Halyard", "  "):
        write(dialog, text, qtbot)
        assert not dialog.act.isEnabled()
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
        assert dialog.isVisible()


def test_what_is_wrong_with_a_name_is_said(dialog_of: Callable[..., RenameTagDialog], qtbot: Any) -> None:
    dialog = dialog_of()
    dialog.field.setText("x" * 65)
    assert "too long" in dialog.sentence.text()
    assert not dialog.act.isEnabled()
    write(dialog, "shorter", qtbot)
    assert dialog.act.isEnabled()


def test_a_refusal_is_said_and_the_name_stays(
    page: Any, agent: Entrance, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    dialog = dialog_of(DEPLOY)
    write(dialog, "release", qtbot)
    agent.change(RenameTag("deploy", "rollout"))
    qtbot.mouseClick(dialog.act, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "not known" in dialog.sentence.text())
    assert (dialog.isVisible(), dialog.field.text()) == (True, "release")


def test_escape_closes_it_and_the_focus_is_on_the_row_again(
    page: Any, agent: Entrance, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    dialog = dialog_of()
    # Meanwhile all rows are made anew.
    agent.change(Revise(page.model.ids[:2], Revision(add_tags=("zeta",))))
    qtbot.waitUntil(lambda: page.facets.row(Term(Key.TAG, "zeta")) is not None)
    with qtbot.waitSignal(dialog.closed):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Escape)
    # The rows may be made anew once more in between.
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.facets.row(HALYARD))


def test_a_search_for_the_old_name_asks_for_the_new_one(
    window: Any, page: Any, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("tag:halyard type:decision")
    dialog = dialog_of()
    write(dialog, "store", qtbot)
    with qtbot.waitSignal(page.settled):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert set(window.field.text().split()) == {"tag:store", "type:decision"}
    assert len(page.model.ids) == 1


def test_with_several_namespaces_it_can_be_done_in_one(
    page: Any, agent: Entrance, dialog_of: Callable[..., RenameTagDialog], qtbot: Any
) -> None:
    page.engine.entrance.change(CreateNamespace("work"))
    agent.change(Remember(Draft("Halyard at work.", type=MemoryType.FACT, tags=("halyard",)), "work"))
    dialog = dialog_of()
    qtbot.waitUntil(dialog.namespace.isVisible)
    write(dialog, "store", qtbot)
    assert dialog.sentence.text().startswith("4 memories get")
    dialog.namespace.setFocus()
    for _ in range(2):
        qtbot.keyClick(dialog.namespace, Qt.Key.Key_Down)
    assert dialog.namespace.currentText() == "work"
    dialog.namespace.activated.emit(dialog.namespace.currentIndex())
    qtbot.waitUntil(lambda: dialog.sentence.text().startswith("1 memory gets"))
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(dialog.act, Qt.MouseButton.LeftButton)
    assert (counts(agent, "work"), counts(agent, "personal")["halyard"]) == ({"store": 1}, 3)


def test_a_tag_among_all_tags_has_the_menu_too(window: Any, page: Any, qtbot: Any) -> None:
    page.facets._ask_more("tag", page.list_pane.toolbar.sort)
    more = window.findChild(MoreValues)
    qtbot.waitUntil(lambda: len(more._rows) > 0)
    row = next(row for row in more._rows if row.value.word == "units")
    row.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(row, Qt.Key.Key_F10, SHIFT)
    dialog = chosen(window, qtbot)
    assert dialog.field.text() == "units"


def test_the_past_cannot_be_renamed(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("as-of:2026-03-17")
    row = page.facets.row(HALYARD)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(row, Qt.Key.Key_Menu)
    menu = menu_of_now()
    assert not menu.actions()[0].isEnabled()
    menu.close()
