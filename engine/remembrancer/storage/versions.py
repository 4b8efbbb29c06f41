"""Versions of memories: reading, closing and opening them. The heart of the vault."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, Final, cast

import apsw

from remembrancer.model.clock import from_microseconds, to_microseconds
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError
from remembrancer.model.memory import Memory, Source, Times, TypeReason
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind, Status, Trust
from remembrancer.storage import journal
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import NOTED_CASE, OPEN_CASE, in_case
from remembrancer.storage.texts import WordCounter, count_tags, count_text, digest
from remembrancer.storage.transaction import Transaction

_SALT_BYTES: Final = 16
COUNTED: Final = (Status.ACTIVE, Status.DEMOTED)
"""The statuses whose texts count in the word statistics: what recall looks through by default."""


@dataclass(frozen=True, slots=True)
class VersionRecord:
    """The columns of ``version`` that a caller decides. Instants are microseconds; ids are row numbers."""

    namespace_id: int
    text_id: int
    session_id: int | None
    type: MemoryType
    status: Status
    title: str
    content: str
    evidence: str
    confidence: float
    provenance: Provenance
    trust: Trust
    importance: Importance
    pinned: bool
    episode: bool
    source_kind: SourceKind
    source_name: str
    source_reference: str
    stated_at: int | None
    zone: str
    valid_from: int | None
    valid_to: int | None
    happening_from: int | None
    happening_to: int | None
    due_at: int | None
    done_at: int | None
    type_reason: str
    type_certainty: float
    type_cue: str
    superseded_by: int | None = None
    verified_at: int | None = None
    tags: tuple[str, ...] = ()


_COLUMNS: Final = tuple(field.name for field in fields(VersionRecord) if field.name != "tags")
_CONVERTERS: Final[dict[str, Any]] = {
    "type": MemoryType,
    "status": Status,
    "provenance": Provenance,
    "trust": Trust,
    "importance": Importance,
    "source_kind": SourceKind,
    "pinned": bool,
    "episode": bool,
}
_INSERT: Final = (
    "INSERT INTO version (memory_id, number, from_tx, recorded_at, changed_at, life_at, statement, salt,"
    f" {', '.join(_COLUMNS)})"
    f" VALUES ({', '.join('?' * (8 + len(_COLUMNS)))})"
)


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """A version as it lies in the vault."""

    row: int
    memory_id: int
    public_id: str
    number: int
    from_tx: int
    to_tx: int | None
    recorded_at: int
    record: VersionRecord


@dataclass(frozen=True, slots=True)
class NewMemory:
    """An identity that has no version yet."""

    memory_id: int
    public_id: str


def statement_digest(content: str) -> bytes:
    """What two statements share if they say the same, apart from case, white space and a closing full stop."""
    return digest(" ".join(content.casefold().split()).rstrip("."))


def times_columns(times: Times) -> dict[str, Any]:
    """The columns of a version that hold these times."""

    def column(instant: datetime | None) -> int | None:
        return None if instant is None else to_microseconds(instant)

    return {
        "stated_at": column(times.stated),
        "zone": times.zone,
        "valid_from": column(times.valid_from),
        "valid_to": column(times.valid_to),
        "happening_from": column(times.happening_from),
        "happening_to": column(times.happening_to),
        "due_at": column(times.due),
        "done_at": column(times.done),
    }


def create_memory(transaction: Transaction) -> NewMemory:
    """A fresh identity."""
    public_id = transaction.identifiers.new()
    transaction.connection.execute(
        "INSERT INTO memory (public_id, created_tx) VALUES (?, ?)", (public_id, transaction.number)
    )
    return NewMemory(transaction.connection.last_insert_rowid(), public_id)


def open_version(
    transaction: Transaction, counter: WordCounter, before: StoredVersion | NewMemory, record: VersionRecord
) -> None:
    """Close the current version (if any) and open the next one, with its place in the journal and in the counts."""
    connection = transaction.connection
    _check_values(record)
    number, recorded_at = 1, transaction.recorded
    if isinstance(before, StoredVersion):
        number, recorded_at = before.number + 1, before.recorded_at
        connection.execute("UPDATE version SET to_tx = ? WHERE id = ?", (transaction.number, before.row))
        if before.record.status in COUNTED:
            count_text(transaction, counter, before.record.namespace_id, before.record.text_id, -1)
            count_tags(transaction, before.record.namespace_id, before.record.tags, -1)
    if record.status in COUNTED:
        count_text(transaction, counter, record.namespace_id, record.text_id, 1)
        count_tags(transaction, record.namespace_id, record.tags, 1)
    life_at = next(instant for instant in (record.happening_from, record.stated_at, recorded_at) if instant is not None)
    salt = transaction.identifiers.random_bytes(_SALT_BYTES)
    connection.execute(
        _INSERT,
        (
            before.memory_id,
            number,
            transaction.number,
            recorded_at,
            transaction.recorded,
            life_at,
            statement_digest(record.content),
            salt,
            *(_plain(getattr(record, column)) for column in _COLUMNS),
        ),
    )
    version = connection.last_insert_rowid()
    _write_tags(connection, version, record.tags)
    transaction.entries["versions"].append(
        {
            "memory": before.public_id,
            "number": number,
            "digest": journal.content_digest(salt, digested(before.public_id, number, record)),
        }
    )


def _check_values(record: VersionRecord) -> None:
    """Refuse what could be written but never read again.

    Raises:
        InvalidInputError: a value is not of its vocabulary.
    """
    for column, converter in _CONVERTERS.items():
        try:
            converter(getattr(record, column))
        except ValueError as error:
            raise InvalidInputError(column, "unknown", given=str(getattr(record, column))[:40]) from error


def _write_tags(connection: apsw.Connection, version: int, tags: Iterable[str]) -> None:
    for position, tag in enumerate(tags):
        connection.execute("INSERT OR IGNORE INTO tag (name) VALUES (?)", (tag,))
        connection.execute(
            "INSERT INTO version_tag (version_id, position, tag_id) SELECT ?, ?, id FROM tag WHERE name = ?",
            (version, position, tag),
        )


def _plain(entry: Any) -> Any:
    return int(entry) if isinstance(entry, bool) else entry


def digested(public_id: str, number: int, record: VersionRecord) -> dict[str, Any]:
    """What the journal's digest of a version covers."""
    # Row numbers are left out: they may change when a vault is rebuilt, and the text is digested as it reads.
    content = {
        column: _plain(getattr(record, column))
        for column in _COLUMNS
        if column not in ("text_id", "session_id", "superseded_by")
    }
    if record.verified_at is None:
        # Digests say what they said before there was such a column.
        del content["verified_at"]
    return {"memory": public_id, "number": number, "tags": list(record.tags), **content}


def stored_versions(connection: apsw.Connection) -> Iterator[tuple[StoredVersion, bytes]]:
    """Every version with its salt, by the transactions that opened them."""
    for row in connection.execute(_SELECT_STORED + " ORDER BY v.from_tx, v.id"):
        yield _stored(row), cast("bytes", row[7])


def select_stored(connection: apsw.Connection, clause: str, bindings: tuple[Any, ...]) -> list[StoredVersion]:
    """The versions ``v`` of memories ``m`` for which a clause holds."""
    return [_stored(row) for row in connection.execute(f"{_SELECT_STORED} WHERE {clause}", bindings)]


def neighbours(connection: apsw.Connection, version: StoredVersion) -> list[VersionRecord]:
    """The versions of the same memory before and after one."""
    rows = connection.execute(
        _SELECT_STORED + " WHERE v.memory_id = ? AND v.number IN (?, ?) ORDER BY v.number",
        (version.memory_id, version.number - 1, version.number + 1),
    )
    return [_stored(row).record for row in rows]


_TAGS: Final = (
    "(SELECT group_concat(name, char(31)) FROM (SELECT t.name FROM version_tag vt JOIN tag t ON t.id = vt.tag_id"
    " WHERE vt.version_id = v.id ORDER BY vt.position))"
)
_SELECT_STORED: Final = (
    "SELECT v.id, v.memory_id, m.public_id, v.number, v.from_tx, v.to_tx, v.recorded_at, v.salt,"
    f" {', '.join('v.' + column for column in _COLUMNS)}, {_TAGS}"
    " FROM version v JOIN memory m ON m.id = v.memory_id"
)
_FIRST_COLUMN: Final = 8


def _stored(row: Any) -> StoredVersion:
    values = {
        column: _CONVERTERS[column](entry) if column in _CONVERTERS else entry
        for column, entry in zip(_COLUMNS, row[_FIRST_COLUMN:-1], strict=True)
    }
    tags = tuple(row[-1].split("\x1f")) if row[-1] else ()
    return StoredVersion(row[0], row[1], row[2], row[3], row[4], row[5], row[6], VersionRecord(**values, tags=tags))


def current_version(connection: apsw.Connection, scope: Scope, public_id: str) -> StoredVersion:
    """The version of a memory that is current.

    Raises:
        MemoryNotFoundError: there is no such memory in the scope.
    """
    for row in connection.execute(_SELECT_STORED + " WHERE m.public_id = ? AND v.to_tx IS NULL", (public_id,)):
        stored = _stored(row)
        if scope.allows(stored.record.namespace_id):
            return stored
    raise MemoryNotFoundError(id=public_id)


def version_numbered(connection: apsw.Connection, scope: Scope, public_id: str, number: int) -> StoredVersion | None:
    """The version of that number of a memory; None if there is none in the scope."""
    for row in connection.execute(_SELECT_STORED + " WHERE m.public_id = ? AND v.number = ?", (public_id, number)):
        stored = _stored(row)
        if scope.allows(stored.record.namespace_id):
            return stored
    return None


def versions_of_operation(
    connection: apsw.Connection, operation: int
) -> Iterator[tuple[StoredVersion | None, StoredVersion]]:
    """The changes of an operation: of each memory it touched, the version it closed (if any) and the one it opened."""
    opened = connection.execute(
        _SELECT_STORED + " JOIN tx ON tx.id = v.from_tx WHERE tx.operation_id = ? ORDER BY v.id", (operation,)
    ).fetchall()
    for row in opened:
        after = _stored(row)
        before = None
        for earlier in connection.execute(
            _SELECT_STORED + " WHERE v.memory_id = ? AND v.number = ?", (after.memory_id, after.number - 1)
        ):
            before = _stored(earlier)
        yield before, after


VERIFIED: Final = (
    "coalesce(v.verified_at, CASE v.trust WHEN 'person' THEN v.recorded_at WHEN 'confirmed' THEN v.changed_at END)"
)
"""When a person last stood behind the version ``v``: said so, or recorded it, or confirmed it before that was noted.

Nothing else is a verification: an agent may say the same thing often without its having been checked.
"""
_END: Final = "coalesce(v.to_tx - 1, 9223372036854775807)"
"""The last transaction of a version: of an earlier one its flags are told as they were then."""
_SELECT_MEMORY: Final = (
    f"SELECT m.public_id, v.number, nv.name, v.type, v.content, v.title, {_TAGS}, v.status, v.confidence, v.provenance,"
    " v.trust, v.importance, v.pinned, v.source_kind, v.source_name, v.source_reference, v.evidence, v.stated_at,"
    " v.zone, v.valid_from, v.valid_to, v.happening_from, v.happening_to, v.due_at, v.done_at, v.recorded_at,"
    " v.changed_at, s.public_id, v.type_reason, v.type_certainty, v.type_cue, v.episode, successor.public_id,"
    f" {in_case(OPEN_CASE, _END)}, {in_case(NOTED_CASE, _END)}, {VERIFIED},"
    " v.to_tx IS NULL AND EXISTS (SELECT 1 FROM routine_member rm WHERE rm.memory_id = v.memory_id AND rm.unusual),"
    " v.namespace_id, v.id"
    " FROM version v JOIN memory m ON m.id = v.memory_id"
    " JOIN namespace_version nv ON nv.namespace_id = v.namespace_id AND nv.to_tx IS NULL"
    " LEFT JOIN session s ON s.id = v.session_id LEFT JOIN memory successor ON successor.id = v.superseded_by"
    # What was erased has an identity and no version: nothing is said to have given way to it.
    " AND EXISTS (SELECT 1 FROM version newer WHERE newer.memory_id = successor.id)"
)
_SELECT_MEMORIES: Final = _SELECT_MEMORY.replace(
    " FROM version v JOIN memory m ON m.id = v.memory_id",
    " FROM json_each(?) asked CROSS JOIN memory m ON m.public_id = asked.value"
    " CROSS JOIN version v ON v.memory_id = m.id",
)
"""One statement for many: to prepare it takes as long as to read seven memories."""


def read_memories(
    connection: apsw.Connection, scope: Scope, public_ids: Iterable[str], at_tx: int | None = None
) -> list[Memory]:
    """The memories of these ids, in the same order, current or as of transaction ``at_tx``."""
    moment = "v.to_tx IS NULL" if at_tx is None else f"v.from_tx <= {at_tx} AND (v.to_tx IS NULL OR v.to_tx > {at_tx})"
    clause = " AND ".join((moment, *scope.shown("v", is_current=at_tx is None)))
    statement = f"{_SELECT_MEMORIES} WHERE {clause} ORDER BY asked.key"
    if at_tx is not None:
        statement = statement.replace(_END, str(at_tx))
    rows = connection.execute(statement, (json.dumps(list(public_ids)),))
    return [_memory(row) for row in rows if scope.allows(cast("int", row[-2]))]


def read_versions(connection: apsw.Connection, rows: Iterable[int]) -> dict[int, Memory]:
    """Single versions by their row, whenever they were current. The caller has looked whether they are in the scope."""
    statement = f"{_SELECT_MEMORY} WHERE v.id = ?"
    return {row: _memory(found) for row in rows for found in connection.execute(statement, (row,))}


def read_history(connection: apsw.Connection, scope: Scope, public_id: str) -> list[tuple[Memory, Any]]:
    """The versions of a memory that were in the scope, newest first, each with who opened it and how long it held.

    That is (operation id, kind, actor, actor kind, from, to).

    Raises:
        MemoryNotFoundError: there is no such memory in the scope.
    """
    current_version(connection, scope, public_id)
    rows = connection.execute(
        _SELECT_MEMORY.replace(
            " v.namespace_id, v.id FROM",
            " v.namespace_id, o.public_id, o.kind, o.actor, o.actor_kind, opening.recorded_at, closing.recorded_at,"
            " o.reason"
            " FROM",
        )
        + " JOIN tx opening ON opening.id = v.from_tx JOIN operation o ON o.id = opening.operation_id"
        " LEFT JOIN tx closing ON closing.id = v.to_tx"
        f" WHERE {' AND '.join(('m.public_id = ?', *scope.shown('v')))} ORDER BY v.number DESC",
        (public_id,),
    ).fetchall()
    return [(_memory(row[:-8]), row[-7:]) for row in rows if scope.allows(cast("int", row[-8]))]


def _memory(row: Any) -> Memory:
    def instant(column: int) -> datetime | None:
        return None if row[column] is None else from_microseconds(row[column])

    return Memory(
        id=row[0],
        number=row[1],
        namespace=row[2],
        type=MemoryType(row[3]),
        content=row[4],
        title=row[5],
        tags=tuple(row[6].split("\x1f")) if row[6] else (),
        status=Status(row[7]),
        confidence=row[8],
        provenance=Provenance(row[9]),
        trust=Trust(row[10]),
        importance=Importance(row[11]),
        pinned=bool(row[12]),
        source=Source(SourceKind(row[13]), row[14], row[15]),
        evidence=row[16],
        times=Times(
            stated=instant(17),
            zone=row[18],
            valid_from=instant(19),
            valid_to=instant(20),
            happening_from=instant(21),
            happening_to=instant(22),
            due=instant(23),
            done=instant(24),
        ),
        recorded=from_microseconds(row[25]),
        changed=from_microseconds(row[26]),
        session=row[27] or "",
        type_reason=TypeReason(row[28], row[29], row[30]),
        episode=bool(row[31]),
        superseded_by=row[32] or "",
        contested=bool(row[33]),
        noted=bool(row[34]),
        verified=instant(35),
        unusual=bool(row[36]),
    )
