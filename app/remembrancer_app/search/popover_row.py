"""A line of the search popover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.key_cap import key_cap_size, paint_key_cap
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_line, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QEnterEvent, QMouseEvent, QPaintEvent

    from remembrancer_app.theme import Icon, Theme

_PAD, _CODE_WIDTH = 14, 128


class PopoverRow(Painted, QAbstractButton):
    """Icon, words, perhaps a second text and a key.

    The focus stays in the search field; the row that Enter would take is marked.

    Signals:
        hovered: the pointer moved over it. A pointer that rests where the popover opens does not count, so that
            opening one by keyboard marks what it should whatever lies under the pointer.
    """

    hovered = Signal()

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        icon: Icon | None = None,
        second: str = "",
        key: str = "",
        is_code: bool = False,
        tone: Role = Role.TEXT,
        parent: QWidget | None = None,
    ) -> None:
        QAbstractButton.__init__(self, parent)
        self._drawing = icon
        self._second = second
        self._key = key
        self._is_code = is_code
        self._tone = tone
        self._marked = False
        self._entered_at: QPointF | None = None
        self.trailing = 0
        self.setText(text)
        self.setAccessibleName(f"{text} {second}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    @property
    def is_marked(self) -> bool:
        return self._marked

    def set_marked(self, marked: bool) -> None:
        if marked != self._marked:
            self._marked = marked
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._entered_at = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.globalPosition() != self._entered_at:
            self.hovered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(300), self._theme.px(32 if self._key else 27))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, direction, outer = self._theme, self.layoutDirection(), self.rect()
        painter = QPainter(self)
        if self._marked:
            paint_rounded(painter, outer, 0, fill=theme.color(Role.ACCENT_SOFT))
        left, right = theme.px(_PAD), self.width() - theme.px(_PAD) - self.trailing
        if self._drawing is not None:
            side = theme.px(measures.ICON_ROW)
            square = QRect(left, (self.height() - side) // 2, side, side)
            colour = Role.ACCENT if self._marked else Role.TEXT2
            theme.icons.paint(painter, mirrored(square, outer, direction), self._drawing, colour)
            left += side + theme.px(10)
        if self._key:
            cap = key_cap_size(theme, self._key)
            box = QRect(right - cap.width(), (self.height() - cap.height()) // 2, cap.width(), cap.height())
            paint_key_cap(theme, painter, mirrored(box, outer, direction), self._key)
            right = box.left() - theme.px(8)
        style = TextStyle.CODE if self._is_code else TextStyle.BODY
        edge = (
            Qt.AlignmentFlag.AlignRight if direction == Qt.LayoutDirection.RightToLeft else Qt.AlignmentFlag.AlignLeft
        )
        if self._second:
            width = max(theme.px(_CODE_WIDTH), theme.metrics(style).horizontalAdvance(self.text()) + theme.px(10))
            width = min(width, right - left)
            second = QRect(left + width, 0, right - left - width, self.height())
            painter.setFont(theme.font(TextStyle.SECONDARY))
            paint_line(painter, mirrored(second, outer, direction), self._second, theme.color(Role.TEXT2), edge)
            right = left + width - theme.px(6)
        painter.setFont(theme.font(style))
        ink = Role.LINK if self._is_code and self._second else self._tone
        words = QRect(left, 0, right - left, self.height())
        paint_line(painter, mirrored(words, outer, direction), self.text(), theme.color(ink), edge)
