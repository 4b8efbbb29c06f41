"""The layout of a vault's window can be had as at first, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from remembrancer_app.agents.page import _ROOM as AGENTS_ROOM
from remembrancer_app.audit.journal_tab import SESSION_ROOM
from remembrancer_app.conflicts.page import INBOX_ROOM
from remembrancer_app.memories.columns import Column
from remembrancer_app.memories.panes_layout import Room
from remembrancer_app.reports.page import _ROOM as REPORTS_ROOM
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.state.layout import changed_layout
from remembrancer_app.state.page_state import PageState
from remembrancer_app.theme import Density


@pytest.fixture
def entries():
    """Real pages."""
    wanted = (PageName.MEMORIES, PageName.CONFLICTS, PageName.SETTINGS)
    return tuple(each for each in PAGES if each.name in wanted)


def test_it_is_as_at_first_at_once_and_can_be_taken_back(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.show_page(PageName.MEMORIES)
    memories = workspace.page
    assert memories.arrangement.room is Room.NORMAL
    usual = (memories.table.shown_columns(), memories.facets.width())
    memories.table.show_column(Column.TAGS, Column.TAGS not in usual[0])
    memories.arrangement.splitter.moveSplitter(usual[1] + 60, 1)
    memories.arrangement.splitter.splitterMoved.emit(0, 1)
    memories._set_density(Density.COMPACT)
    memories.arrangement.toggle_detail()
    own = (memories.table.shown_columns(), memories.facets.width())
    assert own[0] != usual[0]
    assert own[1] > usual[1]

    workspace.show_page(PageName.SETTINGS)
    section = next(each for each in workspace.page.sections if each.name == "appearance")
    assert section.layout_row.help.text().endswith("Changed on: Memories.")
    section.reset_layout.click()
    assert (memories.table.shown_columns(), memories.facets.width()) == usual
    assert not memories.detail.isHidden()
    assert memories.state.value("density", "") == ""
    assert not section.reset_layout.isEnabled()
    assert section.reset_layout.toolTip()

    workspace.toast._button.click()
    assert (memories.table.shown_columns(), memories.facets.width()) == own
    assert memories.detail.isHidden()
    assert section.reset_layout.isEnabled()


def test_every_pane_that_can_be_dragged_belongs_to_it_and_nothing_else_does(settings: QSettings) -> None:
    state = PageState(settings, "shell")
    kept = {
        ("agents", AGENTS_ROOM.name),
        ("audit", SESSION_ROOM.name),
        ("conflicts", INBOX_ROOM.name),
        ("reports", REPORTS_ROOM.name),
        ("ask", "agent_width"),
        ("memories", "detail_width_wide"),
        ("timeline", "splitter"),
    }
    for page, name in kept:
        state.of(page).set_value(name, 300)
    for page, name in (("timeline", "days"), ("reports", "notify"), ("shell", "first_page"), ("memories", "sort")):
        state.of(page).set_value(name, "x")
    state.of("memories").set_value("facets_width", 0)
    assert set(changed_layout(state)) == kept
