"""Each page says in the empty field what the search does there."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.page import PageContext, PageName
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.shell.workspace import Workspace

HINTS = {
    PageName.ASK: "Narrow what may answer:  tag:work",
    PageName.MEMORIES: "Try  tag:work  is:pinned  added:7",
    PageName.TIMELINE: "Show only  tag:work  type:event",
    PageName.CONFLICTS: "Search the conflicts",
    PageName.AUDIT: "Search the journal",
}


@pytest.mark.parametrize("name", HINTS)
def test_the_hint_is_that_of_the_page(qtbot: QtBot, context: PageContext, name: PageName) -> None:
    entry = next(each for each in PAGES if each.name is name)
    window = QWidget()
    qtbot.addWidget(window)
    page = entry.make(context, window)
    assert page.search_hint() == HINTS[name]
    assert page.follows_date


def test_the_field_shows_the_hint_of_the_page_in_front(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    assert workspace.search.field.line.placeholderText() == "Search memories"
    workspace.show_page(PageName.TIMELINE)
    monkeypatch.setattr(workspace.page, "search_hint", lambda: "Show only")
    workspace.show_page(PageName.MEMORIES)
    workspace.show_page(PageName.TIMELINE)
    assert workspace.search.field.line.placeholderText() == "Show only"
