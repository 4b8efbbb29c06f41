"""A memory in a list beside a chart: its type, its beginning, and a word at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _BADGE, _CHARACTERS = 32, 8, 21, 200


class MemoryRow(Painted, QAbstractButton):
    """Can be chosen; one of a list is."""

    def __init__(
        self, theme: Theme, memory: Memory, end: str, *, words: str = "", parent: QWidget | None = None
    ) -> None:
        """``words`` stand in the place of what the memory says."""
        QAbstractButton.__init__(self, parent)
        self.memory = memory
        self._end = end
        text = words or one_line(memory.content, _CHARACTERS)
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(f"{text}. {end}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        if self.isChecked():
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, outer, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse():
            paint_rounded(painter, outer, radius, fill=theme.color(Role.HOVER))
        badge = QRect(theme.px(_PAD), (self.height() - theme.px(_BADGE)) // 2, theme.px(_BADGE), theme.px(_BADGE))
        paint_type_badge(theme, painter, mirrored(badge, outer, direction), self.memory.type)
        is_mirrored = direction == Qt.LayoutDirection.RightToLeft
        start, close = (
            (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft)
            if is_mirrored
            else (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
        )
        # The painter would mirror them once more.
        start, close = start | Qt.AlignmentFlag.AlignAbsolute, close | Qt.AlignmentFlag.AlignAbsolute
        width = theme.metrics(TextStyle.SECONDARY).horizontalAdvance(self._end) + theme.px(4)
        end = QRect(self.width() - theme.px(_PAD) - width, 0, width, self.height())
        painter.setFont(theme.font(TextStyle.SECONDARY))
        paint_line(painter, mirrored(end, outer, direction), self._end, theme.color(Role.TEXT2), close)
        left = badge.right() + theme.px(9)
        text = QRect(left, 0, end.left() - left - theme.px(8), self.height())
        painter.setFont(theme.font(TextStyle.BODY))
        paint_line(painter, mirrored(text, outer, direction), self.text(), theme.color(Role.TEXT), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)
