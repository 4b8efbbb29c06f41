"""A vault with a client that may do everything that a client may."""

from __future__ import annotations

import pydantic.fields  # noqa: F401  (Qt's import hook, here because of other tests, breaks it when it comes later)
import pytest

from remembrancer.model.clients import EVERY_NAMESPACE, AddClient, ClientScope, Grant
from remembrancer.vault import ClientEntrance, Entrance, Vault


@pytest.fixture
def client(knowing_vault: Vault, knowing: Entrance) -> ClientEntrance:
    grants = tuple(Grant(each, EVERY_NAMESPACE) for each in ClientScope)
    return knowing_vault.client(knowing.change(AddClient("Coder", grants)).token)
