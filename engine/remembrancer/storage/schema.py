"""The tables of a vault.

Truth is in ``version``: immutable rows, each holding over the half-open range of transactions ``[from_tx, to_tx)``.
Nothing is updated in place except the closing of a version (``to_tx``) and counts that can be rebuilt (``term``,
``corpus``, ``namespace_tag``); ``kept`` is no part of the truth: it holds what the window remembers.
Instants are microseconds since 1970 UTC. The derived indexes (``window``, ``words``, ``term``) live in the same file
and are written in the same transaction as what they are derived from.

``TABLES`` is schema 1 and stays as it is. What came after stands below it, step by step: a new vault goes through the
same steps as an old one, so that both end with the same schema.
"""

from __future__ import annotations

APPLICATION_ID = 0x52454D42
"""``REMB`` in the file header: tells a vault from any other database."""

WORDS = """
CREATE VIRTUAL TABLE words USING fts5(scope, body, tokenize = 'porter unicode61 remove_diacritics 2');
INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
"""
"""The word index, apart so that it can be made anew."""

TABLES = f"""
CREATE TABLE vault (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- What the window keeps for the person: no memories, not journalled (see kept.py).
CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE operation (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    actor_kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    undoes INTEGER REFERENCES operation,
    reason TEXT NOT NULL DEFAULT '',
    reason_salt BLOB,
    idempotency_key TEXT,
    request_digest BLOB,
    reply TEXT
) STRICT;
CREATE UNIQUE INDEX operation_idempotency ON operation (actor_kind, actor, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
CREATE UNIQUE INDEX operation_undoes ON operation (undoes) WHERE undoes IS NOT NULL;

CREATE TABLE tx (
    id INTEGER PRIMARY KEY,
    operation_id INTEGER NOT NULL REFERENCES operation,
    recorded_at INTEGER NOT NULL,
    clock_at INTEGER NOT NULL,
    forward_jump INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tx_recorded ON tx (recorded_at);
CREATE INDEX tx_operation ON tx (operation_id);

CREATE TABLE namespace (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE namespace_version (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    archived INTEGER NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX namespace_current ON namespace_version (name) WHERE to_tx IS NULL AND archived = 0;
CREATE INDEX namespace_history ON namespace_version (namespace_id, from_tx);

CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    name TEXT NOT NULL,
    opened_tx INTEGER NOT NULL REFERENCES tx,
    UNIQUE (namespace_id, name)
) STRICT;

CREATE TABLE memory (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    created_tx INTEGER NOT NULL REFERENCES tx
) STRICT;

CREATE TABLE origin (
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    system TEXT NOT NULL,
    identifier TEXT NOT NULL,
    memory_id INTEGER NOT NULL REFERENCES memory,
    PRIMARY KEY (namespace_id, system, identifier)
) STRICT, WITHOUT ROWID;
CREATE INDEX origin_memory ON origin (memory_id);

CREATE TABLE text (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    digest BLOB NOT NULL,
    UNIQUE (namespace_id, digest)
) STRICT;

CREATE TABLE window (
    id INTEGER PRIMARY KEY,
    text_id INTEGER NOT NULL REFERENCES text,
    encoder TEXT NOT NULL,
    number INTEGER NOT NULL,
    memory_code BLOB NOT NULL,
    UNIQUE (text_id, encoder, number)
) STRICT;

-- Apart from the memory codes, which are all read at once.
CREATE TABLE window_token (
    window_id INTEGER PRIMARY KEY REFERENCES window,
    codes BLOB NOT NULL,
    words BLOB NOT NULL
) STRICT;

{WORDS}
CREATE TABLE term (
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    term TEXT NOT NULL,
    documents INTEGER NOT NULL,
    PRIMARY KEY (namespace_id, term)
) STRICT, WITHOUT ROWID;

CREATE TABLE corpus (
    namespace_id INTEGER PRIMARY KEY REFERENCES namespace,
    documents INTEGER NOT NULL,
    terms INTEGER NOT NULL
) STRICT;

CREATE TABLE version (
    id INTEGER PRIMARY KEY,
    memory_id INTEGER NOT NULL REFERENCES memory,
    number INTEGER NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    text_id INTEGER NOT NULL REFERENCES text,
    session_id INTEGER REFERENCES session,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    evidence TEXT NOT NULL,
    confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    provenance TEXT NOT NULL,
    trust TEXT NOT NULL,
    importance TEXT NOT NULL,
    pinned INTEGER NOT NULL,
    episode INTEGER NOT NULL,
    source_kind TEXT NOT NULL,
    source_name TEXT NOT NULL,
    source_reference TEXT NOT NULL,
    stated_at INTEGER,
    zone TEXT NOT NULL,
    valid_from INTEGER,
    valid_to INTEGER,
    happening_from INTEGER,
    happening_to INTEGER,
    due_at INTEGER,
    done_at INTEGER,
    type_reason TEXT NOT NULL,
    type_certainty REAL NOT NULL,
    type_cue TEXT NOT NULL,
    superseded_by INTEGER REFERENCES memory,
    recorded_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    life_at INTEGER NOT NULL,
    statement BLOB NOT NULL,
    salt BLOB NOT NULL,
    UNIQUE (memory_id, number)
) STRICT;
CREATE UNIQUE INDEX version_current ON version (memory_id) WHERE to_tx IS NULL;
CREATE INDEX version_facets ON version (
    namespace_id, status, type, trust, source_kind, source_name, recorded_at, life_at, memory_id, text_id
) WHERE to_tx IS NULL;
CREATE INDEX version_statement ON version (namespace_id, statement) WHERE to_tx IS NULL;
CREATE INDEX version_text ON version (text_id);
CREATE INDEX version_from ON version (from_tx);
CREATE INDEX version_to ON version (to_tx) WHERE to_tx IS NOT NULL;

CREATE TABLE tag (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE namespace_tag (
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    tag TEXT NOT NULL,
    memories INTEGER NOT NULL,
    PRIMARY KEY (namespace_id, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE version_tag (
    version_id INTEGER NOT NULL REFERENCES version,
    position INTEGER NOT NULL,
    tag_id INTEGER NOT NULL REFERENCES tag,
    PRIMARY KEY (version_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX version_tag_tag ON version_tag (tag_id, version_id);

CREATE TABLE reinforcement (
    tx INTEGER NOT NULL REFERENCES tx,
    memory_id INTEGER NOT NULL REFERENCES memory,
    PRIMARY KEY (tx, memory_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reinforcement_memory ON reinforcement (memory_id);

CREATE TABLE proposal (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    kind TEXT NOT NULL,
    memory_id INTEGER REFERENCES memory,
    base_number INTEGER,
    payload TEXT NOT NULL,
    actor_kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    reason TEXT NOT NULL,
    opened_tx INTEGER NOT NULL REFERENCES tx,
    state TEXT NOT NULL,
    decided_tx INTEGER REFERENCES tx
) STRICT;
CREATE INDEX proposal_open ON proposal (namespace_id) WHERE decided_tx IS NULL;

CREATE TABLE conflict_case (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    attribute TEXT NOT NULL,
    opened_tx INTEGER NOT NULL REFERENCES tx,
    decided_tx INTEGER REFERENCES tx,
    decision TEXT,
    actor_kind TEXT,
    actor TEXT,
    reason TEXT
) STRICT;
CREATE INDEX case_open ON conflict_case (namespace_id) WHERE decided_tx IS NULL;

CREATE TABLE case_statement (
    case_id INTEGER NOT NULL REFERENCES conflict_case,
    position INTEGER NOT NULL,
    memory_id INTEGER REFERENCES memory,
    proposal_id INTEGER REFERENCES proposal,
    PRIMARY KEY (case_id, position),
    CHECK ((memory_id IS NULL) <> (proposal_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX case_statement_memory ON case_statement (memory_id) WHERE memory_id IS NOT NULL;

CREATE TABLE journal (
    tx INTEGER PRIMARY KEY REFERENCES tx,
    row TEXT NOT NULL,
    mac BLOB NOT NULL
) STRICT;
"""

TURNS = """
-- The turn before, when this text was recorded: its codes were read with that text in front (see texts.py).
ALTER TABLE text ADD COLUMN before_id INTEGER REFERENCES text;

-- One bit a token, the first one the highest: it stands in a sentence that asks. Empty: none does.
ALTER TABLE window_token ADD COLUMN asking BLOB NOT NULL DEFAULT x'';

-- The turns of a session in their order (see episodes.py).
CREATE INDEX version_session ON version (session_id, coalesce(stated_at, recorded_at), memory_id)
    WHERE session_id IS NOT NULL;
CREATE INDEX version_valid_to ON version (valid_to) WHERE valid_to IS NOT NULL;
"""
"""Schema 2: turns know the ones before them; what no longer holds is found at once."""

CASES = """
-- Nothing was ever written to these three: they are made anew, dated like everything else.
DROP TABLE case_statement;
DROP TABLE conflict_case;
DROP TABLE proposal;

-- What waits for a decision: a new memory, or a new version of one. Its text lies with all others, but no version has
-- it, so that no search finds it. ``payload`` is a record of ``version``; its rows stand beside it.
CREATE TABLE proposal (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    kind TEXT NOT NULL,
    memory_id INTEGER REFERENCES memory,
    base_number INTEGER,
    text_id INTEGER NOT NULL REFERENCES text,
    session_id INTEGER REFERENCES session,
    origin_system TEXT,
    origin_identifier TEXT,
    statement BLOB NOT NULL,
    payload TEXT NOT NULL,
    salt BLOB NOT NULL,
    opened_tx INTEGER NOT NULL REFERENCES tx
) STRICT;
CREATE INDEX proposal_memory ON proposal (memory_id) WHERE memory_id IS NOT NULL;
CREATE INDEX proposal_text ON proposal (text_id);
CREATE INDEX proposal_statement ON proposal (namespace_id, statement);
CREATE INDEX proposal_origin ON proposal (origin_system, origin_identifier) WHERE origin_system IS NOT NULL;

-- ``memory_id`` is what an accepted or rejected proposal became.
CREATE TABLE proposal_version (
    id INTEGER PRIMARY KEY,
    proposal_id INTEGER NOT NULL REFERENCES proposal,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    state TEXT NOT NULL,
    memory_id INTEGER REFERENCES memory,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX proposal_current ON proposal_version (proposal_id) WHERE to_tx IS NULL;
CREATE INDEX proposal_waiting ON proposal_version (namespace_id) WHERE to_tx IS NULL AND state = 'waiting';
CREATE INDEX proposal_history ON proposal_version (proposal_id, from_tx);
CREATE INDEX proposal_from ON proposal_version (from_tx);
CREATE INDEX proposal_to ON proposal_version (to_tx) WHERE to_tx IS NOT NULL;

CREATE TABLE conflict_case (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    opened_tx INTEGER NOT NULL REFERENCES tx
) STRICT;

-- ``oppositions`` says which statements contradict each other, and how.
CREATE TABLE case_version (
    id INTEGER PRIMARY KEY,
    case_id INTEGER NOT NULL REFERENCES conflict_case,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    state TEXT NOT NULL,
    resolution TEXT,
    supersession TEXT,
    chosen INTEGER,
    oppositions TEXT NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX case_current ON case_version (case_id) WHERE to_tx IS NULL;
CREATE INDEX case_open ON case_version (namespace_id) WHERE to_tx IS NULL AND state = 'open';
CREATE INDEX case_history ON case_version (case_id, from_tx);
CREATE INDEX case_from ON case_version (from_tx);
CREATE INDEX case_to ON case_version (to_tx) WHERE to_tx IS NOT NULL;

-- Either is there; both where a proposal became a memory.
CREATE TABLE case_statement (
    version_id INTEGER NOT NULL REFERENCES case_version,
    position INTEGER NOT NULL,
    memory_id INTEGER REFERENCES memory,
    proposal_id INTEGER REFERENCES proposal,
    PRIMARY KEY (version_id, position),
    CHECK (memory_id IS NOT NULL OR proposal_id IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_statement_memory ON case_statement (memory_id) WHERE memory_id IS NOT NULL;
CREATE INDEX case_statement_proposal ON case_statement (proposal_id) WHERE proposal_id IS NOT NULL;

-- Two statements, by their digests in ascending order, between which somebody has decided.
CREATE TABLE settled_pair (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    first BLOB NOT NULL,
    second BLOB NOT NULL,
    resolution TEXT NOT NULL,
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX settled_current ON settled_pair (namespace_id, first, second) WHERE to_tx IS NULL;
CREATE INDEX settled_from ON settled_pair (from_tx);
CREATE INDEX settled_to ON settled_pair (to_tx) WHERE to_tx IS NOT NULL;

-- How a namespace treats contradictions, where it is not as by default.
CREATE TABLE conflict_setting (
    id INTEGER PRIMARY KEY,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    policy TEXT NOT NULL,
    certainty REAL NOT NULL CHECK (certainty BETWEEN 0 AND 1),
    from_tx INTEGER NOT NULL REFERENCES tx,
    to_tx INTEGER REFERENCES tx
) STRICT;
CREATE UNIQUE INDEX setting_current ON conflict_setting (namespace_id) WHERE to_tx IS NULL;
CREATE INDEX setting_from ON conflict_setting (from_tx);
CREATE INDEX setting_to ON conflict_setting (to_tx) WHERE to_tx IS NOT NULL;

-- How far a scan for contradictions has come: no part of the truth.
CREATE TABLE conflict_scan (
    namespace_id INTEGER PRIMARY KEY REFERENCES namespace,
    after_version INTEGER NOT NULL
) STRICT;
"""
"""Schema 3: conflicts, what waits for their decision, and what was decided."""

WATCHES = """
-- What an operation stored without being compared: its versions in a namespace behind ``after_version`` still have to
-- be. It says what is left to do, and is no part of the truth.
CREATE TABLE conflict_watch (
    tx INTEGER NOT NULL REFERENCES tx,
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    after_version INTEGER NOT NULL,
    PRIMARY KEY (tx, namespace_id)
) STRICT, WITHOUT ROWID;

-- How likely a model that the person configured thinks it that the newer of two statements contradicts the older one.
-- By the digests of what they say: of a text that changed there is no opinion. Advice, and no part of the truth.
CREATE TABLE second_opinion (
    namespace_id INTEGER NOT NULL REFERENCES namespace,
    older BLOB NOT NULL,
    newer BLOB NOT NULL,
    model TEXT NOT NULL,
    likelihood REAL NOT NULL CHECK (likelihood BETWEEN 0 AND 1),
    PRIMARY KEY (namespace_id, older, newer)
) STRICT, WITHOUT ROWID;
"""
"""Schema 4: what is compared after it was stored, and second opinions about contradictions."""

SUCCESSORS = """
-- What gave way to what: few versions did, and chains are read from this alone.
CREATE INDEX version_successor ON version (superseded_by, memory_id) WHERE superseded_by IS NOT NULL;
"""
"""Schema 5: chains of supersession are found without reading every version."""

SPOKEN = """
-- Which texts are turns of conversations: a recall asks this of every text that it looks at.
CREATE INDEX version_spoken ON version (text_id) WHERE episode = 1;
"""
"""Schema 10: turns are told from statements without reading their versions."""
