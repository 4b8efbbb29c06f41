"""Telling in the journal, at the next opening, what was done to the vault's files while it was closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from remembrancer.model.clients import ClientState, ListClients, PauseClient
from remembrancer.model.errors import IdempotencyConflictError
from remembrancer.model.types import OperationKind
from remembrancer.storage.restore import WENT_BACK
from remembrancer.storage.settling import settle, unsettled
from remembrancer.storage.transaction import PERSON, PROGRAM, NewOperation, Transaction

if TYPE_CHECKING:
    from remembrancer.vault.facade import Vault


def settle_files(vault: Vault) -> None:
    """Write an operation for each, and after going back pause every client.

    The backup may know clients that were revoked since: a person has to resume each.
    """
    done = unsettled(vault.store.folder)
    for each in done:
        _tell(vault, each)
    if any(each.get("kind") == WENT_BACK for each in done):
        program = vault.entrance(PROGRAM)
        for client in program.query(ListClients()):
            if client.state is ClientState.ACTIVE:
                program.change(PauseClient(client.id))
    if done:
        settle(vault.store.folder)


def _tell(vault: Vault, done: dict[str, Any]) -> None:
    went_back = done.get("kind") == WENT_BACK
    told = {name: each for name, each in done.items() if name not in ("kind", "mark") and each is not None}
    # Only a person goes back; what is mended on the way to opening is the program's own work.
    operation = NewOperation(
        OperationKind.GO_BACK if went_back else OperationKind.REPAIR,
        PERSON if went_back else PROGRAM,
        idempotency_key=f"settled/{done.get('mark', '')}",
        reason=str(done.get("backup", "")) if went_back else "",
    )

    def write(transaction: Transaction) -> None:
        transaction.entries["went_back" if went_back else "repaired"].append(told or {"what": "files"})

    try:
        vault.store.write(operation, write, lambda _state, _operation, number: number)
    except IdempotencyConflictError:
        # The program ended after this was told, before that was noted.
        return
