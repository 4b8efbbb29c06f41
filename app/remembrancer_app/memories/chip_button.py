"""A chip to click: a tag that is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.widgets.chip import ChipFace, chip_size, paint_chip
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class ChipButton(Painted, QAbstractButton):
    """Looks like a chip and is pressed like a button; with `checkable` it stays chosen."""

    def __init__(self, theme: Theme, face: ChipFace, *, name: str = "", parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._face = face
        self.setText(face.text)
        self.setAccessibleName(name or face.text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return chip_size(self._theme, self._face)

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), self._theme.px(40)), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        paint_chip(theme, painter, self.rect(), self._face, direction=self.layoutDirection())
        radius = theme.px(measures.RADIUS_SMALL)
        if self.underMouse() and self.isEnabled():
            paint_rounded(painter, self.rect(), radius, edge=theme.color(self._face.tone))
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)
