"""Popovers: small frames beside what they explain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from remembrancer_app.widgets.raised_frame import Elevation, RaisedFrame

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_MARGIN = 8
_KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class Popover(RaisedFrame):
    """A frame beside its anchor, inside the anchor's window. Esc and a click elsewhere close it; focus goes back."""

    closed = Signal()

    def __init__(self, theme: Theme, window: QWidget, *, padding: int = 14) -> None:
        super().__init__(theme, Elevation.POPOVER, padding=padding, parent=window)
        self._window = window
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def open_at(self, place: QRect) -> None:
        """Show below `place` (in the window's coordinates), or above it or moved sideways where there is no room."""
        self._before = QApplication.focusWidget()
        self.adjustSize()
        x = place.left()
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            x = place.right() - self.width()
        x = max(_MARGIN, min(x, self._window.width() - self.width() - _MARGIN))
        y = place.bottom() + 6
        if y + self.height() > self._window.height() - _MARGIN:
            y = max(_MARGIN, place.top() - 6 - self.height())
        self.move(x, y)
        self.show()
        self.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def open_below(self, anchor: QWidget) -> None:
        """Show below a widget of the same window."""
        self.open_at(QRect(anchor.mapTo(self._window, QPoint(0, 0)), anchor.size()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()  # what nobody inside wants must not reach the page behind, which would close this

    @Slot()
    def close_popover(self) -> None:
        if self.isHidden():
            return
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        present = QApplication.focusWidget()
        held_focus = present is not None and (present is self or self.isAncestorOf(present))
        self.hide()
        if held_focus and self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # On the application, and only while this is open: Esc and clicks may reach any widget of the window.
        if not isinstance(watched, QWidget) or watched.window() is not self._window.window():
            return False
        if event.type() in _KEY_EVENTS and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()  # so that it does not reach a shortcut of the page behind
            else:
                self.close_popover()
            return True
        if event.type() == QEvent.Type.MouseButtonPress and not (watched is self or self.isAncestorOf(watched)):
            self.close_popover()
        return False
