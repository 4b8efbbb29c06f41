"""What was stored in bulk without being compared first, and how far comparing it afterwards has come.

No part of the truth: it is not journalled, and says only what is left to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import apsw

from remembrancer.storage.compared import IN_FORCE
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion, select_stored


@dataclass(frozen=True, slots=True)
class Watch:
    """What transaction ``tx`` stored in a namespace, as far as its versions lie behind the row ``after``."""

    tx: int
    namespace: int
    after: int


def note_to_compare(transaction: Transaction, namespace: int) -> None:
    """What this transaction stores in a namespace is to be compared afterwards."""
    transaction.connection.execute(
        "INSERT OR IGNORE INTO conflict_watch (tx, namespace_id, after_version) VALUES (?, ?, 0)",
        (transaction.number, namespace),
    )


def watches(connection: apsw.Connection, namespaces: Iterable[int]) -> list[Watch]:
    """What is left to compare in these namespaces, what was stored first coming first."""
    inside = frozenset(namespaces)
    rows: Any = connection.execute("SELECT tx, namespace_id, after_version FROM conflict_watch ORDER BY tx")
    return [Watch(*row) for row in rows if row[1] in inside]


def to_compare(connection: apsw.Connection, watch: Watch, now: int, most: int) -> list[StoredVersion]:
    """The next memories of a watch that hold now (microseconds), by the rows of their versions."""
    clause = f"{IN_FORCE} AND v.from_tx = ? AND v.id > ? ORDER BY v.id LIMIT ?"
    return select_stored(connection, clause, (watch.namespace, now, watch.tx, watch.after, most))


def count_to_compare(connection: apsw.Connection, watch: Watch, now: int) -> int:
    """How many memories :func:`to_compare` has left."""
    statement = f"SELECT count(*) FROM version v WHERE {IN_FORCE} AND v.from_tx = ? AND v.id > ?"
    return int(value(connection, statement, (watch.namespace, now, watch.tx, watch.after)))


def note_compared(connection: apsw.Connection, watch: Watch, until: int | None) -> None:
    """What a watch stored is compared as far as this row of a version; None: all of it."""
    if until is None:
        statement = "DELETE FROM conflict_watch WHERE tx = ? AND namespace_id = ?"
        connection.execute(statement, (watch.tx, watch.namespace))
    else:
        connection.execute(
            "UPDATE conflict_watch SET after_version = ? WHERE tx = ? AND namespace_id = ?",
            (until, watch.tx, watch.namespace),
        )
