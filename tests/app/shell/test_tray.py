"""The sign in the tray, and what closing the window does with and without one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor
from remembrancer_app.application import Program
from remembrancer_app.options import Options
from remembrancer_app.shell.page import PageName
from remembrancer_app.state.application_settings import ApplicationSettings
from remembrancer_app.state.tray_choices import TrayChoices

pytestmark = pytest.mark.qt_log_ignore("systemTrayWindowChanged", "does not support raise")
BOTH = TrayChoices(shown=True, hides_window=True)


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, closed_vault: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[TrayChoices], Program]]:
    """The program over a vault that opens by itself, with these choices."""
    monkeypatch.setenv("REMEMBRANCER_PASSPHRASE", "x")
    monkeypatch.setattr(QApplication, "quit", lambda: None)
    started: list[Program] = []

    def start(choices: TrayChoices) -> Program:
        settings = ApplicationSettings(tmp_path / "settings")
        settings.set_tray(choices)
        program = Program(qapp, Options(vault=closed_vault), settings)
        started.append(program)
        program.start()
        qtbot.waitUntil(lambda: program.window.workspace is not None)
        return program

    yield start
    for program in started:
        program.quit()
        program.window.setParent(None)
        program.window.deleteLater()
        program.theme.deleteLater()
        program.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def a_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    """The platform without a display has no tray; what is asked of Qt's icon is the same."""
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "supportsMessages", lambda: False)


def test_without_a_tray_closing_quits_whatever_was_chosen(start: Callable[[TrayChoices], Program]) -> None:
    program = start(BOTH)
    program.window.close()
    assert program.engine is None


@pytest.mark.usefixtures("a_tray")
def test_closing_hides_the_window_says_so_once_and_everything_goes_on(
    qtbot: QtBot, start: Callable[[TrayChoices], Program]
) -> None:
    program = start(BOTH)
    program.window.close()
    assert not program.window.isVisible()
    assert program.engine is not None
    # No messages here: it is said when the window is back.
    program.tray.open.trigger()
    workspace = program.window.workspace
    assert program.window.isVisible()
    assert "goes on" in workspace.toast.message
    workspace.toast.dismiss()
    program.window.close()
    program.hiding.bring_back()
    assert not workspace.toast.isVisible()
    program.window.close()
    program.tray.quit.trigger()
    assert program.engine is None


@pytest.mark.usefixtures("a_tray")
def test_the_menu_tells_how_things_stand_and_nothing_of_the_vault(
    qtbot: QtBot, start: Callable[[TrayChoices], Program]
) -> None:
    program = start(BOTH)
    tray, workspace = program.tray, program.window.workspace
    qtbot.waitUntil(lambda: tray.nothing.text() == "Nothing waits for you")
    assert tray.port.text() == "Port closed"
    assert not tray.port.isChecked()
    program.window.close()
    contradict(program)
    qtbot.waitUntil(lambda: tray.conflicts.text() == "1 open conflict")
    assert tray.conflicts.isVisible()
    assert not tray.nothing.isVisible()
    tray.conflicts.trigger()
    assert program.window.isVisible()
    assert workspace.is_in_front(PageName.CONFLICTS)
    told = tray._icon.toolTip() + "".join(action.text() for action in tray.menu.actions())
    assert workspace.state.name not in told
    tray.port.trigger()
    qtbot.waitUntil(tray.port.isChecked)
    assert tray.port.text().startswith("Port open")
    tray.lock.trigger()
    assert tray.nothing.text() == "The vault is not open"
    assert not tray.lock.isEnabled()
    assert not tray.port.isVisible()
    # Locked it can still be hidden, to be unlocked later.
    program.window.close()
    assert not program.window.isVisible()


@pytest.mark.usefixtures("a_tray")
def test_the_choices_are_kept_and_act_at_once(start: Callable[[TrayChoices], Program]) -> None:
    program = start(TrayChoices())
    assert not program.tray.is_shown
    program.window.workspace.show_page(PageName.SETTINGS)
    page = program.window.workspace.page
    appearance = next(each for each in page.sections if each.name == "appearance")
    assert not appearance.close_to_tray.control.isEnabled()
    appearance.tray.control.click()
    assert program.tray.is_shown
    appearance.close_to_tray.control.click()
    assert program.tray.hides_window
    assert program._settings.tray() == BOTH
    page.values.reset("habits.tray")
    assert not program.tray.is_shown
    assert not program.tray.hides_window


def test_the_settings_say_that_there_is_no_tray(start: Callable[[TrayChoices], Program]) -> None:
    program = start(TrayChoices())
    program.window.workspace.show_page(PageName.SETTINGS)
    appearance = next(each for each in program.window.workspace.page.sections if each.name == "appearance")
    for row in (appearance.tray, appearance.close_to_tray):
        assert not row.control.isEnabled()
        assert "no tray" in row.control.toolTip()


def contradict(program: Program) -> None:
    """Something that an agent would write."""
    agent = program.engine.vault.entrance(Actor(ActorKind.AGENT, "Planner"))
    agent.change(Remember(Draft("The staging broker listens on port 8884.")))
