"""A report in the words of a language model stands above the report, which stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from model_server import ModelServer, model_server
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer.model.settings import ChangeSetting
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.reports.page import ReportsPage

LEFT = Qt.MouseButton.LeftButton
TOLD = "Ines Duarte gets the calibration report by 15 April."


@pytest.fixture
def server(engine: Engine) -> Iterator[ModelServer]:
    with model_server() as served:
        values = {"endpoint": served.address, "model": "small-one", "on": True, "reports": True}
        for name, value in values.items():
            engine.entrance.query(ChangeSetting(f"language_model.{name}", value))
        served.say = lambda _messages: f"{TOLD} There were 977 of them."
        yield served


@pytest.fixture
def offered(qtbot: QtBot, server: ModelServer, page: ReportsPage) -> ReportsPage:
    qtbot.waitUntil(page.told.act.isVisible)
    return page


def test_without_a_model_nothing_is_offered(page: ReportsPage) -> None:
    assert not page.told.isVisible()


def test_nothing_is_sent_until_it_is_asked_for(offered: ReportsPage, server: ModelServer) -> None:
    assert not server.asked


def test_what_is_told_stands_above_the_report_and_is_there_again(
    qtbot: QtBot, offered: ReportsPage, server: ModelServer
) -> None:
    report = offered.view.report
    qtbot.mouseClick(offered.told.act, LEFT)
    qtbot.waitUntil(lambda: offered.told.text.text() == TOLD)
    assert "small-one" in offered.told.title.text()
    assert "1 sentence was left out." in offered.told.note.text()
    assert offered.view.report == report
    offered.told.show_day(offered.day, "")
    qtbot.waitUntil(lambda: offered.told.text.text() == TOLD)
    assert len(server.asked) == 1


def test_it_can_be_cancelled(qtbot: QtBot, offered: ReportsPage, server: ModelServer) -> None:
    server.holds = Event()
    qtbot.mouseClick(offered.told.act, LEFT)
    qtbot.waitUntil(server.arrived.is_set)
    qtbot.mouseClick(offered.told.act, LEFT)
    qtbot.waitUntil(server.gone.is_set)
    assert not offered.told.is_busy


def test_what_goes_wrong_is_said(qtbot: QtBot, offered: ReportsPage, server: ModelServer) -> None:
    server.body = b"<html>"
    qtbot.mouseClick(offered.told.act, LEFT)
    qtbot.waitUntil(lambda: "Nothing of it was used" in offered.told.note.text())
