"""The left side of the page Reports: a month, and its days in words; or the reports that were found."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from remembrancer.wording.reports import sum_up_day
from remembrancer_app.charts.dates import month_of_year
from remembrancer_app.reports.day_row import DayRow
from remembrancer_app.reports.legend import MonthLegend
from remembrancer_app.reports.month import ReportMonth
from remembrancer_app.reports.search_note import SearchNote
from remembrancer_app.reports.words import day_name
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.pane import Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from PySide6.QtGui import QKeyEvent

    from remembrancer.model.reports import ReportDay, ReportMatch
    from remembrancer_app.theme import Theme


class DaysPane(Pane):
    """Shows what it is given, and says what is wanted.

    Signals:
        chosen: a day (``datetime.date``) whose report is wanted.
        month_shown: a day of the month that came into view, whose days are to be read.
        making_wanted, making_unwanted: make the reports that a search cannot find yet; stop that.
    """

    chosen = Signal(object)
    month_shown = Signal(object)
    making_wanted = Signal()
    making_unwanted = Signal()

    def __init__(self, theme: Theme, today: date, parent: QWidget | None = None) -> None:
        super().__init__(theme, Role.WINDOW, frozenset({"right"}), parent)
        self.setObjectName("days")
        self.setAccessibleName(self.tr("Days"))
        self._rows: list[DayRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(side) for side in (12, 10, 13, 8)))
        column.setSpacing(theme.px(6))
        head = QHBoxLayout()
        self._month_name = PlainText(theme, style=TextStyle.EMPHASIS)
        head.addWidget(self._month_name, 1)
        for icon, name, step in (
            (Icon.CHEVRON_LEFT, self.tr("Month before"), -1),
            (Icon.CHEVRON_RIGHT, self.tr("Month after"), 1),
        ):
            button = Button(theme, kind=ButtonKind.GHOST, icon=icon, name=name, size=ControlSize.ROW)
            button.clicked.connect(partial(self._step, step))
            head.addWidget(button)
        column.addLayout(head)
        self.month = ReportMonth(theme, today)
        self.month.setObjectName("calendar")
        self.month.moved.connect(self._moved)
        self.month.chosen.connect(self.chosen)
        column.addWidget(self.month, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(MonthLegend(theme))
        column.addWidget(Separator(theme))
        self.search_note = SearchNote(theme)
        self.search_note.wanted.connect(self.making_wanted)
        self.search_note.unwanted.connect(self.making_unwanted)
        column.addWidget(self.search_note)
        self._list = QWidget()
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.px(4))
        self._column.addStretch(1)
        self.scroller = QScrollArea()
        self.scroller.setProperty("bare", True)
        self.scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidgetResizable(True)
        self.scroller.setWidget(self._list)
        column.addWidget(self.scroller, 1)
        self._shown_month: tuple[int, int] | None = None
        self._moved(today)

    @property
    def rows(self) -> Sequence[DayRow]:
        return self._rows

    def choose(self, day: date) -> None:
        """Mark this day, without a signal that it was chosen."""
        self.month.set_day(day)
        self._mark(day)

    def show_days(self, days: Sequence[ReportDay]) -> None:
        """The days of the month in view, the newest first; those on which nothing happened have no line."""
        self.month.show_days(days)
        self.search_note.hide()
        locale = self.locale()
        self._fill(
            [
                DayRow(
                    self._theme,
                    each.day,
                    day_name(each.day, locale),
                    sum_up_day(each, translate),
                    contested=each.conflicts > 0,
                )
                for each in reversed(days)
                if not each.is_empty
            ]
        )

    def show_found(self, matches: Sequence[ReportMatch]) -> None:
        """The reports that a search found, in the place of the days."""
        locale = self.locale()
        self.search_note.show_found(len(matches))
        self._fill([DayRow(self._theme, each.day, day_name(each.day, locale), each.line) for each in matches])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go through the list."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        focused = next((place for place, row in enumerate(self._rows) if row.hasFocus()), None)
        if step is None or focused is None or not 0 <= focused + step < len(self._rows):
            super().keyPressEvent(event)
            return
        row = self._rows[focused + step]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        row.click()
        self.scroller.ensureWidgetVisible(row)

    def _fill(self, rows: list[DayRow]) -> None:
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = rows
        for place, row in enumerate(rows):
            row.clicked.connect(partial(self._choose_row, row.day))
            self._column.insertWidget(place, row)
        self._mark(self.month.day)

    def _choose_row(self, day: date, _checked: bool = False) -> None:
        self.choose(day)
        self.chosen.emit(day)

    def _mark(self, day: date) -> None:
        for row in self._rows:
            row.setAutoExclusive(False)
            row.setChecked(row.day == day)
            row.setAutoExclusive(True)

    @Slot(object)
    def _moved(self, day: date) -> None:
        if self._shown_month != (day.year, day.month):
            self._shown_month = (day.year, day.month)
            self._month_name.setText(month_of_year(day))
            self.month_shown.emit(day)
        self._mark(day)

    def _step(self, months: int, _checked: bool = False) -> None:
        self.month.step_month(months)
