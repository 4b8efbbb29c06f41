"""The page Agents."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from remembrancer.model.clients import PauseClient, ResumeClient, RevokeClient
from remembrancer.model.connecting import FoundTool
from remembrancer.model.history import JournalFilter
from remembrancer.model.pairing import PairingRequest
from remembrancer.model.queries import ListNamespaces
from remembrancer.wording import describe_change
from remembrancer_app.agents.add_client_dialog import AddClientDialog
from remembrancer_app.agents.client_card import ClientCard
from remembrancer_app.agents.connect_dialog import ConnectDialog
from remembrancer_app.agents.file_syncs import FileSyncs
from remembrancer_app.agents.left_pane import LeftPane
from remembrancer_app.agents.live_card import LiveCard
from remembrancer_app.agents.pairing_dialog import PairingDialog
from remembrancer_app.agents.proposals_dialog import ProposalsDialog
from remembrancer_app.agents.reading import AgentsReading
from remembrancer_app.agents.revoke_dialog import RevokeDialog
from remembrancer_app.agents.rights_dialog import RightsDialog
from remembrancer_app.agents.traffic_card import TrafficCard
from remembrancer_app.audit.undo_dialog import UndoDialog
from remembrancer_app.memories.day_words import DayWords
from remembrancer_app.memories.words import error_words
from remembrancer_app.shell.page import WAITING_PROPOSALS, Page, PageContext
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Icon, Role, measures
from remembrancer_app.widgets.button import Button, ButtonKind, ControlSize
from remembrancer_app.widgets.empty_state import EmptyState
from remembrancer_app.widgets.pane import Card, Notice
from remembrancer_app.widgets.two_panes import PaneRoom, TwoPanes

if TYPE_CHECKING:
    from datetime import datetime, timedelta

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from remembrancer.model.changes import Change, ChangeRequest
    from remembrancer.model.clients import Client
    from remembrancer.model.connecting import Connected
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Namespace
    from remembrancer.model.traffic import Traffic
    from remembrancer.vault import ParsedSearch

_ROOM = PaneRoom("list.width", 840, ((0, 272), (1000, 292), (1200, 316), (1600, 352)), 240)
_SELECTED, _FILE = "client", "file"


class AgentsPage(Page):
    """Port, clients and tools on the left; the chosen client, its traffic and the live requests on the right."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setObjectName("agents")
        theme = self.theme
        self._clock = self.engine.vault.clock
        self._day_words = DayWords(self._clock)
        self._clients: tuple[Client, ...] = ()
        self._namespaces: tuple[Namespace, ...] = ()
        self._traffic: Traffic | None = None
        self._text = ""
        self._dialog: PairingDialog | None = None
        self.reading = AgentsReading(self.engine, self)
        if context.port is None:
            raise TypeError("the page Agents needs a port")
        self._port = context.port
        self.files = FileSyncs(self, self._day_words, lambda: self._namespaces)
        self.files.chosen = str(self.state.value(_FILE, ""))
        self.left = LeftPane(theme, context.port, self._day_words, self.files.list)
        self.approvals = Notice(theme, "", tone=Role.WARN, icon=Icon.HOURGLASS, action=self.tr("Look"))
        self.approvals.hide()
        self.problem = Notice(theme, "", tone=Role.BAD, icon=Icon.CIRCLE_ALERT, action=self.tr("Try again"))
        self.problem.hide()
        self.client = ClientCard(theme, self._day_words)
        self.client.hide()
        self.traffic = TrafficCard(theme)
        self.live = LiveCard(theme, self._clock.zone(), self.state)
        self.nobody = Card(theme)
        self.add = Button(theme, self.tr("Add a client …"), icon=Icon.PLUS, size=ControlSize.TOOLBAR)
        self.nobody.column.addWidget(
            EmptyState(
                theme,
                Icon.PLUG,
                self.tr("No agent is connected yet"),
                self.tr("Connect a tool found on this computer, or open the port and let an agent ask."),
                buttons=(self.add,),
            )
        )
        self.back = Button(
            theme,
            self.tr("Port, clients and files"),
            kind=ButtonKind.GHOST,
            icon=Icon.ARROW_LEFT,
            size=ControlSize.TOOLBAR,
        )
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        theme = self.theme
        self._left_scroller = _scroller(self.left)
        inside = QWidget()
        self._right_column = QVBoxLayout(inside)
        margin = theme.px(measures.PAGE_MARGIN_NARROW)
        self._right_column.setContentsMargins(margin, margin, margin, margin)
        self._right_column.setSpacing(theme.px(measures.CARD_GAP))
        self._right_column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.problem, self.approvals, self.client, self.nobody):
            self._right_column.addWidget(widget)
        self._right_column.addWidget(self.traffic)
        self._right_column.addWidget(self.live, 1)
        self._right_column.addWidget(self.files.view, 1)
        self.live.setMinimumHeight(theme.px(220))
        self._right = _scroller(inside)
        self.panes_layout = TwoPanes(
            theme, self.state, _ROOM, pane=self._left_scroller, rest=self._right, pane_first=True, parent=self
        )
        self.back.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.panes_layout)

    def _connect(self) -> None:
        reading = self.reading
        reading.clients.connect(self._show_clients)
        reading.pairings.connect(self.left.show_pairings)
        reading.traffic.connect(self._show_traffic)
        reading.tools.connect(self.left.found.show_tools)
        reading.proposals.connect(self._show_proposals)
        reading.failed.connect(self._fail)
        self.problem.acted.connect(self._retry)
        self.approvals.acted.connect(self.review_proposals)
        self.left.said.connect(self._say)
        self.left.chosen.connect(self._choose)
        self.left.add_wanted.connect(self.add_client)
        self.add.clicked.connect(self.add_client)
        self.files.shown.connect(self._show_chosen)
        self.files.list.chosen.connect(self._show_rest)
        self.files.said.connect(self.undo_offered)
        self.files.proposals_made.connect(self.review_proposals)
        self.files.failed.connect(self._fail)
        self.left.asked.connect(self.look_at)
        self.traffic.said.connect(self._say)
        self.left.found.connect_wanted.connect(partial(self._ask_connect, True))
        self.left.found.disconnect_wanted.connect(partial(self._ask_connect, False))
        self.client.pause_wanted.connect(partial(self._change_client, PauseClient))
        self.client.resume_wanted.connect(partial(self._change_client, ResumeClient))
        self.client.revoke_wanted.connect(self._ask_revoke)
        self.client.rights_wanted.connect(self._ask_rights)
        self.client.undo_wanted.connect(self._ask_undo)
        self.panes_layout.narrowed.connect(self._show_back)
        self.back.clicked.connect(self._show_list)

    # The page contract

    def search_hint(self) -> str:
        return self.tr("Search requests")

    def apply_search(self, search: ParsedSearch) -> None:
        self._text = search.text
        self.live.set_filter(self._text, self._only())

    def open_target(self, target: object) -> None:
        if isinstance(target, PairingRequest):
            self.look_at(target)
        elif target == WAITING_PROPOSALS:
            self.review_proposals()

    def show_page(self) -> None:
        self.engine.query(self, ListNamespaces(), self._take_namespaces)
        self.reading.read()
        self.files.read()
        self.left.take_focus()

    def panes(self) -> tuple[QWidget, ...]:
        panes = (*self.left.regions(), self.client, self.traffic, self.live, self.files.view)
        return tuple(pane for pane in panes if pane.isVisible())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reading.follow(follows=True)
        self.files.follow(follows=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.reading.follow(follows=False)
        self.files.follow(follows=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panes_layout.fit(self.window().width())

    # What is shown

    @property
    def now(self) -> datetime:
        return self._clock.now().astimezone(self._clock.zone())

    def _only(self) -> str:
        return self.client.client.id if self.client.client is not None and not self.client.isHidden() else ""

    @Slot(object)
    def _take_namespaces(self, namespaces: tuple[Namespace, ...]) -> None:
        self._namespaces = namespaces

    @Slot(object)
    def _show_clients(self, clients: tuple[Client, ...]) -> None:
        self.problem.hide()
        self._clients = clients
        chosen = str(self.state.value(_SELECTED, ""))
        client = next((each for each in clients if each.id == chosen), clients[0] if clients else None)
        if client is not None:
            self.client.show_client(client, self.now)
        self.left.show_clients(clients, self.now, self._chosen_client())
        self._show_chosen()

    def _chosen_client(self) -> str:
        """The client that is shown, by its id; none while a file is."""
        if self.files.plan is not None or not self._clients or self.client.client is None:
            return ""
        return self.client.client.id

    @Slot()
    def _show_chosen(self) -> None:
        """On the right the chosen file, or else the chosen client with what is asked for."""
        self.state.set_value(_FILE, self.files.chosen)
        is_file = self.files.plan is not None
        self.files.view.setVisible(is_file)
        self.client.setVisible(not is_file and bool(self._clients))
        self.nobody.setVisible(not is_file and not self._clients)
        self.traffic.setVisible(not is_file)
        self.live.setVisible(not is_file)
        self.left.mark(self._chosen_client())

    @Slot(str)
    def _choose(self, client: str) -> None:
        self.state.set_value(_SELECTED, client)
        found = next((each for each in self._clients if each.id == client), None)
        if found is not None:
            self.client.show_client(found, self.now)
        self.files.choose("")
        self._show_rest()

    @Slot()
    def _show_rest(self) -> None:
        self.panes_layout.show_rest()

    @Slot(object)
    def _show_traffic(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self.traffic.show_traffic(traffic.minutes, self.now)
        self.live.show_requests(traffic.requests)

    @Slot(int)
    def _show_proposals(self, count: int) -> None:
        words = self.tr("{0} proposals of agents wait for you.").format(self.locale().toString(count))
        self.approvals.set_text(self.tr("1 proposal of an agent waits for you.") if count == 1 else words)
        self.approvals.setVisible(count > 0)

    @Slot(object)
    def _fail(self, error: RemembrancerError) -> None:
        self.problem.set_text(error_words(error))
        self.problem.show()

    @Slot()
    def _retry(self) -> None:
        self.problem.hide()
        self.reading.read()

    # What is done

    def look_at(self, request: PairingRequest) -> None:
        """Ask the person about a request to be let in."""
        if self._dialog is not None:
            return
        self._dialog = PairingDialog(self.theme, self.engine, self, request, self._namespaces)
        self._dialog.closed.connect(self._forget_dialog)
        self._dialog.ask()

    @Slot()
    def add_client(self) -> None:
        """Give a program access by hand."""
        dialog = AddClientDialog(self.theme, self.engine, self, self._port, self._namespaces)
        dialog.added.connect(self._added)
        dialog.ask()

    @Slot(object)
    def _added(self, client: Client) -> None:
        self.state.set_value(_SELECTED, client.id)
        self.files.choose("")
        self.reading.read()

    @Slot()
    def _forget_dialog(self) -> None:
        self._dialog = None
        self.reading.read()

    @Slot()
    def review_proposals(self) -> None:
        """Approve or turn down what waits, one at a time."""
        dialog = ProposalsDialog(self.theme, self.engine, self, self._day_words)
        dialog.decided.connect(self._say_decided)
        dialog.ask()

    @Slot(object, bool)
    def _say_decided(self, change: Change, _approved: bool) -> None:
        self._say_change(change)

    def _change_client(self, request: type[PauseClient | ResumeClient]) -> None:
        if self.client.client is not None:
            self._change(request(self.client.client.id))

    def _change(self, request: ChangeRequest[Change]) -> None:
        self.engine.change(self, request, self._say_change)

    def _say_change(self, change: Change) -> None:
        # Nothing takes back what was done to a client but its opposite.
        operation = change.operation if change.memories else ""
        self.undo_offered.emit(describe_change(change, translate), operation)

    def _say(self, words: str) -> None:
        self.undo_offered.emit(words, "")

    def _ask_revoke(self) -> None:
        if self.client.client is not None:
            client = self.client.client
            dialog = RevokeDialog(self.theme, self, client.name)
            dialog.confirmed.connect(partial(self._change, RevokeClient(client.id)))
            dialog.ask()

    def _ask_rights(self) -> None:
        if self.client.client is not None:
            dialog = RightsDialog(self.theme, self.engine, self, self.client.client, self._namespaces)
            dialog.done.connect(self._say_change)
            dialog.open(dialog.cancel)

    @Slot(object)
    def _ask_undo(self, since: timedelta | None) -> None:
        client = self.client.client
        if client is None:
            return
        moment = None if since is None else self._clock.now() - since
        title = self.tr("Undo what {0} did").replace("{0}", client.name)
        meant = JournalFilter(client=client.id, since=moment)
        dialog = UndoDialog(self.theme, self.engine, self, self._day_words, title=title, meant=meant)
        dialog.undone.connect(self._say_change)
        dialog.ask()

    def _ask_connect(self, connect: bool, tool: FoundTool) -> None:
        dialog = ConnectDialog(self.theme, self.engine, self, tool, connect=connect)
        dialog.done.connect(partial(self._connected, tool, connect))
        dialog.ask()

    def _connected(self, tool: FoundTool, connect: bool, connected: Connected) -> None:
        words = self.tr("{0} is connected. Start it anew, so that it reads its settings.")
        if not connect:
            words = self.tr("{0} is disconnected.")
        if connected.left_alone:
            words = self.tr("{0}: some files were left alone.")
        self._say(words.replace("{0}", tool.name))
        self.reading.read_tools()

    # Room

    @Slot(bool)
    def _show_back(self, narrow: bool) -> None:
        self.back.setVisible(narrow)

    @Slot()
    def _show_list(self) -> None:
        self.panes_layout.show_pane()


def _scroller(inside: QWidget) -> QScrollArea:
    scroller = QScrollArea()
    scroller.setProperty("bare", True)
    scroller.setFrameShape(QFrame.Shape.NoFrame)
    scroller.setWidgetResizable(True)
    scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroller.setWidget(inside)
    return scroller
