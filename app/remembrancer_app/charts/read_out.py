"""What the point under the cursor of a chart says, beside it and inside the chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from remembrancer_app.theme import Role, TextStyle, measures
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

    _Widget = QWidget
else:
    _Widget = object

_WIDTH, _PAD, _AWAY = 260, 7, 12


class ReadOut(Painted, QLabel):
    """A small frame over the chart; the mouse goes through it."""

    def __init__(self, theme: Theme, chart: QWidget) -> None:
        QLabel.__init__(self, chart)
        self._chart = chart
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.follow(theme)

    def show_at(self, point: QPoint, words: str) -> None:
        """Beside a point of the chart, on the side where there is room."""
        self.setText(words)
        size = self.sizeHint()
        self.resize(size)
        away, room = self._theme.px(_AWAY), self._chart.size()
        left = point.x() + away
        if left + size.width() > room.width():
            left = point.x() - away - size.width()
        top = min(max(0, point.y() - size.height() - away), room.height() - size.height())
        self.move(max(0, left), max(0, top))
        self.show()
        self.raise_()

    def take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.SECONDARY))
        pad = self._theme.px(_PAD)
        self.setContentsMargins(pad, pad - 2, pad, pad - 2)
        super().take_theme()

    def sizeHint(self) -> QSize:
        pad, metrics = self._theme.px(_PAD), self._theme.metrics(TextStyle.SECONDARY)
        widest = self._theme.px(_WIDTH)
        wide = min(metrics.horizontalAdvance(self.text()) + 4, widest)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(0, 0, wide, 10_000, flags, self.text())
        return QSize(wide + 2 * pad, box.height() + 2 * pad)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        edge = theme.color(Role.LINE)
        paint_rounded(QPainter(self), self.rect(), theme.px(measures.RADIUS), fill=theme.color(Role.RAISED), edge=edge)
        super().paintEvent(event)


class ReadOutHolder(_Widget):
    """What a chart with a read-out has in common with others: it goes when mouse or keyboard leave the chart.

    Stands before the widget among the bases.
    """

    read_out: ReadOut

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.read_out.hide()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.read_out.hide()
