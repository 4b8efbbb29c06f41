"""Sessions: what groups the writes of one conversation or one client's window of time. They never restrict recall."""

from __future__ import annotations

from typing import Any

from remembrancer.storage.transaction import Transaction


def ensure_session(transaction: Transaction, namespace: int, name: str) -> int:
    """The row of the session of that name in a namespace, opened now if there was none."""
    connection = transaction.connection
    found: Any = connection.execute("SELECT id FROM session WHERE namespace_id = ? AND name = ?", (namespace, name)).get
    if found is not None:
        return int(found)
    connection.execute(
        "INSERT INTO session (public_id, namespace_id, name, opened_tx) VALUES (?, ?, ?, ?)",
        (transaction.identifiers.new(), namespace, name, transaction.number),
    )
    return connection.last_insert_rowid()
