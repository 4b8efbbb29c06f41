"""What every test gets: a home of its own, no real keyring, no display, and a check that nothing is left running."""

import ctypes
import functools
import gc
import itertools
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

from remembrancer.embedding.encoder import Encoder
from remembrancer.storage import keys
from remembrancer.vault import encoding

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


LONG_FILES = (
    *("owner/test_headless.py", "cli/test_installed_command.py", "vault/test_sample.py", "settings/test_page.py"),
    *("owner/test_relay.py", "exchange/test_complete_export.py", "packaging/test_virtual_environment.py"),
    *("welcome/test_first_run.py", "port/http/test_document.py", "remember/types/test_training.py"),
    *("storage/test_erasure.py", "recall/test_facets.py", "detection/test_detector.py"),
)
"""The ends of their paths; see :func:`pytest_collection_modifyitems`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest: where one came last, half of the processes would wait for it."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONG_FILES))


FILES_BETWEEN_COLLECTIONS = 12
_files_done = itertools.count(1)


@pytest.fixture(scope="module", autouse=True)
def memory_given_back() -> Iterator[None]:
    """Every few files, find what nobody refers to any more, and hand back what was freed.

    Nearly all that is there outlives its file (modules, tests, what libraries remember), and going through it takes
    seconds; and glibc would keep the room of thousands of vaults that were open.
    """
    yield
    if next(_files_done) % FILES_BETWEEN_COLLECTIONS:
        return
    gc.unfreeze()
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


@pytest.fixture(scope="session", autouse=True)
def made_once_or_quickly() -> Iterator[None]:
    """Load the model once a process, and stretch passphrases by next to nothing.

    `test_encoder` loads the model and `test_keys` stretches as everybody else does. What a vault's passphrase costs is
    in its key file, so that programs open the vaults of tests as quickly.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encoding, "Encoder", ModelOnce)
        patch.setattr(keys, "_ARGON2_ITERATIONS", 1)
        patch.setattr(keys, "_ARGON2_KIBIBYTES", 64)
        yield


class ModelOnce(Encoder):
    """The encoder of all vaults of a process."""

    @classmethod
    @functools.cache
    def load(cls, *, threads: int = 1) -> Encoder:
        return Encoder.load(threads=threads)


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
    windows_before = _windows() if uses_qt else {}
    # What is there is put aside: the collector, and the search for threads and timers, go through what comes now alone.
    gc.freeze()

    def still_running() -> list[str]:
        left = _threads_still_running(threads_before)
        if uses_qt:
            left += _running_in_qt()
            left += [words for identity, words in _windows().items() if identity not in windows_before]
        return left

    yield
    left = still_running()
    for clean_up in (_finish_deletions, _finish_cycles):
        if left:
            clean_up()
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


def _running_in_qt() -> list[str]:
    """List the Qt threads that run and the active timers without a parent, of those that the test made.

    Qt is never imported for this: without an application object nothing of it can be running.
    """
    core = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return []
    running = _running_threads_and_timers(core)
    pool = core.QThreadPool.globalInstance()
    if not pool.waitForDone(int(1000 * SECONDS_FOR_A_THREAD_TO_END)):
        running.append(f"{pool.activeThreadCount()} jobs in Qt's thread pool")
    return running


def _windows() -> dict[int, str]:
    """The windows that there are, by identity."""
    core, widgets = sys.modules.get("PySide6.QtCore"), sys.modules.get("PySide6.QtWidgets")
    if core is None or widgets is None or not isinstance(core.QCoreApplication.instance(), widgets.QApplication):
        return {}
    return {
        id(widget): f"window {type(widget).__name__} {widget.objectName()!r}"
        for widget in widgets.QApplication.topLevelWidgets()
        if widget.parent() is None and type(widget).__name__ != "QTipLabel"
    }


def _running_threads_and_timers(core: ModuleType) -> list[str]:
    valid = sys.modules["shiboken6"].isValid
    threads, timers = _with_subclasses(core.QThread), _with_subclasses(core.QTimer)
    running = []
    for candidate in gc.get_objects():
        # The type is compared, not asked: isinstance would wake the lazy objects of other libraries.
        if type(candidate) in threads and valid(candidate) and candidate.isRunning():
            running.append(f"thread {type(candidate).__name__}")
        elif type(candidate) in timers and valid(candidate) and candidate.isActive() and candidate.parent() is None:
            running.append(f"timer of {candidate.interval()} ms")
    return running


def _with_subclasses(base: Any) -> set[type]:
    found = {base}
    for subclass in base.__subclasses__():
        found |= _with_subclasses(subclass)
    return found


def _finish_deletions() -> None:
    """Carry out the deletions that Qt has put off."""
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)


def _finish_cycles() -> None:
    """Let go what only refers to itself, and carry out what that puts off."""
    gc.collect()
    _finish_deletions()
