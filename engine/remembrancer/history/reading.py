"""Reading what is there and what was: memories, histories, operations, the state of the vault."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.memory import Memory, Version
from remembrancer.model.queries import (
    GetHistory,
    GetMemories,
    JournalCheck,
    ListNamespaces,
    ListOperations,
    Namespace,
    OperationSummary,
    VaultState,
)
from remembrancer.storage.listing import count_states
from remembrancer.storage.namespaces import list_namespaces
from remembrancer.storage.operations import list_operations, newest_tx, tx_at
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.versions import read_history, read_memories

_COMPARED = (
    "namespace",
    "type",
    "content",
    "title",
    "tags",
    "status",
    "confidence",
    "provenance",
    "trust",
    "importance",
    "pinned",
    "source",
    "evidence",
    "times",
)


class Reading:
    """Answers the plain reading requests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def memories(self, scope: Scope, request: GetMemories) -> tuple[Memory, ...]:
        with self._store.read() as connection:
            at = None if request.as_of is None else tx_at(connection, to_microseconds(request.as_of))
            return tuple(read_memories(connection, scope, request.ids, at))

    def history(self, scope: Scope, request: GetHistory) -> tuple[Version, ...]:
        """All versions of a memory, newest first, each with the fields that differ from the one before it."""
        with self._store.read() as connection:
            rows = read_history(connection, scope, request.id)
        padded: list[tuple[Memory, Any] | None] = [*rows, None]
        return tuple(
            _version(newer, older[0] if older else None) for newer, older in pairwise(padded) if newer is not None
        )

    def namespaces(self, scope: Scope, request: ListNamespaces) -> tuple[Namespace, ...]:
        with self._store.read() as connection:
            return tuple(list_namespaces(connection, scope, archived=request.archived))

    def operations(self, scope: Scope, request: ListOperations) -> tuple[OperationSummary, ...]:
        with self._store.read() as connection:
            return tuple(list_operations(connection, scope, request.limit))

    def state(self, scope: Scope, model: str) -> VaultState:
        with self._store.read() as connection:
            total, current = count_states(connection, scope)
            number = newest_tx(connection)
        folder = self._store.folder
        return VaultState(
            name=folder.name,
            path=str(folder),
            encrypted=True,
            total=total,
            current=current,
            number=number,
            model=model,
            sample=self._store.is_sample,
        )

    def verify(self) -> JournalCheck:
        check = self._store.check_journal()
        return JournalCheck(check.rows, not check.broken_at, check.broken_at)


def _version(row: tuple[Memory, Any], older: Memory | None) -> Version:
    memory, (operation, kind, actor, actor_kind, opened, closed, reason) = row
    differing = tuple(name for name in _COMPARED if older is not None and getattr(memory, name) != getattr(older, name))
    return Version(
        memory,
        operation,
        kind,
        actor,
        actor_kind,
        from_microseconds(opened),
        None if closed is None else from_microseconds(closed),
        differing,
        reason,
    )
