"""Clients as the facade offers them: the register, what clients did, and how each request of a client is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from remembrancer.clients.counting import NOTHING, Counting
from remembrancer.clients.registry import Registry
from remembrancer.clients.showing import shown
from remembrancer.model.clients import (
    AddClient,
    ChangeClient,
    Client,
    ClientAdded,
    ClientState,
    GetClient,
    ListClients,
    PauseClient,
    ResumeClient,
    RevokeClient,
)
from remembrancer.model.errors import NotPermittedError
from remembrancer.model.progress import Progress
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.clients import StoredClient
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store

Handlers = dict[type, Callable[[Call, Any, Progress], Any]]


class Clients:
    """Everything about clients but the requests they send."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.registry = Registry(store)
        self.counting = Counting(store)

    def changes(self) -> Handlers:
        """What changes clients."""
        return {
            AddClient: lambda call, request, _: self._added(call, request),
            ChangeClient: lambda call, request, _: self.registry.change(call, request),
            PauseClient: lambda call, request, _: self.registry.pause(call, request),
            ResumeClient: lambda call, request, _: self.registry.resume(call, request),
            RevokeClient: lambda call, request, _: self.registry.revoke(call, request),
        }

    def queries(self) -> Handlers:
        """What shows clients."""
        return {
            ListClients: lambda call, request, _: self._listed(call, request),
            GetClient: lambda call, request, _: self._one(call, request),
        }

    def _added(self, call: Call, request: AddClient) -> ClientAdded:
        added = self.registry.add(call, request)
        with self._store.read() as connection:
            return ClientAdded(added.change, self._shown(connection, added.client), added.token)

    def _listed(self, call: Call, request: ListClients) -> tuple[Client, ...]:
        _not_for_agents(call)
        with self._store.read() as connection:
            return tuple(
                self._shown(connection, each)
                for each in self.registry.clients()
                if request.revoked or each.record.state is not ClientState.REVOKED
            )

    def _one(self, call: Call, request: GetClient) -> Client:
        _not_for_agents(call)
        stored = self.registry.client(request.id)
        with self._store.read() as connection:
            return self._shown(connection, stored)

    def _shown(self, connection: Connection, stored: StoredClient) -> Client:
        total, last_at = self.counting.totals().get(stored.row, (NOTHING, None))
        return shown(connection, stored, self.counting.today(stored.row), total, last_at)


def _not_for_agents(call: Call) -> None:
    """Who else comes in, and what they may do, is nobody's business but the person's."""
    if call.actor.kind is ActorKind.AGENT:
        raise NotPermittedError("who gets in is for the person to see", action="clients")
