"""On or off, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import DISABLED_OPACITY, paint_rounded

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT, _RING_ROOM = 34, 20, 3


class Switch(Painted, QCheckBox):
    """A switch for a setting that is applied at once; `name` is its accessible name. Signals are those of QCheckBox."""

    def __init__(self, theme: Theme, name: str, *, on: bool = False, parent: QWidget | None = None) -> None:
        QCheckBox.__init__(self, parent)
        self.setAccessibleName(name)
        self.setChecked(on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        room = 2 * _RING_ROOM
        return QSize(self._theme.px(_WIDTH) + room, self._theme.px(_HEIGHT) + room)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        track = QRectF(self.rect()).adjusted(_RING_ROOM, _RING_ROOM, -_RING_ROOM, -_RING_ROOM)
        on = self.isChecked()
        ground = Role.ACCENT if on else Role.LINE2
        knob = Role.ACCENT_INK if on else Role.SURFACE
        paint_rounded(painter, track, track.height() / 2, fill=theme.color(ground))
        side = track.height() - 2 * theme.px(3)
        at_end = on != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        left = track.right() - theme.px(3) - side if at_end else track.left() + theme.px(3)
        paint_rounded(painter, QRectF(left, track.top() + theme.px(3), side, side), side / 2, fill=theme.color(knob))
        if self.shows_focus:
            # The track has the ring's colour when on, so the ring stands around it with a gap.
            paint_rounded(painter, self.rect(), self.height() / 2, edge=theme.color(Role.FOCUS), width=2)
