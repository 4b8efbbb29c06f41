"""The script as a person starts it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT_A_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def start(interpreter: str, checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if name not in WITHOUT_A_DISPLAY}
    command = [interpreter, str(checkout / "packaging" / "dev.py"), *words]
    return subprocess.run(
        command, check=False, capture_output=True, text=True, env=variables, stdin=subprocess.DEVNULL, timeout=60
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_run_without_a_display_says_so_and_ends_with_its_own_code(checkout: Path) -> None:
    finished = start(sys.executable, checkout, "run")
    assert finished.returncode == 11
    assert "no display" in finished.stderr
    assert "dev.py test" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_an_unknown_command_is_answered_with_the_known_ones(checkout: Path) -> None:
    finished = start(sys.executable, checkout, "walk")
    assert finished.returncode == 2
    assert all(command in finished.stderr for command in ("run", "test", "lint"))


def test_words_after_lint_are_refused_rather_than_ignored(checkout: Path) -> None:
    finished = start(sys.executable, checkout, "lint", "engine")
    assert finished.returncode == 17
    assert "lint takes no further words" in finished.stderr


def test_an_interpreter_that_is_too_old_is_told_what_is_needed(checkout: Path) -> None:
    for name in ("python3.10", "python3.9", "python3.8", "python3.7"):
        interpreter = shutil.which(name)
        if interpreter and subprocess.run([interpreter, "--version"], check=False, capture_output=True).returncode == 0:
            break
    else:
        pytest.skip("no interpreter older than 3.11 is installed here")
    finished = start(interpreter, checkout, "test")
    assert finished.returncode == 10
    assert "needs Python 3.11 or newer" in finished.stderr
    assert "Traceback" not in finished.stderr
