"""The command as a process of its own that was forked from one in which everything is imported already.

It has its own streams, environment, working folder and exit code, as if it had been installed and started; what it does
not have is the second that every start spends on importing. Where nothing can be forked, it is started.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import pkgutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from multiprocessing import reduction
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any

from remembrancer import cli, wording

COMMAND = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")
PRELOADED = [
    *(
        f"{package.__name__}.{each.name}"
        for package in (cli, wording)
        for each in pkgutil.iter_modules(package.__path__)
        if each.name != "__main__"
    ),
    *("remembrancer.vault.facade", "remembrancer.owner.opening", "pydantic.type_adapter", __name__),
]
SECONDS = 120
Words = Sequence[str | bytes]


def run(words: Words, stdin: bytes, environment: Mapping[str, str]) -> tuple[int, bytes, bytes]:
    """Carry a command out without a terminal; its exit code, and what it wrote to its two streams."""
    if os.name == "nt":
        ran = subprocess.run(
            [COMMAND, *words], input=stdin, capture_output=True, check=False, timeout=SECONDS, env=dict(environment)
        )
        return ran.returncode, ran.stdout, ran.stderr
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        given.write(stdin)
        given.seek(0)
        process = _started(words, environment, (given, out, errors))
        process.join(SECONDS)
        code = process.exitcode
        if code is None:
            process.kill()
            process.join()
        process.close()
        out.seek(0)
        errors.seek(0)
        if code is None:
            message = f"{words} went on for {SECONDS} s: {errors.read().decode()}"
            raise TimeoutError(message)
        return code, out.read(), errors.read()


def start_at_terminal(words: Words, environment: Mapping[str, str]) -> tuple[BaseProcess, int]:
    """Start a command at a terminal of its own; the process, and where its terminal is written to and read."""
    import pty  # noqa: PLC0415  (not there on Windows)

    terminal, own = pty.openpty()
    with os.fdopen(own, "r+b", buffering=0) as stream:
        return _started(words, environment, (stream,)), terminal


def _started(words: Words, environment: Mapping[str, str], streams: Sequence[IO[bytes]]) -> BaseProcess:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    process = context.Process(
        target=_carry_out,
        args=(
            [os.fsdecode(word) for word in words],
            dict(environment),
            str(Path.cwd()),
            _Streams([each.fileno() for each in streams]),
        ),
    )
    process.start()
    return process


class _Streams:
    """Open files on their way into the process that is started with them."""

    def __init__(self, descriptors: list[int]) -> None:
        self.descriptors = descriptors

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, ([reduction.DupFd(each) for each in self.descriptors],)


def _arrived(duplicates: list[Any]) -> _Streams:
    return _Streams([each.detach() for each in duplicates])


def _carry_out(words: list[str], environment: dict[str, str], folder: str, streams: _Streams) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    if len(streams.descriptors) == 1:
        os.login_tty(streams.descriptors[0])
    else:
        for number, descriptor in enumerate(streams.descriptors):
            os.dup2(descriptor, number)
            os.close(descriptor)
    opened = [open(number, mode, buffering=0) for number, mode in enumerate(("rb", "wb", "wb"))]  # noqa: PTH123, SIM115
    sys.stdin = io.TextIOWrapper(io.BufferedReader(opened[0]), encoding="utf-8", errors="surrogateescape")
    sys.stdout, sys.stderr = (
        io.TextIOWrapper(each, encoding="utf-8", line_buffering=each.isatty(), write_through=True)
        for each in map(io.BufferedWriter, opened[1:])
    )
    sys.argv = [str(COMMAND), *words]
    if "error" in environment.get("PYTHONWARNINGS", ""):
        warnings.simplefilter("error")
    from remembrancer.cli import main  # noqa: PLC0415

    main()
