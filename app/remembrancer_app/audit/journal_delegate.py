"""A row of the journal, drawn: the time, what kind of thing was done on a line down the day, who and what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from remembrancer.model.types import OperationKind
from remembrancer_app.audit.journal_model import DayRow, EntryRow
from remembrancer_app.audit.words import (
    NAMESPACE_LOOK,
    OPERATION_LOOKS,
    actor_words,
    entries_words,
    entry_title,
    operation_words,
    quoted,
)
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.chip import ChipFace, chip_size, paint_chip
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from remembrancer_app.audit.journal_view import JournalView
    from remembrancer_app.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
ENTRY_ROW = 50
DAY_ROW = 30
_TIME = 60
_CIRCLE = 24
_QUOTED = 160


class JournalDelegate(QStyledItemDelegate):
    """Days are one line with a rule behind it, entries two lines."""

    def __init__(self, theme: Theme, view: JournalView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        height = DAY_ROW if isinstance(self._view.journal.rows[index.row()], DayRow) else ENTRY_ROW
        return QSize(self._theme.px(240), self._theme.px(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = self._view.journal.rows[index.row()]
        painter.save()
        if isinstance(row, DayRow):
            self._paint_day(painter, option.rect, row)
        else:
            self._paint_entry(painter, option, index.row(), row)
        painter.restore()

    def _start(self) -> Qt.AlignmentFlag:
        rtl = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft

    def _paint_day(self, painter: QPainter, box: QRect, row: DayRow) -> None:
        theme, direction = self._theme, self._view.layoutDirection()
        left = box.left() + theme.px(10)
        place = left
        parts = [(row.words, TextStyle.SECONDARY_EMPHASIS, Role.TEXT)]
        if row.count is not None:
            parts.append((entries_words(row.count, complete=True), TextStyle.CAPTION, Role.TEXT2))
        for words, style, tone in parts:
            width = theme.metrics(style).horizontalAdvance(words) + theme.px(2)
            painter.setFont(theme.font(style))
            line = QRect(place, box.top(), width, box.height())
            paint_line(painter, mirrored(line, box, direction), words, theme.color(tone), self._start())
            place += width + theme.px(8)
        rule = QRect(place, box.center().y(), max(0, box.right() - theme.px(10) - place), 1)
        painter.fillRect(mirrored(rule, box, direction), theme.color(Role.LINE))

    def _paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, place: int, row: EntryRow) -> None:
        theme, direction = self._theme, self._view.layoutDirection()
        outer = option.rect
        box = outer.adjusted(theme.px(2), 0, -theme.px(2), 0)
        radius = theme.px(measures.RADIUS)
        if option.state & QStyle.StateFlag.State_Selected:
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, box, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint_rounded(painter, box, radius, fill=theme.color(Role.HOVER))
        time = QRect(box.left() + theme.px(6), box.top() + theme.px(6), theme.px(_TIME - 14), theme.px(18))
        painter.setFont(theme.font(TextStyle.SECONDARY, tabular=True))
        end = (
            Qt.AlignmentFlag.AlignLeft if self._start() == Qt.AlignmentFlag.AlignRight else Qt.AlignmentFlag.AlignRight
        )
        paint_line(painter, mirrored(time, box, direction), row.time, theme.color(Role.TEXT2), end)
        self._paint_circle(painter, box, place, row)
        self._paint_words(painter, box, row)
        if option.state & QStyle.StateFlag.State_Selected and self._view.rings:
            paint_focus_ring(theme, painter, box, radius)

    def _paint_circle(self, painter: QPainter, box: QRect, place: int, row: EntryRow) -> None:
        theme, direction = self._theme, self._view.layoutDirection()
        side = theme.px(_CIRCLE)
        circle = QRect(box.left() + theme.px(_TIME), box.top() + theme.px(4), side, side)
        rows = self._view.journal.rows
        if place + 1 < len(rows) and isinstance(rows[place + 1], EntryRow):
            top = circle.bottom() + 1
            line = QRect(circle.center().x(), top, 1, box.bottom() + 1 + theme.px(4) - top)
            painter.fillRect(mirrored(line, box, direction), theme.color(Role.LINE))
        icon, tone = OPERATION_LOOKS.get(row.entry.summary.kind, NAMESPACE_LOOK)
        shown = mirrored(circle, box, direction)
        paint_rounded(painter, shown, side / 2, fill=theme.color(Role.SURFACE), edge=theme.color(Role.LINE))
        inner = theme.px(measures.ICON_ROW)
        square = QRect(shown.left() + (side - inner) // 2, shown.top() + (side - inner) // 2, inner, inner)
        theme.icons.paint(painter, square, icon, tone)

    def _paint_words(self, painter: QPainter, box: QRect, row: EntryRow) -> None:
        theme, direction = self._theme, self._view.layoutDirection()
        left = box.left() + theme.px(_TIME + _CIRCLE + 10)
        right = box.right() - theme.px(10)
        for face in self.chips(row):
            size = chip_size(theme, face)
            chip = QRect(right - size.width(), box.top() + theme.px(6), size.width(), size.height())
            paint_chip(theme, painter, mirrored(chip, box, direction), face, direction=direction)
            right = chip.left() - theme.px(6)
        top = box.top() + theme.px(6)
        summary = row.entry.summary
        who = actor_words(summary.actor, summary.actor_kind)
        what = operation_words(row.entry)
        if row.text:
            what = self.tr("{0}: {1}").format(what, quoted(row.text, _QUOTED))
        tone = Role.TEXT2 if summary.undone else Role.TEXT
        width = min(theme.metrics(TextStyle.EMPHASIS).horizontalAdvance(who) + theme.px(2), max(0, right - left) // 2)
        for words, style, start, room in (
            (who, TextStyle.EMPHASIS, left, width),
            (what, TextStyle.BODY, left + width + theme.px(6), right - left - width - theme.px(6)),
        ):
            painter.setFont(theme.font(style))
            line = QRect(start, top, max(0, room), theme.px(18))
            paint_line(painter, mirrored(line, box, direction), words, theme.color(tone), self._start())
        painter.setFont(theme.font(TextStyle.CAPTION))
        second = QRect(left, top + theme.px(20), max(0, box.right() - theme.px(10) - left), theme.px(16))
        paint_line(painter, mirrored(second, box, direction), row.details, theme.color(Role.TEXT2), self._start())

    def chips(self, row: EntryRow) -> tuple[ChipFace, ...]:
        """What is out of the ordinary about an entry."""
        faces = []
        if row.entry.summary.undone:
            faces.append(ChipFace(self.tr("Taken back"), Icon.UNDO_2))
        if row.entry.summary.kind is OperationKind.CONFLICT:
            faces.append(ChipFace(self.tr("Conflict"), Icon.GIT_COMPARE, Role.CONTEST))
        return tuple(faces)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """When exactly, and all words."""
        row = self._view.journal.rows[index.row()] if index.isValid() else None
        if not isinstance(row, EntryRow):
            return super().helpEvent(event, view, option, index)
        moment = self._view.journal.day_words.full(row.entry.summary.at)
        lines = [part for part in (moment, entry_title(row.entry), row.text, row.details) if part]
        QToolTip.showText(event.globalPos(), plain_tooltip("\n".join(lines)), view)
        return True
