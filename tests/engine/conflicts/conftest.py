"""The deadline example, and short ways to ask for cases."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from remembrancer.model.cases import GetConflict, ListConflicts, ResolveConflict, SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictCase, Resolved
    from remembrancer.model.changes import Remembered
    from remembrancer.model.conflicts import Resolution
    from remembrancer.model.memory import Memory
    from remembrancer.vault import Entrance, Vault

APRIL = "The project deadline is April 15."
MAY = "The project deadline is May 1."


class Desk:
    """Somebody at a vault: remembers, looks at cases, decides."""

    def __init__(self, entrance: Entrance) -> None:
        self.entrance = entrance

    def remember(self, text: str, namespace: str = "personal", **values: object) -> Remembered:
        draft = Draft(text, type=values.pop("type", MemoryType.FACT), **values)
        return self.entrance.change(Remember(draft, namespace))

    def case(self, identifier: str) -> ConflictCase:
        return self.entrance.query(GetConflict(identifier))

    def cases(self) -> tuple[ConflictCase, ...]:
        return self.entrance.query(ListConflicts()).cases

    def resolve(self, identifier: str, resolution: Resolution, **values: object) -> Resolved:
        return self.entrance.change(ResolveConflict(identifier, resolution, **values))

    def memory(self, identifier: str, **values: object) -> Memory:
        (found,) = self.entrance.query(GetMemories((identifier,), **values))
        return found


@pytest.fixture
def person(knowing: Entrance) -> Desk:
    return Desk(knowing)


@pytest.fixture
def agent(knowing_vault: Vault) -> Desk:
    return Desk(knowing_vault.entrance(Actor(ActorKind.AGENT, "Coder")))


@pytest.fixture
def april(person: Desk) -> str:
    """The memory that the deadline is in April."""
    return person.remember(APRIL).memory


@pytest.fixture
def may(agent: Desk, april: str) -> Remembered:
    """What an agent is told who says that it is in May."""
    assert april
    return agent.remember(MAY)


@pytest.fixture
def both(person: Desk, april: str) -> tuple[str, str]:
    """Two memories in force that contradict each other: from before anybody looked for that."""
    person.entrance.change(SetConflictSettings(certainty=1.0))
    other = person.remember(MAY).memory
    person.entrance.change(SetConflictSettings(certainty=0.5))
    assert other
    return april, other
