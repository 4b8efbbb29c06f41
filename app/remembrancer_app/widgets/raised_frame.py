"""The frame of what floats above the page."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QVBoxLayout, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class _Shadow:
    blur: int
    down: int


class Elevation(Enum):
    """How far above the page something floats."""

    POPOVER = _Shadow(32, 10)
    DIALOG = _Shadow(48, 16)


class RaisedFrame(Painted, QFrame):
    """A rounded frame on the raised ground, with the one shadow there is. `column` takes the content."""

    def __init__(
        self,
        theme: Theme,
        elevation: Elevation = Elevation.POPOVER,
        *,
        padding: int = 14,
        parent: QWidget | None = None,
    ) -> None:
        QFrame.__init__(self, parent)
        self._elevation = elevation
        self._padding = padding
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)
        self._shadow = QGraphicsDropShadowEffect(self)
        self.setGraphicsEffect(self._shadow)
        self.follow(theme)

    def take_theme(self) -> None:
        theme = self._theme
        shadow = self._elevation.value
        self._shadow.setEnabled(not theme.is_high_contrast)
        self._shadow.setBlurRadius(shadow.blur)
        self._shadow.setOffset(0, shadow.down)
        self._shadow.setColor(theme.color(Role.SHADOW))
        space = theme.px(self._padding) if self._padding else 1
        self.column.setContentsMargins(space, space, space, space)
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        share = 1.0 if theme.is_high_contrast else 0.5
        edge = theme.blended(Role.LINE2, share, Role.RAISED)
        radius = theme.px(measures.RADIUS_LARGE)
        paint_rounded(QPainter(self), self.rect(), radius, fill=theme.color(Role.RAISED), edge=edge)
