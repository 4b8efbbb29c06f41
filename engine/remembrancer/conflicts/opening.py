"""Opening a case, or letting a statement join the one that is open already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from remembrancer.conflicts.attributes import is_one_attribute, spans_at
from remembrancer.model.cases import CaseState, Opposition
from remembrancer.model.conflicts import CharacterRange, Contradiction
from remembrancer.storage.cases import CaseRecord, Side, StoredCase, change_case, open_case, open_cases_with
from remembrancer.storage.connection import Connection
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


def raise_cases(transaction: Transaction, namespace: int, new: Side, found: Sequence[Found]) -> list[Opened]:
    """As :func:`raise_case` for a memory in force: what it contradicts in different attributes are different cases."""
    groups: list[list[Found]] = []
    for each in sorted(found, key=lambda each: -each.certainty):
        said = each.contradiction
        for group in groups:
            first = group[0].contradiction
            if is_one_attribute(first, first.new_spans, said, said.new_spans):
                group.append(each)
                break
        else:
            groups.append([each])
    return [raise_case(transaction, namespace, new, group) for group in groups]


def raise_case(transaction: Transaction, namespace: int, new: Side, found: Sequence[Found]) -> Opened:
    """Put a new statement and all that it contradicts into one case: into an open one of theirs, if there is one.

    A case is joined that is about the same attribute of a statement that both have; of several that of the surest
    contradiction. What waits joins the case of what waits already, since each waits for one decision.
    """
    existing = _case_to_join(transaction.connection, new, found)
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


def _case_to_join(connection: Connection, new: Side, found: Sequence[Found]) -> StoredCase | None:
    by_certainty = sorted(found, key=lambda each: -each.certainty)
    for each in by_certainty:
        for case in open_cases_with(connection, each.side):
            if each.side.memory is None or _is_about(case, each.side, each.contradiction, each.contradiction.old_spans):
                return case
    if new.memory is not None:
        for each in by_certainty:
            for case in open_cases_with(connection, new):
                if _is_about(case, new, each.contradiction, each.contradiction.new_spans):
                    return case
    return None


def _is_about(case: StoredCase, side: Side, said: Contradiction, spans: Sequence[CharacterRange]) -> bool:
    """Whether a case is about that attribute of a statement it has: ``spans`` are in it."""
    places = [place for place, each in enumerate(case.record.sides) if each == side]
    return any(
        is_one_attribute(each.contradiction, spans_at(each, place), said, spans)
        for place in places
        for each in case.record.oppositions
        if place in (each.old, each.new)
    )
