"""Folding chains: of one that is folded only its head is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QMouseEvent

from remembrancer_app.memories.thread_lines import fold_room

if TYPE_CHECKING:
    from remembrancer_app.memories.model import MemoriesModel
    from remembrancer_app.memories.table import MemoryTable
    from remembrancer_app.theme import Theme


class Folding(QObject):
    """Hides the rows beneath folded heads. What is folded is known by its head and stays so while the page lives."""

    def __init__(self, theme: Theme, table: MemoryTable, model: MemoriesModel) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._model = model
        self._hidden: set[int] = set()
        model.modelReset.connect(self._hide)
        table.viewport().installEventFilter(self)

    def fold(self, row: int, *, folded: bool) -> bool:
        """Fold the chain of a row, or unfold it; whether that changed anything. The head becomes current."""
        threads = self._model.threads
        if threads is None or not 0 <= row < len(self._model.ids):
            return False
        head = threads.head(row)
        if not threads.under(head) or self._model.is_folded(head) is folded:
            return False
        self._model.set_folded(head, folded=folded)
        if folded and row != head:
            self._table.choose(head)
        self._hide()
        return True

    def show(self, row: int) -> None:
        """A row that is to be looked at must be seen: its chain is unfolded."""
        if row in self._hidden:
            self.fold(row, folded=False)

    @Slot()
    def _hide(self) -> None:
        """Bring the rows of the list to what is folded."""
        rows = len(self._model.ids)
        wanted = set(self._model.rows_under_folds())
        for row in self._hidden - wanted:
            if row < rows:
                self._table.setRowHidden(row, False)
        for row in wanted:
            self._table.setRowHidden(row, True)
        self._hidden = wanted

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A click on the mark in front of a head folds or unfolds its chain, and selects nothing."""
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonPress:
            return False
        threads, place = self._model.threads, event.position().toPoint()
        row = self._table.rowAt(place.y())
        if threads is None or row < 0 or threads.depth(row) or event.button() is not Qt.MouseButton.LeftButton:
            return False
        is_mirrored = self._table.layoutDirection() is Qt.LayoutDirection.RightToLeft
        across = self._table.viewport().width() - 1 - place.x() if is_mirrored else place.x()
        return across < fold_room(self._theme) and self.fold(row, folded=not self._model.is_folded(row))
