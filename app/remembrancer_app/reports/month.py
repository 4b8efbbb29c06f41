"""The month of the page Reports: each day with what is in its report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from remembrancer.wording.reports import sum_up_day
from remembrancer_app.shell.calendar_grid import CalendarGrid
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QWidget

    from remembrancer.model.reports import ReportDay
    from remembrancer_app.theme import Theme

_SIDE, _DOT, _ABOVE_EDGE = 6, 3, 4


class ReportMonth(CalendarGrid):
    """A dot where there is something, a diamond for a new conflict, a triangle for what is out of the ordinary."""

    ground, ink = Role.ACCENT, Role.ACCENT_INK

    def __init__(self, theme: Theme, today: date, parent: QWidget | None = None) -> None:
        self._days: dict[date, ReportDay] = {}
        super().__init__(theme, today, parent)

    def show_days(self, days: Iterable[ReportDay]) -> None:
        """What is known of days; the others have no mark."""
        self._days = {each.day: each for each in days}
        self.setAccessibleName(self._spoken(self.day))
        self.update()

    def _spoken(self, day: date) -> str:
        """What a screen reader says of a day: with what is in its report."""
        known = self._days.get(day)
        words = "" if known is None else sum_up_day(known, translate)
        return f"{super()._spoken(day)}. {words}" if words else super()._spoken(day)

    def paint_mark(self, painter: QPainter, day: date, box: QRect) -> None:
        known = self._days.get(day)
        if known is None or known.is_empty:
            return
        is_chosen = day == self.day
        centre = QPointF(box.center().x() + 0.5, box.bottom() - self._theme.px(_ABOVE_EDGE))
        side = self._theme.px(_SIDE)
        conflict, unusual = (self._colour(role, is_chosen=is_chosen) for role in (Role.CONTEST, Role.WARN))
        apart = QPointF(side * 0.75, 0)
        if known.conflicts and known.unusual:
            paint_diamond(painter, centre - apart, side, conflict)
            paint_triangle(painter, centre + apart, side, unusual)
        elif known.conflicts:
            paint_diamond(painter, centre, side, conflict)
        elif known.unusual:
            paint_triangle(painter, centre, side, unusual)
        else:
            paint_dot(painter, centre, self._theme.px(_DOT), self._colour(Role.LINE2, is_chosen=is_chosen))

    def _colour(self, role: Role, *, is_chosen: bool) -> QColor:
        return self._theme.color(self.ink if is_chosen else role)


def paint_diamond(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """A filled square on its corner."""
    half = side / 2
    _paint_corners(painter, centre, ((0, -half), (half, 0), (0, half), (-half, 0)), colour)


def paint_triangle(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """A filled triangle on its side."""
    half = side / 2
    _paint_corners(painter, centre, ((0, -half), (half, half), (-half, half)), colour)


def paint_dot(painter: QPainter, centre: QPointF, width: float, colour: QColor) -> None:
    """A filled circle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour)
    painter.setBrush(colour)
    painter.drawEllipse(QRectF(centre.x() - width / 2, centre.y() - width / 2, width, width))
    painter.restore()


def _paint_corners(painter: QPainter, centre: QPointF, corners: Iterable[tuple[float, float]], colour: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([centre + QPointF(*corner) for corner in corners]))
    painter.restore()
