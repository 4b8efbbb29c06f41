"""One of the four totals of a dry run; pressed, it filters the lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import (
    DISABLED_OPACITY,
    mirrored,
    paint_focus_ring,
    paint_line,
    paint_rounded,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Icon, Theme


class TotalCard(Painted, QAbstractButton):
    """An icon, a figure and its words."""

    def __init__(self, theme: Theme, icon: Icon, tone: Role, words: str, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._drawing = icon
        self._tone = tone
        self._count = 0
        self.setText(words)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def set_count(self, count: int) -> None:
        """None of a kind cannot be looked at."""
        self._count = count
        self.setEnabled(count > 0)
        self.setAccessibleName(f"{self.locale().toString(count)} {self.text()}")
        self.update()

    @property
    def count(self) -> int:
        return self._count

    def sizeHint(self) -> QSize:
        words = self._theme.metrics(TextStyle.CAPTION).horizontalAdvance(self.text())
        return QSize(max(self._theme.px(120), words + 2 * self._theme.px(14)), self._theme.px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(96), self._theme.px(60))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        radius = theme.px(measures.RADIUS_LARGE)
        edge = theme.color(Role.ACCENT if self.isChecked() else Role.LINE)
        fill = theme.color(Role.HOVER if self.underMouse() and self.isEnabled() else Role.SURFACE)
        paint_rounded(painter, outer, radius, fill=fill, edge=edge, width=2.0 if self.isChecked() else 1.0)
        side = theme.px(measures.ICON_ROW)
        left = theme.px(14)
        square = QRect(left, theme.px(13), side, side)
        theme.icons.paint(painter, mirrored(square, outer, direction), self._drawing, self._tone)
        mirrors = direction == Qt.LayoutDirection.RightToLeft
        start = Qt.AlignmentFlag.AlignRight if mirrors else Qt.AlignmentFlag.AlignLeft
        figure = QRect(square.right() + theme.px(8), theme.px(8), self.width() - square.right() - left, theme.px(24))
        painter.setFont(theme.font(TextStyle.PAGE_TITLE, tabular=True))
        text = self.locale().toString(self._count)
        paint_line(painter, mirrored(figure, outer, direction), text, theme.color(Role.TEXT), start)
        words = QRect(left, theme.px(34), self.width() - 2 * left, theme.px(18))
        painter.setFont(theme.font(TextStyle.CAPTION))
        paint_line(painter, mirrored(words, outer, direction), self.text(), theme.color(Role.TEXT2), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer.adjusted(3, 3, -3, -3), radius - 3)
