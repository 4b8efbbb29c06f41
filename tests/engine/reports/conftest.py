"""A vault with three days in it, and what makes their reports."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from reported_days import Days

from remembrancer.model.changes import CreateNamespace, Remember, Remembered, Revise, Revision, SetStatus
from remembrancer.model.clock import FixedClock
from remembrancer.model.memory import Draft, Times
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.vault import Actor, Entrance, Vault


@pytest.fixture
def days(vault: Vault, person: Entrance, clock: FixedClock) -> Days:
    agent = vault.entrance(Actor(ActorKind.AGENT, "Claude Code"))

    def remember(entrance: Entrance, text: str, kind: MemoryType, **more: object) -> str:
        return entrance.change(Remember(Draft(text, type=kind, **more))).memory  # type: ignore[arg-type]

    clock.set(datetime(2026, 3, 23, 10, tzinfo=UTC))
    port = remember(person, "The broker listens on port 8883.", MemoryType.FACT)
    old = remember(person, "The old wiki is read only.", MemoryType.FACT)
    person.change(CreateNamespace("halyard"))
    clock.set(datetime(2026, 3, 24, 11, tzinfo=UTC))
    due = Times(due=datetime(2026, 3, 23, 12, tzinfo=UTC))
    key = remember(agent, "Renew the harbour access pass.", MemoryType.COMMITMENT, times=due, session="morning")
    agent.change(Remember(Draft("Uses *stars* and [links](http://x.y).", type=MemoryType.OBSERVATION), "halyard"))
    person.change(Revise((port,), Revision(content="The broker listens on port 8884.")))
    person.change(SetStatus((old,), Status.ARCHIVED))
    clock.set(datetime(2026, 3, 25, 9, tzinfo=UTC))
    return Days(vault, person, clock, port, key, old)


@pytest.fixture
def remember(person: Entrance) -> Callable[[str], Remembered]:
    return lambda text: person.change(Remember(Draft(text, type=MemoryType.FACT)))
