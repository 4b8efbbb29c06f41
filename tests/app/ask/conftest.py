"""The page over a vault of four memories, in a window of its own."""

from collections.abc import Callable, Iterator
from threading import Event

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from remembrancer_app.ask.page import AskPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.search.searching import Searching
from remembrancer_app.shell.page import PageContext


@pytest.fixture
def ask(qtbot: QtBot) -> Callable[[AskPage, str], None]:
    """Asks, and waits until the answer is shown."""

    def act(page: AskPage, question: str) -> None:
        with qtbot.waitSignal(page.asking.answered):
            page.ask(question)

    return act


@pytest.fixture
def make_page(qtbot: QtBot, context: PageContext, engine: Engine) -> Iterator[Callable[..., AskPage]]:
    """Builds and shows the page; its header's search is `page.header`, as far as the window has one."""
    pages: list[AskPage] = []

    def make(width: int = 1280, height: int = 800, header: str = "") -> AskPage:
        page = AskPage(context)
        searching = Searching(engine.vault.store.clock, page)
        searching.changed.connect(page.apply_search)
        page.search_requested.connect(searching.set_text)
        page.setProperty("header", searching)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitActive(page)
        searching.set_text(header)
        page.show_page()
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def page(make_page: Callable[..., AskPage]) -> AskPage:
    return make_page()


@pytest.fixture
def busy(engine: Engine) -> Iterator[Event]:
    """The engine answers nothing until this is set."""
    freed = Event()
    for _ in range(2):
        engine._queries.submit(freed.wait)
    yield freed
    freed.set()
