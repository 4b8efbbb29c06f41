"""What a relay speaks to while nobody holds the vault: the same tools, each of which says why it cannot be used."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

from remembrancer.model.clock import SystemClock
from remembrancer.model.errors import RemembrancerError, VaultInUseError
from remembrancer.owner.barred import Barred
from remembrancer.owner.conversations import Channel
from remembrancer.owner.mcp_conversation import McpConversation
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.server import Serving
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.vault import find_secret


def serve_without_vault(connection: socket.socket, folder: Path, tools: str) -> None:
    """Speak MCP over the connection until it ends."""

    def why() -> RemembrancerError:
        """Why an owner that is started with the same environment cannot open it."""
        try:
            secret = find_secret(folder, os.environ)
            KeyFile.load(folder / KEY_FILE).unlock(secret)
        except RemembrancerError as error:
            return error
        return VaultInUseError("nobody who holds it listens")

    async def serve() -> None:
        reader, writer = await asyncio.open_connection(sock=connection)
        serving = Serving(lambda _: Barred(why), SystemClock(), tools_of(tools))
        channel = Channel(reader, writer)
        try:
            await McpConversation(channel, serving.server()).serve()
        finally:
            await channel.close()

    asyncio.run(serve())
