"""How many requests came in each of the last sixty minutes: recalls, writes on top of them, and what was refused."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QTime

from remembrancer_app.charts.figure_table import Figures
from remembrancer_app.insights.read_out_chart import Reading, ReadOutChart
from remembrancer_app.insights.value_axis import ValueAxis, nice_values
from remembrancer_app.shell.translation import listed
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.traffic import TrafficMinute
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

MINUTES = 60
_TICK_MINUTES = 15
_BAR = 0.72
_LEAST_TOP = 4.0


@dataclass(frozen=True, slots=True)
class MinuteCounts:
    """What all clients that are shown asked in one minute."""

    start: datetime
    recalls: int = 0
    writes: int = 0
    refused: int = 0

    @property
    def total(self) -> int:
        return self.recalls + self.writes + self.refused


def by_minute(minutes: Iterable[TrafficMinute], now: datetime) -> tuple[MinuteCounts, ...]:
    """The last hour, the oldest first, with minutes in which nothing was asked, in the zone of ``now``."""
    last = now.replace(second=0, microsecond=0)
    counts = {last - timedelta(minutes=back): [0, 0, 0] for back in reversed(range(MINUTES))}
    for minute in minutes:
        start = minute.start.astimezone(now.tzinfo).replace(second=0, microsecond=0)
        if start in counts:
            for place, count in enumerate((minute.recalls, minute.writes, minute.refused)):
                counts[start][place] += count
    return tuple(MinuteCounts(start, *values) for start, values in counts.items())


class TrafficChart(ReadOutChart):
    """x is the number of minutes before now, below 0."""

    def __init__(self, theme: Theme, turns: Turns, parent: QWidget | None = None) -> None:
        self._minutes: tuple[MinuteCounts, ...] = ()
        self._below, self._values = pyqtgraph.AxisItem("bottom"), ValueAxis(theme)
        self._below.setStyle(tickLength=0)
        super().__init__(
            theme,
            turns,
            name=self.tr("Requests a minute, last hour"),
            description=self.tr("Arrow keys read minute by minute. The same figures stand in the table."),
            axes={"bottom": self._below, "left": self._values},
            parent=parent,
        )
        self.setMinimumHeight(theme.px(96))

    @property
    def minutes(self) -> tuple[MinuteCounts, ...]:
        return self._minutes

    def show_minutes(self, minutes: tuple[MinuteCounts, ...]) -> None:
        """Draw these, unless they are drawn already."""
        if minutes != self._minutes:
            self._minutes = minutes
            self.draw_again()

    def build(self) -> Sequence[Reading]:
        minutes = self._minutes
        if not minutes:
            return ()
        x = np.arange(1 - len(minutes), 1, dtype=np.float64)
        recalls = np.array([minute.recalls for minute in minutes], dtype=np.float64)
        writes = np.array([minute.writes for minute in minutes], dtype=np.float64)
        top = max(_LEAST_TOP, float((recalls + writes).max()) + 1)
        ticks = nice_values(0.0, top, 3, whole=True)
        self._values.show_values(ticks, lambda value: self.locale().toString(round(value)))
        self._below.setTicks([self._time_ticks(x)])
        self.plot.setXRange(float(x[0]) - 1, 1.0, padding=0)
        self.plot.setYRange(0, ticks[-1] * 1.12, padding=0)
        self.add_grid(ticks)
        self._add_bars(x, recalls, np.zeros(len(x)), Role.SERIES1)
        self._add_bars(x, writes, recalls, Role.SERIES3)
        refused = [
            (float(at), min(float(minute.recalls + minute.writes) + top * 0.08, ticks[-1] * 0.96))
            for at, minute in zip(x, minutes, strict=True)
            if minute.refused
        ]
        self._add_refused(refused)
        return [
            Reading(float(at), float(minute.recalls + minute.writes), self._words(minute))
            for at, minute in zip(x, minutes, strict=True)
        ]

    def figures(self) -> Figures:
        """The same as a table."""
        minutes = [minute for minute in self._minutes if minute.total]
        keys = np.array([int(minute.start.timestamp()) for minute in minutes], dtype=np.int64)
        values = np.array([[m.recalls, m.writes, m.refused] for m in minutes], dtype=np.int64).reshape(-1, 3)
        zone = self._minutes[0].start.tzinfo if self._minutes else None

        def name(key: int) -> str:
            return self._time(datetime.fromtimestamp(key, tz=zone).astimezone(zone))

        columns = (self.tr("Recall"), self.tr("Remember"), self.tr("Refused"))
        return Figures(self.tr("Minute"), columns, keys, values, name)

    def _add_bars(self, x: Any, heights: Any, base: Any, role: Role) -> None:
        shown = heights > 0
        if shown.any():
            colour = self._theme.color(role)
            bars = pyqtgraph.BarGraphItem(
                x=x[shown], y0=base[shown], height=heights[shown], width=_BAR, brush=colour, pen=pyqtgraph.mkPen(None)
            )
            self.plot.addItem(bars)

    def _add_refused(self, points: Sequence[tuple[float, float]]) -> None:
        if points:
            theme = self._theme
            marks = pyqtgraph.ScatterPlotItem(
                [x for x, _ in points],
                [y for _, y in points],
                symbol="d",
                size=theme.px(11),
                pen=pyqtgraph.mkPen(theme.color(Role.BAD), width=1.5),
                brush=pyqtgraph.mkBrush(theme.color(Role.SURFACE)),
                antialias=True,
            )
            self.plot.addItem(marks)

    def _time_ticks(self, x: Any) -> list[tuple[float, str]]:
        ticks = [
            (float(at), self._time(minute.start))
            for at, minute in zip(x, self._minutes, strict=True)
            if minute.start.minute % _TICK_MINUTES == 0 and at < -3
        ]
        return [*ticks, (0.0, self.tr("now"))]

    def _words(self, minute: MinuteCounts) -> str:
        figure = self.locale().toString
        parts = [
            self.tr("{0} recalled").format(figure(minute.recalls)),
            self.tr("{0} remembered").format(figure(minute.writes)),
        ]
        if minute.refused:
            parts.append(self.tr("{0} refused").format(figure(minute.refused)))
        return f"{self._time(minute.start)}: {listed(parts)}"

    def _time(self, at: datetime) -> str:
        return self.locale().toString(QTime(at.hour, at.minute), "HH:mm")
