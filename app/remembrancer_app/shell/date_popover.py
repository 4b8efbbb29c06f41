"""The popover of the date button: see the vault as it stood on a day, or what held on one."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.charts.dates import month_of_year
from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.popover import Popover
from remembrancer_app.widgets.segmented_control import Segment, SegmentedControl

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class Clock(StrEnum):
    """Which of the two clocks the calendar sets: when the vault knew it, or when it held."""

    KNOWN = "known"
    HELD = "held"


class DatePopover(Popover):
    """A month with its name and two arrows for one of two clocks, and the way back.

    Signals:
        chosen: see the vault as it stood at the end of this ``datetime.date``.
        held_chosen: see what held on this day; None for whenever it held.
        now_wanted: back to the present.
    """

    chosen = Signal(object)
    held_chosen = Signal(object)
    now_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget, today: date) -> None:
        super().__init__(theme, window)
        self.setAccessibleName(self.tr("The vault at a date"))
        self._today = today
        self._days: dict[Clock, date | None] = dict.fromkeys(Clock)
        segments = (
            Segment(Clock.KNOWN, self.tr("As it was known")),
            Segment(Clock.HELD, self.tr("What held")),
        )
        self.clocks = SegmentedControl(theme, segments, name=self.tr("Which date"))
        self.column.addWidget(self.clocks, 0, Qt.AlignmentFlag.AlignHCenter)
        self.explanation = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.column.addWidget(self.explanation)
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
        self.column.addWidget(self.calendar, 0, Qt.AlignmentFlag.AlignHCenter)
        self.now = Button(theme, self.tr("Return to now"), icon=Icon.HISTORY, size=ControlSize.TOOLBAR)
        self.column.addWidget(self.now)
        self._earlier.clicked.connect(self._month_before)
        self._later.clicked.connect(self._month_after)
        self.calendar.moved.connect(self._name_month)
        self.calendar.chosen.connect(self._choose)
        self.clocks.chosen.connect(self._turn)
        self.now.clicked.connect(self._leave)
        self._name_month(self.calendar.day)

    def open_for(self, anchor: QWidget, known: date | None, held: date | None, clock: Clock = Clock.KNOWN) -> None:
        """Show below the date button with the cursor on the day of that clock.

        ``known`` None is now, ``held`` None whenever it held.
        """
        self._days = {Clock.KNOWN: known, Clock.HELD: held}
        self.clocks.set_value(clock)
        self._show_clock(clock)
        self.open_below(anchor)
        self.calendar.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def _clock(self) -> Clock:
        return Clock(self.clocks.value)

    def _show_clock(self, clock: Clock) -> None:
        day = self._days[clock]
        is_known = clock is Clock.KNOWN
        explained = {
            Clock.KNOWN: self.tr("The vault as it stood at the end of a day. Nothing is changed there."),
            Clock.HELD: self.tr("What held at the end of a day, also if it was replaced since."),
        }
        self.explanation.setText(explained[clock])
        # What the vault will know nobody can see, but what is to hold may be known already.
        self.calendar.set_latest(self._today if is_known else None)
        self.calendar.set_day(day or self._today)
        self.now.setText(self.tr("Return to now") if is_known else self.tr("Whenever it held"))
        self.now.setEnabled(day is not None)

    def _arrow(self, theme: Theme, icon: Icon, name: str) -> Button:
        return Button(theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.ROW)

    @Slot(str)
    def _turn(self, _clock: str) -> None:
        self._show_clock(self._clock)

    @Slot()
    def _month_before(self) -> None:
        self.calendar.step_month(-1)

    @Slot()
    def _month_after(self) -> None:
        self.calendar.step_month(1)

    @Slot(object)
    def _name_month(self, day: date) -> None:
        self._month.setText(month_of_year(day))

    @Slot(object)
    def _choose(self, day: date) -> None:
        clock = self._clock
        self.close_popover()
        (self.chosen if clock is Clock.KNOWN else self.held_chosen).emit(day)

    @Slot()
    def _leave(self) -> None:
        clock = self._clock
        self.close_popover()
        if clock is Clock.KNOWN:
            self.now_wanted.emit()
        else:
            self.held_chosen.emit(None)
