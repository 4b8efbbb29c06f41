"""Clients: dated like everything else, but for their tokens' digests and the counts of what they did."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

import apsw

from remembrancer.model.clients import ALL_NAMESPACES, ClientCounts, ClientScope, ClientState, Quotas
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

COUNTED: Final = tuple(each.name for each in fields(ClientCounts))


@dataclass(frozen=True, slots=True)
class StoredGrant:
    """A scope on namespaces, by row; None: on all."""

    scope: ClientScope
    namespaces: frozenset[int] | None

    def allows(self, namespace: int) -> bool:
        return self.namespaces is None or namespace in self.namespaces


@dataclass(frozen=True, slots=True)
class ClientRecord:
    """A state of a client. ``expires_at`` in microseconds."""

    name: str
    program: str
    state: ClientState
    pause_reason: str
    quotas: Quotas
    expires_at: int | None
    grants: tuple[StoredGrant, ...]


@dataclass(frozen=True, slots=True)
class StoredClient:
    """A client as it is now. ``created_at`` in microseconds."""

    row: int
    public_id: str
    token: bytes
    created_at: int
    record: ClientRecord = field(repr=False)


@dataclass(frozen=True, slots=True)
class DayCounts:
    """What a client did on the day that ends at ``ends_at``, the last of it at ``last_at`` (microseconds)."""

    client: int
    ends_at: int
    counts: ClientCounts
    last_at: int


_SELECT: Final = (
    "SELECT c.id, c.public_id, c.token, t.recorded_at, cv.id, cv.name, cv.program, cv.state, cv.pause_reason,"
    " cv.quotas, cv.expires_at FROM client c JOIN client_version cv ON cv.client_id = c.id"
    " JOIN tx t ON t.id = c.created_tx WHERE cv.to_tx IS NULL"
)


def create_client(transaction: Transaction, token: bytes, record: ClientRecord) -> StoredClient:
    """A new client, known by the digest of its token."""
    public_id = transaction.identifiers.new()
    transaction.connection.execute(
        "INSERT INTO client (public_id, token, created_tx) VALUES (?, ?, ?)", (public_id, token, transaction.number)
    )
    stored = StoredClient(transaction.connection.last_insert_rowid(), public_id, token, transaction.recorded, record)
    _open(transaction, stored)
    return stored


def change_client(transaction: Transaction, stored: StoredClient) -> None:
    """Close the current state of a client and open that of ``stored``."""
    # Twice in one transaction: only how it ends is a state that anybody can see.
    transaction.connection.execute(
        "DELETE FROM client_version WHERE client_id = ? AND from_tx = ?", (stored.row, transaction.number)
    )
    transaction.connection.execute(
        "UPDATE client_version SET to_tx = ? WHERE client_id = ? AND to_tx IS NULL", (transaction.number, stored.row)
    )
    _open(transaction, stored)


def _open(transaction: Transaction, stored: StoredClient) -> None:
    connection, record = transaction.connection, stored.record
    connection.execute(
        "INSERT INTO client_version (client_id, name, program, state, pause_reason, quotas, expires_at, from_tx)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            stored.row,
            record.name,
            record.program,
            record.state.value,
            record.pause_reason,
            json.dumps(asdict(record.quotas)),
            record.expires_at,
            transaction.number,
        ),
    )
    version = connection.last_insert_rowid()
    connection.executemany(
        "INSERT INTO client_grant (version_id, scope, namespace_id) VALUES (?, ?, ?)",
        [
            (version, grant.scope.value, namespace)
            for grant in record.grants
            for namespace in (sorted(grant.namespaces) if grant.namespaces is not None else (None,))
        ],
    )
    transaction.entries["clients"].append(_told(connection, stored.public_id, record))


def _told(connection: apsw.Connection, public_id: str, record: ClientRecord) -> dict[str, Any]:
    """What the journal says of a state of a client."""
    return {
        "client": public_id,
        "name": record.name,
        "program": record.program,
        "state": record.state.value,
        "pause_reason": record.pause_reason,
        "quotas": asdict(record.quotas),
        "expires_at": record.expires_at,
        "grants": [
            {"scope": each.scope.value, "namespaces": _public_ids(connection, each.namespaces)}
            for each in record.grants
        ],
    }


def _public_ids(connection: apsw.Connection, namespaces: frozenset[int] | None) -> list[str]:
    if namespaces is None:
        return [ALL_NAMESPACES]
    statement = "SELECT public_id FROM namespace WHERE id = ?"
    return sorted(str(value(connection, statement, (each,))) for each in namespaces)


def all_clients(connection: apsw.Connection) -> list[StoredClient]:
    """Every client as it is now, by name."""
    rows: Any = connection.execute(f"{_SELECT} ORDER BY cv.name, c.id").fetchall()
    return [_stored(connection, row) for row in rows]


def find_client(connection: apsw.Connection, public_id: str) -> StoredClient | None:
    """The client of an id, as it is now."""
    rows: Any = connection.execute(f"{_SELECT} AND c.public_id = ?", (public_id,)).fetchall()
    return _stored(connection, rows[0]) if rows else None


def _stored(connection: apsw.Connection, row: Any) -> StoredClient:
    record = ClientRecord(
        row[5], row[6], ClientState(row[7]), row[8], Quotas(**json.loads(row[9])), row[10], _grants(connection, row[4])
    )
    return StoredClient(row[0], row[1], row[2], row[3], record)


def _grants(connection: apsw.Connection, version: int) -> tuple[StoredGrant, ...]:
    rows: Any = connection.execute(
        "SELECT scope, namespace_id FROM client_grant WHERE version_id = ? ORDER BY id", (version,)
    )
    found: dict[ClientScope, set[int | None]] = {}
    for scope, namespace in rows:
        found.setdefault(ClientScope(scope), set()).add(namespace)
    return tuple(
        StoredGrant(scope, None if None in on else frozenset(each for each in on if each is not None))
        for scope, on in found.items()
    )


def clients_set(connection: apsw.Connection, tx: int) -> dict[str, dict[str, Any]]:
    """The states of clients that a transaction opened, by their ids, as the journal has them."""
    rows: Any = connection.execute(
        f"{_SELECT.removesuffix(' WHERE cv.to_tx IS NULL')} WHERE cv.from_tx = ?", (tx,)
    ).fetchall()
    states = (_stored(connection, row) for row in rows)
    return {each.public_id: _told(connection, each.public_id, each.record) for each in states}


def days_of_clients(connection: apsw.Connection, since: int = 0) -> list[DayCounts]:
    """What every client did on each day that ends later than ``since`` (microseconds), the oldest first."""
    rows: Any = connection.execute(
        f"SELECT client_id, ends_at, last_at, {', '.join(COUNTED)} FROM client_day WHERE ends_at > ?"
        " ORDER BY ends_at, client_id",
        (since,),
    )
    return [DayCounts(client, ends_at, ClientCounts(*counts), last_at) for client, ends_at, last_at, *counts in rows]


def write_days(connection: apsw.Connection, days: Iterable[DayCounts]) -> None:
    """Put these days in the place of what was counted of them before."""
    names = ", ".join(COUNTED)
    connection.executemany(
        f"INSERT OR REPLACE INTO client_day (client_id, ends_at, last_at, {names})"
        f" VALUES (?, ?, ?{', ?' * len(COUNTED)})",
        [(each.client, each.ends_at, each.last_at, *(getattr(each.counts, name) for name in COUNTED)) for each in days],
    )
