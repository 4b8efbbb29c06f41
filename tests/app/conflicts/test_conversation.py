"""The conversation beside a case, and a second opinion in its head."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft
from remembrancer.vault import Entrance
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.jobs.engine import Engine

K = Qt.Key
TALK = ("Agent: When is it due?", "You: It is due on the first of May.", "Agent: Noted.")


@pytest.fixture
def said(engine: Engine, agent: Entrance, clock: FixedClock) -> str:
    """A deadline, and another one that was said in a conversation."""
    engine.entrance.change(Remember(Draft("The project deadline is April 15.")))
    for turn in TALK:
        clock.advance(timedelta(minutes=1))
        agent.change(Remember(Draft(turn, session="talk", episode=True)))
    evidence = "due on the first of May"
    remembered = agent.change(Remember(Draft("The project deadline is May 1.", session="talk", evidence=evidence)))
    assert remembered.conflict is not None
    return remembered.conflict.case


@pytest.fixture
def spoken(said: str, make_page: Callable[..., ConflictsPage], qtbot: QtBot) -> Callable[[int], ConflictsPage]:
    def make(width: int) -> ConflictsPage:
        page = make_page(width)
        qtbot.waitUntil(lambda: bool(page.review.new_side.conversation.turns))
        page.review.setFocus()
        return page

    return make


def test_c_opens_the_conversation_and_closes_it(spoken: Callable[[int], ConflictsPage], qtbot: QtBot) -> None:
    page = spoken(1280)
    side = page.review.new_side
    assert side.conversation.isVisible()
    assert not side.conversation.is_open
    assert side.conversation.button.text() == "Show the conversation"
    qtbot.keyClick(page.review, K.Key_C)
    assert side.conversation.is_open
    assert [(each.speaker, each.is_source) for each in side.conversation.turns] == [
        ("Agent", False),
        ("You", True),
        ("Agent", False),
    ]
    qtbot.keyClick(page.review, K.Key_C)
    assert not side.conversation.is_open


def test_where_nothing_was_said_there_is_nothing_to_open(spoken: Callable[[int], ConflictsPage]) -> None:
    page = spoken(1280)
    assert page.review.old_side.conversation.isHidden()


def test_in_a_wide_window_it_is_open_by_itself_until_somebody_closes_it(
    spoken: Callable[[int], ConflictsPage], qtbot: QtBot
) -> None:
    page = spoken(1700)
    conversation = page.review.new_side.conversation
    qtbot.waitUntil(lambda: conversation.is_open)
    conversation.button.click()
    assert not conversation.is_open
    page.review.more.show_more()
    qtbot.waitUntil(lambda: bool(conversation.turns))
    assert not conversation.is_open


class Model:
    """Thinks the same of everything."""

    def contradicts(self, _old: object, _new: object, _progress: object) -> float:
        return 0.93


def test_a_second_opinion_stands_with_the_reason(
    said: str, engine: Engine, make_page: Callable[..., ConflictsPage], qtbot: QtBot
) -> None:
    engine.vault.ask_second_opinion("tester", Model())
    engine.vault.start_background()
    page = make_page()

    def has_opinion() -> bool:
        page.listing.read()
        return "Second opinion of tester" in page.review.reason.reason.text()

    qtbot.waitUntil(has_opinion)
    assert "0.93" in page.review.reason.reason.text()
