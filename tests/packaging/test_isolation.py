"""The fixtures that every test gets do what they promise: shown by a test run of their own."""

import subprocess
import sys
from pathlib import Path

TESTS = """
import os
import sys
import threading
from pathlib import Path

import keyring
import pytest

KEPT = []


def test_home_is_empty_and_not_the_persons():
    assert os.listdir(Path.home()) and set(os.listdir(Path.home())) <= {".config", ".local", ".cache", "AppData"}


def test_a_password_is_kept():
    keyring.set_password("service", "name", "secret")
    assert keyring.get_password("service", "name") == "secret"


def test_it_is_gone_in_the_next_test():
    assert keyring.get_password("service", "name") is None


def test_closed_window_and_owned_timer(qtbot):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    QTimer(window).start(1000)


def test_window_in_a_reference_cycle(qtbot):
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    window.itself = window


def test_LEAK_window(qtbot):
    from PySide6.QtWidgets import QLabel

    KEPT.append(QLabel())


def test_LEAK_timer(qtbot):
    from PySide6.QtCore import QTimer

    KEPT.append(QTimer())
    KEPT[-1].start(1000)


def test_LEAK_qt_thread(qtbot):
    from PySide6.QtCore import QThread

    KEPT.append(QThread())
    KEPT[-1].start()


def test_that_leaks_nothing_is_not_blamed_for_the_leaks_of_others(qtbot):
    pass


def test_the_thread_ends(qtbot):
    KEPT[-1].quit()
    assert KEPT[-1].wait(5000)


def test_LEAK_thread(monkeypatch):
    KEPT.append(threading.Event())
    threading.Thread(target=KEPT[-1].wait, name="forgotten").start()


def test_the_other_thread_ends():
    KEPT[-1].set()
"""
CONFIGURATION = "[pytest]\nfilterwarnings = error\nqt_log_level_fail = WARNING\n"


def test_each_leak_fails_its_own_test_and_no_other(checkout: Path, tmp_path: Path) -> None:
    conftest = (checkout / "tests" / "conftest.py").read_text(encoding="utf-8")
    shortened = conftest.replace("SECONDS_FOR_A_THREAD_TO_END = 5.0", "SECONDS_FOR_A_THREAD_TO_END = 0.2")
    assert shortened != conftest
    (tmp_path / "conftest.py").write_text(shortened, encoding="utf-8")
    (tmp_path / "test_sample.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(CONFIGURATION, encoding="utf-8")
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:randomly", "-rA", "--tb=short"],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=100,
    )
    ends = [line.split()[0:2] for line in finished.stdout.splitlines() if line.startswith(("ERROR ", "FAILED "))]
    leaking = ["LEAK_window", "LEAK_timer", "LEAK_qt_thread", "LEAK_thread"]
    assert ends == [["ERROR", f"test_sample.py::test_{name}"] for name in leaking], finished.stdout
