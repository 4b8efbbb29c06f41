"""Schema 16: how a namespace is recalled where a request does not say."""

from __future__ import annotations

from typing import Final

RECALL_DEFAULTS: Final = """
-- What is taken where a recall leaves it out, where it is not as by default.
CREATE TABLE recall_default (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    defaults TEXT NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX recall_default_current ON recall_default (namespace_id) WHERE to_tx IS NULL;
CREATE INDEX recall_default_from ON recall_default (from_tx);
CREATE INDEX recall_default_to ON recall_default (to_tx) WHERE to_tx IS NOT NULL;
"""
