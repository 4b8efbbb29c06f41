"""The left side of Agents: the port, who asks to be let in, the clients, and the tools of this computer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from remembrancer_app.agents.client_row import ClientRow
from remembrancer_app.agents.found_list import FoundList
from remembrancer_app.agents.port_card import PortCard
from remembrancer_app.agents.words import code_words
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.widgets.button import Button, ControlSize
from remembrancer_app.widgets.choice_row import mark_chosen
from remembrancer_app.widgets.counter import CounterBadge
from remembrancer_app.widgets.pane import Notice, Pane, Separator
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.model.clients import Client
    from remembrancer.model.pairing import PairingRequest
    from remembrancer_app.agents.port import Port
    from remembrancer_app.agents.sync_list import SyncList
    from remembrancer_app.memories.day_words import DayWords
    from remembrancer_app.theme import Theme


class LeftPane(Pane):
    """Signals and rows; what is done about them is the page's.

    Signals:
        chosen: a client, by its id.
        asked: somebody wants to look at a PairingRequest.
        said: something was done, in a sentence.
        add_wanted: a client is to be added by hand.
    """

    chosen = Signal(str)
    add_wanted = Signal()
    asked = Signal(object)
    said = Signal(str)

    def __init__(
        self, theme: Theme, port: Port, day_words: DayWords, files: SyncList, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, Role.WINDOW, frozenset({"right"}), parent)
        self._day_words = day_words
        self._clients: tuple[Client, ...] = ()
        self._pairings: tuple[PairingRequest, ...] = ()
        self.port = PortCard(theme, port)
        self.port.said.connect(self.said)
        self.rows: list[ClientRow] = []
        self.requests: list[Notice] = []
        self.counter = CounterBadge(theme, name=self.tr("clients"))
        self.found = FoundList(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.port)
        column.addWidget(Separator(theme))
        self.clients = QWidget()
        self.clients.setObjectName("clients")
        self.clients.setAccessibleName(self.tr("Clients"))
        inside = QVBoxLayout(self.clients)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(*(theme.px(side) for side in (16, 12, 12, 6)))
        head.setSpacing(theme.px(9))
        head.addWidget(PlainText(theme, self.tr("Clients"), style=TextStyle.EMPHASIS))
        head.addWidget(self.counter)
        head.addStretch(1)
        self.add = Button(theme, self.tr("Add a client …"), icon=Icon.PLUS, size=ControlSize.TOOLBAR)
        self.add.clicked.connect(self.add_wanted)
        head.addWidget(self.add)
        inside.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setContentsMargins(theme.px(4), 0, theme.px(4), theme.px(8))
        self._list.setSpacing(theme.px(2))
        self.nobody = PlainText(
            theme,
            self.tr("Nobody yet. An agent that asks to be let in stands here."),
            style=TextStyle.SECONDARY,
            tone=Role.TEXT2,
            wraps=True,
        )
        self.nobody.setContentsMargins(theme.px(12), 0, theme.px(12), theme.px(4))
        self._list.addWidget(self.nobody)
        inside.addLayout(self._list)
        column.addWidget(self.clients)
        column.addWidget(Separator(theme))
        column.addWidget(self.found)
        column.addWidget(Separator(theme))
        self.files = files
        column.addWidget(self.files)
        column.addStretch(1)

    def regions(self) -> tuple[QWidget, ...]:
        """What F6 goes through."""
        return (self.port, self.clients, self.found, self.files)

    def take_focus(self) -> None:
        """The chosen client, or the switch of the port."""
        chosen = next((row for row in (*self.rows, *self.files.rows) if row.isChecked()), None)
        (chosen or self.port.switch).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_clients(self, clients: tuple[Client, ...], now: datetime, chosen: str) -> None:
        """These clients, of which the one with the id ``chosen`` is shown on the right."""
        if clients != self._clients or not self.rows:
            self._clients = clients
            focused = next((row.client.id for row in self.rows if row.hasFocus()), "")
            _let_go(self.rows)
            self.rows = [ClientRow(self._theme, client, self._day_words, now) for client in clients]
            for place, row in enumerate(self.rows):
                row.clicked.connect(partial(self._choose, row.client.id))
                self._list.insertWidget(len(self.requests) + place, row)
                row.show()
                if row.client.id == focused:
                    row.setFocus(Qt.FocusReason.OtherFocusReason)
            self.counter.set_count(len(clients))
            self._show_nobody()
        self.mark(chosen)

    def mark(self, chosen: str) -> None:
        """The row of this client is the chosen one; none where there is no such client."""
        mark_chosen(self.rows, next((row for row in self.rows if row.client.id == chosen), None))

    @Slot(object)
    def show_pairings(self, pairings: tuple[PairingRequest, ...]) -> None:
        """Who asks to be let in, above the clients."""
        if pairings == self._pairings:
            return
        self._pairings = pairings
        _let_go(self.requests)
        self.requests = [self._request_row(request) for request in pairings]
        for place, row in enumerate(self.requests):
            self._list.insertWidget(place, row)
            row.show()
        self._show_nobody()

    def _request_row(self, request: PairingRequest) -> Notice:
        code = code_words(request.code)
        words = self.tr("{0}, code {1}").replace("{0}", self._day_words.brief(request.asked_at)).replace("{1}", code)
        title = self.tr("{0} wants to connect").replace("{0}", request.name)
        row = Notice(
            self._theme, words, tone=Role.ACCENT, icon=Icon.PLUG, title=title, action=self.tr("Look"), edged=True
        )
        row.acted.connect(partial(self.asked.emit, request))
        return row

    def _choose(self, client: str, _checked: bool = False) -> None:
        self.chosen.emit(client)

    def _show_nobody(self) -> None:
        self.nobody.setVisible(not self.rows and not self.requests)


def _let_go(rows: list[ClientRow] | list[Notice]) -> None:
    for row in rows:
        row.hide()
        row.deleteLater()
