"""A process without a window that holds a vault and serves it, until it is told to end or a window wants the vault."""

from __future__ import annotations

import signal
from collections.abc import Callable
from threading import Event
from types import FrameType
from typing import Final

from remembrancer.model.port import KeptPort
from remembrancer.owner.service import OwnerKind, OwnerService
from remembrancer.port.server import PortServer
from remembrancer.vault import Vault

_END_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class Headless:
    """Serves an open vault. To be used on the main thread, which alone may say what signals do."""

    def __init__(self, vault: Vault, *, port: int | None = None, idle_seconds: float | None = None) -> None:
        """``port``: the number of the port for agents, 0 for any; None: as the window left it.

        ``idle_seconds``: end when nobody has been connected for so long; None: never for that reason.
        """
        self._vault = vault
        self._port = PortServer(vault)
        left = KeptPort.of(vault.kept())
        self._number = (left.number if left.is_open else None) if port is None else port
        self._idle_seconds = idle_seconds
        self._end = Event()
        self._change = Event()
        self._service = OwnerService(vault, OwnerKind.HEADLESS, hand_over=self.end, left=self._change.set)

    def end(self) -> None:
        """Stop serving. May be called from any thread."""
        self._end.set()
        self._change.set()

    def serve(self, ready: Callable[[str], None]) -> None:
        """Serve until the end, then close the vault with everything answered that was asked.

        ``ready`` is told the address of the port, empty if it is closed.

        Raises:
            VaultUnreadableError: no socket can be made.
            PortUnavailableError: another program has the port.
        """
        try:
            before = {each: signal.signal(each, self._on_signal) for each in _signals()}
            self._service.start()
            if self._number is not None:
                self._vault.before_closing(self._port.stop)
                self._port.start(self._number)
            self._vault.start_background()
            ready(self._port.address)
            while not self._end.is_set():
                self._change.clear()
                idle = self._service.connections == 0 and not self._port.is_open
                if not self._change.wait(self._idle_seconds if idle else None) and self._service.connections == 0:
                    self.end()
            for each, handler in before.items():
                signal.signal(each, handler)
        finally:
            self._vault.close()

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.end()


def _signals() -> tuple[signal.Signals, ...]:
    return tuple(getattr(signal, name) for name in _END_SIGNALS if hasattr(signal, name))
