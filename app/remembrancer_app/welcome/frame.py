"""What the three steps of the first run have in common: a card in the middle with the mark, a title and the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from remembrancer_app.shell.gate import Mark, centred, in_the_middle
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.welcome.steps_bar import StepsBar
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from remembrancer_app.theme import Theme

_WIDTH, _PADDING = 640, 26


class WelcomeFrame(QWidget):
    """The card of one step; ``step`` counts from 0. Where the window is too low it scrolls."""

    def __init__(self, theme: Theme, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("ground", Role.WINDOW.value)
        self._theme = theme
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        middle = QVBoxLayout(inner)
        middle.addStretch(1)
        self.card = Card(theme, padding=_PADDING)
        self.card.setFixedWidth(theme.px(_WIDTH))
        self.card.column.setSpacing(theme.px(10))
        middle.addLayout(in_the_middle(self.card))
        middle.addStretch(1)
        self.scroller = Scroller(inner)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setProperty("bare", True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self.scroller)
        words = _frame_words()
        column = self.card.column
        column.addWidget(Mark(theme, 44), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(centred(theme, words[0], TextStyle.REPORT_TITLE, Role.TEXT))
        column.addWidget(centred(theme, words[1], TextStyle.BODY, Role.TEXT2))
        self.steps = StepsBar(theme, words[2:], step)
        column.addWidget(self.steps)
        column.addSpacing(theme.px(4))


def _frame_words() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("WelcomeFrame", "Welcome to Remembrancer"),
        QCoreApplication.translate(
            "WelcomeFrame", "See, correct and govern what your agents remember. Everything stays on this computer."
        ),
        QCoreApplication.translate("WelcomeFrame", "Your vault"),
        QCoreApplication.translate("WelcomeFrame", "Bring memories in"),
        QCoreApplication.translate("WelcomeFrame", "Connect agents"),
    )
