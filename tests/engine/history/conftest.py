"""What the tests of history have in common: short ways to write, and statuses that only the program gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from remembrancer.model.changes import Change, Remember
from remembrancer.model.clock import Clock
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.storage.keys import Secret
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.store import Store
from remembrancer.storage.transaction import Actor, NewOperation, Transaction
from remembrancer.storage.versions import current_version, open_version
from remembrancer.vault import Entrance, Vault

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


@pytest.fixture
def reopened(tmp_path: Path, secret: Secret, clock: Clock) -> Callable[[Path], AbstractContextManager[Entrance]]:
    """Opens a backup as a vault of its own, and gives a person's entrance to it."""

    @contextmanager
    def run(backup: Path) -> Iterator[Entrance]:
        folder = tmp_path / f"reopened {backup.stem}"
        folder.mkdir()
        (folder / "vault.db").write_bytes(backup.read_bytes())
        (folder / "keys.json").write_bytes(backup.with_name(f"{backup.stem}.keys.json").read_bytes())
        vault = Vault(Store.open(folder, secret, clock, Identifiers(clock)), encoder=lambda: None)
        try:
            yield vault.entrance(Actor(ActorKind.PERSON, "You"))
        finally:
            vault.close()

    return run
