"""An icon on its own, for places where the words stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Icon, Theme


class IconLabel(Painted, QLabel):
    """An icon that cannot be pressed. `name` is needed where no words beside it say the same."""

    def __init__(
        self,
        theme: Theme,
        icon: Icon,
        *,
        size: int = measures.ICON_CONTROL,
        colour: Role | QColor = Role.TEXT2,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        QLabel.__init__(self, parent)
        self._icon = icon
        self._size = size
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if name:
            self.setAccessibleName(name)
        self.follow(theme)

    def set_drawing(self, icon: Icon, colour: Role | QColor) -> None:
        self._icon = icon
        self._colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._size), self._theme.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._theme.icons.paint(QPainter(self), self.rect(), self._icon, self._colour)
