"""What the records of an import become, or why some cannot become anything: a list of lines."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from remembrancer.model.importing import PlannedItem
from remembrancer.wording import describe_unreadable
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, type_word
from remembrancer_app.theme import measures as lengths
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line
from remembrancer_app.widgets.type_badge import paint_type_badge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from remembrancer.model.importing import UnreadableRecord
    from remembrancer_app.importing.import_table import Index
    from remembrancer_app.theme import Theme

_ROW, _PLACE_SHARE = 32, 0.36


@dataclass(frozen=True, slots=True)
class PreviewLine:
    """``memory_type`` is empty for what cannot be read; ``place`` says where it stands."""

    memory_type: str
    text: str
    place: str


def line_of_item(item: PlannedItem) -> PreviewLine:
    """What a record becomes."""
    reference = item.draft.source.reference if item.draft.source is not None else ""
    name = PurePath(item.record.path).name
    text = " ".join(item.draft.content.split())
    return PreviewLine(item.draft.type or "", text, f"{name}, {reference}" if reference else name)


def line_of_unreadable(record: UnreadableRecord) -> PreviewLine:
    """Why a record becomes nothing."""
    words = describe_unreadable(record, translate)
    return PreviewLine("", f"{words} {record.detail}".strip(), PurePath(record.path).name)


class PreviewModel(QAbstractListModel):
    """The lines; each is made when it is shown, so that there may be a hundred thousand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: Sequence[PlannedItem | UnreadableRecord] = ()

    def show_records(self, items: Sequence[PlannedItem] | Sequence[UnreadableRecord]) -> None:
        self.beginResetModel()
        self._items = items
        self.endResetModel()

    def line(self, index: Index) -> PreviewLine:
        item = self._items[index.row()]
        return line_of_item(item) if isinstance(item, PlannedItem) else line_of_unreadable(item)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.line(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return line.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = type_word(line.memory_type) if line.memory_type else ""
            return ", ".join(part for part in (kind, line.text, line.place) if part)
        return None


class PreviewDelegate(QStyledItemDelegate):
    """A type badge or a warning, one line of text, and the place."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        box: QRect = option.rect
        direction = option.direction
        model = index.model()
        if not isinstance(model, PreviewModel):
            raise TypeError("the preview needs its own model")
        line = model.line(index)
        painter.save()
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.color(Role.LINE))
        side = theme.px(lengths.ROW_BADGE_SIZE)
        badge = QRect(box.left() + theme.px(14), box.center().y() - side // 2, side, side)
        place = mirrored(badge, box, direction)
        if line.memory_type:
            paint_type_badge(theme, painter, place, line.memory_type, ground=Role.SURFACE)
        else:
            inset = theme.px(3)
            theme.icons.paint(
                painter, place.adjusted(inset, inset, -inset, -inset), Icon.FILE_EXCLAMATION_POINT, Role.BAD
            )
        mirrors = direction == Qt.LayoutDirection.RightToLeft
        start = Qt.AlignmentFlag.AlignRight if mirrors else Qt.AlignmentFlag.AlignLeft
        end = Qt.AlignmentFlag.AlignLeft if mirrors else Qt.AlignmentFlag.AlignRight
        painter.setFont(theme.font(TextStyle.CAPTION))
        wanted = theme.metrics(TextStyle.CAPTION).horizontalAdvance(line.place) + 2
        width = min(wanted, round(box.width() * _PLACE_SHARE))
        right = QRect(box.right() - theme.px(14) - width, box.top(), width, box.height())
        paint_line(painter, mirrored(right, box, direction), line.place, theme.color(Role.TEXT2), end)
        left = badge.right() + theme.px(11)
        words = QRect(left, box.top(), right.left() - theme.px(12) - left, box.height())
        painter.setFont(theme.font(TextStyle.BODY))
        paint_line(painter, mirrored(words, box, direction), line.text, theme.color(Role.TEXT), start)
        view = self.parent()
        if isinstance(view, QListView) and view.hasFocus() and view.currentIndex() == index:
            paint_focus_ring(theme, painter, box.adjusted(1, 1, -1, -2), theme.px(lengths.RADIUS))
        painter.restore()


class PreviewView(QListView):
    """The lines, to scroll through."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_preview")
        self.setAccessibleName(self.tr("What it becomes"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("bare", True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(PreviewDelegate(theme, self))
        self.records = PreviewModel(self)
        self.setModel(self.records)
