"""Which operations are taken back, where one operation takes back many.

``operation.undoes`` names a single operation. So an operation that takes back several leaves a mark for each: a row of
``operation`` without a transaction, which no list shows. With it the chain of undos of that operation goes on as if it
had been undone by itself. The journal row of the operation that left the marks names all of them (``marked``), each
with whether it was taken back by that or brought back, and each mark names that operation where others have their
reason.
"""

from __future__ import annotations

import json
from typing import Any, Final

import apsw

from remembrancer.model.types import OperationKind
from remembrancer.storage.connection import value
from remembrancer.storage.operations import UndoChain, undo_chain
from remembrancer.storage.transaction import Transaction

MARKED: Final = "marked"


def effective(connection: apsw.Connection, chain: UndoChain, place: int) -> int | None:
    """The operation of a chain that has the effect of the one at ``place``: itself unless it is a mark.

    A mark stands for what the operations before it did two by two; None if it took back the first one.
    """
    for operation in chain.operations[place::-2]:
        if has_transaction(connection, operation):
            return operation
    return None


def has_transaction(connection: apsw.Connection, operation: int) -> bool:
    """Whether an operation is more than a mark, or a reply that was kept."""
    return value(connection, "SELECT 1 FROM tx WHERE operation_id = ?", (operation,)) is not None


def mark(transaction: Transaction, operation: int) -> None:
    """Mark an operation as taken back with this transaction, or as brought back if it was taken back before."""
    chain = undo_chain(transaction.connection, operation)
    actor = transaction.operation.actor
    transaction.connection.execute(
        "INSERT INTO operation (public_id, kind, actor_kind, actor, client, undoes, reason)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            transaction.identifiers.new(),
            OperationKind.UNDO.value,
            actor.kind.value,
            actor.name,
            actor.client,
            chain.newest,
            transaction.operation_id,
        ),
    )
    public_id = value(transaction.connection, "SELECT public_id FROM operation WHERE id = ?", (operation,))
    transaction.entries[MARKED].append({"operation": public_id, "undone": chain.would_undo(operation)})


def turn_marks(transaction: Transaction, undone: int) -> None:
    """Take back the marks that the operation ``undone`` left, where they still say what it said."""
    connection = transaction.connection
    for operation, taken_back in marked(connection, undone):
        chain = undo_chain(connection, operation)
        if chain.would_undo(operation) is not taken_back and not has_transaction(connection, chain.newest):
            mark(transaction, operation)


def marked(connection: apsw.Connection, operation: int) -> list[tuple[int, bool]]:
    """The operations that ``operation`` marked, and whether as taken back, in the order of its journal row."""
    statement = "SELECT j.row FROM journal j JOIN tx ON tx.id = j.tx WHERE tx.operation_id = ?"
    row = value(connection, statement, (operation,))
    entries: list[dict[str, Any]] = json.loads(row).get(MARKED, []) if row else []
    found: list[tuple[int, bool]] = []
    for entry in entries:
        rows: Any = connection.execute("SELECT id FROM operation WHERE public_id = ?", (entry["operation"],))
        found.extend((identifier, bool(entry["undone"])) for (identifier,) in rows)
    return found
