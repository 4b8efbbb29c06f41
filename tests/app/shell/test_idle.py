"""The vault locks when nobody used the window for as long as the person chose."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.settings import ChangeSetting
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.idle import LOCK_AFTER, IdleWatch, seconds_since_start
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.widgets.overlay import Overlay


class Clock:
    """Says the seconds that it is set to."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def watched(qtbot: QtBot, engine: Engine, clock: Clock) -> tuple[IdleWatch, list[int], QObject]:
    owner = QObject()
    watch = IdleWatch(engine, owner, clock)
    said: list[int] = []
    watch.idle.connect(said.append)
    return watch, said, owner


def look(qtbot: QtBot, engine: Engine, watch: IdleWatch) -> None:
    watch.look()
    qtbot.waitUntil(lambda: not engine._under_way)


def test_by_itself_nothing_locks(qtbot: QtBot, engine: Engine, clock: Clock, watched) -> None:  # type: ignore[no-untyped-def]
    watch, said, _ = watched
    clock.seconds += 24 * 3600
    look(qtbot, engine, watch)
    assert not said


def test_it_locks_after_the_chosen_time_and_once(qtbot: QtBot, engine: Engine, clock: Clock, watched) -> None:  # type: ignore[no-untyped-def]
    watch, said, _ = watched
    engine.entrance.query(ChangeSetting(LOCK_AFTER, "15"))
    clock.seconds += 14 * 60
    look(qtbot, engine, watch)
    assert not said
    clock.seconds += 60
    look(qtbot, engine, watch)
    look(qtbot, engine, watch)
    assert said == [15]


def test_whoever_presses_a_key_or_a_button_is_there(qtbot: QtBot, engine: Engine, clock: Clock, watched) -> None:  # type: ignore[no-untyped-def]
    watch, said, _ = watched
    engine.entrance.query(ChangeSetting(LOCK_AFTER, "5"))
    widget = QWidget()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    spot = widget.rect().center()
    for act in (
        lambda: qtbot.keyClick(widget, Qt.Key.Key_A),
        lambda: qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot),
    ):
        clock.seconds += 4 * 60
        act()
        clock.seconds += 4 * 60
        look(qtbot, engine, watch)
    assert not said


def test_the_seconds_go_on() -> None:
    assert seconds_since_start() <= seconds_since_start()


def test_what_lies_over_the_window_goes_when_the_vault_does(
    qtbot: QtBot, make_workspace: Callable[..., Workspace]
) -> None:
    workspace = make_workspace()
    workspace.show_palette()
    workspace.show_keys()
    workspace.dialogs.new_memory()
    assert any(each.isVisible() for each in workspace.window().findChildren(Overlay))
    workspace.put_away()
    assert not any(each.isVisible() for each in workspace.window().findChildren(Overlay))
