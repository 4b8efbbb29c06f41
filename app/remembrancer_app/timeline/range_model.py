"""The memories of the chosen days: their places among the points; texts are fetched when somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from remembrancer_app.charts.calendar_days import to_date
from remembrancer_app.charts.dates import long_day, short_day
from remembrancer_app.memories.loading import PAGE_ROWS, MemoryLoading
from remembrancer_app.memories.words import source_words
from remembrancer_app.theme import type_word
from remembrancer_app.timeline.points import TYPES, Points, nothing
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine

TEXT, SOURCE, WHEN = range(3)
_TOOLTIP_CHARACTERS = 1000
_Index = QModelIndex | QPersistentModelIndex


class _Ids(Sequence[str]):
    """The ids of some places, without making a list of them."""

    def __init__(self, points: Points, places: NDArray[np.int64]) -> None:
        self._points = points
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, row: Any) -> Any:
        found = self._places[row]
        if isinstance(row, slice):
            return tuple(self._points.ids[place] for place in found)
        return self._points.ids[found]


class RangeModel(QAbstractTableModel):
    """Rows of text, source and date, the latest first."""

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._points = nothing()
        self._places = np.zeros(0, dtype=np.int64)
        self._ids = _Ids(self._points, self._places)
        self._this_year = 0
        self.loading = MemoryLoading(engine, self)
        self.loading.loaded.connect(self._page_loaded)
        self.loading.failed.connect(engine.failed)

    def show_places(self, points: Points, places: NDArray[np.int64], as_of: datetime | None, this_year: int) -> None:
        """List the memories at these places of the points, in this order."""
        same = points is self._points and np.array_equal(places, self._places)
        if same and this_year == self._this_year:
            return
        self.beginResetModel()
        self._points, self._places, self._this_year = points, places, this_year
        self._ids = _Ids(points, places)
        self.loading.take(self._ids, as_of)
        self.endResetModel()

    def identifier(self, row: int) -> str:
        return str(self._ids[row])

    def place(self, row: int) -> int:
        """The place among the points."""
        return int(self._places[row])

    def row_of(self, place: int) -> int:
        """The row of a place, -1 if it is not listed."""
        found = np.flatnonzero(self._places == place)
        return int(found[0]) if len(found) else -1

    def memory(self, row: int) -> Memory | None:
        """As far as it is there yet; orders it if not."""
        return self.loading.memory(row)

    def memory_type(self, row: int) -> str:
        return TYPES[int(self._points.types[self._places[row]])]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Memory"), self.tr("From"), self.tr("Date"))[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in _ROLES:
            return None
        row, column = index.row(), index.column()
        if column == WHEN:
            day = to_date(int(self._points.positions[self._places[row]] // 1))
            return short_day(day, self._this_year) if role == Qt.ItemDataRole.DisplayRole else long_day(day)
        memory = self.memory(row)
        if memory is None:
            return "" if role == Qt.ItemDataRole.DisplayRole else None
        if column == SOURCE:
            return source_words(memory.source)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{type_word(memory.type.value)}: {memory.content}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(memory.content[:_TOOLTIP_CHARACTERS])
        return memory.content

    @Slot(int)
    def _page_loaded(self, page: int) -> None:
        first = page * PAGE_ROWS
        last = min(first + PAGE_ROWS, len(self._places)) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, TEXT), self.index(last, WHEN))


_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
