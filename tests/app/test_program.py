"""The program as a person starts it, and what comes before its window."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from remembrancer.vault import Passphrase, Vault
from remembrancer_app import earlyinit
from remembrancer_app.__main__ import USAGE_ERROR, main
from remembrancer_app.crash.dialog import CrashDialog
from remembrancer_app.crash.hooks import Hooks, report_text
from remembrancer_app.options import Options, UsageError, read_options
from remembrancer_app.shell.pages import PAGES
from remembrancer_app.theme import Theme

SECONDS = 60
HEAVY = (
    *("numpy", "pyqtgraph", "onnxruntime", "apsw", "cryptography"),
    *("remembrancer.vault", "remembrancer.storage", "remembrancer.wording"),
)


# Options


def test_options_name_a_vault_or_the_sample(tmp_path: Path) -> None:
    assert read_options([]) == Options()
    assert read_options(["--vault", str(tmp_path)]) == Options(vault=tmp_path)
    assert read_options([f"--vault={tmp_path}"]) == Options(vault=tmp_path)
    assert read_options(["--sample"]) == Options(sample=True)


@pytest.mark.parametrize("words", [["--vault"], ["--nonsense"], ["--sample", "--vault", "somewhere"], ["file.md"]])
def test_options_that_mean_nothing_are_refused_with_a_reason(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UsageError):
        read_options(words)
    assert main(words) == USAGE_ERROR
    assert "Usage:" in capsys.readouterr().err


def test_the_version_is_said_without_a_window() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "remembrancer_app", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Remembrancer ")
    assert done.stderr == ""


# What is looked for before Qt


def test_an_old_python_is_told_which_one_is_needed() -> None:
    found = earlyinit.find_problem(version=(3, 9))
    assert found is not None
    assert found.exit_code == earlyinit.PYTHON_TOO_OLD
    assert "3.11" in found.words


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlyinit, "PACKAGES", ("PySide6", "no_such_package"))
    found = earlyinit.find_problem()
    assert found is not None
    assert found.exit_code == earlyinit.PACKAGE_MISSING
    assert "no_such_package" in found.words


def test_a_missing_library_comes_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlyinit, "LINUX_LIBRARIES", (("libnothing.so.1", "libnothing1"),))
    found = earlyinit.find_problem(environment={"QT_QPA_PLATFORM": "offscreen"}, platform="linux")
    assert found is not None
    assert found.exit_code == earlyinit.LIBRARY_MISSING
    assert "sudo apt install libnothing1" in found.words


def test_no_display_is_told_and_other_systems_need_none() -> None:
    found = earlyinit.find_problem(environment={}, platform="linux")
    assert found is not None
    assert found.exit_code == earlyinit.NO_DISPLAY
    assert earlyinit.find_problem(environment={}, platform="win32") is None


def test_exit_codes_are_below_ten() -> None:
    codes = {
        earlyinit.PYTHON_TOO_OLD,
        earlyinit.PACKAGE_MISSING,
        earlyinit.LIBRARY_MISSING,
        earlyinit.NO_DISPLAY,
        USAGE_ERROR,
    }
    assert len(codes) == 5
    assert max(codes) < 10


def test_looking_for_what_is_missing_imports_no_qt() -> None:
    program = "import sys; from remembrancer_app import earlyinit; sys.exit('PySide6' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)


# Places


def test_where_things_lie_is_known_without_the_engine() -> None:
    """The window is painted before the engine is loaded, which takes most of a second."""
    program = (
        "import sys; from remembrancer_app import places; places.log_folder()\n"
        "from remembrancer.model.places import default_folder; default_folder({})\n"
        "sys.exit(any(name in sys.modules for name in ('apsw', 'numpy', 'pydantic', 'remembrancer.vault')))"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


# Crashes


def test_a_report_names_places_and_not_what_was_said() -> None:
    def failing() -> None:
        raise ValueError("the text of a memory")

    try:
        failing()
    except ValueError as error:
        text = report_text(error, "0.1.0")
    assert "ValueError" in text
    assert "in failing" in text
    assert "the text of a memory" not in text
    assert str(Path(__file__).parent) not in text


@pytest.fixture
def hooks(qapp: object) -> Iterator[Hooks]:
    hooks = Hooks()
    hooks.install()
    yield hooks
    hooks.remove()


def test_what_nobody_caught_reaches_the_gui_thread_from_any_thread(qtbot: QtBot, hooks: Hooks) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with qtbot.waitSignal(hooks.crashed) as crashed:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert isinstance(crashed.args[0], ZeroDivisionError)  # type: ignore[index]


def test_the_crash_dialog_copies_its_report(qtbot: QtBot, theme: Theme) -> None:
    dialog = CrashDialog(theme, "Remembrancer 0.1.0\nValueError")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "Remembrancer 0.1.0\nValueError"
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


# The whole program


def test_the_window_needs_nothing_heavy() -> None:
    program = (
        "import sys; import remembrancer_app.running;"
        f"found = set({HEAVY!r}) & set(sys.modules); sys.exit(', '.join(sorted(found)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


DRIVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from remembrancer_app import running as program_module
from remembrancer_app.options import Options

class Driven(program_module.Program):
    def _show_vault(self, opened):
        super()._show_vault(opened)
        print("title", self.window.windowTitle(), flush=True)
        print("counts", self.window.workspace.status.counts.text(), flush=True)
        print("page", self.window.workspace.header.title.text(), flush=True)
        if sys.argv[2] == "quit":
            QTimer.singleShot(0, self.window.close)
        elif sys.argv[2] == "lock":
            QTimer.singleShot(0, self._lock_and_leave)

    def _lock_and_leave(self):
        # Before the vault is closed, which another thread does at once.
        self.opener.closed.connect(self.window.close)
        self.lock()
        print("locked", self.window.windowTitle(), self.window.workspace is None, flush=True)

program_module.Program = Driven
sys.exit(program_module.run(Options(vault=Path(sys.argv[1]))))
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "REMEMBRANCER_PASSPHRASE": "x", "XDG_DATA_HOME": str(tmp_path / "data")}


def driven(vault: Path, act: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", DRIVER, str(vault), act],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )


def test_it_opens_a_vault_and_quits_cleanly(closed_vault: Path, environment: dict[str, str]) -> None:
    done = driven(closed_vault, "quit", environment)
    assert done.returncode == 0, done.stderr
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert said["title"] == "Personal - Remembrancer"
    assert said["counts"] == "4 memories, 4 current"
    assert said["page"] == PAGES[0].title
    words = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert words == []
    # It let the vault go, and remembered the window.
    Vault.open(closed_vault, Passphrase("x")).close()
    assert "geometry" in (closed_vault / "window.ini").read_text(encoding="utf-8")


def test_a_locked_window_shows_nothing_of_the_vault(closed_vault: Path, environment: dict[str, str]) -> None:
    done = driven(closed_vault, "lock", environment)
    assert done.returncode == 0, done.stderr
    assert "locked Remembrancer True" in done.stdout


def test_started_twice_the_second_leaves_and_the_first_goes_on(closed_vault: Path, environment: dict[str, str]) -> None:
    command = [sys.executable, "-c", DRIVER, str(closed_vault), "stay"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline().startswith("title")
            second = subprocess.run(
                [sys.executable, "-m", "remembrancer_app", "--vault", str(closed_vault)],
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=SECONDS,
            )
            assert second.returncode == 0, second.stderr
            assert first.poll() is None
        finally:
            first.send_signal(signal.SIGTERM)
            assert first.wait(SECONDS) == 0
    # Asked by the system to end, it let the vault go.
    assert not (closed_vault / "owner.json").exists()
    Vault.open(closed_vault, Passphrase("x")).close()


def test_nothing_of_the_vault_is_in_the_log(closed_vault: Path, environment: dict[str, str], tmp_path: Path) -> None:
    started = time.time()
    done = driven(closed_vault, "quit", environment)
    assert done.returncode == 0, done.stderr
    logs = tmp_path / "data" / "remembrancer" / "logs"
    assert logs.is_dir()
    assert logs.stat().st_mtime >= started - 5
    for log in logs.iterdir():
        assert "Halyard" not in log.read_text(encoding="utf-8")
