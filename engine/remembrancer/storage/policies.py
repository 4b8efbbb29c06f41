"""What somebody set for a namespace, one value of a kind: how it fades, how it is recalled. Dated, like all else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import apsw
from pydantic import TypeAdapter

from remembrancer.model.lifecycle import Policy
from remembrancer.model.recalling import RecallDefaults
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

ValueT = TypeVar("ValueT")


@dataclass(frozen=True, slots=True)
class ByNamespace(Generic[ValueT]):
    """Values of one kind. ``table`` and its ``column`` hold them, the journal tells of them under ``entries``."""

    table: str
    column: str
    entries: str
    adapter: TypeAdapter[ValueT]

    def all(self, connection: apsw.Connection, tx: int | None = None) -> dict[int, ValueT]:
        """What was set, by namespace: at present, or after transaction ``tx``."""
        moment = "to_tx IS NULL" if tx is None else f"from_tx <= {tx} AND (to_tx IS NULL OR to_tx > {tx})"
        rows: Any = connection.execute(f"SELECT namespace_id, {self.column} FROM {self.table} WHERE {moment}")
        return {namespace: self.adapter.validate_json(text) for namespace, text in rows}

    def of(self, connection: apsw.Connection, namespace: int) -> ValueT | None:
        """What is set for a namespace; None: nothing."""
        statement = f"SELECT {self.column} FROM {self.table} WHERE namespace_id = ? AND to_tx IS NULL"
        text = value(connection, statement, (namespace,))
        return None if text is None else self.adapter.validate_json(text)

    def change(self, transaction: Transaction, namespace: int, wanted: ValueT | None) -> None:
        """Set it for a namespace; None: as by default."""
        connection = transaction.connection
        connection.execute(
            f"DELETE FROM {self.table} WHERE namespace_id = ? AND from_tx = ?", (namespace, transaction.number)
        )
        connection.execute(
            f"UPDATE {self.table} SET to_tx = ? WHERE namespace_id = ? AND to_tx IS NULL",
            (transaction.number, namespace),
        )
        if wanted is not None:
            connection.execute(
                f"INSERT INTO {self.table} (namespace_id, {self.column}, from_tx) VALUES (?, ?, ?)",
                (namespace, self.adapter.dump_json(wanted).decode(), transaction.number),
            )
        public_id = value(connection, "SELECT public_id FROM namespace WHERE id = ?", (namespace,))
        said = None if wanted is None else self.adapter.dump_python(wanted, mode="json")
        transaction.entries[self.entries].append({"namespace": public_id, self.column: said})

    def changes(self, connection: apsw.Connection, tx: int) -> dict[int, tuple[ValueT | None, ValueT | None]]:
        """What a transaction did: before and after, by namespace."""
        rows: Any = connection.execute(
            f"SELECT namespace_id, {self.column}, from_tx = ?1 FROM {self.table} WHERE from_tx = ?1 OR to_tx = ?1",
            (tx,),
        )
        sides: dict[int, dict[bool, ValueT]] = {}
        for namespace, text, is_new in rows:
            sides.setdefault(namespace, {})[bool(is_new)] = self.adapter.validate_json(text)
        return {namespace: (each.get(False), each.get(True)) for namespace, each in sides.items()}

    def were_set(self, connection: apsw.Connection, tx: int) -> dict[str, Any]:
        """What a transaction set, by the ids of namespaces, as the journal has it."""
        rows: Any = connection.execute(
            f"SELECT n.public_id, s.{self.column} FROM {self.table} s JOIN namespace n ON n.id = s.namespace_id"
            " WHERE s.from_tx = ?",
            (tx,),
        )
        return {namespace: json.loads(text) for namespace, text in rows}


POLICIES: Final = ByNamespace("lifecycle_policy", "policy", "policies", TypeAdapter(Policy))
RECALL_DEFAULTS: Final = ByNamespace("recall_default", "defaults", "recall_defaults", TypeAdapter(RecallDefaults))
