"""What the marks of the calendar mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.reports.month import paint_diamond, paint_dot
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class MonthLegend(QWidget):
    """A dot and a diamond with their words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(5))
        for is_conflict, words in ((False, self.tr("report")), (True, self.tr("conflict"))):
            row.addWidget(_Mark(theme, is_conflict=is_conflict))
            row.addWidget(PlainText(theme, words, style=TextStyle.CAPTION, tone=Role.TEXT2))
            row.addSpacing(theme.px(6))
        row.addStretch(1)


class _Mark(Painted, QWidget):
    def __init__(self, theme: Theme, *, is_conflict: bool) -> None:
        QWidget.__init__(self)
        self._is_conflict = is_conflict
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(9), self._theme.px(9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, centre = QPainter(self), QPointF(self.width() / 2, self.height() / 2)
        if self._is_conflict:
            paint_diamond(painter, centre, self._theme.px(6), self._theme.color(Role.CONTEST))
        else:
            paint_dot(painter, centre, self._theme.px(4), self._theme.color(Role.LINE2))
