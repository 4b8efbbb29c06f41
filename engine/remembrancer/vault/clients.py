"""The way in for a client: the same requests as any entrance, as far as its rights, its state and its end allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from remembrancer.clients.access import reach_of
from remembrancer.clients.service import Clients
from remembrancer.model.changes import ChangeRequest
from remembrancer.model.progress import Progress
from remembrancer.model.queries import Query
from remembrancer.model.types import ActorKind
from remembrancer.storage.clients import StoredClient
from remembrancer.storage.transaction import Actor

if TYPE_CHECKING:
    from remembrancer.vault.facade import Entrance, Vault

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class ClientEntrance:
    """What a client gets of a vault. Its methods may be called from any thread and return when it is done.

    Whether the client may come in, and how far, is looked up again with each request: revoking one ends what it holds.
    """

    vault: Vault
    clients: Clients
    id: str
    name: str

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request.

        Raises:
            ClientRefusedError: the client is paused, past its end or revoked.
            NotPermittedError: the client has no right to ask that, anywhere.
        """
        return self._entrance(request).query(request, progress)

    def change(self, request: ChangeRequest[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Carry out a change, or let it wait for a person. Raises as :meth:`query`."""
        return self._entrance(request).change(request, progress)

    def _entrance(self, request: object) -> Entrance:
        client = self._admitted()
        scope = reach_of(client.record, request)
        return self.vault.entrance(Actor(ActorKind.AGENT, client.record.name), scope)

    def _admitted(self) -> StoredClient:
        client = self.clients.registry.client(self.id)
        self.clients.registry.admit(client)
        return client
