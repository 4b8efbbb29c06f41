"""What somebody decided about two statements, and how a namespace treats contradictions. Both are dated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

DEFAULT_CERTAINTY: Final = 0.5
"""What a contradiction needs to open a case, unless the namespace has another setting."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two statements of a namespace, by their digests in ascending order."""

    namespace: int
    first: bytes
    second: bytes


@dataclass(frozen=True, slots=True)
class Setting:
    """How a namespace treats contradictions."""

    policy: ConflictPolicy = ConflictPolicy.ASK
    certainty: float = DEFAULT_CERTAINTY


def pair_of(namespace: int, one: bytes, other: bytes) -> Pair:
    """The pair of two statements, whichever came first."""
    return Pair(namespace, min(one, other), max(one, other))


def settled(connection: apsw.Connection, pair: Pair) -> Resolution | None:
    """What was decided about two statements, if something was."""
    found = value(
        connection,
        "SELECT resolution FROM settled_pair WHERE namespace_id = ? AND first = ? AND second = ? AND to_tx IS NULL",
        (pair.namespace, pair.first, pair.second),
    )
    return None if found is None else Resolution(found)


def settle(transaction: Transaction, pair: Pair, resolution: Resolution | None) -> None:
    """Note what was decided about two statements; None: nothing any more."""
    connection = transaction.connection
    bindings = (pair.namespace, pair.first, pair.second)
    connection.execute(
        "DELETE FROM settled_pair WHERE namespace_id = ? AND first = ? AND second = ? AND from_tx = ?",
        (*bindings, transaction.number),
    )
    connection.execute(
        "UPDATE settled_pair SET to_tx = ? WHERE namespace_id = ? AND first = ? AND second = ? AND to_tx IS NULL",
        (transaction.number, *bindings),
    )
    if resolution is not None:
        connection.execute(
            "INSERT INTO settled_pair (namespace_id, first, second, resolution, from_tx) VALUES (?, ?, ?, ?, ?)",
            (*bindings, resolution.value, transaction.number),
        )


def rejected_by(connection: apsw.Connection, namespace: int, statement: bytes) -> str:
    """The id of the rejected memory of a namespace that says this, if what was kept in its place is still in force."""
    found = value(
        connection,
        "SELECT m.public_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE v.namespace_id = ?1"
        " AND v.statement = ?2 AND v.to_tx IS NULL AND v.status = 'rejected' AND EXISTS (SELECT 1 FROM settled_pair sp"
        "  JOIN version kept ON kept.namespace_id = ?1 AND kept.to_tx IS NULL AND kept.status IN ('active', 'demoted')"
        "   AND kept.statement = CASE ?2 WHEN sp.first THEN sp.second ELSE sp.first END"
        "  WHERE sp.namespace_id = ?1 AND ?2 IN (sp.first, sp.second) AND sp.resolution = 'retain'"
        "   AND sp.to_tx IS NULL)"
        " ORDER BY m.id LIMIT 1",
        (namespace, statement),
    )
    return str(found or "")


def setting_of(connection: apsw.Connection, namespace: int) -> Setting | None:
    """What was set for a namespace; None: nothing."""
    rows: Any = connection.execute(
        "SELECT policy, certainty FROM conflict_setting WHERE namespace_id = ? AND to_tx IS NULL", (namespace,)
    )
    return next((Setting(ConflictPolicy(policy), certainty) for policy, certainty in rows), None)


def change_setting(transaction: Transaction, namespace: int, setting: Setting | None) -> None:
    """Set how a namespace treats contradictions; None: as by default."""
    connection = transaction.connection
    connection.execute(
        "DELETE FROM conflict_setting WHERE namespace_id = ? AND from_tx = ?", (namespace, transaction.number)
    )
    connection.execute(
        "UPDATE conflict_setting SET to_tx = ? WHERE namespace_id = ? AND to_tx IS NULL",
        (transaction.number, namespace),
    )
    if setting is not None:
        connection.execute(
            "INSERT INTO conflict_setting (namespace_id, policy, certainty, from_tx) VALUES (?, ?, ?, ?)",
            (namespace, setting.policy.value, setting.certainty, transaction.number),
        )
    public_id = value(connection, "SELECT public_id FROM namespace WHERE id = ?", (namespace,))
    transaction.entries["settings"].append(
        {
            "namespace": public_id,
            "policy": setting and setting.policy.value,
            "certainty": setting and setting.certainty,
        }
    )


def scanned_until(connection: apsw.Connection, namespace: int) -> int:
    """The row of the last version that a scan which was stopped had compared; 0 if none is under way."""
    return int(value(connection, "SELECT after_version FROM conflict_scan WHERE namespace_id = ?", (namespace,)) or 0)


def note_scanned(connection: apsw.Connection, namespace: int, version: int) -> None:
    """Note how far a scan has come; 0: it is at its end."""
    connection.execute("DELETE FROM conflict_scan WHERE namespace_id = ?", (namespace,))
    if version:
        connection.execute(
            "INSERT INTO conflict_scan (namespace_id, after_version) VALUES (?, ?)", (namespace, version)
        )
