"""The vault locks when the system says that it sleeps, and the sleep waits for that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.suspend import SuspendLock

BUS = "test-of-suspend"
SERVICE = Path(__file__).parent / "small_logind.py"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which("dbus-daemon"), reason="needs dbus-daemon on Linux"
)


class Logind:
    """A bus of its own with a small logind on it."""

    def __init__(self) -> None:
        self.daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.daemon.stdout is not None
        self.address = self.daemon.stdout.readline().strip()
        self.service = subprocess.Popen(
            [sys.executable, str(SERVICE), self.address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.reads() == "ready"

    def reads(self) -> str:
        assert self.service.stdout is not None
        return self.service.stdout.readline().strip()

    def says(self, word: str) -> None:
        assert self.service.stdin is not None
        self.service.stdin.write(f"{word}\n")
        self.service.stdin.flush()

    def end(self) -> None:
        for process in (self.service, self.daemon):
            process.terminate()
            process.communicate()


@pytest.fixture
def logind() -> Iterator[Logind]:
    made = Logind()
    yield made
    QDBusConnection.disconnectFromBus(BUS)
    made.end()


@pytest.fixture
def wanted() -> list[bool]:
    """Whether the vault is to be locked: the last one counts."""
    return [True]


@pytest.fixture
def lock(qtbot: QtBot, logind: Logind, wanted: list[bool]) -> Iterator[SuspendLock]:
    made = SuspendLock(lambda: wanted[-1], QDBusConnection.connectToBus(logind.address, BUS))
    qtbot.waitUntil(lambda: made.watch.is_ready)
    yield made
    made.deleteLater()


def test_the_vault_locks_before_the_computer_sleeps(qtbot: QtBot, logind: Logind, lock: SuspendLock) -> None:
    assert {logind.reads(), logind.reads()} == {"asked GetSession", "asked Inhibit sleep delay"}
    with qtbot.waitSignal(lock.lock_wanted) as said:
        logind.says("sleep")
    assert said.args == ["Locked because the computer slept."]
    lock.let_sleep()
    assert logind.reads() == "let go"
    logind.says("wake")
    # The next sleep waits too.
    qtbot.waitUntil(lambda: lock.watch.is_ready)
    assert logind.reads() == "asked Inhibit sleep delay"


def test_it_locks_with_the_session(qtbot: QtBot, logind: Logind, lock: SuspendLock) -> None:
    with qtbot.waitSignal(lock.lock_wanted) as said:
        logind.says("lock")
    assert said.args == ["Locked with the session."]


def test_whoever_does_not_want_that_sleeps_at_once(
    qtbot: QtBot, logind: Logind, lock: SuspendLock, wanted: list[bool]
) -> None:
    wanted.append(False)
    locked: list[str] = []
    lock.lock_wanted.connect(locked.append)
    assert {logind.reads(), logind.reads()} == {"asked GetSession", "asked Inhibit sleep delay"}
    with qtbot.waitSignal(lock.watch.sleeping):
        logind.says("sleep")
    assert logind.reads() == "let go"
    assert not locked


def test_without_a_bus_nothing_is_noticed_and_nothing_breaks(qtbot: QtBot) -> None:
    made = SuspendLock(lambda: True, QDBusConnection("no such bus"))
    assert not made.watch.is_ready
    made.let_sleep()
    made.deleteLater()
    assert os.environ.get("DBUS_SESSION_BUS_ADDRESS") is None
