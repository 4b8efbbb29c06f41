"""Reading what is there and what was: memories, histories, operations, the state of the vault."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from remembrancer.history.differences import differences
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import CompareVersions, FieldDifference, GetVersionSteps, VersionStep
from remembrancer.model.memory import Memory, Version
from remembrancer.model.progress import Progress
from remembrancer.model.queries import (
    GetHistory,
    GetMemories,
    JournalCheck,
    JournalProblem,
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

    def steps(self, scope: Scope, request: GetVersionSteps) -> tuple[VersionStep, ...]:
        """All versions of a memory, newest first, each with how it differs from the one before it."""
        versions = self.history(scope, GetHistory(request.id))
        padded: list[Version | None] = [*versions, None]
        return tuple(
            VersionStep(newer, differences(older.memory, newer.memory) if older else ())
            for newer, older in pairwise(padded)
            if newer is not None
        )

    def compared(self, scope: Scope, request: CompareVersions) -> tuple[FieldDifference, ...]:
        """What differs between two versions of a memory.

        Raises:
            InvalidInputError: it has no version of that number.
        """
        versions = {each.memory.number: each.memory for each in self.history(scope, GetHistory(request.id))}
        for number in (request.before, request.after):
            if number not in versions:
                raise InvalidInputError("version", "unknown", given=number)
        return differences(versions[request.before], versions[request.after])

    def namespaces(self, scope: Scope, request: ListNamespaces) -> tuple[Namespace, ...]:
        with self._store.read() as connection:
            return tuple(list_namespaces(connection, scope, archived=request.archived))

    def operations(self, scope: Scope, request: ListOperations) -> tuple[OperationSummary, ...]:
        with self._store.read() as connection:
            return tuple(list_operations(connection, scope, request.limit))

    def state(self, scope: Scope, model: str, deep: str) -> VaultState:
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
            deep=deep,
            writable=self._store.guard.is_open,
        )

    def verify(self, scope: Scope, progress: Progress) -> JournalCheck:
        """Whether the journal holds, and what happened if it does not. Only the whole scope is told about whom."""
        check = self._store.verify_journal(progress)
        problems = check.problems
        if scope.namespaces is not None:
            problems = tuple(JournalProblem(each.fault, each.number, each.count, each.other) for each in problems)
        broken_at = problems[0].number if problems else 0
        erasures = check.erasures if scope.namespaces is None else ()
        return JournalCheck(check.rows, not problems, broken_at, problems, erasures)


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
