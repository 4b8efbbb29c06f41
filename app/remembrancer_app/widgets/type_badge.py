"""The badge of a memory type: a tinted rounded square with the type's icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.memory_types import TYPE_ICONS, type_word
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Icon, Theme

_ICON_SHARE = 0.6


def paint_type_badge(
    theme: Theme, painter: QPainter, box: QRect, memory_type: str, *, ground: Role = Role.SURFACE
) -> None:
    """The badge in the square `box`; `ground` is what lies under it."""
    radius = theme.px(measures.RADIUS_SMALL if box.height() < theme.px(measures.BADGE_SIZE) else 5)
    paint_rounded(painter, box, radius, fill=theme.type_tint(memory_type, ground))
    _paint_middle(theme, painter, box, TYPE_ICONS[memory_type], memory_type)


def _paint_middle(theme: Theme, painter: QPainter, box: QRect, icon: Icon, memory_type: str) -> None:
    side = round(box.height() * _ICON_SHARE)
    # The same parity as the square, so that the icon stands exactly in the middle.
    side += (box.height() - side) % 2
    square = QRect(box.left() + (box.width() - side) // 2, box.top() + (box.height() - side) // 2, side, side)
    theme.icons.paint(painter, square, icon, theme.type_color(memory_type))


class TypeBadge(Painted, QLabel):
    """The badge standing alone; its accessible name is the type's word."""

    def __init__(
        self, theme: Theme, memory_type: str, *, size: int = measures.BADGE_SIZE, parent: QWidget | None = None
    ) -> None:
        QLabel.__init__(self, parent)
        self._memory_type = memory_type
        self._size = size
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(type_word(memory_type))
        self.follow(theme)

    def set_memory_type(self, memory_type: str) -> None:
        self._memory_type = memory_type
        self.setAccessibleName(type_word(memory_type))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._size), self._theme.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_type_badge(self._theme, QPainter(self), self.rect(), self._memory_type)
