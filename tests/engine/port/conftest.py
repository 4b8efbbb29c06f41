"""A port over a real socket, and clients that send to it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest

from remembrancer.model.changes import CreateNamespace
from remembrancer.model.clients import AddClient, ClientScope, Grant, Quotas
from remembrancer.port.server import PortServer
from remembrancer.vault import Entrance, Vault

QUICKLY = 0.3
"""Seconds that a body may take to come in, in tests of slow ones."""
PATIENTLY = 60
"""Seconds for an answer: a busy machine is no failure."""


@pytest.fixture
def port(vault: Vault) -> Iterator[PortServer]:
    server = PortServer(vault, body_seconds=QUICKLY)
    server.start()
    yield server
    server.stop()


@dataclass(frozen=True)
class Added:
    id: str
    token: str
    http: httpx.Client


@pytest.fixture
def connect(port: PortServer, person: Entrance) -> Iterator[Callable[..., Added]]:
    """Lets a client in with every right on ``personal``, or with those that are given."""
    opened: list[httpx.Client] = []

    def connected(
        name: str = "Coder", *scopes: ClientScope, on: tuple[str, ...] = ("personal",), quotas: Quotas | None = None
    ) -> Added:
        grants = tuple(Grant(scope, on) for scope in scopes or tuple(ClientScope))
        added = person.change(AddClient(name, grants, quotas=quotas or Quotas(10_000, 10_000, 10_000)))
        headers = {"Authorization": f"Bearer {added.token}"}
        http = httpx.Client(base_url=port.address, headers=headers, timeout=PATIENTLY)
        opened.append(http)
        return Added(added.client.id, added.token, http)

    yield connected
    for each in opened:
        each.close()


@pytest.fixture
def work(person: Entrance) -> str:
    person.change(CreateNamespace("work"))
    return "work"
