"""A layout that wraps, for tags and chips."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items in reading order, each in its preferred size, in as many lines as the width needs."""

    def __init__(self, parent: QWidget | None = None, *, across: int = 6, down: int = 6) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._across = across
        self._down = down
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        if parent is not None:
            parent.setLayout(self)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def insert_widget(self, position: int, widget: QWidget) -> None:
        """Put a widget before the item at `position`."""
        self.addWidget(widget)
        self._items.insert(position, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, moves=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, moves: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        parent = self.parentWidget()
        mirrors = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x, y, line = inner.x(), inner.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(1, inner.width()), 16777215))
            if x > inner.x() and x + size.width() > inner.x() + inner.width():
                x, y, line = inner.x(), y + line + self._down, 0
            if moves:
                left = inner.x() + inner.right() - x - size.width() + 1 if mirrors else x
                item.setGeometry(QRect(QPoint(left, y), size))
            x += size.width() + self._across
            line = max(line, size.height())
        return y + line - rect.y() + margins.bottom()
