"""Reading texts to look for secrets in them, and noting where there are some."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope


@dataclass(frozen=True, slots=True)
class ScannedVersion:
    """The texts of a version, a proposal or a reason by the names of their fields, with what is told about it.

    Instants are in microseconds. ``proposal`` is the id of a proposal, ``operation`` that of the change with a reason.
    """

    row: int
    memory: str
    number: int
    namespace: int
    namespace_name: str
    is_current: bool
    texts: tuple[tuple[str, str], ...]
    changed_at: int
    found_at: int = 0
    kept: bool = False
    proposal: str = ""
    in_case: bool = False
    is_decided: bool = False
    operation: str = ""


_COLUMNS = (
    "v.id, m.public_id, v.number, v.namespace_id, coalesce((SELECT n.name FROM namespace_version n"
    " WHERE n.namespace_id = v.namespace_id ORDER BY n.from_tx DESC LIMIT 1), ''), v.to_tx IS NULL, v.content, v.title,"
    " v.evidence, v.source_name, v.source_reference, coalesce((SELECT s.name FROM session s WHERE s.id = v.session_id),"
    " ''), (SELECT group_concat(t.name, char(10)) FROM version_tag vt JOIN tag t ON t.id = vt.tag_id"
    " WHERE vt.version_id = v.id), v.changed_at"
)


def versions_to_scan(connection: apsw.Connection, after: int, most: int) -> list[ScannedVersion]:
    """The next versions behind a row, in their order."""
    found: Any = connection.execute(
        f"SELECT {_COLUMNS}, 0, 0 FROM version v JOIN memory m ON m.id = v.memory_id"
        " WHERE v.id > ? ORDER BY v.id LIMIT ?",
        (after, most),
    )
    return [_version(row) for row in found]


def count_to_scan(connection: apsw.Connection, after: int) -> int:
    """How many versions stand behind a row."""
    return int(value(connection, "SELECT count(*) FROM version WHERE id > ?", (after,)) or 0)


def found_versions(connection: apsw.Connection, scope: Scope) -> list[ScannedVersion]:
    """The versions in which secrets were found, the newest first."""
    found: Any = connection.execute(
        f"SELECT {_COLUMNS}, f.found_at, f.kept FROM secret_finding f JOIN version v ON v.id = f.version_id"
        " JOIN memory m ON m.id = v.memory_id ORDER BY v.id DESC"
    )
    return [each for each in map(_version, found) if scope.allows(each.namespace)]


def _version(row: Any) -> ScannedVersion:
    identifier, memory, number, namespace, name, is_current, *texts, changed_at, found_at, kept = row
    fields = ("content", "title", "evidence", "source", "source", "session", "tags")
    named = tuple((field, text) for field, text in zip(fields, texts, strict=True) if text)
    return ScannedVersion(
        identifier, memory, number, namespace, name, bool(is_current), named, changed_at, found_at, bool(kept)
    )


def proposals_to_look_at(connection: apsw.Connection, scope: Scope) -> list[ScannedVersion]:
    """What waits, in cases and for approval, then what was turned down or taken back; the newest first.

    What became a memory is found in its versions.
    """
    found: Any = connection.execute(
        "SELECT p.id, coalesce(m.public_id, ''), coalesce(p.base_number, 0) + 1, p.namespace_id,"
        " coalesce((SELECT n.name FROM namespace_version n WHERE n.namespace_id = p.namespace_id"
        " ORDER BY n.from_tx DESC LIMIT 1), ''), 1, p.payload ->> 'content', p.payload ->> 'title',"
        " p.payload ->> 'evidence', p.payload ->> 'source_name', p.payload ->> 'source_reference',"
        " coalesce((SELECT s.name FROM session s WHERE s.id = p.session_id), ''),"
        " (SELECT group_concat(value, char(10)) FROM json_each(p.payload, '$.tags')), t.recorded_at, p.public_id,"
        " p.waits_because = '', pv.state <> 'waiting' FROM proposal_version pv JOIN proposal p ON p.id = pv.proposal_id"
        " JOIN tx t ON t.id = p.opened_tx LEFT JOIN memory m ON m.id = p.memory_id"
        " WHERE pv.to_tx IS NULL AND (pv.state = 'waiting' OR (pv.state IN ('rejected', 'withdrawn')"
        " AND pv.memory_id IS NULL)) ORDER BY pv.state <> 'waiting', p.id DESC"
    )
    return [
        replace(_version((*row, row[-1], False)), proposal=proposal, in_case=bool(in_case), is_decided=bool(is_decided))
        for *row, proposal, in_case, is_decided in found
        if scope.allows(row[3])
    ]


def newest_operation(connection: apsw.Connection) -> int:
    """The row of the last operation; 0 if there is none."""
    return int(value(connection, "SELECT max(id) FROM operation") or 0)


def reasons_after(connection: apsw.Connection, after: int) -> list[tuple[int, str]]:
    """The rows of the operations behind one that have a reason, with it."""
    found: Any = connection.execute(
        "SELECT id, reason FROM operation WHERE id > ? AND reason <> '' ORDER BY id", (after,)
    )
    return list(found)


def reasons_of(connection: apsw.Connection, operations: Iterable[int]) -> list[ScannedVersion]:
    """The reasons of these operations that are still there, the newest first.

    With each stands the first memory that the operation changed or decided about.
    """
    found: Any = connection.execute(
        "WITH named AS (SELECT o.id, o.public_id, o.reason, t.recorded_at, coalesce("
        " (SELECT v.memory_id FROM version v WHERE v.from_tx = t.id ORDER BY v.id LIMIT 1),"
        " (SELECT cs.memory_id FROM case_version cv JOIN case_statement cs ON cs.version_id = cv.id"
        " WHERE cv.from_tx = t.id AND cs.memory_id IS NOT NULL ORDER BY cv.id, cs.position LIMIT 1)) memory_id"
        " FROM operation o JOIN tx t ON t.operation_id = o.id"
        " WHERE o.id IN (SELECT value FROM json_each(?)) AND o.reason <> '')"
        " SELECT named.id, public_id, reason, recorded_at, coalesce((SELECT m.public_id FROM memory m"
        " WHERE m.id = memory_id), ''), coalesce((SELECT n.name FROM version v JOIN namespace_version n"
        " ON n.namespace_id = v.namespace_id WHERE v.memory_id = named.memory_id"
        " ORDER BY v.id DESC, n.from_tx DESC LIMIT 1), '') FROM named ORDER BY named.id DESC",
        (json.dumps(list(operations)),),
    )
    return [
        ScannedVersion(row, memory, 0, 0, name, False, (("reason", reason),), at, at, operation=operation)
        for row, operation, reason, at, memory, name in found
    ]


def scanned_until(connection: apsw.Connection, rules: int) -> int:
    """The last version that was looked at by these rules; 0 if none was."""
    return int(value(connection, "SELECT after_version FROM secret_scan WHERE rules = ?", (rules,)) or 0)


def note_scan(connection: apsw.Connection, rules: int, until: int, found: Iterable[int], now: int) -> None:
    """Note how far a scan came and in which versions it found something. What was kept stays so."""
    connection.execute("DELETE FROM secret_scan")
    connection.execute("INSERT INTO secret_scan (rules, after_version) VALUES (?, ?)", (rules, until))
    connection.executemany(
        # One that says the same as a version which the person left as it is was decided with that.
        "INSERT INTO secret_finding (version_id, found_at, kept)"
        " SELECT v.id, ?, EXISTS (SELECT 1 FROM secret_finding f JOIN version o ON o.id = f.version_id WHERE f.kept"
        " AND o.memory_id = v.memory_id AND o.content = v.content AND o.title = v.title AND o.evidence = v.evidence)"
        " FROM version v WHERE v.id = ? ON CONFLICT (version_id) DO NOTHING",
        [(now, row) for row in found],
    )


def forget_scan(connection: apsw.Connection) -> None:
    """Begin anew: what is not kept is forgotten."""
    connection.execute("DELETE FROM secret_scan")
    connection.execute("DELETE FROM secret_finding WHERE kept = 0")


def keep_found(connection: apsw.Connection, rows: Iterable[int]) -> None:
    """Leave what was found in these versions as it is."""
    connection.executemany("UPDATE secret_finding SET kept = 1 WHERE version_id = ?", [(row,) for row in rows])
