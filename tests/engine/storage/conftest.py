"""A vault that lies on the disk, closed, for its file to be altered."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
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


_FILE_OPERATIONS = frozenset({"os.rename", "os.remove", "os.mkdir", "os.rmdir"})


def _writes(event: str, arguments: tuple[object, ...]) -> bool:
    """Whether a file is about to be changed (see the table of audit events in Python's documentation)."""
    if event == "open":
        _, mode, flags = arguments
        return (isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))) or mode in ("w", "wb")
    return event in _FILE_OPERATIONS


def _act_and_die(act: Callable[[Path], object], here: Path, place: str, die_before: int) -> None:
    """In a process of its own: do something, and be killed before the file operation of this number."""
    left = die_before

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if _writes(event, arguments) and str(arguments[0]).startswith(place):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(watch)
    try:
        act(here)
    except BaseException as error:  # noqa: BLE001  (this process ends here)
        sys.stderr.write(f"{error!r}\n")
        os._exit(1)
    os._exit(0)


@pytest.fixture
def killed_at_each(tmp_path: Path) -> Callable[[Path, Callable[[Path], object]], Iterator[Path]]:
    """For each file operation of an act: a copy of a folder on which a process was killed just before it."""

    def run(folder: Path, act: Callable[[Path], object]) -> Iterator[Path]:
        for die_before in range(1, 200):
            place = tmp_path / f"killed-{die_before}"
            here = place / folder.name
            if folder.exists():
                shutil.copytree(folder, here)
            else:
                place.mkdir()
            child = os.fork()
            if child == 0:
                _act_and_die(act, here, str(place), die_before)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            assert status in (0, -signal.SIGKILL), "the act itself failed"
            yield here
            if status == 0:
                return
        pytest.fail("it has no end")

    return run
