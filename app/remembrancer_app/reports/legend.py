"""What the marks of the calendar mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.reports.month import paint_diamond, paint_dot, paint_triangle
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.flow_layout import FlowLayout
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_LOOKS = {Role.LINE2: (paint_dot, 4), Role.CONTEST: (paint_diamond, 6), Role.WARN: (paint_triangle, 6)}


class MonthLegend(QWidget):
    """Dot, diamond and triangle with their words, in as many lines as they need."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, across=theme.px(10), down=theme.px(2))
        for role, words in (
            (Role.LINE2, self.tr("report")),
            (Role.CONTEST, self.tr("conflict")),
            (Role.WARN, self.tr("out of the ordinary")),
        ):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(theme.px(4))
            row.addWidget(_Mark(theme, role))
            row.addWidget(PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT2))
            flow.addWidget(pair)


class _Mark(Painted, QWidget):
    def __init__(self, theme: Theme, role: Role) -> None:
        QWidget.__init__(self)
        self._role = role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(9), self._theme.px(9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint, side = _LOOKS[self._role]
        centre = QPointF(self.width() / 2, self.height() / 2)
        paint(QPainter(self), centre, self._theme.px(side), self._theme.color(self._role))
