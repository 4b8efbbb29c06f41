"""Storing many finished memories as one operation: what a program brings along complete, codes and all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from remembrancer.model.changes import Change
from remembrancer.model.types import OperationKind
from remembrancer.remember.completion import Completed
from remembrancer.remember.record import version_record
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.origins import note_origin
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.sessions import ensure_session
from remembrancer.storage.texts import SearchableText, ensure_text
from remembrancer.storage.transaction import Actor, NewOperation, Transaction
from remembrancer.storage.versions import create_memory, open_version
from remembrancer.vault.facade import Vault


@dataclass(frozen=True, slots=True)
class FinishedMemory:
    """A draft in which everything is decided, and its text with codes and words."""

    completed: Completed
    text: SearchableText


def store_finished(vault: Vault, actor: Actor, namespace: str, memories: Sequence[FinishedMemory]) -> Change:
    """Store memories as they are, in one operation and one transaction, on disk when this returns.

    Nothing is worked out, checked for its like, or encoded, and views get no notice: this fills a vault before
    anybody looks at it. Everything is written as one by one: versions, journal, word counts, codes.

    Raises:
        NamespaceNotFoundError: there is no such namespace.
    """
    store = vault.store

    def work(transaction: Transaction) -> tuple[str, ...]:
        place = find_namespace(transaction.connection, EVERYTHING, namespace).namespace_id
        stored = []
        for memory in memories:
            draft = memory.completed.draft
            text = ensure_text(transaction, place, memory.text)
            session = ensure_session(transaction, place, draft.session) if draft.session else None
            created = create_memory(transaction)
            record = version_record(memory.completed, namespace=place, text=text, session=session)
            open_version(transaction, store.counter, created, record)
            if draft.origin:
                note_origin(transaction, place, draft.origin, created.memory_id)
            stored.append(created.public_id)
        return tuple(stored)

    def answer(stored: tuple[str, ...], operation: str, number: int) -> Change:
        return Change(operation, OperationKind.IMPORT, number, stored, namespace=namespace)

    return store.write(NewOperation(OperationKind.IMPORT, actor), work, answer)
