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
    """A client as it is now. ``created_at`` in microseconds; ``version`` is the row of its state."""

    row: int
    public_id: str
    token: bytes
    created_at: int
    record: ClientRecord = field(repr=False)
    version: int = 0


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
    return StoredClient(row[0], row[1], row[2], row[3], record, row[4])


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


def denials(connection: apsw.Connection) -> list[tuple[str, int]]:
    """(name, since when) of who may not ask again, by name; names in one case of letters."""
    rows: Any = connection.execute("SELECT name, denied_at FROM client_denial ORDER BY name")
    return [(name, at) for name, at in rows]


def deny(connection: apsw.Connection, name: str, at: int) -> None:
    """Note that a name may not ask again."""
    connection.execute("INSERT OR REPLACE INTO client_denial (name, denied_at) VALUES (?, ?)", (name, at))


def forget_denial(connection: apsw.Connection, name: str) -> bool:
    """Let a name ask again; whether it could not."""
    connection.execute("DELETE FROM client_denial WHERE name = ?", (name,))
    return connection.changes() > 0


@dataclass(frozen=True, slots=True)
class StoredSession:
    """A window of time in which a client works; instants in microseconds."""

    client: int
    name: str
    opened_at: int
    ends_at: int
    closed_at: int | None
    counts: ClientCounts


def sessions_of_clients(connection: apsw.Connection, client: int, most: int) -> list[StoredSession]:
    """The sessions of a client, the newest first."""
    rows: Any = connection.execute(
        "SELECT client_id, name, opened_at, ends_at, closed_at, counts FROM client_session WHERE client_id = ?"
        " ORDER BY opened_at DESC, id DESC LIMIT ?",
        (client, most),
    )
    return [
        StoredSession(row, name, opened, ends, closed, ClientCounts(**json.loads(counts)))
        for row, name, opened, ends, closed, counts in rows
    ]


def write_session(connection: apsw.Connection, session: StoredSession) -> None:
    """Put a session in the place of what was noted of it before."""
    connection.execute(
        "INSERT INTO client_session (client_id, name, opened_at, ends_at, closed_at, counts)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET ends_at = excluded.ends_at,"
        " closed_at = excluded.closed_at, counts = excluded.counts",
        (
            session.client,
            session.name,
            session.opened_at,
            session.ends_at,
            session.closed_at,
            json.dumps(asdict(session.counts)),
        ),
    )


def note_session(transaction: Transaction, public_id: str, session: StoredSession) -> None:
    """Let the journal say what a client did in a session: its reads are told nowhere else in it."""
    write_session(transaction.connection, session)
    transaction.entries["sessions"].append(
        {
            "client": public_id,
            "opened_at": session.opened_at,
            "closed_at": session.closed_at,
            **asdict(session.counts),
        }
    )


def written_since(connection: apsw.Connection, client: str, since: int) -> list[int]:
    """The instants (microseconds) after ``since`` at which a client, by its id, changed something or wanted to."""
    rows: Any = connection.execute(
        "SELECT t.recorded_at FROM tx t JOIN operation o ON o.id = t.operation_id WHERE t.recorded_at > ?"
        " AND o.client = ? AND o.kind <> 'client_session' ORDER BY t.id",
        (since, client),
    )
    return [at for (at,) in rows]


def namespaces_of(connection: apsw.Connection, memories: Iterable[str]) -> dict[str, int]:
    """The namespaces (by row) in which memories are now; nothing of those that do not exist."""
    statement = (
        "SELECT v.namespace_id FROM memory m JOIN version v ON v.memory_id = m.id WHERE m.public_id = ?"
        " AND v.to_tx IS NULL"
    )
    found = ((each, value(connection, statement, (each,))) for each in memories)
    return {memory: int(namespace) for memory, namespace in found if namespace is not None}


def count_current(connection: apsw.Connection, namespace: int) -> int:
    """How many current memories a namespace has."""
    statement = "SELECT count(*) FROM version WHERE namespace_id = ? AND to_tx IS NULL AND status = 'active'"
    return int(value(connection, statement, (namespace,)))
