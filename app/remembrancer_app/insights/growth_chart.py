"""How many memories of each type were recorded, adding up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from remembrancer_app.charts.calendar_days import to_day
from remembrancer_app.charts.dates import short_day
from remembrancer_app.insights.day_chart import DayChart
from remembrancer_app.insights.read_out_chart import DASHED, DOTTED, SOLID, Reading, stand_apart
from remembrancer_app.insights.value_axis import nice_values
from remembrancer_app.theme import Role, type_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.lifecycle import DayActivity
    from remembrancer.model.types import MemoryType
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

MOST_LINES = 5
_STYLES = (SOLID, DASHED, DOTTED)
_CLEAR = 0.5
"""The lowest name keeps so much of its line above the axis."""


class GrowthChart(DayChart):
    """A line for each of the types of which most were recorded, named at its end."""

    def __init__(self, theme: Theme, turns: Turns, parent: QWidget | None = None) -> None:
        super().__init__(theme, turns, self.tr("New memories by type, adding up"), parent)

    def totals(self) -> dict[MemoryType, NDArray[np.int64]]:
        """The sums up to each day, of the types with the most, the largest first."""
        kinds = {kind for day in self._days for kind in day.by_type}
        sums = {kind: np.cumsum([day.by_type.get(kind, 0) for day in self._days]) for kind in kinds}
        largest = sorted(sums, key=lambda kind: (-int(sums[kind][-1]), kind))[:MOST_LINES]
        return {kind: sums[kind] for kind in largest}

    def build(self) -> Sequence[Reading]:
        totals, theme = self.totals(), self._theme
        if not totals:
            return ()
        x = np.array([to_day(day.day) for day in self._days], dtype=np.float64)
        ticks = nice_values(0.0, float(max(values[-1] for values in totals.values())), whole=True)
        self._values.show_values(ticks, lambda value: self.locale().toString(round(value)))
        self.plot.setYRange(0, ticks[-1] * 1.04, padding=0)
        span = max(float(x[-1] - x[0]), 1.0)
        names = [type_word(kind) for kind in totals]
        self.plot.setXRange(float(x[0]), float(x[-1]) + span * self.label_room(names), padding=0)
        self.add_grid(ticks)
        gap = ticks[-1] * self.label_gap()
        heights = stand_apart([float(values[-1]) for values in totals.values()], gap, gap * _CLEAR)
        for place, (kind, values) in enumerate(totals.items()):
            colour = theme.type_color(kind)
            self.add_line(x, values.astype(np.float64), colour, style=_STYLES[place % len(_STYLES)])
            at = float(x[-1]) + span * 0.01, heights[place]
            self.add_words(*at, names[place], theme.color(Role.TEXT), anchor=(0.0, 0.5))
        first = next(iter(totals.values()))
        return [
            Reading(float(x[place]), float(first[place]), self._words(day, totals, place))
            for place, day in enumerate(self._days)
        ]

    def _words(self, day: DayActivity, totals: dict[MemoryType, NDArray[np.int64]], place: int) -> str:
        figure = self.locale().toString
        parts = [f"{type_word(kind)} {figure(int(values[place]))}" for kind, values in totals.items()]
        return f"{short_day(day.day, self._days[-1].day.year)}: {', '.join(parts)}"
