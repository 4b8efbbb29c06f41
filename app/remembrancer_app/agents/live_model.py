"""Requests as rows, the newest first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from remembrancer_app.agents.words import operation_word, result_words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import tzinfo

    from remembrancer.model.traffic import ClientRequest

_Index = QModelIndex | QPersistentModelIndex


class LiveColumn(IntEnum):
    TIME = 0
    CLIENT = 1
    OPERATION = 2
    NAMESPACE = 3
    MILLISECONDS = 4
    RESULT = 5


class LiveModel(QAbstractTableModel):
    """Shows those requests in which ``text`` occurs, and while it is paused those that were there before."""

    def __init__(self, zone: tzinfo, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._zone = zone
        self._all: tuple[ClientRequest, ...] = ()
        self._rows: tuple[ClientRequest, ...] = ()
        self._text = ""
        self._client = ""

    @property
    def rows(self) -> tuple[ClientRequest, ...]:
        return self._rows

    def show_requests(self, requests: Sequence[ClientRequest]) -> None:
        """These in the place of those before; new ones come in above without moving what is selected."""
        self._all = tuple(requests)
        fresh = tuple(filter(self._answers, self._all))
        known = {row.number for row in self._rows}
        added = 0
        while added < len(fresh) and fresh[added].number not in known:
            added += 1
        if added and fresh[added:] == self._rows:
            self.beginInsertRows(QModelIndex(), 0, added - 1)
            self._rows = fresh
            self.endInsertRows()
        elif fresh != self._rows:
            self.beginResetModel()
            self._rows = fresh
            self.endResetModel()

    def set_filter(self, text: str, client: str = "") -> None:
        """Only requests with this text in one of their columns, and of this client (its id) if one is given."""
        self._text, self._client = text.casefold().strip(), client
        self.show_requests(self._all)

    def cell(self, request: ClientRequest, column: int) -> str:
        """What stands in a cell."""
        match LiveColumn(column):
            case LiveColumn.TIME:
                return request.at.astimezone(self._zone).strftime("%H:%M:%S")
            case LiveColumn.CLIENT:
                return request.name or self.tr("unknown")
            case LiveColumn.OPERATION:
                return operation_word(request.operation)
            case LiveColumn.NAMESPACE:
                return request.namespace
            case LiveColumn.MILLISECONDS:
                return QLocale().toString(max(1, round(request.milliseconds)))
            case LiveColumn.RESULT:
                return result_words(request)

    def _answers(self, request: ClientRequest) -> bool:
        if self._client and request.client != self._client:
            return False
        return not self._text or any(self._text in self.cell(request, column).casefold() for column in LiveColumn)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(LiveColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        request = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            text = self.cell(request, index.column())
            if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == LiveColumn.TIME:
                return ", ".join(filter(None, (self.cell(request, column) for column in LiveColumn)))
            return text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return {
                LiveColumn.TIME: self.tr("Time"),
                LiveColumn.CLIENT: self.tr("Client"),
                LiveColumn.OPERATION: self.tr("Asked for"),
                LiveColumn.NAMESPACE: self.tr("In"),
                LiveColumn.MILLISECONDS: self.tr("ms"),
                LiveColumn.RESULT: self.tr("Result"),
            }[LiveColumn(section)]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column == LiveColumn.MILLISECONDS else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
