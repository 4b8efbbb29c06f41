"""A calendar that drops down from a button: choose a day, or now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.charts.dates import month_of_year
from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from datetime import date

    from remembrancer_app.theme import Theme


class DayPopover(Popover):
    """Signals carry what was chosen.

    Signals:
        chosen: a ``datetime.date`` up to the last one.
        now_chosen: no day but the present.
    """

    chosen = Signal(object)
    now_chosen = Signal()

    def __init__(self, theme: Theme, window: QWidget, last: date, *, words: str, now: str = "") -> None:
        """``words`` explain what the day is for; with ``now`` there is a button of that name."""
        super().__init__(theme, window)
        self.setAccessibleName(words)
        self.column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        earlier = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.CHEVRON_LEFT, name=self.tr("Month before"), size=ControlSize.ROW
        )
        later = Button(
            theme, kind=ButtonKind.GHOST, icon=Icon.CHEVRON_RIGHT, name=self.tr("Month after"), size=ControlSize.ROW
        )
        self._month = PlainText(theme, style=TextStyle.EMPHASIS)
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(earlier)
        row.addWidget(self._month, 1)
        row.addWidget(later)
        self.column.addLayout(row)
        self.calendar = CalendarGrid(theme, last)
        self.column.addWidget(self.calendar)
        earlier.clicked.connect(lambda: self.calendar.step_month(-1))
        later.clicked.connect(lambda: self.calendar.step_month(1))
        self.calendar.moved.connect(self._name_month)
        self.calendar.chosen.connect(self._choose)
        if now:
            self.now = Button(theme, now, icon=Icon.HISTORY, size=ControlSize.TOOLBAR)
            self.now.clicked.connect(self._choose_now)
            self.column.addWidget(self.now)
        self.closed.connect(self.deleteLater)
        self._name_month(self.calendar.day)

    def open_for(self, anchor: QWidget, day: date | None) -> None:
        """Show below the button with the cursor on that day."""
        if day is not None:
            self.calendar.set_day(day)
        self.open_below(anchor)
        self.calendar.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot(object)
    def _name_month(self, day: date) -> None:
        self._month.setText(month_of_year(day))

    @Slot(object)
    def _choose(self, day: date) -> None:
        self.close_popover()
        self.chosen.emit(day)

    @Slot()
    def _choose_now(self) -> None:
        self.close_popover()
        self.now_chosen.emit()
