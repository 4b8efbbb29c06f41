"""Where imported memories came from, so that importing them again changes nothing."""

from __future__ import annotations

from typing import Final

import apsw

from remembrancer.model.memory import Origin
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.uses import UsedOn, note_uses, used_on
from remembrancer.storage.versions import statement_digest

OWN: Final = "remembrancer"
"""The system of origins that are memories of a vault: in that vault they are known without having been brought in."""
_TAKEN_BACK: Final = (
    "EXISTS (SELECT 1 FROM version v JOIN tx t ON t.id = v.from_tx"
    " JOIN version first ON first.memory_id = v.memory_id AND first.number = 1 JOIN tx made ON made.id = first.from_tx"
    " WHERE v.memory_id = m.id AND v.to_tx IS NULL AND v.status = 'deleted' AND made.operation_id IN ("
    "  WITH RECURSIVE chain (id) AS (SELECT t.operation_id UNION ALL"
    "   SELECT o.undoes FROM operation o JOIN chain ON o.id = chain.id WHERE o.undoes IS NOT NULL)"
    "  SELECT id FROM chain))"
)
"""Whether the memory ``m`` is gone because the operation that made it was taken back, perhaps after a redo."""


def note_origin(transaction: Transaction, namespace: int, origin: Origin, memory: int) -> None:
    """Remember that ``memory`` is this record, in place of one that was taken back."""
    transaction.connection.execute(
        "INSERT OR REPLACE INTO origin (namespace_id, system, identifier, memory_id) VALUES (?, ?, ?, ?)",
        (namespace, origin.system, origin.identifier, memory),
    )


def note_origin_of(transaction: Transaction, namespace: int, origin: Origin, public_id: str) -> None:
    """Remember that the memory of this id, which said the same before, is this record too."""
    row = value(transaction.connection, "SELECT id FROM memory WHERE public_id = ?", (public_id,))
    note_origin(transaction, namespace, origin, row)


def memory_of_origin(connection: apsw.Connection, namespace: int, origin: Origin) -> str:
    """The id of the memory that a record became; empty if it is not here, or was taken back by an undo.

    Here is also where the memory was moved to, and where it was moved away from. A memory that a person deleted is
    here: importing its record again must not revive it.
    """
    found = value(
        connection,
        "SELECT m.public_id FROM origin JOIN memory m ON m.id = origin.memory_id"
        # Naming the namespaces, all of them, lets the key of the table be used.
        " WHERE origin.namespace_id IN (SELECT id FROM namespace) AND origin.system = ?2 AND origin.identifier = ?3"
        " AND (origin.namespace_id = ?1 OR EXISTS (SELECT 1 FROM version here WHERE here.memory_id = m.id"
        "  AND here.to_tx IS NULL AND here.namespace_id = ?1))"
        f" AND NOT {_TAKEN_BACK} ORDER BY origin.namespace_id <> ?1, m.id LIMIT 1",
        (namespace, origin.system, origin.identifier),
    )
    if not found and origin.system == OWN:
        found = value(
            connection,
            "SELECT m.public_id FROM memory m JOIN version v ON v.memory_id = m.id AND v.to_tx IS NULL"
            " WHERE m.public_id = ? AND v.namespace_id = ?",
            (origin.identifier.partition("/")[0], namespace),
        )
    return str(found or "")


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


def reinforce(transaction: Transaction, public_id: str, today: UsedOn) -> None:
    """Note that a memory was said again, which is a use of it."""
    note_uses(transaction.connection, (public_id,), "repeated", used_on(transaction.connection, today))
    transaction.connection.execute(
        "INSERT OR IGNORE INTO reinforcement (tx, memory_id) SELECT ?, id FROM memory WHERE public_id = ?",
        (transaction.number, public_id),
    )
    transaction.entries["reinforced"].append({"memory": public_id})
