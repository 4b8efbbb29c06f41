"""A square for each day, darker where more was remembered."""

from __future__ import annotations

from datetime import date, timedelta
from math import log
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from remembrancer.wording.labels import MEMORIES_COUNTED
from remembrancer_app.charts.calendar_days import monday_of, to_date, to_day
from remembrancer_app.charts.dates import long_day, short_day
from remembrancer_app.charts.read_out import ReadOut, ReadOutHolder
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent

    from remembrancer_app.jobs.turns import Turns
    from remembrancer_app.theme import Theme

_NAMES, _HEAD, _FOOT, _GAP, _MOST_SIDE = 38, 18, 24, 3, 22
_STEPS = 5
_WEEK = 7


class Heatmap(ReadOutHolder, Painted, QWidget):
    """Weeks from left to right. Arrow keys move by day and week; the day under the cursor is told.

    Signals:
        opened: a day (``datetime.date``), by Enter or a double click.
    """

    opened = Signal(object)

    def __init__(self, theme: Theme, turns: Turns, today: date, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self._turns = turns
        self._picture: QPixmap | None = None
        self._is_painted = False
        self._today = today
        self._counts: Mapping[date, int] = {}
        self._first = self._last = today
        self.most = (today, 0)
        self._cursor: date | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("New memories a day"))
        self.setAccessibleDescription(self.tr("Arrow keys read day by day, Enter opens the report of one."))
        self.follow(theme)
        self.read_out = ReadOut(theme, self)

    def show_days(self, counts: Mapping[date, int], first: date, last: date) -> None:
        """Show a period. ``most`` is the day in it with the most, the latest of equals, and how many."""
        self._counts, self._first, self._last = counts, first, last
        # Once, not for each of the squares.
        self.most = max(counts.items(), key=lambda each: (each[1], each[0]), default=(last, 0))
        self._cursor = None
        self.read_out.hide()
        self._paint_anew()

    def words(self, day: date) -> str:
        """``24 February 2026: 21 memories``."""
        return f"{long_day(day)}: {MEMORIES_COUNTED.fill(translate, self._counts.get(day, 0))}"

    def level(self, count: int) -> int:
        """0 for none, else one of four levels by the logarithm: one day with very many does not bleach the others."""
        most = self.most[1]
        if not count:
            return 0
        share = 1.0 if most <= 1 else log(count) / log(most)
        return 1 + min(_STEPS - 2, int(share * (_STEPS - 1)))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(420), self._theme.px(_HEAD + _FOOT + _WEEK * 15))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEAD + _FOOT + _WEEK * 9))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -_WEEK, Qt.Key.Key_Right: _WEEK, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps:
            start = self._last if self._cursor is None else self._cursor + timedelta(days=steps[key])
            self._go(start)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor is not None:
            self.opened.emit(self._cursor)
        else:
            super().keyPressEvent(event)
            return
        self._shows_focus = True
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        day = self._day_at(event.position())
        if day is None:
            self.read_out.hide()
        else:
            self.read_out.show_at(self._box(day).center(), self.words(day))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        day = self._day_at(event.position())
        if day is not None:
            self.opened.emit(day)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._is_painted:
            self._turns.ask(self, self._paint)
        painter = QPainter(self)
        if self._picture is None:
            painter.fillRect(self.rect(), self._theme.color(Role.SURFACE))
        else:
            painter.drawPixmap(0, 0, self._picture)
        if self._cursor is not None and self.shows_focus:
            paint_focus_ring(self._theme, painter, self._box(self._cursor).adjusted(-2, -2, 2, 2), self._theme.px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paint_anew()

    def take_theme(self) -> None:
        super().take_theme()
        self._picture = None
        self._paint_anew()

    def _paint_anew(self) -> None:
        """The picture is no longer right; until there is another one it is seen."""
        self._is_painted = False
        self.update()

    def _paint(self) -> None:
        if not self.isVisible():
            return  # when it is shown again it asks again
        self._is_painted = True
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self.draw(painter)
        painter.end()
        self._picture = picture
        self.update()

    def draw(self, painter: QPainter) -> None:
        """The squares, their words and what their colours mean."""
        theme, side = self._theme, self._side()
        painter.fillRect(self.rect(), theme.color(Role.SURFACE))
        painter.setFont(theme.font(TextStyle.CAPTION))
        locale, high = self.locale(), theme.metrics(TextStyle.CAPTION).height()
        for row in (0, 2, 4, 6):
            name = locale.standaloneDayName(row + 1, locale.FormatType.ShortFormat)
            # Beside the middle of its row, also where a square is lower than a letter.
            top = theme.px(_HEAD) + row * (side + theme.px(_GAP)) + (side - high) // 2
            box = QRect(0, top, theme.px(_NAMES), high)
            # As other charts, it is not mirrored.
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            paint_line(painter, box, name, theme.color(Role.TEXT2), left)
        self._draw_months(painter)
        day = self._first
        while day <= self._last:
            box = self._box(day)
            level = self.level(self._counts.get(day, 0))
            edge = theme.color(Role.TEXT) if day == self._today else self._edge(level)
            width = 2.0 if day == self._today else 1.0
            paint_rounded(painter, box, theme.px(3), fill=self.colour(level), edge=edge, width=width)
            day += timedelta(days=1)
        self._draw_legend(painter)

    def colour(self, level: int) -> QColor:
        """Five steps of the first series over the surface; the first is that of wells."""
        if not level:
            return self._theme.color(Role.SUNKEN)
        return self._theme.blended(Role.SERIES1, (0.25, 0.5, 0.75, 1.0)[level - 1])

    def _edge(self, level: int) -> QColor | None:
        """In high contrast a well is as black as what it lies in: an empty square needs a line."""
        return self._theme.color(Role.LINE) if not level and self._theme.is_high_contrast else None

    def _draw_months(self, painter: QPainter) -> None:
        theme, locale, free = self._theme, self.locale(), 0
        metrics = theme.metrics(TextStyle.CAPTION)
        painter.setPen(theme.color(Role.TEXT2))
        week = monday_of(to_day(self._first))
        while week <= to_day(self._last):
            day = to_date(week + _WEEK - 1)
            left = self._left(week)
            if day.day <= _WEEK and left >= free:
                name = locale.standaloneMonthName(day.month, locale.FormatType.ShortFormat)
                width = metrics.horizontalAdvance(name)
                if left + width <= self.width():
                    painter.drawText(
                        QRect(left, 0, width + 2, theme.px(_HEAD - 4)), int(Qt.AlignmentFlag.AlignVCenter), name
                    )
                    free = left + width + theme.px(6)
            week += _WEEK

    def _draw_legend(self, painter: QPainter) -> None:
        theme, side = self._theme, self._theme.px(11)
        top = theme.px(_HEAD) + _WEEK * (self._side() + theme.px(_GAP)) + theme.px(5)
        metrics, left = theme.metrics(TextStyle.CAPTION), theme.px(_NAMES)
        day, most = self.most
        words = self.tr("today is outlined; most: {0} on {1}").format(
            self.locale().toString(most), short_day(day, self._today.year)
        )
        painter.setPen(theme.color(Role.TEXT2))
        room = self.width() - left - metrics.horizontalAdvance(self.tr("Fewer") + self.tr("More"))
        room -= _STEPS * (side + theme.px(4)) + theme.px(16)
        if metrics.horizontalAdvance(words) > room:
            words = self.tr("today is outlined")
        for part in (self.tr("Fewer"), *range(_STEPS), self.tr("More"), words if most else ""):
            if isinstance(part, int):
                square = QRect(left, top + theme.px(1), side, side)
                paint_rounded(painter, square, theme.px(2), fill=self.colour(part), edge=self._edge(part))
                left += side + theme.px(4)
            else:
                width = metrics.horizontalAdvance(part)
                painter.drawText(QRect(left, top, width + 2, theme.px(14)), int(Qt.AlignmentFlag.AlignVCenter), part)
                left += width + theme.px(8)

    def _weeks(self) -> int:
        return (to_day(self._last) - monday_of(to_day(self._first))) // _WEEK + 1

    def _side(self) -> int:
        theme, gap = self._theme, self._theme.px(_GAP)
        wide = (self.width() - theme.px(_NAMES)) // max(1, self._weeks()) - gap
        high = (self.height() - theme.px(_HEAD + _FOOT)) // _WEEK - gap
        return max(4, min(wide, high, theme.px(_MOST_SIDE)))

    def _left(self, week: int) -> int:
        number = (week - monday_of(to_day(self._first))) // _WEEK
        return self._theme.px(_NAMES) + number * (self._side() + self._theme.px(_GAP))

    def _box(self, day: date) -> QRect:
        side = self._side()
        top = self._theme.px(_HEAD) + day.weekday() * (side + self._theme.px(_GAP))
        return QRect(self._left(monday_of(to_day(day))), top, side, side)

    def _day_at(self, point: QPointF) -> date | None:
        step = self._side() + self._theme.px(_GAP)
        column = int(point.x() - self._theme.px(_NAMES)) // step
        row = int(point.y() - self._theme.px(_HEAD)) // step
        if column < 0 or not 0 <= row < _WEEK:
            return None
        day = to_date(monday_of(to_day(self._first)) + column * _WEEK + row)
        return day if self._first <= day <= self._last else None

    def _go(self, day: date) -> None:
        self._cursor = min(max(day, self._first), self._last)
        words = self.words(self._cursor)
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.read_out.show_at(self._box(self._cursor).center(), words)
