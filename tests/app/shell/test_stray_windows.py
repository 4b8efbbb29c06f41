"""No part of a page is a window of its own for a moment: it would flash, and take the focus from the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import keys_help
from remembrancer_app.jobs.engine import Engine
from remembrancer_app.shell.pages import PAGES, existing
from remembrancer_app.theme import Theme


class Shown(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (as Qt spells it)
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def test_making_a_page_shows_no_other_window(
    qtbot: QtBot, qapp: QApplication, engine: Engine, theme: Theme, settings: QSettings
) -> None:
    window = keys_help.make_window(theme, engine, settings)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    shown = Shown()
    qapp.installEventFilter(shown)
    try:
        for entry in existing(PAGES):
            assert window.workspace is not None
            window.workspace.show_page(entry.name)
            assert not shown.windows, entry.name
    finally:
        qapp.removeEventFilter(shown)
        window.drop_workspace()
