"""Round counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_STYLE = TextStyle.CAPTION_EMPHASIS


def counter_size(theme: Theme, text: str) -> QSize:
    height = theme.px(19)
    return QSize(max(height + 1, theme.metrics(_STYLE).horizontalAdvance(text) + theme.px(12)), height)


def paint_counter(theme: Theme, painter: QPainter, box: QRect, text: str, tone: Role = Role.ACCENT) -> None:
    """A pill in `box` with a figure in the middle."""
    paint_rounded(painter, box, box.height() / 2, fill=theme.soft(tone), edge=theme.soft_edge(tone))
    painter.setFont(theme.font(_STYLE))
    painter.setPen(theme.color(tone))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class CounterBadge(Painted, QLabel):
    """How many of something there are; hidden at none. `name` says what is counted to those who hear it."""

    def __init__(
        self, theme: Theme, count: int = 0, *, tone: Role = Role.ACCENT, name: str = "", parent: QWidget | None = None
    ) -> None:
        QLabel.__init__(self, parent)
        self._tone = tone
        self._name = name
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)
        self.set_count(count)

    def set_count(self, count: int) -> None:
        figure = self.locale().toString(count)
        self.setText(figure)
        self.setAccessibleName(f"{figure} {self._name}".strip())
        if count <= 0:
            self.hide()
        elif self.parentWidget() is not None:
            self.show()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return counter_size(self._theme, self.text())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_counter(self._theme, QPainter(self), self.rect(), self.text(), self._tone)
