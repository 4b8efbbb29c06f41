"""How a namespace's memories fade, where somebody changed it. Dated, like everything else."""

from __future__ import annotations

import json
from typing import Any, Final

import apsw
from pydantic import TypeAdapter

from remembrancer.model.lifecycle import Policy
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction

_POLICY: Final = TypeAdapter(Policy)


def policies(connection: apsw.Connection, tx: int | None = None) -> dict[int, Policy]:
    """The policies that were set, by namespace: at present, or after transaction ``tx``."""
    moment = "to_tx IS NULL" if tx is None else f"from_tx <= {tx} AND (to_tx IS NULL OR to_tx > {tx})"
    rows: Any = connection.execute(f"SELECT namespace_id, policy FROM lifecycle_policy WHERE {moment}")
    return {namespace: _POLICY.validate_json(policy) for namespace, policy in rows}


def policy_of(connection: apsw.Connection, namespace: int) -> Policy | None:
    """The policy that was set for a namespace; None: none."""
    text = value(
        connection, "SELECT policy FROM lifecycle_policy WHERE namespace_id = ? AND to_tx IS NULL", (namespace,)
    )
    return None if text is None else _POLICY.validate_json(text)


def change_policy(transaction: Transaction, namespace: int, policy: Policy | None) -> None:
    """Set a namespace's policy; None: as by default."""
    connection = transaction.connection
    connection.execute(
        "DELETE FROM lifecycle_policy WHERE namespace_id = ? AND from_tx = ?", (namespace, transaction.number)
    )
    connection.execute(
        "UPDATE lifecycle_policy SET to_tx = ? WHERE namespace_id = ? AND to_tx IS NULL",
        (transaction.number, namespace),
    )
    if policy is not None:
        connection.execute(
            "INSERT INTO lifecycle_policy (namespace_id, policy, from_tx) VALUES (?, ?, ?)",
            (namespace, _POLICY.dump_json(policy).decode(), transaction.number),
        )
    public_id = value(connection, "SELECT public_id FROM namespace WHERE id = ?", (namespace,))
    said = None if policy is None else _POLICY.dump_python(policy, mode="json")
    transaction.entries["policies"].append({"namespace": public_id, "policy": said})


def policy_changes(connection: apsw.Connection, tx: int) -> dict[int, tuple[Policy | None, Policy | None]]:
    """What a transaction did to policies: before and after, by namespace."""
    rows: Any = connection.execute(
        "SELECT namespace_id, policy, from_tx = ?1 FROM lifecycle_policy WHERE from_tx = ?1 OR to_tx = ?1", (tx,)
    )
    sides: dict[int, dict[bool, Policy]] = {}
    for namespace, policy, is_new in rows:
        sides.setdefault(namespace, {})[bool(is_new)] = _POLICY.validate_json(policy)
    return {namespace: (each.get(False), each.get(True)) for namespace, each in sides.items()}


def policies_set(connection: apsw.Connection, tx: int) -> dict[str, Any]:
    """The policies that a transaction set, by the ids of their namespaces, as the journal has them."""
    rows: Any = connection.execute(
        "SELECT n.public_id, lp.policy FROM lifecycle_policy lp JOIN namespace n ON n.id = lp.namespace_id"
        " WHERE lp.from_tx = ?",
        (tx,),
    )
    return {namespace: json.loads(policy) for namespace, policy in rows}
