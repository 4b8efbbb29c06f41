"""The list of the journal: one entry is chosen; days are passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from remembrancer_app.audit.journal_delegate import JournalDelegate
from remembrancer_app.shell.page import PageName

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from remembrancer_app.audit.journal_model import JournalModel
    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme


class JournalView(QListView):
    """Signals say what was done.

    Signals:
        chosen: an entry (its row) is the present one.
        opened: Enter was pressed on it.
        undo_wanted: U was pressed on it.
        end_neared: there may be more to read.
    """

    chosen = Signal(int)
    opened = Signal()
    undo_wanted = Signal()
    end_neared = Signal()

    def __init__(self, theme: Theme, journal: JournalModel, keys: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._rings = False
        self._is_quiet = False
        self.journal = journal
        self.setObjectName("journal")
        self.setAccessibleName(self.tr("Journal"))
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setModel(journal)
        self.setItemDelegate(JournalDelegate(theme, self))
        theme.changed.connect(self.doItemsLayout)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    @property
    def rings(self) -> bool:
        """Whether the chosen row shows the focus: the list has it, and not from a click."""
        return self._rings and self.hasFocus()

    def show_row(self, row: int) -> None:
        """Make a row the present one without a signal; -1 for none."""
        self._is_quiet = True
        if self.journal.entry(row) is not None:
            only = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self.journal.index(row), only)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        self._is_quiet = False

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._is_quiet and self.journal.entry(current.row()) is not None:
            self.chosen.emit(current.row())

    def _scrolled(self, value: int) -> None:
        if value >= self.verticalScrollBar().maximum() - self.viewport().height():
            self.end_neared.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rings = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rings = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rings = True
        match self._keys.pressed(PageName.AUDIT, event):
            case "audit.undo":
                self.undo_wanted.emit()
                return
            case "audit.newest":
                self._step_to(0, 1)
                return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Home:
                self._step_to(0, 1)
            case Qt.Key.Key_End:
                self._step_to(len(self.journal.rows) - 1, -1)
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self._step_to(self.currentIndex().row() + 1, 1)
            case Qt.Key.Key_Up | Qt.Key.Key_Left:
                self._step_to(self.currentIndex().row() - 1, -1)
            case _ if event.text().strip().isalnum():
                # A list would look for rows that begin with the letter.
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def _step_to(self, row: int, step: int) -> None:
        """To the first entry from that row on, passing days over."""
        while 0 <= row < len(self.journal.rows):
            if self.journal.entry(row) is not None:
                only = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.selectionModel().setCurrentIndex(self.journal.index(row), only)
                return
            row += step
        if row >= len(self.journal.rows):
            self.end_neared.emit()
