"""Clients for tests."""

from collections.abc import Callable

import pytest

from remembrancer.model.clients import AddClient, ClientAdded, ClientScope, Grant
from remembrancer.vault import Entrance

AddsClient = Callable[..., ClientAdded]


@pytest.fixture
def add_client(person: Entrance) -> AddsClient:
    """Adds a client that may read and propose in ``personal``, or what is given."""

    def add(name: str = "Coder", *scopes: ClientScope, namespaces: tuple[str, ...] = ("personal",)) -> ClientAdded:
        wanted = scopes or (ClientScope.READ, ClientScope.PROPOSE)
        return person.change(AddClient(name, tuple(Grant(scope, namespaces) for scope in wanted)))

    return add
