"""A pane beside the rest of a page, or in a narrow window one in the place of the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme


@dataclass(frozen=True, slots=True)
class PaneRoom:
    """How wide a pane is, in px at 100 % text size.

    Attributes:
        name: under which the width that somebody chose is remembered.
        beside_from: from this width of the window on both stand beside each other.
        widths: (width of the window, width of the pane from there on), the narrowest first.
        smallest: the pane is never narrower.
    """

    name: str
    beside_from: int
    widths: tuple[tuple[int, int], ...]
    smallest: int

    def width_in(self, window: float) -> int:
        """The pane's width in a window that wide, unless somebody chose another."""
        fitting = [width for least, width in self.widths if window >= least]
        return fitting[-1] if fitting else self.widths[0][1]


class TwoPanes(QWidget):
    """Holds both. One of them is hidden where there is no room, and nothing moves to another parent.

    In a narrow window the rest of the page is shown at first. The splitter drags, and a double click resets it.

    Signals:
        narrowed: whether one stands in the place of the other now, and not beside it.
    """

    narrowed = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        state: PageState,
        room: PaneRoom,
        *,
        pane: QWidget,
        rest: QWidget,
        pane_first: bool,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._room = room
        self._pane, self._rest = pane, rest
        self._pane_first = pane_first
        self._fitted: tuple[bool, int, float] | None = None
        self._is_alone = False
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for widget in (pane, rest) if pane_first else (rest, pane):
            self.splitter.addWidget(widget)
        self.splitter.setStretchFactor(self.splitter.indexOf(rest), 1)
        self.splitter.setStretchFactor(self.splitter.indexOf(pane), 0)
        self.splitter.splitterMoved.connect(self._remember)
        self.splitter.handle(1).installEventFilter(self)
        theme.changed.connect(self._refit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)

    @property
    def is_narrow(self) -> bool:
        return self._fitted is not None and self._fitted[0]

    @property
    def shows_pane(self) -> bool:
        return not self._pane.isHidden()

    @property
    def shows_rest(self) -> bool:
        return not self._rest.isHidden()

    def fit(self, width: int) -> None:
        """Arrange for a window of that width in px."""
        size = self._theme.appearance.text_size
        fitted = (width / size < self._room.beside_from, self._room.width_in(width / size), size)
        if fitted == self._fitted:
            return
        was_narrow = None if self._fitted is None else self.is_narrow
        self._fitted = fitted
        self._pane.setMinimumWidth(self._theme.px(self._room.smallest))
        if self.is_narrow != was_narrow:
            self._rest.show()
            self._pane.setVisible(not self.is_narrow and not self._is_alone)
        if not self.is_narrow:
            self._apply_width()
        if self.is_narrow != was_narrow:
            self.narrowed.emit(self.is_narrow)

    def take_layout(self) -> None:
        """The width is remembered as another."""
        if self._fitted is not None and not self.is_narrow:
            self._apply_width()

    @Slot()
    def _refit(self) -> None:
        """What is narrow depends on the size of the text."""
        self.fit(self.window().width())

    @Slot()
    def show_pane(self) -> None:
        """In a narrow window: the pane in the place of the rest."""
        if self.is_narrow and not self._is_alone:
            self._pane.show()
            self._rest.hide()

    @Slot()
    def show_rest(self) -> None:
        """In a narrow window: the rest again."""
        if self.is_narrow:
            self._rest.show()
            self._pane.hide()

    def leave_alone(self, *, alone: bool) -> None:
        """Show the rest without the pane, however wide the window is; or both again, as there is room."""
        if alone is not self._is_alone:
            self._is_alone = alone
            self._rest.show()
            self._pane.setVisible(not alone and not self.is_narrow)

    def _apply_width(self) -> None:
        default = self._room.widths[0][1] if self._fitted is None else self._fitted[1]
        chosen = self._state.value(self._room.name, 0) or default
        wanted = self._theme.px(max(self._room.smallest, chosen))
        sizes = [wanted, max(1, self.splitter.width() - wanted - 1)]
        self.splitter.setSizes(sizes if self._pane_first else sizes[::-1])

    @Slot()
    def _remember(self) -> None:
        if not self.is_narrow:
            self._state.set_value(self._room.name, round(self._pane.width() / self._theme.appearance.text_size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._state.set_value(self._room.name, 0)
            self._apply_width()
            return True
        return super().eventFilter(watched, event)
