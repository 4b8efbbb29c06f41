"""Loading what MCP needs before the first agent asks: some wait five seconds for the list of tools, no longer."""

from __future__ import annotations

from threading import Event, Thread
from typing import Final

from remembrancer.port.server import LOADING_MCP

LATER_SECONDS: Final = 10.0
"""A window has other things to load first."""


class EarlyLoading:
    """Loads the SDK in a thread of its own, once a start is over."""

    def __init__(self) -> None:
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self, after_seconds: float) -> None:
        self._thread = Thread(target=self._load, args=(after_seconds,), name="early-loading", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _load(self, after_seconds: float) -> None:
        if not self._stop.wait(after_seconds):
            with LOADING_MCP:
                import remembrancer.owner.mcp_conversation  # noqa: PLC0415
                import remembrancer.port.mcp.offered  # noqa: PLC0415
                import remembrancer.port.mcp.server  # noqa: F401, PLC0415
