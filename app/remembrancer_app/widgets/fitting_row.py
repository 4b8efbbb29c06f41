"""What stands beside each other where there is room, and below each other where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class FittingRow(QWidget):
    """With ``spread`` the first stands at the start and the last at the end; else all stand in the middle.

    Signals:
        arranged: it is higher or lower than before.
    """

    arranged = Signal()

    def __init__(self, *widgets: QWidget, spacing: int, spread: bool = False) -> None:
        super().__init__()
        self._widgets = widgets
        ways = QBoxLayout.Direction
        self._row = QBoxLayout(ways.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(spacing)
        # What does not fit changes the direction, and is no reason to be wider.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if not spread:
            self._row.addStretch(1)
        for place, widget in enumerate(widgets):
            if spread and place:
                self._row.addStretch(1)
            self._row.addWidget(widget)
        if not spread:
            self._row.addStretch(1)

    @property
    def is_stacked(self) -> bool:
        return self._row.direction() is QBoxLayout.Direction.TopToBottom

    def sizeHint(self) -> QSize:
        return QSize(self._beside(), self._row.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        widest = max((each.minimumSizeHint().width() for each in self._shown()), default=0)
        return QSize(widest, self._row.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _shown(self) -> list[QWidget]:
        return [each for each in self._widgets if not each.isHidden()]

    def _beside(self) -> int:
        shown = self._shown()
        widths = sum(each.minimumSizeHint().width() for each in shown)
        return widths + self._row.spacing() * max(0, len(shown) - 1)

    def _arrange(self) -> None:
        ways = QBoxLayout.Direction
        wanted = ways.TopToBottom if self._beside() > self.width() else ways.LeftToRight
        if wanted is not self._row.direction():
            self._row.setDirection(wanted)
            self.updateGeometry()
            self.arranged.emit()
