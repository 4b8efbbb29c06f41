"""The strip below the lanes: everything there is, and a window over what is in sight."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLocale, QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.charts.calendar_days import to_date
from remembrancer_app.charts.dates import long_day
from remembrancer_app.shell.page import PageName
from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.theme.colour import faded
from remembrancer_app.timeline.bins import bin_for
from remembrancer_app.timeline.lane_chart import KEY_ZOOM
from remembrancer_app.timeline.lane_names import WIDTH as NAMES_WIDTH
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.keys.keymap import Keymap
    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.viewing import Viewing

HEIGHT = 53
_TOP = 7
_STRIP = 38
_GRIP = 6
_FULL_AT = 99.0
"""The percentile of the counts that is drawn at full height; single days of a big import do not flatten the rest."""
_KEY_PAN = 0.1


class _Grip(Enum):
    WINDOW = "window"
    START = "start"
    END = "end"


class OverviewStrip(Painted, QWidget):
    """Drag the window to pan, its edges to zoom, click beside it to go there. Arrow keys, + and - do the same."""

    def __init__(self, theme: Theme, viewing: Viewing, keys: Keymap, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setObjectName("overview")
        self.setAccessibleName(self.tr("Overview of all days"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._viewing = viewing
        self._keys = keys
        self._pictures: tuple[object, QPixmap, QPixmap] | None = None
        self._held: _Grip | None = None
        self._offset = 0.0
        viewing.points_changed.connect(self._forget)
        viewing.lanes_changed.connect(self._forget)
        viewing.span_changed.connect(self._take_span)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setFixedHeight(self._theme.px(HEIGHT))
        self._forget()
        super().take_theme()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(HEIGHT))

    @property
    def strip(self) -> QRect:
        """Where the days lie."""
        left = self._theme.px(NAMES_WIDTH) - 1
        return QRect(left, self._theme.px(_TOP), max(1, self.width() - left), self._theme.px(_STRIP))

    @property
    def window_box(self) -> QRectF:
        """Where the window over the visible days lies."""
        strip = QRectF(self.strip)
        left, right = self._x(self._viewing.start), self._x(self._viewing.end)
        left, right = max(left, strip.left()), min(right, strip.right() + 1)
        return QRectF(left, strip.top(), max(right - left, 8.0), strip.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color(Role.SURFACE))
        painter.fillRect(QRect(0, 0, self.width(), 1), theme.color(Role.LINE))
        strip = self.strip
        first, last = self._viewing.extent
        painter.setFont(theme.font(TextStyle.SECONDARY))
        label = QRect(theme.px(12), 0, strip.left() - theme.px(20), self.height())
        paint_line(painter, label, self._all_days(last + 1 - first), theme.color(Role.TEXT2))
        plain, bright = self._drawn()
        window = self.window_box
        painter.drawPixmap(strip.topLeft(), plain)
        radius = theme.px(measures.RADIUS)
        paint_rounded(painter, window, radius, fill=theme.color(Role.SURFACE))
        paint_rounded(painter, window, radius, fill=theme.blended(Role.ACCENT, 0.1))
        painter.save()
        painter.setClipRect(window.adjusted(2, 2, -2, -2))
        painter.drawPixmap(strip.topLeft(), bright)
        painter.restore()
        painter.setFont(theme.font(TextStyle.SECONDARY))
        beginning = long_day(to_date(first))
        room = painter.fontMetrics().horizontalAdvance(beginning) + 2
        words = QRect(strip.left() + theme.px(4), strip.top() + 1, room, theme.px(14))
        # The words stand over the bars of the first days, wherever the window is.
        painter.fillRect(words, faded(theme.color(Role.SURFACE), 0.8))
        paint_line(painter, words, beginning, theme.color(Role.TEXT2))
        paint_rounded(painter, window, radius, edge=theme.color(Role.ACCENT), width=2.0)
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect().adjusted(1, 2, -1, -2), radius)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        x = event.position().x()
        self._held = self._grip_at(event.position())
        if self._held is None:
            day = self._day(x)
            half = self._viewing.length / 2
            self._viewing.set_span(day - half, day + half)
            self._held = _Grip.WINDOW
        self._offset = self._day(x) - (self._viewing.end if self._held is _Grip.END else self._viewing.start)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._held is None:
            grip = self._grip_at(event.position())
            shape = Qt.CursorShape.OpenHandCursor if grip is _Grip.WINDOW else Qt.CursorShape.SizeHorCursor
            self.setCursor(shape if grip is not None else Qt.CursorShape.ArrowCursor)
            return
        viewing = self._viewing
        day = self._day(event.position().x()) - self._offset
        match self._held:
            case _Grip.WINDOW:
                viewing.set_span(day, day + viewing.length)
            case _Grip.START:
                viewing.set_span(min(day, viewing.end - 3), viewing.end)
            case _Grip.END:
                viewing.set_span(viewing.start, max(day, viewing.start + 3))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._held = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        turn = event.angleDelta()
        if turn.y():
            self._viewing.zoom(KEY_ZOOM ** (-turn.y() / 120), self._viewing.start + self._viewing.length / 2)
        elif turn.x():
            self._viewing.pan(-turn.x() / 120 * _KEY_PAN * self._viewing.length)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._shows_focus = True
        viewing = self._viewing
        first, last = viewing.extent
        length = viewing.length
        match self._keys.pressed(PageName.TIMELINE, event):
            case "timeline.zoom_in":
                viewing.zoom(1 / KEY_ZOOM)
                return
            case "timeline.zoom_out":
                viewing.zoom(KEY_ZOOM)
                return
        match Qt.Key(event.key()):
            case Qt.Key.Key_Left:
                viewing.pan(-length * _KEY_PAN)
            case Qt.Key.Key_Right:
                viewing.pan(length * _KEY_PAN)
            case Qt.Key.Key_Home:
                viewing.set_span(first, first + length)
            case Qt.Key.Key_End:
                viewing.set_span(last + 1 - length, last + 1)
            case _:
                super().keyPressEvent(event)
                return
        self.update()

    # Drawing

    @Slot()
    def _forget(self) -> None:
        self._pictures = None
        self.update()

    @Slot()
    def _take_span(self) -> None:
        days = self._viewing.visible_days
        self.setAccessibleDescription(
            self.tr("{0} to {1} are in sight").format(long_day(to_date(days.first)), long_day(to_date(days.last)))
        )
        self.update()

    def _drawn(self) -> tuple[QPixmap, QPixmap]:
        """The bars in grey and in the accent, drawn once for each size, theme and set of memories."""
        strip = self.strip
        ratio = self.devicePixelRatioF()
        key = (strip.width(), strip.height(), ratio)
        if self._pictures is None or self._pictures[0] != key:
            theme = self._theme
            grey = theme.color(Role.LINE2)
            accent = theme.blended(Role.SERIES1, 0.7, Role.SURFACE)
            self._pictures = (key, self._bars(strip.size(), ratio, grey), self._bars(strip.size(), ratio, accent))
        return self._pictures[1], self._pictures[2]

    def _bars(self, size: QSize, ratio: float, colour: QColor) -> QPixmap:
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        first, last = self._viewing.extent
        scale = size.width() / (last + 1 - first)
        # Bars half as wide as those of the lanes still show how much there is.
        edges = bin_for(scale * 2).edges(first, last)
        counts = self._viewing.points.counts(edges)[:, list(self._viewing.lanes)].sum(axis=1)
        if not counts.any():
            return picture
        full = max(float(np.percentile(counts[counts > 0], _FULL_AT)), 3.0)
        bounds = np.rint((edges - first) * scale)
        heights = np.where(counts > 0, np.clip(np.rint(counts / full * (size.height() - 8)), 2, size.height() - 6), 0)
        painter = QPainter(picture)
        for left, right, height in zip(bounds[:-1], bounds[1:], heights, strict=True):
            if height:
                width = max(right - left - 1, 1.0)
                painter.fillRect(QRectF(left, size.height() - 3 - height, width, height), colour)
        painter.end()
        return picture

    def _all_days(self, count: int) -> str:
        return self.tr("All {0} days").format(QLocale().toString(count)) if count > 1 else self.tr("One day")

    def _grip_at(self, point: QPointF) -> _Grip | None:
        window = self.window_box
        if abs(point.x() - window.left()) <= _GRIP:
            return _Grip.START
        if abs(point.x() - window.right()) <= _GRIP:
            return _Grip.END
        return _Grip.WINDOW if window.left() < point.x() < window.right() else None

    def _x(self, position: float) -> float:
        first, last = self._viewing.extent
        return self.strip.left() + (position - first) / (last + 1 - first) * self.strip.width()

    def _day(self, x: float) -> float:
        first, last = self._viewing.extent
        return first + (x - self.strip.left()) / self.strip.width() * (last + 1 - first)
