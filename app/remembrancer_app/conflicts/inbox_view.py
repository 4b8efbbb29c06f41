"""The list of cases: one is chosen; letters and figures go to the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from remembrancer_app.conflicts.inbox_delegate import InboxDelegate

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from remembrancer_app.conflicts.inbox_model import InboxModel
    from remembrancer_app.theme import Theme


class InboxView(QListView):
    """Signals say what was done.

    Signals:
        chosen: another row is the present one.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, cases: InboxModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rings = False
        self._is_quiet = False
        self.cases = cases
        self.setAccessibleName(self.tr("Conflicts"))
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setModel(cases)
        self.setItemDelegate(InboxDelegate(theme, self))
        theme.changed.connect(self.doItemsLayout)

    @property
    def rings(self) -> bool:
        """Whether the chosen row shows the focus: the list has it, and not from a click."""
        return self._rings and self.hasFocus()

    def show_row(self, row: int) -> None:
        """Make a row the present one without a signal; -1 for none."""
        self._is_quiet = True
        if 0 <= row < self.cases.rowCount():
            only = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self.cases.index(row), only)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        self._is_quiet = False

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._is_quiet:
            self.chosen.emit(current.row())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rings = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rings = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._rings = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.text().strip().isalnum():
            # A list would look for rows that begin with the letter; here they decide.
            event.ignore()
            return
        super().keyPressEvent(event)
