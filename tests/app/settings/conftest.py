"""The page Settings of a real vault, and a server that plays a language model."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from model_server import ModelServer, model_server
from pytestqt.qtbot import QtBot

from remembrancer_app.settings.page import SettingsPage
from remembrancer_app.shell.page import PageContext


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as served:
        yield served


@pytest.fixture
def page(qtbot: QtBot, context: PageContext) -> SettingsPage:
    made = SettingsPage(context)
    made.resize(1096, 720)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.show_page()
    return made
