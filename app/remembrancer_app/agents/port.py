"""The port of the open vault, as the window opens and closes it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.port import KEPT_NUMBER, KEPT_OPEN, KeptPort
from remembrancer_app.memories.words import error_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.port.server import PortServer
    from remembrancer_app.jobs.engine import Engine, Job


class PortState(Enum):
    CLOSED = "closed"
    OPENING = "opening"
    OPEN = "open"
    FAILED = "failed"


class Port(QObject):
    """Opens and closes the port, off the GUI thread. It is closed until the person opens it.

    Signals:
        changed: what is told of it changed.
    """

    changed = Signal()

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._server: PortServer | None = None
        self._is_over = False
        self.state = PortState.CLOSED
        self.number = 0
        self.problem = ""

    @property
    def address(self) -> str:
        """Where agents send requests; empty while it is closed."""
        return self._server.address if self._server is not None else ""

    def restore(self, kept: Mapping[str, str]) -> None:
        """Open it if it was open when the vault was last closed; ``kept`` is what the vault keeps for the window."""
        left = KeptPort.of(kept)
        self.number = left.number
        if left.is_open:
            self._open(self.number)

    @Slot(bool)
    def switch(self, on: bool) -> None:
        """Open it, where it was, or close it; remembered."""
        if on:
            self._open(self.number)
        else:
            self._close()

    @Slot()
    def open_anywhere(self) -> None:
        """Open it at whatever number is free."""
        self._open(0)

    def move(self, number: int) -> None:
        """Another number from now on."""
        if self.state is PortState.OPEN:
            self._open(number)
        else:
            self.number = number
            self._engine.work(self, lambda _job: self._engine.vault.keep(KEPT_NUMBER, str(number)), self._kept)

    def end(self) -> None:
        """The vault is being closed, which waits until the port is: also one that is opened just now."""
        self._is_over = True
        if (server := self._server) is not None:
            self._engine.work(self, lambda _job: server.stop(), self._closed)

    def _open(self, number: int) -> None:
        self._tell(PortState.OPENING)

        def work(_job: Job[int]) -> int:
            from remembrancer.port.server import PortServer  # noqa: PLC0415  (slow to load, and seldom needed)

            server = self._server = self._server or PortServer(self._engine.vault)
            # Where it is open at another number: requests that are under way are answered, which may take seconds.
            server.stop()
            opened = server.start(number)
            if self._is_over:
                server.stop()
            self._engine.vault.keep(KEPT_OPEN, "1")
            self._engine.vault.keep(KEPT_NUMBER, str(opened))
            return opened

        self._engine.work(self, work, self._opened, self._failed)

    def _close(self) -> None:
        def work(_job: Job[None]) -> None:
            if self._server is not None:
                self._server.stop()
            self._engine.vault.keep(KEPT_OPEN, "")

        self._engine.work(self, work, self._closed)

    def _opened(self, number: int) -> None:
        self.number = number
        self._tell(PortState.OPEN)

    def _failed(self, error: RemembrancerError) -> None:
        self._tell(PortState.FAILED, error_words(error))

    def _closed(self, _nothing: None) -> None:
        self._tell(PortState.CLOSED)

    def _kept(self, _nothing: None) -> None:
        self.changed.emit()

    def _tell(self, state: PortState, problem: str = "") -> None:
        self.state, self.problem = state, problem
        self.changed.emit()
