"""The moment at which the window has been painted: what takes time begins then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer_app.shell.window import MainWindow


class FirstPaint(QObject):
    """Calls something once, after the window was painted for the first time."""

    def __init__(self, window: MainWindow, act: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._act = act
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A main window whose centre covers it gets no paint event of its own; the window as a whole is asked for one.
        if event.type() == QEvent.Type.UpdateRequest and watched is self._window:
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            QTimer.singleShot(0, self._act)
        return False
