"""MCP over HTTP: a real server on a real port, and the SDK's own client."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any

import anyio
import pytest
import uvicorn
from mcp.client import Client

from remembrancer.model.clock import FixedClock
from remembrancer.port.mcp.http import ENTRANCE_IN_SCOPE, McpOverHttp
from remembrancer.vault import ClientEntrance


@pytest.fixture
def address(client: ClientEntrance, clock: FixedClock) -> Iterator[str]:
    """Where it is served, behind something that puts the client's entrance where the guard puts it."""
    served = McpOverHttp(clock)

    @asynccontextmanager
    async def lifespan() -> Any:
        async with served.running():
            yield

    running = lifespan()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await running.__aenter__()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await running.__aexit__(None, None, None)
            await send({"type": "lifespan.shutdown.complete"})
            return
        scope[ENTRANCE_IN_SCOPE] = client
        await served(scope, receive, send)

    server = uvicorn.Server(uvicorn.Config(application, port=0, log_level="error", lifespan="on"))
    listening = server.config.bind_socket()
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/mcp"
    server.should_exit = True
    thread.join(30)
    listening.close()


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_the_client_of_the_sdk_remembers_and_recalls_over_http(address: str, mode: str) -> None:
    async def work() -> None:
        async with Client(address, mode=mode) as client:
            stored = await client.call_tool("remember", {"content": "The project deadline is April 15."})
            assert not stored.is_error
            recalled = await client.call_tool("recall", {"question": "When is the project deadline?"})
            assert "April 15" in recalled.content[0].text  # type: ignore[union-attr]
            assert len((await client.list_tools()).tools) == 7
            assert len((await client.list_resources()).resources) == 2
            assert (await client.read_resource("remembrancer://profile")).contents

    anyio.run(work)
