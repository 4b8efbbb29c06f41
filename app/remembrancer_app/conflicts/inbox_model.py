"""The cases of the inbox, as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from remembrancer_app.conflicts.words import kind_words, origin_words, title_words
from remembrancer_app.theme import type_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.cases import ConflictCase
    from remembrancer_app.memories.day_words import DayWords

_Index = QModelIndex | QPersistentModelIndex


class InboxModel(QAbstractListModel):
    """Cases in the order of the engine."""

    def __init__(self, day_words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.day_words = day_words
        self._cases: tuple[ConflictCase, ...] = ()

    @property
    def cases(self) -> tuple[ConflictCase, ...]:
        return self._cases

    def show_cases(self, cases: Sequence[ConflictCase]) -> None:
        self.beginResetModel()
        self._cases = tuple(cases)
        self.endResetModel()

    def row_of(self, identifier: str) -> int:
        """Where a case stands, or -1."""
        return next((row for row, case in enumerate(self._cases) if case.id == identifier), -1)

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cases)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._cases):
            return None
        case = self._cases[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title_words(case)
            case Qt.ItemDataRole.AccessibleTextRole:
                parts = (
                    type_word(case.old.memory.type),
                    title_words(case),
                    kind_words(case.kind),
                    origin_words(case, self.day_words),
                )
                return ". ".join(part.rstrip(".") for part in parts)
        return None
