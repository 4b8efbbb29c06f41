"""The table in place of the chart: a row for each day, week or month with memories, a column for each type."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Slot

from remembrancer_app.charts.calendar_days import to_date
from remembrancer_app.charts.figure_table import Figures, FigureTable
from remembrancer_app.theme import type_word
from remembrancer_app.timeline.points import TYPES
from remembrancer_app.timeline.words import bin_word, bin_words

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.viewing import Viewing


class BinTable(FigureTable):
    """All memories in bins as long as the bars are now. Figures are counted when somebody looks."""

    def __init__(self, theme: Theme, viewing: Viewing, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            name=self.tr("Memories by day and type"),
            description=self.tr("The figures of the timeline. Enter chooses the days of a row."),
            parent=parent,
        )
        self._viewing = viewing
        self._is_stale = True
        self._shown_bin = viewing.bin
        for signal in (viewing.points_changed, viewing.lanes_changed):
            signal.connect(self._forget)
        viewing.span_changed.connect(self._take_span)
        viewing.cursor_changed.connect(self._take_cursor)

    def lines(self) -> list[list[str]]:
        """Head and rows for a file."""
        self._count()
        return self.figures.lines()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count()
        self._take_cursor()

    @Slot()
    def _forget(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self._count()

    @Slot()
    def _take_span(self) -> None:
        if self._viewing.bin is not self._shown_bin:
            self._forget()

    @Slot()
    def _take_cursor(self) -> None:
        days = self._viewing.cursor_days
        if days is not None and self.isVisible():
            self.go_to(days.first)

    def _count(self) -> None:
        if not self._is_stale and self._shown_bin is self._viewing.bin:
            return
        self._is_stale = False
        viewing = self._viewing
        size = self._shown_bin = viewing.bin
        points = viewing.points
        edges = size.edges(points.first_day, max(points.last_day, points.first_day))
        lanes = list(viewing.lanes)
        counts = points.counts(edges)[:, lanes]
        totals = counts.sum(axis=1)
        there = totals > 0
        self.show_figures(
            Figures(
                bin_word(size),
                (self.tr("All"), *(type_word(TYPES[lane]) for lane in lanes)),
                edges[:-1][there],
                np.column_stack((totals, counts))[there],
                partial(bin_words, size, this_year=to_date(viewing.today).year),
            )
        )
