from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from remembrancer.model.changes import Undo
from remembrancer.model.queries import FindMemories, GetMemories, ListOperations
from remembrancer.model.search import Order, Sort
from remembrancer.model.types import MemoryType, OperationKind, Status
from remembrancer.vault import Vault
from remembrancer_app.memories.columns import COLUMNS, Column
from remembrancer_app.memories.summary import BulkSummary
from remembrancer_app.memories.tags import TagPopover
from remembrancer_app.state.page_state import PageState
from remembrancer_app.theme import Appearance, Density


def section_place(page: Any, column: Column) -> QPoint:
    head = page.table.horizontalHeader()
    section = COLUMNS.index(column)
    return QPoint(head.sectionViewportPosition(section) + 12, head.height() // 2)


def select_rows(page: Any, qtbot: Any, count: int) -> None:
    page.table.choose(0)
    for _ in range(count - 1):
        qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(page.list_pane.selection_bar.isVisible)


def test_the_newest_stands_first_and_is_chosen(page: Any) -> None:
    assert page.model.ids == page.engine.entrance.query(FindMemories(order=Order(Sort.RECORDED))).ids
    assert page.table.current_row() == 0
    assert page.detail.memory.id == page.model.ids[0]


def test_a_click_on_a_head_asks_the_engine_for_that_order_and_another_for_its_reverse(page: Any, qtbot: Any) -> None:
    entrance = page.engine.entrance
    for descending in (False, True):
        with qtbot.waitSignal(page.settled):
            qtbot.mouseClick(
                page.table.horizontalHeader().viewport(),
                Qt.MouseButton.LeftButton,
                pos=section_place(page, Column.MEMORY),
            )
        assert page.model.ids == entrance.query(FindMemories(order=Order(Sort.CONTENT, descending))).ids


def test_the_order_is_remembered(page: Any, state: PageState, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        page.list_pane.toolbar.order_wanted.emit(Order(Sort.TYPE, descending=False))
    assert state.value("sort", "") == "type"
    assert state.value("sort_descending", True) is False


def test_what_was_chosen_stays_chosen_in_another_order(page: Any, qtbot: Any) -> None:
    page.table.choose(3)
    qtbot.waitUntil(lambda: page.detail.memory is not None and page.detail.memory.id == page.model.ids[3])
    chosen = page.model.ids[3]
    with qtbot.waitSignal(page.settled):
        page.list_pane.toolbar.order_wanted.emit(Order(Sort.CONTENT, descending=True))
    assert page.model.ids[page.table.current_row()] == chosen
    assert page.detail.memory.id == chosen


def test_columns_are_chosen_and_remembered(
    page: Any, state: PageState, open_window: Callable[..., Any], vault: Vault, qtbot: Any
) -> None:
    menu = page.table.columns_menu(page)
    next(action for action in menu.actions() if action.text() == "Trust").trigger()
    assert Column.TRUST in page.table.shown_columns()
    page.table.horizontalHeader().resizeSection(COLUMNS.index(Column.RECORDED), 140)
    again = open_window(vault).page
    assert again.table.shown_columns() == page.table.shown_columns()
    assert again.table.columnWidth(COLUMNS.index(Column.RECORDED)) == 140
    again.table.forget_columns()
    assert again.table.shown_columns() == (Column.MEMORY, Column.RECORDED)


@pytest.mark.parametrize(
    ("density", "height"), [(Density.COMPACT, 28), (Density.COMFORTABLE, 48), (Density.SPACIOUS, 60)]
)
def test_densities_have_their_heights(page: Any, state: PageState, density: Density, height: int) -> None:
    page.list_pane.toolbar.density_wanted.emit(density)
    assert page.table.rowHeight(0) == height
    assert state.value("density", "") == density.value


def test_letters_move_and_space_selects(page: Any, qtbot: Any) -> None:
    table = page.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_J)
    qtbot.keyClick(table, Qt.Key.Key_J)
    assert table.current_row() == 2
    qtbot.keyClick(table, Qt.Key.Key_K)
    assert table.current_row() == 1
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen_rows() == [1]
    qtbot.waitUntil(page.list_pane.selection_bar.isVisible)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_J)
    assert (table.current_row(), table.chosen_rows()) == (3, [1])
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen_rows() == [1, 3]
    qtbot.waitUntil(lambda: page.list_pane.selection_bar.count_text() == "2 memories selected")
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen_rows() == [1]
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.chosen_rows() == [3]
    qtbot.waitUntil(lambda: not page.list_pane.selection_bar.isVisible())
    qtbot.keyClick(table, Qt.Key.Key_K)
    assert table.chosen_rows() == [2]


def test_esc_leads_from_the_detail_and_from_editing_back_to_the_list(page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_H, Qt.Key.Key_E):
        qtbot.keyClick(page.table, key)
        assert page.detail.isAncestorOf(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is page.table
        assert not page.detail.is_editing


def test_enter_opens_and_f9_hides_the_detail(page: Any, state: PageState, qtbot: Any) -> None:
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_F9)
    assert not page.detail.isVisible()
    assert state.value("detail_hidden", False) is True
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.detail.isVisible()
    assert QApplication.focusWidget() is page.detail.said.text


def test_del_deletes_goes_on_and_offers_undo(window: Any, page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    memory, following = page.model.ids[0], page.model.ids[1]
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    words, operation = window.undos[-1]
    assert words == "Deleted 1 memory"
    assert page.model.ids[page.table.current_row()] == following
    page.engine.entrance.change(Undo(operation))
    (memory,) = page.engine.entrance.query(GetMemories((memory,)))
    assert memory.status is Status.ACTIVE


def test_p_pins_and_unpins(window: Any, page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    for pinned, words in ((True, "Pinned 1 memory"), (False, "Unpinned 1 memory")):
        with qtbot.waitSignal(page.undo_offered):
            qtbot.keyClick(page.table, Qt.Key.Key_P)
        assert window.undos[-1][0] == words
        qtbot.waitUntil(lambda pinned=pinned: page.detail.memory.pinned is pinned)


def test_v_says_that_it_is_still_true(window: Any, page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    with qtbot.waitSignal(page.undo_offered):
        qtbot.keyClick(page.table, Qt.Key.Key_V)
    words, operation = window.undos[-1]
    assert words == "Still true: 1 memory"
    newest = page.engine.entrance.query(ListOperations(1))[0]
    assert (newest.id, newest.kind) == (operation, OperationKind.VERIFY)


def test_several_are_changed_after_a_summary_in_one_step(window: Any, page: Any, qtbot: Any) -> None:
    select_rows(page, qtbot, 3)
    bar = page.list_pane.selection_bar
    assert bar.count_text() == "3 memories selected"
    ids = page.runner.targets()
    assert len(ids) == 3
    qtbot.mouseClick(bar.buttons["delete"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(BulkSummary) is not None)
    summary = window.findChild(BulkSummary)
    assert summary.accessibleName() == "Delete 3 memories?"
    assert QApplication.focusWidget() is summary.cancel
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(summary.act, Qt.MouseButton.LeftButton)
    newest = page.engine.entrance.query(ListOperations(1))[0]
    assert (newest.id, newest.memories) == (window.undos[-1][1], 3)
    assert all(memory.status is Status.DELETED for memory in page.engine.entrance.query(GetMemories(ids)))


def test_cancelling_the_summary_changes_nothing(window: Any, page: Any, qtbot: Any) -> None:
    select_rows(page, qtbot, 2)
    before = page.engine.entrance.query(ListOperations(1))[0].id
    qtbot.mouseClick(page.list_pane.selection_bar.buttons["archive"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(BulkSummary) is not None)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.engine.entrance.query(ListOperations(1))[0].id == before


def test_several_get_a_tag(window: Any, page: Any, qtbot: Any) -> None:
    select_rows(page, qtbot, 2)
    ids = page.runner.targets()
    qtbot.mouseClick(page.list_pane.selection_bar.buttons["tag"], Qt.MouseButton.LeftButton)
    popover = window.findChild(TagPopover)
    qtbot.keyClicks(popover.field, "spring")
    qtbot.keyClick(popover.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(BulkSummary) is not None)
    with qtbot.waitSignal(page.undo_offered):
        qtbot.mouseClick(window.findChild(BulkSummary).act, Qt.MouseButton.LeftButton)
    assert all("spring" in memory.tags for memory in page.engine.entrance.query(GetMemories(ids)))
    assert window.undos[-1][0] == "Tagged 2 memories: spring"


def test_escape_gives_the_selection_up(page: Any, qtbot: Any) -> None:
    select_rows(page, qtbot, 3)
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(page.list_pane.toolbar.isVisible)
    assert len(page.table.chosen_rows()) == 1


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_y_offers_the_thirteen_types(window: Any, page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Y)
    menu: Any = QApplication.activePopupWidget()
    assert [action.text() for action in menu.actions()][:2] == ["Fact", "Preference"]
    assert len(menu.actions()) == len(MemoryType)
    with qtbot.waitSignal(page.undo_offered):
        menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: page.detail.memory.type is MemoryType.FACT)
    assert window.undos[-1][0] == "Made 1 memory: Fact"


def test_copying_takes_text_and_id(page: Any, qtbot: Any) -> None:
    page.table.setFocus()
    memory = page.detail.memory
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == memory.content)
    page.commands.action(next(each for each in page.commands._actions if each.name == "COPY_ID")).trigger()
    assert QGuiApplication.clipboard().text() == memory.id


def test_a_search_with_words_shows_how_well_each_matches(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("calibration report")
    assert not page.table.isColumnHidden(COLUMNS.index(Column.MATCH))
    assert page.table.current_row() == 0
    qtbot.waitUntil(lambda: page.detail.memory.content.startswith("Send the calibration report"))
    assert page.detail.match.isVisible()
    assert "report" in page.detail.match.texts()[1]
    with qtbot.waitSignal(page.settled):
        window.field.set_text("")
    assert page.table.isColumnHidden(COLUMNS.index(Column.MATCH))
    assert not page.detail.match.isVisible()


def test_columns_grow_with_the_text(page: Any, theme: Any, state: PageState) -> None:
    recorded = COLUMNS.index(Column.RECORDED)
    before = page.table.columnWidth(recorded)
    theme.set_appearance(Appearance(text_size=1.5))
    assert page.table.columnWidth(recorded) == pytest.approx(1.5 * before, abs=2)
    theme.set_appearance(Appearance())
    assert page.table.columnWidth(recorded) == before
    assert state.value("width_recorded", 0) == 0


def test_the_menu_offers_what_can_be_done_with_the_selected(page: Any) -> None:
    words = [action.text() for action in page._menu_actions()]
    assert {"Put away", "Delete"} <= set(words)
    assert "Bring back" not in words
    deleted = [action.text() for action in page.commands.menu_actions({Status.DELETED})]
    assert "Bring back" in deleted
    assert not {"Put away", "Delete"} & set(deleted)
    mixed = [action.text() for action in page.commands.menu_actions({Status.DELETED, Status.ACTIVE})]
    assert {"Put away", "Bring back", "Delete"} <= set(mixed)
