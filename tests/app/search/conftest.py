"""The search bar in a window of its own, over a real vault."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.jobs.engine import Engine
from remembrancer_app.search.search_bar import SearchBar
from remembrancer_app.search.searching import Searching
from remembrancer_app.state.private_state import PrivateState
from remembrancer_app.theme import Theme


@pytest.fixture
def searching(engine: Engine) -> Searching:
    searching = Searching(engine.vault.store.clock, engine)
    searching.set_namespaces(("personal", "halyard"))
    return searching


@pytest.fixture
def bar(qtbot: QtBot, engine: Engine, theme: Theme, private: PrivateState, searching: Searching) -> Iterator[SearchBar]:
    window = QWidget()
    qtbot.addWidget(window)
    bar = SearchBar(engine, theme, searching, private, window)
    column = QVBoxLayout(window)
    column.addWidget(bar.field)
    column.addStretch(1)
    column.addWidget(QLineEdit())
    window.resize(900, 760)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    bar.field.line.setFocus()
    yield bar
    bar.popover.close_popover()
