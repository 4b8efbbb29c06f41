from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pydantic.fields  # noqa: F401  (Qt's import hook, here because of other tests, breaks it when it comes later)
import pytest
import structlog
from typer.testing import CliRunner, Result

from remembrancer.cli.program import program

COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def reply(self) -> Any:
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the vault of a test lies, and its passphrase in the environment."""
    folder = tmp_path / "vault"
    monkeypatch.setenv("REMEMBRANCER_VAULT", str(folder))
    monkeypatch.setenv("REMEMBRANCER_PASSPHRASE", "a passphrase of words")
    yield folder
    structlog.reset_defaults()


@pytest.fixture
def command() -> Callable[..., Ran]:
    """Runs the installed command as a process of its own, without a terminal."""

    def run(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> Ran:
        finished = subprocess.run(
            [COMMAND, *arguments],
            input=stdin,
            capture_output=True,
            check=False,
            timeout=120,
            env={**os.environ, "PYTHONWARNINGS": "error", **environment},
        )
        return Ran(finished.returncode, finished.stdout.decode(), finished.stderr.decode())

    return run


@pytest.fixture
def cli() -> Callable[..., Ran]:
    """Runs a command within this process: quick, and for everything that is not the process's own affair."""
    runner = CliRunner()

    def run(*arguments: str, stdin: bytes | None = None) -> Ran:
        result: Result = runner.invoke(program, list(arguments), input=stdin)
        unexpected = result.exception is not None and not isinstance(result.exception, SystemExit)
        if unexpected and result.exception is not None:
            raise result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def remember(cli: Callable[..., Ran]) -> Callable[..., str]:
    """Remembers a text and gives the memory's identifier."""

    def run(text: str, *options: str) -> str:
        ran = cli("remember", text, "--json", *options)
        assert ran.code == 0, ran.err
        identifier: str = ran.reply["memory"]
        return identifier

    return run


@pytest.fixture
def typed(cli: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Runs a command within this process as if a person had typed it: rules and pins are theirs to make."""

    def run(*arguments: str) -> Ran:
        with monkeypatch.context() as terminal:
            terminal.setattr("remembrancer.cli.opening.is_interactive", lambda: True)
            return cli(*arguments)

    return run


@pytest.fixture
def at_terminal() -> Callable[..., tuple[int, str]]:
    """Runs the command at a terminal of its own, typing each answer when its question has been asked.

    An answer may depend on what was shown.
    """

    def run(*arguments: str, answers: Mapping[str, str | Callable[[str], str]], **environment: str) -> tuple[int, str]:
        import pty  # noqa: PLC0415  (not there on Windows)

        child, terminal = pty.fork()
        if child == 0:
            os.execve(COMMAND, [str(COMMAND), *arguments], {**os.environ, **environment})  # noqa: S606
        shown = ""
        waiting = dict(answers)
        while True:
            try:
                read = os.read(terminal, 4096)
            except OSError:
                break
            if not read:
                break
            shown += read.decode()
            for question in list(waiting):
                if question in shown:
                    answer = waiting.pop(question)
                    typed = answer if isinstance(answer, str) else answer(shown)
                    os.write(terminal, typed.encode() + b"\n")
        os.close(terminal)
        _, status = os.waitpid(child, 0)
        assert not waiting, shown
        return os.waitstatus_to_exitcode(status), shown

    return run
