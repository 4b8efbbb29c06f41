"""What the page Agents shows, read from the engine in parts: each is shown as soon as it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.clients import ListClients
from remembrancer.model.connecting import FindTools
from remembrancer.model.pairing import ListPairings
from remembrancer.model.proposals import CountProposals
from remembrancer.model.traffic import ListTraffic

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.queries import Query
    from remembrancer_app.jobs.engine import Engine

_SOON_MS = 200
"""What comes within so long is read at once."""
_AGAIN_MS = 15_000
"""The last hour goes on also when nobody asks for anything."""


class AgentsReading(QObject):
    """Reads all parts, and while :meth:`follow` is on what clients ask for as it comes.

    Signals:
        clients: the clients, by name.
        pairings: who asks to be let in.
        traffic: a Traffic.
        tools: what was found on this machine.
        proposals: how many proposals wait.
        failed: the error that came instead of one of them.
    """

    clients = Signal(object)
    pairings = Signal(object)
    traffic = Signal(object)
    tools = Signal(object)
    proposals = Signal(int)
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._follows = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._read_again)
        self._again = QTimer(self)
        self._again.setInterval(_AGAIN_MS)
        self._again.timeout.connect(self._read_again)
        engine.seen.connect(self._note)
        engine.changed.connect(self._note)

    def follow(self, *, follows: bool) -> None:
        """Read again when something comes, or no more."""
        self._follows = follows
        if follows:
            self._again.start()
        else:
            self._again.stop()
            self._soon.stop()

    @Slot()
    def read(self) -> None:
        """Read all of it."""
        self._read_again()
        self.read_tools()

    @Slot()
    def _read_again(self) -> None:
        """The clients, what waits because of them, who asks, and what is asked for."""
        self._ask(ListClients(), self.clients.emit)
        self._ask(CountProposals(), self.proposals.emit)
        self._ask(ListPairings(), self.pairings.emit)
        self._ask(ListTraffic(), self.traffic.emit)

    def read_tools(self) -> None:
        """What is on this machine, and how it is connected."""
        self._ask(FindTools(), self.tools.emit)

    @Slot(object)
    def _note(self, _seen: object) -> None:
        if self._follows and not self._soon.isActive():
            self._soon.start()

    def _ask(self, request: Query[Any], done: Callable[[Any], None]) -> None:
        self._engine.query(self, request, done, self.failed.emit)
