"""A card with a heading, a count, and rows with lines between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.pane import Card, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer_app.theme import Theme


class ListCard(Card):
    """Hidden while there is nothing in it, unless it was given words for that.

    Signals:
        more_wanted: the link at the end of the heading.
    """

    more_wanted = Signal()

    def __init__(
        self, theme: Theme, name: str, title: str, *, tone: Role, more: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, padding=0, parent=parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.rows: list[QWidget] = []
        head = QHBoxLayout()
        head.setContentsMargins(*(theme.px(side) for side in (14, 9, 10, 9)))
        head.setSpacing(theme.px(8))
        head.addWidget(PlainText(theme, title, style=TextStyle.EMPHASIS))
        self.counter = CounterBadge(theme, tone=tone, name=title, parent=self)
        head.addWidget(self.counter)
        head.addStretch(1)
        self.more = Button(theme, more or " ", kind=ButtonKind.LINK, size=ControlSize.ROW, parent=self)
        self.more.setVisible(bool(more))
        self.more.clicked.connect(self.more_wanted)
        head.addWidget(self.more)
        self.column.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self.column.addLayout(self._list)
        self._waiting: QWidget | None = None
        self.hide()

    def set_waiting(self, line: QWidget) -> None:
        """A line below the rows that says that there may be more soon, if it is shown."""
        self._waiting = line
        line.setContentsMargins(*(self._theme.px(side) for side in (14, 4, 14, 12)))
        self.column.addWidget(line)

    def show_if_needed(self) -> bool:
        """Show the card if there is something in it, else hide it; whether there is."""
        needed = bool(self.rows) or (self._waiting is not None and not self._waiting.isHidden())
        self.setVisible(needed)
        return needed

    def show_rows(self, rows: Sequence[QWidget], total: int) -> None:
        """These rows in the place of those before, and how many there are in all.

        Who is on a row by keyboard stays on the one that comes into its place.
        """
        holder = QApplication.focusWidget()
        focused = next((place for place, row in enumerate(self.rows) if holder and row.isAncestorOf(holder)), None)
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = list(rows)
        for row in rows:
            self._list.addWidget(Separator(self._theme))
            self._list.addWidget(row)
            row.show()  # at once, so that its buttons can take the focus
        self.counter.set_count(total)
        self.show_if_needed()
        if focused is not None and rows:
            buttons = rows[min(focused, len(rows) - 1)].findChildren(Button)
            if buttons:
                buttons[0].show()
                buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
