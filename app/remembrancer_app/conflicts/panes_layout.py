"""Inbox and review beside each other, or in a narrow window one in the place of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.theme import measures

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

_BESIDE_FROM = 1024
_WIDE_FROM = 1600
_WIDE_INBOX = 320
_SMALLEST_INBOX = 220


class ConflictsLayout(QWidget):
    """Holds both.

    Signals:
        narrowed: whether the inbox stands in place of the review now, and not beside it.
    """

    narrowed = Signal(bool)

    def __init__(self, theme: Theme, state: PageState, inbox: QWidget, review: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._inbox = inbox
        self._is_narrow: bool | None = None
        self._default = measures.INBOX_WIDTH
        inbox.setMinimumWidth(theme.px(_SMALLEST_INBOX))
        self.stack = QStackedWidget()
        self.stack.addWidget(review)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(inbox)
        self.splitter.addWidget(self.stack)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.splitterMoved.connect(self._remember)
        self.splitter.handle(1).installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)

    @property
    def is_narrow(self) -> bool:
        return bool(self._is_narrow)

    @property
    def shows_review(self) -> bool:
        return not self.is_narrow or self.stack.currentIndex() == 0

    def fit(self, width: int) -> None:
        """Arrange for a window of that width in px."""
        scaled = width / self._theme.appearance.text_size
        narrow = scaled < _BESIDE_FROM
        default = _WIDE_INBOX if scaled >= _WIDE_FROM else measures.INBOX_WIDTH
        if narrow == self._is_narrow and default == self._default:
            return
        changed = narrow != self._is_narrow
        self._is_narrow, self._default = narrow, default
        if narrow:
            self.stack.addWidget(self._inbox)
            self.stack.setCurrentIndex(0)
        elif self.splitter.indexOf(self._inbox) < 0:
            self.splitter.insertWidget(0, self._inbox)
            self._inbox.show()
            self.splitter.handle(1).installEventFilter(self)
        if not narrow:
            self._apply_width()
        if changed:
            self.narrowed.emit(narrow)

    @Slot()
    def show_review(self) -> None:
        if self.is_narrow:
            self.stack.setCurrentIndex(0)

    @Slot()
    def show_inbox(self) -> None:
        if self.is_narrow:
            self.stack.setCurrentWidget(self._inbox)
            self._inbox.setFocus(Qt.FocusReason.OtherFocusReason)

    def _apply_width(self) -> None:
        wanted = self._theme.px(max(_SMALLEST_INBOX, self._state.value("inbox_width", 0) or self._default))
        self.splitter.setSizes([wanted, max(1, self.splitter.width() - wanted - 1)])

    @Slot()
    def _remember(self) -> None:
        if not self.is_narrow:
            self._state.set_value("inbox_width", round(self._inbox.width() / self._theme.appearance.text_size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._state.set_value("inbox_width", 0)
            self._apply_width()
            return True
        return super().eventFilter(watched, event)
