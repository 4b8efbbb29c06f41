"""The values of a routine, what is usual, and what was out of the ordinary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QRectF

from remembrancer.model.attention import RoutineState
from remembrancer.wording.attention import explain_flag, write_value
from remembrancer_app.charts.calendar_axis import CalendarAxis
from remembrancer_app.charts.calendar_days import position_of
from remembrancer_app.charts.dates import short_day
from remembrancer_app.insights.gap_area import GapArea
from remembrancer_app.insights.read_out_chart import Reading, ReadOutChart
from remembrancer_app.insights.value_axis import ValueAxis, nice_values
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.attention import Measure, RoutineDetail, SeriesPoint
    from remembrancer.model.clock import Clock
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

_ROOM = 0.12


class RoutineChart(ReadOutChart):
    """Figures where the routine has some, else the days between its entries."""

    def __init__(self, theme: Theme, clock: Clock, turns: Turns, parent: QWidget | None = None) -> None:
        self._clock = clock
        self._words = DayWords(clock)
        self._detail: RoutineDetail | None = None
        self._axis, self._values = CalendarAxis(theme, "bottom"), ValueAxis(theme)
        super().__init__(
            theme,
            turns,
            name=self.tr("Values of the routine"),
            description=self.tr(
                "Arrow keys read entry by entry, Enter opens one. The same figures stand in the table."
            ),
            axes={"bottom": self._axis, "left": self._values},
            parent=parent,
        )

    def show_routine(self, detail: RoutineDetail) -> None:
        self._detail = detail
        self.draw_again()

    @property
    def measure(self) -> Measure | None:
        """What is shown; None: days between entries."""
        points = self.points()
        if self._detail is None or not points or self._detail.routine.measure is None:
            return None
        return self._detail.routine.measure

    def points(self) -> list[tuple[SeriesPoint, float]]:
        """The entries with the value that is shown of each."""
        detail = self._detail
        if detail is None or not detail.series:
            return []
        measure = detail.routine.measure
        series = next((each for each in detail.series if each.measure == measure), detail.series[0])
        valued = [(point, point.value) for point in series.points if point.value is not None]
        if measure is not None and valued:
            return valued
        return [(point, point.gap_days) for point in series.points if point.gap_days is not None]

    def write(self, value: float) -> str:
        """A value in words, with its unit."""
        measure = self.measure
        if measure is None:
            return self.tr("{0} days").format(self.locale().toString(round(value, 1), "g", 3))
        return write_value(value, measure, translate)

    def figures(self) -> list[tuple[date, float]]:
        zone = self._clock.zone()
        return [(point.at.astimezone(zone).date(), value) for point, value in self.points()]

    def build(self) -> Sequence[Reading]:
        detail, theme, points = self._detail, self._theme, self.points()
        if detail is None or not points:
            return ()
        zone = self._clock.zone()
        x = np.array([position_of(point.at, zone) for point, _ in points])
        y = np.array([value for _, value in points], dtype=np.float64)
        low, high = detail.routine.low, detail.routine.high
        today = position_of(self._clock.now(), zone)
        ticks = nice_values(min(float(y.min()), low), max(float(y.max()), high))
        self._values.show_values(ticks, self._short, self.write)
        room = (ticks[-1] - ticks[0]) * _ROOM
        self.plot.setYRange(ticks[0] - room / 3, ticks[-1] + room, padding=0)
        last = max(float(x[-1]), today if detail.routine.state is RoutineState.QUIET else float(x[-1]))
        span = max(last - float(x[0]), 1.0)
        self.plot.setXRange(float(x[0]) - span * 0.03, last + span * 0.06, padding=0)
        self.add_grid(ticks)
        ink = theme.color(Role.SERIES1)
        ends = np.array([x[0] - span * 0.03, last + span * 0.06])
        self.add_band(ends, np.array([low, low]), np.array([high, high]), ink)
        words = self.tr("usual: {0} to {1}").format(self._short(low), self.write(high))
        self.add_words(float(ends[0]), low, words, theme.color(Role.ACCENT), anchor=(-0.05, -0.1), strong=True)
        self._add_gaps(detail, today, ticks)
        self.add_line(x, y, ink, width=1.0)
        flagged = [(px, value, point) for px, (point, value) in zip(x.tolist(), points, strict=True) if point.flags]
        usual = [(px, value) for px, (point, value) in zip(x.tolist(), points, strict=True) if not point.flags]
        self.add_marks(usual, ink)
        self.add_marks(
            [(px, value) for px, value, _ in flagged], theme.color(Role.WARN), symbol="d", size=14, hollow=True
        )
        if flagged:
            px, value, point = flagged[-1]
            day = short_day(point.at.astimezone(zone).date(), self._clock.now().year)
            words = self.tr("{0} on {1}").format(self.write(value), day)
            self.add_words(px, value, words, theme.color(Role.WARN), anchor=(1.08, 0.5), strong=True)
        return [self._reading(px, point, value) for px, (point, value) in zip(x.tolist(), points, strict=True)]

    def _add_gaps(self, detail: RoutineDetail, today: float, ticks: list[float]) -> None:
        """Where something was due and nothing came: between two entries, and from the last one to today."""
        zone, theme = self._clock.zone(), self._theme
        for gap in detail.gaps:
            if gap.end is None and detail.routine.state is not RoutineState.QUIET:
                continue  # somebody said that this silence is normal, or that the routine has ended
            start = position_of(gap.start, zone)
            end = today if gap.end is None else position_of(gap.end, zone)
            box = QRectF(start, ticks[0], end - start, ticks[-1] - ticks[0])
            self.plot.addItem(GapArea(box, theme.color(Role.WARN_SOFT), theme.soft_edge(Role.WARN)), ignoreBounds=True)

    def _short(self, value: float) -> str:
        measure = self.measure
        if measure is not None and measure.is_clock:
            return self.write(value)
        return self.locale().toString(round(value, 2), "g", 6)

    def _reading(self, x: float, point: SeriesPoint, value: float) -> Reading:
        day = short_day(point.at.astimezone(self._clock.zone()).date(), self._clock.now().year)
        words = self.tr("{0}: {1}").format(day, self.write(value))
        for flag in point.flags:
            words = self.tr("{0}. {1}").format(words, explain_flag(flag.reason, self._words.dates))
        return Reading(x, value, words, point.memory)
