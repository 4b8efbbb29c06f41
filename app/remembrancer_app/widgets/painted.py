"""What every widget that draws itself shares: the theme, and whether its focus came from the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from remembrancer_app.theme import Theme

    _Widget = QWidget
else:
    _Widget = object

# These say nothing about how the person got here, so what was visible stays visible.
_NEUTRAL_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class Painted(_Widget):
    """Stands before a Qt class in the bases of a widget; the widget calls `follow` at the end of its `__init__`."""

    _theme: Theme
    _shows_focus: bool = False

    def follow(self, theme: Theme) -> None:
        """Draw from this theme, and again when it changes."""
        self._theme = theme
        theme.changed.connect(self.take_theme)
        self.take_theme()

    def take_theme(self) -> None:
        """Colours or sizes changed. A widget that sets fonts or fixed sizes extends this."""
        self.updateGeometry()
        self.update()

    @property
    def shows_focus(self) -> bool:
        """Whether to draw the focus ring: it has the focus, and not from a click."""
        return self._shows_focus and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _NEUTRAL_REASONS:
            self._shows_focus = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Who goes on with the keyboard after a click wants to see where.
        self._shows_focus = True
        super().keyPressEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._shows_focus = False
        super().mousePressEvent(event)
        self.update()
