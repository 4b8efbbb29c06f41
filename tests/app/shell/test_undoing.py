"""Ctrl+Z and Ctrl+Shift+Z: wherever the focus is but in a text that is being written, by name, also after a restart."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetState
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.undoing import Undoing
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Theme
from remembrancer_app.widgets.plain_text import PlainText, StatementText

K, M = Qt.Key, Qt.KeyboardModifier
PLACES: dict[str, Callable[[Theme], QWidget]] = {
    "button": lambda _theme: QPushButton("Open"),
    "list": lambda _theme: QListWidget(),
    "statement": lambda theme: StatementText(theme, "Metric units."),
    "label": lambda theme: PlainText(theme, "Metric units.", selectable=True),
}


@pytest.fixture
def put(workspace: Workspace) -> Callable[[QWidget], QWidget]:
    """Puts a widget into the page and gives it the focus."""

    def act(widget: QWidget) -> QWidget:
        assert workspace.page is not None
        layout = workspace.page.layout()
        assert layout is not None
        layout.addWidget(widget)
        widget.show()
        widget.setFocus()
        assert QApplication.focusWidget() is widget
        return widget

    return act


@pytest.mark.parametrize("place", PLACES)
def test_undo_and_redo_work_wherever_nothing_is_written(
    qtbot: QtBot, workspace: Workspace, put: Callable[[QWidget], QWidget], theme: Theme, place: str
) -> None:
    workspace.engine.entrance.change(Remember(Draft("The lab printer is on the second floor.")))
    undo, redo = workspace.commands["undo"], workspace.commands["redo"]
    qtbot.waitUntil(lambda: undo.text() == "Undo: Remembered 1 memory")
    widget = put(PLACES[place](theme))
    with qtbot.waitSignal(workspace.undoing.undone):
        qtbot.keyClick(widget, K.Key_Z, M.ControlModifier)
    qtbot.waitUntil(redo.isEnabled)
    with qtbot.waitSignal(workspace.undoing.redone):
        qtbot.keyClick(widget, K.Key_Z, M.ControlModifier | M.ShiftModifier)


def test_in_a_text_that_is_being_written_undo_is_that_of_the_text(
    qtbot: QtBot, workspace: Workspace, put: Callable[[QWidget], QWidget]
) -> None:
    workspace.engine.entrance.change(Remember(Draft("The lab printer is on the second floor.")))
    qtbot.waitUntil(lambda: workspace.commands["undo"].text() == "Undo: Remembered 1 memory")
    line = put(QLineEdit())
    assert isinstance(line, QLineEdit)
    qtbot.keyClicks(line, "words")
    with qtbot.assertNotEmitted(workspace.undoing.undone):
        qtbot.keyClick(line, K.Key_Z, M.ControlModifier)
    assert line.text() == ""


@pytest.fixture
def restarted(qapp: QApplication, closed_vault: Path) -> Iterator[Callable[[], tuple[Engine, Undoing]]]:
    """Opens the vault as a new start of the program does, after closing it."""
    engines: list[Engine] = []

    def act() -> tuple[Engine, Undoing]:
        if engines:
            engines[-1].close()
        vault = Vault.open(closed_vault, Passphrase("x"))
        engine = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
        engines.append(engine)
        return engine, Undoing(engine, engine)

    yield act
    engines[-1].close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for engine in engines:
        shiboken6.delete(engine)


def test_what_was_done_before_a_restart_can_be_taken_back_by_name(
    qtbot: QtBot, restarted: Callable[[], tuple[Engine, Undoing]]
) -> None:
    """The journal knows it, not the window."""
    engine, _ = restarted()
    engine.entrance.change(Remember(Draft("The lab printer is on the second floor.")))
    engine, undoing = restarted()
    qtbot.waitUntil(lambda: undoing.next_undo is not None)
    assert undoing.next_undo is not None
    assert (undoing.next_undo.kind, undoing.next_undo.memories) == ("remember", 1)
    with qtbot.waitSignal(undoing.undone):
        undoing.undo()
    assert engine.entrance.query(GetState()).current == 4
    engine, again = restarted()
    qtbot.waitUntil(lambda: again.next_redo is not None)
    with qtbot.waitSignal(again.redone):
        again.redo()
    assert engine.entrance.query(GetState()).current == 5
