"""The rows of the list, drawn."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from remembrancer.wording import DateWords
from remembrancer_app.memories.columns import COLUMNS, Column
from remembrancer_app.memories.stamps import Stamps
from remembrancer_app.memories.thread_lines import indent, paint_fold, paint_thread
from remembrancer_app.memories.words import TRUST_STANDINGS, standings
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.meter_bar import MeterPart, paint_meter, series_parts
from remembrancer_app.widgets.painting import DISABLED_OPACITY, mirrored, paint_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.memory import Memory
    from remembrancer_app.memories.model import MemoriesModel
    from remembrancer_app.memories.table import MemoryTable
    from remembrancer_app.theme import Standing, Theme

_SHOWN_CHARACTERS = 400
"""Two lines never hold more; what follows is not measured."""
_KEPT_LINES = 2000
_MARKS = 2
_DATES = (Column.RECORDED, Column.CHANGED, Column.DUE, Column.TIME)
_LONG_DATE = datetime(2028, 12, 28, 12, tzinfo=UTC)
_CELL_START, _CELL_END = 10, 4
_SKELETON_SHARES = (0.62, 0.52, 0.74, 0.46)


class RowDelegate(QStyledItemDelegate):
    """Draws every cell of the list. The table says how high rows are and how many lines they have."""

    def __init__(self, theme: Theme, table: MemoryTable) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._lines: OrderedDict[tuple[str, int, bool, int], tuple[str, ...]] = OrderedDict()
        self._stamps = Stamps(theme)
        theme.changed.connect(self._lines.clear)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, self._table.row_height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        self.paint_row(painter, index.row(), ((COLUMNS[index.column()], option.rect),), selected=selected)

    def room(self, column: Column) -> int:
        """How many px a long date takes in the person's language; 0 for a column that holds none."""
        if column not in _DATES:
            return 0
        words = DateWords(_LONG_DATE, UTC, translate).day_with_year(_LONG_DATE)
        font = self._theme.font(TextStyle.SECONDARY, tabular=True)
        return QFontMetrics(font).horizontalAdvance(words) + self._theme.px(_CELL_START + _CELL_END + 2)

    def paint_row(self, painter: QPainter, row: int, cells: Sequence[tuple[Column, QRect]], *, selected: bool) -> None:
        """The named cells of a row, from side to side; the ground of the list is there already.

        A row at once costs half of what its cells one by one do.
        """
        theme = self._theme
        model = self._table.memories
        memory = model.memory(row)
        gone = model.is_gone(row)
        whole = cells[0][1].united(cells[-1][1])
        ground = Role.HOVER if row == self._table.hovered_row else Role.SURFACE
        if selected:
            ground = Role.ACCENT_SOFT
        if ground is not Role.SURFACE:
            painter.fillRect(whole, theme.color(ground))
        painter.fillRect(QRect(whole.left(), whole.bottom(), whole.width(), 1), theme.color(Role.LINE))
        pale = self._table.dimmed or gone
        if pale:
            painter.setOpacity(DISABLED_OPACITY)
        for column, box in cells:
            if selected and column is Column.MEMORY:
                bar = QRect(box.left(), box.top(), theme.px(measures.SELECTION_BAR_WIDTH), box.height())
                painter.fillRect(mirrored(bar, box, self._direction), theme.color(Role.ACCENT))
            if memory is not None:
                self._paint_cell(painter, box, column, memory, row=row, selected=selected)
            elif not gone:
                self._paint_skeleton(painter, box, column, row)
            elif column is Column.MEMORY:
                self._paint_gone(painter, box)
        if pale:
            painter.setOpacity(1.0)

    def _paint_cell(
        self, painter: QPainter, box: QRect, column: Column, memory: Memory, *, row: int, selected: bool
    ) -> None:
        model = self._table.memories
        match column:
            case Column.MEMORY:
                self._paint_memory(painter, box, memory, row, selected=selected)
            case Column.MATCH:
                self._paint_match(painter, box, model, row)
            case Column.CONFIDENCE:
                part = MeterPart(memory.confidence, Role.LINE2)
                self._paint_meter(painter, box, (part,), model.text(column, memory, row))
            case Column.TRUST:
                self._paint_standing(painter, box, TRUST_STANDINGS[memory.trust])
            case _:
                painter.setFont(self._theme.font(TextStyle.SECONDARY, tabular=column in _DATES))
                self._paint_words(painter, box, model.text(column, memory, row))

    def _paint_gone(self, painter: QPainter, box: QRect) -> None:
        theme = self._theme
        painter.setFont(theme.font(TextStyle.BODY))
        words = QRect(box.left() + theme.px(43), box.top(), box.width() - theme.px(53), box.height())
        paint_line(painter, mirrored(words, box, self._direction), self.tr("No longer there"), theme.color(Role.TEXT3))

    @property
    def _direction(self) -> Qt.LayoutDirection:
        return self._table.layoutDirection()

    def _paint_memory(self, painter: QPainter, box: QRect, memory: Memory, row: int, *, selected: bool) -> None:
        theme = self._theme
        side = theme.px(measures.ROW_BADGE_SIZE)
        threads, inset = self._table.memories.threads, 0
        if threads is not None:
            inset = indent(theme, threads, row)
            folded = self._table.memories.is_folded(row)
            paint_thread(theme, painter, box, threads, row, folded=folded, direction=self._direction)
            if not threads.depth(row):
                paint_fold(theme, painter, box, folded=folded, direction=self._direction)
        badge = QRect(box.left() + theme.px(12) + inset, box.top() + (box.height() - side) // 2, side, side)
        self._stamps.badge(painter, mirrored(badge, box, self._direction), memory.type)
        right = box.right() + 1 - theme.px(9)
        marks = standings(memory)
        icon = theme.px(measures.ICON_ROW)
        for standing in reversed(marks[:_MARKS]):
            square = QRect(right - icon, box.top() + (box.height() - icon) // 2, icon, icon)
            theme.icons.paint(
                painter, mirrored(square, box, self._direction), standing.look.icon, standing.look.row_icon
            )
            right = square.left() - theme.px(6)
        left = badge.right() + 1 + theme.px(10)
        words = QRect(left, box.top(), max(0, right - left - theme.px(2)), box.height())
        ink = next((mark.look.row_text for mark in marks if mark.look.row_text is not Role.TEXT), Role.TEXT)
        link = self._table.memories.link_words(row)
        if link and self._table.lines == 1:
            words = self._paint_link_beside(painter, words, box, link)
            link = ""
        place = mirrored(words, box, self._direction)
        self._paint_lines(painter, place, memory.content, ink, strong=selected, last=link)

    def _paint_link_beside(self, painter: QPainter, words: QRect, box: QRect, link: str) -> QRect:
        """When it gave way, at the end of its one line; the room that is left for the text."""
        theme = self._theme
        room = min(theme.metrics(TextStyle.CAPTION).horizontalAdvance(link) + 2, words.width() // 2)
        place = QRect(words.right() + 1 - room, words.top(), room, words.height())
        painter.setFont(theme.font(TextStyle.CAPTION))
        paint_line(painter, mirrored(place, box, self._direction), link, theme.color(Role.TEXT2))
        return words.adjusted(0, 0, -room - theme.px(10), 0)

    def _paint_lines(
        self, painter: QPainter, box: QRect, text: str, ink: Role, *, strong: bool, last: str = ""
    ) -> None:
        """The text; with `last`, one line less of it, and that below."""
        theme = self._theme
        style = TextStyle.CONTROL if strong else TextStyle.BODY
        font = theme.font(style)
        lines = self.lines(text, box.width(), font, strong=strong, fewer=1 if last else 0)
        step, below = theme.px(18), theme.px(16) if last else 0
        top = box.top() + (box.height() - step * len(lines) - below) // 2
        painter.setFont(font)
        painter.setPen(theme.color(ink))
        # The painter takes left for the side at which reading begins.
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        for number, line in enumerate(lines):
            painter.drawText(QRect(box.left(), top + number * step, box.width(), step), flags, line)
        if last:
            painter.setFont(theme.font(TextStyle.CAPTION))
            paint_line(
                painter, QRect(box.left(), top + step * len(lines), box.width(), below), last, theme.color(Role.TEXT2)
            )

    def lines(self, text: str, width: int, font: QFont, *, strong: bool, fewer: int = 0) -> tuple[str, ...]:
        """The text in at most as many lines as rows have, the last one cut with an ellipsis where there is more."""
        most = self._table.lines - fewer
        key = (text[:_SHOWN_CHARACTERS], width, strong, most)
        known = self._lines.get(key)
        if known is None:
            known = self._broken(" ".join(key[0].split()), width, font, most)
            self._lines[key] = known
            if len(self._lines) > _KEPT_LINES:
                self._lines.popitem(last=False)
        return known

    def _broken(self, text: str, width: int, font: QFont, most: int) -> tuple[str, ...]:
        strong = font.weight() > QFont.Weight.Normal
        metrics = self._theme.metrics(TextStyle.CONTROL if strong else TextStyle.BODY)
        if most == 1 or width <= 0:
            return (metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, width)),)
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        starts = []
        for number in range(most):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, number))
            starts.append(line.textStart())
        layout.endLayout()
        # Positions count UTF-16 units, as Qt does.
        units = text.encode("utf-16-le")
        pieces = []
        for number, start in enumerate(starts):
            last = number == most - 1
            end = len(units) // 2 if last or number + 1 == len(starts) else starts[number + 1]
            piece = units[2 * start : 2 * end].decode("utf-16-le", "replace").strip()
            pieces.append(metrics.elidedText(piece, Qt.TextElideMode.ElideRight, width) if last else piece)
        return tuple(pieces) or ("",)

    def _paint_words(self, painter: QPainter, box: QRect, text: str) -> None:
        words = self._cell(box)
        paint_line(painter, words, text, self._theme.color(Role.TEXT2))

    def _paint_standing(self, painter: QPainter, box: QRect, standing: Standing) -> None:
        theme = self._theme
        side = theme.px(measures.ICON_ROW)
        cell = self._cell(box)
        square = QRect(cell.left(), box.top() + (box.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(square, cell, self._direction), standing.look.icon, Role.TEXT2)
        painter.setFont(theme.font(TextStyle.SECONDARY))
        words = QRect(cell.left() + side + theme.px(6), box.top(), cell.width() - side - theme.px(6), box.height())
        paint_line(painter, mirrored(words, cell, self._direction), standing.word(), theme.color(Role.TEXT2))

    def _paint_match(self, painter: QPainter, box: QRect, model: MemoriesModel, row: int) -> None:
        hit = model.hit(row)
        if hit is None:
            return
        parts = hit.parts
        shares = (parts.meaning, parts.words, parts.time, parts.use)
        self._paint_meter(painter, box, series_parts(shares), QLocale().toString(hit.match, "f", 2), strong=True)

    def _paint_meter(
        self, painter: QPainter, box: QRect, parts: tuple[MeterPart, ...], figure: str, *, strong: bool = False
    ) -> None:
        theme = self._theme
        cell = self._cell(box)
        style = TextStyle.EMPHASIS if strong else TextStyle.SECONDARY
        room = theme.metrics(style, tabular=True).horizontalAdvance("0.00") + 2
        length = min(theme.px(56), cell.width() - room - theme.px(7))
        height = theme.px(6)
        if length > theme.px(16):
            bar = QRect(cell.left(), box.top() + (box.height() - height) // 2, length, height)
            paint_meter(theme, painter, mirrored(bar, cell, self._direction), parts, direction=self._direction)
        painter.setFont(theme.font(style, tabular=True))
        words = QRect(cell.left() + max(0, length) + theme.px(7), box.top(), room, box.height())
        ink = Role.TEXT if strong else Role.TEXT2
        paint_line(painter, mirrored(words, cell, self._direction), figure, theme.color(ink))

    def _paint_skeleton(self, painter: QPainter, box: QRect, column: Column, row: int) -> None:
        """Grey shapes in the place of what is still to come."""
        theme = self._theme
        height = theme.px(8)
        top = box.top() + (box.height() - height) // 2
        if column is not Column.MEMORY:
            shape = QRect(box.left() + theme.px(10), top, min(theme.px(54), box.width() - theme.px(20)), height)
            self._stamps.shape(painter, mirrored(shape, box, self._direction))
            return
        side = theme.px(measures.ROW_BADGE_SIZE)
        square = QRect(box.left() + theme.px(12), box.top() + (box.height() - side) // 2, side, side)
        self._stamps.shape(painter, mirrored(square, box, self._direction))
        left = square.right() + 1 + theme.px(10)
        room = box.right() - theme.px(10) - left
        shape = QRect(left, top, round(room * _SKELETON_SHARES[row % len(_SKELETON_SHARES)]), height)
        self._stamps.shape(painter, mirrored(shape, box, self._direction))

    def _cell(self, box: QRect) -> QRect:
        return box.adjusted(self._theme.px(_CELL_START), 0, -self._theme.px(_CELL_END), 0)
