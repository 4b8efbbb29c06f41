"""A line that says that the program still looks for routines, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.attention import NoticingState
    from remembrancer_app.theme import Theme


class LookingLine(QWidget):
    """Words and a bar; hidden while there is nothing to wait for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("looking")
        self.words = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        column.addWidget(self.words)
        column.addWidget(self.bar)
        self.hide()

    @Slot(object)
    def show_state(self, state: NoticingState | None) -> None:
        """How far it is; None: nothing to wait for."""
        self.setVisible(state is not None)
        if state is None:
            return
        figure = self.locale().toString
        compared, total = figure(state.compared), figure(state.total)
        words = self.tr("Looking for what recurs: {0} of {1} texts compared").format(compared, total)
        if state.compared >= state.total:
            # How long that takes is not known before it is done.
            words = self.tr("Putting together what recurs in {0} texts").format(total)
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, 0 if state.compared >= state.total else state.total)
        self.bar.setValue(state.compared)
