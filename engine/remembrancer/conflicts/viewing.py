"""Cases as they are shown: every statement in full, who wrote it, and how urgent the decision is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from remembrancer.conflicts.detection.telling import told_supersession
from remembrancer.conflicts.statements import times_of
from remembrancer.conflicts.urgency import urgency
from remembrancer.model.cases import (
    CaseDecision,
    CaseState,
    CaseStatement,
    ConflictCase,
    Opinion,
    StatementRole,
    Urgency,
)
from remembrancer.model.clock import from_microseconds
from remembrancer.model.memory import Memory, Source, TypeReason
from remembrancer.storage.cases import Side, StoredCase, deed
from remembrancer.storage.compared import author, last_in, public_id, written_at
from remembrancer.storage.connection import Connection
from remembrancer.storage.namespaces import current_state
from remembrancer.storage.opinions import opinion_of
from remembrancer.storage.proposals import ProposalKind, StoredProposal, read_proposals
from remembrancer.storage.uses import times_used
from remembrancer.storage.versions import VersionRecord, read_versions, statement_digest


def view_case(connection: Connection, case: StoredCase, now: datetime) -> ConflictCase:
    """A case: an open one with its statements as they are now, any other as they were when it was closed."""
    is_open = case.record.state is CaseState.OPEN
    namespace = current_state(connection, case.namespace).name
    statements = tuple(
        _statement(connection, case, position, side, namespace) for position, side in enumerate(case.record.sides)
    )
    opened = deed(connection, case.opened_tx)
    last = max(each.written for each in statements)
    surest = max(case.record.oppositions, key=lambda each: each.contradiction.certainty)
    return ConflictCase(
        case.public_id,
        namespace,
        case.record.state,
        surest.contradiction.kind,
        statements,
        case.record.oppositions,
        from_microseconds(opened.at),
        opened.actor,
        opened.actor_kind,
        opened.operation,
        urgency(statements, last, now) if is_open else Urgency(0.0, 0.0, 0.0, 0.0),
        told_supersession(
            statements[-1].memory.content,
            [each.contradiction for each in case.record.oppositions if each.new == len(statements) - 1],
        ),
        case.from_tx,
        _decision(connection, case),
        tuple(_opinions(connection, case, statements)),
    )


def _opinions(connection: Connection, case: StoredCase, statements: tuple[CaseStatement, ...]) -> Iterator[Opinion]:
    """What a model thinks of the statements as they read."""
    for each in case.record.oppositions:
        old, new = (statement_digest(statements[position].memory.content) for position in (each.old, each.new))
        said = opinion_of(connection, case.namespace, (old, new))
        if said is not None:
            yield Opinion(each.old, each.new, said.model, said.likelihood)


def _decision(connection: Connection, case: StoredCase) -> CaseDecision | None:
    record = case.record
    if record.state is not CaseState.DECIDED or record.resolution is None:
        return None
    done = deed(connection, case.from_tx)
    return CaseDecision(
        record.resolution,
        record.supersession,
        record.chosen,
        done.actor,
        done.actor_kind,
        from_microseconds(done.at),
        done.operation,
        done.reason,
    )


def _statement(connection: Connection, case: StoredCase, position: int, side: Side, namespace: str) -> CaseStatement:
    if side.proposal is not None:
        proposal = read_proposals(connection, (side.proposal,))[side.proposal]
        role = StatementRole.WAITING if proposal.kind is ProposalKind.CREATE else StatementRole.WAITING_EDIT
        return CaseStatement(
            position,
            role,
            _proposed(connection, proposal, side, namespace),
            proposal.public_id,
            proposal.actor,
            proposal.actor_kind,
            from_microseconds(proposal.opened_at),
            client=proposal.client,
        )
    # What the transaction that closed a case made of its statements is not what was to be decided.
    until = None if case.record.state is CaseState.OPEN else case.from_tx
    version = last_in(connection, case.namespace, side.memory or 0, until)
    if version is None:
        raise LookupError(f"statement {position} of case {case.public_id} has no version in its namespace")
    wrote = author(connection, version)
    memory = read_versions(connection, (version.row,))[version.row]
    return CaseStatement(
        position,
        StatementRole.CURRENT,
        memory,
        "",
        wrote.name,
        wrote.kind,
        from_microseconds(written_at(connection, version)),
        times_used(connection, version.memory_id),
        wrote.client,
    )


def _proposed(connection: Connection, proposal: StoredProposal, side: Side, namespace: str) -> Memory:
    identifier = proposal.memory_id or public_id(connection, side.memory)
    number = (proposal.base or 0) + 1
    opened = from_microseconds(proposal.opened_at)
    return memory_of(proposal.record, (identifier, number), namespace, opened, proposal.session_id)


def memory_of(
    record: VersionRecord, identity: tuple[str, int], namespace: str, changed: datetime, session: str
) -> Memory:
    """A record as the memory that it would be: ``identity`` is its id, perhaps empty, and the version's number."""
    return Memory(
        id=identity[0],
        number=identity[1],
        namespace=namespace,
        type=record.type,
        content=record.content,
        title=record.title,
        tags=record.tags,
        status=record.status,
        confidence=record.confidence,
        provenance=record.provenance,
        trust=record.trust,
        importance=record.importance,
        pinned=record.pinned,
        source=Source(record.source_kind, record.source_name, record.source_reference),
        evidence=record.evidence,
        times=times_of(record),
        recorded=changed,
        changed=changed,
        session=session,
        type_reason=TypeReason(record.type_reason, record.type_certainty, record.type_cue),
        episode=record.episode,
    )
