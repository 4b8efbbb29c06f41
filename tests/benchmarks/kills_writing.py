"""Killing whoever holds a vault while clients write: nothing acknowledged is lost, and asking again writes once.

The vault is held by ``remembrancer serve`` or, every fifth time, by the window (offscreen). Clients go on all the
while, over every kill: a person's command line and a client over the private socket, each with the retrying that is
built in, and two clients over HTTP, which ask again under the same ``Idempotency-Key``. Each stores new statements and
edits one of its own in turn. Every fourth kill falls on the start. After each start that was not killed everything
acknowledged so far is looked for, the journal is verified, and some old requests are sent once more under their keys.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from abc import abstractmethod
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, Final

from tests.benchmarks.kills_acting import PASSPHRASE, PERSON, stretch_lightly

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Outcome, Remember, Revise, Revision
from remembrancer.model.clients import EVERY_NAMESPACE, MOST_OF_A_QUOTA, AddClient, ClientScope, Grant, Quotas
from remembrancer.model.errors import OwnerGoneError
from remembrancer.model.memory import Draft
from remembrancer.model.port import KEPT_NUMBER, KEPT_OPEN
from remembrancer.model.queries import FindMemories, GetMemories, VerifyJournal
from remembrancer.model.types import MemoryType
from remembrancer.owner.address import NobodyThereError, connect
from remembrancer.owner.remote import Remote, RemoteClient, RemoteVault
from remembrancer.storage.keys import KeyFile, Keys
from remembrancer.vault import Passphrase, Vault

_NAMESPACE: Final = "personal"
_BIN: Final = Path(sys.executable).parent
_HOST: Final = "127.0.0.1"
_SECONDS_TO_START: Final = 120.0
_SECONDS_OF_WRITING: Final = 1.0
_SECONDS_BETWEEN_WRITES: Final = 0.02
_SECONDS_BETWEEN_LOOKS: Final = 0.02
_SENT_AGAIN: Final = 4
_WINDOW_EVERY, _START_EVERY = 5, 4


@dataclass(slots=True)
class Write:
    """A request with its key; ``edits`` is the memory that it edits. Times are those of this process's wall clock."""

    key: str
    content: str
    edits: str = ""
    asked: float = 0.0
    answered: float = 0.0
    memory: str = ""


class Writer(Thread):
    """Writes one after the other until it is told to stop, and asks each time until it is answered."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self.writes: list[Write] = []
        self.acknowledged: list[Write] = []
        self.own = ""
        self.version = 0
        self.stop = Event()
        self.fault = ""

    def run(self) -> None:
        number = 0
        try:
            while not self.stop.wait(_SECONDS_BETWEEN_WRITES):
                number += 1
                write = Write(f"{self.name}-{number}", f"{self.name}x{number}")
                if self.own and number % 3 == 0:
                    write.edits, write.content = self.own, f"{self.name}xownx{number}"
                self.writes.append(write)
                write.asked = time.time()
                write.memory = self.carry_out(write)
                write.answered = time.time()
                if write.edits:
                    self.version += 1
                elif not self.own:
                    self.own, self.version = write.memory, 1
                self.acknowledged.append(write)
        except Exception as error:  # noqa: BLE001  (whatever a client is told but an answer is a fault)
            self.fault = f"{self.name}: {type(error).__name__}: {error}"
        finally:
            self.end()

    @abstractmethod
    def carry_out(self, write: Write) -> str:
        """Ask until there is an answer; the id of the memory."""

    @abstractmethod
    def end(self) -> None:
        """Close what is open."""


class SocketWriter(Writer):
    """Over the private socket, as the command line does (with keys) or a program in Python (with a token)."""

    def __init__(self, name: str, folder: Path, identity: Keys | str) -> None:
        super().__init__(name)
        self._folder, self._identity = folder, identity
        self._remote: Remote | None = None

    def carry_out(self, write: Write) -> str:
        while True:
            try:
                if self._remote is None:
                    self._remote = _remote(self._folder, self._identity)
                return send(self._remote, write)
            except (OSError, OwnerGoneError):
                # Nobody holds the vault, for longer than is waited for.
                self.end()
                time.sleep(_SECONDS_BETWEEN_LOOKS)

    def end(self) -> None:
        if self._remote is not None:
            self._remote.close()
            self._remote = None


def _remote(folder: Path, identity: Keys | str) -> Remote:
    if isinstance(identity, str):
        return RemoteClient(folder, identity)
    return RemoteVault(folder, identity, at_terminal=True)


def send(remote: Remote, write: Write) -> str:
    """Carry a write out; the id of its memory."""
    if write.edits:
        change = remote.change(Revise((write.edits,), Revision(content=write.content), key=write.key))
        if change.memories != (write.edits,):
            raise AssertionError(f"{write} was answered by {change}")
        return write.edits
    answer = remote.change(Remember(Draft(write.content, type=MemoryType.FACT), _NAMESPACE, write.key))
    # A statement that is there is only reinforced, so that a second one would not show in what is there.
    if answer.outcome is not Outcome.CREATED:
        raise AssertionError(f"{write} was answered by {answer}")
    return answer.memory


class HttpWriter(Writer):
    """Over HTTP, loading nothing of ours for it."""

    def __init__(self, name: str, port: int, token: str) -> None:
        super().__init__(name)
        self._port, self._token = port, token
        self._connection = http.client.HTTPConnection(_HOST, port, timeout=_SECONDS_TO_START)

    def carry_out(self, write: Write) -> str:
        headers = {
            "Authorization": f"Bearer {self._token}",
            "Content-Type": "application/json",
            "Idempotency-Key": write.key,
        }
        method, path, body = "POST", "/v1/remember", {"content": write.content, "type": "fact", "namespace": _NAMESPACE}
        if write.edits:
            method, path, body = "PATCH", f"/v1/memories/{write.edits}", {"content": write.content}
            # Of the version that was edited, also where the edit had been carried out before the answer was lost.
            headers["If-Match"] = f'"{self.version}"'
        while True:
            try:
                self._connection.request(method, path, json.dumps(body), headers)
                answer = self._connection.getresponse()
                told = json.loads(answer.read())
            except (OSError, http.client.HTTPException):
                self._connection.close()
                time.sleep(_SECONDS_BETWEEN_LOOKS)
                continue
            if answer.status == http.client.OK and told["status"] == "stored":
                return str(write.edits or told["memory"])
            raise AssertionError(f"{write.key}: {answer.status} {told}")

    def end(self) -> None:
        self._connection.close()


class World:
    """The vault, its clients, and whoever holds it now."""

    def __init__(self, place: Path, random: Random) -> None:
        stretch_lightly()
        self.folder, self.random = place / "vault", random
        self._port = _free_port(random)
        vault = Vault.create(self.folder, (Passphrase(PASSPHRASE),))
        with closing(vault):
            person = vault.entrance(PERSON)
            vault.keep(KEPT_OPEN, "1")
            vault.keep(KEPT_NUMBER, str(self._port))
            # Nonsense of the same shape is no contradiction, whatever it looks like.
            person.change(SetConflictSettings(_NAMESPACE, certainty=1.0))
            grants = tuple(Grant(scope, EVERY_NAMESPACE) for scope in ClientScope)
            quotas = Quotas(*(MOST_OF_A_QUOTA,) * 4)
            tokens = [person.change(AddClient(f"Client {each}", grants, quotas=quotas)).token for each in range(3)]
        self.keys = KeyFile.load(self.folder / "keys.json").unlock(Passphrase(PASSPHRASE))
        self.writers: list[Writer] = [
            SocketWriter("person", self.folder, self.keys),
            SocketWriter("client", self.folder, tokens[0]),
            HttpWriter("first", self._port, tokens[1]),
            HttpWriter("second", self._port, tokens[2]),
        ]
        self._environment = {
            **os.environ,
            "HOME": str(place),
            "REMEMBRANCER_VAULT": str(self.folder),
            "REMEMBRANCER_PASSPHRASE": PASSPHRASE,
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": str(place),
            **{f"XDG_{each}_HOME": str(place / each.lower()) for each in ("CONFIG", "DATA", "STATE", "CACHE")},
        }
        self._log = (place / "said.txt").open("ab")

    def start(self, *, window: bool) -> subprocess.Popen[bytes]:
        words = [_BIN / "remembrancer-app", "--vault", self.folder] if window else [_BIN / "remembrancer", "serve"]
        return subprocess.Popen(words, env=self._environment, stdout=self._log, stderr=subprocess.STDOUT)

    def wait_for(self, process: subprocess.Popen[bytes]) -> None:
        """Until it serves the vault, over both."""
        end = time.monotonic() + _SECONDS_TO_START
        while not ((by_socket := _listens_at_socket(self.folder)) and _listens_at(self._port)):
            if process.poll() is not None or time.monotonic() > end:
                what = f"ended with {process.poll()}" if process.poll() is not None else "does not listen at its port"
                raise AssertionError(f"who should hold the vault {what} (socket: {by_socket}): {self.said()}")
            time.sleep(_SECONDS_BETWEEN_LOOKS)

    def said(self) -> str:
        return Path(self._log.name).read_text("utf-8")[-2000:]

    def look(self) -> tuple[int, int]:
        """After a start: how many writes had been acknowledged, and how many of their memories are not there."""
        acknowledged = [each for writer in self.writers for each in writer.acknowledged.copy()]
        with closing(RemoteVault(self.folder, self.keys, at_terminal=True)) as remote:
            there = set(remote.query(FindMemories()).ids)
            lost = sum(each.memory not in there for each in acknowledged)
            checked = remote.query(VerifyJournal())
            if not checked.intact:
                raise AssertionError(f"the journal does not verify: {checked.problems}")
            # Keys are the actor's own: what the person sent is sent again.
            mine = [each for each in self.writers[0].acknowledged.copy() if not each.edits]
            for each in self.random.sample(mine, min(_SENT_AGAIN, len(mine))):
                if send(remote, each) != each.memory:
                    raise AssertionError(f"{each.key} was carried out a second time")
        return len(acknowledged), lost

    def final_state(self) -> tuple[int, list[str]]:
        """With everybody gone: how many writes are there twice, and what else is wrong."""
        faults = []
        with closing(Vault.open(self.folder, Passphrase(PASSPHRASE))) as vault:
            person = vault.entrance(PERSON)
            memories = {each.id: each for each in person.query(GetMemories(person.query(FindMemories()).ids))}
            if not person.query(VerifyJournal()).intact:
                faults.append("the journal does not verify at the end")
            if vault.store.damaged_tables():
                faults.append("the database is damaged at the end")
        # What was edited since says something else now.
        twice = len(memories.keys() - {each.memory for writer in self.writers for each in writer.writes})
        for writer in self.writers:
            own = memories.get(writer.own)
            if own is not None and own.number != writer.version:
                faults.append(f"{writer.name}'s own memory has {own.number} versions, of {writer.version} acknowledged")
                twice += max(0, own.number - writer.version)
        return twice, faults


def _free_port(random: Random) -> int:
    """Below those that the system gives to whoever connects: one that asks again and again could be given this one."""
    while True:
        number = random.randrange(15_000, 30_000)
        with suppress(OSError), socket.socket() as found:
            found.bind((_HOST, number))
            return number


def _listens_at_socket(folder: Path) -> bool:
    try:
        connect(folder).connection.close()
    except NobodyThereError:
        return False
    return True


def _listens_at(port: int) -> bool:
    with suppress(OSError), socket.create_connection((_HOST, port), 1):
        return True
    return False


def kill_writing(place: Path, kills: int, random: Random) -> dict[str, Any]:
    """Kill whoever holds the vault so often, and one time not."""
    world = World(place, random)
    kill_times: list[float] = []
    usual_start = 2.0
    faults: list[str] = []
    lost = looks = windows = 0
    for each in world.writers:
        each.start()
    try:
        for number in range(kills + 1):
            is_window = number % _WINDOW_EVERY == _WINDOW_EVERY - 1
            windows += is_window
            process = world.start(window=is_window)
            begun = time.monotonic()
            is_last = number == kills
            if number % _START_EVERY == _START_EVERY - 1 and not is_last:
                time.sleep(random.uniform(0, usual_start))
            else:
                world.wait_for(process)
                usual_start = time.monotonic() - begun
                _, missing = world.look()
                lost, looks = lost + missing, looks + 1
                time.sleep(random.uniform(0, _SECONDS_OF_WRITING))
            if is_last:
                break
            kill_times.append(time.time())
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
    except AssertionError as error:
        faults.append(f"after {len(kill_times)} kills: {error}")
    finally:
        for each in world.writers:
            each.stop.set()
        # Whoever is asking is answered by the one that is left, unless that is what went wrong.
        for each in world.writers:
            each.join(_SECONDS_TO_START)
            faults += [each.fault] if each.fault else []
            faults += [f"{each.name} was never answered"] if each.is_alive() else []
        process.terminate()
        process.wait()
    twice, more = world.final_state()
    writes = [each for writer in world.writers for each in writer.acknowledged]
    in_flight = [each for each in writes if any(each.asked < when < each.answered for when in kill_times)]
    return {
        "kills": len(kill_times),
        "of a window": windows,
        "writes acknowledged": len(writes),
        "asked over a kill": len(in_flight),
        "looks after a start": looks,
        "lost": lost,
        "there twice": twice,
        "faults": [*faults, *more, *([f"{lost} lost"] if lost else []), *([f"{twice} twice"] if twice else [])],
    }
