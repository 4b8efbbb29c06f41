"""The rows above and below the line, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from remembrancer.wording import write_share
from remembrancer_app.ask.result_row import SIDE, ResultRow, RowMaker
from remembrancer_app.ask.words import match_words
from remembrancer_app.memories.stamps import Stamps
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.chip import paint_chip
from remembrancer_app.widgets.meter_bar import MeterPart, paint_meter, series_parts
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.tooltip import plain_tooltip
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from remembrancer.model.recalling import RecalledItem
    from remembrancer_app.ask.results_view import ResultsView
    from remembrancer_app.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_NEAR_ROW = 28


class RowDelegate(QStyledItemDelegate):
    """What both kinds of rows share: their ground, the mark of the selected one, and the focus."""

    def __init__(self, theme: Theme, view: ResultsView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def forget(self) -> None:
        """Lay every row out anew."""

    @property
    def _direction(self) -> Qt.LayoutDirection:
        return self._view.layoutDirection()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, plain: Role) -> Role:
        theme, box = self._theme, option.rect
        ground = plain
        if option.state & QStyle.StateFlag.State_Selected:
            ground = Role.ACCENT_SOFT
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ground = Role.HOVER
        if ground is not plain:
            painter.fillRect(box, theme.color(ground))
        if ground is Role.ACCENT_SOFT:
            bar = QRect(box.left(), box.top(), theme.px(measures.SELECTION_BAR_WIDTH), box.height())
            painter.fillRect(mirrored(bar, box, self._direction), theme.color(Role.ACCENT))
        return ground

    def _paint_focus(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        if option.state & QStyle.StateFlag.State_Selected and self._view.rings:
            box, wide = option.rect, measures.FOCUS_WIDTH
            colour = self._theme.color(Role.FOCUS)
            painter.fillRect(QRect(box.left(), box.top(), box.width(), wide), colour)
            painter.fillRect(QRect(box.left(), box.bottom() + 1 - wide, box.width(), wide), colour)
            painter.fillRect(QRect(box.left(), box.top(), wide, box.height()), colour)
            painter.fillRect(QRect(box.right() + 1 - wide, box.top(), wide, box.height()), colour)


class ResultDelegate(RowDelegate):
    """Badge, number, text with marks, chips, origin and match; the selected row also says why it matches."""

    def __init__(self, theme: Theme, view: ResultsView) -> None:
        super().__init__(theme, view)
        self._maker = RowMaker(theme, view.results.day_words)
        self._stamps = Stamps(theme)
        self._rows: dict[tuple[int, int, bool, bool], ResultRow] = {}

    def forget(self) -> None:
        self._rows.clear()

    def row(self, number: int) -> ResultRow:
        """A row as it is laid out now."""
        width = self._view.viewport().width()
        chosen = self._view.currentIndex().row() == number
        mirrors = self._direction == Qt.LayoutDirection.RightToLeft
        key = (number, width, chosen, mirrors)
        row = self._rows.get(key)
        if row is None:
            results = self._view.results
            self._maker.mirrors = mirrors
            row = self._maker.make(results.item(number), width, results.left_out, chosen=chosen)
            self._rows[key] = row
        return row

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(self._theme.px(200), self.row(index.row()).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, box = self._theme, option.rect
        item = self._view.results.item(index.row())
        row = self.row(index.row())
        painter.save()
        self._paint_ground(painter, option, Role.SURFACE)
        line = QRect(box.left(), box.bottom(), box.width(), 1)
        painter.fillRect(line, theme.color(Role.LINE))
        self._paint_words(painter, box, row, index.row())
        self._paint_below(painter, box, row)
        self._paint_match(painter, box, row, item)
        self._paint_focus(painter, option)
        painter.restore()

    def _placed(self, inner: QRect, box: QRect) -> QRect:
        return mirrored(inner.translated(box.topLeft()), box, self._direction)

    def _paint_words(self, painter: QPainter, box: QRect, row: ResultRow, number: int) -> None:
        theme, item = self._theme, self._view.results.item(number)
        self._stamps.badge(painter, self._placed(row.badge, box), item.memory.type)
        painter.setFont(theme.font(TextStyle.CAPTION, tabular=True))
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, self._placed(row.number, box), str(number + 1), theme.color(Role.TEXT3), centre)
        words = self._placed(row.words, box)
        painter.setPen(theme.color(Role.TEXT if item.place else Role.TEXT2))
        row.text.draw(painter, QPointF(words.topLeft()), row.marks)

    def _paint_below(self, painter: QPainter, box: QRect, row: ResultRow) -> None:
        theme = self._theme
        for face, place in row.chips:
            paint_chip(theme, painter, self._placed(place, box), face, direction=self._direction)
        painter.setFont(theme.font(TextStyle.CAPTION))
        paint_line(painter, self._placed(row.origin_box, box), row.origin, theme.color(Role.TEXT2))
        if row.reason is None:
            return
        place = self._placed(row.reason_box, box)
        side = theme.px(measures.ICON_CAPTION)
        square = QRect(place.left(), place.top() + (theme.px(18) - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(square, place, self._direction), Icon.CORNER_DOWN_RIGHT, Role.TEXT3)
        painter.setPen(theme.color(Role.TEXT2))
        indent = theme.px(18) if self._direction == Qt.LayoutDirection.LeftToRight else 0
        row.reason.draw(painter, QPointF(place.left() + indent, place.top()))

    def _paint_match(self, painter: QPainter, box: QRect, row: ResultRow, item: RecalledItem) -> None:
        theme, parts = self._theme, item.hit.parts
        painter.setFont(theme.font(TextStyle.EMPHASIS, tabular=True))
        figure = write_share(item.hit.match, translate)
        paint_line(painter, self._placed(row.figure, box), figure, theme.color(Role.TEXT))
        shares = series_parts((parts.meaning, parts.words, parts.time, parts.use))
        paint_meter(theme, painter, self._placed(row.bar, box), shares, direction=self._direction)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """The whole text where it is cut, and the match in words."""
        if not index.isValid():
            return super().helpEvent(event, view, option, index)
        item = self._view.results.item(index.row())
        lines = [item.snippet.text] if self.row(index.row()).is_cut else []
        QToolTip.showText(event.globalPos(), plain_tooltip("\n".join([*lines, match_words(item.hit)])), view)
        return True


class NearMissDelegate(RowDelegate):
    """One pale line: what it is, and how near to the line it comes."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_NEAR_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, box, direction = self._theme, option.rect, self._direction
        item = self._view.results.item(index.row())
        painter.save()
        ground = self._paint_ground(painter, option, Role.SUNKEN)
        side, badge_side = theme.px(SIDE), theme.px(measures.ROW_BADGE_SIZE)
        badge = QRect(box.left() + side, box.top() + (box.height() - badge_side) // 2, badge_side, badge_side)
        paint_type_badge(theme, painter, mirrored(badge, box, direction), item.memory.type, ground=ground)
        length, height = theme.px(132 if box.width() >= theme.px(560) else 64), theme.px(6)
        bar = QRect(box.right() + 1 - side - length, box.top() + (box.height() - height) // 2, length, height)
        share = (MeterPart(item.hit.its, Role.LINE2),)
        paint_meter(theme, painter, mirrored(bar, box, direction), share, direction=direction)
        width = theme.metrics(TextStyle.SECONDARY, tabular=True).horizontalAdvance("0.00") + 2
        figure = QRect(bar.left() - theme.px(8) - width, box.top(), width, box.height())
        painter.setFont(theme.font(TextStyle.SECONDARY, tabular=True))
        words = write_share(item.hit.its, translate)
        paint_line(painter, mirrored(figure, box, direction), words, theme.color(Role.TEXT2))
        left = badge.right() + 1 + theme.px(15)
        room = QRect(left, box.top(), figure.left() - theme.px(14) - left, box.height())
        painter.setFont(theme.font(TextStyle.SECONDARY))
        paint_line(painter, mirrored(room, box, direction), _flat(item), theme.color(Role.TEXT2))
        self._paint_focus(painter, option)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        if not index.isValid():
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), plain_tooltip(self._view.results.item(index.row()).snippet.text), view)
        return True


def _flat(item: RecalledItem) -> str:
    return " ".join(item.snippet.text.split())
