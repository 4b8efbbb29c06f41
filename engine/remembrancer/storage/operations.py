"""Operations: what was done, by whom, and what can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.clock import from_microseconds
from remembrancer.model.errors import NothingToUndoError, OperationNotFoundError
from remembrancer.model.queries import OperationSummary
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Actor

TAKEN_BACK: Final = (
    "(WITH RECURSIVE later (id, depth) AS (SELECT o.id, 0 UNION ALL"
    " SELECT next.id, later.depth + 1 FROM operation next JOIN later ON next.undoes = later.id)"
    " SELECT max(depth) % 2 FROM later)"
)
"""Whether the operation ``o`` is taken back at present: an odd number of undos and redos follow it in a chain."""

UNDONE: Final = (
    "coalesce((WITH RECURSIVE earlier (id, depth) AS (SELECT o.undoes, 0 UNION ALL"
    " SELECT before.undoes, earlier.depth + 1 FROM operation before JOIN earlier ON before.id = earlier.id"
    " WHERE before.undoes IS NOT NULL)"
    " SELECT shown.public_id FROM earlier JOIN operation shown ON shown.id = earlier.id WHERE earlier.depth % 2 = 0"
    " AND EXISTS (SELECT 1 FROM tx WHERE tx.operation_id = shown.id) ORDER BY earlier.depth LIMIT 1), '')"
)
"""What the operation ``o`` took back, as lists name it: in place of a mark (see undone.py) what has its effect."""


TOUCHED: Final = (
    "iif(o.kind = 'erase',"
    " (SELECT count(DISTINCT v.memory_id) FROM erased_version v WHERE v.erased_tx = {tx} AND {inside}),"
    " (SELECT count(*) FROM version v WHERE v.from_tx = {tx} AND {inside})"
    " + (SELECT count(*) FROM erased_version v WHERE v.from_tx = {tx} AND {inside}))"
)
"""How many memories the operation ``o`` touched, also those that were erased since; of an erasure, how many it took."""
GONE: Final = (
    "(SELECT count(*) FROM erased_version v WHERE {inside}"
    " AND ((o.kind = 'erase' AND v.erased_tx = {tx}) OR v.from_tx = {tx}))"
)
"""How many versions went for good, by the operation ``o`` or of it."""
DATED: Final = (
    "version",
    "namespace_version",
    "case_version",
    "proposal_version",
    "conflict_setting",
    "lifecycle_policy",
    "recall_default",
    "flag_verdict",
)
"""The tables by which an operation is known to have changed something in a namespace."""


@dataclass(frozen=True, slots=True)
class KnownReply:
    """What an idempotency key was used for before."""

    request_digest: bytes
    reply: str


def find_reply(connection: apsw.Connection, actor: Actor, key: str) -> KnownReply | None:
    rows: Any = connection.execute(
        "SELECT request_digest, reply FROM operation"
        " WHERE actor_kind = ? AND actor = ? AND client = ? AND idempotency_key = ?",
        (actor.kind.value, actor.name, actor.client, key),
    )
    for digest, reply in rows:
        return KnownReply(digest, reply)
    return None


def changed_something(scope: Scope) -> str:
    """Whether the operation ``o`` opened a version of a memory, a namespace, a case or a setting of the scope."""
    inside = ""
    if scope.namespaces is not None:
        allowed = ", ".join(str(int(namespace)) for namespace in sorted(scope.namespaces)) or "NULL"
        inside = f" AND opened.namespace_id IN ({allowed})"
    opened = (
        f"EXISTS (SELECT 1 FROM tx t JOIN {table} opened ON opened.from_tx = t.id WHERE t.operation_id = o.id{inside})"
        for table in DATED
    )
    return f"({' OR '.join(opened)})"


def find_operation(connection: apsw.Connection, scope: Scope, public_id: str) -> int:
    """The row of an operation.

    Raises:
        OperationNotFoundError: there is none of that id that touched the scope.
    """
    # Not the rows that only mark another as taken back, or keep a reply.
    carried_out = "EXISTS (SELECT 1 FROM tx WHERE tx.operation_id = o.id)"
    inside = carried_out if scope.namespaces is None else changed_something(scope)
    row = value(connection, f"SELECT o.id FROM operation o WHERE o.public_id = ? AND {inside}", (public_id.upper(),))
    if row is None:
        raise OperationNotFoundError(id=public_id)
    return int(row)


def newest_undoable(connection: apsw.Connection, scope: Scope, actor: Actor) -> str:
    """The newest operation of an actor in the scope that is neither an undo nor undone.

    One that changed no memory (it said again what was there) has nothing that could be taken back.

    Raises:
        NothingToUndoError: there is none.
    """
    found = value(
        connection,
        "SELECT o.public_id FROM operation o"
        " WHERE o.actor_kind = ? AND o.actor = ? AND o.client = ? AND o.undoes IS NULL"
        f" AND o.kind <> '{OperationKind.ERASE.value}'"
        f" AND {changed_something(scope)} AND {TAKEN_BACK} = 0 ORDER BY o.id DESC LIMIT 1",
        (actor.kind.value, actor.name, actor.client),
    )
    if found is None:
        raise NothingToUndoError
    return str(found)


@dataclass(frozen=True, slots=True)
class UndoChain:
    """An operation that was carried out by itself, and the undos and redos that followed it, each of the one before."""

    operations: tuple[int, ...]

    @property
    def newest(self) -> int:
        """The one that undoing or redoing takes back: the last."""
        return self.operations[-1]

    def would_undo(self, operation: int) -> bool:
        """Whether taking the newest back has the effect of taking ``operation`` back."""
        return (len(self.operations) - 1 - self.operations.index(operation)) % 2 == 0


def undo_chain(connection: apsw.Connection, operation: int) -> UndoChain:
    """The chain that ``operation`` is part of."""
    earlier: list[int] = []
    before: Any = operation
    while (before := value(connection, "SELECT undoes FROM operation WHERE id = ?", (before,))) is not None:
        earlier.insert(0, before)
    later = [operation]
    while (after := value(connection, "SELECT id FROM operation WHERE undoes = ?", (later[-1],))) is not None:
        later.append(after)
    return UndoChain((*earlier, *later))


def list_operations(connection: apsw.Connection, scope: Scope, limit: int) -> list[OperationSummary]:
    """The newest operations of the scope first."""
    inside = counted = "1"
    if scope.namespaces is not None:
        inside = changed_something(scope)
        counted = f"v.namespace_id IN ({', '.join(str(int(each)) for each in sorted(scope.namespaces)) or 'NULL'})"
    rows: Any = connection.execute(
        "SELECT o.public_id, o.kind, o.actor, o.actor_kind, tx.recorded_at,"
        f" {TOUCHED.format(tx='tx.id', inside=counted)}, {UNDONE},"
        f" {TAKEN_BACK}, o.reason, {GONE.format(tx='tx.id', inside=counted)}, o.client"
        " FROM operation o JOIN tx ON tx.operation_id = o.id"
        f" WHERE {inside} ORDER BY o.id DESC LIMIT ?",
        (limit,),
    )
    return [
        OperationSummary(
            public_id,
            OperationKind(kind),
            actor,
            actor_kind,
            from_microseconds(at),
            memories,
            undoes,
            bool(undone),
            reason,
            erased,
            client,
        )
        for public_id, kind, actor, actor_kind, at, memories, undoes, undone, reason, erased, client in rows
    ]


def tx_at(connection: apsw.Connection, instant: int) -> int:
    """The last transaction recorded at or before ``instant`` (microseconds); 0 if there was none yet."""
    return int(value(connection, "SELECT max(id) FROM tx WHERE recorded_at <= ?", (instant,)) or 0)


def newest_tx(connection: apsw.Connection) -> int:
    """The number of the last transaction: the vault's change number."""
    return int(value(connection, "SELECT max(id) FROM tx") or 0)


def operation_actor(connection: apsw.Connection, operation: int) -> Actor:
    """Who carried out an operation."""
    rows: Any = connection.execute("SELECT actor_kind, actor, client FROM operation WHERE id = ?", (operation,))
    return next(Actor(ActorKind(kind), name, client) for kind, name, client in rows)


def operation_kind(connection: apsw.Connection, operation: int) -> OperationKind:
    """What an operation did."""
    return OperationKind(value(connection, "SELECT kind FROM operation WHERE id = ?", (operation,)))
