"""Schema 8: uses of memories by day, when one was last found true, how types fade, and what was made of what."""

from __future__ import annotations

from typing import Final

LIFECYCLE: Final = """
-- When somebody last said that a memory is true; nothing where nobody did since this was noted.
ALTER TABLE version ADD COLUMN verified_at INTEGER;

-- Uses of memories, one row for each and the local day on which it was used, known by the instant at which that day
-- ended. ``spread`` is what it gained from the use of others. Not journalled: reading changes nothing.
CREATE TABLE memory_use (
    memory_id INTEGER NOT NULL REFERENCES memory,
    ends_at INTEGER NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 0,
    opened INTEGER NOT NULL DEFAULT 0,
    repeated INTEGER NOT NULL DEFAULT 0,
    verified INTEGER NOT NULL DEFAULT 0,
    spread REAL NOT NULL DEFAULT 0,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (memory_id, ends_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX memory_use_day ON memory_use (ends_at);

-- What was said again before uses were noted. Its day is that of UTC: the person's zone was not kept.
INSERT INTO memory_use (memory_id, ends_at, repeated, last_at)
    SELECT r.memory_id, (t.recorded_at / 86400000000 + 1) * 86400000000, count(*), max(t.recorded_at)
    FROM reinforcement r JOIN tx t ON t.id = r.tx GROUP BY 1, 2;

-- How the memories of a namespace fade, where it is not as by default.
CREATE TABLE lifecycle_policy (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    policy TEXT NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX policy_current ON lifecycle_policy (namespace_id) WHERE to_tx IS NULL;
CREATE INDEX policy_from ON lifecycle_policy (from_tx);
CREATE INDEX policy_to ON lifecycle_policy (to_tx) WHERE to_tx IS NOT NULL;

-- A memory that was put together from others.
CREATE TABLE derivation (
    memory_id INTEGER NOT NULL REFERENCES memory,
    source_id INTEGER NOT NULL REFERENCES memory,
    tx INTEGER NOT NULL REFERENCES tx,
    PRIMARY KEY (memory_id, source_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX derivation_source ON derivation (source_id);
"""
