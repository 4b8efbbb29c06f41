"""The palette over the window: a line to type, the actions that fit, and their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from remembrancer_app.palette.entry import Entry, matching
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.icon_label import IconLabel
from remembrancer_app.widgets.key_cap import key_cap_size, paint_key_cap
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.painting import mirrored, paint_line
from remembrancer_app.widgets.pane import Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from remembrancer_app.theme import Theme

_WIDTH, _TOP, _ROW, _SHOWN = 560, 110, 34, 10
_AROUND_LIST = 112
"""The line above the list and the foot below it, where that takes two lines."""
_Index = QModelIndex | QPersistentModelIndex


class EntryModel(QAbstractListModel):
    """The entries that fit what was typed."""

    def __init__(self, entries: Sequence[Entry], parent: QObject) -> None:
        super().__init__(parent)
        self._all = list(entries)
        self.entries = matching(self._all, "")

    @property
    def total(self) -> int:
        return len(self._all)

    def filter(self, typed: str) -> None:
        self.beginResetModel()
        self.entries = matching(self._all, typed)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (as Qt declares it)
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (entry.words, entry.place, entry.keys) if part)
        return None


class EntryDelegate(QStyledItemDelegate):
    """Icon, words, the place in a smaller size, and the keys at the end."""

    def __init__(self, theme: Theme, model: EntryModel, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, entry = self._theme, self._model.entries[index.row()]
        whole: QRect = option.rect
        direction: Qt.LayoutDirection = option.direction
        state: QStyle.StateFlag = option.state
        is_marked = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_marked:
            painter.fillRect(whole, theme.color(Role.ACCENT_SOFT))
            if theme.is_high_contrast:
                painter.setPen(theme.color(Role.ACCENT_LINE))
                painter.drawRect(whole.adjusted(0, 0, -1, -1))
        side, pad = theme.px(measures.ICON_CONTROL), theme.px(16)
        square = QRect(whole.left() + pad, whole.center().y() - side // 2, side, side)
        colour = Role.ACCENT if is_marked else Role.TEXT2
        theme.icons.paint(painter, mirrored(square, whole, direction), entry.icon, colour)
        start = square.right() + 1 + theme.px(10)
        end = whole.right() - theme.px(12)
        if entry.keys:
            size = key_cap_size(theme, entry.keys)
            cap = QRect(end - size.width(), whole.center().y() - size.height() // 2, size.width(), size.height())
            paint_key_cap(theme, painter, mirrored(cap, whole, direction), entry.keys)
            end = cap.left() - theme.px(10)
        font = TextStyle.EMPHASIS if is_marked else TextStyle.BODY
        painter.setFont(theme.font(font))
        width = min(end - start, theme.metrics(font).horizontalAdvance(entry.words) + 2)
        words = QRect(start, whole.top(), width, whole.height())
        paint_line(painter, mirrored(words, whole, direction), entry.words, theme.color(Role.TEXT))
        place = QRect(start + width + theme.px(8), whole.top(), end - start - width - theme.px(8), whole.height())
        if entry.place and place.width() > 0:
            painter.setFont(theme.font(TextStyle.CAPTION))
            paint_line(painter, mirrored(place, whole, direction), entry.place, theme.color(Role.TEXT2))
        painter.restore()


class Palette(Overlay):
    """The focus stays in the line; arrows move the mark, Enter runs what is marked, Esc leaves."""

    def __init__(self, theme: Theme, window: QWidget, entries: Sequence[Entry]) -> None:
        super().__init__(theme, window, padding=0)
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Actions"))
        self.model = EntryModel(entries, self)
        column = self.frame.column
        column.setSpacing(0)
        column.addWidget(self._head(theme))
        column.addWidget(Separator(theme))
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Actions"))
        self.list.setProperty("bare", True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self.model)
        self.list.setItemDelegate(EntryDelegate(theme, self.model, self))
        self.list.setUniformItemSizes(True)
        self.list.clicked.connect(self._run)
        column.addWidget(self.list)
        self.nothing = PlainText(theme, self.tr("No action has these words."), tone=Role.TEXT2)
        self.nothing.setContentsMargins(theme.px(16), theme.px(10), theme.px(16), theme.px(10))
        column.addWidget(self.nothing)
        column.addWidget(Separator(theme))
        foot = PlainText(
            theme,
            self.tr("Enter runs it. Actions that change many memories show a preview first."),
            style=TextStyle.CAPTION,
            tone=Role.TEXT2,
            wraps=True,
        )
        foot.setContentsMargins(theme.px(16), theme.px(8), theme.px(16), theme.px(9))
        column.addWidget(foot)
        self.closed.connect(self.deleteLater)
        self._filter("")

    def _head(self, theme: Theme) -> QWidget:
        head = QWidget()
        head.setFixedHeight(theme.px(49))
        row = QHBoxLayout(head)
        row.setContentsMargins(theme.px(16), 0, theme.px(16), 0)
        row.setSpacing(theme.px(10))
        self.line = QLineEdit()
        self.line.setProperty("bare", True)
        self.line.setFrame(False)
        self.line.setFont(theme.font(TextStyle.STATEMENT))
        self.line.setAccessibleName(self.tr("Find an action"))
        self.line.setPlaceholderText(self.tr("Find an action"))
        self.line.textChanged.connect(self._filter)
        self.line.installEventFilter(self)
        self.count = PlainText(theme, style=TextStyle.CAPTION, tone=Role.TEXT2)
        row.addWidget(IconLabel(theme, Icon.TERMINAL))
        row.addWidget(self.line, 1)
        row.addWidget(self.count)
        return head

    def show_palette(self) -> None:
        self.open(self.line)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_Up: -1,
                Qt.Key.Key_PageDown: _SHOWN,
                Qt.Key.Key_PageUp: -_SHOWN,
            }
            key = Qt.Key(event.key())
            if key in steps:
                self._step(steps[key])
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def _step(self, rows: int) -> None:
        count = self.model.rowCount()
        if count:
            row = max(0, min(count - 1, self.list.currentIndex().row() + rows))
            self.list.setCurrentIndex(self.model.index(row))

    @Slot(str)
    def _filter(self, typed: str) -> None:
        self.model.filter(typed)
        shown = self.model.rowCount()
        self.list.setCurrentIndex(self.model.index(0))
        row = self._theme.px(_ROW)
        # Whole rows, and as many as there is room for between the line and the foot.
        room = max(1, (self._window.height() - self._theme.px(_AROUND_LIST)) // row)
        self.list.setFixedHeight(row * min(shown, _SHOWN, room))
        self.list.setVisible(bool(shown))
        self.nothing.setVisible(not shown)
        figures = (self.locale().toString(shown), self.locale().toString(self.model.total))
        self.count.setText(self.tr("{0} of {1} actions").format(*figures))
        self._place()

    def _run(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        entry = self.model.entries[index.row()]
        # First away, so that what it opens stands alone and gets the focus.
        self.close_overlay()
        entry.act()

    @Slot()
    def _place(self) -> None:
        theme = self._theme
        width = min(theme.px(_WIDTH), self.width() - theme.px(32))
        self.frame.setFixedWidth(max(1, width))
        self.frame.column.invalidate()
        high = self.frame.column.sizeHint().height()
        top = min(theme.px(_TOP), max(0, (self.height() - high) // 2))
        self.frame.setGeometry((self.width() - width) // 2, top, width, min(high, self.height()))
