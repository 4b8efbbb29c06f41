"""Renaming a tag, and with it merging two: one operation over every current memory that has it."""

from __future__ import annotations

from dataclasses import replace

from remembrancer.model.changes import Change, RenameTag
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.limits import BULK_MEMORIES
from remembrancer.model.types import OperationKind
from remembrancer.storage.call import Call
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.store import Store
from remembrancer.storage.tagged import memories_with_tag
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import current_version, open_version
from remembrancer.text.normalise import normalise_tag


class Retagging:
    """Carries out :class:`RenameTag`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def rename(self, call: Call, request: RenameTag) -> Change:
        """Put the new tag where the old one stands; where a memory has both, the first of the two places counts.

        Raises:
            InvalidInputError: one of the tags is none, no current memory has ``tag``, or too many have it.
            NamespaceNotFoundError: it is not in the scope.
        """
        tag, new_tag = normalise_tag(request.tag), normalise_tag(request.new_tag)

        def work(transaction: Transaction) -> tuple[str, ...]:
            connection = transaction.connection
            namespaces = namespaces_in_use(connection, call.scope, request.namespace)
            # Looked for while nobody else can write, so that none is missed.
            memories = memories_with_tag(connection, namespaces, tag)
            if not memories:
                raise InvalidInputError("tag", "unknown", given=tag)
            if len(memories) > BULK_MEMORIES:
                raise InvalidInputError("memories", "too_many", limit=BULK_MEMORIES, given=len(memories))
            if tag == new_tag:
                return ()
            for memory in memories:
                before = current_version(connection, call.scope, memory)
                tags = _replaced(before.record.tags, tag, new_tag)
                open_version(transaction, self._store.counter, before, replace(before.record, tags=tags))
            return tuple(memories)

        def answer(memories: tuple[str, ...], operation: str, number: int) -> Change:
            return Change(operation, OperationKind.TAG, number, memories)

        return self._store.write(call.operation(OperationKind.TAG), work, answer)


def _replaced(tags: tuple[str, ...], tag: str, new_tag: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(new_tag if each == tag else each for each in tags))
