"""A routine in a list: its name, its last values as a line, its rhythm and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from remembrancer.model.attention import RoutineState
from remembrancer.wording.attention import describe_rhythm, name_routine_state
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, TextStyle, measures
from remembrancer_app.widgets.choice_row import ChoiceRow
from remembrancer_app.widgets.painting import mirrored, paint_line

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


class RoutineRow(ChoiceRow):
    """What does not fit is left out: the line first, then the rhythm."""

    def __init__(self, theme: Theme, routine: Routine, parent: QWidget | None = None) -> None:
        state, rhythm = name_routine_state(routine.state, translate), describe_rhythm(routine, translate)
        super().__init__(
            theme, routine.name, name=f"{routine.name}. {rhythm}. {state}", hint=routine.name, parent=parent
        )
        self.routine = routine
        self._state = state
        self._rhythm = rhythm

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(420), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, outer, direction = self._theme, self.rect(), self.layoutDirection()
        painter = QPainter(self)
        self.paint_ground(painter)
        right = self.width() - theme.px(_PAD)
        icon, tone = _LOOKS[self.routine.state]
        start, _ = self.alignments()
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
        self.paint_ring(painter)

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
