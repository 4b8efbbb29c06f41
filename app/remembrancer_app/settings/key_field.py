"""The field that takes the keys that are pressed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit

from remembrancer_app.theme import measures
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from remembrancer_app.theme import Theme

_WIDTH = 150


class KeyField(Painted, QKeySequenceEdit):
    """Shown while somebody chooses a key. Esc leaves it; Tab leads on.

    Signals:
        taken: one press of a key with what was held (a QKeySequence).
        left: nothing is wanted.
    """

    taken = Signal(object)
    left = Signal()

    def __init__(self, theme: Theme, name: str) -> None:
        QKeySequenceEdit.__init__(self)
        self.setMaximumSequenceLength(1)
        self.setAccessibleName(name)
        line = self.findChild(QLineEdit)
        if line is not None:
            line.setPlaceholderText(self.tr("Press the keys"))
            line.setAccessibleName(name)
        self.editingFinished.connect(self._finish)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setFixedSize(self._theme.px(_WIDTH), self._theme.px(measures.ROW_CONTROL_HEIGHT))
        super().take_theme()

    @Slot()
    def _finish(self) -> None:
        keys = self.keySequence()
        if keys.count():
            self.clear()
            self.taken.emit(keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
            return
        super().keyPressEvent(event)
