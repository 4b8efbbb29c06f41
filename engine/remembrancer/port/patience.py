"""How long a connection may take to say what it wants: uvicorn waits for a request's head as long as it takes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS: Final = 10.0


class PatientProtocol(H11Protocol):
    """Closes a connection on which no whole head of a request came in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def handle_events(self) -> None:
        super().handle_events()
        scope: Any = self.scope
        if scope is not None and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        transport: Any = self.transport
        if not transport.is_closing():
            transport.close()
