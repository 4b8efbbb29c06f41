"""Trying a frozen or installed program as a person would: nothing of a checkout or of Python is within its reach."""

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Timer

from stop import Stop

PATIENCE_SECONDS = 180
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
_PASSPHRASE = "a passphrase of words"  # noqa: S105 - of a vault that is thrown away


def check(
    folder: Path, root: Path = Path("/"), enter: Sequence[str] = (), variables: Mapping[str, str] = OFFSCREEN
) -> dict[str, float]:
    """Try the programs in ``folder``; returns how many seconds each step took.

    With ``root``, an installed system in a folder, they are tried inside it; ``enter`` goes before each command then.
    ``variables`` say where the window is shown.

    Raises Stop, with what the program said, if a step fails, says something to stderr, or leaves anything behind in
    the person's folders but the sample vault and the log.
    """
    took: dict[str, float] = {}
    inside_of_another = root != Path("/")
    with tempfile.TemporaryDirectory(prefix="remembrancer-", dir=root / "tmp" if inside_of_another else None) as made:
        place = f"/{Path(made).relative_to(root)}"  # as it is called inside
        home = Path(made) / "home"
        home.mkdir()
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": f"{place}/home",
            "LANG": "C.UTF-8",
            "LC_TIME": "de_DE.UTF-8",  # a country with holidays, which are loaded by name
            "REMEMBRANCER_VAULT": f"{place}/vault",
            "REMEMBRANCER_PASSPHRASE": _PASSPHRASE,
            **variables,
        }
        command = [*enter, str(folder / "remembrancer")]

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
        # It starts a process that holds the vault, and so itself once more.
        took["mcp"] = _agent([*command, "mcp"], environment)
        run("vault", "backup")
        run("health")
        _end_owner(Path(made) / "vault")
        took["window"] = _window([*enter, str(folder / "remembrancer-app"), "--sample"], environment, home)
    return took


def _run(command: list[str], environment: dict[str, str]) -> str:
    result = subprocess.run(
        command, check=False, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )
    if result.returncode != 0 or result.stderr:
        told = f"{result.stdout}\n{result.stderr}".strip()
        raise Stop(Stop.INSTALLATION_FAILED, f"{' '.join(command)} ended with {result.returncode}:\n{told}")
    return result.stdout


def _agent(command: list[str], environment: dict[str, str]) -> float:
    """Speak to the vault as an agent does, without a token; returns how many seconds until its tools were told."""
    start = time.monotonic()
    asked = (
        {
            "id": 1,
            "method": "initialize",
            "params": {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "clientInfo": {"name": "smoke test", "version": "1"},
            },
        },
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
    )
    lines = "".join(json.dumps({"jsonrpc": "2.0", **each}) + "\n" for each in asked)
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None  # noqa: S101 - piped
        assert program.stdout is not None  # noqa: S101 - piped
        watch = Timer(PATIENCE_SECONDS, program.kill)
        watch.start()
        program.stdin.write(lines)
        program.stdin.flush()
        told = next((line for line in program.stdout if '"id":2' in line.replace(" ", "")), "")
        took = time.monotonic() - start
        program.stdin.close()
        program.stdin = None
        _, errors = program.communicate()
        watch.cancel()
    if '"recall"' not in told or program.returncode != 0 or errors:
        raise Stop(Stop.INSTALLATION_FAILED, f"remembrancer mcp ended with {program.returncode}: {told}\n{errors}")
    return took


def _end_owner(vault: Path) -> None:
    """End the process that was started for the agent; it would go on for a minute."""
    owner = vault / "owner.json"
    if not owner.exists():
        raise Stop(Stop.INSTALLATION_FAILED, "remembrancer mcp started nothing that holds the vault.")
    os.kill(json.loads(owner.read_text(encoding="utf-8"))["pid"], signal.SIGTERM)
    end = time.monotonic() + PATIENCE_SECONDS
    while owner.exists():
        if time.monotonic() > end:
            raise Stop(Stop.INSTALLATION_FAILED, "What holds the vault does not end.")
        time.sleep(0.1)


def _window(command: list[str], environment: dict[str, str], home: Path) -> float:
    """Open the window on the sample vault, wait until it has it, and ask it to leave; returns seconds."""
    data = home / ".local" / "share" / "remembrancer"
    start = time.monotonic()
    with subprocess.Popen(
        command,
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
