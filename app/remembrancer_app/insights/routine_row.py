"""A routine in a list: its name, its last values as a line, its rhythm and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from remembrancer.model.attention import RoutineState
from remembrancer.wording.attention import describe_rhythm, name_routine_state
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import mirrored, paint_focus_ring, paint_line, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.attention import Routine
    from remembrancer_app.theme import Theme

_LOOKS = {
    RoutineState.AS_USUAL: (Icon.CIRCLE_CHECK, Role.GOOD),
    RoutineState.UNUSUAL: (Icon.ACTIVITY, Role.WARN),
    RoutineState.QUIET: (Icon.BELL_OFF, Role.WARN),
    RoutineState.CHANGED: (Icon.ACTIVITY, Role.WARN),
    RoutineState.ENDED: (Icon.CIRCLE_X, Role.TEXT2),
}
_HEIGHT, _STATE, _RHYTHM, _SPARK, _PAD = 32, 146, 100, 84, 8


class RoutineRow(Painted, QAbstractButton):
    """Can be chosen; one of a list is."""

    def __init__(self, theme: Theme, routine: Routine, parent: QWidget | None = None) -> None:
        QAbstractButton.__init__(self, parent)
        self.routine = routine
        self._state = name_routine_state(routine.state, translate)
        self._rhythm = describe_rhythm(routine, translate)
        self.setText(routine.name)
        self.setAccessibleName(f"{routine.name}. {self._rhythm}. {self._state}")
        self.setToolTip(routine.name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(420), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        radius = theme.px(measures.RADIUS)
        if self.isChecked():
            edge = theme.color(Role.ACCENT_LINE) if theme.is_high_contrast else None
            paint_rounded(painter, outer, radius, fill=theme.color(Role.ACCENT_SOFT), edge=edge)
        elif self.underMouse():
            paint_rounded(painter, outer, radius, fill=theme.color(Role.HOVER))
        right = self.width() - theme.px(_PAD)
        icon, tone = _LOOKS[self.routine.state]
        start = (
            Qt.AlignmentFlag.AlignRight if direction == Qt.LayoutDirection.RightToLeft else Qt.AlignmentFlag.AlignLeft
        )
        start |= Qt.AlignmentFlag.AlignAbsolute  # the painter would mirror it once more
        state = QRect(right - theme.px(_STATE), 0, theme.px(_STATE), self.height())
        side = theme.px(measures.ICON_ROW)
        square = QRect(state.left(), (self.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(square, outer, direction), icon, tone)
        painter.setFont(theme.font(TextStyle.SECONDARY))
        words = state.adjusted(side + theme.px(6), 0, 0, 0)
        paint_line(painter, mirrored(words, outer, direction), self._state, theme.color(tone), start)
        left = theme.px(_PAD)
        room = state.left() - left
        if room > theme.px(_RHYTHM + 120):
            rhythm = QRect(state.left() - theme.px(_RHYTHM), 0, theme.px(_RHYTHM - 8), self.height())
            paint_line(painter, mirrored(rhythm, outer, direction), self._rhythm, theme.color(Role.TEXT2), start)
            room = rhythm.left() - left
        if room > theme.px(_SPARK + 110):
            spark = QRect(left + room - theme.px(_SPARK + 10), 0, theme.px(_SPARK), self.height())
            self._paint_spark(
                painter, QRectF(mirrored(spark, outer, direction)).adjusted(0, theme.px(8), 0, -theme.px(8))
            )
            room = spark.left() - left - theme.px(8)
        painter.setFont(theme.font(TextStyle.CONTROL))
        name = QRect(left, 0, room - theme.px(4), self.height())
        paint_line(painter, mirrored(name, outer, direction), self.text(), theme.color(Role.TEXT), start)
        if self.shows_focus:
            paint_focus_ring(theme, painter, outer, radius)

    def _paint_spark(self, painter: QPainter, box: QRectF) -> None:
        values = self.routine.spark
        if len(values) < 2:
            return
        theme = self._theme
        is_quiet = self.routine.state is RoutineState.QUIET
        line = box.adjusted(0, 0, -box.width() * 0.35 if is_quiet else 0, 0)
        low, high = min(values), max(values)
        span = (high - low) or 1.0
        step = line.width() / (len(values) - 1)
        points = [
            QPointF(line.left() + place * step, line.bottom() - (value - low) / span * line.height())
            for place, value in enumerate(values)
        ]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_quiet:
            rest = QRectF(line.right(), box.top() - 2, box.right() - line.right(), box.height() + 4)
            painter.fillRect(rest, theme.color(Role.WARN_SOFT))
            painter.fillRect(rest, QBrush(theme.soft_edge(Role.WARN), Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(theme.color(Role.SERIES1), 1.5))
        painter.drawPolyline(QPolygonF(points))
        end = theme.color(_LOOKS[self.routine.state][1])
        painter.setPen(end)
        painter.setBrush(end)
        painter.drawEllipse(points[-1], 2.5, 2.5)
        painter.restore()
