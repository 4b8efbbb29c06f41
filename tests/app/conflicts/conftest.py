"""Cases made by hand for what is plain, and the page over a real vault in which statements contradict each other."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from remembrancer.model.cases import CaseState, CaseStatement, ConflictCase, Opposition, StatementRole, Urgency
from remembrancer.model.conflicts import ConflictKind, Contradiction, ContradictionCode, ContradictionReason
from remembrancer.model.memory import Memory, Source, Times, TypeReason
from remembrancer.model.types import ActorKind, Importance, MemoryType, Provenance, SourceKind, Status, Trust

NOW = datetime(2026, 3, 18, 9, 0, tzinfo=UTC)


def memory(content: str, identifier: str, due: datetime | None = None) -> Memory:
    return Memory(
        id=identifier,
        number=1,
        namespace="personal",
        type=MemoryType.COMMITMENT,
        content=content,
        title="",
        tags=(),
        status=Status.ACTIVE,
        confidence=1.0,
        provenance=Provenance.EXPLICIT_STATEMENT,
        trust=Trust.PERSON,
        importance=Importance.NORMAL,
        pinned=False,
        source=Source(SourceKind.CLIENT, "Claude Code"),
        evidence="",
        times=Times(due=due),
        recorded=NOW - timedelta(days=20),
        changed=NOW - timedelta(days=20),
        session="",
        type_reason=TypeReason(),
    )


def statement(position: int, role: StatementRole, said: Memory) -> CaseStatement:
    return CaseStatement(position, role, said, "", "Claude Code", ActorKind.AGENT, said.recorded, recalled=6 - position)


@pytest.fixture
def deadline() -> ConflictCase:
    """A report due on 15 April, and then on 1 May; the text does not say what became of the first date."""
    old = memory("The report is due on 15 April.", "A", datetime(2026, 4, 15, 21, 59, tzinfo=UTC))
    new = memory("The report is due on 1 May.", "", datetime(2026, 5, 1, 21, 59, tzinfo=UTC))
    reason = ContradictionReason(ContradictionCode.DIFFERENT_DATE, "15 April", "1 May")
    found = Contradiction(ConflictKind.DATE, 0.95, ((21, 29),), ((21, 26),), reason)
    return ConflictCase(
        id="C",
        namespace="personal",
        state=CaseState.OPEN,
        kind=ConflictKind.DATE,
        statements=(statement(0, StatementRole.CURRENT, old), statement(1, StatementRole.WAITING, new)),
        oppositions=(Opposition(0, 1, found),),
        opened=NOW - timedelta(hours=3),
        actor="Claude Code",
        actor_kind=ActorKind.AGENT,
        operation="O",
        urgency=Urgency(0.3, 0.2, 0.1, 0.1),
        supersession=None,
        number=5,
    )


@pytest.fixture
def three_way(deadline: ConflictCase) -> ConflictCase:
    """The same with an older date before it."""
    first = statement(0, StatementRole.CURRENT, memory("The report is due in March.", "Z"))
    moved = tuple(replace(each, position=each.position + 1) for each in deadline.statements)
    found = deadline.oppositions[0].contradiction
    return replace(deadline, statements=(first, *moved), oppositions=(Opposition(1, 2, found), Opposition(0, 2, found)))
