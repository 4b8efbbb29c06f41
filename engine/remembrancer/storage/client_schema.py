"""The tables of clients: who they are and may do (dated, journalled), and what they did (counted, not journalled)."""

from __future__ import annotations

from typing import Final

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
