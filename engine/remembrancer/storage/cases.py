"""Cases: which statements contradict each other, and what was decided. What happens to a case is dated.

A statement is a memory, by its row, or a proposal that waits; both once the proposal became a memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import apsw
from pydantic import TypeAdapter

from remembrancer.model.cases import CaseState, Opposition
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.errors import ConflictNotFoundError
from remembrancer.model.types import ActorKind
from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.transaction import Transaction

if TYPE_CHECKING:
    from remembrancer.storage.selection import Moment

_OPPOSITIONS: Final = TypeAdapter(tuple[Opposition, ...])


@dataclass(frozen=True, slots=True)
class Side:
    """A statement of a case: rows."""

    memory: int | None = None
    proposal: int | None = None


@dataclass(frozen=True, slots=True)
class CaseRecord:
    """The state of a case. Positions in ``oppositions`` and ``chosen`` are those of ``sides``."""

    state: CaseState
    sides: tuple[Side, ...]
    oppositions: tuple[Opposition, ...]
    resolution: Resolution | None = None
    supersession: Supersession | None = None
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class StoredCase:
    """A case with the state that it has had since transaction ``from_tx``."""

    row: int
    public_id: str
    namespace: int
    opened_tx: int
    from_tx: int
    record: CaseRecord


@dataclass(frozen=True, slots=True)
class Deed:
    """Who did something to a case in a transaction, when (microseconds), and why."""

    operation: str
    actor: str
    actor_kind: ActorKind
    at: int
    reason: str


def deed(connection: apsw.Connection, tx: int) -> Deed:
    """Who carried out a transaction."""
    rows: Any = connection.execute(
        "SELECT o.public_id, o.actor, o.actor_kind, t.recorded_at, o.reason FROM tx t"
        " JOIN operation o ON o.id = t.operation_id WHERE t.id = ?",
        (tx,),
    )
    return next(Deed(operation, actor, ActorKind(kind), at, reason) for operation, actor, kind, at, reason in rows)


def open_case(transaction: Transaction, namespace: int, record: CaseRecord) -> StoredCase:
    """A new case."""
    public_id = transaction.identifiers.new()
    transaction.connection.execute(
        "INSERT INTO conflict_case (public_id, namespace_id, opened_tx) VALUES (?, ?, ?)",
        (public_id, namespace, transaction.number),
    )
    row = transaction.connection.last_insert_rowid()
    stored = StoredCase(row, public_id, namespace, transaction.number, transaction.number, record)
    return change_case(transaction, stored, record)


def change_case(transaction: Transaction, case: StoredCase, record: CaseRecord) -> StoredCase:
    """Give a case a new state with this transaction."""
    connection = transaction.connection
    # Twice in one transaction: only how it ends is a state that anybody can see.
    again = value(
        connection, "SELECT id FROM case_version WHERE case_id = ? AND from_tx = ?", (case.row, transaction.number)
    )
    if again is not None:
        connection.execute("DELETE FROM case_statement WHERE version_id = ?", (again,))
        connection.execute("DELETE FROM case_version WHERE id = ?", (again,))
    connection.execute(
        "UPDATE case_version SET to_tx = ? WHERE case_id = ? AND to_tx IS NULL", (transaction.number, case.row)
    )
    connection.execute(
        "INSERT INTO case_version"
        " (case_id, namespace_id, state, resolution, supersession, chosen, oppositions, from_tx)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            case.row,
            case.namespace,
            record.state.value,
            record.resolution and record.resolution.value,
            record.supersession and record.supersession.value,
            record.chosen,
            _OPPOSITIONS.dump_json(record.oppositions).decode(),
            transaction.number,
        ),
    )
    version = connection.last_insert_rowid()
    connection.executemany(
        "INSERT INTO case_statement (version_id, position, memory_id, proposal_id) VALUES (?, ?, ?, ?)",
        ((version, position, side.memory, side.proposal) for position, side in enumerate(record.sides)),
    )
    transaction.entries["cases"].append(
        {
            "case": case.public_id,
            "state": record.state.value,
            "resolution": record.resolution and record.resolution.value,
            "chosen": record.chosen,
            "statements": [named_side(connection, side.memory, side.proposal) for side in record.sides],
            "oppositions": name_oppositions(record.oppositions),
        }
    )
    return replace(case, from_tx=transaction.number, record=record)


def name_oppositions(oppositions: Iterable[Opposition]) -> list[dict[str, Any]]:
    """Which statements contradict each other, how and how surely, without a word or value of them."""
    return [
        {
            "old": each.old,
            "new": each.new,
            "kind": each.contradiction.kind.value,
            "code": each.contradiction.reason.code.value,
            "certainty": f"{each.contradiction.certainty:.4f}",
        }
        for each in oppositions
    ]


def read_oppositions(stored: str) -> tuple[Opposition, ...]:
    """As the column has them."""
    return _OPPOSITIONS.validate_json(stored)


def named_side(connection: apsw.Connection, memory: int | None, proposal: int | None) -> dict[str, str]:
    """A statement by its public ids, from its rows."""
    names = {
        "memory": value(connection, "SELECT public_id FROM memory WHERE id = ?", (memory,)),
        "proposal": value(connection, "SELECT public_id FROM proposal WHERE id = ?", (proposal,)),
    }
    return {kind: name for kind, name in names.items() if name is not None}


SELECT_CASE: Final = (
    "SELECT c.id, c.public_id, c.namespace_id, c.opened_tx, cv.from_tx, cv.state, cv.resolution, cv.supersession,"
    " cv.chosen, cv.oppositions, (SELECT json_group_array(json_array(cs.memory_id, cs.proposal_id))"
    "  FROM (SELECT * FROM case_statement WHERE version_id = cv.id ORDER BY position) cs)"
    " FROM conflict_case c JOIN case_version cv ON cv.case_id = c.id"
)
_TELLS: Final = "cv.oppositions <> '[]'"
"""Whether anything is left of a case: of one whose statements were erased there is not."""
_SIDES: Final = TypeAdapter(list[tuple[int | None, int | None]])


def stored_case(row: Any) -> StoredCase:
    record = CaseRecord(
        CaseState(row[5]),
        tuple(Side(memory, proposal) for memory, proposal in _SIDES.validate_json(row[10])),
        _OPPOSITIONS.validate_json(row[9]),
        row[6] and Resolution(row[6]),
        row[7] and Supersession(row[7]),
        row[8],
    )
    return StoredCase(row[0], row[1], row[2], row[3], row[4], record)


def current_case(connection: apsw.Connection, scope: Scope, public_id: str) -> StoredCase:
    """A case as it is now.

    Raises:
        ConflictNotFoundError: there is no such case in the scope.
    """
    told = " AND ".join(("c.public_id = ?", "cv.to_tx IS NULL", _TELLS, *scope.shown_cases("cv")))
    statement = f"{SELECT_CASE} WHERE {told}"
    for row in connection.execute(statement, (public_id.upper(),)):
        stored = stored_case(row)
        if scope.allows(stored.namespace):
            return stored
    raise ConflictNotFoundError(id=public_id)


def case_of_row(connection: apsw.Connection, row: int) -> StoredCase:
    """A case as it is now, by its row."""
    return next(
        stored_case(found) for found in connection.execute(f"{SELECT_CASE} WHERE c.id = ? AND cv.to_tx IS NULL", (row,))
    )


def list_cases(connection: apsw.Connection, scope: Scope, states: Iterable[CaseState]) -> list[StoredCase]:
    """The cases of the scope that are in one of these states, in namespaces that are in use."""
    clauses = [f"cv.state IN ({', '.join(repr(state.value) for state in sorted(states)) or 'NULL'})"]
    if scope.namespaces is not None:
        clauses.append(
            f"cv.namespace_id IN ({', '.join(str(int(each)) for each in sorted(scope.namespaces)) or 'NULL'})"
        )
    clauses += scope.shown_cases("cv")
    in_use = "SELECT namespace_id FROM namespace_version WHERE to_tx IS NULL AND archived = 0"
    clauses.append(f"cv.to_tx IS NULL AND {_TELLS} AND cv.namespace_id IN ({in_use})")
    found = connection.execute(f"{SELECT_CASE} WHERE {' AND '.join(clauses)} ORDER BY c.id")
    return [stored_case(row) for row in found]


def count_open(
    connection: apsw.Connection, scope: Scope, namespaces: Iterable[int], moment: Moment | None = None
) -> int:
    """How many cases are open in these namespaces of the scope, or were at a moment."""
    inside = ", ".join(str(int(each)) for each in namespaces if scope.allows(each)) or "NULL"
    held = "cv.to_tx IS NULL" if moment is None else moment.clause_of("cv")
    statement = (
        f"SELECT count(*) FROM case_version cv WHERE {held} AND cv.state = 'open' AND cv.namespace_id IN ({inside})"
    )
    return int(value(connection, statement))


def open_cases_with(connection: apsw.Connection, side: Side) -> list[StoredCase]:
    """The open cases that a memory, or a proposal, is a statement of, the oldest first."""
    column, row = ("memory_id", side.memory) if side.memory is not None else ("proposal_id", side.proposal)
    found = connection.execute(
        f"{SELECT_CASE} JOIN case_statement own ON own.version_id = cv.id WHERE own.{column} = ?"
        " AND cv.to_tx IS NULL AND cv.state = 'open' ORDER BY c.id",
        (row,),
    )
    return [stored_case(each) for each in found]


def fellow_sides(connection: apsw.Connection, memory: int) -> frozenset[Side]:
    """The statements of the open cases that a memory is in, with the memory itself and the edits of it that wait."""
    sides = {Side(memory=memory)}
    for case in open_cases_with(connection, Side(memory=memory)):
        sides.update(case.record.sides)
    rows: Any = connection.execute("SELECT id FROM proposal WHERE memory_id = ?", (memory,))
    return frozenset(sides.union(Side(proposal=row) for (row,) in rows))


def share_open_case(connection: apsw.Connection, one: int, other: int) -> bool:
    """Whether two memories are statements of one case that is open."""
    return bool(
        value(
            connection,
            "SELECT EXISTS (SELECT 1 FROM case_statement a JOIN case_statement b ON b.version_id = a.version_id"
            " JOIN case_version cv ON cv.id = a.version_id"
            " WHERE a.memory_id = ? AND b.memory_id = ? AND cv.to_tx IS NULL AND cv.state = 'open')",
            (one, other),
        )
    )


def set_aside_settled(transaction: Transaction) -> None:
    """Set those open cases aside in which this transaction left nothing to decide.

    That is where nothing waits, and fewer than two statements are still in force in the namespace.
    """
    connection = transaction.connection
    touched: Any = connection.execute(
        "SELECT DISTINCT cv.case_id FROM version v JOIN case_statement cs ON cs.memory_id = v.memory_id"
        " JOIN case_version cv ON cv.id = cs.version_id WHERE v.from_tx = ? AND v.number > 1"
        " AND cv.to_tx IS NULL AND cv.state = 'open'",
        (transaction.number,),
    ).fetchall()
    for (row,) in touched:
        case = case_of_row(connection, row)
        if any(side.memory is None for side in case.record.sides):
            continue
        alive = sum(is_in_force(connection, case.namespace, side.memory) for side in case.record.sides)
        if alive < 2:
            change_case(transaction, case, replace(case.record, state=CaseState.SET_ASIDE))


def is_in_force(connection: apsw.Connection, namespace: int, memory: int | None) -> bool:
    """Whether a memory is current and in force in a namespace."""
    return bool(
        value(
            connection,
            "SELECT EXISTS (SELECT 1 FROM version WHERE memory_id = ? AND to_tx IS NULL AND namespace_id = ?"
            " AND status IN ('active', 'demoted'))",
            (memory, namespace),
        )
    )
