"""A vault with the statements of ``statements.yaml``, filled once: what these tests ask is only read."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import yaml

from remembrancer.embedding import Encoder
from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Remember
from remembrancer.model.clock import FixedClock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Times
from remembrancer.model.recalling import Recall, Recalled
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import Secret
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Entrance, Vault

FIRST_DAY = datetime(2024, 1, 1, 12, 0, tzinfo=UTC)
LAST_DAY = FIRST_DAY + timedelta(days=500)


@dataclass(frozen=True, slots=True)
class World:
    """A vault that holds the statements, the identifiers of these, and what can be asked."""

    entrance: Entrance
    memories: dict[str, str]
    asked: dict[str, Any]

    def recall(self, text: str, **values: Any) -> Recalled:
        return self.entrance.query(Recall(Search(text), **values))

    def names(self, recalled: Recalled) -> list[str]:
        """What was recalled, by the names in the file, best first."""
        by_memory = {memory: name for name, memory in self.memories.items()}
        return [by_memory[item.memory.id] for item in recalled.items]


Order = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
"""Puts statements into the order in which they are stored."""


@contextmanager
def opened_world(folder: Path, secret: Secret, encoder: Encoder, order: Order = list) -> Iterator[World]:
    """The statements in a new vault, stored in the order of the file or in another one."""
    told = yaml.safe_load(Path(__file__).with_name("statements.yaml").read_text("utf-8"))
    statements = order(told["statements"])
    clock = FixedClock(LAST_DAY)
    vault = Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: encoder)
    try:
        entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
        # What contradicts something would wait, and which of two does depends on their order.
        entrance.change(SetConflictSettings("personal", certainty=1.0))
        yield World(entrance, {each["id"]: entrance.change(Remember(draft(each))).memory for each in statements}, told)
    finally:
        vault.close()


OpenWorld = Callable[..., AbstractContextManager[World]]


@pytest.fixture
def open_world(secret: Secret, encoder: Encoder, tmp_path: Path) -> OpenWorld:
    """Opens a world of a test's own: ``open_world(name, encoder=..., order=...)``."""

    def opening(name: str, *, encoder: Encoder = encoder, order: Order = list) -> AbstractContextManager[World]:
        return opened_world(tmp_path / name, secret, encoder, order)

    return opening


@pytest.fixture(scope="session")
def world(secret: Secret, encoder: Encoder, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """For reading only."""
    with opened_world(tmp_path_factory.mktemp("world") / "vault", secret, encoder) as made:
        yield made


@pytest.fixture
def own_world(open_world: OpenWorld) -> Iterator[World]:
    """For a test that changes it."""
    with open_world("own") as made:
        yield made


def draft(statement: dict[str, Any]) -> Draft:
    session = statement.get("turn", "")
    return Draft(
        statement["text"],
        type=MemoryType(statement.get("type", "event")),
        tags=("told",),
        times=Times(stated=FIRST_DAY + timedelta(days=statement["day"])),
        session=session,
        episode=bool(session),
    )
