"""The message at the bottom of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from remembrancer_app.theme.fonts import TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.raised_frame import Elevation, RaisedFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

    from remembrancer_app.theme import Theme

SHOWN_MS = 6000
_FROM_BOTTOM = 44
_WIDEST, _BESIDE = 560, 80


class Toast(RaisedFrame):
    """One per window. A new message takes the place of the old one; it stays while the pointer or the focus is on it.

    `acted` means that the button of the message was pressed; it carries the words of the message.
    """

    acted = Signal(str)
    gone = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, Elevation.POPOVER, padding=0, parent=window)
        self._window = window
        self._row = QHBoxLayout()
        self._words = PlainText(theme, style=TextStyle.CONTROL, wraps=True)
        self._button = Button(theme, self.tr("Undo"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self._button.clicked.connect(self._act)
        self._row.addWidget(self._words)
        self._row.addWidget(self._button)
        self.column.addLayout(self._row)
        self._row.setContentsMargins(theme.px(14), theme.px(6), theme.px(8), theme.px(6))
        self._row.setSpacing(theme.px(10))
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.setInterval(SHOWN_MS)
        self._time.timeout.connect(self._leave)
        window.installEventFilter(self)
        self._button.installEventFilter(self)
        self.hide()

    @property
    def message(self) -> str:
        return self._words.text()

    def say(self, message: str, action: str = "") -> None:
        """Show a message for six seconds, with a button if `action` names one ("Undo (Z)")."""
        self._words.setText(message)
        self._button.setText(action)
        self._button.setVisible(bool(action))
        self.setAccessibleName(message)
        self.show()
        self.raise_()
        self._place()
        self._time.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, message))

    @Slot()
    def dismiss(self) -> None:
        self._time.stop()
        if not self.isHidden():
            self.hide()
            self.gone.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._time.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.isHidden():
            self._time.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        elif watched is self._button and event.type() == QEvent.Type.FocusIn:
            self._time.stop()
        elif watched is self._button and event.type() == QEvent.Type.FocusOut and not self.isHidden():
            self._time.start()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        # As wide as its words, until they have to be broken.
        margins = self._theme.px(_BESIDE) + (self._button.sizeHint().width() if not self._button.isHidden() else 0)
        natural = self._words.fontMetrics().horizontalAdvance(self.message) + 2
        self._words.setFixedWidth(min(natural, self._theme.px(_WIDEST), max(1, self._window.width() - margins)))
        self._words.setFixedHeight(self._words.heightForWidth(self._words.width()))
        # A layout inside a layout keeps its old size until the events are handled.
        self._row.invalidate()
        self.column.activate()
        self.adjustSize()
        left = (self._window.width() - self.width()) // 2
        self.move(left, self._window.height() - self.height() - self._theme.px(_FROM_BOTTOM))

    @Slot()
    def _act(self) -> None:
        message = self.message
        self.dismiss()
        self.acted.emit(message)

    @Slot()
    def _leave(self) -> None:
        if not self._button.hasFocus():
            self.dismiss()
