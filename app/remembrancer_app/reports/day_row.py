"""A day, or a report that was found, in the list beside the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _SPACE = 44, 10, 2


class DayRow(Painted, QAbstractButton):
    """Name and what happened, the chosen one marked. Words that were looked for may stand in the second line."""

    def __init__(
        self,
        theme: Theme,
        day: date,
        name: str,
        summary: str,
        *,
        contested: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        QAbstractButton.__init__(self, parent)
        self.day = day
        self._summary = summary
        self._contested = contested
        self.setText(name)
        self.setAccessibleName(f"{name}. {summary}")
        self.setToolTip(summary)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer = self._theme, self.rect()
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        if self.isChecked():
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, outer, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse():
            paint_rounded(painter, outer, radius, fill=theme.color(Role.HOVER))
        pad, right = theme.px(_PAD), self.width() - theme.px(_PAD)
        if self._contested:
            side = theme.px(measures.ICON_ROW)
            square = QRect(right - side, (self.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, outer, self.layoutDirection()), Icon.GIT_COMPARE, Role.CONTEST)
            right -= side + theme.px(6)
        line = (self.height() - theme.px(_SPACE * 2)) // 2
        alignment = (
            Qt.AlignmentFlag.AlignRight
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            else Qt.AlignmentFlag.AlignLeft
        )
        absolute = alignment | Qt.AlignmentFlag.AlignAbsolute  # the painter would mirror it once more
        for place, (style, text, tone) in enumerate(
            ((TextStyle.CONTROL, self.text(), Role.TEXT), (TextStyle.SECONDARY, self._summary, Role.TEXT2))
        ):
            box = QRect(pad, theme.px(_SPACE) + place * line, right - pad, line)
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(box, outer, self.layoutDirection()), text, theme.color(tone), absolute)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)
