"""Sessions: what groups the writes of one conversation or one client's window of time. They never restrict recall.

A client's sessions are its own: another one, or the person, who uses the same name has a session of that name beside.
"""

from __future__ import annotations

from typing import Any, Final

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction


def ensure_session(transaction: Transaction, namespace: int, name: str) -> int:
    """The row of the session of that name, of whoever acts, in a namespace; opened now if there was none."""
    connection, client = transaction.connection, transaction.operation.actor.client
    found: Any = connection.execute(
        "SELECT id FROM session WHERE namespace_id = ? AND client = ? AND name = ?", (namespace, client, name)
    ).get
    if found is not None:
        return int(found)
    connection.execute(
        "INSERT INTO session (public_id, namespace_id, client, name, opened_tx) VALUES (?, ?, ?, ?, ?)",
        (transaction.identifiers.new(), namespace, client, name, transaction.number),
    )
    return connection.last_insert_rowid()


_IS_TURN: Final = "v.to_tx IS NULL AND v.episode = 1 AND v.status <> 'deleted'"


def last_turn(connection: apsw.Connection, namespace: int, client: str, name: str) -> int | None:
    """The text of the turn that was recorded last in the session of that name of a client (empty: of anybody else).

    None if there is none.

    As it reads now: it may have been edited since.
    """
    text = value(
        connection,
        "SELECT v.text_id FROM session s CROSS JOIN version v ON v.session_id = s.id"
        f" WHERE s.namespace_id = ? AND s.client = ? AND s.name = ? AND {_IS_TURN} ORDER BY v.memory_id DESC LIMIT 1",
        (namespace, client, name),
    )
    return None if text is None else int(text)


def text_of_turn(connection: apsw.Connection, namespace: int, memory: str) -> int | None:
    """The text of a turn as it reads now; None if the memory is no turn of the namespace (any longer)."""
    text = value(
        connection,
        "SELECT v.text_id FROM memory m CROSS JOIN version v ON v.memory_id = m.id"
        f" WHERE m.public_id = ? AND v.namespace_id = ? AND {_IS_TURN}",
        (memory, namespace),
    )
    return None if text is None else int(text)
