"""The memories of an answer, as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from remembrancer_app.ask.words import spoken_near_miss, spoken_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.recalling import RecalledItem
    from remembrancer_app.memories.day_words import DayWords

_Index = QModelIndex | QPersistentModelIndex


class ResultsModel(QAbstractListModel):
    """Items best first. With a ``floor`` they are those just below it."""

    def __init__(self, day_words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._day_words = day_words
        self._items: tuple[RecalledItem, ...] = ()
        self._left_out: tuple[str, ...] = ()
        self._floor: float | None = None

    @property
    def items(self) -> tuple[RecalledItem, ...]:
        return self._items

    @property
    def left_out(self) -> tuple[str, ...]:
        """The identifiers of what did not fit into the budget."""
        return self._left_out

    @property
    def day_words(self) -> DayWords:
        return self._day_words

    def show_items(
        self, items: Sequence[RecalledItem], *, left_out: Sequence[str] = (), floor: float | None = None
    ) -> None:
        self.beginResetModel()
        self._items, self._left_out, self._floor = tuple(items), tuple(left_out), floor
        self.endResetModel()

    def item(self, row: int) -> RecalledItem:
        return self._items[row]

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._items)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._items):
            return None
        item = self._items[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return item.snippet.text
            case Qt.ItemDataRole.AccessibleTextRole:
                if self._floor is not None:
                    return spoken_near_miss(item, self._floor)
                return spoken_row(item, self._day_words, self._left_out)
        return None
