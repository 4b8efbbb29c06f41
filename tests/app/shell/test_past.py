"""The vault at a date: button, calendar, banner and the way back."""

from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.shell.date_popover import DatePopover
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Theme

K, M = Qt.Key, Qt.KeyboardModifier


def test_a_chosen_day_is_written_into_the_search_and_shown_everywhere(qtbot: QtBot, workspace: Workspace) -> None:
    qtbot.keyClick(workspace, K.Key_D, M.ControlModifier)
    popover = workspace.findChild(DatePopover)
    assert popover is not None
    assert popover.calendar.hasFocus()
    yesterday = workspace.searching.today() - timedelta(days=1)
    qtbot.keyClick(popover.calendar, K.Key_Left)
    assert popover.calendar.day == yesterday
    qtbot.keyClick(popover.calendar, K.Key_Return)
    assert workspace.searching.text == f"as-of:{yesterday.isoformat()}"
    assert workspace.searching.past_day == yesterday
    assert workspace.past.isVisible()
    assert str(yesterday.year) in workspace.header.date.text()
    assert not workspace.header.new.isVisible()
    assert not workspace.commands["new"].isEnabled()
    assert not workspace.status.counts.isVisible()


def test_the_banner_steps_by_day_and_returns_to_now(qtbot: QtBot, workspace: Workspace) -> None:
    day = workspace.searching.today() - timedelta(days=2)
    workspace.searching.set_text("calibration")
    workspace.searching.go_to(day)
    qtbot.mouseClick(workspace.past.earlier, Qt.MouseButton.LeftButton)
    assert workspace.searching.past_day == day - timedelta(days=1)
    for _ in range(2):
        qtbot.mouseClick(workspace.past.later, Qt.MouseButton.LeftButton)
    assert workspace.searching.past_day == day + timedelta(days=1)
    qtbot.mouseClick(workspace.past.later, Qt.MouseButton.LeftButton)
    assert workspace.searching.past_day is None
    assert workspace.searching.text == "calibration"
    assert workspace.header.date.text() == "Now"
    assert workspace.header.new.isVisible()


def test_another_day_takes_the_place_of_the_first(workspace: Workspace) -> None:
    workspace.searching.set_text("tag:halyard as-of:2024-03 report")
    workspace.searching.go_to(date(2024, 5, 1))
    assert workspace.searching.text == "tag:halyard as-of:2024-05-01 report"
    workspace.searching.return_to_now()
    assert workspace.searching.text == "tag:halyard report"


def test_the_date_popover_closes_on_escape_and_gives_the_focus_back(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.page.show_page()  # type: ignore[union-attr]
    before = QApplication.focusWidget()
    qtbot.keyClick(before, K.Key_D, M.ControlModifier)
    popover = workspace.findChild(DatePopover)
    assert popover is not None
    qtbot.keyClick(popover.calendar, K.Key_Escape)
    assert not popover.isVisible()
    assert QApplication.focusWidget() is before


def test_the_calendar_knows_no_tomorrow(qtbot: QtBot, theme: Theme) -> None:
    today = date(2026, 3, 18)
    calendar = CalendarGrid(theme, today)
    qtbot.addWidget(calendar)
    calendar.show()
    qtbot.keyClick(calendar, K.Key_Right)
    assert calendar.day == today
    qtbot.keyClick(calendar, K.Key_PageUp)
    assert calendar.day == date(2026, 2, 18)
    calendar.step_month(12)
    assert calendar.day == today


def test_a_click_on_a_day_chooses_it(qtbot: QtBot, theme: Theme) -> None:
    calendar = CalendarGrid(theme, date(2026, 3, 18))
    qtbot.addWidget(calendar)
    calendar.show()
    place = next(box for day, box in calendar._cells() if day == date(2026, 3, 3))
    with qtbot.waitSignal(calendar.chosen) as chosen:
        qtbot.mouseClick(calendar, Qt.MouseButton.LeftButton, pos=place.center())
    assert chosen.args == [date(2026, 3, 3)]
    tomorrow = next(box for day, box in calendar._cells() if day == date(2026, 3, 19))
    with qtbot.assertNotEmitted(calendar.chosen):
        qtbot.mouseClick(calendar, Qt.MouseButton.LeftButton, pos=tomorrow.center())
