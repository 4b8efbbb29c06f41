"""What every test gets: a home of its own, no real keyring, no display, and a check that nothing is left running."""

import ctypes
import gc
import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import hypothesis
import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

# Both are read when Qt starts: no display is needed, and Qt warns about any locale that is not UTF-8.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"

# Machines that run tests are busy: how long an example takes says nothing about the code. A change is judged by the
# same examples wherever it is tested; `--hypothesis-profile=search` looks for new ones.
for profile, same_examples in (("project", True), ("search", False)):
    hypothesis.settings.register_profile(
        profile,
        deadline=None,
        derandomize=same_examples,
        print_blob=True,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
hypothesis.settings.load_profile("project")

SECONDS_FOR_A_THREAD_TO_END = 5.0
QT_FIXTURES = frozenset({"qapp", "qtbot", "qtmodeltester"})  # those of pytest-qt that start Qt


@pytest.fixture(scope="module", autouse=True)
def memory_given_back() -> Iterator[None]:
    """After each file, hand back what was freed: glibc would keep the room of thousands of vaults that were open.

    What outlives its file stays for good (modules, tests, what libraries remember). It is put aside, so that neither
    this nor the search for what a test left behind goes through it again and again.
    """
    yield
    gc.collect()
    gc.freeze()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give the whole run an empty home, so that no real profile, vault or desktop session is touched."""
    home = tmp_path_factory.mktemp("home")
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "AppData" / "Roaming",
        "LOCALAPPDATA": home / "AppData" / "Local",
        "XDG_CONFIG_HOME": home / ".config",
        "XDG_DATA_HOME": home / ".local" / "share",
        "XDG_STATE_HOME": home / ".local" / "state",
        "XDG_CACHE_HOME": home / ".cache",
    }
    # Sockets are made here, and the path of a socket may not be longer than about a hundred characters.
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="run-") as run_folder:
        for name, folder in folders.items():
            folder.mkdir(parents=True, exist_ok=True)
            patch.setenv(name, str(folder))
        patch.setenv("XDG_RUNTIME_DIR", run_folder)
        patch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
        # For programs that tests start: a keyring that says it is none, rather than the person's own.
        patch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
        yield home


class MemoryKeyring(KeyringBackend):
    """A keyring that forgets everything with the test."""

    priority: ClassVar[float] = 1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.passwords: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.passwords.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.passwords[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.passwords.pop((service, username), None) is None:
            message = f"no password of {username} for {service}"
            raise PasswordDeleteError(message)


@pytest.fixture(autouse=True)
def memory_keyring() -> Iterator[MemoryKeyring]:
    """Put an empty keyring in the place of the machine's for one test."""
    before = keyring.get_keyring()
    backend = MemoryKeyring()
    keyring.set_keyring(backend)
    yield backend
    keyring.set_keyring(before)


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves threads, timers or windows behind; what was there before it does not count."""
    uses_qt = not QT_FIXTURES.isdisjoint(request.fixturenames)
    threads_before = set(threading.enumerate())
    qt_before = {identity for identity, _ in _running_in_qt()} if uses_qt else set()

    def still_running() -> list[str]:
        qt_now = _running_in_qt() if uses_qt else []
        return _threads_still_running(threads_before) + [
            words for identity, words in qt_now if identity not in qt_before
        ]

    yield
    left = still_running()
    if left:
        _finish_deletions()
        left = still_running()
    if left:
        pytest.fail(f"{request.node.name} left behind: " + "; ".join(left), pytrace=False)


def _threads_still_running(before: set[threading.Thread]) -> list[str]:
    left = []
    for thread in set(threading.enumerate()) - before:
        if isinstance(thread, threading._DummyThread):
            continue  # Python's shadow of a thread that Qt started; the Qt thread itself is looked at below
        thread.join(SECONDS_FOR_A_THREAD_TO_END)
        if thread.is_alive():
            left.append(f"thread {thread.name}")
    return left


def _running_in_qt() -> list[tuple[int, str]]:
    """List running Qt threads, active timers without a parent and windows, as identity and description.

    Qt is never imported for this: without an application object nothing of it can be running.
    """
    core, widgets = sys.modules.get("PySide6.QtCore"), sys.modules.get("PySide6.QtWidgets")
    if core is None or core.QCoreApplication.instance() is None:
        return []
    running = _running_threads_and_timers(core)
    pool = core.QThreadPool.globalInstance()
    if not pool.waitForDone(int(1000 * SECONDS_FOR_A_THREAD_TO_END)):
        running.append((id(pool), f"{pool.activeThreadCount()} jobs in Qt's thread pool"))
    if widgets is not None and isinstance(core.QCoreApplication.instance(), widgets.QApplication):
        running += [
            (id(widget), f"window {type(widget).__name__} {widget.objectName()!r}")
            for widget in widgets.QApplication.topLevelWidgets()
            if widget.parent() is None and type(widget).__name__ != "QTipLabel"
        ]
    return running


def _running_threads_and_timers(core: ModuleType) -> list[tuple[int, str]]:
    valid = sys.modules["shiboken6"].isValid
    threads, timers = _with_subclasses(core.QThread), _with_subclasses(core.QTimer)
    running = []
    for candidate in gc.get_objects():
        # The type is compared, not asked: isinstance would wake the lazy objects of other libraries.
        if type(candidate) in threads and valid(candidate) and candidate.isRunning():
            running.append((id(candidate), f"thread {type(candidate).__name__}"))
        elif type(candidate) in timers and valid(candidate) and candidate.isActive() and candidate.parent() is None:
            running.append((id(candidate), f"timer of {candidate.interval()} ms"))
    return running


def _with_subclasses(base: Any) -> set[type]:
    found = {base}
    for subclass in base.__subclasses__():
        found |= _with_subclasses(subclass)
    return found


def _finish_deletions() -> None:
    """Carry out what is only waiting to be deleted: Qt's deferred deletions and Python's reference cycles."""
    gc.collect()
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
