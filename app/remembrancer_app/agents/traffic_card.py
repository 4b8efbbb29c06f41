"""The graph of the last hour with its heading, legend and table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.agents.traffic_chart import TrafficChart, by_minute
from remembrancer_app.insights.chart_card import ChartCard
from remembrancer_app.jobs.turns import Turns
from remembrancer_app.theme import Icon, Role
from remembrancer_app.widgets.legend import Legend

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from remembrancer.model.traffic import TrafficMinute
    from remembrancer_app.theme import Theme

_HEIGHT = 196


class TrafficCard(QWidget):
    """Of all clients together.

    Signals:
        said: what became of saving the chart, in a sentence.
    """

    said = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("traffic")
        self._theme = theme
        self.chart = TrafficChart(theme, Turns(self))
        title = self.tr("Nothing was asked in the last hour")
        hint = self.tr("Requests a minute stand here once an agent asks for something.")
        self.card = ChartCard(
            theme,
            "traffic_card",
            self.chart,
            self.chart.draw,
            self.chart.figures,
            empty=(Icon.ACTIVITY, title, hint),
        )
        self._empty = title
        entries = (
            (self.tr("recall"), Role.SERIES1),
            (self.tr("remember"), Role.SERIES3),
            (self.tr("refused (diamond)"), Role.BAD),
        )
        self.legend = Legend(theme, entries)
        self.card.column.addWidget(self.legend)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        self.card.said.connect(self.said)
        self.legend.hide()
        theme.changed.connect(self._take_theme)
        self._take_theme()

    @Slot()
    def _take_theme(self) -> None:
        # A plot would take as much room as there is.
        self.setFixedHeight(self._theme.px(_HEIGHT))

    def show_traffic(self, minutes: Iterable[TrafficMinute], now: datetime, name: str = "") -> None:
        """Of the last hour up to ``now``, of everybody or of the client of that name."""
        counts = by_minute(minutes, now)
        if counts == self.chart.minutes:
            return
        self.chart.show_minutes(counts)
        asked = sum(minute.total for minute in counts)
        self.legend.setVisible(bool(asked))
        if not asked:
            self.card.show_nothing(self._empty)
            return
        title = self.tr("Requests a minute, last hour")
        figure = self.locale().toString
        refused = sum(minute.refused for minute in counts)
        words = self.tr("{0} in all, {1} refused").format(figure(asked), figure(refused))
        self.card.show_finding(title, f"{name} · {words}" if name else words)
