"""The journal as rows: days, and below each what was done on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from remembrancer_app.audit.words import entries_words, entry_details, entry_title, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from remembrancer.model.history import JournalEntry
    from remembrancer_app.memories.day_words import DayWords

_Index = QModelIndex | QPersistentModelIndex


@dataclass(slots=True)
class DayRow:
    """A day with how many entries it has; None while not all are there."""

    day: date
    words: str
    count: int | None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry. ``text`` is the memory's text as it is now, where it touched one memory."""

    entry: JournalEntry
    time: str
    text: str
    details: str


class JournalModel(QAbstractListModel):
    """Entries newest first, with a row before each day that cannot be chosen."""

    def __init__(self, day_words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.day_words = day_words
        self.rows: list[DayRow | EntryRow] = []
        self._entries: list[JournalEntry] = []
        self._complete = True
        self._texts: dict[str, str] = {}
        self._sessions: dict[str, str] = {}

    @property
    def entries(self) -> Sequence[JournalEntry]:
        return self._entries

    def entry(self, row: int) -> JournalEntry | None:
        """The entry of a row; None for a day."""
        found = self.rows[row] if 0 <= row < len(self.rows) else None
        return found.entry if isinstance(found, EntryRow) else None

    def row_of(self, operation: str) -> int:
        """Where an operation stands, or -1."""
        for place, row in enumerate(self.rows):
            if isinstance(row, EntryRow) and row.entry.summary.id == operation:
                return place
        return -1

    def session_name(self, session: str) -> str:
        return self._sessions.get(session, "")

    def show_sessions(self, names: Mapping[str, str]) -> None:
        """How sessions are called, by id."""
        if dict(names) != self._sessions:
            self._sessions = dict(names)
            self._show()

    def show_entries(self, entries: Sequence[JournalEntry], *, complete: bool) -> None:
        """These and no others; ``complete`` if the journal has no more."""
        self._entries = list(entries)
        self._complete = complete
        self._show()

    def add_entries(self, entries: Sequence[JournalEntry], *, complete: bool) -> None:
        """Older ones after those that are there."""
        known = len(self.rows)
        self._entries.extend(entries)
        self._complete = complete
        rows = self._built()
        if len(rows) > known:
            self.beginInsertRows(QModelIndex(), known, len(rows) - 1)
            self.rows = rows
            self.endInsertRows()

    def show_texts(self, texts: Mapping[str, str]) -> None:
        """What memories say, by id."""
        self._texts.update(texts)
        for place, row in enumerate(self.rows):
            if isinstance(row, EntryRow) and not row.text:
                self.rows[place] = self._entry_row(row.entry)
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def _show(self) -> None:
        self.beginResetModel()
        self.rows = self._built()
        self.endResetModel()

    def _built(self) -> list[DayRow | EntryRow]:
        rows: list[DayRow | EntryRow] = []
        day: DayRow | None = None
        for entry in self._entries:
            local = self.day_words.dates.local_day(entry.summary.at)
            if day is None or local != day.day:
                words = self.day_words.weekday(entry.summary.at).rsplit(",", 1)[0]
                day = DayRow(local, words, 0)
                rows.append(day)
            day.count = (day.count or 0) + 1
            rows.append(self._entry_row(entry))
        if day is not None and not self._complete:
            day.count = None
        return rows

    def _entry_row(self, entry: JournalEntry) -> EntryRow:
        one = entry.first_memories[0] if entry.summary.memories <= 1 and entry.first_memories else ""
        return EntryRow(
            entry,
            self.day_words.dates.time(entry.summary.at),
            self._texts.get(one, ""),
            entry_details(entry, self._sessions.get(entry.session, "")),
        )

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.rows[index.row()], DayRow):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words if isinstance(row, DayRow) else entry_title(row.entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        return None

    def _spoken(self, row: DayRow | EntryRow) -> str:
        if isinstance(row, DayRow):
            return row.words if row.count is None else f"{row.words}. {entries_words(row.count, complete=True)}"
        parts = [self.day_words.moment(row.entry.summary.at), entry_title(row.entry)]
        if row.text:
            parts.append(quoted(row.text))
        if row.details:
            parts.append(row.details)
        if row.entry.summary.undone:
            parts.append(self.tr("Taken back"))
        return ". ".join(parts)
