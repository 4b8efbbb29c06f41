"""The timeline as a file: the picture as it stands, and the figures behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QSize

from remembrancer_app.charts.calendar_days import to_date
from remembrancer_app.charts.export import csv_bytes, png_bytes, svg_bytes
from remembrancer_app.charts.export_button import Exports

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from remembrancer_app.timeline.bin_table import BinTable
    from remembrancer_app.timeline.lane_chart import LaneChart
    from remembrancer_app.timeline.lane_names import LaneNames
    from remembrancer_app.timeline.viewing import Viewing


class TimelineFiles:
    """Makes the contents of files. Pictures hold the names of the lanes, the axis and the lanes."""

    def __init__(self, viewing: Viewing, lanes: LaneNames, chart: LaneChart, bins: BinTable) -> None:
        self._viewing = viewing
        self._lanes = lanes
        self._chart = chart
        self._bins = bins

    @property
    def exports(self) -> Exports:
        return Exports(self.name, self.png, self.svg, self.csv)

    def name(self) -> str:
        """A file's name without ending."""
        days = self._viewing.visible_days
        words = QCoreApplication.translate("Timeline", "Timeline {0} to {1}")
        return words.format(to_date(days.first), to_date(days.last))

    def png(self) -> bytes:
        return png_bytes(self._size(), self._draw)

    def svg(self) -> bytes:
        return svg_bytes(self._size(), self._draw, title=self.name())

    def csv(self) -> bytes:
        return csv_bytes(self._bins.lines())

    def _size(self) -> QSize:
        return QSize(self._lanes.width() + self._chart.width(), self._chart.height())

    def _draw(self, painter: QPainter) -> None:
        self._lanes.render(painter, QPoint(0, 0))
        painter.save()
        painter.translate(self._lanes.width(), 0)
        self._chart.draw(painter)
        painter.restore()
