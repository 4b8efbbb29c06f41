"""What happened in stretches of transactions, such as those of local days: counted, and named in short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import apsw

from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.cases import SELECT_CASE, StoredCase, stored_case
from remembrancer.storage.connection import value


@dataclass(frozen=True, slots=True)
class Stretch:
    """The transactions after ``since`` and up to ``until``."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class StretchCounts:
    """``changed`` memories got a new version that were there before; ``open_cases`` were open at the end."""

    new: int
    changed: int
    cases: int
    decided: int
    open_cases: int


def count_stretches(
    connection: apsw.Connection, namespaces: Iterable[int], stretches: Sequence[Stretch]
) -> list[StretchCounts]:
    """What happened in each stretch, in these namespaces."""
    inside = _listed(namespaces)
    return [_counted(connection, inside, each) for each in stretches]


def _counted(connection: apsw.Connection, inside: str, stretch: Stretch) -> StretchCounts:
    span = (stretch.since, stretch.until)
    versions = f"FROM version WHERE from_tx > ? AND from_tx <= ? AND namespace_id IN ({inside})"
    open_cases = (
        f"SELECT count(*) FROM case_version WHERE state = 'open' AND from_tx <= ?1 AND namespace_id IN ({inside})"
        " AND (to_tx IS NULL OR to_tx > ?1)"
    )
    return StretchCounts(
        _count(connection, f"SELECT count(*) {versions} AND number = 1", span),
        _count(connection, f"SELECT count(DISTINCT memory_id) {versions} AND number > 1", span),
        _count(
            connection,
            f"SELECT count(*) FROM conflict_case WHERE opened_tx > ? AND opened_tx <= ? AND namespace_id IN ({inside})",
            span,
        ),
        _count(
            connection,
            "SELECT count(DISTINCT case_id) FROM case_version WHERE state = 'decided' AND from_tx > ? AND from_tx <= ?"
            f" AND namespace_id IN ({inside})",
            span,
        ),
        _count(connection, open_cases, (stretch.until,)),
    )


def _count(connection: apsw.Connection, statement: str, bindings: Sequence[int]) -> int:
    return int(value(connection, statement, tuple(bindings)))


def cases_open_after(connection: apsw.Connection, namespaces: Iterable[int], tx: int) -> list[StoredCase]:
    """The cases that were open after a transaction, as they were then, the oldest first."""
    found = connection.execute(
        f"{SELECT_CASE} WHERE cv.state = 'open' AND cv.oppositions <> '[]' AND cv.from_tx <= ?1"
        f" AND (cv.to_tx IS NULL OR cv.to_tx > ?1) AND cv.namespace_id IN ({_listed(namespaces)}) ORDER BY c.id",
        (tx,),
    )
    return [stored_case(row) for row in found]


@dataclass(frozen=True, slots=True)
class ActorDay:
    """What somebody did in a stretch: operations, and versions of memories by them."""

    name: str
    kind: ActorKind
    operations: int
    new: int
    changed: int


def actors_of(connection: apsw.Connection, namespaces: Iterable[int], stretch: Stretch) -> list[ActorDay]:
    """Everybody who changed a memory in a stretch, the busiest first."""
    rows: Any = connection.execute(
        "SELECT o.actor, o.actor_kind, count(DISTINCT o.id), sum(v.number = 1), sum(v.number > 1)"
        " FROM version v JOIN tx t ON t.id = v.from_tx JOIN operation o ON o.id = t.operation_id"
        f" WHERE v.from_tx > ? AND v.from_tx <= ? AND v.namespace_id IN ({_listed(namespaces)})"
        " GROUP BY 1, 2 ORDER BY 4 + 5 DESC, 1, 2",
        (stretch.since, stretch.until),
    )
    return [ActorDay(name, ActorKind(kind), operations, new, changed) for name, kind, operations, new, changed in rows]


@dataclass(frozen=True, slots=True)
class SessionDay:
    """What was recorded in a session in a stretch: how many memories of each type, and the first few of them."""

    id: str
    name: str
    namespace: int
    types: dict[MemoryType, int]
    episodes: int
    first: tuple[str, ...]


_FIRST = 3


def sessions_of(connection: apsw.Connection, namespaces: Iterable[int], stretch: Stretch) -> list[SessionDay]:
    """The sessions in which something was recorded in a stretch, the first to begin first."""
    rows: Any = connection.execute(
        "SELECT s.public_id, s.name, s.namespace_id, v.type, v.episode, m.public_id FROM version v"
        " JOIN session s ON s.id = v.session_id JOIN memory m ON m.id = v.memory_id"
        " WHERE v.number = 1 AND v.from_tx > ? AND v.from_tx <= ?"
        f" AND v.namespace_id IN ({_listed(namespaces)}) ORDER BY s.id, v.memory_id",
        (stretch.since, stretch.until),
    )
    sessions: dict[str, SessionDay] = {}
    for identifier, name, namespace, kind, episode, memory in rows:
        before = sessions.get(identifier) or SessionDay(identifier, name, namespace, {}, 0, ())
        types = dict(before.types)
        if not episode:
            types[MemoryType(kind)] = types.get(MemoryType(kind), 0) + 1
        first = before.first if episode or len(before.first) == _FIRST else (*before.first, memory)
        sessions[identifier] = SessionDay(identifier, name, namespace, types, before.episodes + episode, first)
    return list(sessions.values())


def waiting_after(connection: apsw.Connection, namespaces: Iterable[int], tx: int) -> int:
    """How many proposals waited for a person after a transaction."""
    return int(
        value(
            connection,
            "SELECT count(*) FROM proposal_version WHERE state = 'waiting' AND from_tx <= ?1"
            f" AND (to_tx IS NULL OR to_tx > ?1) AND namespace_id IN ({_listed(namespaces)})",
            (tx,),
        )
    )


def _listed(rows: Iterable[int]) -> str:
    return ", ".join(str(int(row)) for row in sorted(rows)) or "NULL"


def seal_of(connection: apsw.Connection, stretch: Stretch) -> tuple[int, int, str]:
    """How many journal rows a stretch has, the last change number, and the digest that it chains to, in hexadecimal."""
    rows = value(connection, "SELECT count(*) FROM journal WHERE tx > ? AND tx <= ?", (stretch.since, stretch.until))
    mac: Any = connection.execute("SELECT mac FROM journal WHERE tx = ?", (stretch.until,)).get
    return int(rows), stretch.until, "" if mac is None else mac.hex()
