"""The workspace of a real vault with two plain pages that note what they are told."""

import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer.vault import ParsedSearch
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import Page, PageContext, PageName
from remembrancer_app.shell.pages import PageEntry
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Icon, Theme

MODULE = "remembrancer_app_test_pages"


class PlainPage(Page):
    """Notes what it is asked for."""

    follows_date = True

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.searches: list[ParsedSearch] = []
        self.shown = 0
        self.opened: list[str] = []
        column = QVBoxLayout(self)
        self.first, self.second = QPushButton("first"), QPushButton("second")
        column.addWidget(self.first)
        column.addWidget(self.second)

    def apply_search(self, search: ParsedSearch) -> None:
        self.searches.append(search)

    def show_page(self) -> None:
        self.shown += 1
        self.first.setFocus()

    def open_memory(self, memory: str) -> None:
        self.opened.append(memory)

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        return (("J", "Next line"),)

    def panes(self) -> tuple[QWidget, ...]:
        return (self.first, self.second)


@pytest.fixture
def entries() -> Iterator[tuple[PageEntry, ...]]:
    """The pages Memories and Timeline, as plain ones, and one that does not exist."""
    module = ModuleType(MODULE)
    module.__spec__ = __import__("importlib.machinery", fromlist=["ModuleSpec"]).ModuleSpec(MODULE, None)
    module.PlainPage = PlainPage  # type: ignore[attr-defined]
    sys.modules[MODULE] = module
    yield (
        PageEntry(PageName.MEMORIES, "Memories", Icon.LIBRARY, 1, MODULE, "PlainPage"),
        PageEntry(PageName.TIMELINE, "Timeline", Icon.CHART_GANTT, 1, MODULE, "PlainPage"),
        PageEntry(PageName.AUDIT, "Audit", Icon.SCROLL_TEXT, 2, "remembrancer_app.not_written_yet", "AuditPage"),
    )
    del sys.modules[MODULE]


@pytest.fixture
def make_workspace(
    qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings, entries: tuple[PageEntry, ...]
) -> Iterator[Callable[..., Workspace]]:
    """Builds and shows a workspace of a given size."""
    made: list[Workspace] = []

    def make(width: int = 1280, height: int = 800, *, mirrored: bool = False) -> Workspace:
        state = engine.entrance.query(GetState())
        namespaces = engine.entrance.query(ListNamespaces())
        workspace = Workspace(engine, theme, settings, state, namespaces, kept=engine.vault.kept(), entries=entries)
        if mirrored:
            workspace.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        workspace.resize(width, height)
        qtbot.addWidget(workspace)
        with qtbot.waitExposed(workspace):
            workspace.show()
        workspace.activateWindow()
        workspace.show_first_page()
        made.append(workspace)
        return workspace

    yield make
    for workspace in made:
        workspace.put_away()


@pytest.fixture
def workspace(make_workspace: Callable[..., Workspace]) -> Workspace:
    return make_workspace()
