from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import forked_command
import pydantic.fields  # noqa: F401  (Qt's import hook, here because of other tests, breaks it when it comes later)
import pytest
from typer.testing import CliRunner, Result

from remembrancer.cli.program import program


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
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the vault of a test lies, and its passphrase in the environment."""
    folder = tmp_path / "vault"
    monkeypatch.setenv("REMEMBRANCER_VAULT", str(folder))
    monkeypatch.setenv("REMEMBRANCER_PASSPHRASE", "a passphrase of words")
    return folder


@pytest.fixture
def command() -> Callable[..., Ran]:
    """Runs the command as a process of its own, without a terminal."""

    def run(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> Ran:
        surroundings = {**os.environ, "PYTHONWARNINGS": "error", **environment}
        code, out, errors = forked_command.run(arguments, stdin, surroundings)
        return Ran(code, out.decode(), errors.decode())

    return run


@pytest.fixture
def installed() -> Callable[..., Ran]:
    """Runs the installed command, as whoever installed it does: for how it starts and what it is started with."""

    def run(*arguments: str | bytes, stdin: bytes = b"", **environment: str) -> Ran:
        finished = subprocess.run(
            [forked_command.COMMAND, *arguments],
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
        process, terminal = forked_command.start_at_terminal(arguments, {**os.environ, **environment})
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
        process.join()
        code = process.exitcode
        process.close()
        assert not waiting, shown
        assert code is not None
        return code, shown

    return run
