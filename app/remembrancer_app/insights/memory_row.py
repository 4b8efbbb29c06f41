"""A memory in a list beside a chart: its type, its beginning, and a word at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from remembrancer_app.memories.words import one_line
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.memory import Memory
    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _BADGE, _CHARACTERS = 32, 8, 21, 200


class MemoryRow(ChoiceRow):
    """The type stands as its badge; what the list is ordered by stands at the end."""

    def __init__(
        self, theme: Theme, memory: Memory, end: str, *, words: str = "", parent: QWidget | None = None
    ) -> None:
        """``words`` stand in the place of what the memory says."""
        text = words or one_line(memory.content, _CHARACTERS)
        super().__init__(theme, text, name=f"{text}. {end}", hint=text, parent=parent)
        self.memory = memory
        self._end = end

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(320), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        self.paint_ground(painter)
        badge = QRect(theme.px(_PAD), (self.height() - theme.px(_BADGE)) // 2, theme.px(_BADGE), theme.px(_BADGE))
        paint_type_badge(theme, painter, mirrored(badge, outer, direction), self.memory.type)
        start, close = self.alignments()
        width = theme.metrics(TextStyle.SECONDARY).horizontalAdvance(self._end) + theme.px(4)
        end = QRect(self.width() - theme.px(_PAD) - width, 0, width, self.height())
        painter.setFont(theme.font(TextStyle.SECONDARY))
        paint_line(painter, mirrored(end, outer, direction), self._end, theme.color(Role.TEXT2), close)
        left = badge.right() + theme.px(9)
        text = QRect(left, 0, end.left() - left - theme.px(8), self.height())
        painter.setFont(theme.font(TextStyle.BODY))
        paint_line(painter, mirrored(text, outer, direction), self.text(), theme.color(Role.TEXT), start)
        self.paint_ring(painter)
