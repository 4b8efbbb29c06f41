"""What the process that holds a vault costs while nobody asks, and how soon a relay answers that finds one running.

    python tests/benchmarks/owner_costs.py [--starts 20] [--idle 600] [--vault DIR]

``remembrancer serve`` holds a new vault of a few statements, or a copy of one that ``crowd.py`` filled, with its port
open. First ``remembrancer mcp`` is started again and again as an agent starts it, over pipes: milliseconds from the
start of the process to the greeting and to the first recall, and its CPU. Then everybody is silent: seconds of CPU that
the owner takes in the time given, reckoned for an hour, with its memory (Linux; elsewhere only the first part is
measured). The idle time begins after half a minute, when what follows a start is done.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np
from crowd import PASSPHRASE

from remembrancer.model.changes import Remember
from remembrancer.model.clients import EVERY_NAMESPACE, MOST_OF_A_QUOTA, AddClient, ClientScope, Grant, Quotas
from remembrancer.model.memory import Draft
from remembrancer.model.places import TOKEN_VARIABLE
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor, Passphrase, Vault

_COMMAND: Final = Path(sys.executable).with_name("remembrancer.exe" if os.name == "nt" else "remembrancer")
_SETTLING: Final = 30.0
_STATEMENTS: Final = ("The kettle is blue.", "The spare key lies under the third pot.", "Petra moved to Ghent in May.")
_HELLO: Final = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "Benchmark", "version": "1"},
}


def relay_start(environment: dict[str, str]) -> tuple[float, float, float]:
    """Milliseconds to the greeting and to the first recall, and those of CPU, of one relay."""
    begun = time.perf_counter()
    process = subprocess.Popen([_COMMAND, "mcp"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(number: int, method: str, **params: Any) -> tuple[float, dict[str, Any]]:
        assert process.stdin is not None
        assert process.stdout is not None
        asked = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        process.stdin.flush()
        answer: dict[str, Any] = json.loads(process.stdout.readline())
        return (time.perf_counter() - begun) * 1000, answer

    before = os.times()
    greeted, _ = ask(0, "initialize", **_HELLO)
    recalled, answer = ask(1, "tools/call", name="recall", arguments={"question": "what colour is the kettle"})
    if "error" in answer or answer["result"].get("isError"):
        raise SystemExit(f"the relay was refused: {answer}")
    process.communicate()
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return greeted, recalled, cpu * 1000


def idle(process: int, seconds: float) -> tuple[float, float]:
    """Seconds of CPU an hour that a silent process takes, and its memory in MB."""
    time.sleep(_SETTLING)
    before, begun = _cpu(process), time.perf_counter()
    time.sleep(seconds)
    passed = time.perf_counter() - begun
    status = Path(f"/proc/{process}/status").read_text()
    resident = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
    return (_cpu(process) - before) / passed * 3600, resident


def _cpu(process: int) -> float:
    """Seconds of CPU of all its threads, to the nanosecond where the system counts so."""
    return sum(int(each.read_text().split()[0]) for each in Path(f"/proc/{process}/task").glob("*/schedstat")) / 1e9


@contextmanager
def owner(folder: Path, environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """``remembrancer serve``, from when it listens."""
    process = subprocess.Popen([_COMMAND, "serve", "--port", "0"], env=environment, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        if "Serving" not in (said := process.stderr.readline()):
            raise SystemExit(f"{folder}: {said}")
        yield process
    finally:
        process.terminate()
        process.communicate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=20, help="how often a relay is started")
    parser.add_argument("--idle", type=float, default=600.0, help="seconds of silence; 0: none")
    parser.add_argument("--vault", type=Path, help="a vault that crowd.py filled; a copy of it is used")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "vault"
        if asked.vault is not None:
            shutil.copytree(asked.vault, folder)
        environment = {**os.environ, TOKEN_VARIABLE: _made(folder, is_new=asked.vault is None)}
        environment |= {"REMEMBRANCER_VAULT": str(folder), "REMEMBRANCER_PASSPHRASE": PASSPHRASE}
        with owner(folder, environment) as process:
            relay_start(environment)
            measured = np.array([relay_start(environment) for _ in range(asked.starts)])
            print(f"{asked.starts} starts of a relay, load {os.getloadavg()[0]:.1f}; ms, p50 / p95")
            for name, column in zip(("greeting", "first recall", "CPU"), measured.T, strict=True):
                half, most = np.quantile(column, [0.5, 0.95])
                print(f"  {name:<14} {half:6.0f} / {most:.0f}", flush=True)
            if asked.idle and Path("/proc/self/schedstat").exists():
                cpu, resident = idle(process.pid, asked.idle)
                print(f"idle for {asked.idle:.0f} s: {cpu:.2f} s of CPU an hour, {resident:.0f} MB")


def _made(folder: Path, *, is_new: bool) -> str:
    """The token of a client of the vault, which is made if it is not there."""
    secret = Passphrase(PASSPHRASE)
    vault = Vault.create(folder, (secret,)) if is_new else Vault.open(folder, secret)
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    for each in _STATEMENTS if is_new else ():
        person.change(Remember(Draft(each)))
    grants = (Grant(ClientScope.READ, EVERY_NAMESPACE),)
    added = person.change(AddClient("Benchmark", grants, quotas=Quotas(*(MOST_OF_A_QUOTA,) * 4)))
    vault.close()
    return added.token


if __name__ == "__main__":
    main()
