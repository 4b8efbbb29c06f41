"""Proposals: what waits for a decision, a new memory or a new version of one. What happens to them is dated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

import apsw
from pydantic import TypeAdapter

from remembrancer.model.errors import ProposalNotFoundError
from remembrancer.model.memory import Origin
from remembrancer.model.types import ActorKind
from remembrancer.storage import journal
from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Actor, Transaction
from remembrancer.storage.versions import StoredVersion, VersionRecord, statement_digest

_SALT_BYTES: Final = 16
_RECORD: Final = TypeAdapter(VersionRecord)
_ROWS: Final = ("namespace_id", "text_id", "session_id", "superseded_by")
"""Row numbers of a record, which may change when a vault is rebuilt; those that are needed have columns."""


class ProposalKind(StrEnum):
    CREATE = "create"
    EDIT = "edit"
    ARCHIVE = "archive"


class ProposalState(StrEnum):
    WAITING = "waiting"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    """Taken back by whoever proposed it, by an undo."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What became of a proposal; ``memory`` is the row of the memory that it is by now, if it became one."""

    state: ProposalState
    memory: int | None = None


@dataclass(frozen=True, slots=True)
class StoredProposal:
    """A proposal as it lies in the vault. ``memory`` is the row of the memory that it would change, at ``base``."""

    row: int
    public_id: str
    kind: ProposalKind
    memory: int | None
    memory_id: str
    base: int | None
    record: VersionRecord
    origin: Origin | None
    session_id: str
    opened_tx: int
    opened_at: int
    actor: str
    actor_kind: ActorKind
    standing: Standing
    waits_because: tuple[str, ...] = ()
    client: str = ""

    @property
    def writer(self) -> Actor:
        return Actor(self.actor_kind, self.actor, self.client)

    @property
    def statement(self) -> bytes:
        return statement_digest(self.record.content)


def open_proposal(
    transaction: Transaction,
    record: VersionRecord,
    origin: Origin | None,
    changes: StoredVersion | None,
    waits_because: Iterable[str] = (),
) -> int:
    """Let a new memory wait, or a new version of the memory ``changes``. Returns the row.

    ``waits_because`` are the reasons where it waits for approval; none where it waits in a case.
    """
    public_id, salt = transaction.identifiers.new(), transaction.identifiers.random_bytes(_SALT_BYTES)
    kind = ProposalKind.CREATE if changes is None else ProposalKind.EDIT
    if changes is not None and record.status is not changes.record.status:
        kind = ProposalKind.ARCHIVE
    payload = _RECORD.dump_json(record).decode()
    transaction.connection.execute(
        "INSERT INTO proposal (public_id, namespace_id, kind, memory_id, base_number, text_id, session_id,"
        " origin_system, origin_identifier, statement, payload, salt, opened_tx, waits_because)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            public_id,
            record.namespace_id,
            kind.value,
            changes and changes.memory_id,
            changes and changes.number,
            record.text_id,
            record.session_id,
            origin and origin.system,
            origin and origin.identifier,
            statement_digest(record.content),
            payload,
            salt,
            transaction.number,
            " ".join(waits_because),
        ),
    )
    row = transaction.connection.last_insert_rowid()
    stand(transaction, row, Standing(ProposalState.WAITING))
    transaction.entries["proposals"][-1]["digest"] = proposal_digest(public_id, salt, record)
    return row


def proposal_digest(public_id: str, salt: bytes, record: VersionRecord) -> str:
    """What stands in the journal for a proposal's content."""
    content = _RECORD.dump_python(record, mode="json")
    content = {name: entry for name, entry in content.items() if name not in _ROWS}
    if content["verified_at"] is None:
        del content["verified_at"]
    return journal.content_digest(salt, {"proposal": public_id, **content})


def stand(transaction: Transaction, row: int, standing: Standing) -> None:
    """Note what becomes of a proposal with this transaction."""
    connection = transaction.connection
    # Twice in one transaction: only how it ends is a state that anybody can see.
    connection.execute("DELETE FROM proposal_version WHERE proposal_id = ? AND from_tx = ?", (row, transaction.number))
    connection.execute(
        "UPDATE proposal_version SET to_tx = ? WHERE proposal_id = ? AND to_tx IS NULL", (transaction.number, row)
    )
    connection.execute(
        "INSERT INTO proposal_version (proposal_id, namespace_id, state, memory_id, from_tx)"
        " SELECT id, namespace_id, ?, ?, ? FROM proposal WHERE id = ?",
        (standing.state.value, standing.memory, transaction.number, row),
    )
    public_id = value(connection, "SELECT public_id FROM proposal WHERE id = ?", (row,))
    transaction.entries["proposals"].append({"proposal": public_id, "state": standing.state.value})


def standing_of(connection: apsw.Connection, row: int) -> Standing:
    """What became of a proposal by now."""
    found: Any = connection.execute(
        "SELECT state, memory_id FROM proposal_version WHERE proposal_id = ? AND to_tx IS NULL", (row,)
    )
    return next(Standing(ProposalState(state), memory) for state, memory in found)


_SELECT: Final = (
    "SELECT p.id, p.public_id, p.kind, p.memory_id, coalesce(m.public_id, ''), p.base_number, p.payload,"
    " p.namespace_id, p.text_id, p.session_id, p.origin_system, p.origin_identifier, coalesce(s.public_id, ''),"
    " p.opened_tx, t.recorded_at, o.actor, o.actor_kind, pv.state, pv.memory_id, p.waits_because,"
    " o.client FROM proposal p JOIN proposal_version pv ON pv.proposal_id = p.id AND pv.to_tx IS NULL"
    " JOIN tx t ON t.id = p.opened_tx JOIN operation o ON o.id = t.operation_id"
    " LEFT JOIN memory m ON m.id = p.memory_id LEFT JOIN session s ON s.id = p.session_id"
)


def _stored(row: Any) -> StoredProposal:
    record = replace(_RECORD.validate_json(row[6]), namespace_id=row[7], text_id=row[8], session_id=row[9])
    origin = None if row[10] is None else Origin(row[10], row[11])
    standing = Standing(ProposalState(row[17]), row[18])
    return StoredProposal(
        row[0],
        row[1],
        ProposalKind(row[2]),
        row[3],
        row[4],
        row[5],
        record,
        origin,
        row[12],
        row[13],
        row[14],
        row[15],
        ActorKind(row[16]),
        standing,
        tuple(row[19].split()),
        row[20],
    )


def read_proposals(connection: apsw.Connection, rows: Iterable[int]) -> dict[int, StoredProposal]:
    """These proposals, by their rows."""
    return {row: _stored(found) for row in rows for found in connection.execute(f"{_SELECT} WHERE p.id = ?", (row,))}


def waiting(connection: apsw.Connection, namespace: int) -> list[StoredProposal]:
    """The proposals that wait in the cases of a namespace, the oldest first."""
    found = connection.execute(
        f"{_SELECT} WHERE pv.namespace_id = ? AND pv.state = 'waiting' AND {_IN_A_CASE} ORDER BY p.id", (namespace,)
    )
    return [_stored(row) for row in found]


_FOR_APPROVAL: Final = "pv.state = 'waiting' AND p.waits_because <> ''"


def for_approval(
    connection: apsw.Connection, scope: Scope, namespace: int | None, client: str, *, after: int, most: int
) -> list[StoredProposal]:
    """What waits for a person's approval, the oldest first, behind the row ``after``."""
    clause, bindings = _asked(scope, namespace, client)
    found = connection.execute(
        f"{_SELECT} WHERE {_FOR_APPROVAL} AND {clause} AND p.id > ? ORDER BY p.id LIMIT ?", (*bindings, after, most)
    )
    return [_stored(row) for row in found]


def count_for_approval(connection: apsw.Connection, scope: Scope, namespace: int | None, client: str) -> int:
    """How many :func:`for_approval` has altogether."""
    clause, bindings = _asked(scope, namespace, client)
    return int(
        value(
            connection,
            "SELECT count(*) FROM proposal p JOIN proposal_version pv ON pv.proposal_id = p.id AND pv.to_tx IS NULL"
            f" JOIN tx t ON t.id = p.opened_tx JOIN operation o ON o.id = t.operation_id"
            f" WHERE {_FOR_APPROVAL} AND {clause}",
            bindings,
        )
    )


def _asked(scope: Scope, namespace: int | None, client: str) -> tuple[str, tuple[Any, ...]]:
    clauses, bindings = ["1"], list[Any]()
    if scope.namespaces is not None:
        allowed = ", ".join(str(int(each)) for each in sorted(scope.namespaces)) or "NULL"
        clauses.append(f"p.namespace_id IN ({allowed})")
    if namespace is not None:
        clauses.append("p.namespace_id = ?")
        bindings.append(namespace)
    if client:
        clauses.append("o.client = ?")
        bindings.append(client.upper())
    return " AND ".join(clauses), tuple(bindings)


def find_proposal(connection: apsw.Connection, scope: Scope, public_id: str) -> StoredProposal:
    """A proposal, whatever became of it.

    Raises:
        ProposalNotFoundError: there is none of that id in the scope.
    """
    for row in connection.execute(f"{_SELECT} WHERE p.public_id = ?", (public_id,)):
        found = _stored(row)
        if scope.allows(found.record.namespace_id):
            return found
    raise ProposalNotFoundError(id=public_id)


_IN_A_CASE: Final = "p.waits_because = ''"
"""It waits in a case, for a decision between statements: what waits for approval contradicts nothing yet."""


def waiting_texts(connection: apsw.Connection, namespace: int) -> list[tuple[int, int]]:
    """(text, proposal) of what waits in the cases of a namespace."""
    rows: Any = connection.execute(
        "SELECT p.text_id, p.id FROM proposal_version pv JOIN proposal p ON p.id = pv.proposal_id"
        f" WHERE pv.namespace_id = ? AND pv.to_tx IS NULL AND pv.state = 'waiting' AND {_IN_A_CASE} ORDER BY p.id",
        (namespace,),
    )
    return list(rows)


def same_waiting(connection: apsw.Connection, namespace: int, content: str, origin: Origin | None) -> int | None:
    """The proposal that waits in a namespace and would store this statement, or is this record; the oldest of them."""
    row = value(
        connection,
        "SELECT min(p.id) FROM proposal p JOIN proposal_version pv ON pv.proposal_id = p.id"
        " WHERE p.namespace_id = ?1 AND p.kind = 'create' AND pv.to_tx IS NULL AND pv.state = 'waiting'"
        " AND (p.statement = ?2 OR (p.origin_system = ?3 AND p.origin_identifier = ?4))",
        (namespace, statement_digest(content), origin and origin.system, origin and origin.identifier),
    )
    return None if row is None else int(row)


def same_turned_down(connection: apsw.Connection, namespace: int, content: str) -> str:
    """The id of the newest proposal of this statement that a person did not approve; empty for none."""
    found = value(
        connection,
        "SELECT p.public_id FROM proposal p JOIN proposal_version pv ON pv.proposal_id = p.id AND pv.to_tx IS NULL"
        " WHERE p.namespace_id = ? AND p.statement = ? AND p.kind = 'create' AND p.waits_because <> ''"
        " AND pv.state = 'rejected' ORDER BY p.id DESC LIMIT 1",
        (namespace, statement_digest(content)),
    )
    return str(found or "")


def decided_or_waiting(connection: apsw.Connection, memory: int, record: VersionRecord) -> bool:
    """Whether somebody proposed the same words and status for a memory (its row) before; what was withdrawn is free."""
    rows: Any = connection.execute("SELECT id FROM proposal WHERE memory_id = ?", (memory,)).fetchall()
    return any(
        (each.record.content, each.record.status) == (record.content, record.status)
        and each.standing.state in (ProposalState.WAITING, ProposalState.REJECTED)
        for each in read_proposals(connection, [row for (row,) in rows]).values()
    )
