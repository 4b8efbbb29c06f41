"""The table beside a chart: the same figures, sortable, for eyes, keyboards and screen readers alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painting import paint_line

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_ROW = 28
_PADDING = 10
_FIGURE_FLAGS = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_ARROWS = {Qt.SortOrder.AscendingOrder: "↑", Qt.SortOrder.DescendingOrder: "↓"}


@dataclass(frozen=True, slots=True)
class Figures:
    """What a chart shows, as a table. ``keys`` order the rows (a day, a value of x) and ``name`` writes one.

    ``values`` has a row for each key and a column for each of ``columns``; ``first`` heads the column of the keys.
    ``write`` gives a value in words, where it is no count.
    """

    first: str
    columns: tuple[str, ...]
    keys: NDArray[np.int64]
    values: NDArray[np.int64]
    name: Callable[[int], str]
    write: Callable[[int], str] | None = None


class FigureModel(QAbstractTableModel):
    """Sorts by any column; equal figures stay in the order of the keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        empty = np.zeros((0, 0), dtype=np.int64)
        self._figures = Figures("", (), np.zeros(0, dtype=np.int64), empty, str)
        self._order = np.zeros(0, dtype=np.int64)
        self._sorted_by = (0, Qt.SortOrder.DescendingOrder)

    def show_figures(self, figures: Figures) -> None:
        self.beginResetModel()
        self._figures = figures
        self._order = self._ordered()
        self.endResetModel()

    def key(self, row: int) -> int:
        """The key of a row as it is sorted now."""
        return int(self._figures.keys[self._order[row]])

    def row_of(self, key: int) -> int:
        """The row of a key, -1 if there is none."""
        found = np.flatnonzero(self._figures.keys[self._order] == key)
        return int(found[0]) if len(found) else -1

    def lines(self) -> list[list[str]]:
        """Head and rows as plain figures, for a file."""
        figures = self._figures
        head = [figures.first, *figures.columns]
        plain = figures.write or str
        return [
            head,
            *([figures.name(int(figures.keys[row])), *map(plain, figures.values[row].tolist())] for row in self._order),
        ]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else 1 + len(self._figures.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section <= len(self._figures.columns):
            return None
        name = self._figures.first if section == 0 else self._figures.columns[section - 1]
        column, order = self._sorted_by
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{name} {_ARROWS[order]}" if section == column else name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{0}, sorted").format(name) if section == column else name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        row = int(self._order[index.row()])
        if column == 0:
            name = self._figures.name(int(self._figures.keys[row]))
            return name if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None
        value = int(self._figures.values[row, column - 1])
        if role == Qt.ItemDataRole.DisplayRole:
            if self._figures.write is not None:
                return self._figures.write(value)
            # Most days have none of most types: the figures that are there stand out.
            return QLocale().toString(value) if value else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            written = QLocale().toString(value) if self._figures.write is None else self._figures.write(value)
            return f"{self._figures.columns[column - 1]} {written}"
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        keys = [(self.key(index.row()), index.column()) for index in held]
        self._sorted_by = (column, order)
        self._order = self._ordered()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._figures.columns))
        self.changePersistentIndexList(held, [self.index(self.row_of(key), place) for key, place in keys])
        self.layoutChanged.emit()

    def _ordered(self) -> NDArray[np.int64]:
        column, order = self._sorted_by
        figures = self._figures
        if not 0 <= column <= len(figures.columns):
            column = 0
        values = figures.keys if column == 0 else figures.values[:, column - 1]
        descends = order == Qt.SortOrder.DescendingOrder
        # Ties: the latest first, whichever way the column goes.
        return np.lexsort((-figures.keys, -values if descends else values))


class FigureTable(QTableView):
    """Shows figures. Enter or a double click on a row is ``chosen`` (its key)."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, *, name: str, description: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.figures = FigureModel(self)
        self.shows_focus = False
        self.setModel(self.figures)
        self.setItemDelegate(_FigureDelegate(theme, self))
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self._double_clicked)
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def show_figures(self, figures: Figures) -> None:
        """Other figures, sorted as before."""
        self.figures.show_figures(figures)
        self._fit_columns()

    def go_to(self, key: int) -> None:
        """Select the row of a key, if there is one."""
        row = self.figures.row_of(key)
        if row >= 0:
            # Not selectRow: from right to left it finds no column to stand on.
            self.setCurrentIndex(self.figures.index(row, 0))
            self.scrollTo(self.figures.index(row, 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.shows_focus = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.figures.rowCount():
            self.setCurrentIndex(self.figures.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.shows_focus = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            if self.currentIndex().isValid():
                self.chosen.emit(self.figures.key(self.currentIndex().row()))
            return
        super().keyPressEvent(event)

    @Slot()
    def _take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.BODY, tabular=True))
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._theme.px(_ROW))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """From the heads alone: measuring every row would take as long as there are rows."""
        metrics = self._theme.metrics(TextStyle.BODY, tabular=True)
        heads = self._theme.metrics(TextStyle.CAPTION_EMPHASIS)
        for column in range(self.figures.columnCount()):
            words = str(self.figures.headerData(column, Qt.Orientation.Horizontal)).rstrip("↑↓ ")
            widest = "00 September 0000" if column == 0 else "0,000"
            room = max(heads.horizontalAdvance(f"{words} ↓"), metrics.horizontalAdvance(widest))
            self.setColumnWidth(column, room + 2 * self._theme.px(_PADDING))

    @Slot(QModelIndex)
    def _double_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(self.figures.key(index.row()))


class _FigureDelegate(QStyledItemDelegate):
    """Paints figures in the colours of lists; the focus ring runs around the row."""

    def __init__(self, theme: Theme, view: FigureTable) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme = self._theme
        box = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        text = index.data()
        if not text and not selected:
            return
        painter.save()
        if selected:
            painter.fillRect(box, theme.color(Role.ACCENT_SOFT))
        is_first = index.column() == 0
        painter.setFont(theme.font(TextStyle.CONTROL if selected else TextStyle.BODY, tabular=True))
        inner = box.adjusted(theme.px(_PADDING), 0, -theme.px(_PADDING), 0)
        if is_first:
            paint_line(painter, inner, str(text), theme.color(Role.TEXT))
        elif text:
            # Columns are wide enough for figures: nothing to measure, and there are hundreds of them.
            painter.setPen(theme.color(Role.TEXT))
            painter.drawText(inner, _FIGURE_FLAGS, text)
        if selected and self._view.hasFocus() and self._view.shows_focus:
            colour, width = theme.color(Role.FOCUS), measures.FOCUS_WIDTH
            painter.fillRect(QRect(box.left(), box.top(), box.width(), width), colour)
            painter.fillRect(QRect(box.left(), box.bottom() + 1 - width, box.width(), width), colour)
        painter.restore()


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
