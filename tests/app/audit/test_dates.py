"""Two dates compared, over a real vault."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.history import ChangeKind, DiffKind
from remembrancer.vault import SearchLanguage
from remembrancer_app.audit.day_popover import DayPopover
from remembrancer_app.audit.page import DATES, AuditPage


def show_dates(qtbot: QtBot, page: AuditPage, since: date, until: date | None = None) -> None:
    page.tabs._buttons[DATES].click()
    qtbot.waitUntil(lambda: not page.dates.is_busy)
    page.dates._choose(since, until)
    qtbot.waitUntil(lambda: not page.dates.is_busy)


def leading(page: AuditPage) -> list[ChangeKind]:
    return [row.change.kind for row in page.dates.list.rows]


def test_what_differs_is_told_by_kind_and_word_by_word(page: AuditPage, qtbot: QtBot) -> None:
    show_dates(qtbot, page, date(2026, 3, 16))
    assert leading(page) == [ChangeKind.EDITED, ChangeKind.CREATED, ChangeKind.CREATED, ChangeKind.DELETED]
    edited = page.dates.list.rows[0]
    assert any(kind is DiffKind.ADDED and "CBOR" in text for text, kind in edited.text.parts)
    assert page.dates.total.text() == "4 memories differ"
    with qtbot.waitSignal(page.memory_requested) as wanted:
        qtbot.mouseClick(edited.open, Qt.MouseButton.LeftButton)
    assert wanted.args == [edited.change.memory]


def test_dates_in_the_wrong_order_are_exchanged_and_kept(
    page: AuditPage, qtbot: QtBot, make_page: Callable[..., AuditPage]
) -> None:
    show_dates(qtbot, page, date(2026, 3, 17), date(2026, 3, 16))
    assert (page.dates.since, page.dates.until) == (date(2026, 3, 16), date(2026, 3, 17))
    assert leading(page) == [ChangeKind.CREATED, ChangeKind.CREATED]
    again = make_page()
    assert again.tabs.value == DATES
    assert again.dates.until == date(2026, 3, 17)
    assert again.dates.second.text() == "17 March 2026"


def test_groups_by_type_and_by_day(page: AuditPage, qtbot: QtBot) -> None:
    show_dates(qtbot, page, date(2026, 3, 16))
    for grouping in ("type", "day"):
        page.dates.grouping._buttons[grouping].click()
        assert len(page.dates.list.rows) == 4


def test_a_day_is_chosen_in_the_calendar(page: AuditPage, qtbot: QtBot) -> None:
    show_dates(qtbot, page, date(2026, 3, 17))
    qtbot.mouseClick(page.dates.first, Qt.MouseButton.LeftButton)
    (popover,) = page.findChildren(DayPopover)
    assert popover.calendar.day == date(2026, 3, 17)
    qtbot.keyClick(popover.calendar, Qt.Key.Key_Left)
    qtbot.keyClick(popover.calendar, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.dates.since == date(2026, 3, 16) and not page.dates.is_busy)
    assert len(leading(page)) == 4


def test_nothing_differs_is_said(page: AuditPage, qtbot: QtBot) -> None:
    show_dates(qtbot, page, date(2026, 3, 14), date(2026, 3, 15))
    assert not page.dates.states.shows_content
    assert "Nothing differs" in page.dates.states.currentWidget().accessibleName()
    show_dates(qtbot, page, date(2026, 3, 18))
    assert "not over yet" in page.dates.states.currentWidget().accessibleName()


def test_in_the_past_the_day_shown_is_the_last_one(page: AuditPage, qtbot: QtBot) -> None:
    show_dates(qtbot, page, date(2026, 3, 16))
    clock = page.engine.vault.store.clock
    page.apply_search(SearchLanguage().parse("as-of:2026-03-17", now=clock.now(), zone=clock.zone()))
    qtbot.waitUntil(lambda: not page.dates.is_busy)
    assert page.dates.second.text() == "17 March 2026"
    assert leading(page) == [ChangeKind.CREATED, ChangeKind.CREATED]
