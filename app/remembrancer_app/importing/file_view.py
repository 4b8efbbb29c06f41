"""The view of the files of a dry run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from remembrancer_app.importing.formats import format_words
from remembrancer_app.importing.import_table import Column, ImportTable
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.checks import paint_check
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QKeyEvent

    from remembrancer_app.importing.import_table import Index
    from remembrancer_app.theme import Theme

_ROW, _HEAD, _COUNT_WIDTH, _COUNT_PAD = 43, 29, 76, 16
_CHECK_LEFT, _ICON_LEFT, _TEXT_LEFT = 14, 40, 64
_TONES = {Column.CONFLICT: Role.CONTEST, Column.UNREADABLE: Role.BAD}


class FileDelegate(QStyledItemDelegate):
    """Paints a file with its check box, icon and two lines, and the counts."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(_COUNT_WIDTH), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        box = option.rect
        painter.save()
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.fillRect(box, theme.color(Role.HOVER if is_hovered else Role.SURFACE))
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.color(Role.LINE))
        if index.column() == Column.FILE:
            self._paint_file(painter, box, option, index)
        else:
            self._paint_count(painter, box, index)
        painter.restore()

    def _paint_file(self, painter: QPainter, box: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        direction = option.direction
        model = index.model()
        if not isinstance(model, ImportTable):
            raise TypeError("the files of an import need their own model")
        row = model.row_at(index)
        if row.can_be_chosen:
            state = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole))
            paint_check(theme, painter, mirrored(self._check_box(box), box, direction), state)
        side = theme.px(measures.ICON_ROW)
        square = QRect(box.left() + theme.px(_ICON_LEFT), box.center().y() - side // 2, side, side)
        theme.icons.paint(painter, mirrored(square, box, direction), model.drawing(index), Role.TEXT2)
        left = box.left() + theme.px(_TEXT_LEFT)
        room = box.right() - left - theme.px(8)
        mirrors = direction == Qt.LayoutDirection.RightToLeft
        start = Qt.AlignmentFlag.AlignRight if mirrors else Qt.AlignmentFlag.AlignLeft
        middle = box.center().y()
        lines = (
            (TextStyle.CONTROL, row.shown, Role.TEXT, QRect(left, middle - theme.px(17), room, theme.px(18))),
            (TextStyle.CAPTION, format_words(row.file), Role.TEXT2, QRect(left, middle, room, theme.px(16))),
        )
        for style, text, role, place in lines:
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(place, box, direction), text, theme.color(role), start)
        view = self.parent()
        if isinstance(view, FileView) and view.hasFocus() and view.currentIndex().row() == index.row():
            paint_focus_ring(theme, painter, box.adjusted(1, 1, -1, -2), theme.px(measures.RADIUS))

    def _paint_count(self, painter: QPainter, box: QRect, index: Index) -> None:
        theme = self._theme
        text = str(index.data())
        has_some = text != "·"
        tone = _TONES.get(Column(index.column()), Role.TEXT) if has_some else Role.TEXT3
        strong = has_some and tone is not Role.TEXT
        painter.setFont(theme.font(TextStyle.SECONDARY_EMPHASIS if strong else TextStyle.SECONDARY, tabular=True))
        place = box.adjusted(0, 0, -theme.px(_COUNT_PAD), 0)
        paint_line(painter, place, text, theme.color(tone), Qt.AlignmentFlag.AlignRight)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """A click on the check box, or on the icon beside it, chooses."""
        if isinstance(model, ImportTable) and isinstance(event, QMouseEvent) and index.column() == Column.FILE:
            if event.type() == QEvent.Type.MouseButtonRelease:
                box = option.rect
                reach = QRect(box.left(), box.top(), self._theme.px(_TEXT_LEFT - 4), box.height())
                if mirrored(reach, box, option.direction).contains(event.position().toPoint()):
                    model.toggle(index)
            return True
        return super().editorEvent(event, model, option, index)

    def _check_box(self, box: QRect) -> QRect:
        side = self._theme.px(16)
        return QRect(box.left() + self._theme.px(_CHECK_LEFT), box.center().y() - side // 2, side, side)


class FileHeader(QHeaderView):
    """Column heads that stand over what is below them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setFixedHeight(theme.px(_HEAD))

    def paintSection(self, painter: QPainter, box: QRect, section: int) -> None:
        theme, model = self._theme, self.model()
        painter.save()
        painter.fillRect(box, theme.color(Role.SURFACE))
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), theme.color(Role.LINE))
        painter.setFont(theme.font(TextStyle.CAPTION_CONTROL))
        mirrors = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        is_first = section == Column.FILE
        place = (
            box.adjusted(theme.px(_TEXT_LEFT), 0, 0, 0) if is_first else box.adjusted(0, 0, -theme.px(_COUNT_PAD), 0)
        )
        at_left = is_first != mirrors
        edge = Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignRight
        words = str(model.headerData(section, Qt.Orientation.Horizontal))
        paint_line(painter, mirrored(place, box, self.layoutDirection()), words, theme.color(Role.TEXT3), edge)
        painter.restore()


class FileView(QTableView):
    """Files by row. Space chooses the present one; Ctrl+A and the header do nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("import_files")
        self.setAccessibleName(self.tr("Files"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setProperty("bare", True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(FileDelegate(theme, self))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW))
        self.setHorizontalHeader(FileHeader(theme, self))

    def show_table(self, table: ImportTable) -> None:
        self.setModel(table)
        head = self.horizontalHeader()
        head.setSectionResizeMode(Column.FILE, QHeaderView.ResizeMode.Stretch)
        widest = self._theme.px(_COUNT_WIDTH)
        for column in Column:
            if column is not Column.FILE:
                words = str(table.headerData(column, Qt.Orientation.Horizontal))
                needed = self._theme.metrics(TextStyle.CAPTION_CONTROL).horizontalAdvance(words) + self._theme.px(26)
                head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                self.setColumnWidth(column, max(widest, needed))
        if table.rowCount():
            self.setCurrentIndex(table.index(0, Column.FILE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        table = self.model()
        if event.key() == Qt.Key.Key_Space and isinstance(table, ImportTable) and self.currentIndex().isValid():
            table.toggle(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)
