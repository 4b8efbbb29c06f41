"""On the page Ask the language model answers beside the stored sentences, if the person turned it on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from model_server import ModelServer, model_server
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.settings import ChangeSetting
from remembrancer_app.ask.model_card import SentSheet
from remembrancer_app.ask.page import AskPage
from remembrancer_app.jobs.engine import Engine

QUESTION = "calibration report Ines"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def server(engine: Engine) -> Iterator[ModelServer]:
    with model_server() as served:
        for name, value in (("endpoint", served.address), ("model", "small-one"), ("on", True), ("seconds", 20)):
            engine.entrance.query(ChangeSetting(f"language_model.{name}", value))
        served.say = lambda _messages: "The report is due on 15 April [1]. It has 40 pages [1]."
        yield served


@pytest.fixture
def asked(
    qtbot: QtBot, server: ModelServer, make_page: Callable[..., AskPage], ask: Callable[[AskPage, str], None]
) -> AskPage:
    """The page with a question asked, the model not yet chosen."""
    page = make_page()
    qtbot.waitUntil(page.options.ways.isVisible)
    ask(page, QUESTION)
    return page


def choose_model(qtbot: QtBot, page: AskPage) -> None:
    qtbot.mouseClick(page.options.ways._buttons["model"], LEFT)


def test_without_a_model_there_is_no_choice(qtbot: QtBot, page: AskPage, ask: Callable[[AskPage, str], None]) -> None:
    ask(page, QUESTION)
    assert not page.options.ways.isVisible()
    assert not page.model.isVisible()


def test_until_it_is_chosen_nothing_is_sent(asked: AskPage, server: ModelServer) -> None:
    assert asked.answer.isVisible()
    assert not asked.model.isVisible()
    assert not server.asked


def test_its_answer_stands_beside_the_stored_sentences_with_what_was_left_out(
    qtbot: QtBot, asked: AskPage, server: ModelServer
) -> None:
    choose_model(qtbot, asked)
    qtbot.waitUntil(lambda: "15 April" in asked.model.text.toPlainText())
    assert asked.answer.isVisible()
    assert "[1]" in asked.model.text.toPlainText()
    assert "40 pages" not in asked.model.text.toPlainText()
    assert "40" in asked.model.note.text()
    assert "small-one" in asked.model.title.text()


def test_exactly_what_was_sent_is_shown(qtbot: QtBot, asked: AskPage, server: ModelServer) -> None:
    choose_model(qtbot, asked)
    qtbot.waitUntil(asked.model.sent.isVisible)
    qtbot.mouseClick(asked.model.sent, LEFT)
    (sheet,) = asked.window().findChildren(SentSheet)
    assert [each.text() for each in sheet.texts] == [each["content"] for each in server.asked[-1]["messages"]]
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_a_citation_leads_to_the_memory(qtbot: QtBot, asked: AskPage, server: ModelServer) -> None:
    choose_model(qtbot, asked)
    qtbot.waitUntil(asked.model.text.isVisible)
    with qtbot.waitSignal(asked.model.cited) as cited:
        asked.model.text.anchorClicked.emit("item:1")
    assert cited.args == [1]


def test_waiting_can_be_cancelled_and_asked_again(qtbot: QtBot, asked: AskPage, server: ModelServer) -> None:
    server.holds = Event()
    choose_model(qtbot, asked)
    qtbot.waitUntil(server.arrived.is_set)
    assert asked.model.is_busy
    qtbot.mouseClick(asked.model.act, LEFT)
    qtbot.waitUntil(server.gone.is_set)
    assert not asked.model.is_busy
    server.holds = None
    qtbot.mouseClick(asked.model.act, LEFT)
    qtbot.waitUntil(lambda: "15 April" in asked.model.text.toPlainText())


def test_what_goes_wrong_is_said_and_the_stored_sentences_stay(
    qtbot: QtBot, asked: AskPage, server: ModelServer
) -> None:
    server.status = 500
    choose_model(qtbot, asked)
    qtbot.waitUntil(lambda: "500" in asked.model.note.text())
    assert asked.answer.isVisible()
    assert asked.model.act.isVisible()


def test_the_choice_is_remembered(
    qtbot: QtBot, asked: AskPage, server: ModelServer, make_page: Callable[..., AskPage]
) -> None:
    choose_model(qtbot, asked)
    qtbot.waitUntil(asked.model.text.isVisible)
    again = make_page()
    qtbot.waitUntil(again.options.ways.isVisible)
    assert again.options.wants_model
