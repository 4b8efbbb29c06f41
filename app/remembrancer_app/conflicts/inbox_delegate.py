"""A case in the inbox, drawn: what it is about, of what kind, from whom and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from remembrancer_app.conflicts.words import kind_words, origin_words, title_words
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.tooltip import plain_tooltip
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from remembrancer.model.cases import ConflictCase
    from remembrancer_app.conflicts.inbox_view import InboxView
    from remembrancer_app.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
ROW = 72


class InboxDelegate(QStyledItemDelegate):
    """Three lines beside the badge of the type."""

    def __init__(self, theme: Theme, view: InboxView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme = self._theme
        case = self._view.cases.cases[index.row()]
        painter.save()
        box = option.rect.adjusted(0, 1, 0, -1)
        ground = self._paint_ground(painter, option, box)
        direction = self._view.layoutDirection()
        side = theme.px(measures.BADGE_SIZE)
        badge = QRect(box.left() + theme.px(10), box.top() + theme.px(9), side, side)
        paint_type_badge(theme, painter, mirrored(badge, box, direction), case.old.memory.type, ground=ground)
        left = badge.right() + 1 + theme.px(10)
        room = box.right() - left - theme.px(8)
        self._paint_lines(painter, box, case, left=left, room=room)
        if option.state & QStyle.StateFlag.State_Selected and self._view.rings:
            paint_focus_ring(theme, painter, box, theme.px(measures.RADIUS))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRect) -> Role:
        theme = self._theme
        radius = theme.px(measures.RADIUS)
        if option.state & QStyle.StateFlag.State_Selected:
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, box, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
            return Role.ACCENT_SOFT
        if option.state & QStyle.StateFlag.State_MouseOver:
            paint_rounded(painter, box, radius, fill=theme.color(Role.HOVER))
            return Role.HOVER
        return Role.WINDOW

    def _paint_lines(self, painter: QPainter, box: QRect, case: ConflictCase, *, left: int, room: int) -> None:
        theme, direction = self._theme, self._view.layoutDirection()
        start = Qt.AlignmentFlag.AlignLeft
        if direction == Qt.LayoutDirection.RightToLeft:
            start = Qt.AlignmentFlag.AlignRight
        icon = theme.px(measures.ICON_CAPTION)
        lines = (
            (title_words(case), TextStyle.EMPHASIS, Role.TEXT, 8, 0),
            (kind_words(case.kind), TextStyle.CAPTION_EMPHASIS, Role.CONTEST, 28, icon + theme.px(4)),
            (origin_words(case, self._view.cases.day_words), TextStyle.CAPTION, Role.TEXT2, 46, 0),
        )
        for words, style, tone, top, indent in lines:
            line = QRect(left + indent, box.top() + theme.px(top), room - indent, theme.px(18))
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(line, box, direction), words, theme.color(tone), start)
            if indent:
                square = QRect(left, line.top() + (line.height() - icon) // 2, icon, icon)
                theme.icons.paint(painter, mirrored(square, box, direction), Icon.GIT_COMPARE, Role.CONTEST)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """Both statements, whole."""
        if not index.isValid():
            return super().helpEvent(event, view, option, index)
        case = self._view.cases.cases[index.row()]
        words = f"{case.old.memory.content}\n{case.new.memory.content}"
        QToolTip.showText(event.globalPos(), plain_tooltip(words), view)
        return True
