"""What somebody said of a flag. Dated, like everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import apsw

from remembrancer.model.attention import FlagKind, Verdict
from remembrancer.storage.connection import value
from remembrancer.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class FlagKey:
    """A flag: of which memory (its row) in which namespace, and of which kind."""

    namespace: int
    memory: int
    kind: FlagKind


def verdicts(connection: apsw.Connection, tx: int | None = None) -> dict[tuple[str, FlagKind], Verdict]:
    """All verdicts by memory (public id) and kind: at present, or after transaction ``tx``."""
    moment = "f.to_tx IS NULL" if tx is None else f"f.from_tx <= {tx} AND (f.to_tx IS NULL OR f.to_tx > {tx})"
    rows: Any = connection.execute(
        f"SELECT m.public_id, f.kind, f.verdict FROM flag_verdict f JOIN memory m ON m.id = f.memory_id WHERE {moment}"
    )
    return {(memory, FlagKind(kind)): Verdict(verdict) for memory, kind, verdict in rows}


def verdict_of(connection: apsw.Connection, key: FlagKey) -> Verdict | None:
    """What was said of a flag; None: nothing."""
    found = value(
        connection,
        "SELECT verdict FROM flag_verdict WHERE memory_id = ? AND kind = ? AND to_tx IS NULL",
        (key.memory, key.kind.value),
    )
    return None if found is None else Verdict(found)


def give_verdict(transaction: Transaction, key: FlagKey, verdict: Verdict | None) -> None:
    """Say something of a flag; None: take back what was said."""
    connection = transaction.connection
    of_flag = (key.memory, key.kind.value, transaction.number)
    connection.execute("DELETE FROM flag_verdict WHERE memory_id = ? AND kind = ? AND from_tx = ?", of_flag)
    connection.execute(
        "UPDATE flag_verdict SET to_tx = ?3 WHERE memory_id = ?1 AND kind = ?2 AND to_tx IS NULL", of_flag
    )
    if verdict is not None:
        connection.execute(
            "INSERT INTO flag_verdict (memory_id, kind, from_tx, namespace_id, verdict) VALUES (?, ?, ?, ?, ?)",
            (*of_flag, key.namespace, verdict.value),
        )
    memory = value(connection, "SELECT public_id FROM memory WHERE id = ?", (key.memory,))
    said = None if verdict is None else verdict.value
    transaction.entries["flags"].append({"memory": memory, "kind": key.kind.value, "verdict": said})


def verdict_changes(connection: apsw.Connection, tx: int) -> dict[FlagKey, tuple[Verdict | None, Verdict | None]]:
    """What a transaction did to verdicts: before and after, by flag."""
    rows: Any = connection.execute(
        "SELECT namespace_id, memory_id, kind, verdict, from_tx = ?1 FROM flag_verdict"
        " WHERE from_tx = ?1 OR to_tx = ?1",
        (tx,),
    )
    sides: dict[FlagKey, dict[bool, Verdict]] = {}
    for namespace, memory, kind, verdict, is_new in rows:
        sides.setdefault(FlagKey(namespace, memory, FlagKind(kind)), {})[bool(is_new)] = Verdict(verdict)
    return {key: (each.get(False), each.get(True)) for key, each in sides.items()}
