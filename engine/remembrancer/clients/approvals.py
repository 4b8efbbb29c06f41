"""What waits for a person's approval: shown with what it would change, then approved or turned down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from remembrancer.conflicts.deciding import confirmed, rebased
from remembrancer.conflicts.viewing import memory_of
from remembrancer.history.differences import differences
from remembrancer.model.changes import Change
from remembrancer.model.clock import from_microseconds
from remembrancer.model.errors import (
    InvalidInputError,
    MemoryNotFoundError,
    NotPermittedError,
    ProposalClosedError,
    ProposalNotFoundError,
    VersionChangedError,
)
from remembrancer.model.identifiers import check_identifier
from remembrancer.model.limits import REASON_CHARACTERS
from remembrancer.model.proposals import (
    CountProposals,
    DecideProposal,
    GetProposal,
    ListProposals,
    Proposal,
    ProposalAct,
    ProposalDecision,
    ProposalFate,
    ProposalPage,
    WaitsBecause,
)
from remembrancer.model.types import ActorKind, OperationKind, Status
from remembrancer.storage.call import Call
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state, find_namespace
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.origins import note_origin
from remembrancer.storage.proposals import (
    ProposalKind,
    ProposalState,
    Standing,
    StoredProposal,
    count_for_approval,
    find_proposal,
    for_approval,
    stand,
)
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import (
    NewMemory,
    StoredVersion,
    VersionRecord,
    create_memory,
    current_version,
    open_version,
    read_memories,
)
from remembrancer.storage.watches import note_to_compare
from remembrancer.text.normalise import normalise_line

_MOST: Final = 1000


@dataclass(frozen=True, slots=True)
class _Stored:
    """The memory that an approval changed or made; empty for none."""

    memory: str


class Approvals:
    """Shows and decides proposals."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def listed(self, call: Call, request: ListProposals) -> ProposalPage:
        """What waits.

        Raises:
            InvalidInputError: ``after`` or ``limit`` cannot be.
            NamespaceNotFoundError: it is not in the scope.
            NotPermittedError: the caller is an agent.
        """
        _not_for_agents(call)
        if not 1 <= request.limit <= _MOST:
            raise InvalidInputError("limit", "out_of_range", limit=f"1..{_MOST}", given=request.limit)
        if request.after and not request.after.isdecimal():
            raise InvalidInputError("after", "unknown", given=request.after)
        after = int(request.after[:18] or 0)
        with self._store.read() as connection:
            namespace = _row_of(connection, call.scope, request.namespace)
            asked = (call.scope, namespace, request.client)
            found = for_approval(connection, *asked, after=after, most=request.limit + 1)
            shown = found[: request.limit]
            return ProposalPage(
                tuple(_shown(connection, each) for each in shown),
                count_for_approval(connection, *asked),
                str(shown[-1].row) if len(found) > len(shown) else "",
                newest_tx(connection),
            )

    def count(self, call: Call, request: CountProposals) -> int:
        """How many wait."""
        _not_for_agents(call)
        with self._store.read() as connection:
            return count_for_approval(connection, call.scope, _row_of(connection, call.scope, request.namespace), "")

    def proposal(self, call: Call, request: GetProposal) -> Proposal:
        """One proposal; an agent sees none but its own.

        Raises:
            ProposalNotFoundError: there is none of that id.
        """
        with self._store.read() as connection:
            stored = find_proposal(connection, call.scope, check_identifier(request.id, "proposal"))
            own = stored.writer == call.actor
            if not stored.waits_because or (call.actor.kind is ActorKind.AGENT and not own):
                raise ProposalNotFoundError(id=request.id)
            return _shown(connection, stored)

    def decide(self, call: Call, request: DecideProposal) -> Change:
        """Approve or turn down. See :class:`DecideProposal` for what can go wrong."""
        if call.actor.kind is not ActorKind.PERSON:
            raise NotPermittedError("only a person approves", action="decide_proposal")
        wanted = check_identifier(request.id, "proposal")
        reason = normalise_line(request.reason, field="reason", limit=REASON_CHARACTERS)
        approves = request.decision is ProposalDecision.APPROVE
        kind = OperationKind.APPROVE if approves else OperationKind.REJECT

        def work(transaction: Transaction) -> _Stored:
            proposal = find_proposal(transaction.connection, call.scope, wanted)
            if not proposal.waits_because or proposal.standing.state is not ProposalState.WAITING:
                raise ProposalClosedError(id=proposal.public_id)
            if not approves:
                stand(transaction, proposal.row, Standing(ProposalState.REJECTED))
                return _Stored("")
            before, record = self._approved(transaction, proposal)
            open_version(transaction, self._store.counter, before, record)
            stand(transaction, proposal.row, Standing(ProposalState.ACCEPTED, before.memory_id))
            if record.status is Status.ACTIVE:
                note_to_compare(transaction, record.namespace_id)
            return _Stored(before.public_id)

        def answer(stored: _Stored, operation: str, number: int) -> Change:
            memories = (stored.memory,) if stored.memory else ()
            return Change(operation, kind, number, memories, proposals=(wanted,))

        return self._store.write(call.operation(kind, reason=reason), work, answer)

    def _approved(
        self, transaction: Transaction, proposal: StoredProposal
    ) -> tuple[StoredVersion | NewMemory, VersionRecord]:
        """The memory that gets the next version, and that version."""
        if proposal.kind is ProposalKind.CREATE:
            memory = create_memory(transaction)
            if proposal.origin:
                note_origin(transaction, proposal.record.namespace_id, proposal.origin, memory.memory_id)
            return memory, confirmed(proposal.record)
        current = _current(transaction.connection, proposal)
        if current is None:
            raise VersionChangedError(id=proposal.memory_id, expected=proposal.base)
        if proposal.kind is ProposalKind.ARCHIVE:
            return current, replace(current.record, status=Status.ARCHIVED)
        return current, confirmed(rebased(transaction.connection, proposal, current))


def _current(connection: Connection, proposal: StoredProposal) -> StoredVersion | None:
    """The memory that a proposal would change, if it is still there to be changed."""
    try:
        current = current_version(connection, EVERYTHING, proposal.memory_id)
    except MemoryNotFoundError:
        return None
    gone = current.record.status in (Status.DELETED, Status.ARCHIVED)
    return None if gone or current.record.namespace_id != proposal.record.namespace_id else current


def _shown(connection: Connection, proposal: StoredProposal) -> Proposal:
    namespace = current_state(connection, proposal.record.namespace_id).name
    proposed = from_microseconds(proposal.opened_at)
    record, before, is_outdated = proposal.record, None, False
    identity = ("", 1)
    if proposal.kind is not ProposalKind.CREATE:
        current = _current(connection, proposal)
        waits = proposal.standing.state is ProposalState.WAITING
        if current is None:
            is_outdated = waits
        else:
            identity = (current.public_id, current.number + 1)
            before = next(iter(read_memories(connection, EVERYTHING, (current.public_id,))), None)
            try:
                record = replace(current.record, status=Status.ARCHIVED)
                if proposal.kind is ProposalKind.EDIT:
                    record = rebased(connection, proposal, current)
            except VersionChangedError:
                record, is_outdated = proposal.record, waits
    session = before.session if before else proposal.session_id
    memory = memory_of(record, identity, namespace, proposed, session)
    return Proposal(
        proposal.public_id,
        ProposalAct(proposal.kind.value),
        tuple(WaitsBecause(each) for each in proposal.waits_because),
        memory,
        before,
        differences(before, memory) if before else (),
        proposal.actor,
        proposal.actor_kind,
        proposed,
        ProposalFate(proposal.standing.state.value),
        is_outdated,
        proposal.client,
    )


def _row_of(connection: Connection, scope: Scope, namespace: str) -> int | None:
    return find_namespace(connection, scope, namespace).namespace_id if namespace else None


def _not_for_agents(call: Call) -> None:
    if call.actor.kind is ActorKind.AGENT:
        raise NotPermittedError("agents do not see what waits", action="decide_proposal")
