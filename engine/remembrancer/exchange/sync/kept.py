"""The files that are kept up to date: as the vault keeps them, as they are, and the blocks that belong into them."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.embedding.counting import shipped_counter
from remembrancer.exchange.sync.block import Block, Parts, make_block, split
from remembrancer.exchange.sync.files import LeftAloneError, absolute_paths, checked_path, read_file
from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError, NotPermittedError
from remembrancer.model.syncing import LEAST_BUDGET, MOST_BUDGET, AddSync, FileSync, PlanSync, SyncProblem
from remembrancer.model.types import ActorKind
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state, find_namespace
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.syncs import StoredSync, memories_to_write, syncs
from remembrancer.storage.versions import read_memories

_SALT_BYTES = 16


def for_persons(call: Call) -> None:
    """Raise NotPermittedError for anybody else."""
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError("files of projects are a person's", action="sync")


@dataclass(frozen=True, slots=True)
class Kept:
    """Reads; writes neither to the vault nor to a file."""

    store: Store

    def listed(self, call: Call) -> list[StoredSync]:
        """Those of namespaces in the scope, by path."""
        with self.store.read() as connection:
            return [each for each in syncs(connection) if call.scope.allows(each.namespace)]

    def one(self, call: Call, path: str) -> StoredSync:
        """The one at a path.

        Raises:
            InvalidInputError: nothing there is kept up to date.
        """
        wanted = absolute_paths(path)
        for each in self.listed(call):
            if each.path in wanted:
                return each
        raise InvalidInputError("path", "not_synchronised", given=wanted[0][:200])

    def wanted(self, call: Call, request: AddSync | PlanSync) -> StoredSync:
        """A file as it is to be kept: anew, or the one that is kept there in another way.

        Raises:
            NotPermittedError: the caller is no person.
            InvalidInputError: the path, the types or the budget cannot be.
            NamespaceNotFoundError: there is no such namespace in the scope.
        """
        for_persons(call)
        if not LEAST_BUDGET <= request.budget <= MOST_BUDGET:
            raise InvalidInputError(
                "budget", "out_of_range", limit=f"{LEAST_BUDGET}..{MOST_BUDGET}", given=request.budget
            )
        if not request.types and not request.pins:
            raise InvalidInputError("types", "empty")
        path = checked_path(request.path)
        with self.store.read() as connection:
            namespace = find_namespace(connection, call.scope, request.namespace).namespace_id
        known = next((each for each in self.listed(call) if each.path == path), None)
        identifiers = self.store.identifiers
        return StoredSync(
            0 if known is None else known.row,
            identifiers.new() if known is None else known.public_id,
            namespace,
            path,
            request.types,
            request.pins,
            request.budget,
            identifiers.random_bytes(_SALT_BYTES) if known is None else known.salt,
            () if known is None else known.written,
        )

    def parts(self, sync: StoredSync, *, of_use: bool = True) -> tuple[str | None, Parts]:
        """What a file says, None where there is none, and its parts.

        Raises:
            LeftAloneError: it cannot be touched, its markers are damaged, or (``of_use``) its namespace was put away.
        """
        text = read_file(sync.path)
        parts = split(text or "")
        if parts is None:
            raise LeftAloneError(SyncProblem.MARKERS_DAMAGED)
        with self.store.read() as connection:
            if of_use and current_state(connection, sync.namespace).archived:
                raise LeftAloneError(SyncProblem.NAMESPACE_GONE)
        return text, parts

    def block(self, sync: StoredSync) -> Block:
        """The block as it would be written now."""
        with self.store.read() as connection:
            ids = memories_to_write(connection, sync, to_microseconds(self.store.clock.now()))
            memories = read_memories(connection, EVERYTHING, ids)
            name = current_state(connection, sync.namespace).name
        return make_block(memories, name, sync.budget, shipped_counter(), sync.salt)

    def told(self, sync: StoredSync) -> FileSync:
        """A file as others see it."""
        with self.store.read() as connection:
            return told(connection, sync)


def told(connection: Connection, sync: StoredSync) -> FileSync:
    """A file as others see it."""
    return FileSync(
        sync.public_id,
        sync.path,
        current_state(connection, sync.namespace).name,
        sync.types,
        sync.pins,
        sync.budget,
        len(sync.written),
        sync.left_out,
        None if sync.run_at is None else from_microseconds(sync.run_at),
        SyncProblem(sync.problem) if sync.problem else None,
    )
