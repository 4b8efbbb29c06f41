"""What a start of the command costs, beside one of Python alone: CPU of the whole process, user and system.

    python tests/benchmarks/starts.py [--starts 10]

The least and the median of so many starts, in milliseconds. On a machine that does other work as well, CPU time too is
longer than at rest (caches and cores are shared): read the figures beside that of ``python -c pass``, which is taken in
turn with them. What asks a vault unlocks it by a passphrase, whose stretching is told apart in the first lines.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from remembrancer.owner.address import ADDRESS_FILE

_PASSPHRASE: Final = "a passphrase of words"  # noqa: S105
_COMMAND: Final = str(Path(sys.executable).with_name("remembrancer"))
_SECONDS_TO_START: Final = 60.0
_STRETCHING: Final = """
import os
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id
if {stretched}:
    Argon2id(salt=os.urandom(16), length=32, iterations=3, lanes=4, memory_cost=65536).derive(b"words")
"""
_COMPLETING: Final = {
    "_REMEMBRANCER_COMPLETE": "complete_bash",
    "COMP_WORDS": "remembrancer rec",
    "COMP_CWORD": "1",
}
_COMPLETING_OPTIONS: Final = {
    "_REMEMBRANCER_COMPLETE": "complete_bash",
    "COMP_WORDS": "remembrancer recall --",
    "COMP_CWORD": "2",
}


def cpu_of(command: list[str], environment: dict[str, str]) -> float:
    """Milliseconds of CPU that a process takes from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, capture_output=True, stdin=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def told(rows: dict[str, tuple[list[str], dict[str, str]]], starts: int) -> None:
    """Start everything in turn, so that what else the machine does is met by all alike, and tell it."""
    taken: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(starts + 1):
        for name, (command, environment) in rows.items():
            taken[name].append(cpu_of(command, environment))
    for name, times in taken.items():
        # The first one may have compiled modules.
        print(f"{name:44} {min(times[1:]):7.0f} {statistics.median(times[1:]):7.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=int, default=10)
    starts = parser.parse_args().starts
    with tempfile.TemporaryDirectory() as folder:
        vault = Path(folder) / "vault"
        surroundings = {
            **os.environ,
            "REMEMBRANCER_VAULT": str(vault),
            "REMEMBRANCER_PASSPHRASE": _PASSPHRASE,
            "XDG_DATA_HOME": f"{folder}/data",
        }

        def command(*words: str, **more: str) -> tuple[list[str], dict[str, str]]:
            return [_COMMAND, *words], {**surroundings, **more}

        for words in (("vault", "create"), ("remember", "The dentist is on 8 December at nine.")):
            cpu_of(*command(*words))
        print(f"{'start':44} {'least':>7} {'median':>7}  ms of CPU")
        python = [sys.executable, "-c"]
        told(
            {
                "python -c pass": ([*python, "pass"], surroundings),
                "cryptography": ([*python, _STRETCHING.format(stretched=False)], surroundings),
                "cryptography, a passphrase stretched": ([*python, _STRETCHING.format(stretched=True)], surroundings),
                "--version": command("--version"),
                "--help": command("--help"),
                "recall --help": command("recall", "--help"),
                "completion of a command": command(**_COMPLETING),
                "completion of an option": command(**_COMPLETING_OPTIONS),
                "recall, opened here": command("recall", "When is the dentist?"),
                "sweep, opened here": command("sweep"),
            },
            starts,
        )
        owner = subprocess.Popen([_COMMAND, "serve"], env=surroundings, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + _SECONDS_TO_START
            while not (vault / ADDRESS_FILE).exists() and time.monotonic() < end:
                time.sleep(0.1)
            told(
                {
                    "recall, by the owner": command("recall", "When is the dentist?"),
                    "recall --json, by the owner": command("recall", "When is the dentist?", "--json"),
                    "hook session-start, by the owner": command("hook", "session-start"),
                    "remember, by the owner": command("remember", "The dentist is in Long Street."),
                    "sweep, by the owner": command("sweep"),
                },
                starts,
            )
        finally:
            owner.terminate()
            owner.wait()


if __name__ == "__main__":
    main()
