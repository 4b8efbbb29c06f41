"""What has to wait for a person's approval: the rules for those who are supervised, and letting it wait."""

from __future__ import annotations

from dataclasses import dataclass, field

from remembrancer.model.changes import Revision
from remembrancer.model.memory import Draft
from remembrancer.model.proposals import WaitsBecause
from remembrancer.model.types import MemoryType, OperationKind, Tier, Trust
from remembrancer.remember.types.guiding import tells_what_to_do, texts_of
from remembrancer.remember.types.task import PLANNED
from remembrancer.storage.call import Call
from remembrancer.storage.compared import written_only_by
from remembrancer.storage.connection import Connection
from remembrancer.storage.proposals import open_proposal, read_proposals
from remembrancer.storage.transaction import Transaction, rename
from remembrancer.storage.versions import StoredVersion, VersionRecord

_STANDS_BEHIND = (Trust.PERSON, Trust.CONFIRMED)


def says_rule(given: Draft | Revision, title: str, content: str, kind: MemoryType) -> bool:
    """Whether something in what a client gave tells agents what to do, whatever its type is called.

    ``title``, ``content`` and ``kind`` are those of the memory that it would make: agents read one text behind the
    other. What is to be done once is no rule, and fewer signs of that are asked for where it is stored as a plan.
    """
    return tells_what_to_do((*texts_of(_told(given)), f"{title} {content}"), planned=kind in PLANNED)


def _told(given: Draft | Revision) -> tuple[object, ...]:
    """The fields whose texts agents are told. Names of sessions and records are for those who gave them."""
    if isinstance(given, Draft):
        return (given.content, given.title, given.tags, given.evidence, given.source, given.times.zone)
    zone = given.times.zone if given.times else ""
    return (given.content, given.title, given.tags, given.add_tags, given.evidence, zone)


def reasons_for(kind: MemoryType, *, pinned: bool, is_rule: bool = False) -> tuple[WaitsBecause, ...]:
    """Why a memory has to wait; nothing: it may be stored. ``is_rule``: its words are one, whatever its type."""
    found = []
    if is_rule or kind.tier is Tier.PROCEDURAL:
        found.append(WaitsBecause.PROCEDURAL)
    if pinned:
        found.append(WaitsBecause.PINNED)
    return tuple(found)


def reasons_to_wait(
    connection: Connection, call: Call, before: StoredVersion, after: VersionRecord, revision: Revision | None = None
) -> tuple[WaitsBecause, ...]:
    """Why a change of a memory has to wait; nothing: it may be made. ``revision`` is what was given for it."""
    if call.supervised is None or after == before.record:
        return ()
    if not call.supervised.allows(before.record.namespace_id):
        return (WaitsBecause.PROPOSES_ONLY,)
    own = written_only_by(connection, before.memory_id, call.actor)
    if not own or before.record.trust in _STANDS_BEHIND:
        return (WaitsBecause.NOT_ITS_OWN,)
    if after.status is not before.record.status:
        return ()
    is_rule = says_rule(revision or Revision(), after.title, after.content, after.type)
    return reasons_for(after.type, pinned=after.pinned, is_rule=is_rule)


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
