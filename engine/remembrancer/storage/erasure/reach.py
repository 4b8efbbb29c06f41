"""Everything that an erasure reaches, by rows: found before anything is changed, in the vault as in its backups."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.erasing import ErasureCounts
from remembrancer.storage.connection import value

_DERIVED: Final = (
    ("reinforcement", "memory_id"),
    ("memory_use", "memory_id"),
    ("derivation", "memory_id"),
    ("derivation", "source_id"),
    ("flag_verdict", "memory_id"),
    ("routine_member", "memory_id"),
)
"""What is calculated from a memory, or hangs on it, by the column that names it."""
REFERENCES: Final = frozenset(
    {
        *_DERIVED,
        ("erased_version", "memory_id"),
        ("version", "memory_id"),
        ("version", "superseded_by"),
        ("version", "text_id"),
        ("version_tag", "version_id"),
        ("secret_finding", "version_id"),
        ("origin", "memory_id"),
        ("proposal", "memory_id"),
        ("proposal", "text_id"),
        ("proposal_version", "memory_id"),
        ("proposal_version", "proposal_id"),
        ("case_statement", "memory_id"),
        ("case_statement", "proposal_id"),
        ("text", "before_id"),
        ("window", "text_id"),
        ("window_token", "window_id"),
        ("likeness", "text_id"),
        ("likeness", "earlier_id"),
    }
)
"""Every column that names a memory, a version, a text or a proposal: a test compares them with the schema."""
MADE_FROM: Final = _DERIVED
TABLES: Final = frozenset(
    {
        *(table for table, _ in REFERENCES),
        "case_version",
        "kept",
        "memory",
        "operation",
        "report",
        "routine",
        "second_opinion",
        "session",
        "settled_pair",
        "tag",
        "text",
        "told_report",
        "words",
        # Counts, which follow from the others.
        "corpus",
        "namespace_tag",
        "term",
    }
)
"""The tables that hold something of memories."""
WITHOUT_WORDS: Final = frozenset(
    {
        "client",
        "client_day",
        "client_denial",
        "client_grant",
        "client_session",
        "client_version",
        "conflict_case",
        "conflict_scan",
        "conflict_setting",
        "conflict_watch",
        "erasure",
        "file_sync",
        "journal",
        "lifecycle_policy",
        "namespace",
        "namespace_version",
        "recall_default",
        "secret_scan",
        "tx",
        "vault",
    }
)
"""The tables that hold nothing of them but identifiers. Every table has to be in one list or the other."""


@dataclass(frozen=True, slots=True)
class Targets:
    """What is to be erased, by public ids, and the names of kept texts."""

    memories: tuple[str, ...]
    proposals: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reach:
    """Rows. ``texts`` are those that nothing else says; ``statements`` the digests (namespace, digest) likewise.

    ``operations`` had a part in what is erased; ``replies`` are further ones whose kept reply names it.
    """

    memories: tuple[int, ...]
    versions: tuple[int, ...]
    proposals: tuple[int, ...]
    texts: tuple[int, ...]
    cases: tuple[int, ...]
    statements: tuple[tuple[int, bytes], ...]
    operations: tuple[int, ...]
    replies: tuple[int, ...]
    namespaces: tuple[int, ...]

    def __bool__(self) -> bool:
        return bool(self.versions or self.proposals)


def rows(connection: apsw.Connection, statement: str, bindings: tuple[Any, ...] = ()) -> tuple[int, ...]:
    """The first column of all rows."""
    return tuple(int(row[0]) for row in connection.execute(statement, bindings))


def listed(numbers: Iterable[int]) -> str:
    """Row numbers for ``json_each``."""
    return json.dumps(list(numbers))


IN: Final = "IN (SELECT value FROM json_each(?))"


def find_reach(connection: apsw.Connection, targets: Targets) -> Reach:
    """All rows that erasing these targets reaches; of ids that are not there, nothing."""
    named = json.dumps(list(targets.memories))
    memories = rows(connection, f"SELECT id FROM memory WHERE public_id {IN}", (named,))
    versions = rows(connection, f"SELECT id FROM version WHERE memory_id {IN}", (listed(memories),))
    proposals = rows(
        connection,
        f"SELECT id FROM proposal WHERE memory_id {IN} OR public_id {IN}"
        f" UNION SELECT proposal_id FROM proposal_version WHERE memory_id {IN}"
        f" UNION SELECT proposal_id FROM case_statement WHERE memory_id {IN} AND proposal_id IS NOT NULL",
        (listed(memories), json.dumps(list(targets.proposals)), listed(memories), listed(memories)),
    )
    own = (listed(versions), listed(proposals))
    cases = rows(
        connection,
        "SELECT DISTINCT cv.case_id FROM case_statement cs JOIN case_version cv ON cv.id = cs.version_id"
        f" WHERE cs.memory_id {IN} OR cs.proposal_id {IN}",
        (listed(memories), listed(proposals)),
    )
    texts = rows(
        connection,
        f"SELECT text_id FROM version WHERE id {IN} UNION SELECT text_id FROM proposal WHERE id {IN}"
        " EXCEPT SELECT * FROM (SELECT text_id FROM version WHERE id NOT IN (SELECT value FROM json_each(?))"
        " AND text_id IN (SELECT text_id FROM version WHERE id IN (SELECT value FROM json_each(?))"
        " UNION SELECT text_id FROM proposal WHERE id IN (SELECT value FROM json_each(?)))"
        " UNION SELECT text_id FROM proposal WHERE id NOT IN (SELECT value FROM json_each(?)))",
        (*own, own[0], *own, own[1]),
    )
    operations = _operations(connection, memories, versions, proposals, cases)
    return Reach(
        memories,
        versions,
        proposals,
        texts,
        cases,
        _statements(connection, *own),
        operations,
        _replies(connection, targets, proposals, cases, operations),
        rows(
            connection,
            f"SELECT namespace_id FROM version WHERE id {IN} UNION SELECT namespace_id FROM proposal WHERE id {IN}",
            own,
        ),
    )


def _statements(connection: apsw.Connection, versions: str, proposals: str) -> tuple[tuple[int, bytes], ...]:
    """The digests of what the versions and proposals say and nothing else in their namespace does."""
    found: Any = connection.execute(
        f"SELECT DISTINCT namespace_id, statement FROM version WHERE id {IN}"
        f" UNION SELECT namespace_id, statement FROM proposal WHERE id {IN}",
        (versions, proposals),
    ).fetchall()
    others = (
        "SELECT EXISTS (SELECT 1 FROM version WHERE namespace_id = ? AND statement = ?"
        " AND id NOT IN (SELECT value FROM json_each(?)))"
        " OR EXISTS (SELECT 1 FROM proposal WHERE namespace_id = ? AND statement = ?"
        " AND id NOT IN (SELECT value FROM json_each(?)))"
    )
    return tuple(
        (namespace, statement)
        for namespace, statement in found
        if not value(connection, others, (namespace, statement, versions, namespace, statement, proposals))
    )


def _operations(
    connection: apsw.Connection,
    memories: tuple[int, ...],
    versions: tuple[int, ...],
    proposals: tuple[int, ...],
    cases: tuple[int, ...],
) -> tuple[int, ...]:
    """The operations that wrote, changed or decided anything of it."""
    return rows(
        connection,
        "SELECT DISTINCT operation_id FROM tx WHERE id IN ("
        f"SELECT from_tx FROM version WHERE id {IN} UNION SELECT to_tx FROM version WHERE id {IN}"
        f" UNION SELECT tx FROM reinforcement WHERE memory_id {IN}"
        f" UNION SELECT opened_tx FROM proposal WHERE id {IN}"
        f" UNION SELECT from_tx FROM proposal_version WHERE proposal_id {IN}"
        f" UNION SELECT from_tx FROM case_version WHERE case_id {IN})",
        (
            listed(versions),
            listed(versions),
            listed(memories),
            listed(proposals),
            listed(proposals),
            listed(cases),
        ),
    )


def _replies(
    connection: apsw.Connection,
    targets: Targets,
    proposals: tuple[int, ...],
    cases: tuple[int, ...],
    operations: tuple[int, ...],
) -> tuple[int, ...]:
    """Further operations whose kept reply names something of it."""
    names = [*targets.memories, *targets.proposals]
    for table, numbers in (("proposal", proposals), ("conflict_case", cases)):
        found: Any = connection.execute(f"SELECT public_id FROM {table} WHERE id {IN}", (listed(numbers),))
        names.extend(name for (name,) in found)
    return rows(
        connection,
        "SELECT o.id FROM operation o WHERE o.reply IS NOT NULL AND o.id NOT IN (SELECT value FROM json_each(?))"
        " AND EXISTS (SELECT 1 FROM json_each(?) name WHERE instr(o.reply, name.value) > 0)",
        (listed(operations), json.dumps(names)),
    )


def following_turns(connection: apsw.Connection, texts: tuple[int, ...], turns: int) -> tuple[int, ...]:
    """The texts, none of these, that were encoded with one of them among the ``turns`` before it."""
    return rows(
        connection,
        "WITH RECURSIVE later (id, place) AS (SELECT value, 0 FROM json_each(?)"
        " UNION SELECT x.id, later.place + 1 FROM later JOIN text x ON x.before_id = later.id WHERE later.place < ?)"
        " SELECT DISTINCT id FROM later WHERE id NOT IN (SELECT value FROM json_each(?))",
        (listed(texts), turns, listed(texts)),
    )


def orphaned_tags(connection: apsw.Connection, versions: tuple[int, ...]) -> tuple[int, ...]:
    """The tags that only these versions have."""
    return rows(
        connection,
        f"SELECT DISTINCT tag_id FROM version_tag vt WHERE version_id {IN} AND NOT EXISTS"
        " (SELECT 1 FROM version_tag other WHERE other.tag_id = vt.tag_id"
        "  AND other.version_id NOT IN (SELECT value FROM json_each(?)))",
        (listed(versions), listed(versions)),
    )


def orphaned_sessions(connection: apsw.Connection, reach: Reach) -> tuple[int, ...]:
    """The sessions in which nothing else was recorded: their names come from what was."""
    own = (listed(reach.versions), listed(reach.proposals))
    return rows(
        connection,
        "SELECT s.id FROM session s WHERE s.id IN"
        f" (SELECT session_id FROM version WHERE id {IN} UNION SELECT session_id FROM proposal WHERE id {IN})"
        " AND NOT EXISTS (SELECT 1 FROM version v WHERE v.session_id = s.id"
        "  AND v.id NOT IN (SELECT value FROM json_each(?)))"
        " AND NOT EXISTS (SELECT 1 FROM proposal p WHERE p.session_id = s.id"
        "  AND p.id NOT IN (SELECT value FROM json_each(?)))",
        (*own, *own),
    )


def routines_of(connection: apsw.Connection, namespaces: tuple[int, ...]) -> tuple[int, ...]:
    """The routines of these namespaces: what is usual is told in words, and anybody's may stand in any of them."""
    return rows(connection, f"SELECT id FROM routine WHERE namespace_id {IN}", (listed(namespaces),))


def count_reach(connection: apsw.Connection, reach: Reach, turns: int) -> ErasureCounts:
    """How much that is. ``turns``: so many turns before it a text is encoded behind."""

    def counted(statement: str, *numbers: Iterable[int]) -> int:
        return int(value(connection, statement, tuple(listed(each) for each in numbers)) or 0)

    likenesses = f"SELECT count(*) FROM likeness WHERE text_id {IN} OR earlier_id {IN}"
    derived = sum(
        counted(f"SELECT count(*) FROM {table} WHERE {column} {IN}", reach.memories) for table, column in _DERIVED
    )
    pairs = sum(_pairs(connection, namespace, statement) for namespace, statement in reach.statements)
    return ErasureCounts(
        memories=counted(f"SELECT count(DISTINCT memory_id) FROM version WHERE id {IN}", reach.versions),
        versions=len(reach.versions),
        evidence=counted(f"SELECT count(*) FROM version WHERE id {IN} AND evidence <> ''", reach.versions),
        texts=len(reach.texts),
        words=_words(connection, reach.texts),
        windows=counted(f"SELECT count(*) FROM window WHERE text_id {IN}", reach.texts),
        tokens=counted(
            "SELECT sum(length(t.words)) / 4 FROM window w JOIN window_token t ON t.window_id = w.id"
            f" WHERE w.text_id {IN}",
            reach.texts,
        ),
        tags=len(orphaned_tags(connection, reach.versions)),
        proposals=len(reach.proposals),
        cases=len(reach.cases),
        settled=pairs,
        replies=len(reach.replies)
        + counted(f"SELECT count(*) FROM operation WHERE id {IN} AND reply IS NOT NULL", reach.operations),
        reasons=counted(f"SELECT count(*) FROM operation WHERE id {IN} AND reason <> ''", reach.operations),
        shared_reasons=counted(
            f"SELECT count(*) FROM operation o WHERE id {IN} AND reason <> '' AND EXISTS"
            " (SELECT 1 FROM tx JOIN version v ON v.from_tx = tx.id WHERE tx.operation_id = o.id"
            "  AND v.id NOT IN (SELECT value FROM json_each(?)))",
            reach.operations,
            reach.versions,
        ),
        origins=counted(f"SELECT count(*) FROM origin WHERE memory_id {IN}", reach.memories),
        sessions=len(orphaned_sessions(connection, reach)),
        following=len(following_turns(connection, reach.texts, turns)),
        reports=counted("SELECT count(*) FROM report"),
        derived=derived + counted(likenesses, reach.texts, reach.texts),
    )


def _pairs(connection: apsw.Connection, namespace: int, statement: bytes) -> int:
    return int(
        value(
            connection,
            "SELECT (SELECT count(*) FROM settled_pair WHERE namespace_id = ?1 AND ?2 IN (first, second))"
            " + (SELECT count(*) FROM second_opinion WHERE namespace_id = ?1 AND ?2 IN (older, newer))",
            (namespace, statement),
        )
    )


def _words(connection: apsw.Connection, texts: tuple[int, ...]) -> int:
    """How many different words, as they are written, the index holds of these texts."""
    found: Any = connection.execute(f"SELECT c.c1 FROM words_content c WHERE c.id {IN}", (listed(texts),))
    return len({word.casefold() for (body,) in found for word in str(body).split()})
