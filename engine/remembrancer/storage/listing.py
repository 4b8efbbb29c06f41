"""Lists, counts and timelines over a selection. Everything here is read in one consistent view."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

import apsw

from remembrancer.model.search import Order, Sort
from remembrancer.model.types import MemoryType, TimeAxis
from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.selection import Selection

_FROM: Final = "FROM version v JOIN memory m ON m.id = v.memory_id"
_TYPE_ORDER: Final = (
    "CASE v.type " + " ".join(f"WHEN '{kind}' THEN {place}" for place, kind in enumerate(MemoryType)) + " END"
)
_TRUST_ORDER: Final = "CASE v.trust WHEN 'person' THEN 0 WHEN 'confirmed' THEN 1 WHEN 'agent' THEN 2 ELSE 3 END"
_ORDERS: Final = {
    Sort.RECORDED: "v.recorded_at",
    Sort.CHANGED: "v.changed_at",
    Sort.LIFE: "v.life_at",
    Sort.TYPE: _TYPE_ORDER,
    Sort.CONFIDENCE: "v.confidence",
    Sort.CONTENT: "lower(v.content)",
    Sort.SOURCE: "lower(v.source_name)",
    Sort.TRUST: _TRUST_ORDER,
}
_AXES: Final = {
    TimeAxis.LIFE: "v.life_at",
    TimeAxis.HAPPENING: "v.happening_from",
    TimeAxis.STATED: "v.stated_at",
    TimeAxis.RECORDED: "v.recorded_at",
    TimeAxis.CHANGED: "v.changed_at",
    TimeAxis.DUE: "v.due_at",
}


def _from(selection: Selection) -> str:
    """Where counts read from: without the memories' ids, unless the selection asks for some."""
    return _FROM if "m." in selection.clause else "FROM version v"


def list_ids(connection: apsw.Connection, selection: Selection, order: Order) -> tuple[str, ...]:
    """The ids of a selection in order; what ties is ordered by id, so that a list never reshuffles itself."""
    rows = connection.execute(
        f"SELECT m.public_id {_FROM} WHERE {selection.clause} ORDER BY {order_clause(order)}", selection.bindings
    )
    return tuple(identifier for (identifier,) in rows)


def order_clause(order: Order) -> str:
    """By what ``version v JOIN memory m`` is ordered."""
    direction = "DESC" if order.descending else "ASC"
    key = _ORDERS[Sort.RECORDED if order.by is Sort.MATCH else order.by]
    return f"{key} {direction}, m.public_id {direction}"


def count(connection: apsw.Connection, selection: Selection) -> int:
    return int(value(connection, f"SELECT count(*) {_from(selection)} WHERE {selection.clause}", selection.bindings))


def limited_to(selection: Selection, ids: Sequence[str]) -> Selection:
    """The selection, limited to these ids."""
    marks = ", ".join("?" * len(ids))
    return Selection(f"{selection.clause} AND m.public_id IN ({marks})", (*selection.bindings, *ids))


def both(one: Selection, other: Selection) -> Selection:
    """What is in both."""
    return Selection(f"{one.clause} AND {other.clause}", (*one.bindings, *other.bindings))


@dataclass(frozen=True, slots=True)
class Group:
    """How many memories of a selection share these properties."""

    namespace: str
    status: str
    type: str
    trust: str
    source_kind: str
    source_name: str
    count: int


def grouped(connection: apsw.Connection, selection: Selection) -> list[Group]:
    """A selection counted by its properties in one pass: everything the facets need but the tags."""
    current: Any = connection.execute("SELECT namespace_id, name FROM namespace_version WHERE to_tx IS NULL")
    names = dict(current)
    rows: Any = connection.execute(
        "SELECT v.namespace_id, v.status, v.type, v.trust, v.source_kind, v.source_name, count(*)"
        f" {_from(selection)} WHERE {selection.clause} GROUP BY 1, 2, 3, 4, 5, 6",
        selection.bindings,
    )
    return [Group(names[namespace], *rest) for namespace, *rest in rows]


def count_by_tag(connection: apsw.Connection, selection: Selection, most: int) -> tuple[tuple[str, int], ...]:
    """The most frequent tags with their counts; equally frequent ones by name."""
    rows = connection.execute(
        f"SELECT t.name, count(*) {_from(selection)} JOIN version_tag vt ON vt.version_id = v.id"
        f" JOIN tag t ON t.id = vt.tag_id WHERE {selection.clause} GROUP BY t.id ORDER BY 2 DESC, 1 LIMIT ?",
        (*selection.bindings, most),
    )
    return tuple((str(name), int(number)) for name, number in rows)


def timeline(connection: apsw.Connection, selection: Selection, axis: TimeAxis) -> tuple[tuple[str, ...], bytes, bytes]:
    """Ids, times (int64 microseconds) and types (uint8, index into MemoryType) of a selection, by time.

    Memories without that time are left out.
    """
    place = {kind.value: number for number, kind in enumerate(MemoryType)}
    column = _AXES[axis]
    ids: list[str] = []
    times, types = array("q"), array("B")
    rows: Any = connection.execute(
        f"SELECT m.public_id, {column}, v.type {_FROM} WHERE {selection.clause} AND {column} IS NOT NULL"
        f" ORDER BY {column}, m.public_id",
        selection.bindings,
    )
    for identifier, time, kind in rows:
        ids.append(identifier)
        times.append(time)
        types.append(place[kind])
    return tuple(ids), times.tobytes(), types.tobytes()


def known_tags(connection: apsw.Connection, namespace: int) -> dict[str, int]:
    """The tags of a namespace's current memories with their counts."""
    rows = connection.execute("SELECT tag, memories FROM namespace_tag WHERE namespace_id = ?", (namespace,))
    return {str(name): int(cast("int", number)) for name, number in rows}


def count_states(connection: apsw.Connection, scope: Scope) -> tuple[int, int]:
    """How many memories the scope has that are not deleted, and how many of them are current."""
    inside = "1"
    if scope.namespaces is not None:
        inside = f"v.namespace_id IN ({', '.join(str(int(each)) for each in sorted(scope.namespaces)) or 'NULL'})"
    rows: Any = connection.execute(
        f"SELECT count(*), sum(v.status IN ('active', 'demoted')) FROM version v"
        f" WHERE v.to_tx IS NULL AND v.status <> 'deleted' AND {inside}"
    )
    return next((total, current or 0) for total, current in rows)
