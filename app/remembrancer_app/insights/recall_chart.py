"""How often memories were recalled or opened on each day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyqtgraph

from remembrancer_app.charts.calendar_days import to_day
from remembrancer_app.charts.dates import short_day
from remembrancer_app.insights.day_chart import DayChart
from remembrancer_app.insights.read_out_chart import Reading
from remembrancer_app.insights.value_axis import nice_values
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.lifecycle import DayActivity
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

_BAR = 0.8


class RecallChart(DayChart):
    """A bar for each day."""

    def __init__(self, theme: Theme, turns: Turns, parent: QWidget | None = None) -> None:
        super().__init__(theme, turns, self.tr("Recalls a day"), parent)

    def build(self) -> Sequence[Reading]:
        if not self._days:
            return ()
        x = np.array([to_day(day.day) for day in self._days], dtype=np.float64)
        heights = np.array([day.used for day in self._days], dtype=np.float64)
        ticks = nice_values(0.0, max(float(heights.max()), 1.0), 3, whole=True)
        self._values.show_values(ticks, lambda value: self.locale().toString(round(value)))
        self.plot.setYRange(0, max(ticks[-1], float(heights.max())) * 1.04, padding=0)
        self.plot.setXRange(float(x[0]), float(x[-1]) + 1.0, padding=0.01)
        self.add_grid(ticks)
        some = heights > 0
        ink = self._theme.color(Role.SERIES1)
        bars = pyqtgraph.BarGraphItem(
            x=x[some] + 0.5, height=heights[some], width=_BAR, brush=ink, pen=pyqtgraph.mkPen(ink, width=1)
        )
        self.plot.addItem(bars)
        return [
            Reading(position + 0.5, float(day.used), self._words(day))
            for position, day in zip(x.tolist(), self._days, strict=True)
        ]

    def _words(self, day: DayActivity) -> str:
        name = short_day(day.day, self._days[-1].day.year)
        return self.tr("{0}: {1}").format(name, self.locale().toString(day.used))
