"""About: reachable, with this version, and with the text of every licence under which something is passed on."""

from collections.abc import Iterator
from importlib.metadata import version

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

import keys_help
from remembrancer_app.about.dialog import AboutDialog
from remembrancer_app.about.licences import Part, distributions, parts
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.manual.sheet import ManualSheet
from remembrancer_app.shell.actions import all_actions
from remembrancer_app.shell.window import MainWindow
from remembrancer_app.theme import Theme

SHORTEST_LICENCE = 250


@pytest.fixture(scope="module")
def made_with() -> tuple[Part, ...]:
    return parts()


def test_every_library_is_named_with_the_whole_text_of_its_licence(made_with: tuple[Part, ...]) -> None:
    names = {part.name.casefold().replace("_", "-") for part in made_with}
    assert {"pyside6-essentials", "numpy", "onnxruntime", "apsw-sqlite3mc", "tokenizers", "python"} <= names
    assert len(made_with) > len(distributions())
    assert not [part.name for part in made_with if len(part.text) < SHORTEST_LICENCE]


def test_the_program_comes_first_and_qt_with_the_text_of_the_lgpl(made_with: tuple[Part, ...]) -> None:
    assert (made_with[0].name, made_with[0].licence) == ("Remembrancer", "Apache-2.0")
    (qt,) = (part for part in made_with if part.name.casefold().startswith("pyside6"))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt.text
    assert "GNU GENERAL PUBLIC LICENSE" in qt.text


def test_nothing_of_the_workshop_is_among_them(made_with: tuple[Part, ...]) -> None:
    assert not {part.name.casefold() for part in made_with} & {"pytest", "ruff", "mypy", "pip", "hypothesis"}


@pytest.fixture
def window(qtbot: QtBot, engine: Engine, theme: Theme, settings: QSettings) -> Iterator[MainWindow]:
    window = keys_help.make_window(theme, engine, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield window
    window.drop_workspace()


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> AboutDialog:
    """Opened as the palette opens it, with the licences read."""
    assert window.workspace is not None
    (entry,) = (each for each in all_actions(window.workspace, ()) if each.words == "About Remembrancer")
    entry.act()
    dialog = window.findChild(AboutDialog, "about")
    assert dialog is not None
    if not dialog.rows:
        with qtbot.waitSignal(dialog.listed):
            pass
    return dialog


def test_it_tells_the_version_and_shows_a_licence_that_is_chosen_by_key(qtbot: QtBot, dialog: AboutDialog) -> None:
    assert version("remembrancer") in dialog.version.text()
    assert "Apache License" in dialog.text.toPlainText()
    dialog.rows[0].setFocus()
    qtbot.keyClick(dialog.rows[0], Qt.Key.Key_Down)
    assert dialog.rows[1].isChecked()
    assert dialog.text.toPlainText() == dialog.rows[1].part.text
    dialog.copy.click()
    assert f"Remembrancer {version('remembrancer')}\n" in QGuiApplication.clipboard().text()


def test_escape_closes_it_and_the_manual_takes_its_place(qtbot: QtBot, window: MainWindow, dialog: AboutDialog) -> None:
    with qtbot.waitSignal(dialog.closed):
        dialog.manual.click()
    qtbot.waitUntil(lambda: window.findChild(ManualSheet) is not None)
    assert window.workspace is not None
    assert window.workspace.commands["about"] in window.workspace.rail.vault.menu.actions()
