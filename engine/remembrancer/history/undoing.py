"""Taking an operation back: a new operation that restores, where nobody changed anything since."""

from __future__ import annotations

from dataclasses import dataclass, replace

from remembrancer.conflicts.taking_back import CasesBack
from remembrancer.model.changes import Change, Skipped, Undo
from remembrancer.model.errors import MemoryNotFoundError, NothingToUndoError, NotPermittedError
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.types import LASTING, ActorKind, OperationKind, Status
from remembrancer.storage.call import Call
from remembrancer.storage.erasure.gone import erased_since
from remembrancer.storage.namespaces import change_namespace, current_state, namespaces_of_operation
from remembrancer.storage.operations import (
    find_operation,
    newest_undoable,
    operation_actor,
    operation_kind,
    undo_chain,
)
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.undone import effective, turn_marks
from remembrancer.storage.versions import (
    StoredVersion,
    VersionRecord,
    current_version,
    open_version,
    versions_of_operation,
)


@dataclass(frozen=True, slots=True)
class Restored:
    """What an undo came to."""

    changed: tuple[str, ...]
    skipped: tuple[Skipped, ...]


class Undoing:
    """Carries out :class:`Undo`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def undo(self, call: Call, request: Undo) -> Change:
        """Take an operation back.

        Raises:
            NothingToUndoError: no operation is left to take back, or the named one was taken back already.
            OperationNotFoundError: there is none of that id.
            NotPermittedError: it is another's, and only the person may take back what others did.
        """
        with self._store.read() as connection:
            public_id = check_identifier(request.operation, "operation") if request.operation else ""
            named = find_operation(
                connection, call.scope, public_id or newest_undoable(connection, call.scope, call.actor)
            )
            chain = undo_chain(connection, named)
            row = chain.newest
            source = effective(connection, chain, len(chain.operations) - 1)
            if call.actor.kind is not ActorKind.PERSON and operation_actor(connection, row) != call.actor:
                raise NotPermittedError("another's operation", action="undo")
            if operation_kind(connection, row) in LASTING:
                raise NothingToUndoError("this is not taken back by an undo")
            # Should another undo come between this look and the write, the write says the same.
            if source is None or not chain.would_undo(named):
                raise NothingToUndoError("it was taken back already")

        def work(transaction: Transaction) -> Restored:
            restored = self._restore(transaction, call, source)
            if any(transaction.entries.values()):
                turn_marks(transaction, source)
            return restored

        def answer(restored: Restored, operation: str, number: int) -> Change:
            return Change(operation, OperationKind.UNDO, number, restored.changed, restored.skipped)

        return self._store.write(call.operation(OperationKind.UNDO, undoes=row), work, answer)

    def _restore(self, transaction: Transaction, call: Call, operation: int) -> Restored:
        changed: list[str] = []
        skipped: list[Skipped] = []
        inside = [
            (before, after)
            for before, after in versions_of_operation(transaction.connection, operation)
            if call.scope.allows(after.record.namespace_id)
        ]

        def is_unchanged(after: StoredVersion) -> bool:
            now = _current(transaction, call.scope, after.public_id)
            return now is not None and now.record == after.record

        cases = CasesBack(transaction.connection, call.scope)
        gone = erased_since(transaction.connection, call.scope, operation)
        skipped.extend(Skipped(memory, "erased") for memory in gone)
        held = cases.held(operation, inside, is_unchanged)
        for before, after in inside:
            current = _current(transaction, call.scope, after.public_id)
            beyond = before is not None and not call.scope.allows(before.record.namespace_id)
            # Also after other changes that were all taken back: what counts is what would be overwritten.
            if beyond or current is None or current.record != after.record or after.public_id in held:
                skipped.append(Skipped(after.public_id, "changed_since"))
                continue
            open_version(transaction, self._store.counter, current, _taken_back(before, current))
            changed.append(after.public_id)
        self._restore_namespaces(transaction, call.scope, operation)
        cases.take_back(operation, held=bool(held))
        cases.write(transaction)
        return Restored(tuple(changed), tuple(skipped))

    def _restore_namespaces(self, transaction: Transaction, scope: Scope, operation: int) -> None:
        for before, after in namespaces_of_operation(transaction.connection, operation):
            if scope.allows(after.namespace_id) and current_state(transaction.connection, after.namespace_id) == after:
                change_namespace(transaction, before or replace(after, archived=True))


def _current(transaction: Transaction, scope: Scope, memory: str) -> StoredVersion | None:
    """The memory as it is now; None if it is no longer in the scope."""
    try:
        return current_version(transaction.connection, scope, memory)
    except MemoryNotFoundError:
        return None


def _taken_back(before: StoredVersion | None, current: StoredVersion) -> VersionRecord:
    """What a memory was before; one that the operation made becomes a tombstone."""
    return before.record if before else replace(current.record, status=Status.DELETED)
