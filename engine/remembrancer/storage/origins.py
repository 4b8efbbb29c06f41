"""Where imported memories came from, so that importing them again changes nothing."""

from __future__ import annotations

from typing import Any

import apsw

from remembrancer.model.memory import Origin
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import statement_digest


def note_origin(transaction: Transaction, namespace: int, origin: Origin, memory: int) -> None:
    """Remember that ``memory`` is this record. A record that came before keeps its memory."""
    transaction.connection.execute(
        "INSERT OR IGNORE INTO origin (namespace_id, system, identifier, memory_id) VALUES (?, ?, ?, ?)",
        (namespace, origin.system, origin.identifier, memory),
    )


def memory_of_origin(connection: apsw.Connection, namespace: int, origin: Origin) -> str:
    """The id of the memory that a record became; empty if it is not here, or was taken back by an undo.

    A memory that a person deleted is here: importing its record again must not revive it.
    """
    rows: Any = connection.execute(
        "SELECT m.public_id, EXISTS (SELECT 1 FROM version v JOIN tx t ON t.id = v.from_tx"
        "   JOIN operation o ON o.id = t.operation_id WHERE v.memory_id = m.id AND v.to_tx IS NULL"
        "   AND v.status = 'deleted' AND o.undoes IS NOT NULL)"
        " FROM origin JOIN memory m ON m.id = origin.memory_id"
        " WHERE origin.namespace_id = ? AND origin.system = ? AND origin.identifier = ?",
        (namespace, origin.system, origin.identifier),
    )
    for public_id, taken_back in rows:
        return "" if taken_back else str(public_id)
    return ""


def same_statement(connection: apsw.Connection, namespace: int, content: str) -> str:
    """The id of the oldest current memory of a namespace that says this; empty if there is none.

    Turns of conversations do not count: what is said twice is two events.
    """
    found = value(
        connection,
        "SELECT m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.namespace_id = ?"
        " AND v.statement = ? AND v.to_tx IS NULL AND v.episode = 0 AND v.status IN ('active', 'demoted')"
        " ORDER BY m.id LIMIT 1",
        (namespace, statement_digest(content)),
    )
    return str(found or "")


def reinforce(transaction: Transaction, public_id: str) -> None:
    """Note that a memory was said again."""
    transaction.connection.execute(
        "INSERT OR IGNORE INTO reinforcement (tx, memory_id) SELECT ?, id FROM memory WHERE public_id = ?",
        (transaction.number, public_id),
    )
    transaction.entries["reinforced"].append({"memory": public_id})
