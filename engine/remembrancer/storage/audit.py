"""The journal as a list: which operations there were, by whom, on what, and which of them are taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

import apsw

from remembrancer.model.clock import from_microseconds
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.history import JournalActor, JournalEntry, JournalFilter, JournalSession
from remembrancer.model.queries import OperationSummary
from remembrancer.model.types import ActorKind, OperationKind
from remembrancer.storage.changes import Between
from remembrancer.storage.connection import folded, value
from remembrancer.storage.operations import DATED, GONE, TAKEN_BACK, TOUCHED, UNDONE, undo_chain
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, quote_phrase
from remembrancer.storage.transaction import Actor
from remembrancer.storage.undone import has_transaction

_FIRST_MEMORIES: Final = 5
_LOOKED_AT: Final = 1000
"""So many of an operation's versions say which namespaces it touched: one that touches more touches rarely several."""


def _inside(scope: Scope, column: str) -> str:
    if scope.namespaces is None:
        return "1"
    return f"{column} IN ({', '.join(str(int(each)) for each in sorted(scope.namespaces)) or 'NULL'})"


class Journal:
    """The operations of a scope that a filter means, by their transaction ``t``, newest first."""

    def __init__(self, scope: Scope, between: Between, asked: JournalFilter, text: str, now: int) -> None:
        """``text`` is the filter's as the word index has it; ``now`` (microseconds) is when its names are meant."""
        self._scope = scope
        self._bindings: list[Any] = []
        clauses = [f"t.id > {between.since} AND t.id <= {between.until}"]
        if scope.namespaces is not None:
            clauses.append(f"({' OR '.join(self._opened(table) for table in DATED)})")
        self._clauses = clauses
        self._by_operation(asked)
        self._by_version(asked, now)
        if text.strip():
            self._by_text(asked.text, text)

    def _opened(self, table: str = "version", condition: str = "1") -> str:
        return (
            f"EXISTS (SELECT 1 FROM {table} v WHERE v.from_tx = t.id"
            f" AND {_inside(self._scope, 'v.namespace_id')} AND {condition})"
        )

    def _by_operation(self, asked: JournalFilter) -> None:
        if asked.actor:
            self._bind("o.actor = ?", asked.actor)
        if asked.client:
            self._bind("o.client = ?", asked.client.upper())
        if asked.actor_kind is not None:
            self._bind("o.actor_kind = ?", asked.actor_kind.value)
        if asked.kinds:
            kinds = sorted(kind.value for kind in asked.kinds)
            self._bind(f"o.kind IN ({', '.join('?' * len(kinds))})", *kinds)
        if asked.operations:
            names = [each.upper() for each in asked.operations]
            self._bind(f"o.public_id IN ({', '.join('?' * len(names))})", *names)
        if asked.undone is not None:
            self._clauses.append(f"{TAKEN_BACK} = {int(asked.undone)}")

    def _by_version(self, asked: JournalFilter, now: int) -> None:
        if asked.session:
            # Of a session are the writes of the client that opened it: others may change its memories later.
            self._bind(
                self._opened(
                    condition="EXISTS (SELECT 1 FROM session s JOIN tx opened ON opened.id = s.opened_tx"
                    " JOIN operation opener ON opener.id = opened.operation_id WHERE s.id = v.session_id"
                    " AND s.public_id = ? AND (opener.actor_kind, opener.actor, opener.client)"
                    " IS (o.actor_kind, o.actor, o.client))"
                ),
                asked.session.upper(),
            )
        if asked.namespace:
            named = f"v.namespace_id IN ({Moment(now).meant(1)})"
            clause = f"({' OR '.join(self._opened(table, named) for table in DATED)})"
            self._bind(clause, *(asked.namespace for _ in DATED))
        if asked.memory:
            # By the memory's few versions, and not by looking at every operation.
            inside = _inside(self._scope, "v.namespace_id")
            ways = (("version", "from_tx"), ("erased_version", "from_tx"), ("erased_version", "erased_tx"))
            found = (
                f"SELECT v.{column} FROM memory m JOIN {table} v ON v.memory_id = m.id"
                f" WHERE m.public_id = ? AND {inside}"
                for table, column in ways
            )
            self._bind(f"t.id IN ({' UNION '.join(found)})", *(asked.memory.upper() for _ in ways))

    def _by_text(self, reason: str, phrase: str) -> None:
        written = (
            "t.id IN (SELECT v.from_tx FROM version v WHERE v.text_id IN"
            f" (SELECT rowid FROM words WHERE words MATCH ?) AND {_inside(self._scope, 'v.namespace_id')})"
        )
        self._bind(f"({written} OR instr(folded(o.reason), ?) > 0)", quote_phrase(phrase), folded(reason))

    def _bind(self, clause: str, *bindings: str) -> None:
        self._clauses.append(clause)
        self._bindings.extend(bindings)

    @property
    def _rows(self) -> str:
        return f"FROM tx t CROSS JOIN operation o ON o.id = t.operation_id WHERE {' AND '.join(self._clauses)}"

    def operations(self, connection: apsw.Connection) -> list[int]:
        """The rows of all of them."""
        found: Any = connection.execute(f"SELECT o.id {self._rows} ORDER BY t.id DESC", tuple(self._bindings))
        return [row for (row,) in found]

    def page(self, connection: apsw.Connection, after: str, limit: int) -> list[JournalEntry]:
        """So many, after the operation ``after`` (from the newest, if it is empty).

        Raises:
            InvalidInputError: there is no such operation.
        """
        place = ""
        if after:
            statement = "SELECT t.id FROM operation o JOIN tx t ON t.operation_id = o.id WHERE o.public_id = ?"
            tx = value(connection, statement, (after.upper(),))
            if tx is None:
                raise InvalidInputError("after", "unknown", given=after[:40])
            place = f" AND t.id < {int(tx)}"
        found: Any = connection.execute(
            f"SELECT o.id, t.id {self._rows}{place} ORDER BY t.id DESC LIMIT ?", (*self._bindings, limit)
        )
        return [self._entry(connection, operation, tx) for operation, tx in found.fetchall()]

    def _entry(self, connection: apsw.Connection, operation: int, tx: int) -> JournalEntry:
        inside = _inside(self._scope, "v.namespace_id")
        first: Any = connection.execute(
            "SELECT m.public_id, s.public_id FROM version v JOIN memory m ON m.id = v.memory_id"
            f" LEFT JOIN session s ON s.id = v.session_id WHERE v.from_tx = ? AND {inside} ORDER BY v.id LIMIT ?",
            (tx, _FIRST_MEMORIES),
        ).fetchall()
        if not first:
            # What was only said again has no version of this transaction.
            first = connection.execute(
                "SELECT m.public_id, NULL FROM reinforcement r JOIN memory m ON m.id = r.memory_id"
                f" JOIN version v ON v.memory_id = m.id AND v.to_tx IS NULL WHERE r.tx = ? AND {inside} LIMIT ?",
                (tx, _FIRST_MEMORIES),
            ).fetchall()
        names: Any = connection.execute(
            "SELECT DISTINCT nv.name FROM namespace_version nv WHERE nv.to_tx IS NULL AND nv.namespace_id IN ("
            f" SELECT namespace_id FROM (SELECT v.namespace_id FROM version v WHERE v.from_tx = ? AND {inside} LIMIT ?)"
            f" UNION SELECT v.namespace_id FROM namespace_version v WHERE v.from_tx = ? AND {inside}"
            f" UNION SELECT v.namespace_id FROM case_version v WHERE v.from_tx = ? AND {inside}"
            f" UNION SELECT v.namespace_id FROM conflict_setting v WHERE v.from_tx = ? AND {inside}"
            f" UNION SELECT v.namespace_id FROM lifecycle_policy v WHERE v.from_tx = ? AND {inside}"
            f" UNION SELECT v.namespace_id FROM recall_default v WHERE v.from_tx = ? AND {inside}"
            f" UNION SELECT v.namespace_id FROM flag_verdict v WHERE v.from_tx = ? AND {inside}) ORDER BY nv.name",
            (tx, _LOOKED_AT, tx, tx, tx, tx, tx, tx),
        ).fetchall()
        clock: Any = connection.execute("SELECT clock_at, forward_jump FROM tx WHERE id = ?", (tx,)).fetchall()
        summary = summarise(connection, self._scope, operation)
        return JournalEntry(
            summary,
            tx,
            tuple(dict.fromkeys(memory for memory, _ in first)),
            tuple(name for (name,) in names),
            next((session for _, session in first if session), ""),
            from_microseconds(clock[0][0]),
            bool(clock[0][1]),
            _undone_by(connection, operation) if summary.undone else "",
        )


def summarise(connection: apsw.Connection, scope: Scope, operation: int) -> OperationSummary:
    """An operation as lists show it; ``memories`` counts those in the scope."""
    inside = _inside(scope, "v.namespace_id")
    rows: Any = connection.execute(
        "SELECT o.public_id, o.kind, o.actor, o.actor_kind, t.recorded_at, o.reason,"
        f" {UNDONE}, {TAKEN_BACK},"
        f" {TOUCHED.format(tx='t.id', inside=inside)}, {GONE.format(tx='t.id', inside=inside)}, o.client"
        " FROM operation o JOIN tx t ON t.operation_id = o.id WHERE o.id = ?",
        (operation,),
    ).fetchall()
    ((public_id, kind, actor, actor_kind, at, reason, undoes, undone, memories, erased, client),) = rows
    return OperationSummary(
        public_id,
        OperationKind(kind),
        actor,
        actor_kind,
        from_microseconds(at),
        memories,
        undoes,
        bool(undone),
        reason,
        erased,
        client,
    )


def _undone_by(connection: apsw.Connection, operation: int) -> str:
    """The identifier of the operation by which this one is taken back at present."""
    newest = undo_chain(connection, operation).newest
    column = "public_id" if has_transaction(connection, newest) else "reason"
    return str(value(connection, f"SELECT {column} FROM operation WHERE id = ?", (newest,)))


def row_digests(connection: apsw.Connection, numbers: list[int]) -> dict[int, str]:
    """The digests of journal rows, in hexadecimal, by transaction."""
    found: Any = [
        row for number in numbers for row in connection.execute("SELECT tx, mac FROM journal WHERE tx = ?", (number,))
    ]
    return {tx: mac.hex() for tx, mac in found}


@dataclass(frozen=True, slots=True)
class NextOperations:
    """The first operation of a chain, and the operation that undoing or redoing it is asked for by."""

    first: int
    asked: str


def next_redo(connection: apsw.Connection, scope: Scope, actor: Actor) -> NextOperations | None:
    """What an actor took back last and has not brought back, unless it did something new since."""
    own = (
        "FROM operation o JOIN tx t ON t.operation_id = o.id"
        f" WHERE o.actor_kind = ? AND o.actor = ? AND o.client = ? AND {_changed(scope)}"
    )
    who = (actor.kind.value, actor.name, actor.client)
    new = value(connection, f"SELECT o.id {own} AND o.undoes IS NULL ORDER BY o.id DESC LIMIT 1", who) or 0
    rows: Any = connection.execute(
        f"SELECT o.id, o.public_id {own} AND o.undoes IS NOT NULL AND o.id > ? ORDER BY o.id DESC", (*who, new)
    ).fetchall()
    for operation, public_id in rows:
        chain = undo_chain(connection, operation)
        place = chain.operations.index(operation)
        if place % 2 == 1 and chain.would_undo(operation):
            return NextOperations(chain.operations[0], public_id)
    return None


def _changed(scope: Scope) -> str:
    inside = _inside(scope, "v.namespace_id")
    opened = (f"EXISTS (SELECT 1 FROM {table} v WHERE v.from_tx = t.id AND {inside})" for table in DATED)
    return f"({' OR '.join(opened)})"


def list_actors(connection: apsw.Connection, scope: Scope) -> list[JournalActor]:
    """Everybody who changed something in the scope, those who did so last first."""
    changed = "1" if scope.namespaces is None else _changed(scope)
    rows: Any = connection.execute(
        "SELECT o.actor, o.actor_kind, count(*), min(t.recorded_at), max(t.recorded_at), max(t.id)"
        f" FROM tx t JOIN operation o ON o.id = t.operation_id WHERE {changed} GROUP BY 1, 2 ORDER BY 6 DESC"
    )
    return [
        JournalActor(name, ActorKind(kind), count, from_microseconds(first), from_microseconds(last))
        for name, kind, count, first, last, _ in rows
    ]


def list_sessions(connection: apsw.Connection, scope: Scope, limit: int) -> list[JournalSession]:
    """The sessions of the scope, those opened last first."""
    rows: Any = connection.execute(
        "SELECT s.public_id, s.name, nv.name, o.actor, o.actor_kind, t.recorded_at,"
        " (SELECT count(*) FROM version v WHERE v.session_id = s.id AND v.number = 1)"
        " FROM session s JOIN tx t ON t.id = s.opened_tx JOIN operation o ON o.id = t.operation_id"
        " JOIN namespace_version nv ON nv.namespace_id = s.namespace_id AND nv.to_tx IS NULL"
        f" WHERE {_inside(scope, 's.namespace_id')} ORDER BY s.id DESC LIMIT ?",
        (limit,),
    )
    return [
        JournalSession(session, name, namespace, actor, ActorKind(kind), from_microseconds(at), cast("int", memories))
        for session, name, namespace, actor, kind, at, memories in rows
    ]
