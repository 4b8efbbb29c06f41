"""Files to bring in, and the dialog over a window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from remembrancer.model.queries import ListNamespaces
from remembrancer_app.importing.import_dialog import ImportDialog
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.theme import Theme


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """A folder with Markdown of which one point is known, a memory file with one bad line, and something else."""
    folder = tmp_path / "notes"
    (folder / "style").mkdir(parents=True)
    (folder / "CLAUDE.md").write_text(
        "# Workflow\n- Always run make check before every commit.\n- Never deploy on a Friday.\n", encoding="utf-8"
    )
    (folder / "style" / "units.md").write_text(
        "# Units\n- Metric units for engineering, imperial for recipes.\n- The lab printer is on the second floor.\n",
        encoding="utf-8",
    )
    (folder / "memory.jsonl").write_text(
        '{"type":"entity","name":"Ines","entityType":"person","observations":["Ines leads the pilot"]}\nnot json\n',
        encoding="utf-8",
    )
    (folder / "odd.bin").write_bytes(b"\x00\x01")
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, engine: Engine, theme: Theme) -> Callable[[], ImportDialog]:
    """Makes the dialog, shown over a window."""

    def make() -> ImportDialog:
        window = QWidget()
        window.resize(1280, 800)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        namespaces = engine.entrance.query(ListNamespaces())
        made = ImportDialog(engine, theme, namespaces, "", window)
        made.start([])
        return made

    return make
