"""The third step: connecting the agent tools of this computer, for whoever wants to now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from remembrancer.model.connecting import FindTools
from remembrancer.wording import describe_error
from remembrancer_app.agents.connect_dialog import ConnectDialog
from remembrancer_app.agents.found_list import FoundList
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.welcome.frame import WelcomeFrame
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from remembrancer.model.connecting import Connected, FoundTool
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.theme import Theme

_LIST_HEIGHT = 250


class ConnectPanel(WelcomeFrame):
    """The connecting parts of the page Agents, and the way into the vault.

    Signals:
        done: show the vault.
        looked: the tools that were found are shown.
    """

    done = Signal()
    looked = Signal()

    def __init__(self, engine: Engine, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, 2, parent)
        self.setObjectName("welcome_connect")
        self._engine = engine
        column = self.card.column
        column.addWidget(PlainText(theme, self.tr("Which agents may use it?"), style=TextStyle.SECTION))
        words = self.tr(
            "Connecting shows the change of each file before it is written. An agent can remember and recall; rules, "
            "pins and contradictions wait for you. All of this stands on the page Agents too."
        )
        column.addWidget(PlainText(theme, words, style=TextStyle.SECONDARY, tone=Role.TEXT2, wraps=True))
        self.found = FoundList(theme)
        self.found.connect_wanted.connect(partial(self._ask, True))
        self.found.disconnect_wanted.connect(partial(self._ask, False))
        inside = QWidget()
        above = QVBoxLayout(inside)
        above.setContentsMargins(0, 0, 0, 0)
        above.addWidget(self.found)
        above.addStretch(1)
        scroller = Scroller(inside)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setProperty("bare", True)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        card = Card(theme, padding=0, ground=Role.SUNKEN)
        card.column.addWidget(scroller)
        card.setFixedHeight(theme.px(_LIST_HEIGHT))
        column.addWidget(card)
        self.told = PlainText(theme, "", style=TextStyle.SECONDARY, wraps=True)
        self.told.hide()
        column.addWidget(self.told)
        row = QHBoxLayout()
        row.addStretch(1)
        self.act = Button(theme, self.tr("Open my vault"), kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
        self.act.clicked.connect(self.done)
        row.addWidget(self.act)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)
        self._look()

    def _look(self) -> None:
        self._engine.query(self, FindTools(), self._show, self._fail)

    def _show(self, tools: tuple[FoundTool, ...]) -> None:
        self.found.show_tools(tools)
        self.looked.emit()

    def _ask(self, connect: bool, tool: FoundTool) -> None:
        dialog = ConnectDialog(self._theme, self._engine, self, tool, connect=connect)
        dialog.done.connect(partial(self._connected, tool, connect))
        dialog.ask()

    def _connected(self, tool: FoundTool, connect: bool, connected: Connected) -> None:
        words = self.tr("{0} is connected. Start it anew, so that it reads its settings.")
        if not connect:
            words = self.tr("{0} is disconnected.")
        if connected.left_alone:
            words = self.tr("{0}: some files were left alone.")
        self._tell(words.replace("{0}", tool.name), Role.GOOD)
        self._look()
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fail(self, error: RemembrancerError) -> None:
        self._tell(describe_error(error, translate).in_one, Role.BAD)

    def _tell(self, words: str, tone: Role) -> None:
        self.told.setText(words)
        self.told.set_tone(tone)
        self.told.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the vault from wherever nothing else wants it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
            return
        super().keyPressEvent(event)
