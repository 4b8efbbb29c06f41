"""Journal and session beside each other, or in a narrow window one in the place of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from remembrancer_app.theme import measures

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

_BESIDE_FROM = 1024
_WIDE_FROM = 1200
_WIDEST_FROM = 1600
_NARROW_PANE = 336
_SMALLEST_PANE = 280


class AuditLayout(QWidget):
    """Holds both. One of them is hidden where there is no room, and nothing moves to another parent.

    Signals:
        narrowed: whether the session stands in the place of the journal now, and not beside it.
    """

    narrowed = Signal(bool)

    def __init__(self, theme: Theme, state: PageState, journal: QWidget, session: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._journal = journal
        self._session = session
        self._is_narrow: bool | None = None
        self._text_size = 0.0
        self._default = measures.DETAIL_WIDTH
        theme.changed.connect(self._refit)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(journal)
        self.splitter.addWidget(session)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.splitterMoved.connect(self._remember)
        self.splitter.handle(1).installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)

    @property
    def is_narrow(self) -> bool:
        return bool(self._is_narrow)

    @property
    def shows_journal(self) -> bool:
        return not self._journal.isHidden()

    def fit(self, width: int) -> None:
        """Arrange for a window of that width in px."""
        size = self._theme.appearance.text_size
        scaled = width / size
        narrow = scaled < _BESIDE_FROM
        default = _NARROW_PANE if scaled < _WIDE_FROM else measures.DETAIL_WIDTH
        if scaled >= _WIDEST_FROM:
            default = measures.DETAIL_WIDTH_WIDE
        if (narrow, default, size) == (self._is_narrow, self._default, self._text_size):
            return
        changed = narrow != self._is_narrow
        self._is_narrow, self._default, self._text_size = narrow, default, size
        self._session.setMinimumWidth(self._theme.px(_SMALLEST_PANE))
        self._journal.show()
        self._session.setVisible(not narrow)
        if not narrow:
            self._apply_width()
        if changed:
            self.narrowed.emit(narrow)

    @Slot()
    def _refit(self) -> None:
        """What is narrow depends on the size of the text."""
        self.fit(self.window().width())

    @Slot()
    def show_session(self) -> None:
        if self.is_narrow:
            self._session.show()
            self._journal.hide()

    @Slot()
    def show_journal(self) -> None:
        if self.is_narrow:
            self._journal.show()
            self._session.hide()

    def _apply_width(self) -> None:
        wanted = self._theme.px(max(_SMALLEST_PANE, self._state.value("session_width", 0) or self._default))
        self.splitter.setSizes([max(1, self.splitter.width() - wanted - 1), wanted])

    @Slot()
    def _remember(self) -> None:
        if not self.is_narrow:
            self._state.set_value("session_width", round(self._session.width() / self._theme.appearance.text_size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._state.set_value("session_width", 0)
            self._apply_width()
            return True
        return super().eventFilter(watched, event)
