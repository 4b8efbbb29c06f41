"""The list's model: ids in order; rows are read when they are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot

from remembrancer.model.types import Status
from remembrancer_app.memories.columns import COLUMNS, Column
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.loading import PAGE_ROWS, MemoryLoading
from remembrancer_app.memories.threads import Threads, link_words
from remembrancer_app.memories.words import TRUST_STANDINGS, source_words, standings
from remembrancer_app.theme import type_word
from remembrancer_app.widgets.tooltip import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from remembrancer.model.memory import Memory
    from remembrancer.model.queries import Hit
    from remembrancer.vault import Notice
    from remembrancer_app.jobs.engine import Engine

_Index = QModelIndex | QPersistentModelIndex
_TOOLTIP_CHARACTERS = 1000
# Asked for each cell at each painting: put together once.
_FLAGS_GONE = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_FLAGS = _FLAGS_GONE | Qt.ItemFlag.ItemIsEnabled


class MemoriesModel(QAbstractTableModel):
    """The memories of one search. Sorting is the engine's: a new order is a new list of ids.

    Signals:
        failed: rows could not be read.
    """

    failed = Signal(object)

    def __init__(self, engine: Engine, day_words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._day_words = day_words
        self._ids: tuple[str, ...] = ()
        self._rows: dict[str, int] | None = None
        self._hits: Mapping[str, Hit] = {}
        self._shows_deleted = False
        self.threads: Threads | None = None
        self._folded: set[str] = set()
        self._loading = MemoryLoading(engine, self)
        self._loading.loaded.connect(self._page_loaded)
        self._loading.failed.connect(self.failed)

    # What is in it

    @property
    def ids(self) -> tuple[str, ...]:
        return self._ids

    def show_found(
        self,
        ids: tuple[str, ...],
        hits: Mapping[str, Hit],
        *,
        as_of: datetime | None = None,
        shows_deleted: bool = False,
        threads: Threads | None = None,
    ) -> None:
        """Another list. With `shows_deleted`, deleted memories are rows like others because they were asked for.

        With `threads` they are the members of chains.
        """
        self.beginResetModel()
        self.threads = threads
        self._ids = ids
        self._rows = None
        self._hits = hits
        self._shows_deleted = shows_deleted
        self._loading.take(ids, as_of)
        self.endResetModel()

    def row_of(self, identifier: str) -> int:
        """The row of a memory, -1 if it is not in the list."""
        if self._rows is None:
            self._rows = {each: row for row, each in enumerate(self._ids)}
        return self._rows.get(identifier, -1)

    def memory(self, row: int) -> Memory | None:
        """The memory of a row, or None while it is not loaded or no longer there."""
        return self._loading.memory(row)

    def known(self, identifier: str) -> Memory | None:
        """A memory that is at hand already."""
        return self._loading.known(identifier)

    def hit(self, row: int) -> Hit | None:
        return self._hits.get(self._ids[row])

    def hit_of(self, identifier: str) -> Hit | None:
        return self._hits.get(identifier)

    def is_gone(self, row: int) -> bool:
        """Deleted since the list was made, or not there at all."""
        if self._loading.is_gone(row):
            return True
        known = self._loading.known(self._ids[row])
        return known is not None and known.status is Status.DELETED and not self._shows_deleted

    def take_notice(self, notice: Notice) -> None:
        """Something changed: rows it names are read again when they are looked at."""
        self._loading.forget_state_of(notice.memories)
        rows = [row for row in map(self.row_of, notice.memories) if row >= 0]
        if rows:
            self._rows_changed(min(rows), max(rows))

    # Folded chains

    def is_folded(self, row: int) -> bool:
        """Whether nothing is shown beneath that head of a chain."""
        return self.threads is not None and self._ids[row] in self._folded

    def set_folded(self, head: int, *, folded: bool) -> None:
        (self._folded.add if folded else self._folded.discard)(self._ids[head])
        self._rows_changed(head, head)

    def rows_under_folds(self) -> list[int]:
        """The rows that are not shown."""
        threads = self.threads
        if threads is None:
            return []
        heads = [row for row in map(self.row_of, self._folded) if row >= 0 and not threads.depth(row)]
        return [row for head in heads for row in threads.under(head)]

    # QAbstractTableModel

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._ids)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _FLAGS_GONE if self.is_gone(index.row()) else _FLAGS

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                memory = self.memory(row)
                return "" if memory is None else self.text(column, memory, row)
            case Qt.ItemDataRole.ToolTipRole:
                memory = self._loading.known(self._ids[row])
                return None if memory is None else plain_tooltip(self._tooltip(column, memory, row))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible(row, column)
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS):
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                return COLUMNS[section].word()
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    # Words of a cell

    def link_words(self, row: int) -> str:
        """In a chain, when and how the memory of that row gave way, or how many lie folded beneath it; else nothing."""
        if self.threads is not None and self.is_folded(row):
            return self.tr("{0} earlier").format(len(self.threads.under(row)))
        return "" if self.threads is None else link_words(self.threads, row, self._day_words)

    def text(self, column: Column, memory: Memory, row: int) -> str:
        """What a cell says."""
        match column:
            case Column.MEMORY:
                return memory.content
            case Column.TAGS:
                return ", ".join(memory.tags)
            case Column.FROM:
                return source_words(memory.source)
            case Column.TRUST:
                return TRUST_STANDINGS[memory.trust].word()
            case Column.CONFIDENCE:
                return QLocale().toString(memory.confidence, "f", 2)
            case Column.NAMESPACE:
                return memory.namespace
            case Column.MATCH:
                hit = self.hit(row)
                return "" if hit is None else QLocale().toString(hit.match, "f", 2)
            case _:
                instant = self._instant(column, memory)
                return "" if instant is None else self._day_words.brief(instant)

    def _instant(self, column: Column, memory: Memory) -> datetime | None:
        match column:
            case Column.DUE:
                return memory.times.due
            case Column.TIME:
                return memory.life_time
            case Column.RECORDED:
                return memory.recorded
            case Column.CHANGED:
                return memory.changed
            case _:
                return None

    def _tooltip(self, column: Column, memory: Memory, row: int) -> str:
        instant = self._instant(column, memory)
        if instant is not None:
            return self._day_words.full(instant)
        if column is Column.MEMORY:
            words = [standing.word() for standing in standings(memory)]
            words.extend(filter(None, (self.link_words(row),)))
            text = memory.content
            if len(text) > _TOOLTIP_CHARACTERS:
                text = f"{text[:_TOOLTIP_CHARACTERS]}…"
            title = f"{memory.title}\n" if memory.title else ""
            return title + text + (f"\n{', '.join(words)}" if words else "")
        return self.text(column, memory, row)

    def _accessible(self, row: int, column: Column) -> str:
        memory = self.memory(row)
        if memory is None:
            return self.tr("No longer there") if self._loading.is_gone(row) else self.tr("Loading")
        if column is not Column.MEMORY:
            return f"{column.word()}: {self.text(column, memory, row)}"
        marks = "".join(f", {standing.word()}" for standing in standings(memory))
        link = self.link_words(row)
        if link and self.threads is not None:
            depth = self.threads.depth(row)
            place = self.tr("level {0}").format(depth + 1) if depth else self.tr("folded")
            marks = f"{marks}, {link}, {place}"
        return f"{type_word(memory.type)}{marks}: {memory.content[:_TOOLTIP_CHARACTERS]}"

    @Slot(int)
    def _page_loaded(self, page: int) -> None:
        self._rows_changed(page * PAGE_ROWS, min((page + 1) * PAGE_ROWS, len(self._ids)) - 1)

    def _rows_changed(self, first: int, last: int) -> None:
        if 0 <= first <= last < len(self._ids):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))
