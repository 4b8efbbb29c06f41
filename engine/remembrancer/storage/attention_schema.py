"""The tables of attention: what routines are made of, and what somebody said of their flags.

Only ``flag_verdict`` is truth. The others are derived from texts, their codes and verdicts: they can be emptied at any
time and are filled again.
"""

from __future__ import annotations

ATTENTION = """
-- How like two texts of a namespace are, in thousandths; of every text the nearest of those before it.
CREATE TABLE likeness (
    text_id INTEGER NOT NULL REFERENCES text ON DELETE CASCADE,
    earlier_id INTEGER NOT NULL REFERENCES text ON DELETE CASCADE,
    thousandths INTEGER NOT NULL,
    PRIMARY KEY (text_id, earlier_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX likeness_earlier ON likeness (earlier_id);

-- What was made of a family of memories, by the digest of everything it was made of.
CREATE TABLE routine (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    digest BLOB NOT NULL UNIQUE,
    analysis TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_until INTEGER
) STRICT;

CREATE TABLE routine_member (
    memory_id INTEGER PRIMARY KEY REFERENCES memory ON DELETE CASCADE,
    routine_id INTEGER NOT NULL REFERENCES routine ON DELETE CASCADE,
    unusual INTEGER NOT NULL,
    is_last INTEGER NOT NULL
) STRICT;
CREATE INDEX routine_member_routine ON routine_member (routine_id);
CREATE INDEX routine_member_unusual ON routine_member (memory_id) WHERE unusual;

-- What somebody said of a flag: that it is one, or that this is normal now.
CREATE TABLE flag_verdict (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    memory_id INTEGER NOT NULL REFERENCES memory,
    kind TEXT NOT NULL,
    verdict TEXT NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX verdict_current ON flag_verdict (memory_id, kind) WHERE to_tx IS NULL;
CREATE INDEX verdict_from ON flag_verdict (from_tx);
CREATE INDEX verdict_to ON flag_verdict (to_tx) WHERE to_tx IS NOT NULL;
"""
"""Schema 6: routines and the verdicts on their flags."""
