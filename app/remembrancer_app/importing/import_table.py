"""The files of a dry run as a table: what each brings, and which are to be brought in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from remembrancer.model.importing import PlannedFile, PlannedItem, Verdict
from remembrancer_app.importing.formats import format_icon, format_words

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from remembrancer.model.importing import ImportPlan, UnreadableRecord

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the table."""

    FILE = 0
    NEW = 1
    KNOWN = 2
    CONFLICT = 3
    UNREADABLE = 4


class Total(IntEnum):
    """The four totals, each a kind of record."""

    NEW = Column.NEW
    KNOWN = Column.KNOWN
    CONFLICT = Column.CONFLICT
    UNREADABLE = Column.UNREADABLE


_VERDICTS = {Total.NEW: Verdict.NEW, Total.KNOWN: Verdict.KNOWN, Total.CONFLICT: Verdict.CONFLICT}


@dataclass(frozen=True, slots=True)
class FileRow:
    """A file with its counts by total. ``shown`` is its path as far as it tells the files apart."""

    file: PlannedFile
    shown: str
    counts: dict[Total, int]
    rules: int
    """How many of its new items are instructions, which are approved apart."""
    turns: int
    """How many of its new items were said in conversations."""

    @property
    def can_be_chosen(self) -> bool:
        return bool(self.file.items)


class ImportTable(QAbstractTableModel):
    """One row a file. The first column has the check box.

    Signals:
        choice_changed: other files are chosen now.
    """

    choice_changed = Signal()

    def __init__(self, plan: ImportPlan, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = [_row(file, shown) for file, shown in zip(plan.files, _shown_paths(plan.files), strict=True)]
        self._rows = list(self._all)
        self._chosen = {row.file.path for row in self._all if row.can_be_chosen}
        self._total: Total | None = None

    # What is chosen

    @property
    def chosen(self) -> frozenset[str]:
        """The paths of the chosen files."""
        return frozenset(self._chosen)

    def count(self, total: Total, *, chosen_only: bool = False) -> int:
        """How many records are of that kind, in all files or in the chosen ones."""
        return sum(row.counts[total] for row in self._all if not chosen_only or row.file.path in self._chosen)

    @property
    def rules(self) -> int:
        """How many new instructions the chosen files hold."""
        return sum(row.rules for row in self._all if row.file.path in self._chosen)

    @property
    def turns(self) -> int:
        """How many new turns of conversations the chosen files hold."""
        return sum(row.turns for row in self._all if row.file.path in self._chosen)

    def items(self, total: Total) -> list[PlannedItem]:
        """The records of that kind in the chosen files."""
        verdict = _VERDICTS[total]
        return [
            item
            for row in self._all
            if row.file.path in self._chosen
            for item in row.file.items
            if item.verdict is verdict
        ]

    def unreadable(self) -> list[UnreadableRecord]:
        """What could not be read, in all files."""
        return [record for row in self._all for record in row.file.unreadable]

    def set_total(self, total: Total | None) -> None:
        """Show only the files that have records of that kind; None shows all."""
        self.beginResetModel()
        self._total = total
        self._rows = [row for row in self._all if total is None or row.counts[total]]
        self.endResetModel()

    def row_at(self, index: Index) -> FileRow:
        return self._rows[index.row()]

    def toggle(self, index: Index) -> None:
        """Choose a file, or not."""
        state = Qt.CheckState.Unchecked if self._rows[index.row()].file.path in self._chosen else Qt.CheckState.Checked
        self.setData(self.index(index.row(), Column.FILE), state, Qt.ItemDataRole.CheckStateRole)

    # The model

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == Column.FILE and self._rows[index.row()].can_be_chosen:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if index.column() == Column.FILE:
            return self._file_data(row, role)
        count = row.counts[Total(index.column())]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(count) if count else "·"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.headerData(index.column(), Qt.Orientation.Horizontal)}: {count}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _file_data(self, row: FileRow, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.shown
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.shown}, {format_words(row.file)}"
            case Qt.ItemDataRole.ToolTipRole:
                return row.file.path
            case Qt.ItemDataRole.CheckStateRole if row.can_be_chosen:
                return Qt.CheckState.Checked if row.file.path in self._chosen else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or index.column() != Column.FILE:
            return False
        row = self._rows[index.row()]
        if not row.can_be_chosen:
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._chosen.add(row.file.path)
        else:
            self._chosen.discard(row.file.path)
        self.dataChanged.emit(index, index, [Qt.ItemDataRole.CheckStateRole])
        self.choice_changed.emit()
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section != Column.FILE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        words = {
            Column.FILE: self.tr("File"),
            Column.NEW: self.tr("New"),
            Column.KNOWN: self.tr("Known"),
            Column.CONFLICT: self.tr("Conflict"),
            Column.UNREADABLE: self.tr("Unreadable"),
        }
        return words[Column(section)]

    def drawing(self, index: Index) -> Any:
        """The icon of the file's format."""
        return format_icon(self._rows[index.row()].file.format)


def _row(file: PlannedFile, shown: str) -> FileRow:
    counts = {total: sum(item.verdict is verdict for item in file.items) for total, verdict in _VERDICTS.items()}
    counts[Total.UNREADABLE] = len(file.unreadable)
    rules = sum(item.verdict is Verdict.NEW and item.is_instruction for item in file.items)
    turns = sum(item.verdict is Verdict.NEW and item.draft.episode for item in file.items)
    return FileRow(file, shown, counts, rules, turns)


def _shown_paths(files: Sequence[PlannedFile]) -> list[str]:
    """Each path without the folders that all of them lie in, but with the one around it."""
    paths = [PurePath(file.path) for file in files]
    if not paths:
        return []
    shared = list(paths[0].parent.parts)
    for path in paths[1:]:
        parts = path.parent.parts
        same = next((place for place, (a, b) in enumerate(zip(shared, parts, strict=False)) if a != b), None)
        shared = shared[: min(len(shared), len(parts)) if same is None else same]
    keep = max(0, len(shared) - 1)
    return [str(PurePath(*path.parts[keep:])) for path in paths]
