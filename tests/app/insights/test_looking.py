"""While routines are looked for in the background, Insights and Today say how far that is, and then what was found."""

import pytest
import shiboken6
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer.attention import service
from remembrancer.vault import Vault
from remembrancer_app.insights.page import InsightsPage
from remembrancer_app.shell.page import PageContext
from remembrancer_app.today.page import TodayPage


def found_on(page: InsightsPage | TodayPage) -> list[QWidget]:
    return list(page.findings.routines.rows if isinstance(page, InsightsPage) else page.unusual.rows)


@pytest.mark.parametrize("kind", [InsightsPage, TodayPage])
def test_a_page_says_how_far_the_looking_is_and_then_what_was_found(
    qtbot: QtBot,
    vault: Vault,
    context: PageContext,
    kind: type[InsightsPage | TodayPage],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(service, "_COMPARED_AT_ONCE", 5)
    page = kind(context)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.show_page()
    qtbot.waitUntil(page.looking.isVisible)
    assert page.looking.words.text() == "Looking for what recurs: 0 of 7 texts compared"
    assert (page.looking.bar.value(), page.looking.bar.maximum()) == (0, 7)
    assert not found_on(page)
    assert vault._attention.bring_up()
    qtbot.waitUntil(page.looking.isHidden)
    qtbot.waitUntil(lambda: len(found_on(page)) == 1)
    page.close()
    shiboken6.delete(page)
