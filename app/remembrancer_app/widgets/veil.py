"""What makes a region pale while a newer answer for it is on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from remembrancer_app.theme.colour import faded
from remembrancer_app.theme.icons import DISABLED_OPACITY
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class Veil(Painted, QWidget):
    """Lies over a region on that ground and lets the mouse through; what is below stays usable."""

    def __init__(self, theme: Theme, region: QWidget, ground: Role = Role.SURFACE) -> None:
        QWidget.__init__(self, region)
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.follow(theme)
        region.installEventFilter(self)

    def lower_over(self) -> None:
        """Make the region pale."""
        self._cover()
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is not self:
            self._cover()
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        # Asked anew each time: what stands for a viewport in Python may be gone while the viewport is there.
        region = self.parentWidget()
        if region is not None:
            self.setGeometry(region.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), faded(self._theme.color(self._ground), 1 - DISABLED_OPACITY))
