"""A vault that lies on the disk, closed, for its file to be altered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from remembrancer.model.changes import CreateNamespace, Remember, RenameNamespace, Revise, Revision, SetStatus
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.storage.connection import connect
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault
from remembrancer.wording import describe_fault, in_english

PERSON = Actor(ActorKind.PERSON, "You")


class Closed:
    """A vault that lies on the disk, closed."""

    def __init__(self, folder, secret, clock):
        self.folder, self.secret, self.clock = folder, secret, clock
        self.memory = self.other = ""

    def live(self, work: Callable[[Vault], object]) -> None:
        with Store.open(self.folder, self.secret, self.clock, Identifiers(self.clock)) as store:
            work(Vault(store, encoder=lambda: None))

    def tamper(self, *statements: str) -> None:
        """Change the real file, with its key, past the program."""
        keys = KeyFile.load(self.folder / "keys.json").unlock(self.secret)
        connection = connect(self.folder / "vault.db", keys.data)
        connection.pragma("foreign_keys", False)
        for statement in statements:
            connection.execute(statement).fetchall()
        connection.close()

    def problems(self):
        found = []
        self.live(lambda vault: found.append(vault.entrance(PERSON).query(VerifyJournal())))
        (check,) = found
        assert check.intact is not bool(check.problems)
        assert check.broken_at == (check.problems[0].number if check.problems else 0)
        for problem in check.problems:
            assert describe_fault(problem, in_english)
        return check.problems

    def faults(self):
        return [(each.fault, each.number) for each in self.problems()]


@pytest.fixture
def closed(folder: Path, secret, clock) -> Closed:
    """Transactions: 1 namespace, 2 broker, 3 tea, 4 edit of tea, 5 tea put away, 6 namespace, 7 renamed."""
    vault = Closed(folder, secret, clock)
    with Store.create(folder, (secret,), clock, Identifiers(clock)) as store:
        person = Vault(store, encoder=lambda: None).entrance(PERSON)
        draft = Draft("The broker listens on port 8883", type=MemoryType.FACT, tags=("infra", "port"))
        vault.other = person.change(Remember(draft)).memory
        vault.memory = person.change(Remember(Draft("Tea at four", type=MemoryType.EVENT, tags=("tea",)))).memory
        person.change(Revise((vault.memory,), Revision(content="Tea at five")))
        person.change(SetStatus((vault.memory,), Status.ARCHIVED, "No longer a habit"))
        person.change(CreateNamespace("work"))
        person.change(RenameNamespace("work", "office"))
    return vault
