"""Namespaces: made, renamed and archived by versions, like everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import apsw

from remembrancer.model.errors import NamespaceExistsError, NamespaceNotFoundError
from remembrancer.model.queries import Namespace
from remembrancer.model.search import AllOf, Condition, InNamespace
from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Moment, asked_namespaces
from remembrancer.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class NamespaceState:
    """The current version of a namespace."""

    namespace_id: int
    public_id: str
    name: str
    title: str
    archived: bool


_SELECT = (
    "SELECT nv.namespace_id, n.public_id, nv.name, nv.title, nv.archived FROM namespace_version nv"
    " JOIN namespace n ON n.id = nv.namespace_id WHERE nv.to_tx IS NULL"
)


def find_namespace(connection: apsw.Connection, scope: Scope, name: str) -> NamespaceState:
    """The namespace now called ``name`` that is not archived.

    Raises:
        NamespaceNotFoundError: there is none in the scope.
    """
    for row in connection.execute(_SELECT + " AND nv.name = ? AND nv.archived = 0", (name,)):
        state = _state(row)
        if scope.allows(state.namespace_id):
            return state
    raise NamespaceNotFoundError(name=name)


def current_state(connection: apsw.Connection, namespace: int) -> NamespaceState:
    return next(_state(row) for row in connection.execute(_SELECT + " AND nv.namespace_id = ?", (namespace,)))


def _state(row: Any) -> NamespaceState:
    return NamespaceState(row[0], row[1], row[2], row[3], bool(row[4]))


def create_namespace(transaction: Transaction, name: str, title: str) -> NamespaceState:
    """A new namespace, even if one of the same name was archived before: that one's memories stay with it.

    Raises:
        NamespaceExistsError: one of that name is in use.
    """
    connection = transaction.connection
    _refuse_taken(connection, name)
    public_id = transaction.identifiers.new()
    connection.execute("INSERT INTO namespace (public_id) VALUES (?)", (public_id,))
    state = NamespaceState(connection.last_insert_rowid(), public_id, name, title, archived=False)
    _open(transaction, state)
    return state


def change_namespace(transaction: Transaction, state: NamespaceState) -> None:
    """Close the current version of ``state``'s namespace and open ``state``.

    Raises:
        NamespaceExistsError: its name is in use by another.
    """
    connection = transaction.connection
    connection.execute(
        "UPDATE namespace_version SET to_tx = ? WHERE namespace_id = ? AND to_tx IS NULL",
        (transaction.number, state.namespace_id),
    )
    if not state.archived:
        _refuse_taken(connection, state.name)
    _open(transaction, state)


def name_is_taken(connection: apsw.Connection, name: str, *, but_by: int = 0) -> bool:
    """Whether a namespace in use, other than ``but_by``, has that name."""
    in_use = "SELECT 1 FROM namespace_version WHERE to_tx IS NULL AND archived = 0"
    statement = f"{in_use} AND name = ? AND namespace_id <> ?"
    return value(connection, statement, (name, but_by)) is not None


def _refuse_taken(connection: apsw.Connection, name: str) -> None:
    if name_is_taken(connection, name):
        raise NamespaceExistsError(name=name)


def _open(transaction: Transaction, state: NamespaceState) -> None:
    transaction.connection.execute(
        "INSERT INTO namespace_version (namespace_id, name, title, archived, from_tx) VALUES (?, ?, ?, ?, ?)",
        (state.namespace_id, state.name, state.title, int(state.archived), transaction.number),
    )
    transaction.entries["namespaces"].append(
        {"namespace": state.public_id, "name": state.name, "title": state.title, "archived": state.archived}
    )


def list_namespaces(connection: apsw.Connection, scope: Scope, *, archived: bool) -> list[Namespace]:
    """The namespaces of the scope by name, with how many current memories each has."""
    rows = connection.execute(
        "SELECT nv.namespace_id, nv.name, nv.title, nv.archived, (SELECT count(*) FROM version v"
        "   WHERE v.namespace_id = nv.namespace_id AND v.to_tx IS NULL AND v.status IN ('active', 'demoted'))"
        " FROM namespace_version nv WHERE nv.to_tx IS NULL AND nv.archived <= ? ORDER BY nv.name, nv.namespace_id",
        (int(archived),),
    )
    return [Namespace(name, title, count, bool(away)) for row, name, title, away, count in rows if scope.allows(row)]


def namespaces_of_operation(
    connection: apsw.Connection, operation: int
) -> list[tuple[NamespaceState | None, NamespaceState]]:
    """The changes an operation made to namespaces: before (None: created) and after."""
    changes: list[tuple[NamespaceState | None, NamespaceState]] = []
    opened = connection.execute(
        "SELECT nv.namespace_id, n.public_id, nv.name, nv.title, nv.archived, nv.from_tx FROM namespace_version nv"
        " JOIN namespace n ON n.id = nv.namespace_id JOIN tx ON tx.id = nv.from_tx WHERE tx.operation_id = ?",
        (operation,),
    ).fetchall()
    for row in opened:
        before = None
        for earlier in connection.execute(
            "SELECT nv.namespace_id, n.public_id, nv.name, nv.title, nv.archived FROM namespace_version nv"
            " JOIN namespace n ON n.id = nv.namespace_id WHERE nv.namespace_id = ? AND nv.to_tx = ?",
            (row[0], row[5]),
        ):
            before = _state(earlier)
        changes.append((before, _state(row)))
    return changes


def namespaces_in_use(connection: apsw.Connection, scope: Scope, name: str) -> list[int]:
    """The namespace called ``name``; without a name, all of the scope that are not archived.

    Raises:
        NamespaceNotFoundError: there is none of that name in the scope.
    """
    if name:
        return [find_namespace(connection, scope, name).namespace_id]
    rows: Any = connection.execute(
        "SELECT namespace_id FROM namespace_version WHERE to_tx IS NULL AND archived = 0 ORDER BY namespace_id"
    )
    return [row for (row,) in rows if scope.allows(row)]


def searched_namespaces(
    connection: apsw.Connection, scope: Scope, moment: Moment, condition: Condition | None
) -> list[int]:
    """The namespaces a search looks through: those that its outermost conditions name, else all that are in use.

    Where it names some further inside, those too.
    """
    parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    outermost = sorted({part.namespace for part in parts if isinstance(part, InNamespace)})
    names = outermost or asked_namespaces(condition)
    rows = set(connection.execute(moment.meant(len(names)), tuple(names))) if names else set()
    if not outermost:
        rows.update(
            connection.execute(
                f"SELECT nv.namespace_id FROM namespace_version nv WHERE nv.to_tx IS NULL AND {moment.in_use('nv')}"
            )
        )
    return sorted(cast("int", row) for (row,) in rows if scope.allows(cast("int", row)))
