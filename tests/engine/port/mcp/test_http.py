"""MCP over HTTP: the real port with its guard, and the SDK's own client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import anyio
import httpx
import httpx2
import pytest
from mcp.client import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant, ListClients, RevokeClient
from remembrancer.port.server import PortServer
from remembrancer.vault import Entrance, Vault


@dataclass(frozen=True)
class Port:
    """Where MCP is served, and the token of a client."""

    address: str
    token: str


@pytest.fixture
def port(knowing_vault: Vault, knowing: Entrance) -> Iterator[Port]:
    grants = tuple(Grant(each, EVERY_NAMESPACE) for each in ClientScope)
    token = knowing.change(AddClient("Coder", grants)).token
    server = PortServer(knowing_vault)
    server.start()
    yield Port(f"{server.address}/mcp", token)
    server.stop()


@asynccontextmanager
async def connected(port: Port, mode: str) -> AsyncIterator[Client]:
    async with (
        httpx2.AsyncClient(headers={"Authorization": f"Bearer {port.token}"}) as http,
        Client(streamable_http_client(port.address, http_client=http), mode=mode) as client,
    ):
        yield client


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_the_client_of_the_sdk_remembers_and_recalls_over_http(port: Port, mode: str) -> None:
    async def work() -> None:
        async with connected(port, mode) as client:
            stored = await client.call_tool("remember", {"content": "The project deadline is April 15."})
            assert not stored.is_error
            recalled = await client.call_tool("recall", {"question": "When is the project deadline?"})
            assert "April 15" in recalled.content[0].text  # type: ignore[union-attr]
            assert len((await client.list_tools()).tools) == 7
            assert len((await client.list_resources()).resources) == 2
            assert (await client.read_resource("remembrancer://profile")).contents

    anyio.run(work)


def test_who_is_revoked_is_out_at_once(port: Port, knowing: Entrance) -> None:
    async def work() -> None:
        async with connected(port, "legacy") as client:
            assert not (await client.call_tool("recall", {"question": "When?"})).is_error
            knowing.change(RevokeClient(knowing.query(ListClients())[0].id))
            with pytest.raises(MCPError):
                await client.call_tool("recall", {"question": "When?"})

    anyio.run(work)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 401),
        ({"Authorization": "Bearer rmb_wrong"}, 401),
        ({"Origin": "http://localhost:3000"}, 403),
        ({"Host": "evil.example"}, 421),
        ({"Content-Type": "text/plain"}, 415),
    ],
)
def test_the_guard_stands_in_front_of_it(port: Port, headers: dict[str, str], status: int) -> None:
    body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
    mine = {"Authorization": f"Bearer {port.token}", "Content-Type": "application/json"} if headers else {}
    answer = httpx.post(port.address, content=body, headers={**mine, "Content-Type": "application/json", **headers})
    assert answer.status_code == status
