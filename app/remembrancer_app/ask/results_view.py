"""A list as high as its rows, which scrolls with what is around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from remembrancer_app.ask.result_delegate import RowDelegate

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

    from remembrancer_app.ask.results_model import ResultsModel
    from remembrancer_app.theme import Theme

_PAGE_ROWS = 5


class ResultsView(QListView):
    """One row is selected at most.

    Signals:
        opened: Enter or a double click; the memory's identifier.
        moved: the person went to this row (its rectangle in the view), so that it is to be seen.
        left_up, left_down: beyond the first or the last row.
    """

    opened = Signal(str)
    moved = Signal(QRect)
    left_up = Signal()
    left_down = Signal()

    def __init__(self, theme: Theme, results: ResultsModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rings = False
        self.results = results
        self.setAccessibleName(name)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setModel(results)
        self.doubleClicked.connect(self._open)
        theme.changed.connect(self.lay_out)
        results.modelReset.connect(self.lay_out)

    @property
    def rings(self) -> bool:
        """Whether the selected row shows the focus: the list has it, and not from a click."""
        return self._rings and self.hasFocus()

    def choose(self, row: int) -> None:
        """Go to a row, which is to be seen."""
        self.select(row)
        if self.currentIndex().isValid():
            self.moved.emit(self.visualRect(self.currentIndex()))

    def select(self, row: int) -> None:
        """Select a row where it is, or none if it is -1."""
        if 0 <= row < self.results.rowCount():
            only = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self.results.index(row), only)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())

    def draw_with(self, delegate: RowDelegate) -> None:
        """Who paints the rows and says how high they are."""
        self.setItemDelegate(delegate)
        self.lay_out()

    @Slot()
    def lay_out(self) -> None:
        """Other rows, or another look."""
        delegate = self.itemDelegate()
        if isinstance(delegate, RowDelegate):
            delegate.forget()
        self.fit()

    def fit(self) -> None:
        """As high as the rows."""
        self.doItemsLayout()
        rows = range(self.results.rowCount())
        self.setFixedHeight(sum(self.sizeHintForIndex(self.results.index(row)).height() for row in rows))

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rings = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.results.rowCount():
            self.choose(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rings = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rings = True
        row, last = self.currentIndex().row(), self.results.rowCount() - 1
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._open(self.currentIndex())
            case Qt.Key.Key_Up | Qt.Key.Key_K:
                self._step(row - 1, last)
            case Qt.Key.Key_Down | Qt.Key.Key_J:
                self._step(row + 1, last)
            case Qt.Key.Key_PageUp:
                self.choose(max(0, row - _PAGE_ROWS))
            case Qt.Key.Key_PageDown:
                self.choose(min(last, row + _PAGE_ROWS))
            case Qt.Key.Key_Home:
                self.choose(0)
            case Qt.Key.Key_End:
                self.choose(last)
            case _:
                super().keyPressEvent(event)

    def _step(self, row: int, last: int) -> None:
        if row < 0:
            self.left_up.emit()
        elif row > last:
            self.left_down.emit()
        else:
            self.choose(row)

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.results.item(index.row()).memory.id)
