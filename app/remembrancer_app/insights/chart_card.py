"""A chart with its finding as a heading, what can be done about it, its figures as a table, and a way to save it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.charts.export import csv_bytes, png_bytes, svg_bytes
from remembrancer_app.charts.export_button import ExportButton, Exports
from remembrancer_app.charts.figure_table import Figures, FigureTable
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Card

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from remembrancer_app.theme import Theme

_PADDING = 14
_LEAST_WORDS = 190
"""So much of the heading is to be seen."""


class ChartCard(Card):
    """``chart`` draws itself for a file by ``draw``; ``figures`` gives what it shows as a table.

    Signals:
        said: what became of saving, in a sentence.
    """

    said = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        chart: QWidget,
        draw: Callable[[QPainter], None],
        figures: Callable[[], Figures],
        *,
        empty: tuple[Icon, str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, padding=_PADDING, parent=parent)
        self.setObjectName(name)
        self.chart = chart
        self._draw = draw
        self._figures = figures
        self.title = ElidedLabel(theme, style=TextStyle.EMPHASIS)
        self.subtitle = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
        self.table_button = Button(
            theme,
            kind=ButtonKind.GHOST,
            icon=Icon.TABLE_2,
            name=self.tr("Figures as a table"),
            size=ControlSize.ROW,
        )
        self.table_button.setCheckable(True)
        self.table_button.toggled.connect(self._show_table)
        self.export = ExportButton(theme, Exports(self._file_name, self._png, self._svg, self._csv))
        self.export.set_kind(ButtonKind.GHOST)
        self.export.saved.connect(lambda path: self.said.emit(self.tr("The chart was saved as {0}.").format(path)))
        self.export.failed.connect(lambda why: self.said.emit(self.tr("The chart could not be saved: {0}").format(why)))
        head = QHBoxLayout()
        head.setSpacing(theme.px(6))
        words = QVBoxLayout()
        words.setSpacing(theme.px(1))
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        head.addLayout(words, 1)
        self._actions = QWidget()
        buttons = QHBoxLayout(self._actions)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(theme.px(6))
        self._head, self._under_head = head, QHBoxLayout()
        head.addWidget(self._actions)
        head.addWidget(self.table_button)
        head.addWidget(self.export)
        self._under_head.addStretch(1)
        self.column.addLayout(head)
        self.column.addLayout(self._under_head)
        self.column.addSpacing(theme.px(6))
        self.table = FigureTable(theme, name=self.tr("Figures"), description=self.tr("What the chart shows"))
        self._empty = EmptyState(theme, *empty)
        self._empty_title = empty[1]
        self.stack = QStackedWidget()
        for widget in (chart, self.table, self._empty):
            self.stack.addWidget(widget)
        self.column.addWidget(self.stack, 1)
        self._has_content = False
        self._figures_shown = True
        self.show_nothing(empty[1])

    def add_action(self, words: str, act: Callable[[], None], icon: Icon | None = None) -> Button:
        """A button before those of the chart."""
        button = Button(self._theme, words, icon=icon, size=ControlSize.TOOLBAR)
        button.clicked.connect(lambda _checked=False: act())
        layout = self._actions.layout()
        if layout is not None:
            layout.addWidget(button)
        return button

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._place_actions()
        return super().event(event)

    def _place_actions(self) -> None:
        """The buttons of its own stand below the heading where they would leave too little of it."""
        asked = self._actions.sizeHint().width()
        beside = self.table_button.sizeHint().width() + self.export.sizeHint().width()
        room = self.width() - 2 * self._theme.px(_PADDING) - beside - asked
        under = asked > 0 and room < self._theme.px(_LEAST_WORDS)
        if under == (self._under_head.indexOf(self._actions) >= 0):
            return
        (self._head if under else self._under_head).removeWidget(self._actions)
        self._under_head.setContentsMargins(0, self._theme.px(6) if under else 0, 0, 0)
        if under:
            self._under_head.insertWidget(0, self._actions)
        else:
            self._head.insertWidget(1, self._actions)

    def show_finding(self, title: str, subtitle: str) -> None:
        """The chart has content: say what it shows."""
        self._has_content = True
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self.setAccessibleName(f"{title}. {subtitle}")
        self.chart.setAccessibleName(f"{title}. {subtitle}")
        self._figures_shown = False
        for button in (self.table_button, self.export):
            button.show()
        self._show_table()

    def show_nothing(self, title: str) -> None:
        """There is nothing to draw; why stands in the middle."""
        self._has_content = False
        # What stands in the middle need not stand above it too.
        self.title.setText("" if title == self._empty_title else title)
        self.subtitle.setText("")
        self.setAccessibleName(title)
        for button in (self.table_button, self.export):
            button.hide()
        self.stack.setCurrentWidget(self._empty)

    @Slot()
    def toggle_table(self) -> None:
        self.table_button.toggle()

    @Slot()
    def _show_table(self) -> None:
        if not self._has_content:
            return
        if self.table_button.isChecked():
            self._fill_table()
        self.stack.setCurrentWidget(self.table if self.table_button.isChecked() else self.chart)

    def _fill_table(self) -> None:
        """Only for who looks at it: nobody waits for figures behind a chart."""
        if not self._figures_shown:
            self._figures_shown = True
            self.table.show_figures(self._figures())

    def _file_name(self) -> str:
        return self.title.text().replace("/", "-")

    def _size(self) -> QSize:
        return self.chart.size()

    def _png(self) -> bytes:
        return png_bytes(self._size(), self._draw)

    def _csv(self) -> bytes:
        self._fill_table()
        return csv_bytes(self.table.figures.lines())

    def _svg(self) -> bytes:
        return svg_bytes(self._size(), self._draw, title=self.title.text())
