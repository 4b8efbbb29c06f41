"""What agents wait for: counted on the rail, told as it comes; and how the port stands, in the status bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.clients import ClientState, ListClients
from remembrancer.model.pairing import ListPairings, PairingAnswered, PairingRequest
from remembrancer.model.proposals import CountProposals
from remembrancer_app.agents.port import PortState
from remembrancer_app.shell.page import WAITING_PROPOSALS, PageName
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.clients import Client
    from remembrancer.vault import Notice
    from remembrancer_app.agents.port import Port
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.notices import Notices
    from remembrancer_app.shell.rail import Rail
    from remembrancer_app.shell.status_bar import StatusBar

_SOON_MS = 150
_MORE_MS = 500
"""What nobody answered is over at its time, and a little after it is no longer counted."""


class AgentsWaiting(QObject):
    """Counts who asks to be let in and what waits for approval, after every change and whenever somebody asks.

    Signals:
        counted: what waits, or who may come in, was counted again.
    """

    counted = Signal()

    def __init__(self, engine: Engine, port: Port, rail: Rail, status: StatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._port = port
        self._rail = rail
        self._status = status
        self._pairings: tuple[PairingRequest, ...] = ()
        self._proposals = -1
        self._clients = 0
        self._by_others = False
        self._is_past = False
        self._notices: Notices | None = None
        self._look: Callable[[object], None] = lambda _target: None
        self._is_seen: Callable[[PageName], bool] = lambda _page: False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.count)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(self.count)
        port.changed.connect(self._show_port)
        if rail.has(PageName.AGENTS):
            engine.changed.connect(self._note_change)
            engine.seen.connect(self._note_seen)
            self.count()

    def stop(self) -> None:
        """The vault is closed: nothing is counted any more."""
        self._soon.stop()
        self._over.stop()

    def tell(self, notices: Notices, look: Callable[[object], None], is_seen: Callable[[PageName], bool]) -> None:
        """Say what comes as a notice, which takes no focus; ``look`` shows it on Agents.

        ``is_seen`` says whether a page is in front: who sees Agents need not be told.
        """
        self._notices, self._look, self._is_seen = notices, look, is_seen

    @property
    def waiting(self) -> int:
        """How many wait now, whatever date is looked at."""
        return len(self._pairings) + max(0, self._proposals)

    def words(self, count: int) -> str:
        words = self.tr("1 request of an agent waits") if count == 1 else self.tr("{0} requests of agents wait")
        return words.format(self._rail.locale().toString(count))

    @Slot(bool)
    def set_past(self, past: bool) -> None:
        """What waits now is not counted in the past."""
        self._is_past = past
        self._show()

    @Slot()
    def count(self) -> None:
        self._engine.query(self, ListPairings(), self._take_pairings)
        self._engine.query(self, CountProposals(), self._take_proposals)
        self._engine.query(self, ListClients(), self._take_clients)

    @Slot(object)
    def _note_change(self, notice: Notice) -> None:
        self._by_others = self._by_others or notice.initiator != self._engine.entrance.number
        self._soon.start()

    @Slot(object)
    def _note_seen(self, seen: object) -> None:
        if isinstance(seen, PairingRequest):
            self._soon.start()
            self._say(self._asked_in_words(seen), seen)
        elif isinstance(seen, PairingAnswered):
            self._soon.start()

    def _asked_in_words(self, request: PairingRequest) -> str:
        return self.tr("{0} wants to connect.").replace("{0}", request.name)

    def _say(self, words: str, target: object) -> None:
        if self._notices is not None and not self._is_seen(PageName.AGENTS):
            self._notices.offer(words, self.tr("Look"), partial(self._look, target))

    def _take_pairings(self, pairings: tuple[PairingRequest, ...]) -> None:
        if self._notices is not None:
            for answered in (request for request in self._pairings if request not in pairings):
                self._notices.withdraw(self._asked_in_words(answered))
        self._pairings = pairings
        if pairings:
            now = self._engine.vault.clock.now()
            first = min(request.until for request in pairings)
            self._over.start(max(0, round((first - now).total_seconds() * 1000)) + _MORE_MS)
        self._show()

    def _take_proposals(self, count: int) -> None:
        if self._by_others and 0 <= self._proposals < count:
            self._say(self.tr("An agent proposes something that waits for you."), WAITING_PROPOSALS)
        self._proposals, self._by_others = count, False
        self._show()

    def _take_clients(self, clients: tuple[Client, ...]) -> None:
        self._clients = sum(client.state is ClientState.ACTIVE for client in clients)
        self._show_port()

    def _show(self) -> None:
        if not self._rail.has(PageName.AGENTS):
            return
        count = 0 if self._is_past else self.waiting
        self._rail.button(PageName.AGENTS).set_count(count, self.words(count), Role.ACCENT)
        self.counted.emit()

    @Slot()
    def _show_port(self) -> None:
        roles = {PortState.FAILED: Role.BAD, PortState.OPEN: Role.GOOD}
        self._status.show_port(self.port_words(), roles.get(self._port.state, Role.TEXT2))
        self.counted.emit()

    def port_words(self) -> str:
        """How the port stands; nothing where it is closed."""
        if self._port.state is PortState.FAILED:
            return self.tr("Port could not be opened")
        if self._port.state is not PortState.OPEN:
            return ""
        if self._clients == 1:
            return self.tr("Port open, 1 client")
        return self.tr("Port open, {0} clients").format(self._rail.locale().toString(self._clients))
