"""A card with a heading and a list of rows of which one is chosen, by mouse or with Up and Down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from remembrancer_app.theme import Theme


ItemT = TypeVar("ItemT")
PAGE = 60
"""So many rows are there at first, and so many more each time more are asked for."""


class RowsCard(Card):
    """Scrolls; says what to do where it is empty.

    Signals:
        chosen: the row (a QAbstractButton) that was chosen.
    """

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, name: str, title: str, empty: tuple[Icon, str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, padding=14, parent=parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.rows: list[QAbstractButton] = []
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        head.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
        self.counter = CounterBadge(theme, name=title, parent=self)
        head.addWidget(self.counter)
        head.addStretch(1)
        self.column.addLayout(head)
        self.column.addSpacing(theme.px(6))
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(theme.px(2))
        self.more = Button(theme, self.tr("Show more"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.more.clicked.connect(self._show_more)
        self.more.hide()
        self._list.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeading)
        self._list.addStretch(1)
        self._items: tuple[object, ...] = ()
        self._makers: list[Callable[[], QAbstractButton]] = []
        self.scroller = QScrollArea()
        self.scroller.setProperty("bare", True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidget(inside)
        # On the ground of the card.
        self.scroller.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self.scroller.setMinimumHeight(theme.px(72))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.scroller)
        self._stack.addWidget(EmptyState(theme, *empty))
        self.column.addWidget(self._stack, 1)

    def show_rows(self, items: Sequence[ItemT], make: Callable[[ItemT], QAbstractButton], total: int) -> None:
        """A row for each of these in the place of those before; nothing is chosen.

        Where they are the same as before, the rows stay as they are. Who is on a row stays on the one at its place.
        """
        self.counter.set_count(total)
        if tuple(items) == self._items and items:
            return
        shown = max(PAGE, len(self.rows))
        focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._items = tuple(items)
        self._makers = [partial(make, item) for item in items]
        self._make_rows(shown)
        self._stack.setCurrentIndex(0 if items else 1)
        if focused is not None and self.rows:
            self.rows[min(focused, len(self.rows) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_rows(self, count: int) -> None:
        for place in range(len(self.rows), min(count, len(self._makers))):
            row = self._makers[place]()
            row.clicked.connect(partial(self._choose, row))
            self.rows.append(row)
            self._list.insertWidget(place, row)
            row.show()  # at once, so that it can take the focus
        self.more.setVisible(len(self.rows) < len(self._makers))

    @Slot()
    def _show_more(self) -> None:
        first = len(self.rows)
        self._make_rows(first + PAGE)
        self.rows[first].setFocus(Qt.FocusReason.TabFocusReason)

    def mark(self, row: QAbstractButton) -> None:
        """Choose a row without a signal, and bring it into view."""
        row.setChecked(True)
        self.scroller.ensureWidgetVisible(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
        if step is None or focused is None or not 0 <= focused + step < len(self.rows):
            super().keyPressEvent(event)
            return
        row = self.rows[focused + step]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        row.click()
        self.scroller.ensureWidgetVisible(row)

    def _choose(self, row: QAbstractButton, _checked: bool = False) -> None:
        self.chosen.emit(row)
