"""How long memories of each type stay current."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from remembrancer_app.insights.read_out_chart import DASHED, DOTTED, SOLID, Reading, ReadOutChart, stand_apart
from remembrancer_app.insights.value_axis import ValueAxis
from remembrancer_app.theme import Role, type_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from remembrancer.model.lifecycle import SurvivalCurve
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

MOST_LINES = 5
_STYLES = (SOLID, DASHED, DOTTED)
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
_EVERY_DAYS = 50
_LOWEST, _HIGH = -0.1, 1.13
"""Where the chart ends below, with room for the days, and how much of the scale it shows."""
_LABELS_AT = 1.01
_CLEAR = 0.6
"""The lowest name keeps so many of its lines clear of the words under the axis."""


class SurvivalChart(ReadOutChart):
    """A step line for each of the types with the most memories, named at its end."""

    def __init__(self, theme: Theme, turns: Turns, parent: QWidget | None = None) -> None:
        self._curves: tuple[SurvivalCurve, ...] = ()
        self._days = 200
        self._values = ValueAxis(theme)
        super().__init__(
            theme,
            turns,
            name=self.tr("Share still current, by age and type"),
            description=self.tr("Arrow keys read the ends of the lines. The same figures stand in the table."),
            axes={"left": self._values},
            parent=parent,
        )
        self._values.show_values(_TICKS, lambda value: f"{round(value * 100)} %")
        self.plot.setYRange(_LOWEST, _LOWEST + _HIGH, padding=0)

    @property
    def curves(self) -> tuple[SurvivalCurve, ...]:
        return self._curves

    def show_curves(self, curves: Sequence[SurvivalCurve], days: int) -> None:
        largest = sorted(curves, key=lambda each: -each.memories)[:MOST_LINES]
        self._curves = tuple(sorted(largest, key=lambda each: (-each.shares[-1], each.type)))
        self._days = days
        self.draw_again()

    def build(self) -> Sequence[Reading]:
        theme = self._theme
        names = [type_word(curve.type) for curve in self._curves]
        self.plot.setXRange(0, self._days * (1 + self.label_room(names)), padding=0)
        for tick in _TICKS:
            self.add_line(np.array([0.0, self._days]), np.array([tick, tick]), theme.color(Role.LINE), width=1.0)
        for age in range(_EVERY_DAYS, self._days + 1, _EVERY_DAYS):
            words = self.locale().toString(age)
            if age + _EVERY_DAYS > self._days:
                words = self.tr("{0} days old").format(words)
            self.add_words(age, -0.01, words, theme.color(Role.TEXT3), anchor=(0.5, 0.0))
        readings, gap = [], self.label_gap() * _HIGH
        # Names one below the other where lines end at nearly the same height.
        heights = stand_apart([curve.shares[-1] for curve in self._curves], gap, gap * _CLEAR)
        for place, curve in enumerate(self._curves):
            shares = np.array(curve.shares, dtype=np.float64)
            ages = np.arange(len(shares), dtype=np.float64)
            colour = theme.type_color(curve.type)
            self.add_steps(ages, shares, colour, style=_STYLES[place % len(_STYLES)])
            at = self._days * _LABELS_AT, heights[place]
            self.add_words(*at, names[place], theme.color(Role.TEXT), anchor=(0.0, 0.5))
            readings.append(Reading(float(ages[-1]), float(shares[-1]), self._words(curve)))
        return readings

    def _words(self, curve: SurvivalCurve) -> str:
        words = self.tr("{0}: {1} % still current after {2} days, of {3} memories")
        figures = (round(curve.shares[-1] * 100), len(curve.shares) - 1, curve.memories)
        return words.format(type_word(curve.type), *map(self.locale().toString, figures))
