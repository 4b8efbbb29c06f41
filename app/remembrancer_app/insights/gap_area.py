"""A stretch of a chart in which nothing came although something was due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyqtgraph
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter

if TYPE_CHECKING:
    from PySide6.QtGui import QColor


class GapArea(pyqtgraph.GraphicsObject):  # type: ignore[misc]
    """``box`` in the chart's own measures, in ``ground`` and hatched in ``ink``."""

    def __init__(self, box: QRectF, ground: QColor, ink: QColor) -> None:
        super().__init__()
        self.box = box
        self._ground = ground
        self._ink = ink
        self.setZValue(-10)

    def boundingRect(self) -> QRectF:
        return self.box

    def paint(self, painter: QPainter, *_: Any) -> None:
        # In pixels: the lines would be stretched as far as the chart's measures are.
        area = painter.transform().mapRect(self.box)
        painter.save()
        painter.resetTransform()
        painter.fillRect(area, self._ground)
        painter.fillRect(area, QBrush(self._ink, Qt.BrushStyle.BDiagPattern))
        painter.restore()
