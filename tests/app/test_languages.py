"""Every text of the window is translated: in a language that marks what it says, nothing is seen without a mark.

Stored text has no mark, nor have figures, dates and keys; all of these are known here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QLocale,
    QModelIndex,
    QSettings,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.queries import GetState, ListNamespaces
from remembrancer_app import languages
from remembrancer_app.agents.page import AgentsPage
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.page import PageName
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.widgets.overlay import Overlay

_LETTERS = re.compile(r"[^\W\d_]{3,}")
_PATTERN_OF_DATES = re.compile(r"[dMy .,']+")
_NOT_SAID = re.compile(r"</?(?:qt|p)\b[^>]*>|\b(?:is|as-of|type|tag):\S*")
"""The markup of tooltips, and terms of the search language, which are the same in every language."""
_KEYS = {"Ctrl", "Shift", "Alt", "Esc", "Enter", "Space", "Del", "Backspace", "Return", "Left", "Right", "Home", "End"}
_SAYS = ("text", "placeholderText", "windowTitle", "toolTip", "accessibleName", "accessibleDescription", "suffix")
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


class MarkedLanguage(QTranslator):
    """Every text between marks and 40 % longer, as German may be."""

    def isEmpty(self) -> bool:  # noqa: N802  (Qt's name)
        return False

    def translate(self, context: str, text: str, _note: str | None = None, _number: int = -1) -> str | None:
        if context.startswith("Q") or not text.strip() or _PATTERN_OF_DATES.fullmatch(text):
            return None
        return f"⟦{text}{'~' * round(len(text) * 0.4)}⟧"


class Reader:
    """Collects what is seen, spoken and painted, and keeps what is neither marked nor known."""

    def __init__(self, known: set[str]) -> None:
        locale = QLocale()
        names = [
            named(number, form)
            for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
            for named, numbers in (
                *((locale.standaloneMonthName, range(1, 13)), (locale.monthName, range(1, 13))),
                *((locale.standaloneDayName, range(1, 8)), (locale.dayName, range(1, 8))),
            )
            for number in numbers
        ]
        self._known = sorted({*known, *names, *_KEYS}, key=len, reverse=True)
        self._read: set[str] = set()
        self.place = ""
        self.escaped: list[str] = []

    def read(self, text: object, where: str) -> None:
        if not isinstance(text, str) or text in self._read:
            return
        self._read.add(text)
        rest, depth = [], 0
        for letter in _NOT_SAID.sub(" ", text):
            depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
            rest.append(" " if depth > 0 or letter == "⟧" else letter)
        outside = "".join(rest).replace("…", "")
        for each in self._known:
            outside = outside.replace(each, " ")
        if _LETTERS.search(outside):
            self.escaped.append(f"{self.place}, {where}: {text[:100]}")

    def walk(self, root: QWidget) -> None:
        for widget in (root, *root.findChildren(QWidget)):
            if widget.isVisibleTo(root):
                self._read_widget(widget)

    def _read_widget(self, widget: QWidget) -> None:
        kind = type(widget).__name__
        for name in _SAYS:
            if name != "text" or not isinstance(widget, QLineEdit):
                self.read(widget.property(name), f"{kind}.{name}")
        if isinstance(widget, QComboBox):
            for row in range(widget.count()):
                self.read(widget.itemText(row), f"{kind} item")
        for action in widget.actions():
            self._read_action(action, kind)
        model = widget.model() if isinstance(widget, QAbstractItemView) else None
        if model is not None:
            # A list keeps its one column to itself.
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
            for column in range(columns):
                self.read(model.headerData(column, Qt.Orientation.Horizontal), f"{kind} head")
                for row in range(min(model.rowCount(QModelIndex()), 5)):
                    for role in _ROLES:
                        self.read(model.index(row, column).data(role), f"{kind} {role.name}")

    def _read_action(self, action: QAction, kind: str) -> None:
        self.read(action.text(), f"{kind} action")
        menu = action.menu()
        if isinstance(menu, QMenu):
            for each in menu.actions():
                self._read_action(each, f"{kind} menu")


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    translator = MarkedLanguage()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def reader(marked: None, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Reads painted text as well: nobody can ask a painter afterwards what it wrote."""
    stored = {"personal", "halyard", "Halyard", "Personal", "pilot", "Remembrancer", "Planner"}
    for row in engine.vault.store.read().__enter__().execute("SELECT content FROM version"):
        stored |= {str(row[0]), *str(row[0]).split()}
    made = Reader(stored)
    draw = QPainter.drawText

    def drawn(painter: QPainter, *given: object) -> object:
        for each in given:
            made.read(each, "painted")
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", drawn)
    return made


@pytest.fixture
def workspace(marked: None, qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings) -> Iterator[Workspace]:
    state, namespaces = engine.entrance.query(GetState()), engine.entrance.query(ListNamespaces())
    made = Workspace(engine, theme, settings, state, namespaces, kept=engine.vault.kept())
    made.resize(1280, 800)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.show_first_page()
    yield made
    made.put_away()


@pytest.fixture
def at_rest(qtbot: QtBot, engine: Engine) -> Callable[[], None]:
    """Waits until nothing is asked of the vault any more."""

    def wait() -> None:
        for _ in range(3):
            qtbot.waitUntil(lambda: not engine._under_way)
            QApplication.processEvents()

    return wait


def test_no_text_of_a_page_escapes_translation(
    workspace: Workspace, reader: Reader, at_rest: Callable[[], None]
) -> None:
    for name in PageName:
        reader.place = name.value
        workspace.show_page(name)
        at_rest()
        workspace.grab()
        reader.walk(workspace if name is PageName.TODAY else workspace.page or workspace)
    reader.place = "the past"
    workspace.show_page(PageName.MEMORIES)
    workspace.searching.set_text("as-of:2024-09-30")
    at_rest()
    reader.walk(workspace)
    assert reader.escaped == []


def test_every_page_can_be_read_from_the_right(workspace: Workspace, at_rest: Callable[[], None]) -> None:
    workspace.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    for name in PageName:
        workspace.show_page(name)
        at_rest()
        workspace.grab()
        page = workspace.page
        assert page is not None
        # Nothing of a page reaches under the rail, which stands on the right now, or out of the window.
        assert page.mapTo(workspace, page.rect().topRight()).x() < workspace.rail.geometry().left()
        assert page.mapTo(workspace, page.rect().topLeft()).x() >= 0
        assert page.minimumSizeHint().width() <= page.width()


def test_no_text_of_a_dialog_escapes_translation(
    workspace: Workspace, reader: Reader, at_rest: Callable[[], None]
) -> None:
    dialogs = workspace.dialogs
    workspace.show_page(PageName.AGENTS)
    agents = workspace.page
    assert isinstance(agents, AgentsPage)
    for opens in (
        *(dialogs.bring_in, dialogs.write_out, dialogs.new_memory, workspace.show_keys, workspace.show_palette),
        *(workspace.backups.show_dialog, agents.add_client),
    ):
        reader.place = getattr(opens, "__name__", "")
        opens()
        at_rest()
        over = [each for each in workspace.window().findChildren(Overlay) if each.isVisible()]
        assert over, reader.place
        for each in over:
            each.grab()
            reader.walk(each)
            each.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert reader.escaped == []


@pytest.mark.parametrize(
    ("setting", "system", "chosen"),
    [
        *(("system", ["de-AT", "de"], "de"), ("system", ["fr-FR", "de-DE"], "de"), ("system", ["zh-TW"], "en")),
        *(("en", ["de-DE"], "en"), ("de", [], "de"), ("xx", [], "en"), ("system", ["C"], "en")),
    ],
)
def test_the_language_is_the_one_chosen_else_the_first_of_the_system_that_is_spoken(
    setting: str, system: list[str], chosen: str
) -> None:
    assert languages.choose(setting, system) == chosen


def test_the_choice_is_kept_for_the_next_start(tmp_path: Path) -> None:
    ApplicationSettings(tmp_path).set_appearance(Appearance(language="de"))
    assert ApplicationSettings(tmp_path).appearance().language == "de"
