"""A menu in which several entries can be ticked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent

_PRESSED = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StayingMenu(QMenu):
    """Stays open while its entries are ticked, by the pointer or by keys; Esc and a click elsewhere close it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._tick():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _PRESSED or not self._tick():
            super().keyPressEvent(event)

    def _tick(self) -> bool:
        # None where the pointer is on no entry, whatever Qt's declarations say.
        action: QAction | None = self.activeAction()
        if action is None or not action.isEnabled() or not action.isCheckable():
            return False
        action.trigger()
        return True
