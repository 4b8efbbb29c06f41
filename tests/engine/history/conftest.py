"""What the tests of history have in common: short ways to write, and statuses that only the program gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from remembrancer.model.changes import Change, Remember
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Actor, NewOperation, Transaction
from remembrancer.storage.versions import current_version, open_version
from remembrancer.vault import Entrance

PROGRAM = Actor(ActorKind.PROGRAM, "remembrancer")


@pytest.fixture
def remember() -> Callable[..., str]:
    """Remembers a fact and gives its identifier."""

    def run(entrance: Entrance, text: str, namespace: str = "personal", **values: object) -> str:
        values.setdefault("type", MemoryType.FACT)
        return entrance.change(Remember(Draft(text, **values), namespace)).memory  # type: ignore[arg-type]

    return run


@pytest.fixture
def memory_of() -> Callable[[Entrance, str], Memory]:
    return lambda entrance, memory: entrance.query(GetMemories((memory,)))[0]


def set_by_program(store: Store, memory: str, status: Status, **values: object) -> str:
    """Give a memory a status that nobody sets by hand, as a sweep or a resolution does; returns the operation."""

    def work(transaction: Transaction) -> tuple[str, ...]:
        before = current_version(transaction.connection, EVERYTHING, memory)
        record = replace(before.record, status=status, **values)  # type: ignore[arg-type]
        if record == before.record:
            return ()
        open_version(transaction, store.counter, before, record)
        return (memory,)

    def answer(memories: tuple[str, ...], operation: str, number: int) -> Change:
        return Change(operation, OperationKind.EDIT, number, memories)

    return store.write(NewOperation(OperationKind.EDIT, PROGRAM), work, answer).operation


@pytest.fixture
def by_program(store: Store) -> Callable[..., str]:
    """:func:`set_by_program` in the vault of the test."""
    return lambda memory, status, **values: set_by_program(store, memory, status, **values)
