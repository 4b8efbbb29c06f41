"""Writing memories to files, from the choice to the file, on a real vault."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.exporting import ExportForm
from remembrancer.model.queries import FindMemories, GetState, ListNamespaces
from remembrancer.model.search import IsType, Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Passphrase, Vault
from remembrancer_app.exporting.export_dialog import ExportDialog
from remembrancer_app.importing.import_dialog import ImportDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.theme import Theme

LONG_MS = 60_000
Make = Callable[..., ExportDialog]


def window_of(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(1024, 700)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def dialog(qtbot: QtBot, engine: Engine, theme: Theme) -> Make:
    """Makes the dialog, shown over a window, with its number counted."""

    def make(search: Search | None = None, selected: tuple[str, ...] = ()) -> ExportDialog:
        namespaces = engine.entrance.query(ListNamespaces())
        made = ExportDialog(engine, theme, namespaces, search or Search(), window_of(qtbot), selected=selected)
        made.start()
        qtbot.waitUntil(lambda: "memor" in made.sentence.text(), timeout=LONG_MS)
        return made

    return make


def test_everything_goes_into_one_file_and_is_told(qtbot: QtBot, dialog: Make, tmp_path: Path) -> None:
    shown = dialog()
    assert shown.forms[ExportForm.JSON_LINES].hasFocus()
    assert shown.sentence.text().startswith("4 memories")
    path = tmp_path / "all.jsonl"
    with qtbot.waitSignal(shown.exported, timeout=LONG_MS) as told:
        shown.write_to(str(path))
    assert told.args is not None
    assert (told.args[0].memories, told.args[0].complete) == (4, True)
    assert json.loads(path.read_text("utf-8").splitlines()[0])["complete"] is True


def test_the_keyboard_chooses_a_form_and_the_search_a_part(qtbot: QtBot, dialog: Make, tmp_path: Path) -> None:
    shown = dialog(Search(condition=IsType(MemoryType.FACT)))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert shown.form is ExportForm.MARKDOWN_TYPES
    place = shown.scope.findText("What the search finds")
    shown.scope.setCurrentIndex(place)
    shown.scope.activated.emit(place)
    qtbot.waitUntil(lambda: shown.sentence.text() == "1 memory in use", timeout=LONG_MS)
    with qtbot.waitSignal(shown.exported, timeout=LONG_MS):
        shown.write_to(str(tmp_path / "notes"))
    assert [each.name for each in (tmp_path / "notes").iterdir()] == ["fact.md"]


def test_the_selected_ones_come_first(qtbot: QtBot, dialog: Make, engine: Engine, tmp_path: Path) -> None:
    chosen = engine.entrance.query(FindMemories()).ids[:2]
    shown = dialog(selected=chosen)
    assert shown.scope.currentText() == "The 2 selected ones"
    shown.forms[ExportForm.CSV].setChecked(True)
    with qtbot.waitSignal(shown.exported, timeout=LONG_MS) as told:
        shown.write_to(str(tmp_path / "two.csv"))
    assert told.args is not None
    assert told.args[0].memories == 2


def test_what_cannot_be_written_is_said_and_everything_stays(qtbot: QtBot, dialog: Make, tmp_path: Path) -> None:
    shown = dialog()
    path = tmp_path / "mine.jsonl"
    path.write_text("mine")
    shown.write_to(str(path))
    qtbot.waitUntil(shown.problem.isVisible, timeout=LONG_MS)
    assert path.read_text() == "mine"
    assert shown.parts.currentWidget() is shown.choosing
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert shown.isHidden()


def test_an_empty_vault_is_offered_to_take_a_whole_one_over(
    qtbot: QtBot, dialog: Make, theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "all.jsonl"
    shown = dialog()
    with qtbot.waitSignal(shown.exported, timeout=LONG_MS):
        shown.write_to(str(path))
    vault = Vault.create(tmp_path / "Other", (Passphrase("x"),))
    other = Engine(vault, vault.entrance(Actor(ActorKind.PERSON, "You")))
    try:
        bringing = ImportDialog(other, theme, other.entrance.query(ListNamespaces()), "", window_of(qtbot))
        bringing.start([str(path)])
        qtbot.waitUntil(bringing.whole.isVisible, timeout=LONG_MS)
        with qtbot.waitSignal(bringing.taken_over, timeout=LONG_MS):
            bringing.whole.acted.emit()
        assert other.entrance.query(GetState()).total == 4
    finally:
        other.close()
