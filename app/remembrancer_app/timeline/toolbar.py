"""The row above the chart: span, zoom, clock, and the table in place of the chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer.model.types import TimeAxis
from remembrancer_app.charts.export_button import ExportButton, Exports
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.timeline.lane_chart import KEY_ZOOM
from remembrancer_app.timeline.words import height_words
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.combo_box import ComboBox
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.pane import Pane
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme
    from remembrancer_app.timeline.viewing import Viewing

SPANS = {"day": 14.0, "week": 35.0, "month": 84.0}
"""The days each of the first three segments shows; "all" shows everything."""
AXES = (TimeAxis.LIFE, TimeAxis.STATED, TimeAxis.RECORDED)


class TimelineToolbar(Pane):
    """Acts on the viewing itself; what concerns the page is signalled.

    Signals:
        axis_chosen: place memories by another clock (a TimeAxis).
        table_toggled: show the table in place of the chart, or the chart again.
    """

    axis_chosen = Signal(object)
    table_toggled = Signal(bool)

    def __init__(self, theme: Theme, viewing: Viewing, exports: Exports, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.SURFACE, frozenset({"bottom"}), parent)
        self.setObjectName("toolbar")
        self._viewing = viewing
        segments = (
            Segment("day", self.tr("Day")),
            Segment("week", self.tr("Week")),
            Segment("month", self.tr("Month")),
            Segment("all", self.tr("All")),
        )
        self.spans = SegmentedControl(theme, segments, name=self.tr("Span"), value="month")
        self.zoom_out = self._tool(Icon.ZOOM_OUT, self.tr("Zoom out"), "-")
        self.zoom_in = self._tool(Icon.ZOOM_IN, self.tr("Zoom in"), "+")
        self.fit = self._tool(Icon.MAXIMIZE, self.tr("Show the range, or everything"), "")
        self.legend = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.clock = ComboBox(theme, name=self.tr("Placed by"))
        words = (
            self.tr("By: when it happened"),
            self.tr("By: when it was stated"),
            self.tr("By: when it was recorded"),
        )
        for axis, text in zip(AXES, words, strict=True):
            self.clock.addItem(text, axis)
        self.table = Button(theme, self.tr("Table"), icon=Icon.TABLE_2, size=ControlSize.TOOLBAR)
        self.table.setCheckable(True)
        self.export = ExportButton(theme, exports)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 1)
        row.setSpacing(6)
        row.addWidget(self.spans)
        for button in (self.zoom_out, self.zoom_in, self.fit):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.legend, 100, Qt.AlignmentFlag.AlignRight)
        row.addSpacing(4)
        for widget in (self.clock, self.table, self.export):
            row.addWidget(widget)
        self.spans.chosen.connect(self._show_span)
        self.zoom_out.clicked.connect(lambda: viewing.zoom(KEY_ZOOM))
        self.zoom_in.clicked.connect(lambda: viewing.zoom(1 / KEY_ZOOM))
        self.fit.clicked.connect(viewing.fit)
        self.clock.activated.connect(self._choose_axis)
        self.table.toggled.connect(self.table_toggled)
        viewing.span_changed.connect(self._take_span)
        viewing.points_changed.connect(self._take_span)
        theme.changed.connect(self._take_height)
        self._take_height()
        self._take_span()

    @property
    def axis(self) -> TimeAxis:
        return AXES[self.clock.currentIndex()]

    def set_axis(self, axis: TimeAxis) -> None:
        """Without a signal."""
        self.clock.setCurrentIndex(AXES.index(axis))

    def _tool(self, icon: Icon, name: str, key: str) -> Button:
        return Button(
            self._theme, kind=ButtonKind.GHOST, icon=icon, name=name, key=key, size=ControlSize.TOOLBAR, parent=self
        )

    @Slot()
    def _take_height(self) -> None:
        self.setFixedHeight(self._theme.px(measures.TOOLBAR_HEIGHT) + 1)

    @Slot(str)
    def _show_span(self, value: str) -> None:
        if value == "all":
            self._viewing.show_all()
        else:
            self._viewing.show_days(SPANS[value])

    @Slot(int)
    def _choose_axis(self, place: int) -> None:
        self.axis_chosen.emit(AXES[place])

    @Slot()
    def _take_span(self) -> None:
        viewing = self._viewing
        first, last = viewing.extent
        days = viewing.length
        everything = last + 1 - first
        # The segment nearest to what is shown; between two of them the one below.
        value = next((name for name, span in SPANS.items() if days <= span * 1.5), "all")
        if days >= everything * 0.98 and everything > SPANS["day"]:
            value = "all"
        if self.spans.value != value:
            self.spans.set_value(value)
        self.legend.setText(height_words(viewing.bin, single_marks=viewing.shows_single_marks))
