"""What a decision does to the statements of a case: planned first, then written, in one transaction.

| | the statement that holds | the others that are in force | the others that wait |
|---|---|---|---|
| supersede | becomes or stays active | superseded by it | become superseded memories |
| retain | stays as it is | rejected | become rejected memories |
| annotate, dismiss | all become or stay active | | |
| merge | the oldest in force, corrected | superseded by it | become superseded memories |

"The others" are those that the one that holds contradicts, in one attribute and on from there; what a case has besides
is left alone, and what contradicts each other there is a case of its own from then on.

An edit that waits becomes a version of its memory where it holds, and is turned down where it does not: the memory it
would have changed stays as it is. What is no longer in force, because somebody else put it away, is left alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Final

from remembrancer.conflicts.attributes import reached_from
from remembrancer.conflicts.detection.telling import told_supersession
from remembrancer.model.cases import CaseState
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.errors import InvalidInputError, VersionChangedError
from remembrancer.model.types import Provenance, Status, Trust
from remembrancer.storage.cases import CaseRecord, Side, StoredCase, change_case, open_case
from remembrancer.storage.compared import in_force_of
from remembrancer.storage.connection import Connection
from remembrancer.storage.origins import note_origin
from remembrancer.storage.proposals import ProposalState, Standing, StoredProposal, read_proposals, stand
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.settled import pair_of, settle
from remembrancer.storage.texts import WordCounter
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import (
    StoredVersion,
    VersionRecord,
    create_memory,
    open_version,
    statement_digest,
    version_numbered,
)

_SETTLES: Final = (Resolution.RETAIN, Resolution.ANNOTATE, Resolution.DISMISS)
Revising = Callable[[VersionRecord], VersionRecord]


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody chose. ``revised`` gives the statement that holds its other values."""

    resolution: Resolution
    supersession: Supersession | None = None
    chosen: int | None = None
    revised: Revising | None = None
    confirms: bool = False
    """A person decided, and stands behind what holds from now on."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a case as it is now.

    ``version`` is the current one of its memory, None where that is not in force (or is none yet); ``proposal`` is what
    waits.
    """

    position: int
    side: Side
    version: StoredVersion | None
    proposal: StoredProposal | None

    @property
    def waits(self) -> bool:
        return self.proposal is not None

    @property
    def version_record(self) -> VersionRecord | None:
        return None if self.version is None else self.version.record

    @property
    def is_there(self) -> bool:
        """Whether anything can be done to it."""
        return self.version is not None or (self.proposal is not None and self.proposal.memory is None)


@dataclass(frozen=True, slots=True)
class Step:
    """What becomes of one statement: a new version of ``before``, or a new memory; no ``record``: nothing.

    ``gives_way``: it is superseded by the statement that holds.
    """

    statement: Statement
    before: StoredVersion | None
    record: VersionRecord | None
    state: ProposalState | None
    gives_way: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps of a decision, that of the statement that holds first; ``chosen`` is its position."""

    steps: tuple[Step, ...]
    chosen: int | None
    supersession: Supersession | None
    left: frozenset[int] = frozenset()
    """The positions that the decision is not about: what they say of the same thing is another attribute."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A decided case: the ids of memories with a new version, and of those that gave way or were turned down."""

    case: StoredCase
    changed: tuple[str, ...]
    gave_way: tuple[str, ...]


def statements_of(connection: Connection, case: StoredCase) -> list[Statement]:
    """The statements of an open case as they are now."""
    rows = [side.proposal for side in case.record.sides if side.proposal is not None and side.memory is None]
    proposals = read_proposals(connection, rows)
    found = []
    for position, side in enumerate(case.record.sides):
        proposal = None if side.memory is not None or side.proposal is None else proposals[side.proposal]
        memory = proposal.memory if proposal else side.memory
        version = None if memory is None else in_force_of(connection, case.namespace, memory)
        found.append(Statement(position, side, version, proposal))
    return found


def plan(connection: Connection, case: StoredCase, decision: Decision, now: int) -> Plan:
    """What a decision would do now (microseconds).

    Raises:
        InvalidInputError: ``chosen`` is no statement that can hold.
        VersionChangedError: what was to hold is no longer in force.
    """
    statements = statements_of(connection, case)
    if decision.resolution in (Resolution.ANNOTATE, Resolution.DISMISS):
        steps = [step for each in statements if (step := _held(connection, each, None)) is not None]
        return Plan(tuple(steps), None, None)
    winner = _winner(statements, decision)
    held = _held(connection, winner, decision.revised)
    record = _record_of(connection, winner) if held is None or held.record is None else held.record
    supersession = None
    if decision.resolution is Resolution.SUPERSEDE:
        said = [each.contradiction for each in case.record.oppositions if each.new == winner.position]
        told = record and told_supersession(record.content, said)
        supersession = decision.supersession or told or Supersession.REPLACED
    reached = reached_from(case.record.oppositions, winner.position)
    left = _left_over(case, statements, reached)
    reached = frozenset(each.position for each in statements) - left
    others = [
        step
        for each in statements
        if each is not winner
        and each.position in reached
        and (step := _lost(each, record, decision.resolution, supersession, now)) is not None
    ]
    return Plan((*((held,) if held else ()), *others), winner.position, supersession, left)


def _left_over(case: StoredCase, statements: list[Statement], reached: frozenset[int]) -> frozenset[int]:
    """What a decision is not about; what waits and then has nothing left to wait for goes along with the others."""
    left = frozenset(each.position for each in statements) - reached
    contested = {
        position
        for each in case.record.oppositions
        if {each.old, each.new} <= left
        for position in (each.old, each.new)
    }
    return left - {each.position for each in statements if each.waits and each.position not in contested}


def _winner(statements: list[Statement], decision: Decision) -> Statement:
    there = [each for each in statements if each.is_there]
    if decision.resolution is not Resolution.MERGE and decision.chosen is not None:
        if not 0 <= decision.chosen < len(statements):
            raise InvalidInputError("chosen", "out_of_range", limit=len(statements) - 1, given=decision.chosen)
        chosen = statements[decision.chosen]
        if decision.resolution is Resolution.RETAIN and chosen.waits:
            raise InvalidInputError("chosen", "not_in_force", given=decision.chosen)
        if not chosen.is_there:
            raise VersionChangedError(position=decision.chosen)
        return chosen
    if decision.resolution is Resolution.SUPERSEDE:
        candidates = there[::-1]
    else:
        candidates = [each for each in there if not each.waits]
        # Of a case whose memories are all put away, the new statement is what can be corrected.
        candidates = candidates or (there if decision.resolution is Resolution.MERGE else statements[:1])
    if not candidates:
        raise VersionChangedError(position=len(statements) - 1)
    return candidates[0]


def _record_of(connection: Connection, statement: Statement) -> VersionRecord | None:
    """What a statement says, or would say."""
    if statement.proposal is None:
        return statement.version_record
    if statement.version is None:
        return statement.proposal.record
    return rebased(connection, statement.proposal, statement.version)


def rebased(connection: Connection, proposal: StoredProposal, current: StoredVersion) -> VersionRecord:
    """What an edit that waits makes of the version that is current by now: only what it changed.

    Raises:
        VersionChangedError: somebody else has changed the words meanwhile.
    """
    base = version_numbered(connection, EVERYTHING, current.public_id, proposal.base or 0)
    before = current.record if base is None else base.record
    if current.record.text_id != before.text_id:
        raise VersionChangedError(id=current.public_id, expected=proposal.base, current=current.number)
    wanted = {
        field.name: getattr(proposal.record, field.name)
        for field in fields(VersionRecord)
        if getattr(proposal.record, field.name) != getattr(before, field.name)
    }
    return replace(current.record, **wanted)


def _held(connection: Connection, statement: Statement, revised: Revising | None) -> Step | None:
    """What becomes of a statement that holds; None if it stays as it is."""
    record = _record_of(connection, statement)
    if record is None or not statement.is_there:
        # An edit of what is no longer in force has nothing to change.
        return Step(statement, None, None, ProposalState.REJECTED) if statement.waits else None
    if revised is not None:
        record = revised(record)
    if not statement.waits:
        return None if record == statement.version_record else Step(statement, statement.version, record, None)
    return Step(statement, statement.version, record, ProposalState.ACCEPTED)


def _lost(
    statement: Statement,
    winner: VersionRecord | None,
    resolution: Resolution,
    supersession: Supersession | None,
    now: int,
) -> Step | None:
    """What becomes of a statement that does not hold; None if it is left alone."""
    state = ProposalState.REJECTED if statement.waits else None
    if statement.proposal is not None and statement.proposal.memory is not None:
        return Step(statement, None, None, state)
    record = statement.proposal.record if statement.proposal else statement.version_record
    if record is None:
        return None
    gives_way = resolution is not Resolution.RETAIN
    after = replace(record, status=Status.SUPERSEDED if gives_way else Status.REJECTED)
    if supersession is not None and winner is not None:
        after = ended(after, winner, supersession, now)
    return Step(statement, statement.version, after, state, gives_way=gives_way)


def ended(old: VersionRecord, new: VersionRecord, supersession: Supersession, now: int) -> VersionRecord:
    """``old`` with the validity that it has left: until the new one began, or none at all."""
    if supersession is Supersession.CORRECTED:
        start = next(each for each in (old.valid_from, old.stated_at, now) if each is not None)
        return replace(old, valid_from=start, valid_to=start)
    end = next(each for each in (new.valid_from, new.stated_at, now) if each is not None)
    if old.valid_from is not None:
        end = max(end, old.valid_from)
    return replace(old, valid_to=end if old.valid_to is None else min(end, old.valid_to))


def decide(transaction: Transaction, counter: WordCounter, case: StoredCase, decision: Decision) -> Decided:
    """Carry out a decision about an open case with this transaction. Raises as :func:`plan`."""
    planned = plan(transaction.connection, case, decision, transaction.recorded)
    sides = list(case.record.sides)
    changed: list[str] = []
    gave_way: list[str] = []
    winner = None if planned.chosen is None else sides[planned.chosen].memory
    for step in planned.steps:
        record = step.record
        if record is not None and step.gives_way:
            record = replace(record, superseded_by=winner)
        if record is not None and decision.confirms and _is_approved(step, planned, decision.resolution):
            record = confirmed(record)
        memory = None
        if record is not None:
            before = step.before or create_memory(transaction)
            open_version(transaction, counter, before, record)
            memory = before.memory_id
            changed.append(before.public_id)
            if step.gives_way or record.status is Status.REJECTED:
                gave_way.append(before.public_id)
            if step.statement.position == planned.chosen:
                winner = memory
        proposal = step.statement.proposal
        if proposal is not None and step.state is not None:
            stand(transaction, proposal.row, Standing(step.state, memory))
            sides[step.statement.position] = Side(memory, proposal.row)
            if memory is not None and proposal.origin and proposal.memory is None:
                note_origin(transaction, proposal.record.namespace_id, proposal.origin, memory)
    _settle(transaction, case, decision.resolution, planned)
    record_after = replace(
        case.record,
        state=CaseState.DECIDED,
        sides=tuple(sides),
        resolution=decision.resolution,
        supersession=planned.supersession,
        chosen=planned.chosen,
    )
    decided = change_case(transaction, case, record_after)
    _go_on_with(transaction, case, planned.left)
    return Decided(decided, tuple(changed), tuple(gave_way))


def _go_on_with(transaction: Transaction, case: StoredCase, left: frozenset[int]) -> None:
    """Open a case for the contradictions between statements that a decision was not about."""
    oppositions = [each for each in case.record.oppositions if {each.old, each.new} <= left]
    kept = sorted({position for each in oppositions for position in (each.old, each.new)})
    if not kept:
        return
    place = {position: number for number, position in enumerate(kept)}
    record = CaseRecord(
        CaseState.OPEN,
        tuple(case.record.sides[position] for position in kept),
        tuple(replace(each, old=place[each.old], new=place[each.new]) for each in oppositions),
    )
    open_case(transaction, case.namespace, record)


def _is_approved(step: Step, planned: Plan, resolution: Resolution) -> bool:
    if resolution is Resolution.ANNOTATE:
        return step.state is ProposalState.ACCEPTED
    return step.statement.position == planned.chosen


def confirmed(record: VersionRecord) -> VersionRecord:
    """What a person chose is confirmed, if it was not the person's own."""
    if record.trust is Trust.PERSON:
        return record
    return replace(record, trust=Trust.CONFIRMED, provenance=_validated(record.provenance))


def _validated(provenance: Provenance) -> Provenance:
    return provenance if provenance is Provenance.CORRECTED else Provenance.VALIDATED


def _settle(transaction: Transaction, case: StoredCase, resolution: Resolution, planned: Plan) -> None:
    """Remember what was decided about each two statements that contradict each other, as they read now."""
    if resolution not in _SETTLES:
        return
    digests: dict[int, bytes] = {}
    for each in statements_of(transaction.connection, case):
        record = each.proposal.record if each.proposal else each.version_record
        if record is not None:
            digests[each.position] = statement_digest(record.content)
    for step in planned.steps:
        if step.record is not None:
            digests[step.statement.position] = statement_digest(step.record.content)
    for opposition in case.record.oppositions:
        if planned.left & {opposition.old, opposition.new}:
            continue
        if opposition.old in digests and opposition.new in digests:
            pair = pair_of(case.namespace, digests[opposition.old], digests[opposition.new])
            settle(transaction, pair, resolution)
