"""A month to choose a day of, drawn from the theme."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from remembrancer_app.theme import Theme

_CELL, _ROWS, _DAYS = 32, 6, 7
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_DAYS,
    Qt.Key.Key_Down: _DAYS,
}


class CalendarGrid(Painted, QWidget):
    """The days of one month. Arrows move by day and week, Page Up and Page Down by month; Enter or a click chooses.

    Signals:
        chosen: a ``datetime.date``.
        moved: the day under the cursor changed.
    """

    chosen = Signal(object)
    moved = Signal(object)

    ground, ink = Role.PAST, Role.PAST_INK
    """Of the day under the cursor."""

    def __init__(self, theme: Theme, today: date, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._today = today
        self._latest: date | None = today
        self._day = today
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)
        self.set_day(today)

    @property
    def day(self) -> date:
        return self._day

    def set_latest(self, day: date | None) -> None:
        """The last day that can be chosen: today unless this is called; None for any."""
        self._latest = day
        self.set_day(self._day)

    def _is_there(self, day: date) -> bool:
        return self._latest is None or day <= self._latest

    def set_day(self, day: date) -> None:
        """Move the cursor; days after the last one are not there."""
        self._day = day if self._latest is None else min(day, self._latest)
        self.setAccessibleName(self._spoken(self._day))
        self.update()
        self.moved.emit(self._day)

    def step_month(self, months: int) -> None:
        """The same day so many months later, or the last one that month has."""
        moved = QDate(self._day.year, self._day.month, self._day.day).addMonths(months)
        self.set_day(date(moved.year(), moved.month(), moved.day()))

    def sizeHint(self) -> QSize:
        cell = self._theme.px(_CELL)
        return QSize(_DAYS * cell, (_ROWS + 1) * cell)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            step = _STEPS[key]
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft and abs(step) == 1:
                step = -step
            self._go(timedelta(days=step))
        elif key == Qt.Key.Key_PageUp:
            self.step_month(-1)
        elif key == Qt.Key.Key_PageDown:
            self.step_month(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self._day)
        else:
            super().keyPressEvent(event)
            return
        self._shows_focus = True
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        for day, box in self._cells():
            if box.contains(event.position().toPoint()) and self._is_there(day):
                self.set_day(day)
                self.chosen.emit(day)
                return

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        locale = self.locale()
        cell = theme.px(_CELL)
        painter.setFont(theme.font(TextStyle.CAPTION))
        painter.setPen(theme.color(Role.TEXT3))
        for column in range(_DAYS):
            number = (locale.firstDayOfWeek().value - 1 + column) % _DAYS + 1
            box = mirrored(QRect(column * cell, 0, cell, cell), self.rect(), self.layoutDirection())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, locale.dayName(number, QLocale.FormatType.ShortFormat))
        for day, box in self._cells():
            self._paint_day(painter, day, box)

    def _paint_day(self, painter: QPainter, day: date, box: QRect) -> None:
        theme = self._theme
        inner = box.adjusted(1, 1, -1, -1)
        radius = theme.px(measures.RADIUS)
        ink = Role.TEXT
        if day == self._day:
            paint_rounded(painter, inner, radius, fill=theme.color(self.ground))
            ink = self.ink
        elif day == self._today:
            paint_rounded(painter, inner, radius, edge=theme.color(Role.ACCENT))
        elif not self._is_there(day) or day.month != self._day.month:
            ink = Role.TEXT3
        painter.setOpacity(1.0 if self._is_there(day) else 0.45)
        painter.setFont(theme.font(TextStyle.SECONDARY_EMPHASIS if day == self._day else TextStyle.SECONDARY))
        painter.setPen(theme.color(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.locale().toString(day.day))
        painter.setOpacity(1.0)
        self.paint_mark(painter, day, box)
        if day == self._day and self.shows_focus:
            paint_focus_ring(theme, painter, box, radius)

    def paint_mark(self, painter: QPainter, day: date, box: QRect) -> None:
        """What else a day shows in its square; nothing here."""

    def _cells(self) -> list[tuple[date, QRect]]:
        cell = self._theme.px(_CELL)
        first = self._day.replace(day=1)
        before = (first.isoweekday() - self.locale().firstDayOfWeek().value) % _DAYS
        start = first - timedelta(days=before)
        return [
            (
                start + timedelta(days=number),
                mirrored(
                    QRect((number % _DAYS) * cell, (number // _DAYS + 1) * cell, cell, cell),
                    self.rect(),
                    self.layoutDirection(),
                ),
            )
            for number in range(_ROWS * _DAYS)
        ]

    def _go(self, by: timedelta) -> None:
        self.set_day(self._day + by)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._spoken(self._day)))

    def _spoken(self, day: date) -> str:
        return self.locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
