"""The small shapes that tell what is given, what is kept and what is to be looked at."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.theme import Role
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_SIDE = 8


class Mark(Enum):
    """A colour and a shape: a disc, a square, a diamond."""

    GIVEN = Role.ACCENT
    KEPT = Role.LINE2
    REVIEW = Role.CONTEST


class MarkLabel(Painted, QWidget):
    """A mark beside the words it belongs to."""

    def __init__(self, theme: Theme, mark: Mark, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_SIDE), self._theme.px(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color(self._mark.value))
        box = QRectF(self.rect())
        match self._mark:
            case Mark.GIVEN:
                painter.drawEllipse(box)
            case Mark.KEPT:
                painter.drawRoundedRect(box, 1.5, 1.5)
            case Mark.REVIEW:
                middle = box.center()
                corners = [
                    QPointF(middle.x(), box.top()),
                    QPointF(box.right(), middle.y()),
                    QPointF(middle.x(), box.bottom()),
                    QPointF(box.left(), middle.y()),
                ]
                painter.drawPolygon(QPolygonF(corners))
