"""What has to wait for a person's approval: the rules for those who are supervised, and letting it wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from remembrancer.model.memory import TypeReason
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.types import MemoryType, OperationKind, Tier, Trust
from remembrancer.storage.call import Call
from remembrancer.storage.compared import written_only_by
from remembrancer.storage.connection import Connection
from remembrancer.storage.proposals import open_proposal, read_proposals
from remembrancer.storage.transaction import Transaction, rename
from remembrancer.storage.versions import StoredVersion, VersionRecord

_STANDS_BEHIND = (Trust.PERSON, Trust.CONFIRMED)
_GUESSES: Final = frozenset({"prototype", "fallback"})
"""Reasons for a type that no rule gave."""

SuggestsType = Callable[[str], tuple[MemoryType, TypeReason]]
"""Gives the type that a text would get, and why."""


def is_rule(text: str, suggest: SuggestsType) -> bool:
    """Whether a text is a rule, whatever its type is called: what the rules of types are sure of counts."""
    meant, reason = suggest(text)
    return meant.tier is Tier.PROCEDURAL and reason.code not in _GUESSES


def reasons_for(kind: MemoryType, *, pinned: bool, says_rule: bool = False) -> tuple[WaitsBecause, ...]:
    """Why a memory has to wait; nothing: it may be stored. ``says_rule``: its words are one, whatever its type."""
    found = []
    if says_rule or kind.tier is Tier.PROCEDURAL:
        found.append(WaitsBecause.PROCEDURAL)
    if pinned:
        found.append(WaitsBecause.PINNED)
    return tuple(found)


def reasons_to_wait(
    connection: Connection, call: Call, before: StoredVersion, after: VersionRecord, *, says_rule: bool = False
) -> tuple[WaitsBecause, ...]:
    """Why a change of a memory has to wait; nothing: it may be made. ``says_rule`` as in :func:`reasons_for`."""
    if call.supervised is None or after == before.record:
        return ()
    if not call.supervised.allows(before.record.namespace_id):
        return (WaitsBecause.PROPOSES_ONLY,)
    own = written_only_by(connection, before.memory_id, call.actor)
    if not own or before.record.trust in _STANDS_BEHIND:
        return (WaitsBecause.NOT_ITS_OWN,)
    if after.status is not before.record.status:
        return ()
    return reasons_for(after.type, pinned=after.pinned, says_rule=says_rule and not after.episode)


@dataclass(slots=True)
class Waiting:
    """What waits because of an operation: for the decision of a conflict, or for approval."""

    cases: list[str] = field(default_factory=list)
    proposals: list[str] = field(default_factory=list)

    @property
    def kind(self) -> OperationKind | None:
        """What an operation is that changed nothing else."""
        if self.cases:
            return OperationKind.CONFLICT
        return OperationKind.PROPOSE if self.proposals else None

    def rename(self, transaction: Transaction) -> None:
        """Call the operation what it is where it changed nothing else."""
        if self.kind is not None:
            rename(transaction, self.kind)

    def propose(
        self, transaction: Transaction, record: VersionRecord, before: StoredVersion, reasons: tuple[WaitsBecause, ...]
    ) -> str:
        """Let a change of a memory wait for approval; the reason for which the memory stays as it is."""
        row = open_proposal(transaction, record, None, before, reasons)
        self.proposals.append(read_proposals(transaction.connection, (row,))[row].public_id)
        return "waits_for_approval"
