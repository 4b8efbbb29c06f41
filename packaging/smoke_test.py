"""Trying a frozen or installed program as a person would: nothing of a checkout or of Python is within its reach."""

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from stop import Stop

PATIENCE_SECONDS = 180
_PASSPHRASE = "a passphrase of words"  # noqa: S105 - of a vault that is thrown away


def check(folder: Path) -> dict[str, float]:
    """Try the programs in ``folder``; returns how many seconds each step took.

    Raises Stop, with what the program said, if a step fails, says something to stderr, or leaves anything behind in
    the person's folders but the sample vault and the log.
    """
    took: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="remembrancer-") as place:
        home = Path(place) / "home"
        home.mkdir()
        environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            "REMEMBRANCER_VAULT": str(Path(place) / "vault"),
            "REMEMBRANCER_PASSPHRASE": _PASSPHRASE,
            **{name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ},
        }
        command = [str(folder / "remembrancer")]

        def run(*words: str) -> str:
            start = time.monotonic()
            said = _run([*command, *words], environment)
            took[words[0] if words[0] != "vault" else " ".join(words[:2])] = time.monotonic() - start
            return said

        run("--version")
        run("vault", "create")
        run("remember", "I take my tea without milk.", "--json")
        answer = json.loads(run("recall", "how do I like my tea?", "--json"))
        if not answer["results"] or answer["results"][0]["parts"]["meaning"] <= 0:
            raise Stop(Stop.INSTALLATION_FAILED, "The frozen program does not find by meaning.")
        run("report")
        run("vault", "backup")
        run("health")
        took["window"] = _window(folder, environment, home)
    return took


def _run(command: list[str], environment: dict[str, str]) -> str:
    result = subprocess.run(
        command, check=False, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )
    if result.returncode != 0 or result.stderr:
        told = f"{result.stdout}\n{result.stderr}".strip()
        raise Stop(Stop.INSTALLATION_FAILED, f"{' '.join(command)} ended with {result.returncode}:\n{told}")
    return result.stdout


def _window(folder: Path, environment: dict[str, str], home: Path) -> float:
    """Open the window on the sample vault, wait until it has it, and ask it to leave; returns seconds."""
    data = home / ".local" / "share" / "remembrancer"
    start = time.monotonic()
    with subprocess.Popen(
        [str(folder / "remembrancer-app"), "--sample"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        try:
            _wait_until((data / "sample" / "owner.json").exists, program)
            took = time.monotonic() - start
            program.send_signal(signal.SIGTERM)
            said, _ = program.communicate(timeout=PATIENCE_SECONDS)
        except BaseException:
            program.kill()
            raise
    if program.returncode != 0 or said:
        raise Stop(Stop.INSTALLATION_FAILED, f"The window ended with {program.returncode}:\n{said}")
    left = [each for each in home.rglob("*") if each.is_file() and data not in each.parents]
    if left:
        raise Stop(Stop.INSTALLATION_FAILED, f"The window left behind {left}.")
    return took


def _wait_until(holds: Callable[[], bool], program: "subprocess.Popen[str]") -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        if program.poll() is not None or time.monotonic() > end:
            program.kill()
            said, _ = program.communicate()
            raise Stop(Stop.INSTALLATION_FAILED, f"The window did not open the sample vault:\n{said}")
        time.sleep(0.1)
