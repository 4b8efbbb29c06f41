"""Taking statements out of cases: what was said of them goes, and where nothing is left to decide the case is closed.

A waiting statement against which nothing is left becomes a memory: it waited only because it contradicted something.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import apsw
from pydantic import TypeAdapter

from remembrancer.model.cases import CaseState, Opposition
from remembrancer.storage.cases import CaseRecord, Side, case_of_row, change_case, is_in_force
from remembrancer.storage.connection import value
from remembrancer.storage.erasure.reach import IN, Reach, listed, rows
from remembrancer.storage.origins import note_origin
from remembrancer.storage.proposals import ProposalKind, ProposalState, Standing, read_proposals, stand
from remembrancer.storage.texts import WordCounter
from remembrancer.storage.transaction import Transaction
from remembrancer.storage.versions import create_memory, open_version, select_stored

_OPPOSITIONS = TypeAdapter(tuple[Opposition, ...])


def leave_cases(connection: apsw.Connection, reach: Reach) -> None:
    """Take what is erased out of every state that its cases ever had."""
    for case in reach.cases:
        for version in rows(connection, "SELECT id FROM case_version WHERE case_id = ?", (case,)):
            _leave(connection, reach, version)


def _leave(connection: apsw.Connection, reach: Reach, version: int) -> None:
    found: Any = connection.execute(
        "SELECT position, memory_id, proposal_id FROM case_statement WHERE version_id = ? ORDER BY position", (version,)
    ).fetchall()
    kept = [each for each in found if each[1] not in reach.memories and each[2] not in reach.proposals]
    if len(kept) == len(found):
        return
    places = {position: place for place, (position, _, _) in enumerate(kept)}
    told: Any = connection.execute("SELECT oppositions, chosen FROM case_version WHERE id = ?", (version,)).fetchall()
    ((oppositions, chosen),) = told
    left = tuple(
        replace(each, old=places[each.old], new=places[each.new])
        for each in _OPPOSITIONS.validate_json(oppositions)
        if each.old in places and each.new in places
    )
    connection.execute("DELETE FROM case_statement WHERE version_id = ?", (version,))
    connection.executemany(
        "INSERT INTO case_statement (version_id, position, memory_id, proposal_id) VALUES (?, ?, ?, ?)",
        ((version, place, memory, proposal) for place, (_, memory, proposal) in enumerate(kept)),
    )
    connection.execute(
        "UPDATE case_version SET oppositions = ?, chosen = ? WHERE id = ?",
        (_OPPOSITIONS.dump_json(left).decode(), places.get(chosen), version),
    )


def erase_proposals(connection: apsw.Connection, reach: Reach) -> None:
    """Take proposals away, with what became of them."""
    for statement in ("DELETE FROM proposal_version WHERE proposal_id", "DELETE FROM proposal WHERE id"):
        connection.execute(f"{statement} {IN}", (listed(reach.proposals),))


def close_cases(transaction: Transaction, counter: WordCounter, reach: Reach) -> tuple[str, ...]:
    """Close the cases that have nothing to decide any more; returns the memories that came of what waited in them."""
    released: list[str] = []
    for row in reach.cases:
        case = case_of_row(transaction.connection, row)
        sides = list(case.record.sides)
        if not case.record.oppositions:
            for place, side in enumerate(sides):
                if side.memory is None and side.proposal is not None:
                    sides[place] = _released(transaction, counter, side.proposal, released)
        record = replace(case.record, sides=tuple(sides))
        is_over = not _can_be_decided(transaction.connection, case.namespace, record)
        if is_over and record.state is not CaseState.SET_ASIDE:
            change_case(transaction, case, replace(record, state=CaseState.SET_ASIDE))
    return tuple(released)


def waits_alone(connection: apsw.Connection, reach: Reach, proposal: int) -> bool:
    """Whether nothing would be left in the open cases of a proposal that speaks against it."""
    found: Any = connection.execute(
        "SELECT other.memory_id, other.proposal_id FROM case_statement own"
        " JOIN case_version cv ON cv.id = own.version_id AND cv.to_tx IS NULL AND cv.state = 'open'"
        " JOIN case_statement other ON other.version_id = cv.id AND other.position <> own.position"
        " WHERE own.proposal_id = ?",
        (proposal,),
    )
    return all(memory in reach.memories or waiting in reach.proposals for memory, waiting in found)


def _can_be_decided(connection: apsw.Connection, namespace: int, record: CaseRecord) -> bool:
    """Whether a case that is open has something to decide; one that is decided is told of as long as two are left."""
    if not record.oppositions:
        return False
    if record.state is CaseState.DECIDED or any(side.memory is None for side in record.sides):
        return True
    return sum(is_in_force(connection, namespace, side.memory) for side in record.sides) > 1


def _released(transaction: Transaction, counter: WordCounter, row: int, released: list[str]) -> Side:
    """Let a statement that waited alone become what it would be; an edit only where its memory is as it was."""
    connection = transaction.connection
    proposal = read_proposals(connection, (row,))[row]
    if proposal.standing.state is not ProposalState.WAITING:
        return Side(proposal=row)
    before: Any = None
    if proposal.kind is ProposalKind.CREATE:
        before = create_memory(transaction)
    else:
        clause = "v.memory_id = ? AND v.number = ? AND v.to_tx IS NULL AND v.status IN ('active', 'demoted')"
        before = next(iter(select_stored(connection, clause, (proposal.memory, proposal.base))), None)
    if before is None:
        stand(transaction, row, Standing(ProposalState.WITHDRAWN))
        return Side(proposal=row)
    open_version(transaction, counter, before, proposal.record)
    stand(transaction, row, Standing(ProposalState.ACCEPTED, before.memory_id))
    if proposal.kind is ProposalKind.CREATE and proposal.origin:
        note_origin(transaction, proposal.record.namespace_id, proposal.origin, before.memory_id)
    released.append(before.public_id)
    return Side(memory=before.memory_id, proposal=row)


def text_of_proposal(connection: apsw.Connection, row: int) -> str:
    """What a proposal says."""
    return str(value(connection, "SELECT payload ->> 'content' FROM proposal WHERE id = ?", (row,)) or "")
