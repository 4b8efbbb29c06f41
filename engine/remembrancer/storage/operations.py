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

_UNDONE: Final = (
    "EXISTS (SELECT 1 FROM operation u WHERE u.undoes = o.id"
    " AND NOT EXISTS (SELECT 1 FROM operation again WHERE again.undoes = u.id))"
)


@dataclass(frozen=True, slots=True)
class KnownReply:
    """What an idempotency key was used for before."""

    request_digest: bytes
    reply: str


def find_reply(connection: apsw.Connection, actor: Actor, key: str) -> KnownReply | None:
    rows: Any = connection.execute(
        "SELECT request_digest, reply FROM operation WHERE actor_kind = ? AND actor = ? AND idempotency_key = ?",
        (actor.kind.value, actor.name, key),
    )
    for digest, reply in rows:
        return KnownReply(digest, reply)
    return None


def find_operation(connection: apsw.Connection, public_id: str) -> int:
    """The row of an operation.

    Raises:
        OperationNotFoundError: there is none of that id.
    """
    row = value(connection, "SELECT id FROM operation WHERE public_id = ?", (public_id.upper(),))
    if row is None:
        raise OperationNotFoundError(id=public_id)
    return int(row)


def newest_undoable(connection: apsw.Connection, actor: Actor) -> str:
    """The newest operation of an actor that is neither an undo nor undone.

    Raises:
        NothingToUndoError: there is none.
    """
    found = value(
        connection,
        "SELECT o.public_id FROM operation o WHERE o.actor_kind = ? AND o.actor = ? AND o.undoes IS NULL"
        f" AND o.kind NOT IN ('reinforce', 'restore_vault') AND NOT {_UNDONE} ORDER BY o.id DESC LIMIT 1",
        (actor.kind.value, actor.name),
    )
    if found is None:
        raise NothingToUndoError
    return str(found)


def is_undone(connection: apsw.Connection, operation: int) -> bool:
    """Whether a later operation took this one back (and was not itself taken back)."""
    return bool(value(connection, f"SELECT {_UNDONE} FROM operation o WHERE o.id = ?", (operation,)))


def undo_target(connection: apsw.Connection, operation: int) -> int:
    """The operation that undoing ``operation`` takes back: itself, or, of a redo, the operation that was redone."""
    statement = (
        "SELECT undo.undoes FROM operation redo JOIN operation undo ON undo.id = redo.undoes"
        " WHERE redo.id = ? AND undo.undoes IS NOT NULL"
    )
    while (redone := value(connection, statement, (operation,))) is not None:
        operation = int(redone)
    return operation


def list_operations(connection: apsw.Connection, scope: Scope, limit: int) -> list[OperationSummary]:
    """The newest operations of the scope first."""
    inside = "1"
    if scope.namespaces is not None:
        allowed = ", ".join(str(int(namespace)) for namespace in sorted(scope.namespaces)) or "NULL"
        inside = (
            "EXISTS (SELECT 1 FROM version v JOIN tx t ON t.id = v.from_tx"
            f" WHERE t.operation_id = o.id AND v.namespace_id IN ({allowed}))"
        )
    rows: Any = connection.execute(
        "SELECT o.public_id, o.kind, o.actor, o.actor_kind, tx.recorded_at,"
        " (SELECT count(*) FROM version v WHERE v.from_tx = tx.id), undone.public_id,"
        f" {_UNDONE} FROM operation o JOIN tx ON tx.operation_id = o.id"
        f" LEFT JOIN operation undone ON undone.id = o.undoes WHERE {inside} ORDER BY o.id DESC LIMIT ?",
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
            undoes or "",
            bool(undone),
        )
        for public_id, kind, actor, actor_kind, at, memories, undoes, undone in rows
    ]


def tx_at(connection: apsw.Connection, instant: int) -> int:
    """The last transaction recorded at or before ``instant`` (microseconds); 0 if there was none yet."""
    return int(value(connection, "SELECT max(id) FROM tx WHERE recorded_at <= ?", (instant,)) or 0)


def newest_tx(connection: apsw.Connection) -> int:
    """The number of the last transaction: the vault's change number."""
    return int(value(connection, "SELECT max(id) FROM tx") or 0)


def operation_actor(connection: apsw.Connection, operation: int) -> Actor:
    """Who carried out an operation."""
    rows: Any = connection.execute("SELECT actor_kind, actor FROM operation WHERE id = ?", (operation,))
    return next(Actor(ActorKind(kind), name) for kind, name in rows)
