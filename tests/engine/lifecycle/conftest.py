"""What the tests of fading have in common: memories of any type, days that pass, and what was delivered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.lifecycle import GetStrength
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.queries import GetMemories
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance


@pytest.fixture
def remember() -> Callable[..., str]:
    """Remembers a text, an event unless it is said, and gives its identifier."""

    def run(entrance: Entrance, text: str, namespace: str = "personal", **values: object) -> str:
        values.setdefault("type", MemoryType.EVENT)
        return entrance.change(Remember(Draft(text, **values), namespace)).memory  # type: ignore[arg-type]

    return run


@pytest.fixture
def days(clock: FixedClock) -> Callable[[float], None]:
    """Lets days pass."""
    return lambda count: clock.advance(timedelta(days=count))


@pytest.fixture
def deliver() -> Callable[[Entrance, str], tuple[str, ...]]:
    """Lets an agent ask, waits until that is noted, and gives what it received."""

    def run(agent: Entrance, question: str) -> tuple[str, ...]:
        recalled = agent.query(Recall(Search(question)))
        agent.vault.store.maintain(lambda _: None)
        return tuple(item.memory.id for item in recalled.items if item.place)

    return run


@pytest.fixture
def memory_of() -> Callable[[Entrance, str], Memory]:
    return lambda entrance, memory: entrance.query(GetMemories((memory,)))[0]


@pytest.fixture
def strength_of() -> Callable[[Entrance, str], float]:
    return lambda entrance, memory: entrance.query(GetStrength(memory, ahead_days=0)).strength
