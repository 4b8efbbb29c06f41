"""A chart of what happened on each day: its days, its two axes, and how it is told to assistive technology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer_app.charts.calendar_axis import CalendarAxis
from remembrancer_app.insights.read_out_chart import ReadOutChart
from remembrancer_app.insights.value_axis import ValueAxis

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.lifecycle import DayActivity
    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme


class DayChart(ReadOutChart):
    """How the days are drawn is said by the kinds of it."""

    def __init__(self, theme: Theme, turns: Turns, name: str, parent: QWidget | None = None) -> None:
        self._days: tuple[DayActivity, ...] = ()
        self._axis, self._values = CalendarAxis(theme, "bottom"), ValueAxis(theme)
        super().__init__(
            theme,
            turns,
            name=name,
            description=self.tr("Arrow keys read day by day. The same figures stand in the table."),
            axes={"bottom": self._axis, "left": self._values},
            parent=parent,
        )

    @property
    def days(self) -> tuple[DayActivity, ...]:
        return self._days

    def show_days(self, days: tuple[DayActivity, ...]) -> None:
        self._days = days
        self.draw_again()
