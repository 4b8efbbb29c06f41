"""The erasure itself, in one transaction: nothing of what it reaches is left in any table afterwards."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

import apsw

from remembrancer.model.erasing import ErasureCounts, ErasureReason
from remembrancer.storage.codes import raise_generation
from remembrancer.storage.connection import value
from remembrancer.storage.erasure.cases import close_cases, erase_proposals, leave_cases
from remembrancer.storage.erasure.conversations import EmbeddedText, erase_texts
from remembrancer.storage.erasure.reach import (
    IN,
    MADE_FROM,
    Reach,
    Targets,
    count_reach,
    listed,
    orphaned_sessions,
    orphaned_tags,
    routines_of,
)
from remembrancer.storage.kept import forget
from remembrancer.storage.reports import forget_reports
from remembrancer.storage.texts import WordCounter, count_tags, count_text
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import COUNTED, select_stored


@dataclass(frozen=True, slots=True)
class Encoding:
    """How texts are encoded: behind so many turns of their conversation, and what of a title and a content."""

    turns: int
    embedded: EmbeddedText


@dataclass(frozen=True, slots=True)
class Wanted:
    """An erasure that is to be carried out, in the vault or in a backup of it."""

    targets: Targets
    reason: ErasureReason
    encoding: Encoding


@dataclass(frozen=True, slots=True)
class Performed:
    """What was erased, and the memories that came of what waited because of it."""

    counts: ErasureCounts
    released: tuple[str, ...]


def erase(transaction: Transaction, counter: WordCounter, wanted: Wanted, reach: Reach) -> Performed:
    """Erase with this transaction what ``reach`` found of the targets."""
    connection, targets, encoding = transaction.connection, wanted.targets, wanted.encoding
    counts = count_reach(connection, reach, encoding.turns)
    tags, sessions = orphaned_tags(connection, reach.versions), orphaned_sessions(connection, reach)
    proposals = _public_ids(connection, "proposal", reach.proposals)
    _journal(transaction, reach, proposals)
    leave_cases(connection, reach)
    _erase_versions(transaction, counter, reach)
    erase_proposals(connection, reach)
    erase_texts(connection, reach, encoding.turns, encoding.embedded)
    _erase_what_was_made_of_it(connection, reach)
    _silence_operations(connection, reach)
    connection.execute(f"DELETE FROM tag WHERE id {IN}", (listed(tags),))
    connection.execute(f"DELETE FROM session WHERE id {IN}", (listed(sessions),))
    for name in targets.kept:
        forget(connection, name)
    _forget_places(connection)
    released = close_cases(transaction, counter, reach)
    kept = replace(targets, proposals=tuple(dict.fromkeys((*targets.proposals, *proposals))))
    connection.execute(
        "INSERT INTO erasure (tx, reason, targets, counts) VALUES (?, ?, ?, ?)",
        (transaction.number, wanted.reason.value, json.dumps(asdict(kept)), json.dumps(asdict(counts))),
    )
    return Performed(counts, released)


def _public_ids(connection: apsw.Connection, table: str, numbers: tuple[int, ...]) -> tuple[str, ...]:
    found: Any = connection.execute(f"SELECT public_id FROM {table} WHERE id {IN} ORDER BY id", (listed(numbers),))
    return tuple(name for (name,) in found)


def _journal(transaction: Transaction, reach: Reach, proposals: tuple[str, ...]) -> None:
    """Say in the journal what is gone from now on, by identifiers."""
    found: Any = transaction.connection.execute(
        "SELECT m.public_id, count(*) FROM version v JOIN memory m ON m.id = v.memory_id"
        f" WHERE v.id {IN} GROUP BY m.id ORDER BY m.id",
        (listed(reach.versions),),
    )
    transaction.entries["erased"] += [{"memory": memory, "versions": versions} for memory, versions in found]
    transaction.entries["erased"] += [{"proposal": proposal} for proposal in proposals]
    silenced: Any = transaction.connection.execute(
        f"SELECT public_id FROM operation WHERE id {IN} AND reason <> '' ORDER BY id", (listed(reach.operations),)
    )
    transaction.entries["reasons"] += [{"operation": operation} for (operation,) in silenced]


def _erase_versions(transaction: Transaction, counter: WordCounter, reach: Reach) -> None:
    connection = transaction.connection
    for stored in select_stored(connection, f"v.id {IN} AND v.to_tx IS NULL", (listed(reach.versions),)):
        if stored.record.status in COUNTED:
            count_text(transaction, counter, stored.record.namespace_id, stored.record.text_id, -1)
            count_tags(transaction, stored.record.namespace_id, stored.record.tags, -1)
    connection.execute(
        "INSERT INTO erased_version (memory_id, number, namespace_id, from_tx, erased_tx)"
        f" SELECT memory_id, number, namespace_id, from_tx, ? FROM version WHERE id {IN}",
        (transaction.number, listed(reach.versions)),
    )
    for table in ("version_tag", "secret_finding"):
        connection.execute(f"DELETE FROM {table} WHERE version_id {IN}", (listed(reach.versions),))
    connection.execute(f"DELETE FROM version WHERE id {IN}", (listed(reach.versions),))


def _erase_what_was_made_of_it(connection: apsw.Connection, reach: Reach) -> None:
    # Likenesses go with their texts. Routines and reports are made again from what is left.
    forget_reports(connection)
    connection.execute(f"DELETE FROM routine WHERE id {IN}", (listed(routines_of(connection, reach.namespaces)),))
    for table, column in (*MADE_FROM, ("origin", "memory_id")):
        connection.execute(f"DELETE FROM {table} WHERE {column} {IN}", (listed(reach.memories),))
    for namespace, statement in reach.statements:
        for table, one, other in (("settled_pair", "first", "second"), ("second_opinion", "older", "newer")):
            connection.execute(
                f"DELETE FROM {table} WHERE namespace_id = ? AND ? IN ({one}, {other})", (namespace, statement)
            )


def _silence_operations(connection: apsw.Connection, reach: Reach) -> None:
    """Take away what operations keep in words, or in digests of words. The keys of requests stay: they are used up."""
    connection.execute(
        f"UPDATE operation SET reason = '', reason_salt = NULL WHERE id {IN} AND reason <> ''",
        (listed(reach.operations),),
    )
    connection.execute(
        f"UPDATE operation SET request_digest = NULL, reply = NULL WHERE id {IN} AND idempotency_key IS NOT NULL",
        (listed((*reach.operations, *reach.replies)),),
    )


def _forget_places(connection: apsw.Connection) -> None:
    """Tell readers to read codes afresh, and let no work under way pass over rows that take a number of the erased."""
    raise_generation(connection)
    last = value(connection, "SELECT max(id) FROM version") or 0
    for table in ("conflict_scan", "conflict_watch", "secret_scan"):
        connection.execute(f"UPDATE {table} SET after_version = ?1 WHERE after_version > ?1", (last,))
