"""From the banner of the past to what is different since."""

from collections.abc import Callable
from datetime import date

from pytestqt.qtbot import QtBot

from remembrancer_app.audit.page import AuditPage


def test_a_day_is_compared_with_now_whatever_was_shown_before(
    qtbot: QtBot, make_page: Callable[..., AuditPage], written: dict[str, str]
) -> None:
    page = make_page()
    page.open_target(date(2026, 3, 17))
    assert page.stack.currentWidget() is page.dates
    assert (page.dates.since, page.dates.until) == (date(2026, 3, 17), None)
    qtbot.waitUntil(lambda: page.dates._counts is not None)
    assert page.dates._counts is not None
    # The wire format was edited on the 18th, and the printer deleted.
    assert page.dates._counts.total == 2
    assert written["wire"]
