"""A choice from a list that drops down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.icon_names import Icon
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.button import ControlSize
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import (
    DISABLED_OPACITY,
    mirrored,
    paint_focus_ring,
    paint_line,
    paint_rounded,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Theme


class ComboBox(Painted, QComboBox):
    """A QComboBox that looks like a button; `name` is its accessible name, `icon` stands before the words."""

    def __init__(
        self,
        theme: Theme,
        *,
        name: str,
        icon: Icon | None = None,
        size: ControlSize = ControlSize.TOOLBAR,
        parent: QWidget | None = None,
    ) -> None:
        QComboBox.__init__(self, parent)
        self._drawing = icon
        self._size = size
        self.setAccessibleName(name)
        # On Linux Qt gives the chosen words as the name of a combo box, so the name goes here too.
        self.setAccessibleDescription(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.follow(theme)

    def take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.SECONDARY_CONTROL))
        self.setFixedHeight(self._theme.px(self._size.value))
        super().take_theme()

    def sizeHint(self) -> QSize:
        theme = self._theme
        metrics = theme.metrics(TextStyle.SECONDARY_CONTROL)
        words = max((metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())), default=0)
        before = theme.px(measures.ICON_CONTROL + 7) if self._drawing is not None else 0
        return QSize(theme.px(10) + before + words + theme.px(7 + 14 + 10) + 2, theme.px(self._size.value))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(64), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        radius = theme.px(measures.RADIUS)
        share = 0.07 if self.underMouse() and self.isEnabled() else 0.0
        paint_rounded(
            painter,
            self.rect(),
            radius,
            fill=theme.blended(Role.TEXT, share, Role.BUTTON),
            edge=theme.color(Role.BUTTON_EDGE),
        )
        left = theme.px(10)
        direction = self.layoutDirection()
        if self._drawing is not None:
            side = theme.px(measures.ICON_CONTROL)
            square = QRect(left, (self.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, self.rect(), direction), self._drawing, Role.TEXT)
            left += side + theme.px(7)
        side = theme.px(14)
        drop = QRect(self.width() - theme.px(9) - side, (self.height() - side) // 2, side, side)
        theme.icons.paint(painter, mirrored(drop, self.rect(), direction), Icon.CHEVRON_DOWN, Role.TEXT)
        painter.setFont(self.font())
        words = QRect(left, 0, drop.left() - theme.px(5) - left, self.height())
        paint_line(painter, mirrored(words, self.rect(), direction), self.currentText(), theme.color(Role.TEXT))
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)
