"""How facets, list and detail share the page: side by side, behind a button, or as a sheet over it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from remembrancer_app.theme import measures
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.popover import Popover

if TYPE_CHECKING:
    from remembrancer_app.state.page_state import PageState
    from remembrancer_app.theme import Theme

DETAIL_WIDTH_NARROW = 336
_SMALLEST_DETAIL = 280


class Room(IntEnum):
    """How wide the window is, as the least width in px at 100 % text size."""

    SHEET = 0
    NARROW = 1024
    NORMAL = 1200
    WIDE = 1600


def room_of(width: float) -> Room:
    return max(room for room in Room if width >= room)


class PanesLayout(QWidget):
    """Holds the three panes.

    Signals:
        room_changed: the window became wide or narrow enough for another arrangement; carries the Room.
        detail_toggled: the detail is there or not.
    """

    room_changed = Signal(object)
    detail_toggled = Signal(bool)

    def __init__(
        self, theme: Theme, state: PageState, *, facets: QWidget, middle: QWidget, detail: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._facets, self._detail = facets, detail
        self._room: Room | None = None
        self._sheet: Overlay | None = None
        self._popover: Popover | None = None
        self._hidden = state.value("detail_hidden", False)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for pane in (facets, middle, detail):
            self.splitter.addWidget(pane)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setStretchFactor(2, 0)
        self.splitter.splitterMoved.connect(self._remember)
        for number in (1, 2):
            self.splitter.handle(number).installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)

    @property
    def room(self) -> Room:
        return self._room if self._room is not None else Room.NORMAL

    @property
    def sheet(self) -> Overlay | None:
        """The sheet that holds the detail in a small window."""
        return self._sheet

    @property
    def facets_popover(self) -> Popover | None:
        return self._popover

    def fit(self, width: int) -> None:
        """Arrange for a window of that width in px."""
        room = room_of(width / self._theme.appearance.text_size)
        if room is self._room:
            return
        self._room = room
        self._close_sheet()
        self._close_popover()
        self._arrange()
        self.room_changed.emit(room)

    def _arrange(self) -> None:
        with_facets = self.room >= Room.NORMAL
        if with_facets and self._facets.parent() is not self.splitter:
            self.splitter.insertWidget(0, self._facets)
            self.splitter.setStretchFactor(0, 0)
            self.splitter.setStretchFactor(1, 1)
        self._facets.setVisible(with_facets)
        beside = self.room > Room.SHEET
        if beside and self._detail.parent() is not self.splitter:
            self.splitter.addWidget(self._detail)
        self._detail.setVisible(beside and not self._hidden)
        self._apply_widths()

    def _apply_widths(self) -> None:
        px = self._theme.px
        standard = {Room.WIDE: measures.DETAIL_WIDTH_WIDE, Room.NORMAL: measures.DETAIL_WIDTH}
        detail = self._state.value(self._detail_name(), 0) or standard.get(self.room, DETAIL_WIDTH_NARROW)
        facets = self._state.value("facets_width", 0) or measures.FACETS_WIDTH
        sizes = {self._facets: px(facets), self._detail: px(max(_SMALLEST_DETAIL, detail))}
        present = [
            pane for number in range(self.splitter.count()) if (pane := self.splitter.widget(number)) is not None
        ]
        taken = sum(sizes.get(pane, 0) for pane in present if not pane.isHidden())
        rest = max(1, self.splitter.width() - taken)
        self.splitter.setSizes([sizes.get(pane, rest) for pane in present])

    def _detail_name(self) -> str:
        return f"detail_width_{self.room.name.lower()}"

    @Slot()
    def _remember(self) -> None:
        scale = self._theme.appearance.text_size
        if self._detail.parent() is self.splitter and self._detail.isVisible():
            self._state.set_value(self._detail_name(), round(self._detail.width() / scale))
        if self._facets.parent() is self.splitter and self._facets.isVisible():
            self._state.set_value("facets_width", round(self._facets.width() / scale))

    def take_layout(self) -> None:
        """What is remembered of the panes is another."""
        hidden = self._state.value("detail_hidden", False)
        if hidden is not self._hidden:
            self._hidden = hidden
            self.detail_toggled.emit(not hidden)
        if self.room is not Room.SHEET:
            self._detail.setVisible(not hidden)
        self._apply_widths()

    def reset_widths(self) -> None:
        """Back to the widths of the beginning."""
        self._state.set_value(self._detail_name(), 0)
        self._state.set_value("facets_width", 0)
        self._apply_widths()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self.reset_widths()
            return True
        return super().eventFilter(watched, event)

    # The detail

    @property
    def detail_is_shown(self) -> bool:
        if self.room is Room.SHEET:
            return self._sheet is not None and not self._sheet.isHidden()
        return not self._hidden

    @Slot()
    def toggle_detail(self) -> None:
        if self.room is Room.SHEET:
            if self.detail_is_shown:
                self._close_sheet()
            else:
                self.show_detail()
            return
        self._hidden = not self._hidden
        self._state.set_value("detail_hidden", self._hidden)
        self._detail.setVisible(not self._hidden)
        self._apply_widths()
        self.detail_toggled.emit(not self._hidden)

    def show_detail(self) -> None:
        """Make sure that the detail can be seen; in a small window it slides over the page."""
        if self.room is not Room.SHEET:
            if self._hidden:
                self.toggle_detail()
            return
        if self._sheet is None:
            self._sheet = _Sheet(self._theme, self.window())
        self._sheet.frame.column.addWidget(self._detail)
        self._detail.show()
        self._sheet.open(self._detail)

    def _close_sheet(self) -> None:
        if self._sheet is None:
            return
        self._sheet.close_overlay()
        if self.room is not Room.SHEET:
            self._detail.setParent(None)
            sheet, self._sheet = self._sheet, None
            sheet.hide()
            sheet.deleteLater()

    # The facets

    def show_facets(self, anchor: QWidget) -> None:
        """In a narrow window: the facets below their button."""
        popover = Popover(self._theme, self.window(), padding=0)
        popover.setObjectName("facets_popover")
        self._popover = popover
        self._facets.setFixedSize(QSize(self._theme.px(220), self._theme.px(520)))
        popover.column.addWidget(self._facets)
        self._facets.show()
        popover.closed.connect(self._facets_closed)
        popover.open_below(anchor)
        self._facets.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _facets_closed(self) -> None:
        popover, self._popover = self._popover, None
        self._facets.hide()
        self._facets.setParent(self)
        self._facets.setMinimumSize(QSize(self._theme.px(140), 0))
        self._facets.setMaximumSize(QSize(16777215, 16777215))
        if popover is not None:
            popover.deleteLater()

    def _close_popover(self) -> None:
        if self._popover is not None:
            self._popover.close_popover()


class _Sheet(Overlay):
    """As wide as the detail is elsewhere."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, sheet=True, padding=6)
        self.setObjectName("detail_sheet")
        strut = QWidget()
        strut.setFixedSize(theme.px(measures.DETAIL_WIDTH_WIDE), 0)
        self.frame.column.addWidget(strut)
        self.frame.column.setSpacing(0)
