"""The list below the chart: the memories of the chosen days, or of those in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.timeline.range_model import SOURCE, TEXT, WHEN, RangeModel
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.chip import ChipFace, ClosableChip
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.painting import mirrored, paint_line, paint_rounded
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QMouseEvent

    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

ROW = 32
_HEAD = 37
_SOURCE_WIDTH = 110
_DATE_WIDTH = 96
_Index = QModelIndex | QPersistentModelIndex


class RangeTable(Pane):
    """A line that says which days and how many memories, and the rows.

    Signals:
        opened: open the memory (its id) in Memories.
        listed: show the days in Memories.
        cleared: the range was taken away.
        moved: the person went to the memory at that place of the points.
    """

    opened = Signal(str)
    listed = Signal()
    cleared = Signal()
    moved = Signal(int)

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, parent=parent)
        self.setObjectName("range_table")
        self.model = RangeModel(engine, self)
        self._days = PlainText(theme, style=TextStyle.EMPHASIS)
        self._counts = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.chip = ClosableChip(theme, ChipFace(self.tr("Range"), tone=Role.ACCENT))
        self.list_button = Button(theme, self.tr("Show in Memories"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.view = _RowsView(theme, self.model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._head = QWidget()
        row = QHBoxLayout(self._head)
        row.setContentsMargins(12, 0, 10, 0)
        row.setSpacing(9)
        row.addWidget(self._days)
        row.addWidget(self._counts)
        row.addWidget(self.chip)
        row.addStretch(1)
        row.addWidget(self.list_button)
        column.addWidget(self._head)
        column.addWidget(self.view, 1)
        self.nothing = PlainText(theme, self.tr("No memory lies on these days."), tone=Role.TEXT2, parent=self.view)
        self.nothing.move(theme.px(12), theme.px(8))
        self.chip.closed.connect(self.cleared)
        self.list_button.clicked.connect(self.listed)
        self.view.opened.connect(self._open)
        self.view.listed.connect(self.listed)
        self.view.selectionModel().currentRowChanged.connect(self._tell)
        self._follows = False
        theme.changed.connect(self._take_sizes)
        self._take_sizes()

    def show_words(self, days: str, counts: str, *, chosen: bool) -> None:
        """What stands above the rows; ``chosen`` says that a range is chosen, which can be taken away."""
        self._days.setText(days)
        self._counts.setText(counts)
        self.chip.setVisible(chosen)
        self.view.setAccessibleName(self.tr("Memories from {0}").format(days))
        self.view.setAccessibleDescription(counts)

    def show_nothing(self, *, nothing: bool) -> None:
        """Say in words that there are no rows."""
        self.nothing.setVisible(nothing)
        self.nothing.adjustSize()

    @property
    def current_place(self) -> int:
        """The place of the selected row, -1 without one."""
        index = self.view.currentIndex()
        return self.model.place(index.row()) if index.isValid() else -1

    def go_to(self, place: int) -> None:
        """Select the row of a place, if it is listed."""
        row = self.model.row_of(place) if place >= 0 else -1
        self._follows = True
        if row < 0:
            self.view.clearSelection()
            self.view.setCurrentIndex(QModelIndex())
        elif self.view.currentIndex().row() != row:
            self.view.setCurrentIndex(self.model.index(row, TEXT))
            self.view.scrollTo(self.model.index(row, 0))
        self._follows = False

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(_HEAD + 3 * ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(300), self._theme.px(_HEAD + ROW))

    @Slot()
    def _take_sizes(self) -> None:
        self._head.setFixedHeight(self._theme.px(_HEAD))

    @Slot(int)
    def _open(self, row: int) -> None:
        self.opened.emit(self.model.identifier(row))

    @Slot(QModelIndex, QModelIndex)
    def _tell(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._follows:
            self.moved.emit(self.model.place(current.row()))


class _RowsView(QTableView):
    opened = Signal(int)
    listed = Signal()

    def __init__(self, theme: Theme, model: RangeModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.shows_focus = False
        self.setModel(model)
        self.setItemDelegate(_RowDelegate(theme, model, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(SOURCE, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(WHEN, QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(self._double_clicked)
        theme.changed.connect(self._take_sizes)
        self._take_sizes()

    @Slot()
    def _take_sizes(self) -> None:
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._theme.px(ROW))
        self.setColumnWidth(SOURCE, self._theme.px(_SOURCE_WIDTH))
        self.setColumnWidth(WHEN, self._theme.px(_DATE_WIDTH))
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shows_focus = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.listed.emit()
            elif self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.shows_focus = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, TEXT))

    @Slot(QModelIndex)
    def _double_clicked(self, index: QModelIndex) -> None:
        self.opened.emit(index.row())


class _RowDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: RangeModel, view: _RowsView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(self._theme.px(60), self._theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme = self._theme
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        direction: Qt.LayoutDirection = option.direction
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = self._view.rowAt(self._view.viewport().mapFromGlobal(self._view.cursor().pos()).y()) == index.row()
        ground = Role.ACCENT_SOFT if selected else Role.HOVER if hovered and self._view.underMouse() else Role.SURFACE
        painter.save()
        painter.fillRect(box, theme.color(ground))
        column = index.column()
        if column == TEXT:
            self._paint_text(painter, box, index, ground, direction, selected=selected)
        else:
            painter.setFont(theme.font(TextStyle.SECONDARY, tabular=True))
            inner = box.adjusted(0, 0, -theme.px(14), 0) if column == WHEN else box.adjusted(0, 0, -theme.px(8), 0)
            side = Qt.AlignmentFlag.AlignRight if column == WHEN else Qt.AlignmentFlag.AlignLeft
            paint_line(painter, inner, str(index.data() or ""), theme.color(Role.TEXT2), side)
        if selected and self._view.hasFocus() and self._view.shows_focus:
            self._paint_focus(painter, box, column)
        painter.restore()

    def _paint_text(
        self,
        painter: QPainter,
        box: QRect,
        index: _Index,
        ground: Role,
        direction: Qt.LayoutDirection,
        *,
        selected: bool,
    ) -> None:
        theme = self._theme
        if selected:
            bar = QRect(box.left(), box.top(), theme.px(measures.SELECTION_BAR_WIDTH), box.height())
            painter.fillRect(mirrored(bar, box, direction), theme.color(Role.ACCENT))
        side = theme.px(measures.ROW_BADGE_SIZE)
        badge = QRect(box.left() + theme.px(12), box.top() + (box.height() - side) // 2, side, side)
        place = mirrored(badge, box, direction)
        paint_type_badge(theme, painter, place, self._model.memory_type(index.row()), ground=ground)
        left = badge.right() + theme.px(10)
        words = mirrored(QRect(left, box.top(), box.right() - theme.px(12) - left, box.height()), box, direction)
        text = " ".join(str(index.data() or "")[:1000].split())
        if not text:
            grey = QRect(words.left(), box.center().y() - theme.px(4), words.width() // 2, theme.px(8))
            paint_rounded(painter, grey, theme.px(4), fill=theme.color(Role.SKELETON))
            return
        painter.setFont(theme.font(TextStyle.CONTROL if selected else TextStyle.BODY))
        paint_line(painter, words, text, theme.color(Role.TEXT))

    def _paint_focus(self, painter: QPainter, box: QRect, column: int) -> None:
        """The ring runs around the row, so each cell draws its part of it."""
        colour = self._theme.color(Role.FOCUS)
        width = measures.FOCUS_WIDTH
        painter.fillRect(QRect(box.left(), box.top(), box.width(), width), colour)
        painter.fillRect(QRect(box.left(), box.bottom() + 1 - width, box.width(), width), colour)
        if column == TEXT:
            painter.fillRect(QRect(box.left(), box.top(), width, box.height()), colour)
        if column == WHEN:
            painter.fillRect(QRect(box.right() + 1 - width, box.top(), width, box.height()), colour)
