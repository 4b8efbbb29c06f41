"""Above the reports that were found: how many, where was looked, and a way to look further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme


class SearchNote(QWidget):
    """Only reports that were made can be searched; the others can be made from here.

    Signals:
        wanted: make them.
        unwanted: stop making them.
    """

    wanted = Signal()
    unwanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(10), 0, theme.px(4), 0)
        column.setSpacing(theme.px(2))
        self._is_making = False
        self.words = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        column.addWidget(self.words)
        self.button = Button(theme, self.tr("Make those of the last year"), kind=ButtonKind.LINK, size=ControlSize.ROW)
        self.button.clicked.connect(self._clicked)
        column.addWidget(self.button)
        self.hide()

    def show_found(self, count: int) -> None:
        """So many of the reports that were made have the words."""
        found = self.tr("No report has these words.")
        if count:
            words = self.tr("1 report found.") if count == 1 else self.tr("{0} reports found.")
            found = words.format(self.locale().toString(count))
        if not self._is_making:
            self.words.setText(self.tr("{0} Only days whose report was made are searched.").replace("{0}", found))
        self.show()

    def show_making(self, done: int, total: int) -> None:
        """So many days of so many were gone through."""
        self._is_making = True
        words = self.tr("Making reports: day {0} of {1}")
        figure = self.locale().toString
        self.words.setText(words.replace("{0}", figure(done)).replace("{1}", figure(total)))
        self.button.setText(self.tr("Stop"))
        self.button.show()

    def show_made(self, *, to_the_end: bool) -> None:
        """No report is being made any more."""
        self._is_making = False
        self.button.setText(self.tr("Make those of the last year"))
        self.button.setVisible(not to_the_end)

    @Slot()
    def _clicked(self) -> None:
        (self.unwanted if self._is_making else self.wanted).emit()
