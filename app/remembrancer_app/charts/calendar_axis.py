"""An axis of local days with two rows of words: months over days, or years over months."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pyqtgraph
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from remembrancer_app.charts.calendar_ticks import CalendarTicks, Tick, calendar_ticks
from remembrancer_app.charts.dates import axis_words
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.theme.measures import RADIUS_SMALL
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_UPPER_ROW = 16
_LOWER_ROW = 15
_UPPER_STYLE = TextStyle.SECONDARY_EMPHASIS
_LOWER_STYLE = TextStyle.SECONDARY


@dataclass(frozen=True, slots=True)
class AxisMark:
    """A word in a filled frame at a place on the axis, like "Today"."""

    position: float
    text: str
    ground: Role
    ink: Role


class CalendarAxis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """For the top or bottom of a plot whose x is local days (see :mod:`~remembrancer_app.charts.calendar_days`)."""

    def __init__(self, theme: Theme, orientation: str = "top") -> None:
        super().__init__(orientation)
        self._theme = theme
        self._mark: AxisMark | None = None
        self._known: tuple[object, CalendarTicks] | None = None
        theme.changed.connect(self._take_theme)
        self._take_theme()

    def set_mark(self, mark: AxisMark | None) -> None:
        if mark != self._mark:
            self._mark = mark
            self.update()

    def ticks(self) -> CalendarTicks:
        """What stands on the axis now; the plot draws its lines from it."""
        low, high = self.range
        width = max(1.0, self.size().width())
        key = (low, high, width, self._theme.appearance.text_size)
        if self._known is None or self._known[0] != key:
            scale = self._theme.appearance.text_size
            self._known = (key, calendar_ticks(low, high, width / max(high - low, 1e-9), axis_words(), scale=scale))
        return self._known[1]

    def height_in_pixels(self) -> int:
        return self._theme.px(_UPPER_ROW + _LOWER_ROW)

    def paint(self, painter: QPainter, _option: Any, _widget: Any) -> None:
        theme = self._theme
        size = self.size()
        whole = QRectF(QPointF(0, 0), size)
        painter.setClipRect(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        line = size.height() - 1 if self.orientation == "top" else 0.0
        painter.fillRect(QRectF(0, line, size.width(), 1), theme.color(Role.LINE))
        ticks = self.ticks()
        taken = self._paint_mark(painter)
        painter.setFont(theme.font(_UPPER_STYLE))
        painter.setPen(theme.color(Role.TEXT))
        self._paint_row(painter, ticks.upper, 0, _UPPER_ROW, taken, sticks=True)
        painter.setFont(theme.font(_LOWER_STYLE, tabular=True))
        painter.setPen(theme.color(Role.TEXT2))
        self._paint_row(painter, ticks.lower, theme.px(_UPPER_ROW) - 1, _LOWER_ROW, taken, sticks=False)

    def _paint_row(
        self, painter: QPainter, ticks: tuple[Tick, ...], top: int, height: int, taken: QRect, *, sticks: bool
    ) -> None:
        """``sticks`` holds the first word at the edge while its stretch lasts."""
        metrics = QFontMetrics(painter.font())
        gap = self._theme.px(6)
        rights = [self._pixel(tick.day) for tick in ticks[1:]]
        for number, tick in enumerate(ticks):
            left = round(self._pixel(tick.day)) + gap
            width = metrics.horizontalAdvance(tick.text) + 1
            if sticks and number == 0:
                left = max(left, gap)
            box = QRect(left, top, width, self._theme.px(height))
            end = rights[number] if number < len(rights) else self.size().width()
            if box.right() > end and len(ticks) > 1:
                continue  # half a word says nothing
            if not box.adjusted(-gap, 0, gap, 0).intersects(taken):
                painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), tick.text)

    def _paint_mark(self, painter: QPainter) -> QRect:
        mark = self._mark
        if mark is None or not self.range[0] <= mark.position <= self.range[1]:
            return QRect()
        theme = self._theme
        font = theme.font(TextStyle.CAPTION_EMPHASIS)
        width = QFontMetrics(font).horizontalAdvance(mark.text) + 2 * theme.px(7)
        height = theme.px(18)
        middle = round(self._pixel(mark.position))
        left = min(max(middle - width // 2, 1), round(self.size().width()) - width - 1)
        box = QRect(left, (round(self.size().height()) - height) // 2, width, height)
        paint_rounded(painter, box, theme.px(RADIUS_SMALL), fill=theme.color(mark.ground))
        painter.setFont(font)
        painter.setPen(theme.color(mark.ink))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), mark.text)
        return box

    def _pixel(self, position: float) -> float:
        low, high = self.range
        return float((position - low) / max(high - low, 1e-9) * self.size().width())

    def _take_theme(self) -> None:
        self._known = None
        self.setHeight(self.height_in_pixels())
        self.update()
