"""The vault at a date: button, calendar, banner and the way back."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.shell.date_popover import Clock, DatePopover
from remembrancer_app.shell.page import PageName
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


def test_the_banner_names_the_time_where_no_whole_day_is_meant(workspace: Workspace) -> None:
    workspace.searching.set_text("as-of:2024-03-03")
    assert workspace.past.words.text() == "Viewing 3 March 2024, end of day"
    workspace.searching.set_text("as-of:2024-03-03T10:00")
    assert workspace.past.words.text() == "Viewing 3 March 2024, 10:00"


def test_a_page_that_does_not_follow_the_date_says_so_and_stays_as_it_is(
    qtbot: QtBot, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace.show_page(PageName.TIMELINE)
    monkeypatch.setattr(workspace.page, "follows_date", False)
    workspace.searching.go_to(workspace.searching.today() - timedelta(days=2))
    assert workspace.past.explanation.text() == "Timeline shows what is now."
    assert workspace.frame.column.contentsMargins().left() == 0
    assert workspace.header.new.isVisible()
    assert workspace.commands["new"].isEnabled()
    workspace.show_page(PageName.MEMORIES)
    assert workspace.past.explanation.text() == "The vault as it stood then. Nothing can be changed here."
    assert workspace.frame.column.contentsMargins().left() == 3
    assert not workspace.header.new.isVisible()


def test_the_other_clock_is_set_in_the_same_popover(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.searching.set_text("tag:halyard")
    qtbot.keyClick(workspace, K.Key_D, M.ControlModifier)
    popover = workspace.findChild(DatePopover)
    assert popover is not None
    popover.clocks._buttons[Clock.HELD].click()
    assert popover.clocks.value == Clock.HELD
    assert not popover.now.isEnabled()
    today = workspace.searching.today()
    qtbot.keyClick(popover.calendar, K.Key_Right)
    assert popover.calendar.day == today + timedelta(days=1)
    qtbot.keyClick(popover.calendar, K.Key_Return)
    held = (today + timedelta(days=1)).isoformat()
    assert workspace.searching.text == f"tag:halyard valid-at:{held}"
    assert workspace.searching.held_day == today + timedelta(days=1)
    assert workspace.searching.past_day is None
    assert not workspace.past.isVisible()


def test_both_clocks_go_together_and_each_is_left_on_its_own(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.searching.hold_at(date(2024, 3, 1))
    workspace.searching.go_to(date(2024, 5, 1))
    assert workspace.searching.held_day == date(2024, 3, 1)
    assert workspace.past.explanation.text() == (
        "What held on 1 March 2024, as known then. Nothing can be changed here."
    )
    workspace.looking_back.choose_date()
    popover = workspace.findChild(DatePopover)
    assert popover is not None
    assert popover.calendar.day == date(2024, 5, 1)
    popover.clocks._buttons[Clock.HELD].click()
    assert popover.calendar.day == date(2024, 3, 1)
    qtbot.mouseClick(popover.now, Qt.MouseButton.LeftButton)
    assert (workspace.searching.held_day, workspace.searching.past_day) == (None, date(2024, 5, 1))
    workspace.searching.hold_at(date(2024, 3, 1))
    workspace.searching.return_to_now()
    assert workspace.searching.text == "valid-at:2024-03-01"


def test_neither_date_is_remembered_across_starts(
    qtbot: QtBot, make_workspace: Callable[..., Workspace], workspace: Workspace
) -> None:
    workspace.searching.set_text("tag:halyard")
    workspace.searching.hold_at(date(2024, 3, 1))
    workspace.searching.go_to(date(2024, 5, 1))
    workspace.private.close()
    qtbot.waitUntil(lambda: bool(workspace.engine.vault.kept()))
    again = make_workspace()
    assert again.searching.text == "tag:halyard"
    assert again.searching.past_day is None


def test_comparing_with_now_leaves_the_past(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.searching.go_to(date(2024, 5, 1))
    with qtbot.waitSignal(workspace.looking_back.compare_wanted) as compared:
        qtbot.mouseClick(workspace.past.compare, Qt.MouseButton.LeftButton)
    assert compared.args == [date(2024, 5, 1)]
    assert workspace.searching.past_day is None


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
