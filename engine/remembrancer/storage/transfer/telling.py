"""What is true in a vault, record by record: all of it, or what belongs to some memories."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import apsw

from remembrancer.storage.connection import value
from remembrancer.storage.scope import Scope
from remembrancer.storage.transfer.tables import TABLES, Table, columns_of, told

Record = dict[str, Any]
"""A row: its table under ``record``, then its columns as they are told."""
_EVER: Final = 2**62


@dataclass(frozen=True, slots=True)
class Chosen:
    """Some memories by their ids, as far as transaction ``tx``, in a scope."""

    memories: tuple[str, ...]
    scope: Scope
    tx: int | None = None


def schema_number(connection: apsw.Connection) -> int:
    """The number of the vault's schema."""
    return int(connection.pragma("user_version"))


def count_records(connection: apsw.Connection, chosen: Chosen | None = None) -> int:
    """How many records there are to tell."""
    bindings = _bindings(chosen)
    return sum(
        int(value(connection, f"SELECT count(*) FROM {table.name} t WHERE {_where(table, chosen)}", bindings))
        for table in _tables(chosen)
    )


def tell(connection: apsw.Connection, chosen: Chosen | None = None) -> Iterator[Record]:
    """All records of the vault; with ``chosen``, those that belong to some memories."""
    bindings = _bindings(chosen)
    for table in _tables(chosen):
        columns = columns_of(connection, table)
        names = [column.told_as for column in columns]
        expressions = ", ".join(told(table, column) for column in columns)
        rows: Any = connection.execute(
            f"SELECT {expressions} FROM {table.name} t WHERE {_where(table, chosen)} ORDER BY {table.order}", bindings
        )
        for row in rows:
            # What is not said is left out, so that a file can be read by eye.
            yield {
                "record": table.name,
                **{name: each for name, each in zip(names, row, strict=True) if each is not None},
            }


def _tables(chosen: Chosen | None) -> Iterable[Table]:
    return TABLES if chosen is None else (table for table in TABLES if table.chosen)


def _where(table: Table, chosen: Chosen | None) -> str:
    return table.where if chosen is None else table.chosen


def _bindings(chosen: Chosen | None) -> Any:
    if chosen is None:
        return {"memories": "[]", "scope": None, "tx": _EVER}
    spaces = chosen.scope.namespaces
    return {
        "memories": json.dumps(list(chosen.memories)),
        "scope": None if spaces is None else json.dumps(sorted(spaces)),
        "tx": _EVER if chosen.tx is None else chosen.tx,
    }
