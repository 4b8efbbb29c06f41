"""A new vault of what can be read of a damaged one, which stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from remembrancer.embedding.searchable import embedded_text, indexed_text
from remembrancer.model.changes import SetStatus
from remembrancer.model.clock import Clock
from remembrancer.model.errors import VaultNotFoundError
from remembrancer.model.health import Recovered
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.types import OperationKind, Status
from remembrancer.storage.faults import translated_file_faults
from remembrancer.storage.files import given_folder, holds_vault
from remembrancer.storage.keys import Keys, Secret
from remembrancer.storage.listing import count_states
from remembrancer.storage.lock import LOCK_FILE, OwnerLock
from remembrancer.storage.recovery.act import Making, Rows, make_of_damaged
from remembrancer.storage.relocking import unlock
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import PROGRAM, NewOperation, Transaction
from remembrancer.vault.facade import Vault

_AT_ONCE: Final = 500


def recover(
    folder: Path, target: Path, secret: Secret | Keys, clock: Clock, progress: Progress | None = None
) -> Recovered:
    """Write what can be read of the vault in ``folder``, which nobody may have open, into ``target``.

    ``target`` is absent or empty, and is a vault only once everything is in it. It is unlocked by the same. What is
    current there though something newer is lost is put away, so that no agent is told it.

    Raises:
        VaultNotFoundError: there is none.
        VaultInUseError: somebody has it open.
        WrongSecretError: the secret does not open it.
        VaultDamagedError: nothing can be read.
        FileNotWrittenError: ``target`` holds something, or cannot be written.
        CancelledError: the person asked to stop; nothing is left of it.
    """
    if not holds_vault(folder):
        raise VaultNotFoundError(path=str(folder))
    identifiers = Identifiers(clock)
    lock = OwnerLock(folder, clock.now())
    try:
        unlocked = unlock(folder, secret)
        with given_folder(target) as made, translated_file_faults():
            making = Making(identifiers, indexed_text, embedded_text)
            rows = make_of_damaged(folder, made, unlocked, making, progress or Silent())
            recovered = _finish(made, target, unlocked[1], clock, rows)
            (made / LOCK_FILE).unlink(missing_ok=True)
        return recovered
    finally:
        lock.release()


def _finish(made: Path, target: Path, keys: Keys, clock: Clock, rows: Rows) -> Recovered:
    """Open it once, tell in its journal what it is made of, and put away what is no longer known to hold."""
    vault = Vault(Store.open(made, keys, clock, Identifiers(clock)), encoder=lambda: None)
    try:
        told = {"older": len(rows.older), "lost": {name: rows.lost[name] for name in sorted(rows.lost)}}

        def tell(transaction: Transaction) -> None:
            transaction.entries["recovered"].append(told)

        vault.store.write(NewOperation(OperationKind.RECOVER, PROGRAM), tell, lambda *_: None)
        program = vault.entrance(PROGRAM)
        for first in range(0, len(rows.older), _AT_ONCE):
            program.change(SetStatus(rows.older[first : first + _AT_ONCE], Status.ARCHIVED))
        with vault.store.read() as connection:
            versions, memories = count_states(connection, EVERYTHING)
    finally:
        vault.close()
    return Recovered(
        folder=str(target),
        memories=memories,
        older=len(rows.older),
        versions=versions,
        lost=rows.lost.get("version", 0),
        unreadable=sum(rows.lost.values()),
        tables=tuple(sorted(rows.lost.items())),
    )
