"""The port itself: a socket on this computer alone, and a thread that serves it until it is stopped."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import TYPE_CHECKING, Final

from remembrancer.model.errors import PortUnavailableError

if TYPE_CHECKING:
    from remembrancer.port.quiet import QuietServer
    from remembrancer.vault import Vault

HOST: Final = "127.0.0.1"
"""The literal address: a name could be made to mean another computer."""
_BACKLOG: Final = 64
_STOPS_WITHIN: Final = 5
_IDLE_SECONDS: Final = 10
_MOST_HEADER_BYTES: Final = 16_384

LOADING_MCP: Final = threading.Lock()
"""Held by whoever loads the SDK of MCP: its modules load each other in circles, which two threads at once cannot."""


class PortServer:
    """Serves a vault to its clients from :meth:`start` to :meth:`stop`. Nothing is left behind after that."""

    def __init__(self, vault: Vault, body_seconds: float | None = None) -> None:
        """``body_seconds`` is how long a body may take to come in."""
        self._vault = vault
        self._body_seconds = body_seconds
        self._server: QuietServer | None = None
        self._thread: threading.Thread | None = None
        self.number = 0

    @property
    def is_open(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    @property
    def address(self) -> str:
        """Where clients send requests; empty while it is closed."""
        return f"http://{HOST}:{self.number}" if self.is_open else ""

    def start(self, number: int = 0) -> int:
        """Open the port of that number, or one that is free, and serve it. Returns its number.

        Raises:
            PortUnavailableError: another program has it, or it may not be used.
        """
        if self.is_open:
            return self.number
        import uvicorn  # noqa: PLC0415  (slow to load, and needed only where the port is switched on)

        with LOADING_MCP:
            from remembrancer.port.guard import BODY_SECONDS, Guard  # noqa: PLC0415  (as above)
            from remembrancer.port.http.application import make_application  # noqa: PLC0415  (as above)
            from remembrancer.port.mcp.http import McpOverHttp  # noqa: PLC0415  (as above)
        from remembrancer.port.patience import PatientProtocol  # noqa: PLC0415  (as above)
        from remembrancer.port.quiet import QuietServer  # noqa: PLC0415  (as above)

        listening = _listening(number)
        self.number = listening.getsockname()[1]
        ready = threading.Event()
        guarded = Guard(
            make_application(self._vault, McpOverHttp(self._vault.clock), ready.set),
            self._vault,
            lambda: (f"{HOST}:{self.number}", f"localhost:{self.number}"),
            self._body_seconds or BODY_SECONDS,
        )
        self._server = server = QuietServer(
            uvicorn.Config(
                guarded,
                http=PatientProtocol,
                loop="asyncio",
                ws="none",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_keep_alive=_IDLE_SECONDS,
                timeout_graceful_shutdown=_STOPS_WITHIN,
                h11_max_incomplete_event_size=_MOST_HEADER_BYTES,
            )
        )

        def serve() -> None:
            try:
                asyncio.run(server.serve([listening]))
            finally:
                listening.close()
                ready.set()

        self._thread = threading.Thread(target=serve, name="port", daemon=True)
        self._thread.start()
        ready.wait()
        return self.number

    def stop(self) -> None:
        """Close the port. Requests that are under way are answered, within a few seconds."""
        if self._thread is None or self._server is None:
            return
        self._server.end()
        self._thread.join()
        self._thread = self._server = None


def _listening(number: int) -> socket.socket:
    """A socket that listens on this computer alone."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        # So that a port can be opened again at once; nothing else can have it meanwhile.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((HOST, number))
        made.listen(_BACKLOG)
        made.setblocking(False)
    except (OSError, OverflowError) as error:
        made.close()
        raise PortUnavailableError(str(error), number=number) from error
    return made
