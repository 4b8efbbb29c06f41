"""Below the list: decide everything that is shown alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class BatchButton(Painted, QAbstractButton):
    """How many would be decided together, and what they have in common."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self._second = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def show_count(self, count: int, *, kind: str, source: str) -> None:
        self.setText(self.tr("Decide {0} together").format(self.locale().toString(count)))
        common = [kind, source]
        self._second = ", ".join(each for each in common if each) or self.tr("All that are shown")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._second)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(180), self._theme.px(46))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        edge = theme.color(Role.LINE) if theme.is_high_contrast else None
        hovered = self.underMouse() or self.isDown()
        fill = theme.color(Role.HOVER if hovered else Role.SUNKEN)
        paint_rounded(painter, outer, radius, fill=fill, edge=edge)
        side = theme.px(measures.ICON_CONTROL)
        square = QRect(theme.px(10), (outer.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(square, outer, direction), Icon.LAYERS, Role.TEXT2)
        left = square.right() + 1 + theme.px(8)
        room = outer.width() - left - theme.px(10)
        start = Qt.AlignmentFlag.AlignLeft
        if direction == Qt.LayoutDirection.RightToLeft:
            start = Qt.AlignmentFlag.AlignRight
        for words, style, tone, top in (
            (self.text(), TextStyle.SECONDARY_EMPHASIS, Role.TEXT, 5),
            (self._second, TextStyle.CAPTION, Role.TEXT2, 23),
        ):
            painter.setFont(theme.font(style))
            line = QRect(left, theme.px(top), room, theme.px(18))
            paint_line(painter, mirrored(line, outer, direction), words, theme.color(tone), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)
