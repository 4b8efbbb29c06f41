"""How strong a memory was and will be, and what a recall today would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLocale

from remembrancer_app.charts.calendar_axis import CalendarAxis
from remembrancer_app.charts.calendar_days import position_of, to_day
from remembrancer_app.charts.dates import short_day
from remembrancer_app.insights.read_out_chart import DASHED, DOTTED, Reading, ReadOutChart
from remembrancer_app.insights.value_axis import ValueAxis
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from numpy.typing import NDArray
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.clock import Clock
    from remembrancer.model.lifecycle import StrengthHistory, StrengthPoint
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

DEMOTION = 0.02
"""A memory that is weaker, and was not used for 90 days, is demoted (see the engine's lifecycle)."""
_NEAR = 0.2
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)


class DecayChart(ReadOutChart):
    """Always from 0 to 1, so that pictures of two memories compare."""

    def __init__(self, theme: Theme, clock: Clock, turns: Turns, parent: QWidget | None = None) -> None:
        self._clock = clock
        self._history: StrengthHistory | None = None
        self._axis, self._values = CalendarAxis(theme, "bottom"), ValueAxis(theme)
        super().__init__(
            theme,
            turns,
            name=self.tr("Strength over time"),
            description=self.tr("Arrow keys read day by day. The same figures stand in the table."),
            axes={"bottom": self._axis, "left": self._values},
            parent=parent,
        )
        self._values.show_values(_TICKS, lambda value: self.locale().toString(value, "g", 3))
        self.plot.setYRange(0, 1.04, padding=0)

    def show_history(self, history: StrengthHistory) -> None:
        self._history = history
        self.draw_again()

    def build(self) -> Sequence[Reading]:
        history, theme = self._history, self._theme
        if history is None or not history.points:
            return ()
        now = self._clock.now()
        today = position_of(now, self._clock.zone())
        x, y = self._arrays(history.points)
        self.plot.setXRange(float(x[0]), float(x[-1]), padding=0.01)
        self.add_grid(_TICKS)
        self.add_rule(DEMOTION, theme.color(Role.WARN), across=True, style=DASHED)
        self.add_rule(today, theme.color(Role.TEXT3), across=False)
        self.add_words(today, 1.03, self.tr("Today"), theme.color(Role.TEXT2), anchor=(-0.1, 0.0))
        past = x <= today
        ink = theme.color(Role.SERIES1)
        self.add_line(x[past], y[past], ink)
        if history.lasting is None:
            ahead = ~past
            ahead[max(0, int(past.sum()) - 1)] = True
            self.add_line(x[ahead], y[ahead], ink, style=DASHED)
            other_x, other_y = self._arrays(history.if_used)
            later = other_x >= today
            self.add_line(other_x[later], other_y[later], theme.color(Role.SERIES2), style=DOTTED)
            if later.any():
                # The recall lifts it on the spot: the words stand at the top of that step.
                place = int(np.argmax(np.where(later, other_y, -1.0)))
                words = self.tr("if recalled today")
                at = float(other_x[place]), float(other_y[place])
                self.add_words(*at, words, theme.color(Role.TEXT2), anchor=(-0.05, 1.3), strong=True)
        else:
            self.add_line(x, y, ink)
        used = [to_day(mark.day) + 1.0 for mark in history.marks if mark.uses]
        self.add_marks([(day, float(np.interp(day, x, y))) for day in used], ink)
        if history.fades_on is not None and to_day(history.fades_on) <= x[-1]:
            day = float(to_day(history.fades_on))
            self.add_marks([(day, DEMOTION)], theme.color(Role.WARN), symbol="d", size=13, hollow=True)
            words = self.tr("fades {0}").format(short_day(history.fades_on, now.year))
            # Before today's line where it would stand on the words there.
            is_near = abs(day - today) < (x[-1] - x[0]) * _NEAR
            anchor, beside = ((1.05, 1.0), min(day, today)) if is_near else ((0.5, 1.0), day)
            self.add_words(beside, DEMOTION + 0.04, words, theme.color(Role.WARN), anchor=anchor, strong=True)
        return [self._reading(point) for point in history.points]

    def figures(self) -> list[tuple[date, float]]:
        """The strength at the end of each local day."""
        if self._history is None:
            return []
        zone = self._clock.zone()
        return [(point.at.astimezone(zone).date(), point.strength) for point in self._history.points]

    def _reading(self, point: StrengthPoint) -> Reading:
        zone = self._clock.zone()
        day = point.at.astimezone(zone).date()
        words = self.tr("{0}: strength {1}").format(
            short_day(day, self._clock.now().year), QLocale().toString(point.strength, "f", 2)
        )
        return Reading(position_of(point.at, zone), point.strength, words)

    def _arrays(self, points: Sequence[StrengthPoint]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        zone = self._clock.zone()
        x = np.array([position_of(point.at, zone) for point in points], dtype=np.float64)
        return x, np.array([point.strength for point in points], dtype=np.float64)
