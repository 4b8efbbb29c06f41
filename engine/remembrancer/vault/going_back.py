"""What is done when a vault is opened for the first time after going back to one of its backups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.model.clients import ClientState, ListClients, PauseClient
from remembrancer.model.types import ActorKind
from remembrancer.storage.restore import settle, went_back
from remembrancer.storage.transaction import Actor

if TYPE_CHECKING:
    from remembrancer.vault.facade import Vault


def settle_going_back(vault: Vault) -> None:
    """Pause every client: the backup may know some that were revoked since. A person has to resume each."""
    if not went_back(vault.store.folder):
        return
    program = vault.entrance(Actor(ActorKind.PROGRAM, "remembrancer"))
    for client in program.query(ListClients()):
        if client.state is ClientState.ACTIVE:
            program.change(PauseClient(client.id))
    settle(vault.store.folder)
