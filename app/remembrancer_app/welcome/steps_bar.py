"""Where a person is in a few steps: numbers in circles, joined by lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_rounded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_CIRCLE, _GAP, _LINE, _HEIGHT = 24, 8, 40, 30


class StepsBar(Painted, QWidget):
    """Painted; it says in words which step it is."""

    def __init__(self, theme: Theme, names: Sequence[str], present: int, parent: QWidget | None = None) -> None:
        """``present`` counts from 0; the steps before it are done."""
        QWidget.__init__(self, parent)
        self._names = tuple(names)
        self._present = present
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            self.tr("Step {0} of {1}: {2}").format(present + 1, len(self._names), self._names[present])
        )
        self.follow(theme)

    def _widths(self) -> list[int]:
        theme = self._theme
        return [
            theme.px(_CIRCLE + _GAP) + theme.metrics(self._style(place)).horizontalAdvance(name) + 2
            for place, name in enumerate(self._names)
        ]

    def _style(self, place: int) -> TextStyle:
        return TextStyle.EMPHASIS if place == self._present else TextStyle.BODY

    def sizeHint(self) -> QSize:
        theme = self._theme
        between = theme.px(_LINE + 2 * _GAP) * (len(self._names) - 1)
        return QSize(sum(self._widths()) + between, theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(_CIRCLE) * len(self._names), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, gap, line = theme.px(_CIRCLE), theme.px(_GAP), theme.px(_LINE)
        left = max(0, (self.width() - self.sizeHint().width()) // 2)
        middle = self.height() // 2
        for place, (name, width) in enumerate(zip(self._names, self._widths(), strict=True)):
            circle = QRect(left, middle - side // 2, side, side)
            self._paint_circle(painter, mirrored(circle, self.rect(), self.layoutDirection()), place)
            words = mirrored(
                QRect(left + side + gap, 0, width - side - gap, self.height()), self.rect(), self.layoutDirection()
            )
            painter.setFont(theme.font(self._style(place)))
            painter.setPen(theme.color(Role.TEXT if place == self._present else Role.TEXT2))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
            left += width
            if place < len(self._names) - 1:
                stroke = mirrored(QRect(left + gap, middle, line, 1), self.rect(), self.layoutDirection())
                painter.setPen(QPen(theme.color(Role.LINE), 1))
                painter.drawLine(QPointF(stroke.left(), middle), QPointF(stroke.right(), middle))
                left += line + 2 * gap

    def _paint_circle(self, painter: QPainter, circle: QRect, place: int) -> None:
        theme = self._theme
        is_ahead = place > self._present
        fill = theme.color(Role.SUNKEN if is_ahead else Role.ACCENT)
        edge = theme.color(Role.LINE2 if is_ahead else Role.ACCENT)
        paint_rounded(painter, QRectF(circle), circle.height() / 2, fill=fill, edge=edge)
        if place < self._present:
            inset = round(circle.height() * 0.25)
            inside = circle.adjusted(inset, inset, -inset, -inset)
            theme.icons.paint(painter, inside, Icon.CHECK, Role.ACCENT_INK)
            return
        painter.setFont(theme.font(TextStyle.SECONDARY_EMPHASIS))
        painter.setPen(theme.color(Role.TEXT2 if is_ahead else Role.ACCENT_INK))
        painter.drawText(circle, int(Qt.AlignmentFlag.AlignCenter), self.locale().toString(place + 1))
