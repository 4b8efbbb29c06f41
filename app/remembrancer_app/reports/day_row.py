"""A day, or a report that was found, in the list beside the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_HEIGHT, _PAD, _SPACE = 44, 10, 2


class DayRow(ChoiceRow):
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
        super().__init__(theme, name, name=f"{name}. {summary}", hint=summary, parent=parent)
        self.day = day
        self._summary = summary
        self._contested = contested

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer = self._theme, self.rect()
        painter = QPainter(self)
        self.paint_ground(painter)
        pad, right = theme.px(_PAD), self.width() - theme.px(_PAD)
        if self._contested:
            side = theme.px(measures.ICON_ROW)
            square = QRect(right - side, (self.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, outer, self.layoutDirection()), Icon.GIT_COMPARE, Role.CONTEST)
            right -= side + theme.px(6)
        line = (self.height() - theme.px(_SPACE * 2)) // 2
        start, _ = self.alignments()
        for place, (style, text, tone) in enumerate(
            ((TextStyle.CONTROL, self.text(), Role.TEXT), (TextStyle.SECONDARY, self._summary, Role.TEXT2))
        ):
            box = QRect(pad, theme.px(_SPACE) + place * line, right - pad, line)
            painter.setFont(theme.font(style))
            paint_line(painter, mirrored(box, outer, self.layoutDirection()), text, theme.color(tone), start)
        self.paint_ring(painter)
