"""What an operation did to cases, proposals, settled pairs and settings of namespaces, so that it can be taken back.

Of whatever was not there before an operation, the state before is that of a thing that is of no consequence: a case
set aside, a proposal withdrawn, nothing decided, nothing set.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import apsw

from remembrancer.model.attention import Verdict
from remembrancer.model.cases import CaseState
from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.model.lifecycle import Policy
from remembrancer.model.recalling import RecallDefaults
from remembrancer.storage.cases import SELECT_CASE, CaseRecord, case_of_row, change_case, stored_case
from remembrancer.storage.policies import POLICIES, RECALL_DEFAULTS
from remembrancer.storage.proposals import ProposalState, Standing, stand, standing_of
from remembrancer.storage.settled import Pair, Setting, change_setting, setting_of, settle, settled
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.verdicts import FlagKey, give_verdict, verdict_changes, verdict_of


@dataclass(frozen=True, slots=True)
class CaseKey:
    row: int


@dataclass(frozen=True, slots=True)
class ProposalKey:
    row: int


@dataclass(frozen=True, slots=True)
class SettingKey:
    namespace: int


@dataclass(frozen=True, slots=True)
class PolicyKey:
    namespace: int


@dataclass(frozen=True, slots=True)
class RecallKey:
    namespace: int


Key: TypeAlias = CaseKey | ProposalKey | SettingKey | PolicyKey | RecallKey | FlagKey | Pair
State: TypeAlias = CaseRecord | Standing | Setting | Policy | RecallDefaults | Verdict | Resolution | None


@dataclass(frozen=True, slots=True)
class StateChange:
    """What an operation did to one thing."""

    key: Key
    namespace: int
    before: State
    after: State


def changes_of_operation(connection: apsw.Connection, operation: int) -> list[StateChange]:
    """All that an operation did to cases and what belongs to them."""
    rows: Any = connection.execute("SELECT id FROM tx WHERE operation_id = ?", (operation,)).fetchall()
    return [change for (tx,) in rows for change in _changes(connection, int(tx))]


def _changes(connection: apsw.Connection, tx: int) -> list[StateChange]:
    return [
        *_of_cases(connection, tx),
        *_of_proposals(connection, tx),
        *_of_pairs(connection, tx),
        *_of_settings(connection, tx),
        *_of_policies(connection, tx),
        *_of_flags(connection, tx),
    ]


def _of_cases(connection: apsw.Connection, tx: int) -> list[StateChange]:
    found = []
    for row in connection.execute(f"{SELECT_CASE} WHERE cv.from_tx = ?", (tx,)).fetchall():
        after = stored_case(row)
        earlier = connection.execute(f"{SELECT_CASE} WHERE c.id = ? AND cv.to_tx = ?", (after.row, tx)).fetchall()
        before = next((stored_case(each).record for each in earlier), None)
        before = before or replace(after.record, state=CaseState.SET_ASIDE, resolution=None, chosen=None)
        found.append(StateChange(CaseKey(after.row), after.namespace, before, after.record))
    return found


def _of_proposals(connection: apsw.Connection, tx: int) -> list[StateChange]:
    rows: Any = connection.execute(
        "SELECT a.proposal_id, a.namespace_id, a.state, a.memory_id, b.state, b.memory_id FROM proposal_version a"
        " LEFT JOIN proposal_version b ON b.proposal_id = a.proposal_id AND b.to_tx = a.from_tx WHERE a.from_tx = ?",
        (tx,),
    )
    return [
        StateChange(
            ProposalKey(row),
            namespace,
            Standing(ProposalState(before or ProposalState.WITHDRAWN), memory_before),
            Standing(ProposalState(after), memory_after),
        )
        for row, namespace, after, memory_after, before, memory_before in rows
    ]


def _of_pairs(connection: apsw.Connection, tx: int) -> list[StateChange]:
    # A pair that was forgotten has a row that ends, and none that begins.
    rows: Any = connection.execute(
        "SELECT namespace_id, first, second, max(iif(to_tx = ?1, resolution, NULL)),"
        " max(iif(from_tx = ?1, resolution, NULL)) FROM settled_pair WHERE from_tx = ?1 OR to_tx = ?1 GROUP BY 1, 2, 3",
        (tx,),
    )
    return [
        StateChange(
            Pair(namespace, first, second),
            namespace,
            before and Resolution(before),
            after and Resolution(after),
        )
        for namespace, first, second, before, after in rows
    ]


def _of_settings(connection: apsw.Connection, tx: int) -> list[StateChange]:
    rows: Any = connection.execute(
        "SELECT namespace_id, policy, certainty, from_tx = ?1 FROM conflict_setting WHERE from_tx = ?1 OR to_tx = ?1",
        (tx,),
    )
    sides: dict[int, dict[bool, Setting]] = {}
    for namespace, policy, certainty, is_new in rows:
        sides.setdefault(namespace, {})[bool(is_new)] = Setting(ConflictPolicy(policy), certainty)
    return [
        StateChange(SettingKey(namespace), namespace, each.get(False), each.get(True))
        for namespace, each in sides.items()
    ]


def _of_policies(connection: apsw.Connection, tx: int) -> list[StateChange]:
    return [
        StateChange(PolicyKey(namespace), namespace, before, after)
        for namespace, (before, after) in POLICIES.changes(connection, tx).items()
    ] + [
        StateChange(RecallKey(namespace), namespace, before, after)
        for namespace, (before, after) in RECALL_DEFAULTS.changes(connection, tx).items()
    ]


def _of_flags(connection: apsw.Connection, tx: int) -> list[StateChange]:
    changes = verdict_changes(connection, tx).items()
    return [StateChange(key, key.namespace, before, after) for key, (before, after) in changes]


def state_now(connection: apsw.Connection, key: Key) -> State:
    """The present state of a thing."""
    match key:
        case CaseKey(row):
            return case_of_row(connection, row).record
        case ProposalKey(row):
            return standing_of(connection, row)
        case SettingKey(namespace):
            return setting_of(connection, namespace)
        case PolicyKey(namespace):
            return POLICIES.of(connection, namespace)
        case RecallKey(namespace):
            return RECALL_DEFAULTS.of(connection, namespace)
        case FlagKey():
            return verdict_of(connection, key)
        case Pair():
            return settled(connection, key)


def put(transaction: Transaction, key: Key, state: State) -> None:
    """Give a thing a state with this transaction."""
    match key, state:
        case CaseKey(row), CaseRecord():
            change_case(transaction, case_of_row(transaction.connection, row), state)
        case ProposalKey(row), Standing():
            stand(transaction, row, state)
        case SettingKey(namespace), Setting() | None:
            change_setting(transaction, namespace, state)
        case PolicyKey(namespace), Policy() | None:
            POLICIES.change(transaction, namespace, state)
        case RecallKey(namespace), RecallDefaults() | None:
            RECALL_DEFAULTS.change(transaction, namespace, state)
        case FlagKey(), Verdict() | None:
            give_verdict(transaction, key, state)
        case Pair(), Resolution() | None:
            settle(transaction, key, state)
        case _:
            raise TypeError(f"{key} cannot be {state}")
