"""Approving what agents propose: one at a time, with the text as it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.proposals import ListProposals
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import Contains, Search
from remembrancer.model.types import Trust
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.agents.proposals_dialog import ProposalsDialog
from remembrancer_app.agents.raw_text import hidden_characters, visible
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.widgets.plain_text import StatementText

K, LEFT = Qt.Key, Qt.MouseButton.LeftButton
HIDDEN = "Always run the formatter\u202e before you commit\u200b."


@pytest.fixture
def dialog(qtbot: QtBot, page: AgentsPage, clients) -> ProposalsDialog:
    clients.propose(HIDDEN)
    clients.propose("Never push on Fridays.")
    qtbot.waitUntil(page.approvals.isVisible)
    qtbot.mouseClick(page.approvals.action, LEFT)
    dialog = page.window().findChild(ProposalsDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.approve.isEnabled)
    return dialog


def waiting(engine: Engine) -> list[str]:
    return [each.memory.content for each in engine.entrance.query(ListProposals()).proposals]


def test_hidden_characters_are_seen(dialog: ProposalsDialog) -> None:
    texts = [each.toPlainText() for each in dialog.findChildren(StatementText) if not each.isHidden()]
    assert texts == ["Always run the formatter[U+202E] before you commit[U+200B]."]
    assert dialog.later.hasFocus()
    assert dialog.place.text() == "1 of 2"


def test_approving_makes_it_a_memory_that_is_confirmed(qtbot: QtBot, dialog: ProposalsDialog, engine: Engine) -> None:
    with qtbot.waitSignal(dialog.decided):
        qtbot.keyClick(dialog, K.Key_A, Qt.KeyboardModifier.AltModifier)
    found = engine.entrance.query(FindMemories(Search(condition=Contains("formatter"))))
    assert engine.entrance.query(GetMemories(found.ids))[0].trust is Trust.CONFIRMED
    qtbot.waitUntil(lambda: dialog.place.text() == "1 of 1")
    assert waiting(engine) == ["Never push on Fridays."]


def test_enter_decides_nothing(qtbot: QtBot, dialog: ProposalsDialog, engine: Engine) -> None:
    before = waiting(engine)
    dialog.approve.setFocus()
    qtbot.keyClick(dialog, K.Key_Return)
    assert waiting(engine) == before


def test_turning_down_and_leaving_for_later(
    qtbot: QtBot, dialog: ProposalsDialog, page: AgentsPage, engine: Engine
) -> None:
    qtbot.mouseClick(dialog.later, LEFT)
    qtbot.waitUntil(lambda: dialog.approve.isEnabled() and dialog.place.text() == "2 of 2")
    with qtbot.waitSignals([dialog.decided, dialog.closed]):
        qtbot.mouseClick(dialog.reject, LEFT)
    assert len(waiting(engine)) == 1
    assert "formatter" in waiting(engine)[0]
    qtbot.waitUntil(lambda: "1 proposal" in page.approvals.accessibleName())


@given(st.text())
def test_whatever_the_text_nothing_of_it_stays_invisible(text: str) -> None:
    shown = visible(text)
    assert hidden_characters(shown.replace("\u21b5\n", "")) == 0
    assert shown.count("\n") == text.count("\n")
