"""Opening a case, or letting a statement join the one that is open already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from remembrancer.model.cases import CaseState, Opposition
from remembrancer.model.conflicts import Contradiction
from remembrancer.storage.cases import CaseRecord, Side, StoredCase, change_case, open_case, open_cases_with
from remembrancer.storage.proposals import StoredProposal
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import StoredVersion


@dataclass(frozen=True, slots=True)
class Found:
    """A statement that a new one contradicts: a memory in force, or a proposal that waits."""

    statement: StoredVersion | StoredProposal
    contradiction: Contradiction

    @property
    def side(self) -> Side:
        return side_of(self.statement)

    @property
    def certainty(self) -> float:
        return self.contradiction.certainty


def side_of(statement: StoredVersion | StoredProposal) -> Side:
    """A memory or a proposal as a statement of a case."""
    if isinstance(statement, StoredVersion):
        return Side(memory=statement.memory_id)
    return Side(proposal=statement.row)


@dataclass(frozen=True, slots=True)
class Opened:
    """A case with the new statement in it; ``is_new`` unless it joined a case."""

    case: StoredCase
    is_new: bool


def raise_case(transaction: Transaction, namespace: int, new: Side, found: Sequence[Found]) -> Opened:
    """Put a new statement and all that it contradicts into one case: into an open one of theirs, if there is one.

    Of several open ones it joins that of the surest contradiction.
    """
    existing = None
    for each in sorted(found, key=lambda each: -each.certainty):
        joined = open_cases_with(transaction.connection, each.side)
        if joined:
            existing = joined[0]
            break
    sides = list(existing.record.sides if existing else ())
    sides += [each.side for each in found if each.side not in sides]
    if new not in sides:
        sides.append(new)
    position = {side: place for place, side in enumerate(sides)}
    oppositions = list(existing.record.oppositions if existing else ())
    known = {(each.old, each.new) for each in oppositions}
    oppositions += [
        Opposition(position[each.side], position[new], each.contradiction)
        for each in found
        if (position[each.side], position[new]) not in known
    ]
    if existing:
        record = replace(existing.record, sides=tuple(sides), oppositions=tuple(oppositions))
        return Opened(change_case(transaction, existing, record), is_new=False)
    record = CaseRecord(CaseState.OPEN, tuple(sides), tuple(oppositions))
    return Opened(open_case(transaction, namespace, record), is_new=True)
