"""A person says that memories are still true. To be read is not to be verified: the two have clocks of their own."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.lifecycle.using import today
from remembrancer.model.changes import Change, Skipped
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError, NotPermittedError
from remembrancer.model.lifecycle import Verify
from remembrancer.model.limits import BULK_MEMORIES, REASON_CHARACTERS
from remembrancer.model.types import ActorKind, OperationKind, Provenance, Status, Trust
from remembrancer.storage.call import Call
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.uses import note_uses, used_on
from remembrancer.storage.versions import VersionRecord, current_version, open_version
from remembrancer.text.normalise import normalise_line


class Verifying:
    """Carries out :class:`Verify`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def verify(self, call: Call, request: Verify) -> Change:
        """Verify memories, which also counts as a use; faded ones become active again.

        Raises:
            NotPermittedError: the caller is no person.
            InvalidInputError: there are none, or too many, or the reason is too long.
            MemoryNotFoundError: a single memory that is asked for does not exist.
        """
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("to say something again is not to verify it", action="verify")
        if not request.memories:
            raise InvalidInputError("memories", "empty")
        if len(request.memories) > BULK_MEMORIES:
            raise InvalidInputError("memories", "too_many", limit=BULK_MEMORIES, given=len(request.memories))
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)

        def work(transaction: Transaction) -> tuple[tuple[str, ...], tuple[Skipped, ...]]:
            changed: list[str] = []
            skipped: list[Skipped] = []
            for memory in dict.fromkeys(request.memories):
                try:
                    before = current_version(transaction.connection, call.scope, memory)
                except MemoryNotFoundError:
                    if len(request.memories) == 1:
                        raise
                    skipped.append(Skipped(memory, "not_found"))
                    continue
                if before.record.status not in (Status.ACTIVE, Status.DEMOTED):
                    skipped.append(Skipped(memory, "deleted" if before.record.status is Status.DELETED else "put_away"))
                    continue
                open_version(transaction, self._store.counter, before, _verified(before.record, transaction.recorded))
                changed.append(memory)
            if changed:
                on = used_on(transaction.connection, today(self._store.clock))
                note_uses(transaction.connection, changed, "verified", on)
            return tuple(changed), tuple(skipped)

        kind = OperationKind.VERIFY
        return self._store.write(
            call.operation(kind, reason=reason),
            work,
            lambda outcome, operation, number: Change(operation, kind, number, *outcome),
        )


def _verified(record: VersionRecord, now: int) -> VersionRecord:
    verified = replace(record, verified_at=now, status=Status.ACTIVE)
    if record.trust is Trust.PERSON:
        return verified
    kept = record.provenance is Provenance.CORRECTED
    return replace(verified, trust=Trust.CONFIRMED, provenance=record.provenance if kept else Provenance.VALIDATED)
