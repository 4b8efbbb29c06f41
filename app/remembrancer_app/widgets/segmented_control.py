"""A choice of a few, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.theme.roles import Role
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import (
    DISABLED_OPACITY,
    mirrored,
    paint_focus_ring,
    paint_line,
    paint_rounded,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from remembrancer_app.theme import Icon, Theme


@dataclass(frozen=True, slots=True)
class Segment:
    """One of the choices. `value` is what the signal carries, `text` what is shown."""

    value: str
    text: str
    icon: Icon | None = None


class SegmentedControl(Painted, QWidget):
    """Exactly one segment is chosen. Arrow keys move the choice; Tab enters at the chosen one."""

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, segments: Sequence[Segment], *, name: str, value: str = "", parent: QWidget | None = None
    ) -> None:
        QWidget.__init__(self, parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._buttons: dict[str, _SegmentButton] = {}
        for segment in segments:
            button = _SegmentButton(theme, segment, self)
            button.clicked.connect(self._clicked)
            self._row.addWidget(button)
            self._buttons[segment.value] = button
        self.follow(theme)
        self.set_value(value or segments[0].value)

    @property
    def value(self) -> str:
        return next(value for value, button in self._buttons.items() if button.isChecked())

    def set_value(self, value: str) -> None:
        """Choose without a signal."""
        self._last = value
        self._buttons[value].setChecked(True)
        self.setFocusProxy(self._buttons[value])

    def set_text(self, value: str, text: str) -> None:
        """Other words for one segment, for example with a new count."""
        self._buttons[value].setText(text)
        self._buttons[value].updateGeometry()

    def take_theme(self) -> None:
        margin = self._theme.px(3)
        self._row.setContentsMargins(margin, margin, margin, margin)
        super().take_theme()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        edge = theme.color(Role.LINE2 if theme.is_high_contrast else Role.LINE)
        paint_rounded(QPainter(self), self.rect(), theme.px(measures.RADIUS), fill=theme.color(Role.TRACK), edge=edge)

    @Slot()
    def _clicked(self) -> None:
        value = self.value
        self.setFocusProxy(self._buttons[value])
        if value != self._last:
            self._last = value
            self.chosen.emit(value)


class _SegmentButton(Painted, QAbstractButton):
    def __init__(self, theme: Theme, segment: Segment, parent: QWidget) -> None:
        QAbstractButton.__init__(self, parent)
        self._drawing = segment.icon
        self.setText(segment.text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.toggled.connect(self.update)
        self.follow(theme)

    def sizeHint(self) -> QSize:
        theme = self._theme
        # Measured in the heavier weight, so that choosing does not move the others.
        width = theme.metrics(TextStyle.SECONDARY_EMPHASIS).horizontalAdvance(self.text()) + 2 * theme.px(11)
        if self._drawing is not None:
            width += theme.px(measures.ICON_ROW + 6)
        return QSize(width, theme.px(22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        radius = theme.px(measures.RADIUS_SMALL)
        ink = Role.TEXT2
        if self.isChecked():
            ink = Role.TEXT
            edge = theme.color(Role.LINE2 if theme.is_high_contrast else Role.LINE)
            paint_rounded(painter, self.rect(), radius, fill=theme.color(Role.PILL), edge=edge)
        elif self.underMouse():
            ink = Role.TEXT
        style = TextStyle.SECONDARY_EMPHASIS if self.isChecked() else TextStyle.SECONDARY_CONTROL
        words = theme.metrics(style).horizontalAdvance(self.text())
        side = theme.px(measures.ICON_ROW)
        before = side + theme.px(6) if self._drawing is not None else 0
        left = (self.width() - words - before) // 2
        if self._drawing is not None:
            square = QRect(left, (self.height() - side) // 2, side, side)
            theme.icons.paint(painter, mirrored(square, self.rect(), self.layoutDirection()), self._drawing, ink)
        painter.setFont(theme.font(style))
        box = QRect(left + before, 0, words + 2, self.height())
        paint_line(painter, mirrored(box, self.rect(), self.layoutDirection()), self.text(), theme.color(ink))
        if self.shows_focus:
            paint_focus_ring(theme, painter, self.rect(), radius)
