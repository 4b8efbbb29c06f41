"""The page with keys and mouse, over a real vault."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import SearchTooLongError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance, ParsedSearch, SearchLanguage
from remembrancer_app.charts.calendar_days import to_day
from remembrancer_app.theme import Appearance, Choice, Role, Theme
from remembrancer_app.timeline.page import TimelinePage
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.viewing import Cell, DayRange

MARCH_2, MARCH_11, TODAY = (to_day(date(2026, 3, day)) for day in (2, 11, 18))
EVENT = TYPES.index("event")


def listed(page: TimelinePage) -> list[str]:
    model = page.range_table.model
    return [model.identifier(row) for row in range(model.rowCount())]


def search(page: TimelinePage, text: str) -> ParsedSearch:
    clock = page.engine.vault.store.clock
    assert isinstance(clock, FixedClock)
    return SearchLanguage().parse(text, now=clock.now(), zone=clock.zone())


def point_of(page: TimelinePage, day: int, lane: int) -> QPoint:
    return page.chart.place_of(Cell(day, lane)).center()


def press_keys(target: QWidget, *keys: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    for key in keys:
        QTest.keyClick(target, key, held or Qt.KeyboardModifier.NoModifier)


def words_of(page: TimelinePage) -> str:
    """What stands in place of the timeline."""
    shown = page.states.currentWidget()
    return shown.accessibleName() if shown is not None else ""


def test_three_months_up_to_today_are_shown_and_listed(page: TimelinePage, memories: tuple[str, ...]) -> None:
    assert page.viewing.length == pytest.approx(84)
    assert page.viewing.start < TODAY < page.viewing.end
    days = page.viewing.visible_days
    assert days.last == TODAY
    assert page.range_table.model.rowCount() == int(page.viewing.points.count(days.first, days.last).sum()) > 20
    assert listed(page)[0] == memories[59]
    assert page.chart.hasFocus()


def test_dragging_chooses_days_and_filters_the_list(
    qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]
) -> None:
    first, last = point_of(page, MARCH_2, 3), point_of(page, MARCH_11, 3)
    target = page.chart.viewport()
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=first)
    for step in range(1, 6):
        QTest.mouseMove(target, first + (last - first) * step / 5)
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=last)
    assert page.viewing.chosen == DayRange(MARCH_2, MARCH_11)
    qtbot.waitUntil(lambda: page.range_table.model.rowCount() == 5)
    assert set(listed(page)) >= {memories[60], memories[61]}
    assert page.range_table.chip.isVisible()
    page.range_table.chip.closed.emit()
    assert page.viewing.chosen is None


def test_control_and_drag_or_the_middle_button_pan(qtbot: QtBot, page: TimelinePage) -> None:
    target = page.chart.viewport()
    for button, held in (
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier),
        (Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier),
    ):
        start, length = page.viewing.start, page.viewing.length
        QTest.mousePress(target, button, held, QPoint(300, 200))
        QTest.mouseMove(target, QPoint(360, 200))
        QTest.mouseMove(target, QPoint(420, 200))
        QTest.mouseRelease(target, button, held, QPoint(420, 200))
        assert page.viewing.start == pytest.approx(start - 120 / page.viewing.pixels_per_day)
        assert page.viewing.length == pytest.approx(length)
        assert page.viewing.chosen is None


def test_a_click_on_a_bar_opens_its_latest_memory(qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]) -> None:
    QTest.mouseClick(page.chart.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, MARCH_11, EVENT))
    qtbot.waitUntil(page.pointing.popover.isVisible)
    assert page.pointing.popover.memory is not None
    assert page.pointing.popover.memory.id == memories[61]
    assert page.pointing.popover.more_button.text() == "1 more that day"
    assert page.range_table.current_place == page.viewing.cursor_place
    with qtbot.waitSignal(page.memory_requested) as opened:
        QTest.mouseClick(page.pointing.popover.open_button, Qt.MouseButton.LeftButton)
    assert opened.args == [memories[61]]
    assert page.pointing.popover.isHidden()


def test_the_rest_of_a_bar_is_one_click_away(qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]) -> None:
    QTest.mouseClick(page.chart.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, MARCH_11, EVENT))
    qtbot.waitUntil(page.pointing.popover.isVisible)
    QTest.mouseClick(page.pointing.popover.more_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.viewing.chosen == DayRange(MARCH_11, MARCH_11))
    qtbot.waitUntil(lambda: listed(page) == [memories[61], memories[60]])


def test_a_click_beside_every_bar_takes_the_range_away(qtbot: QtBot, page: TimelinePage) -> None:
    page.viewing.choose(DayRange(MARCH_2, MARCH_11))
    QTest.mouseClick(page.chart.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, MARCH_11, 0))
    assert page.viewing.chosen is None
    assert page.viewing.cursor == Cell(MARCH_11, 0)


def test_the_mouse_alone_opens_a_popover_that_goes_with_it(qtbot: QtBot, page: TimelinePage) -> None:
    target = page.chart.viewport()
    QTest.mouseMove(target, point_of(page, MARCH_11, EVENT))
    qtbot.waitUntil(page.pointing.popover.isVisible)
    assert page.chart.hasFocus()
    QTest.mouseMove(target, point_of(page, MARCH_2, 1))
    qtbot.waitUntil(page.pointing.popover.isHidden)


def test_the_keyboard_alone_goes_to_a_memory_and_opens_it(
    qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]
) -> None:
    press_keys(page.chart, Qt.Key.Key_T)
    assert page.viewing.cursor is not None
    assert page.viewing.cursor.day == TODAY
    page.viewing.set_cursor(Cell(TODAY - 6, EVENT + 1))
    press_keys(page.chart, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert page.viewing.cursor == Cell(MARCH_11, EVENT)
    qtbot.waitUntil(page.pointing.popover.isVisible)
    assert page.chart.hasFocus()
    with qtbot.waitSignal(page.memory_requested) as opened:
        press_keys(page.chart, Qt.Key.Key_Return)
    assert opened.args == [memories[61]]


def test_home_and_end_go_to_the_first_and_the_last_day(qtbot: QtBot, page: TimelinePage) -> None:
    press_keys(page.chart, Qt.Key.Key_Home)
    assert page.viewing.cursor is not None
    assert page.viewing.cursor.day == to_day(date(2025, 9, 22))
    assert page.viewing.start <= page.viewing.cursor.day
    press_keys(page.chart, Qt.Key.Key_End)
    assert page.viewing.cursor.day == TODAY


def test_keys_zoom_and_shift_chooses(qtbot: QtBot, page: TimelinePage) -> None:
    press_keys(page.chart, Qt.Key.Key_Plus)
    assert page.viewing.length == pytest.approx(60)
    press_keys(page.chart, Qt.Key.Key_Minus)
    assert page.viewing.length == pytest.approx(84)
    page.viewing.set_cursor(Cell(MARCH_2, 0))
    press_keys(page.chart, *[Qt.Key.Key_Right] * 9, held=Qt.KeyboardModifier.ShiftModifier)
    assert page.viewing.chosen == DayRange(MARCH_2, MARCH_11)
    press_keys(page.chart, Qt.Key.Key_Escape)
    assert page.viewing.chosen is None


def test_the_days_go_into_the_search_of_memories(qtbot: QtBot, page: TimelinePage) -> None:
    page.viewing.choose(DayRange(MARCH_2, MARCH_11))
    with qtbot.waitSignal(page.search_requested) as searched, qtbot.waitSignal(page.page_requested) as went:
        press_keys(page.chart, Qt.Key.Key_Return, held=Qt.KeyboardModifier.ControlModifier)
    assert searched.args == ["on:2026-03-02..2026-03-11"]
    assert went.args == ["memories"]
    found = search(page, "on:2026-03-02..2026-03-11").search
    assert found.condition is not None


def test_hidden_types_are_left_out_of_the_search_too(qtbot: QtBot, page: TimelinePage) -> None:
    page.viewing.choose(DayRange(MARCH_2, MARCH_11))
    page.viewing.show_lanes((0, EVENT))
    with qtbot.waitSignal(page.search_requested) as said:
        QTest.mouseClick(page.range_table.list_button, Qt.MouseButton.LeftButton)
    assert said.args == ["on:2026-03-02..2026-03-11 type:fact,event"]


def test_hiding_a_type_takes_its_memories_out_of_the_list(qtbot: QtBot, page: TimelinePage) -> None:
    before = page.range_table.model.rowCount()
    events = int(page.viewing.points.count(*_bounds(page))[EVENT])
    page.lanes.hide_lane(EVENT)
    assert page.range_table.model.rowCount() == before - events
    assert not page.lanes.names[EVENT].isVisible()
    assert page.lanes.names[EVENT + 1].isVisible()


def _bounds(page: TimelinePage) -> tuple[int, int]:
    days = page.viewing.visible_days
    return days.first, days.last


def test_a_search_limits_what_is_counted_and_keeps_the_view(qtbot: QtBot, page: TimelinePage) -> None:
    page.viewing.set_span(TODAY - 30, TODAY + 2)
    span = (page.viewing.start, page.viewing.end)
    with qtbot.waitSignal(page.viewing.points_changed):
        page.apply_search(search(page, "tag:halyard"))
    assert len(page.viewing.points) == 31
    assert (page.viewing.start, page.viewing.end) == span


def test_nothing_found_says_so_and_offers_to_clear(qtbot: QtBot, page: TimelinePage) -> None:
    with qtbot.waitSignal(page.viewing.points_changed):
        page.apply_search(search(page, "tag:nowhere"))
    assert page.states.isVisible()
    with qtbot.waitSignal(page.search_requested) as said:
        page.states.cleared.emit()
    assert said.args == [""]
    with qtbot.waitSignal(page.viewing.points_changed):
        page.apply_search(search(page, ""))
    assert page.chart.isVisible()


def test_an_empty_vault_says_what_will_be_here(make_page: Callable[[], TimelinePage]) -> None:
    page = make_page()
    assert page.states.isVisible()
    assert "No memories yet" in words_of(page)


def test_what_others_remember_appears_and_the_view_stays(qtbot: QtBot, page: TimelinePage, entrance: Entrance) -> None:
    page.viewing.choose(DayRange(MARCH_2, MARCH_11))
    page.viewing.set_cursor(Cell(MARCH_11, EVENT))
    span = (page.viewing.start, page.viewing.end)
    with qtbot.waitSignal(page.viewing.points_changed):
        entrance.change(Remember(Draft("Something new", type=MemoryType.FACT)))
    assert len(page.viewing.points) == 63
    assert (page.viewing.start, page.viewing.end) == span
    assert page.viewing.chosen == DayRange(MARCH_2, MARCH_11)
    assert page.viewing.cursor == Cell(MARCH_11, EVENT)


def test_a_changed_text_is_read_again(
    qtbot: QtBot, page: TimelinePage, entrance: Entrance, memories: tuple[str, ...]
) -> None:
    model = page.range_table.model
    qtbot.waitUntil(lambda: model.index(0, 0).data() == "Note 59 of the harbour log")
    entrance.change(Revise((memories[59],), Revision(content="Another wording altogether")))
    qtbot.waitUntil(lambda: model.index(0, 0).data() == "Another wording altogether")


def test_pinning_is_done_and_can_be_undone(
    qtbot: QtBot, page: TimelinePage, entrance: Entrance, memories: tuple[str, ...]
) -> None:
    QTest.mouseClick(page.chart.viewport(), Qt.MouseButton.LeftButton, pos=point_of(page, MARCH_11, EVENT))
    qtbot.waitUntil(page.pointing.popover.isVisible)
    with qtbot.waitSignal(page.undo_offered) as offered:
        QTest.mouseClick(page.pointing.popover.pin_button, Qt.MouseButton.LeftButton)
    assert offered.args[0] == "Pinned."
    assert offered.args[1]
    assert entrance.query(GetMemories((memories[61],)))[0].pinned


def test_the_past_has_its_own_line_and_changes_nothing(qtbot: QtBot, page: TimelinePage, entrance: Entrance) -> None:
    with qtbot.waitSignal(page.viewing.points_changed):
        page.apply_search(search(page, "as-of:2026-03-17"))
    assert len(page.viewing.points) == 0  # everything was recorded on 18 March
    assert page.viewing.today == TODAY - 1
    assert "Nothing found" in words_of(page)


def test_another_clock_places_memories_elsewhere_and_is_remembered(
    qtbot: QtBot, page: TimelinePage, make_page: Callable[[], TimelinePage]
) -> None:
    with qtbot.waitSignal(page.viewing.points_changed):
        page.toolbar.clock.activated.emit(2)
    assert page.viewing.points.first_day == page.viewing.points.last_day == TODAY
    with qtbot.waitSignal(page.search_requested) as said:
        page.show_in_memories()
    assert said.args[0].startswith("added:")
    assert make_page().toolbar.clock.currentIndex() == 2


def test_span_range_and_lanes_come_back(
    qtbot: QtBot, page: TimelinePage, make_page: Callable[[], TimelinePage]
) -> None:
    page.viewing.set_span(TODAY - 60, TODAY - 20)
    page.viewing.choose(DayRange(TODAY - 50, TODAY - 40))
    page.viewing.show_lanes((0, 3, EVENT))
    page.hide()
    again = make_page()
    assert (again.viewing.start, again.viewing.end) == pytest.approx((TODAY - 60, TODAY - 20))
    assert again.viewing.chosen == DayRange(TODAY - 50, TODAY - 40)
    assert again.viewing.lanes == (0, 3, EVENT)


def test_the_table_has_the_same_figures(qtbot: QtBot, page: TimelinePage) -> None:
    QTest.mouseClick(page.toolbar.table, Qt.MouseButton.LeftButton)
    assert page.shows_table
    figures = page.bins.figures
    assert sum(int(line[1]) for line in figures.lines()[1:]) == 62
    assert figures.lines()[0] == ["Day", "All", *(name.title() for name in TYPES)]
    page.bins.go_to(MARCH_11)
    page.bins.setFocus()
    press_keys(page.bins, Qt.Key.Key_Return)
    assert page.viewing.chosen == DayRange(MARCH_11, MARCH_11)
    assert page.bins in page.panes()
    page.viewing.show_all()
    page.viewing.set_width(200)
    assert figures.headerData(0, Qt.Orientation.Horizontal).startswith("Week")
    assert sum(int(line[1]) for line in figures.lines()[1:]) == 62


def test_rows_open_and_move_the_cursor(qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]) -> None:
    view = page.range_table.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.selectRow(1)
    assert page.viewing.cursor_place == page.range_table.model.place(1)
    with qtbot.waitSignal(page.memory_requested) as opened:
        press_keys(view, Qt.Key.Key_Return)
    assert opened.args == [listed(page)[1]]


def test_the_models_keep_qts_rules(qtbot: QtBot, qtmodeltester: ModelTester, page: TimelinePage) -> None:
    qtmodeltester.check(page.range_table.model)  # type: ignore[no-untyped-call]
    qtbot.waitUntil(lambda: bool(page.range_table.model.index(0, 0).data()))
    page.viewing.choose(DayRange(MARCH_2, MARCH_11))
    page.viewing.choose(None)


def test_segments_and_the_overview_move_the_span(qtbot: QtBot, page: TimelinePage) -> None:
    page.toolbar.spans.chosen.emit("day")
    assert page.viewing.length == pytest.approx(14)
    assert page.viewing.shows_single_marks
    page.toolbar.spans.chosen.emit("all")
    assert page.viewing.length > 170
    page.viewing.set_span(TODAY - 40, TODAY)
    QTest.mouseClick(page.overview, Qt.MouseButton.LeftButton, pos=QPoint(page.overview.strip.left() + 200, 25))
    assert page.viewing.end < TODAY - 40
    page.overview.setFocus()
    press_keys(page.overview, Qt.Key.Key_End)
    assert page.viewing.end == pytest.approx(TODAY + 1)


def test_single_marks_are_met_one_by_one(qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]) -> None:
    page.viewing.set_span(MARCH_11 - 4, MARCH_11 + 5)
    places = page.viewing.memories_at(Cell(MARCH_11, EVENT))
    layout = page.chart.layout_now()
    top, room = layout.lane_room(EVENT)
    box = page.chart.plot.getViewBox()
    for place in places:
        inner = QPointF(layout.x(float(page.viewing.points.positions[place])), top + room / 2)
        point = QPointF(page.chart.mapFromScene(box.mapToScene(inner)))
        assert page.chart.memory_at(point)[1] == place
    assert page.viewing.points.ids[places[1]] == memories[60]


def test_files_hold_the_picture_and_the_figures(page: TimelinePage, tmp_path: Path) -> None:
    drawing = page.files.svg().decode()
    assert "January 2026" in drawing
    assert "Preference" in drawing
    assert page.files.png().startswith(b"\x89PNG")
    assert page.files.csv().decode("utf-8-sig").count("\r\n") == len(page.bins.lines())


def test_another_theme_repaints_everything(
    qtbot: QtBot, page: TimelinePage, theme: Theme, memories: tuple[str, ...]
) -> None:
    def ground() -> QColor:
        return page.chart.grab().toImage().pixelColor(page.chart.width() - 6, 40)

    assert ground() == theme.color(Role.SURFACE)
    light = ground()
    theme.set_appearance(Appearance(choice=Choice.DARK, text_size=1.5))
    assert ground() == theme.color(Role.SURFACE) != light
    assert page.toolbar.height() == 67
    assert page.lanes.names[0].y() == page.chart.header_height + 1


def test_everything_has_a_name_for_those_who_hear_the_window(qtbot: QtBot, page: TimelinePage) -> None:
    for widget in (page.chart, page.overview, page.bins, page.range_table.view, page.lanes, page.toolbar.clock):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    assert page.chart.accessibleDescription()
    assert page.lanes.names[EVENT].accessibleName().startswith("Event, ")
    page.viewing.set_cursor(Cell(MARCH_11, EVENT))
    assert page.chart.accessibleDescription() == "Event, 11 March: 2 memories"
    row = page.range_table.model.row_of(page.viewing.cursor_place)
    index = page.range_table.model.index(row, 0)
    qtbot.waitUntil(lambda: index.data(Qt.ItemDataRole.AccessibleTextRole) == "Event: Note 61 of the harbour log")


def test_what_cannot_be_read_says_what_to_do_and_can_be_tried_again(qtbot: QtBot, page: TimelinePage) -> None:
    page._fail(SearchTooLongError())
    assert page.states.isVisible()
    assert words_of(page)
    with qtbot.waitSignal(page.viewing.points_changed):
        page.states.retried.emit()
    assert page.chart.isVisible()


def test_a_new_day_moves_the_line(qtbot: QtBot, page: TimelinePage) -> None:
    clock = page.engine.vault.store.clock
    assert isinstance(clock, FixedClock)
    clock.advance(timedelta(days=1))
    with qtbot.waitSignal(page.viewing.points_changed):
        page.show_page()
    assert page.viewing.today == TODAY + 1


def test_time_runs_to_the_right_in_every_language(page: TimelinePage) -> None:
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert page.lanes.mapTo(page, QPoint(0, 0)).x() < page.chart.mapTo(page, QPoint(0, 0)).x()


def test_no_menu_or_button_of_the_plotting_library_shows(page: TimelinePage) -> None:
    assert not page.chart.plot.ctrlMenu.isVisible()
    assert not page.chart.plot.autoBtn.isVisible()


def test_the_row_of_the_cursor_is_selected_in_every_reading_direction(
    qtbot: QtBot, page: TimelinePage, memories: tuple[str, ...]
) -> None:
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        page.setLayoutDirection(direction)
        page.viewing.set_cursor(None)
        page.viewing.set_cursor(Cell(MARCH_11, EVENT))
        rows = {index.row() for index in page.range_table.view.selectedIndexes()}
        assert rows == {listed(page).index(memories[61])}


def test_a_late_answer_dims_what_is_shown_and_a_long_first_wait_is_explained(page: TimelinePage, qtbot: QtBot) -> None:
    page._dim_soon.timeout.emit()
    assert page.veil.isVisible()
    assert page.veil.geometry() == page._stack.rect()
    page.refresh()
    qtbot.waitUntil(lambda: not page.veil.isVisible())
    page.states.show_loading()
    page._stack.setCurrentWidget(page.states)
    assert not page.states.sentence.isVisible()
    qtbot.waitUntil(page.states.sentence.isVisible)
    page.refresh()
    qtbot.waitUntil(lambda: page._stack.currentWidget() is page.splitter)


def test_days_without_a_memory_are_said_to_have_none(page: TimelinePage) -> None:
    assert not page.range_table.nothing.isVisible()
    page.viewing.choose(DayRange.between(TODAY + 2, TODAY + 3))
    page._show_list()
    assert page.range_table.nothing.isVisible()
    page.viewing.choose(None)
    page._show_list()
    assert not page.range_table.nothing.isVisible()


def test_three_rows_of_the_list_fit_with_large_text(page: TimelinePage, theme: Theme, qtbot: QtBot) -> None:
    theme.set_appearance(Appearance(text_size=1.5))
    page.resize(1096, 678)
    page._split()
    qtbot.waitUntil(lambda: page.range_table.view.viewport().height() >= 2.5 * theme.px(32))
