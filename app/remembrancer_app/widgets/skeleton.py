"""Grey row shapes while something is loading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

DELAY_MS = 150
# Shares of the width, so that the rows do not look like a table.
_LINES = ((0.62, 0.30), (0.52, 0.35), (0.42, 0.40), (0.62, 0.45))


class RowSkeleton(Painted, QWidget):
    """Empty for 150 ms after `start`, then row shapes; nothing moves."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QWidget.__init__(self, parent)
        self.setAccessibleName(self.tr("Loading"))
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY_MS)
        self._wait.timeout.connect(self.update)
        self._started = False
        self.follow(theme)

    def start(self) -> None:
        """Something began to load."""
        self._started = True
        self._wait.start()
        self.update()

    def stop(self) -> None:
        self._started = False
        self._wait.stop()
        self.update()

    @property
    def shows_rows(self) -> bool:
        return self._started and not self._wait.isActive()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), 4 * self._theme.px(self._theme.appearance.density.measures.row))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.shows_rows:
            return
        theme = self._theme
        painter = QPainter(self)
        ground = theme.color(Role.SKELETON)
        row = theme.px(theme.appearance.density.measures.row)
        two_lines = theme.appearance.density.measures.lines > 1
        side = theme.px(measures.ROW_BADGE_SIZE)
        left = theme.px(12)
        start = left + side + theme.px(12)
        room = self.width() - start - theme.px(12)
        for number in range(self.height() // row + 1):
            top = number * row
            first, second = _LINES[number % len(_LINES)]
            square = QRect(left, top + (row - side) // 2, side, side)
            paint_rounded(painter, square, theme.px(measures.RADIUS_SMALL), fill=ground)
            bar = theme.px(8)
            middle = top + row // 2
            upper = middle - bar - theme.px(2) if two_lines else middle - bar // 2
            paint_rounded(painter, QRect(start, upper, round(room * first), bar), bar / 2, fill=ground)
            if two_lines:
                lower = QRect(start, middle + theme.px(3), round(room * second), theme.px(6))
                paint_rounded(painter, lower, theme.px(3), fill=ground)
