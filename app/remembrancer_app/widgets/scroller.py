"""What is scrolled up and down, on the ground of what it lies on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_LEAST_LINES = 6


class Scroller(QScrollArea):
    """Shows ``inside`` as wide as there is room, and never scrolls across."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        # Both would fill themselves with the colour of a window.
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)


class FittingScroller(Scroller):
    """As high as ``inside`` needs to be; it scrolls only where there is less room than that.

    Signals:
        needs_changed: it needs another height than before.
    """

    needs_changed = Signal()

    def __init__(self, inside: QWidget) -> None:
        self._inside = inside
        self._needed = 0
        super().__init__(inside)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inside.installEventFilter(self)

    def sizeHint(self) -> QSize:
        inside = self._inside
        size = inside.sizeHint()
        if inside.hasHeightForWidth() and self.width() > 1:
            size.setHeight(inside.heightForWidth(self.width()))
        return size

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().height() * _LEAST_LINES
        return QSize(1, min(self.sizeHint().height(), least))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._look()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look()

    def _look(self) -> None:
        needed = self.sizeHint().height()
        if needed != self._needed:
            self._needed = needed
            self.updateGeometry()
            self.needs_changed.emit()
