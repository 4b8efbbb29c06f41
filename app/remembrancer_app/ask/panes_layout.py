"""Answer and block beside each other, or in a narrow window one in the place of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.theme import measures

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

_BESIDE_FROM = 1200
_PANE_WIDTH = 372
_SMALLEST_PANE = 280


class AskLayout(QWidget):
    """Holds the page: what stays on top, the answer below it, and the agent's pane.

    Signals:
        narrowed: whether the pane stands in place of the answer now, and not beside it.
    """

    narrowed = Signal(bool)

    def __init__(
        self, theme: Theme, state: PageState, *, top: QWidget, answer: QWidget, pane: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._pane = pane
        self._is_narrow: bool | None = None
        self._hidden = state.value("agent_hidden", False)
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.stack = QStackedWidget()
        self.stack.addWidget(answer)
        column.addWidget(top)
        self._gap = QWidget()
        self._gap.setFixedHeight(theme.px(measures.CARD_GAP))
        self._gap.hide()
        column.addWidget(self._gap)
        column.addWidget(self.stack, 1)
        self.stack.currentChanged.connect(self._take_gap)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._left)
        self.splitter.addWidget(pane)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.splitterMoved.connect(self._remember)
        self.splitter.handle(1).installEventFilter(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.splitter)

    @property
    def is_narrow(self) -> bool:
        return bool(self._is_narrow)

    @property
    def shows_pane(self) -> bool:
        """Whether the agent's pane can be seen."""
        return self.stack.currentWidget() is self._pane if self.is_narrow else not self._hidden

    def fit(self, width: int) -> None:
        """Arrange for a window of that width in px."""
        narrow = width / self._theme.appearance.text_size < _BESIDE_FROM
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        if narrow:
            self.stack.addWidget(self._pane)
            self.stack.setCurrentIndex(0)
        else:
            self.splitter.addWidget(self._pane)
            self.splitter.setStretchFactor(1, 0)
            self.splitter.handle(1).installEventFilter(self)
            self._pane.setVisible(not self._hidden)
            self._apply_width()
        self.narrowed.emit(narrow)

    def show_view(self, *, pane: bool) -> None:
        """In a narrow window: the pane, or the answer."""
        if self.is_narrow:
            self.stack.setCurrentIndex(1 if pane else 0)

    @Slot()
    def _take_gap(self) -> None:
        # The answer has its own room above it, which scrolls with it.
        self._gap.setVisible(self.stack.currentWidget() is self._pane)

    @Slot()
    def toggle_pane(self) -> None:
        """Hide the pane beside the answer, or show it again; in a narrow window go from one to the other."""
        if self.is_narrow:
            self.show_view(pane=not self.shows_pane)
            return
        self._hidden = not self._hidden
        self._state.set_value("agent_hidden", self._hidden)
        self._pane.setVisible(not self._hidden)
        self._apply_width()

    def take_layout(self) -> None:
        """What is remembered of the pane is another."""
        self._hidden = self._state.value("agent_hidden", False)
        if not self.is_narrow:
            self._pane.setVisible(not self._hidden)
            self._apply_width()

    def _apply_width(self) -> None:
        wanted = self._theme.px(max(_SMALLEST_PANE, self._state.value("agent_width", 0) or _PANE_WIDTH))
        self.splitter.setSizes([max(1, self.splitter.width() - wanted - 1), wanted])

    @Slot()
    def _remember(self) -> None:
        if not self.is_narrow and not self._hidden:
            self._state.set_value("agent_width", round(self._pane.width() / self._theme.appearance.text_size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._state.set_value("agent_width", 0)
            self._apply_width()
            return True
        return super().eventFilter(watched, event)


def page_margins(theme: Theme, width: int) -> int:
    """The room beside what stands on the page, in px."""
    narrow = width / theme.appearance.text_size < 1100
    return theme.px(measures.PAGE_MARGIN_NARROW if narrow else measures.PAGE_MARGIN)
