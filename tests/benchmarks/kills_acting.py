"""Killing a command while it changes a vault's files as a whole: what is there afterwards is the old or the new vault.

Each command is run by the program's own command line, at a terminal, in a process that is forked after everything is
loaded, so that kills do not fall on the loading. The moment is drawn evenly over the time that the command takes (from
the person's answer, where it asks one). A process that had ended before is not counted.
"""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import statistics
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.support.earlier_schemas import write_in_schema

# The commands load what they need when they need it; here it is there before they are forked.
import remembrancer.cli.sheets
import remembrancer.owner.opening
import remembrancer.wording.backups  # noqa: F401
from remembrancer.cli import process
from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.clock import SystemClock
from remembrancer.model.history import JournalFilter, ListJournal
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.types import ActorKind, MemoryType, OperationKind
from remembrancer.storage import keys as sealing
from remembrancer.storage.backup import BACKUPS, list_backups
from remembrancer.storage.connection import connect
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.migrations import LATEST, migrate
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Passphrase, Vault

PASSPHRASE: Final = "a passphrase of words"  # noqa: S105
PERSON: Final = Actor(ActorKind.PERSON, "You")
_SECRET: Final = Passphrase(PASSPHRASE)
_CALIBRATIONS: Final = 5
_MARGIN: Final = 1.1
_MEMORIES: Final = 200
_SCHEMAS: Final = (1, 8, 14, 16)


def stretch_lightly() -> None:
    """Have passphrases of new vaults stretched by next to nothing: what they say of it themselves goes on to count."""
    sealing._ARGON2_ITERATIONS, sealing._ARGON2_KIBIBYTES = 1, 64


# The vaults


def _made(folder: Path, memories: int = _MEMORIES) -> Vault:
    """A vault with history, open, without the model."""
    stretch_lightly()
    clock = SystemClock()
    store = Store.create(folder, (_SECRET,), clock, Identifiers(clock))
    vault = Vault(store, encoder=lambda: None)
    person = vault.entrance(PERSON)
    for number in range(memories):
        memory = person.change(Remember(Draft(f"statement{number}", type=MemoryType.FACT, tags=("kept",)))).memory
        if number % 10 == 0:
            person.change(Revise((memory,), Revision(content=f"statement{number}again")))
    return vault


@dataclass(frozen=True)
class State:
    """All that a person would miss."""

    memories: tuple[tuple[object, ...], ...]
    schema: frozenset[tuple[str, ...]]

    def __str__(self) -> str:
        return f"{len(self.memories)} memories"

    def require(self, wanted: State) -> None:
        """Raises AssertionError with some of what differs."""
        for name in ("memories", "schema"):
            found, expected = set(getattr(self, name)), set(getattr(wanted, name))
            some = [*sorted(found - expected)[:2], *sorted(expected - found)[:2]]
            assert not some, f"{name}: {len(found)} instead of {len(expected)}, such as {some}"


def _state(folder: Path) -> State:
    """What a vault holds when the program opens it the next time, after making sure that it is sound.

    Raises AssertionError where it is not.
    """
    with closing(Vault.open(folder, _SECRET)) as vault:
        person = vault.entrance(PERSON)
        checked = person.query(VerifyJournal())
        assert checked.intact, f"the journal does not verify: {checked.problems}"
        assert not vault.store.damaged_tables(), "the database is damaged"
        found = person.query(GetMemories(person.query(FindMemories()).ids))
        with vault.store.read() as connection:
            schema = connection.execute(
                "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'"
            ).fetchall()
    rows = ((each.id, each.number, each.content, each.tags, each.type, each.recorded, each.changed) for each in found)
    return State(tuple(sorted(rows)), frozenset(schema))


def _backups_hold(folder: Path, wanted: State) -> None:
    """Make sure that each backup that counts can be gone back to and holds what the vault held."""
    clock = SystemClock()
    with Store.open(folder, _SECRET, clock, Identifiers(clock)) as store:
        for each in list_backups(folder):
            assert each.complete, f"the backup {each.name} has no keys"
            store.check_backup(each)
            with store.looking_into(each) as copy:
                (count,) = next(iter(copy.execute("SELECT count(*) FROM memory")))
            assert count == len(wanted.memories), f"the backup {each.name} holds {count} memories"


def _nothing_unfinished(folder: Path) -> None:
    """Make sure that no part of a backup lies about once the next one was made."""
    clock = SystemClock()
    with Store.open(folder, _SECRET, clock, Identifiers(clock)) as store:
        store.back_up()
    names = {each.name for each in (folder / BACKUPS).iterdir()}
    whole = {each.name for each in list_backups(folder)}
    left = names - {f"{name}{ending}" for name in whole for ending in (".db", ".keys.json")}
    assert not left, f"left behind: {sorted(left)}"


# The acts


class Command:
    """A command of the program, at a terminal of its own. ``answer`` is typed when it asks for ``question``."""

    def __init__(self, folder: Path, words: tuple[str, ...], question: str = "", answer: str = "") -> None:
        self._said = b""
        self._process, self._terminal = pty.fork()
        if self._process == 0:
            _run_and_end(folder, words)
        if question:
            self._read_until(question.encode())
            os.write(self._terminal, answer.encode() + b"\n")
        self.began = time.monotonic()

    def kill_after(self, seconds: float) -> bool:
        """Kill it at that moment; whether it was still there."""
        self._read_until(None, self.began + seconds)
        os.kill(self._process, signal.SIGKILL)
        return os.waitstatus_to_exitcode(self._end()) == -signal.SIGKILL

    def finish(self) -> float:
        """Let it end; how many seconds it took. Raises AssertionError where it failed."""
        self._read_until(None)
        code = os.waitstatus_to_exitcode(self._end())
        assert code == 0, f"ended with {code}: {self._said.decode()}"
        return time.monotonic() - self.began

    def _end(self) -> int:
        os.close(self._terminal)
        return os.waitpid(self._process, 0)[1]

    def _read_until(self, words: bytes | None, end: float | None = None) -> None:
        """Read what it says until ``words``, that moment, or its end."""
        while words is None or words not in self._said:
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                return
            if not select.select([self._terminal], [], [], left)[0]:
                return
            try:
                part = os.read(self._terminal, 65536)
            except OSError:  # so a terminal says that nobody is at its other end
                part = b""
            if not part:
                if end is not None:
                    time.sleep(max(0.0, end - time.monotonic()))
                assert words is None, f"ended too early: {self._said.decode()}"
                return
            self._said += part


def _run_and_end(folder: Path, words: tuple[str, ...]) -> None:
    os.environ.update({"REMEMBRANCER_VAULT": str(folder), "REMEMBRANCER_PASSPHRASE": PASSPHRASE})
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
    sys.argv = ["remembrancer", *words]
    # Those of the parent stand for another file.
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(each, mode) for each, mode in ((0, "r"), (1, "w"), (2, "w")))
    code: Any = 1
    try:
        process.run()
    except SystemExit as ended:
        code = ended.code or 0
    except BaseException:  # noqa: BLE001  (this process ends here)
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


def _killed(
    place: Path, prepared: Path, command: Callable[[Path], Command], kills: int, random: Random
) -> Iterator[Path]:
    """Copies of a vault on each of which the command was killed at a random moment."""

    def copy(name: str) -> Path:
        return shutil.copytree(prepared, place / name / prepared.name)

    took = []
    for number in range(_CALIBRATIONS):
        here = copy(f"whole-{number}")
        took.append(command(here).finish())
        shutil.rmtree(here.parent)
    longest = statistics.median(took) * _MARGIN
    done = tries = 0
    while done < kills:
        tries += 1
        assert tries < 10 * kills + 100, "it is nearly never there when it is killed"
        here = copy(f"killed-{tries}")
        if command(here).kill_after(random.uniform(0, longest)):
            done += 1
            yield here
        shutil.rmtree(here.parent, ignore_errors=True)


def _looked_at(folder: Path, look: Callable[[Path], str], ends: Counter[str], faults: list[str]) -> None:
    """Count how it ended; what is wrong becomes a fault, and its vault stays as it was left."""
    left = shutil.copytree(folder, folder.parent.with_name("left"))
    try:
        ends[look(folder)] += 1
    except Exception as error:  # noqa: BLE001  (whatever it is, it is what is looked for)
        faults.append(f"{type(error).__name__}: {str(error)[:500]}")
        left.rename(left.with_name(f"fault-{len(faults)}"))
    else:
        shutil.rmtree(left)


def kill_migrations(place: Path, kills: int, random: Random) -> dict[str, Any]:
    """While a vault of an earlier schema is brought up to date by the first command of a newer program."""
    _made(place / "now").close()
    key = KeyFile.load(place / "now/keys.json").unlock(_SECRET).data
    schemas = _schemas(place / "steps.db")
    ends: Counter[str] = Counter()
    faults: list[str] = []
    for index, number in enumerate(_SCHEMAS):
        prepared = shutil.copytree(place / "now", place / f"schema-{number}" / "vault")
        write_in_schema(prepared / "vault.db", key, number)
        expected = _state(shutil.copytree(prepared, place / f"expected-{number}"))
        share = len(range(index, kills, len(_SCHEMAS)))
        look = partial(_look_at_migrated, key=key, schemas=schemas, first=number, expected=expected)
        for here in _killed(place, prepared, lambda here: Command(here, ("list", "--limit", "1")), share, random):
            _looked_at(here, look, ends, faults)
    return {"kills": kills, **ends, "faults": faults}


def _schemas(path: Path) -> dict[int, frozenset[tuple[str, ...]]]:
    """The schema after each step."""
    connection = connect(path, os.urandom(32), create=True)
    found = {}
    for number in range(1, LATEST + 1):
        migrate(connection, number)
        found[number] = frozenset(connection.execute("SELECT type, name FROM sqlite_master").fetchall())
    connection.close()
    return found


def _look_at_migrated(
    folder: Path, *, key: bytes, schemas: dict[int, frozenset[tuple[str, ...]]], first: int, expected: State
) -> str:
    # A copy, so that it is the program itself that finds the vault as it was left.
    aside = shutil.copytree(folder, folder.with_name("looked-at"))
    connection = connect(aside / "vault.db", key)
    reached = int(connection.pragma("user_version"))
    found = frozenset(connection.execute("SELECT type, name FROM sqlite_master").fetchall())
    connection.close()
    lacking = schemas[reached] - found
    assert not lacking, f"schema {reached} without {lacking}"
    Command(folder, ("list", "--limit", "1")).finish()
    state = _state(folder)
    state.require(expected)
    _backups_hold(folder, expected)
    if reached == first:
        return "old"
    return "new" if reached == LATEST else "between two steps"


def kill_backups(place: Path, kills: int, random: Random) -> dict[str, Any]:
    """While a backup is made."""
    prepared = place / "prepared/vault"
    _made(prepared).close()
    expected = _state(prepared)
    ends: Counter[str] = Counter()
    faults: list[str] = []

    def look(folder: Path) -> str:
        is_there, is_begun = bool(list_backups(folder)), any(folder.glob(f"{BACKUPS}/*"))
        _state(folder).require(expected)
        _backups_hold(folder, expected)
        _nothing_unfinished(folder)
        if is_there:
            return "with the backup"
        return "with parts of one" if is_begun else "without one"

    for here in _killed(place, prepared, lambda here: Command(here, ("vault", "backup")), kills, random):
        _looked_at(here, look, ends, faults)
    return {"kills": kills, **ends, "faults": faults}


def kill_restores(place: Path, kills: int, random: Random) -> dict[str, Any]:
    """While a person goes back to a backup."""
    prepared = place / "prepared/vault"
    with closing(_made(prepared)) as vault:
        name = vault.back_up().name
        person = vault.entrance(PERSON)
        for number in range(50):
            person.change(Remember(Draft(f"since{number}", type=MemoryType.FACT)))
    since = _state(shutil.copytree(prepared, place / "since"))
    command = partial(Command, words=("vault", "restore", name), question="to go back to it", answer="restore")
    restored = shutil.copytree(prepared, place / "restored")
    command(restored).finish()
    then = _state(restored)
    assert len(then.memories) < len(since.memories)
    ends: Counter[str] = Counter()
    faults: list[str] = []

    def look(folder: Path) -> str:
        state = _state(folder)
        assert state in {since, then}, f"{state}: neither {then} nor {since}"
        went_back = _times_gone_back(folder)
        assert went_back == (state == then), f"gone back {went_back} times, says the journal"
        if state == then:
            kept = [each for each in list_backups(folder) if each.name != name]
            assert kept, "the vault as it was is not kept"
            command(folder.rename(folder.with_name("again")), words=("vault", "restore", kept[0].name)).finish()
            _state(folder.with_name("again")).require(since)
            return "new"
        command(folder).finish()
        _state(folder).require(then)
        return "old"

    for here in _killed(place, prepared, command, kills, random):
        _looked_at(here, look, ends, faults)
    return {"kills": kills, **ends, "faults": faults}


def _times_gone_back(folder: Path) -> int:
    with closing(Vault.open(folder, _SECRET)) as vault:
        wanted = JournalFilter(kinds=frozenset({OperationKind.GO_BACK}))
        return len(vault.entrance(PERSON).query(ListJournal(wanted)).entries)
