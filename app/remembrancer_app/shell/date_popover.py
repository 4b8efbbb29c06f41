"""The popover of the date button: choose a day and see the vault as it stood at its end."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class DatePopover(Popover):
    """A month with its name and two arrows, and the way back.

    Signals:
        chosen: a ``datetime.date`` in the past.
        now_wanted: back to the present.
    """

    chosen = Signal(object)
    now_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget, today: date) -> None:
        super().__init__(theme, window)
        self.setAccessibleName(self.tr("The vault at a date"))
        explained = self.tr("Show the vault as it stood at the end of a day.")
        self.column.addWidget(PlainText(theme, explained, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        row = QHBoxLayout()
        self._earlier = self._arrow(theme, Icon.CHEVRON_LEFT, self.tr("Month before"))
        self._later = self._arrow(theme, Icon.CHEVRON_RIGHT, self.tr("Month after"))
        self._month = PlainText(theme, style=TextStyle.EMPHASIS)
        self._month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self._earlier)
        row.addWidget(self._month, 1)
        row.addWidget(self._later)
        self.column.addLayout(row)
        self.calendar = CalendarGrid(theme, today)
        self.column.addWidget(self.calendar)
        self.now = Button(theme, self.tr("Return to now"), icon=Icon.HISTORY, size=ControlSize.TOOLBAR)
        self.column.addWidget(self.now)
        self._earlier.clicked.connect(self._month_before)
        self._later.clicked.connect(self._month_after)
        self.calendar.moved.connect(self._name_month)
        self.calendar.chosen.connect(self._choose)
        self.now.clicked.connect(self._leave)
        self._name_month(self.calendar.day)

    def open_for(self, anchor: QWidget, day: date | None) -> None:
        """Show below the date button with the cursor on the day that is shown; None is now."""
        self.now.setVisible(day is not None)
        if day is not None:
            self.calendar.set_day(day)
        self.open_below(anchor)
        self.calendar.setFocus(Qt.FocusReason.PopupFocusReason)

    def _arrow(self, theme: Theme, icon: Icon, name: str) -> Button:
        return Button(theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.ROW)

    @Slot()
    def _month_before(self) -> None:
        self.calendar.step_month(-1)

    @Slot()
    def _month_after(self) -> None:
        self.calendar.step_month(1)

    @Slot(object)
    def _name_month(self, day: date) -> None:
        self._month.setText(self.locale().toString(QDate(day.year, day.month, day.day), "MMMM yyyy"))

    @Slot(object)
    def _choose(self, day: date) -> None:
        self.close_popover()
        self.chosen.emit(day)

    @Slot()
    def _leave(self) -> None:
        self.close_popover()
        self.now_wanted.emit()
