"""The table of requests as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Slot
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from remembrancer_app.agents.live_model import LiveColumn, LiveModel
from remembrancer_app.agents.words import OUTCOME_LOOKS
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_ROW, _PADDING, _EDGE = 30, 10, 14
_WIDTHS = {
    LiveColumn.TIME: 82,
    LiveColumn.CLIENT: 118,
    LiveColumn.OPERATION: 100,
    LiveColumn.NAMESPACE: 88,
    LiveColumn.MILLISECONDS: 52,
}


class LiveView(QTableView):
    """Rows that can be gone through with the arrow keys; what they say is told as a whole."""

    def __init__(self, theme: Theme, model: LiveModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("requests")
        self.shows_focus = False
        self.setModel(model)
        self.setItemDelegate(_LiveDelegate(theme, model, self))
        self.setAccessibleName(self.tr("Requests, the newest first"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setMinimumSectionSize(1)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(LiveColumn.RESULT, QHeaderView.ResizeMode.Stretch)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    @Slot()
    def _take_theme(self) -> None:
        theme = self._theme
        self.setFont(theme.font(TextStyle.SECONDARY, tabular=True))
        self.horizontalHeader().setFont(theme.font(TextStyle.CAPTION_CONTROL))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW))
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, theme.px(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shows_focus = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.shows_focus = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, LiveColumn.TIME))


class _LiveDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: LiveModel, view: LiveView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, column = self._theme, LiveColumn(index.column())
        box: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(box, theme.color(Role.ACCENT_SOFT if selected else Role.SURFACE))
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.color(Role.LINE))
        request = self._model.rows[index.row()]
        # The first column stands below the card's title, and figures end below their heading.
        before = _EDGE if column is LiveColumn.TIME else _PADDING
        behind = _PADDING if column is LiveColumn.MILLISECONDS else 4
        inner = box.adjusted(theme.px(before), 0, -theme.px(behind), 0)
        style, ink = TextStyle.SECONDARY, Role.TEXT
        if column is LiveColumn.CLIENT:
            style = TextStyle.SECONDARY_EMPHASIS if request.client else TextStyle.SECONDARY
        elif column in (LiveColumn.TIME, LiveColumn.NAMESPACE):
            ink = Role.TEXT2
        elif column is LiveColumn.RESULT:
            icon, mark, ink = OUTCOME_LOOKS[request.outcome]
            side = theme.px(measures.ICON_ROW)
            square = QRect(inner.left() + theme.px(4), box.top() + (box.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, box, option.direction), icon, mark)
            inner.setLeft(square.right() + theme.px(8))
            inner = mirrored(inner, box, option.direction)
        painter.setFont(theme.font(style, tabular=True))
        at_end = column is LiveColumn.MILLISECONDS
        alignment = Qt.AlignmentFlag.AlignRight if at_end else Qt.AlignmentFlag.AlignLeft
        paint_line(painter, inner, self._model.cell(request, column), theme.color(ink), alignment)
        if selected and self._view.hasFocus() and self._view.shows_focus:
            colour, width = theme.color(Role.FOCUS), measures.FOCUS_WIDTH
            painter.fillRect(QRect(box.left(), box.top(), box.width(), width), colour)
            painter.fillRect(QRect(box.left(), box.bottom() + 1 - width, box.width(), width), colour)
        painter.restore()

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        """The whole line, which may be cut."""
        if not index.isValid():
            return super().helpEvent(event, view, option, index)
        request = self._model.rows[index.row()]
        words = ", ".join(filter(None, (self._model.cell(request, column) for column in LiveColumn)))
        QToolTip.showText(event.globalPos(), plain_tooltip(words), view)
        return True
