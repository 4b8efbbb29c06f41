"""The tables of clients: who they are and may do (dated, journalled), and what they did (counted, not journalled)."""

from __future__ import annotations

from typing import Final

CLIENT_OF_THAT_NAME: Final = (
    "(SELECT c.public_id FROM client c JOIN client_version cv ON cv.client_id = c.id"
    " JOIN tx made ON made.id = c.created_tx"
    " WHERE cv.name = o.actor AND made.operation_id < o.id ORDER BY c.id DESC LIMIT 1)"
)
"""The client that had the name of who carried out the operation ``o`` when it was. No two have one name at a time."""
CLIENTS_BY_NAMES: Final = f"""
UPDATE operation AS o SET client = coalesce({CLIENT_OF_THAT_NAME}, '') WHERE actor_kind = 'agent';
UPDATE session AS s SET client =
    (SELECT o.client FROM tx t JOIN operation o ON o.id = t.operation_id WHERE t.id = s.opened_tx);
"""
"""Finds out which clients operations and sessions belong to, where nothing but names was kept."""

CLIENTS: Final = """
-- ``token`` is the SHA-256 of the client's token, which is kept nowhere.
CREATE TABLE client (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    token BLOB NOT NULL UNIQUE,
    created_tx INTEGER NOT NULL REFERENCES tx
) STRICT;

CREATE TABLE client_version (
    id INTEGER PRIMARY KEY,
    client_id INTEGER NOT NULL REFERENCES client,
    name TEXT NOT NULL,
    program TEXT NOT NULL,
    state TEXT NOT NULL,
    pause_reason TEXT NOT NULL,
    quotas TEXT NOT NULL,
    expires_at INTEGER,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX client_current ON client_version (client_id) WHERE to_tx IS NULL;
CREATE INDEX client_from ON client_version (from_tx);

-- Without a namespace: on all of them, also those that are made later.
CREATE TABLE client_grant (
    id INTEGER PRIMARY KEY,
    version_id INTEGER NOT NULL REFERENCES client_version,
    scope TEXT NOT NULL,
    namespace_id INTEGER REFERENCES namespace
) STRICT;
CREATE INDEX client_grant_version ON client_grant (version_id);

-- What a client did, one row for each local day, known by the instant at which that day ended. Not journalled.
CREATE TABLE client_day (
    client_id INTEGER NOT NULL REFERENCES client,
    ends_at INTEGER NOT NULL,
    writes INTEGER NOT NULL DEFAULT 0,
    waiting INTEGER NOT NULL DEFAULT 0,
    recalls INTEGER NOT NULL DEFAULT 0,
    memories INTEGER NOT NULL DEFAULT 0,
    tokens INTEGER NOT NULL DEFAULT 0,
    refused INTEGER NOT NULL DEFAULT 0,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (client_id, ends_at)
) STRICT, WITHOUT ROWID;
"""
"""Clients, their rights, and their days."""

CLIENT_SESSIONS: Final = """
-- The windows of time in which clients work: they group, and restrict nothing. Instants in microseconds.
CREATE TABLE client_session (
    id INTEGER PRIMARY KEY,
    client_id INTEGER NOT NULL REFERENCES client,
    name TEXT NOT NULL UNIQUE,
    opened_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    closed_at INTEGER,
    counts TEXT NOT NULL
) STRICT;
CREATE INDEX client_session_open ON client_session (client_id) WHERE closed_at IS NULL;

-- Names that may not ask to be let in again.
CREATE TABLE client_denial (
    name TEXT PRIMARY KEY,
    denied_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Why a proposal waits for approval; none where it waits in a case.
ALTER TABLE proposal ADD COLUMN waits_because TEXT NOT NULL DEFAULT '';
"""
"""Sessions of clients, denials, and what waits for approval."""

CLIENT_IDENTITIES: Final = f"""
-- Which client carried an operation out, by its id: names may be used again. Empty where it was no client.
ALTER TABLE operation ADD COLUMN client TEXT NOT NULL DEFAULT '';
DROP INDEX operation_idempotency;
CREATE UNIQUE INDEX operation_idempotency ON operation (actor_kind, actor, client, idempotency_key)
    WHERE idempotency_key IS NOT NULL;

-- Clients that name their sessions alike have one each.
CREATE TABLE session_of_client (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    client TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL,
    opened_tx INTEGER NOT NULL REFERENCES tx,
    UNIQUE (namespace_id, client, name)
) STRICT;
INSERT INTO session_of_client (id, public_id, namespace_id, name, opened_tx)
    SELECT id, public_id, namespace_id, name, opened_tx FROM session;
DROP TABLE session;
ALTER TABLE session_of_client RENAME TO session;
{CLIENTS_BY_NAMES}
"""
"""What belongs to a client belongs to its id."""
