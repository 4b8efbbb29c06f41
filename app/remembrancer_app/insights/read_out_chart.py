"""A chart of lines whose points can be read, with the mouse and with the arrow keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from remembrancer_app.charts.chart_view import ChartView
from remembrancer_app.charts.read_out import ReadOut, ReadOutHolder
from remembrancer_app.theme import Role, TextStyle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

_THIN_FROM = 2000
"""Lines of more points are one pixel wide."""
_REACH = 24.0
_LABEL = 15
_BESIDE = 14
"""Left and right of a name at the end of a line, together."""
_MOST_ROOM = 0.6
_CURSOR = 13
SOLID, DASHED, DOTTED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine


@dataclass(frozen=True, slots=True)
class Reading:
    """A point that can be read: where it lies, what it says, and the memory that it is about, if it is about one."""

    x: float
    y: float
    words: str
    memory: str = ""


class ReadOutChart(ReadOutHolder, ChartView):
    """Draws what it is told with the theme's colours; subclasses say what.

    To lay a chart out and to paint it takes some ten milliseconds each: both are done in turns of their own, and what
    was painted is kept as a picture. Until the next one is there the last one is seen.

    Signals:
        opened: the memory of the point under the cursor, by Enter or a double click.
    """

    opened = Signal(str)

    def __init__(
        self,
        theme: Theme,
        turns: Turns,
        *,
        name: str,
        description: str,
        axes: dict[str, Any] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self._turns = turns
        self._is_drawn = True
        self._picture: QPixmap | None = None
        self._is_painted = False
        self._readings: tuple[Reading, ...] = ()
        self._place = -1
        self._drawn_size = QSize()
        super().__init__(theme, name=name, description=description, axes=axes, parent=parent)
        self.read_out = ReadOut(theme, self)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.plot.getViewBox().setDefaultPadding(0.0)
        self.setMinimumHeight(theme.px(150))
        self.scene().changed.connect(self._paint_anew)

    # Drawing

    def draw_again(self) -> None:
        """Everything anew, as after a change of the theme, in one of the next turns."""
        self._is_drawn = False
        self._turns.ask((self, "draw"), self._draw_now)

    def _draw_now(self) -> None:
        if self._is_drawn:
            return
        self._is_drawn = True
        self._drawn_size = self.size()
        self.plot.clear()
        self._place = -1
        self.read_out.hide()
        self._readings = tuple(sorted(self.build(), key=lambda each: each.x))
        self._paint_anew()

    def build(self) -> Sequence[Reading]:
        """Add the items, and say what can be read. For subclasses."""
        return ()

    def label_gap(self) -> float:
        """The share of the plot's height that a line of words takes: words at the ends of lines stay apart by it."""
        height = float(self.plot.getViewBox().height())
        return float(min(0.2, self._theme.px(_LABEL) / max(height, 1.0)))

    def label_room(self, words: Iterable[str]) -> float:
        """The room that these words need behind the ends of lines, as a share of the lines' length."""
        metrics = self._theme.metrics(TextStyle.CAPTION)
        wide = max(map(metrics.horizontalAdvance, words), default=0) + self._theme.px(_BESIDE)
        # The plot itself is laid out a turn later.
        whole = self.viewport().width() - self.plot.getAxis("left").width()
        return float(min(_MOST_ROOM, wide / max(whole - wide, 1.0)))

    def resizeEvent(self, event: Any) -> None:
        """Words that stand apart by pixels are placed anew; pyqtgraph also calls this without an event."""
        super().resizeEvent(event)
        self._is_painted = False
        if hasattr(self, "_drawn_size") and self._readings and self.size() != self._drawn_size:
            self.draw_again()

    def take_theme(self) -> None:
        super().take_theme()
        self._picture, self._is_painted = None, False
        if hasattr(self, "plot") and self._readings:
            self.draw_again()

    def add_line(
        self,
        x: NDArray[np.float64],
        y: NDArray[np.float64],
        colour: QColor,
        *,
        style: Qt.PenStyle = SOLID,
        width: float = 2.0,
    ) -> None:
        """A line through these points."""
        pen = pyqtgraph.mkPen(colour, width=1.0 if len(x) > _THIN_FROM else width, style=style)
        curve = pyqtgraph.PlotCurveItem(x, y, pen=pen, antialias=True)
        self.plot.addItem(curve)

    def add_steps(self, x: NDArray[np.float64], y: NDArray[np.float64], colour: QColor, *, style: Qt.PenStyle) -> None:
        """A line that goes on level until the next point."""
        self.add_line(np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1], colour, style=style)

    def add_marks(
        self,
        points: Sequence[tuple[float, float]],
        colour: QColor,
        *,
        symbol: str = "o",
        size: float = 8.0,
        hollow: bool = False,
    ) -> None:
        """Circles ("o") or diamonds ("d"), the circles with an edge of the ground."""
        if not points:
            return
        ground = self._theme.color(Role.SURFACE)
        self.plot.addItem(
            pyqtgraph.ScatterPlotItem(
                [x for x, _ in points],
                [y for _, y in points],
                symbol=symbol,
                size=self._theme.px(size),
                pen=pyqtgraph.mkPen(colour if hollow else ground, width=1.5),
                brush=pyqtgraph.mkBrush(self._theme.soft(Role.WARN) if hollow else colour),
                antialias=True,
            )
        )

    def add_band(
        self, x: NDArray[np.float64], low: NDArray[np.float64], high: NDArray[np.float64], colour: QColor
    ) -> None:
        """What is usual: the area between two lines."""
        edge = pyqtgraph.mkPen(colour, width=1)
        upper = pyqtgraph.PlotCurveItem(x, high, pen=edge)
        lower = pyqtgraph.PlotCurveItem(x, low, pen=edge)
        ground = QColor(colour)
        ground.setAlphaF(0.16)
        self.plot.addItem(pyqtgraph.FillBetweenItem(lower, upper, brush=ground))
        self.plot.addItem(upper)
        self.plot.addItem(lower)

    def add_rule(self, position: float, colour: QColor, *, across: bool, style: Qt.PenStyle = SOLID) -> None:
        """A line over the whole width (across) or height."""
        pen = pyqtgraph.mkPen(colour, width=1, style=style)
        self.plot.addItem(pyqtgraph.InfiniteLine(position, angle=0 if across else 90, pen=pen))

    def add_words(
        self,
        x: float,
        y: float,
        words: str,
        colour: QColor,
        *,
        anchor: tuple[float, float] = (0.0, 1.0),
        strong: bool = False,
    ) -> None:
        """Words at a point; ``anchor`` is the part of them that lies there (0, 0 is the upper left corner)."""
        item = pyqtgraph.TextItem(words, color=colour, anchor=anchor)
        item.setFont(self._theme.font(TextStyle.CAPTION_EMPHASIS if strong else TextStyle.CAPTION))
        item.setPos(x, y)
        self.plot.addItem(item, ignoreBounds=True)

    def add_grid(self, values: Sequence[float]) -> None:
        """Horizontal lines under everything."""
        for value in values:
            self.add_rule(value, self._theme.color(Role.LINE), across=True)

    def draw(self, painter: QPainter) -> None:
        """Draw the chart as it is, for a file."""
        self._draw_now()
        box = QRectF(self.rect())
        painter.fillRect(box, self._theme.color(Role.SURFACE))
        self.scene().render(painter, box, self.mapToScene(self.rect()).boundingRect())

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._is_painted:
            self._turns.ask((self, "paint"), self._paint)
        painter = QPainter(self.viewport())
        if self._picture is None:
            painter.fillRect(self.viewport().rect(), self._theme.color(Role.SURFACE))
        else:
            painter.drawPixmap(0, 0, self._picture)
            self._paint_cursor(painter)
        painter.end()
        self.paint_ring()

    def _paint_cursor(self, painter: QPainter) -> None:
        """A ring around the point that is read: over the picture, which stays as it is."""
        if not 0 <= self._place < len(self._readings):
            return
        theme, half = self._theme, self._theme.px(_CURSOR) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color(Role.ACCENT), 2.0))
        painter.drawEllipse(QPointF(self._at(self._readings[self._place])), half, half)

    def _at(self, reading: Reading) -> QPoint:
        """Where it lies in the widget."""
        at: QPoint = self.mapFromScene(self.plot.getViewBox().mapViewToScene(QPointF(reading.x, reading.y)))
        return at

    @Slot()
    def _paint_anew(self) -> None:
        """What is drawn has changed: the picture of it is no longer right."""
        self._is_painted = False
        self.viewport().update()

    def _paint(self) -> None:
        if not self.isVisible():
            return  # when it is shown again it asks again
        self._is_painted = True
        room, ratio = self.viewport().rect(), self.devicePixelRatioF()
        picture = QPixmap(room.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        view: Any = self  # a graphics view paints its scene, other widgets paint themselves
        view.render(painter, QRectF(room), room)
        painter.end()
        self._picture = picture
        self.viewport().update()

    # Reading

    @property
    def readings(self) -> tuple[Reading, ...]:
        return self._readings

    @property
    def cursor_words(self) -> str:
        """What the point under the cursor says; empty without one."""
        return self._readings[self._place].words if 0 <= self._place < len(self._readings) else ""

    def go_to(self, place: int) -> None:
        """Put the cursor on a point, and say it."""
        if not self._readings:
            return
        self._place = min(max(place, 0), len(self._readings) - 1)
        reading = self._readings[self._place]
        self.viewport().update()
        self.setAccessibleDescription(reading.words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, reading.words))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and self._readings:
            place = self._place + steps[key] if self._place >= 0 else len(self._readings) - 1
            self.go_to(place)
            self._show_words()
        elif key == Qt.Key.Key_Home:
            self.go_to(0)
            self._show_words()
        elif key == Qt.Key.Key_End:
            self.go_to(len(self._readings) - 1)
            self._show_words()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and 0 <= self._place < len(self._readings):
            self._open()
        else:
            super().keyPressEvent(event)
            return
        self._shows_focus = True
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = self._nearest(event.position())
        if place is None:
            self.read_out.hide()
            return
        self.go_to(place)
        self._show_words()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if self._nearest(event.position()) is not None:
            self._open()

    def _open(self) -> None:
        memory = self._readings[self._place].memory
        if memory:
            self.opened.emit(memory)

    def _nearest(self, point: QPointF) -> int | None:
        if not self._readings:
            return None
        box = self.plot.getViewBox()
        places = [box.mapViewToScene(QPointF(each.x, each.y)) for each in self._readings]
        here = self.mapToScene(point.toPoint())
        distances = np.hypot([each.x() - here.x() for each in places], [each.y() - here.y() for each in places])
        place = int(distances.argmin())
        return place if distances[place] <= self._theme.px(_REACH) else None

    def _show_words(self) -> None:
        reading = self._readings[self._place]
        self.read_out.show_at(self._at(reading), reading.words)


def stand_apart(heights: Sequence[float], gap: float, floor: float) -> list[float]:
    """These heights, the largest first, moved until each is ``gap`` under the one before and none under ``floor``."""
    apart: list[float] = []
    for height in heights:
        apart.append(min(height, apart[-1] - gap) if apart else height)
    least = floor
    for place in reversed(range(len(apart))):
        apart[place] = max(apart[place], least)
        least = apart[place] + gap
    return apart
