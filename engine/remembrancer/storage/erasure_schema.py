"""The tables of erasures: schema 7. They hold numbers and identifiers, and no words of what was erased."""

from __future__ import annotations

from typing import Final

ERASURES: Final = """
-- What an erasure reached. ``targets`` are the identifiers of what was erased, ``counts`` how much that was,
-- ``backups`` what became of the copies in the vault's folder. ``cleaned`` is 0 as long as its bytes may still lie in
-- the files: whoever opens the vault next goes on with that.
CREATE TABLE erasure (
    tx INTEGER PRIMARY KEY REFERENCES tx,
    reason TEXT NOT NULL,
    targets TEXT NOT NULL,
    counts TEXT NOT NULL,
    backups TEXT NOT NULL DEFAULT '[]',
    cleaned INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX erasure_unfinished ON erasure (tx) WHERE cleaned = 0;

-- The versions that are gone. The identity of their memory stays, so that nothing that names it points to another.
CREATE TABLE erased_version (
    memory_id INTEGER NOT NULL REFERENCES memory,
    number INTEGER NOT NULL,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    from_tx INTEGER NOT NULL REFERENCES tx,
    erased_tx INTEGER NOT NULL REFERENCES tx,
    PRIMARY KEY (memory_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX erased_version_from ON erased_version (from_tx);
CREATE INDEX erased_version_erased ON erased_version (erased_tx);
"""
