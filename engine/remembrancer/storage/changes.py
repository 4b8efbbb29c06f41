"""What changed between two transactions: version by version, or from one state to another.

A change is a version ``e`` with the one it is compared with, ``b`` (absent for a new memory): the version before it, or
the one that was current at the earlier point. Changes are found by the transaction that opened ``e``, newest first, so
that a page costs what is on it, however large the vault is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.model.clock import from_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import ChangeFilter, ChangeKind, Doing
from remembrancer.model.types import ActorKind, OperationKind, Status
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import select_states

_STATUSES: Final = {
    ChangeKind.DELETED: Status.DELETED,
    ChangeKind.SUPERSEDED: Status.SUPERSEDED,
    ChangeKind.DEMOTED: Status.DEMOTED,
    ChangeKind.ARCHIVED: Status.ARCHIVED,
    ChangeKind.EXPIRED: Status.EXPIRED,
    ChangeKind.REJECTED: Status.REJECTED,
    ChangeKind.RESTORED: Status.ACTIVE,
}
_EDITED: Final = (
    "content",
    "title",
    "evidence",
    "confidence",
    "provenance",
    "trust",
    "importance",
    "episode",
    "source_kind",
    "source_name",
    "source_reference",
    "stated_at",
    "zone",
    "valid_from",
    "valid_to",
    "happening_from",
    "happening_to",
    "due_at",
    "done_at",
)


def _tags(version: str) -> str:
    return (
        "(SELECT group_concat(tag_id) FROM"
        f" (SELECT vt.tag_id FROM version_tag vt WHERE vt.version_id = {version}.id ORDER BY vt.position))"
    )


_TESTS: Final[dict[ChangeKind, str]] = {
    ChangeKind.CREATED: "b.id IS NULL",
    **{
        kind: f"(b.id IS NOT NULL AND e.status = '{status}' AND b.status <> '{status}')"
        for kind, status in _STATUSES.items()
    },
    # To give way to another memory than before is to give way anew.
    ChangeKind.SUPERSEDED: (
        "(b.id IS NOT NULL AND e.status = 'superseded'"
        " AND (b.status <> 'superseded' OR b.superseded_by IS NOT e.superseded_by))"
    ),
    ChangeKind.MOVED: "(b.namespace_id <> e.namespace_id) IS TRUE",
    ChangeKind.EDITED: f"(b.id IS NOT NULL AND ({' OR '.join(f'b.{name} IS NOT e.{name}' for name in _EDITED)}))",
    ChangeKind.RETYPED: "(b.type <> e.type) IS TRUE",
    ChangeKind.TAGGED: f"(b.id IS NOT NULL AND {_tags('b')} IS NOT {_tags('e')})",
    ChangeKind.PINNED: "(b.pinned <> e.pinned) IS TRUE",
    ChangeKind.VERIFIED: "(b.id IS NOT NULL AND b.verified_at IS NOT e.verified_at)",
}
"""By what a change is of a kind; in the order of :class:`ChangeKind`."""
_TELLING: Final = f"({' OR '.join(test for kind, test in _TESTS.items() if kind is not ChangeKind.CREATED)})"


@dataclass(frozen=True, slots=True)
class Between:
    """The transactions after ``since``, up to and with ``until``."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class StoredChange:
    """A change with the rows of its versions; a side beyond the scope is None. ``place`` is where its page goes on."""

    memory: str
    before: int | None
    after: int | None
    kinds: tuple[ChangeKind, ...]
    doing: Doing
    place: str


class Changes:
    """The changes of a scope in a span of transactions: every version, or with ``net`` from its start to its end."""

    def __init__(self, scope: Scope, between: Between, asked: ChangeFilter, now: int, *, net: bool) -> None:
        """``now`` (microseconds) is what "overdue" is measured against."""
        self._scope = scope
        self._tests = self._visible_tests()
        self._bindings: list[Any] = []
        before = "b.number = e.number - 1"
        clauses = [f"e.from_tx > {between.since} AND e.from_tx <= {between.until}"]
        if net:
            before = f"b.from_tx <= {between.since} AND (b.to_tx IS NULL OR b.to_tx > {between.since})"
            clauses.append(f"(e.to_tx IS NULL OR e.to_tx > {between.until})")
            # What is the same at both ends, and what was made and deleted in between, changed nothing.
            clauses.append(f"CASE WHEN b.id IS NULL THEN e.status <> 'deleted' ELSE {_TELLING} END")
        # Crossed: versions are to be gone through by their transactions, and the rest looked up for each.
        self._from = (
            "FROM version e CROSS JOIN tx t ON t.id = e.from_tx CROSS JOIN operation o ON o.id = t.operation_id"
            f" LEFT JOIN version b ON b.memory_id = e.memory_id AND {before}"
        )
        clauses += [*self._by_version(asked, now), *self._by_operation(asked)]
        if asked.kinds:
            clauses.append(f"({' OR '.join(test for kind, test in self._tests.items() if kind in asked.kinds)})")
        self._where = " AND ".join(clauses)

    def _visible_tests(self) -> dict[ChangeKind, str]:
        """The tests as far as the scope reaches: of what came from beyond or went there, only that it moved."""
        if self._scope.namespaces is None:
            return _TESTS
        visible = f"({self._inside('e')} AND (b.id IS NULL OR {self._inside('b')}))"
        return {kind: test if kind is ChangeKind.MOVED else f"({visible} AND {test})" for kind, test in _TESTS.items()}

    def _inside(self, version: str) -> str:
        if self._scope.namespaces is None:
            return "1"
        inside = ", ".join(str(int(each)) for each in sorted(self._scope.namespaces)) or "NULL"
        return f"{version}.namespace_id IN ({inside})"

    def _told(self, version: str) -> str:
        """Whether what a version says may be told: of what is hidden, only that something happened to it."""
        return " AND ".join((self._inside(version), *self._scope.shown(version)))

    def _by_version(self, asked: ChangeFilter, now: int) -> list[str]:
        clauses = []
        if self._scope.namespaces is not None:
            clauses.append(f"(({self._inside('e')}) OR ({self._inside('b')}) IS TRUE)")
        if asked.condition is not None:
            states = select_states(self._scope, now, asked.condition)
            self._bindings.extend(states.bindings)
            clauses.append(
                "EXISTS (SELECT 1 FROM version v JOIN memory m ON m.id = v.memory_id"
                f" WHERE v.id IN (e.id, b.id) AND {states.clause})"
            )
        if asked.session:
            self._bindings.append(asked.session.upper())
            clauses.append(
                "EXISTS (SELECT 1 FROM session s JOIN tx opened ON opened.id = s.opened_tx"
                " JOIN operation opener ON opener.id = opened.operation_id WHERE s.id = e.session_id"
                " AND s.public_id = ? AND (opener.actor_kind, opener.actor, opener.client)"
                " IS (o.actor_kind, o.actor, o.client))"
            )
        return clauses

    def _by_operation(self, asked: ChangeFilter) -> list[str]:
        given = (
            ("o.actor = ?", asked.actor),
            ("o.actor_kind = ?", asked.actor_kind.value if asked.actor_kind else ""),
            ("o.public_id = ?", asked.operation.upper()),
        )
        self._bindings.extend(entry for _, entry in given if entry)
        return [clause for clause, entry in given if entry]

    def page(
        self, connection: apsw.Connection, after: str, limit: int, *, oldest_first: bool = False
    ) -> list[StoredChange]:
        """So many changes after a place (from the start, if it is empty).

        Raises:
            InvalidInputError: there is no such place.
        """
        direction, comparison = ("ASC", ">") if oldest_first else ("DESC", "<")
        clause = self._where
        if after:
            tx, row = _place(connection, after)
            clause += f" AND (e.from_tx, e.id) {comparison} ({tx}, {row})"
        sides = f"({self._told('e')}) IS TRUE, ({self._told('b')}) IS TRUE"
        rows: Any = connection.execute(
            f"SELECT (SELECT public_id FROM memory WHERE id = e.memory_id), e.number, b.id, e.id, {sides},"
            " o.public_id, o.kind, o.actor, o.actor_kind, t.recorded_at, t.id, o.reason,"
            f" {', '.join(self._tests.values())} {self._from} WHERE {clause}"
            f" ORDER BY e.from_tx {direction}, e.id {direction} LIMIT ?",
            (*self._bindings, limit),
        )
        return [_change(row) for row in rows]

    def count(self, connection: apsw.Connection) -> tuple[int, dict[ChangeKind, int], dict[ChangeKind, int]]:
        """How many changes there are, of how many each kind is true, and of how many it is the first that is."""
        places = range(len(_TESTS))
        tests = ", ".join(f"{test} AS k{place}" for place, test in enumerate(self._tests.values()))
        leading = " ".join(f"WHEN k{place} THEN {place}" for place in places)
        sums = ", ".join(f"coalesce(sum(k{place}), 0)" for place in places)
        rows: Any = connection.execute(
            f"SELECT CASE {leading} END, count(*), {sums} FROM (SELECT {tests} {self._from} WHERE {self._where})"
            " GROUP BY 1",
            tuple(self._bindings),
        ).fetchall()
        kinds = {kind: sum(row[2 + place] for row in rows) for place, kind in enumerate(_TESTS)}
        first = {list(_TESTS)[row[0]]: int(row[1]) for row in rows if row[0] is not None}
        total = sum(int(row[1]) for row in rows)
        return total, {kind: int(number) for kind, number in kinds.items() if number}, first


_FIRST_TEST: Final = 13


def _change(row: Any) -> StoredChange:
    memory, number, before, after, after_seen, before_seen, operation, kind, actor, actor_kind, at, tx, reason = row[
        :_FIRST_TEST
    ]
    kinds = tuple(each for each, holds in zip(_TESTS, row[_FIRST_TEST:], strict=True) if holds)
    if not after_seen:
        # Why it went is not for those it left behind.
        reason = ""
    return StoredChange(
        memory,
        before if before_seen else None,
        after if after_seen else None,
        kinds,
        Doing(operation, OperationKind(kind), actor, ActorKind(actor_kind), from_microseconds(at), tx, reason),
        f"{memory}.{number}",
    )


def _place(connection: apsw.Connection, place: str) -> tuple[int, int]:
    memory, _, number = place.partition(".")
    rows: Any = connection.execute(
        "SELECT v.from_tx, v.id FROM memory m JOIN version v ON v.memory_id = m.id"
        " WHERE m.public_id = ? AND v.number = ?",
        (memory, int(number) if number.isascii() and number.isdigit() else 0),
    )
    for tx, row in rows:
        return tx, row
    raise InvalidInputError("after", "unknown", given=place[:40])
