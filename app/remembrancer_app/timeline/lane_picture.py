"""The drawing of the lanes: lines, the chosen range, bars or marks, today, the cursor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPen, QPixmap

from remembrancer_app.theme import Role
from remembrancer_app.theme.colour import faded
from remembrancer_app.timeline import marks
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.scale import bar_shares

if TYPE_CHECKING:
    from remembrancer_app.charts.calendar_ticks import CalendarTicks
    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.layout import Layout
    from remembrancer_app.timeline.viewing import DayRange, Viewing

UNCHOSEN_STRENGTH = 0.55
_RANGE_STRENGTH = 0.11
_WIDEST_BAR = 22
_MARK = 8
_MARK_EDGE = 2
_STACK_STEP = 9


@dataclass(frozen=True, slots=True)
class Today:
    """Where the vertical line stands, in days, and its role: `PAST` when looking at an earlier day."""

    now: float
    role: Role

    def position(self, *, single_marks: bool) -> float:
        """The moment itself among single marks; among bars the middle of the day, where its bar stands."""
        return self.now if single_marks else self.now // 1 + 0.5


class LanePicture:
    """Draws one state of the timeline, with one call for all bars of a lane and strength."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._stamps: dict[tuple[int, int, int, float], QPixmap] = {}

    def paint(
        self, painter: QPainter, layout: Layout, viewing: Viewing, ticks: CalendarTicks, today: Today, *, focused: bool
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._paint_grid(painter, layout, ticks)
        if viewing.chosen is not None:
            self._paint_range(painter, layout, viewing.chosen)
        if viewing.shows_single_marks:
            self._paint_marks(painter, layout, viewing)
        else:
            self._paint_bars(painter, layout, viewing)
        self._paint_today(painter, layout, today, viewing)
        self._paint_cursor(painter, layout, viewing, focused=focused)

    def _paint_grid(self, painter: QPainter, layout: Layout, ticks: CalendarTicks) -> None:
        theme = self._theme
        height = layout.height
        line, strong = theme.color(Role.LINE), theme.blended(Role.LINE2, 0.75)
        faint = theme.color(Role.LINE) if theme.is_high_contrast else theme.blended(Role.LINE, 0.6)
        for day in ticks.faint:
            painter.fillRect(QRectF(round(layout.x(day)), 0, 1, height), faint)
        for place in range(1, len(layout.lanes)):
            painter.fillRect(QRectF(0, layout.lane_top(place), layout.width, 1), line)
        for day in ticks.strong:
            painter.fillRect(QRectF(round(layout.x(day)), 0, 1, height), strong)

    def _paint_range(self, painter: QPainter, layout: Layout, chosen: DayRange) -> None:
        left, right = round(layout.x(chosen.first)), round(layout.x(chosen.last + 1))
        accent = self._theme.color(Role.ACCENT)
        painter.fillRect(QRectF(left, 0, right - left, layout.height), faded(accent, _RANGE_STRENGTH))
        for edge in (left, right):
            painter.fillRect(QRectF(edge, 0, 1, layout.height), accent)

    def _paint_bars(self, painter: QPainter, layout: Layout, viewing: Viewing) -> None:
        edges = viewing.bin.edges(int(layout.start // 1), int(layout.end // 1))
        counts = viewing.points.counts(edges)
        shares = bar_shares(counts)
        bounds = np.rint((edges - layout.start) * layout.pixels_per_day)
        lefts, widths = _bars_between(bounds, self._theme.px(_WIDEST_BAR))
        inside = _is_inside(edges[:-1], viewing.chosen)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, lane in enumerate(layout.lanes):
            top, room = layout.lane_room(place)
            filled = counts[:, lane] > 0
            heights = np.maximum(np.rint(shares[:, lane] * room), 2.0)
            tops = top + np.floor((room - heights) / 2)
            for chosen in (False, True):
                which = np.flatnonzero(filled & (inside == chosen))
                if len(which):
                    painter.setBrush(self._colour(lane, chosen=chosen))
                    self._draw_boxes(painter, lefts[which], tops[which], widths[which], heights[which])

    def _paint_marks(self, painter: QPainter, layout: Layout, viewing: Viewing) -> None:
        points = viewing.points
        # A day more on each side, so that a circle at the edge is not cut off.
        first, last = int(layout.start // 1) - 1, int(layout.end // 1) + 1
        for place, lane in enumerate(layout.lanes):
            found = points.of_type(first, last, lane)
            if not len(found):
                continue
            positions = points.positions[found]
            across = (positions - layout.start) * layout.pixels_per_day
            top, room = layout.lane_room(place)
            inside = _is_inside(positions, viewing.chosen)
            arranged = marks.arrange(positions, layout.pixels_per_day)
            step = min(self._theme.px(_STACK_STEP), room / marks.MOST_STACKED)
            down = top + room / 2 + arranged.levels * step
            heights = np.rint(bar_shares(arranged.crowd_sizes) * room)
            tops = top + np.floor((room - heights) / 2)
            for chosen in (False, True):
                colour = self._colour(lane, chosen=chosen)
                which = inside[arranged.single] == chosen
                self._draw_dots(painter, across[arranged.single][which], down[which], colour)
                which = inside[arranged.crowded] == chosen
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                width = np.full(int(which.sum()), float(self._theme.px(_MARK)))
                lefts = np.rint(across[arranged.crowded][which])
                self._draw_boxes(painter, lefts, tops[which], width, heights[which])

    def _paint_today(self, painter: QPainter, layout: Layout, today: Today, viewing: Viewing) -> None:
        left = round(layout.x(today.position(single_marks=viewing.shows_single_marks))) - 1
        if -2 <= left <= layout.width:
            painter.fillRect(QRectF(left, 0, 2, layout.height), self._theme.color(today.role))

    def _paint_cursor(self, painter: QPainter, layout: Layout, viewing: Viewing, *, focused: bool) -> None:
        cursor, days = viewing.cursor, viewing.cursor_days
        if cursor is None or days is None or cursor.lane not in layout.lanes:
            return
        top, room = layout.lane_room(layout.lanes.index(cursor.lane))
        left, right = layout.x(days.first), layout.x(days.last + 1)
        if viewing.shows_single_marks and viewing.cursor_place >= 0:
            left = right = layout.x(float(viewing.points.positions[viewing.cursor_place]))
        side = max(self._theme.px(21), min(right - left, self._theme.px(_WIDEST_BAR)) + 6)
        ring = QRectF((left + right - side) / 2, top + (room - min(side, room + 2)) / 2, side, min(side, room + 2))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = self._theme.color(Role.FOCUS if focused else Role.ACCENT)
        painter.setPen(QPen(colour if focused else faded(colour, 0.75), 2.0))
        radius = min(ring.width(), ring.height()) / 2
        painter.drawRoundedRect(ring, radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _colour(self, lane: int, *, chosen: bool) -> QColor:
        colour = self._theme.type_color(TYPES[lane])
        return colour if chosen else self._theme.blended(colour, UNCHOSEN_STRENGTH)

    def _draw_boxes(
        self,
        painter: QPainter,
        lefts: NDArray[np.float64],
        tops: NDArray[np.float64],
        widths: NDArray[np.float64],
        heights: NDArray[np.float64],
    ) -> None:
        if len(lefts):
            painter.drawRects(list(map(QRectF, lefts.tolist(), tops.tolist(), widths.tolist(), heights.tolist())))

    def _draw_dots(
        self, painter: QPainter, across: NDArray[np.float64], down: NDArray[np.float64], colour: QColor
    ) -> None:
        if not len(across):
            return
        middles = list(map(QPointF, across.tolist(), down.tolist()))
        size = self._theme.px(_MARK)
        if painter.paintEngine().type() == QPaintEngine.Type.Raster:
            # Some thousand circles a frame: stamped, they take a tenth of the time.
            stamp = self._stamp(colour, size, painter.device().devicePixelRatioF())
            corner = QPointF(size / 2 + _MARK_EDGE, size / 2 + _MARK_EDGE)
            for middle in middles:
                painter.drawPixmap((middle - corner).toPoint(), stamp)
        else:
            self._draw_circles(painter, middles, colour, size)

    def _draw_circles(self, painter: QPainter, middles: list[QPointF], colour: QColor, size: int) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A point under a round pen is a circle; the edge in the ground's colour sets it off from its neighbours.
        for width, ink in ((size + 2 * _MARK_EDGE, self._theme.color(Role.SURFACE)), (size, colour)):
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoints(middles)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _stamp(self, colour: QColor, size: int, ratio: float) -> QPixmap:
        key = (colour.rgba(), self._theme.color(Role.SURFACE).rgba(), size, ratio)
        stamp = self._stamps.get(key)
        if stamp is None:
            side = size + 2 * _MARK_EDGE
            stamp = QPixmap(QSize(side, side) * ratio)
            stamp.setDevicePixelRatio(ratio)
            stamp.fill(Qt.GlobalColor.transparent)
            painter = QPainter(stamp)
            self._draw_circles(painter, [QPointF(side / 2, side / 2)], colour, size)
            painter.end()
            self._stamps[key] = stamp
        return stamp


def _bars_between(bounds: NDArray[np.float64], widest: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Left edges and widths of the bars that stand between neighbouring ``bounds`` (pixels)."""
    spaces = np.diff(bounds)
    gaps = np.where(spaces >= 8, np.rint(spaces / 4), np.where(spaces >= 6, 2.0, 1.0))
    widths = np.clip(spaces - gaps, 1.0, widest)
    return bounds[:-1] + np.ceil((spaces - widths) / 2), widths


def _is_inside(days: NDArray[Any], chosen: DayRange | None) -> NDArray[np.bool_]:
    """Whether each day lies in the range; all do if there is none."""
    if chosen is None:
        return np.ones(len(days), dtype=bool)
    return np.asarray((days >= chosen.first) & (days < chosen.last + 1))
