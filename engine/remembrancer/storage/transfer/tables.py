"""Which tables hold what is true, and how their rows are told without row numbers.

A row of another table is named by what everybody knows it by: a memory, a namespace, an operation by its public id, a
transaction by its number, a text by its namespace and digest, a version by its memory and number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

import apsw

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_VERSIONS_UNTIL: Final = "(SELECT count(*) FROM version earlier WHERE earlier.id <= t.after_version)"
"""Versions are written anew in their order, so that the row of one is how many there are up to it."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose rows are told as records.

    ``name_columns`` make the name by which other rows mean one, joined by ``/``; none where nothing does.
    ``instead`` has expressions on the row ``t`` that are told in place of a column; ``left_out`` columns are not told.
    ``made`` says what columns that are not told begin with elsewhere.
    ``chosen`` is a condition for the rows that belong to some memories and transactions (see :data:`CHOSEN`); without
    one, the table belongs to whole vaults alone.
    """

    name: str
    order: str = "t.id"
    name_columns: tuple[str, ...] = ()
    where: str = "1"
    left_out: frozenset[str] = frozenset({"id"})
    instead: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    made: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    chosen: str = ""


CHOSEN: Final = "(SELECT m.id FROM json_each(:memories) asked JOIN memory m ON m.public_id = asked.value)"
_CHOSEN_VERSION: Final = (
    f"t.memory_id IN {CHOSEN} AND t.from_tx <= :tx AND (:scope IS NULL"
    " OR t.namespace_id IN (SELECT value FROM json_each(:scope)))"
)
_IN_SCOPE: Final = "(:scope IS NULL OR {column} IN (SELECT value FROM json_each(:scope)))"

TABLES: Final = (
    Table("vault", order="t.name", where="t.name = 'swept_until'", left_out=frozenset()),
    Table(
        "operation",
        name_columns=("public_id",),
        # Marks have no transaction; what has neither is a reply that was kept for a repeat.
        where="t.undoes IS NOT NULL OR EXISTS (SELECT 1 FROM tx WHERE tx.operation_id = t.id)",
        left_out=frozenset({"id", "idempotency_key", "request_digest", "reply"}),
    ),
    Table("tx", left_out=frozenset()),
    Table("namespace", name_columns=("public_id",), chosen=_IN_SCOPE.format(column="t.id")),
    Table("namespace_version", chosen=f"t.to_tx IS NULL AND {_IN_SCOPE.format(column='t.namespace_id')}"),
    Table("session", name_columns=("public_id",), chosen=_IN_SCOPE.format(column="t.namespace_id")),
    Table("memory", name_columns=("public_id",), chosen=f"t.id IN {CHOSEN}"),
    Table(
        "origin",
        order="t.namespace_id, t.system, t.identifier",
        chosen=f"t.memory_id IN {CHOSEN} AND {_IN_SCOPE.format(column='t.namespace_id')}",
    ),
    Table("text", name_columns=("namespace", "digest")),
    Table(
        "version",
        name_columns=("memory", "number"),
        instead={"to_tx": "iif(t.to_tx > :tx, NULL, t.to_tx)"},
        chosen=_CHOSEN_VERSION,
    ),
    Table(
        "version_tag",
        order="t.version_id, t.position",
        chosen=f"t.version_id IN (SELECT t.id FROM version t WHERE {_CHOSEN_VERSION})",
    ),
    Table("reinforcement", order="t.tx, t.memory_id"),
    Table("proposal", name_columns=("public_id",)),
    Table("proposal_version"),
    Table("conflict_case", name_columns=("public_id",)),
    Table("case_version", name_columns=("case", "from_tx")),
    Table("case_statement", order="t.version_id, t.position"),
    Table("settled_pair"),
    Table("conflict_setting"),
    Table("conflict_scan", order="t.namespace_id", instead={"after_version": _VERSIONS_UNTIL}),
    Table("conflict_watch", order="t.tx, t.namespace_id", instead={"after_version": _VERSIONS_UNTIL}),
    Table("second_opinion", order="t.namespace_id, t.older, t.newer"),
    Table("flag_verdict"),
    Table("memory_use", order="t.memory_id, t.ends_at"),
    Table("lifecycle_policy"),
    Table("recall_default"),
    Table("derivation", order="t.memory_id, t.source_id"),
    # A token opens the vault for which it was made: at the next one its client has to ask again.
    Table(
        "client",
        name_columns=("public_id",),
        left_out=frozenset({"id", "token"}),
        made=MappingProxyType({"token": "randomblob(32)"}),
    ),
    Table("client_version", name_columns=("client", "from_tx")),
    Table("client_grant"),
    Table("client_day", order="t.client_id, t.ends_at"),
    Table("client_session"),
    Table("erasure", order="t.tx"),
    Table("erased_version", order="t.memory_id, t.number"),
    # The digests of the chain are made with the key of a vault: the next one makes its own.
    Table("journal", order="t.tx", left_out=frozenset({"mac"}), made=MappingProxyType({"mac": "x''"})),
)
"""In an order in which each row comes after those that it means."""

NOT_TOLD: Final = frozenset(
    {"kept", "window", "window_token", "words", "term", "corpus", "namespace_tag", "tag"}
    | {"likeness", "routine", "routine_member", "report", "told_report"}
    | {"file_sync", "client_denial", "secret_finding", "secret_scan"}
)
"""What the window remembers, and what is derived from the rest and made again. Tags are told by their names.

Files and refusals belong to the computer on which they are.
"""


@dataclass(frozen=True, slots=True)
class Column:
    """A column, what it is called in a record, and the table whose row it names, if it does."""

    name: str
    told_as: str
    is_blob: bool
    names: str = ""


def columns_of(connection: apsw.Connection, table: Table) -> tuple[Column, ...]:
    """The columns of a table that are told, in their order."""
    keys: Any = connection.execute(f"PRAGMA foreign_key_list({table.name})")
    named = {source: target for _, _, target, source, *_ in keys if target != "tx"}
    rows: Any = connection.execute(f"PRAGMA table_info({table.name})")
    return tuple(
        Column(name, name.removesuffix("_id") if name in named else name, kind == "BLOB", named.get(name, ""))
        for _, name, kind, *_ in rows
        if name not in table.left_out
    )


_NAMES: Final = {
    "tag": "(SELECT r.name FROM tag r WHERE r.id = {value})",
    "text": "(SELECT n.public_id || '/' || lower(hex(r.digest)) FROM text r JOIN namespace n ON n.id = r.namespace_id"
    " WHERE r.id = {value})",
    "version": "(SELECT m.public_id || '/' || r.number FROM version r JOIN memory m ON m.id = r.memory_id"
    " WHERE r.id = {value})",
    "client_version": "(SELECT c.public_id || '/' || r.from_tx FROM client_version r JOIN client c"
    " ON c.id = r.client_id WHERE r.id = {value})",
    "case_version": "(SELECT c.public_id || '/' || r.from_tx FROM case_version r JOIN conflict_case c"
    " ON c.id = r.case_id WHERE r.id = {value})",
}


def told(table: Table, column: Column) -> str:
    """The expression that tells a column of the row ``t``."""
    value = table.instead.get(column.name, f"t.{column.name}")
    if column.names:
        by_public_id = f"(SELECT r.public_id FROM {column.names} r WHERE r.id = {{value}})"
        return _NAMES.get(column.names, by_public_id).format(value=value)
    return f"lower(hex({value}))" if column.is_blob else value
