"""The month of the page Reports: each day with what is in its report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from remembrancer_app.shell.calendar_grid import CalendarGrid
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
    """A dot where there is something, a diamond where a conflict was opened."""

    ground, ink = Role.ACCENT, Role.ACCENT_INK

    def __init__(self, theme: Theme, today: date, parent: QWidget | None = None) -> None:
        self._days: dict[date, ReportDay] = {}
        super().__init__(theme, today, parent)

    def show_days(self, days: Iterable[ReportDay]) -> None:
        """What is known of days; the others have no mark."""
        self._days = {each.day: each for each in days}
        self.update()

    def paint_mark(self, painter: QPainter, day: date, box: QRect) -> None:
        known = self._days.get(day)
        if known is None or known.is_empty:
            return
        is_chosen = day == self.day
        centre = QPointF(box.center().x() + 0.5, box.bottom() - self._theme.px(_ABOVE_EDGE))
        if known.conflicts:
            paint_diamond(painter, centre, self._theme.px(_SIDE), self._colour(Role.CONTEST, is_chosen=is_chosen))
        else:
            paint_dot(painter, centre, self._theme.px(_DOT), self._colour(Role.LINE2, is_chosen=is_chosen))

    def _colour(self, role: Role, *, is_chosen: bool) -> QColor:
        return self._theme.color(self.ink if is_chosen else role)


def paint_diamond(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """A filled square on its corner."""
    half = side / 2
    steps = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([centre + step for step in steps]))
    painter.restore()


def paint_dot(painter: QPainter, centre: QPointF, width: float, colour: QColor) -> None:
    """A filled circle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(colour)
    painter.setBrush(colour)
    painter.drawEllipse(QRectF(centre.x() - width / 2, centre.y() - width / 2, width, width))
    painter.restore()
