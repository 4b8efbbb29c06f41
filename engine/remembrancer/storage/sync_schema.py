"""The table of files that are kept up to date."""

from __future__ import annotations

from typing import Final

SYNCS: Final = """
-- A file with a block of memories. No part of the truth, not journalled: it belongs to this computer. ``written`` has
-- what stands in the block since the last run, line by line: the memory, its version, and a digest of the line under
-- the salt, by which edits are told. It holds no words.
CREATE TABLE file_sync (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    path TEXT NOT NULL UNIQUE,
    types TEXT NOT NULL,
    pins INTEGER NOT NULL,
    budget INTEGER NOT NULL,
    salt BLOB NOT NULL,
    written TEXT NOT NULL DEFAULT '[]',
    left_out INTEGER NOT NULL DEFAULT 0,
    run_at INTEGER,
    problem TEXT NOT NULL DEFAULT ''
) STRICT;
"""
"""Files that are kept up to date."""
