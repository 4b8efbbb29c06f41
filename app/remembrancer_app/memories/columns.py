"""The columns of the list: what they are called, how wide they begin, and by what they sort."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from remembrancer.model.search import Sort


@dataclass(frozen=True, slots=True)
class ColumnLook:
    """`width` is in px at 100 %. Without `sort` the engine has no order by it. `descends` is its first direction."""

    word: str
    width: int
    sort: Sort | None = None
    descends: bool = False


class Column(Enum):
    """In the order in which they stand at first; the index in the model is that of this order."""

    MEMORY = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Memory")), 340, Sort.CONTENT)
    TAGS = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Tags")), 130)
    FROM = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "From")), 116, Sort.SOURCE)
    TRUST = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Trust")), 108, Sort.TRUST)
    CONFIDENCE = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Confidence")), 104, Sort.CONFIDENCE, descends=True)
    NAMESPACE = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Namespace")), 110)
    DUE = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Due")), 98)
    TIME = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Takes place")), 98, Sort.LIFE, descends=True)
    RECORDED = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Recorded")), 98, Sort.RECORDED, descends=True)
    CHANGED = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Changed")), 98, Sort.CHANGED, descends=True)
    MATCH = ColumnLook(str(QT_TRANSLATE_NOOP("Column", "Match")), 116, Sort.MATCH, descends=True)

    @property
    def look(self) -> ColumnLook:
        return self.value

    def word(self) -> str:
        return QCoreApplication.translate("Column", self.value.word)


COLUMNS = tuple(Column)
NORMAL_COLUMNS = (Column.MEMORY, Column.RECORDED)
WIDE_COLUMNS = (Column.MEMORY, Column.TAGS, Column.FROM, Column.TRUST, Column.RECORDED)


def sort_words(sort: Sort) -> str:
    """What the menu calls an order."""
    words = {
        Sort.RECORDED: QCoreApplication.translate("Column", "Recorded"),
        Sort.CHANGED: QCoreApplication.translate("Column", "Changed"),
        Sort.LIFE: QCoreApplication.translate("Column", "Takes place"),
        Sort.TYPE: QCoreApplication.translate("Column", "Type"),
        Sort.CONFIDENCE: QCoreApplication.translate("Column", "Confidence"),
        Sort.CONTENT: QCoreApplication.translate("Column", "Text"),
        Sort.SOURCE: QCoreApplication.translate("Column", "From"),
        Sort.TRUST: QCoreApplication.translate("Column", "Trust"),
        Sort.MATCH: QCoreApplication.translate("Column", "Match"),
    }
    return words[sort]
