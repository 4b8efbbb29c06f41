"""Whether cases, proposals, settings, policies of fading and clients are what the journal says of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import apsw

from remembrancer.model.queries import JournalFault
from remembrancer.storage.cases import name_oppositions, named_side, read_oppositions
from remembrancer.storage.clients import clients_set
from remembrancer.storage.policies import POLICIES, RECALL_DEFAULTS, ByNamespace
from remembrancer.storage.proposals import proposal_digest, read_proposals

_TOLD: Final = frozenset({"cases", "proposals", "settings", "policies", "recall_defaults", "clients"})
_CHAINED: Final = (
    ("case_version", "case_id", JournalFault.CASE_CHANGED),
    ("proposal_version", "proposal_id", JournalFault.PROPOSAL_CHANGED),
    ("client_version", "client_id", JournalFault.CLIENT_CHANGED),
)


def with_conflicts(connection: apsw.Connection) -> frozenset[int]:
    """The transactions that have to do with conflicts, policies or clients, by the tables: few among many."""
    rows: Any = connection.execute(
        "SELECT from_tx FROM case_version UNION SELECT from_tx FROM proposal_version"
        " UNION SELECT from_tx FROM conflict_setting UNION SELECT from_tx FROM lifecycle_policy"
        " UNION SELECT from_tx FROM recall_default UNION SELECT from_tx FROM client_version"
    )
    return frozenset(tx for (tx,) in rows)


def tells_of_conflicts(row: dict[str, Any]) -> bool:
    """Whether a journal row says something about conflicts, policies or clients."""
    return not _TOLD.isdisjoint(row)


def compare_conflicts(
    connection: apsw.Connection, tx: int, row: dict[str, Any], erased: frozenset[str]
) -> Iterator[JournalFault]:
    """What a transaction did to conflicts that is not as its journal row says. ``erased`` are memories and proposals.

    Of what an erasure took away only that it is gone can be seen.
    """
    if _cases_told(row, erased) != _cases_found(connection, tx, row, erased):
        yield JournalFault.CASE_CHANGED
    if not _proposals_agree(connection, tx, row, erased):
        yield JournalFault.PROPOSAL_CHANGED
    if not _settings_agree(connection, tx, row):
        yield JournalFault.CONFLICT_SETTING_CHANGED
    if not _agrees(POLICIES, connection, tx, row):
        yield JournalFault.LIFECYCLE_POLICY_CHANGED
    if not _agrees(RECALL_DEFAULTS, connection, tx, row):
        yield JournalFault.RECALL_DEFAULTS_CHANGED
    if _last(row.get("clients", ()), "client") != clients_set(connection, tx):
        yield JournalFault.CLIENT_CHANGED


def altered_periods(connection: apsw.Connection) -> Iterator[tuple[JournalFault, int]]:
    """Where a state of a case or proposal does not end where the next one begins: the fault and the transaction."""
    for table, owner, fault in _CHAINED:
        rows: Any = connection.execute(
            f"SELECT from_tx FROM (SELECT from_tx, to_tx, lead(from_tx) OVER (PARTITION BY {owner} ORDER BY from_tx)"
            f" AS next_tx FROM {table}) WHERE to_tx IS NOT next_tx ORDER BY from_tx"
        )
        for (tx,) in rows:
            yield fault, tx


def _last(entries: Iterable[dict[str, Any]], key: str) -> dict[str, dict[str, Any]]:
    """Twice in one transaction: only how it ends is a state, and stands in the tables."""
    return {str(entry[key]): entry for entry in entries}


def _names_erased(statements: Iterable[dict[str, str]], erased: frozenset[str]) -> bool:
    return any(name in erased for each in statements for name in each.values())


def _cases_told(row: dict[str, Any], erased: frozenset[str]) -> dict[str, tuple[Any, ...]]:
    return {
        case: (entry["state"], entry["resolution"])
        if _names_erased(entry["statements"], erased)
        else (entry["state"], entry["resolution"], entry["chosen"], entry["statements"], entry.get("oppositions"))
        for case, entry in _last(row.get("cases", ()), "case").items()
    }


def _cases_found(
    connection: apsw.Connection, tx: int, row: dict[str, Any], erased: frozenset[str]
) -> dict[str, tuple[Any, ...]]:
    told = _last(row.get("cases", ()), "case")
    rows: Any = connection.execute(
        "SELECT c.public_id, cv.id, cv.state, cv.resolution, cv.chosen, cv.oppositions FROM case_version cv"
        " JOIN conflict_case c ON c.id = cv.case_id WHERE cv.from_tx = ?",
        (tx,),
    ).fetchall()
    found: dict[str, tuple[Any, ...]] = {}
    for case, version, state, resolution, chosen, oppositions in rows:
        if case in told and _names_erased(told[case]["statements"], erased):
            found[case] = (state, resolution)
            continue
        sides: Any = connection.execute(
            "SELECT memory_id, proposal_id FROM case_statement WHERE version_id = ? ORDER BY position", (version,)
        ).fetchall()
        # Rows of earlier programs do not tell of oppositions: there they cannot be compared.
        tells = "oppositions" in told.get(case, {})
        opposed = name_oppositions(read_oppositions(oppositions)) if tells else None
        found[case] = (state, resolution, chosen, [named_side(connection, *side) for side in sides], opposed)
    return found


def _proposals_agree(connection: apsw.Connection, tx: int, row: dict[str, Any], erased: frozenset[str]) -> bool:
    told = {
        proposal: entry["state"]
        for proposal, entry in _last(row.get("proposals", ()), "proposal").items()
        if proposal not in erased
    }
    rows: Any = connection.execute(
        "SELECT p.public_id, pv.state FROM proposal_version pv JOIN proposal p ON p.id = pv.proposal_id"
        " WHERE pv.from_tx = ?",
        (tx,),
    )
    if told != dict(rows):
        return False
    return all(
        _digest_of(connection, entry["proposal"]) == entry["digest"]
        for entry in row.get("proposals", ())
        if "digest" in entry and entry["proposal"] not in erased
    )


def _digest_of(connection: apsw.Connection, public_id: str) -> str:
    rows: Any = connection.execute("SELECT id, salt FROM proposal WHERE public_id = ?", (public_id,)).fetchall()
    for proposal, salt in rows:
        stored = read_proposals(connection, (proposal,))[proposal]
        return proposal_digest(public_id, salt, stored.record)
    return ""


def _settings_agree(connection: apsw.Connection, tx: int, row: dict[str, Any]) -> bool:
    told = {
        namespace: (entry["policy"], entry["certainty"])
        for namespace, entry in _last(row.get("settings", ()), "namespace").items()
        if entry["policy"] is not None
    }
    rows: Any = connection.execute(
        "SELECT n.public_id, cs.policy, cs.certainty FROM conflict_setting cs"
        " JOIN namespace n ON n.id = cs.namespace_id WHERE cs.from_tx = ?",
        (tx,),
    )
    return told == {namespace: (policy, certainty) for namespace, policy, certainty in rows}


def _agrees(setting: ByNamespace[Any], connection: apsw.Connection, tx: int, row: dict[str, Any]) -> bool:
    told = {
        namespace: entry[setting.column]
        for namespace, entry in _last(row.get(setting.entries, ()), "namespace").items()
        if entry[setting.column] is not None
    }
    return told == setting.were_set(connection, tx)
