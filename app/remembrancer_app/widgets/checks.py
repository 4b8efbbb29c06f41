"""Check boxes and radio buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import DISABLED_OPACITY, mirrored, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_SIDE, _RING_ROOM, _GAP = 16, 3, 8


def paint_check(theme: Theme, painter: QPainter, box: QRect, state: Qt.CheckState) -> None:
    """A check box in the square `box`, for delegates and widgets."""
    radius = theme.px(measures.RADIUS_SMALL)
    if state == Qt.CheckState.Unchecked:
        paint_rounded(painter, box, radius, fill=theme.color(Role.SURFACE), edge=theme.color(Role.LINE2), width=1.25)
        return
    paint_rounded(painter, box, radius, fill=theme.color(Role.ACCENT))
    mark = Icon.CHECK if state == Qt.CheckState.Checked else Icon.MINUS
    inset = theme.px(2)
    theme.icons.paint(painter, box.adjusted(inset, inset, -inset, -inset), mark, Role.ACCENT_INK)


def paint_radio(theme: Theme, painter: QPainter, box: QRect, *, checked: bool) -> None:
    """A radio button in the square `box`."""
    circle = QRectF(box)
    edge = theme.color(Role.ACCENT if checked else Role.LINE2)
    width = 2.0 if checked else 1.5
    paint_rounded(painter, circle, circle.height() / 2, fill=theme.color(Role.SURFACE), edge=edge, width=width)
    if checked:
        inset = circle.width() * 0.28
        dot = circle.adjusted(inset, inset, -inset, -inset)
        paint_rounded(painter, dot, dot.height() / 2, fill=edge)


class _Mark(Painted):
    """What check boxes and radio buttons share: a mark, words behind it, a ring around the mark."""

    def _set_up(self, theme: Theme, name: str) -> None:
        if name:
            self.setAccessibleName(name)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.BODY))
        super().take_theme()

    def sizeHint(self) -> QSize:
        theme = self._theme
        width = theme.px(_SIDE) + 2 * _RING_ROOM
        words = self._words()
        if words:
            width += theme.px(_GAP) - _RING_ROOM + theme.metrics(TextStyle.BODY).horizontalAdvance(words) + 2
        return QSize(width, max(theme.px(22), theme.px(_SIDE) + 2 * _RING_ROOM))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        side = theme.px(_SIDE)
        place = QRect(_RING_ROOM, (self.height() - side) // 2, side, side)
        box = mirrored(place, self.rect(), self.layoutDirection())
        self._paint_mark(painter, box)
        words = QRect(
            place.right() + 1 + theme.px(_GAP), 0, self.width() - place.right() - theme.px(_GAP), self.height()
        )
        painter.setFont(self.font())
        painter.setPen(theme.color(Role.TEXT))
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        start = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        flags = start | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextHideMnemonic
        button = self._button()
        painter.drawText(mirrored(words, self.rect(), self.layoutDirection()), int(flags), button.text())
        if self.shows_focus:
            ring = box.adjusted(-_RING_ROOM, -_RING_ROOM, _RING_ROOM, _RING_ROOM)
            paint_rounded(painter, ring, self._ring_radius(ring), edge=theme.color(Role.FOCUS), width=2)

    def _words(self) -> str:
        return self._button().text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    def _button(self) -> QAbstractButton:
        raise NotImplementedError

    def _paint_mark(self, painter: QPainter, box: QRect) -> None:
        raise NotImplementedError

    def _ring_radius(self, ring: QRect) -> float:
        raise NotImplementedError


class CheckBox(_Mark, QCheckBox):
    """A check box with words, or without them and with an accessible `name`."""

    def __init__(self, theme: Theme, text: str = "", *, name: str = "", parent: QWidget | None = None) -> None:
        QCheckBox.__init__(self, text, parent)
        self._set_up(theme, name)

    def _button(self) -> QAbstractButton:
        return self

    def _paint_mark(self, painter: QPainter, box: QRect) -> None:
        paint_check(self._theme, painter, box, self.checkState())

    def _ring_radius(self, ring: QRect) -> float:
        return self._theme.px(measures.RADIUS_SMALL) + (ring.width() - self._theme.px(_SIDE)) / 2


class RadioButton(_Mark, QRadioButton):
    """A radio button with words, or without them and with an accessible `name`."""

    def __init__(self, theme: Theme, text: str = "", *, name: str = "", parent: QWidget | None = None) -> None:
        QRadioButton.__init__(self, text, parent)
        self._set_up(theme, name)

    def _button(self) -> QAbstractButton:
        return self

    def _paint_mark(self, painter: QPainter, box: QRect) -> None:
        paint_radio(self._theme, painter, box, checked=self.isChecked())

    def _ring_radius(self, ring: QRect) -> float:
        return ring.height() / 2
