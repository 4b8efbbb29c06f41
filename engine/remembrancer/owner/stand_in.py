"""What a relay speaks to while nobody holds the vault: the same tools, each of which says why it cannot be used."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from remembrancer.model.changes import ChangeRequest
from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import VaultInUseError
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.way_in import ReplyT
from remembrancer.owner.conversations import Channel
from remembrancer.owner.mcp_conversation import McpConversation
from remembrancer.port.mcp.server import Serving
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.vault import find_secret


class Barred:
    """A way in that leads nowhere: whatever is sent raises what ``refuse`` raises."""

    def __init__(self, refuse: Callable[[], NoReturn]) -> None:
        self._refuse = refuse

    def query(self, _request: Query[ReplyT], _progress: Progress | None = None) -> ReplyT:
        self._refuse()

    def change(self, _request: ChangeRequest[ReplyT], _progress: Progress | None = None) -> ReplyT:
        self._refuse()


def serve_without_vault(connection: socket.socket, folder: Path, _tools: str) -> None:
    """Speak MCP over the connection until it ends."""

    def refuse() -> NoReturn:
        # Why an owner that is started with the same environment cannot open it.
        secret = find_secret(folder, os.environ)
        KeyFile.load(folder / KEY_FILE).unlock(secret)
        raise VaultInUseError("nobody who holds it listens")

    async def serve() -> None:
        reader, writer = await asyncio.open_connection(sock=connection)
        serving = Serving(lambda _: Barred(refuse), SystemClock())
        channel = Channel(reader, writer)
        try:
            await McpConversation(channel, serving.server()).serve()
        finally:
            await channel.close()

    asyncio.run(serve())
