from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from remembrancer.model.changes import Remember
from remembrancer.model.errors import SearchTooLongError
from remembrancer.model.memory import Draft
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance, Vault
from remembrancer_app.memories.panes_layout import Room
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.empty_state import EmptyState


def button(state: QWidget | None, words: str) -> Button:
    assert state is not None
    return next(each for each in state.findChildren(Button) if each.text() == words)


def test_an_empty_vault_offers_two_ways_to_begin(
    open_window: Callable[..., Any], empty_vault: Vault, qtbot: Any
) -> None:
    page = open_window(empty_vault).page
    state = page.list_pane.state
    assert isinstance(state, EmptyState)
    assert state.title.text() == "No memories yet"
    with qtbot.waitSignal(page.import_requested):
        qtbot.mouseClick(button(state, "Bring memories in"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.sample_requested):
        qtbot.mouseClick(button(state, "Open the sample vault"), Qt.MouseButton.LeftButton)


def test_the_first_memory_fills_the_list_by_itself(
    open_window: Callable[..., Any], empty_vault: Vault, qtbot: Any
) -> None:
    page = open_window(empty_vault).page
    page.engine.entrance.change(Remember(Draft("The first one.", type=MemoryType.FACT)))
    qtbot.waitUntil(lambda: page.list_pane.state is page.table)
    assert len(page.model.ids) == 1


def test_nothing_found_says_what_was_asked_and_clears(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("xylophone")
    state = page.list_pane.state
    assert isinstance(state, EmptyState)
    assert state.title.text() == "No memory matches “xylophone”"
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(state, "Clear filters"), Qt.MouseButton.LeftButton)
    assert window.field.text() == ""
    assert page.list_pane.state is page.table


def test_nothing_found_offers_the_nearest_correction(window: Any, page: Any, qtbot: Any) -> None:
    with qtbot.waitSignal(page.settled):
        window.field.set_text("type:prefrence")
    state = page.list_pane.state
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(state, "Search for “preference”"), Qt.MouseButton.LeftButton)
    assert window.field.text() == "type:preference"
    assert len(page.model.ids) == 1


def test_an_error_stays_in_its_region_and_can_be_tried_again(page: Any, qtbot: Any) -> None:
    page.list_pane.show_error(SearchTooLongError("stopped after 20 s"))
    state = page.list_pane.state
    assert page.facets.isVisible()
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(button(state, "Try again"), Qt.MouseButton.LeftButton)
    assert page.list_pane.state is page.table


def test_what_others_add_waits_behind_a_pill(page: Any, agent: Entrance, qtbot: Any) -> None:
    before = page.model.ids
    for number in range(3):
        agent.change(Remember(Draft(f"Observation number {number}.", type=MemoryType.OBSERVATION)))
    qtbot.waitUntil(lambda: page.list_pane.pill.isVisible() and page.list_pane.pill.text() == "3 memories new")
    assert page.model.ids == before
    qtbot.mouseClick(page.list_pane.pill, Qt.MouseButton.LeftButton)
    assert len(page.model.ids) == len(before) + 3
    assert not page.list_pane.pill.isVisible()


def test_what_the_person_adds_is_shown_at_once_and_the_selection_stays(page: Any, qtbot: Any) -> None:
    chosen = page.detail.memory.id
    created = page.engine.entrance.change(Remember(Draft("Mine.", type=MemoryType.FACT)))
    qtbot.waitUntil(lambda: page.model.row_of(created.memory) == 0)
    assert page.model.ids[page.table.current_row()] == chosen
    assert not page.list_pane.pill.isVisible()


def test_rows_dim_while_an_answer_is_late_and_old_content_stays(page: Any) -> None:
    page.finding.slow.emit()
    assert page.table.dimmed
    page.list_pane.show_table()
    assert not page.table.dimmed


def test_a_narrow_window_has_its_facets_behind_a_button(
    open_window: Callable[..., Any], vault: Vault, qtbot: Any
) -> None:
    window: Any = open_window(vault, width=1100, height=700)
    page = window.page
    assert page.arrangement.room is Room.NARROW
    assert not page.facets.isVisible()
    qtbot.mouseClick(page.list_pane.toolbar.filters, Qt.MouseButton.LeftButton)
    assert page.facets.isVisible()
    assert page.arrangement.facets_popover is not None
    with qtbot.waitSignal(page.settled):
        qtbot.mouseClick(page.facets.rows[0], Qt.MouseButton.LeftButton)
    assert window.field.text() == "type:fact"
    qtbot.keyClick(page.facets.rows[0], Qt.Key.Key_Escape)
    assert page.arrangement.facets_popover is None
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.arrangement.room is Room.NORMAL)
    assert page.facets.isVisible()


def test_a_small_window_has_the_detail_in_a_sheet(open_window: Callable[..., Any], vault: Vault, qtbot: Any) -> None:
    window: Any = open_window(vault, width=980, height=620)
    page = window.page
    assert page.arrangement.room is Room.SHEET
    assert not page.detail.isVisible()
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.detail.isVisible()
    assert page.arrangement.sheet is not None
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.detail.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.arrangement.room is Room.NORMAL)
    assert page.detail.isVisible()


def test_a_wide_window_has_one_line_rows_and_more_columns(open_window: Callable[..., Any], vault: Vault) -> None:
    page = open_window(vault, width=1920, height=1080).page
    assert page.arrangement.room is Room.WIDE
    assert page.table.rowHeight(0) == 36
    assert [column.word() for column in page.table.shown_columns()] == ["Memory", "Tags", "From", "Trust", "Recorded"]
    assert page.detail.width() == pytest.approx(440, abs=2)


def test_pane_widths_are_remembered_and_a_double_click_resets_them(
    open_window: Callable[..., Any], vault: Vault, qtbot: Any
) -> None:
    page = open_window(vault).page
    handle = page.arrangement.splitter.handle(2)
    middle = QPoint(handle.width() // 2, handle.height() // 2)
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, pos=middle - QPoint(60, 0))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle - QPoint(60, 0))
    width = page.detail.width()
    assert width > 400
    again = open_window(vault).page
    assert again.detail.width() == pytest.approx(width, abs=2)
    qtbot.mouseDClick(again.arrangement.splitter.handle(2), Qt.MouseButton.LeftButton)
    assert again.detail.width() == pytest.approx(368, abs=2)
