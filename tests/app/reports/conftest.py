"""The page over a vault of four memories, in a window of its own."""

from collections.abc import Iterator

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer_app.reports.page import ReportsPage
from remembrancer_app.shell.page import PageContext


@pytest.fixture
def page(qtbot: QtBot, context: PageContext) -> Iterator[ReportsPage]:
    page = ReportsPage(context)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitActive(page)
    page.show_page()
    qtbot.waitUntil(lambda: page.view.report is not None and page.states.shows_content)
    qtbot.waitUntil(lambda: len(page.days.rows) == 1)
    yield page
    page.close()
    shiboken6.delete(page)
