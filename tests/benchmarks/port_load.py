"""How much the port bears: recalls and writes a second over real HTTP, with several clients at once.

    python tests/benchmarks/port_load.py --vaults DIR [--counts 1000] [--clients 1,4,16] [--seconds 8] [--json FILE]

A vault of each size is filled in ``DIR`` if it is not there, as by ``scale.py``, and measured in a process of its own,
which holds it and opens the port as the window does. Each client is one more process (``port_client.py``): one
connection that is kept, its own token, the next request as soon as the last is answered. With more clients than
processors somebody always waits, and what grows with the clients is the time in the queue. What the clients themselves
take of the processors is told apart. Recalls bring their block; no question and no statement comes twice. What is
written goes into a copy of the vault, which is deleted.
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
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

import numpy as np
from crowd import BANK, PASSPHRASE, fill
from crowd_texts import make_statements
from scale import resident

from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.clients import EVERY_NAMESPACE, MOST_OF_A_QUOTA, AddClient, ClientScope, Grant, Quotas
from remembrancer.model.queries import GetState
from remembrancer.model.types import ActorKind
from remembrancer.port.server import PortServer
from remembrancer.vault import Actor, Entrance, Passphrase, Vault

NAMESPACE: Final = "personal"
_WARMING: Final = 3
"""Requests of each client that are not counted."""
_TEXTS: Final = 1_500
"""So many each client has ready: more than it can ask in the time."""
_CLIENT: Final = Path(__file__).with_name("port_client.py")


class Wanted(Protocol):
    """Makes the body of one more request."""

    def __call__(self, random: Random) -> dict[str, Any]: ...


def _recall(random: Random) -> dict[str, Any]:
    words = make_statements(1, random)[0].text.strip(".").split()
    length = random.randint(3, 7)
    start = random.randrange(max(1, len(words) - length))
    return {"query": " ".join(words[start : start + length]), "namespaces": [NAMESPACE]}


def _remember(random: Random) -> dict[str, Any]:
    # Letters no other statement has, so that none is known already.
    parcel = "".join(random.choices("abcdefghij", k=9))
    return {"content": f"Parcel {parcel}: {make_statements(1, random)[0].text}", "namespace": NAMESPACE}


REQUESTS: Final[dict[str, Wanted]] = {"recall": _recall, "remember": _remember}


@dataclass(frozen=True, slots=True)
class Load:
    """What came of one round: milliseconds of each request, seconds of the round, seconds of CPU of both sides."""

    milliseconds: list[float]
    seconds: float
    server: float
    clients: float

    def figures(self) -> dict[str, float]:
        count = len(self.milliseconds)
        half, most = np.quantile(self.milliseconds, [0.5, 0.95])
        return {
            "a second": count / self.seconds,
            "p50": float(half),
            "p95": float(most),
            "most": max(self.milliseconds),
            "server_cpu": self.server / count * 1000,
            "client_cpu": self.clients / count * 1000,
            "requests": count,
        }


def load(port: int, tokens: list[str], what: str, seconds: float) -> Load:
    """Have one client a token ask at once."""
    processes = []
    for token in tokens:
        random = Random(time.time_ns())  # noqa: S311
        bodies = [json.dumps(REQUESTS[what](random)) for _ in range(_TEXTS)]
        process = subprocess.Popen([sys.executable, _CLIENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        processes.append(process)
        _say(process, json.dumps([port, token, f"/v1/{what}", _WARMING, seconds, bodies]))
    for each in processes:
        if _out(each).readline() != "ready\n":
            raise SystemExit("a client did not get ready")
    cpu, begun = time.process_time(), time.perf_counter()
    for each in processes:
        _say(each, "go")
    lines = [_out(each).readline() for each in processes]
    if not all(lines):
        raise SystemExit("a client ended before it told anything; what it met stands above")
    told = [json.loads(each) for each in lines]
    passed, cpu = time.perf_counter() - begun, time.process_time() - cpu
    for each in processes:
        each.communicate()
    if refused := sum(each for _, _, each in told):
        raise SystemExit(f"{refused} requests were refused: what is measured is none of them")
    return Load(
        [each for milliseconds, _, _ in told for each in milliseconds],
        passed,
        cpu,
        sum(spent for _, spent, _ in told),
    )


def _say(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def _out(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return process.stdout


def measure(folder: Path, clients: list[int], seconds: float) -> dict[str, Any]:
    """Everything about one vault."""
    vault = Vault.open(folder, Passphrase(PASSPHRASE))
    person = vault.entrance(Actor(ActorKind.PERSON, "You"))
    figures: dict[str, Any] = {"load_before": os.getloadavg()[0], "rows": {}}
    server = PortServer(vault)
    try:
        figures["memories"] = person.query(GetState()).current
        vault.start_background()
        while person.query(GetState()).model == "loading":
            time.sleep(0.01)
        # Measured at rest: a vault that was just filled has minutes of comparing ahead of it, beside every request.
        vault._watchkeeping.stop()
        vault._noticing.stop()
        vault._warming.stop()
        vault._ranking.warm(lambda: False)
        # Made-up statements contradict each other often, and what waits for a decision is not found.
        person.change(SetConflictSettings(NAMESPACE, certainty=1.0))
        port = server.start()
        tokens = [_let_in(person, f"Load {each}") for each in range(max(clients))]
        for what in REQUESTS:
            for count in clients:
                figures["rows"][f"{what}, {count}"] = row = load(port, tokens[:count], what, seconds).figures()
                print(f"{what:<9} {count:>3}", {name: round(value, 1) for name, value in row.items()}, file=sys.stderr)
        figures["memory"] = resident()
    finally:
        server.stop()
        vault.close()
    figures["load_after"] = os.getloadavg()[0]
    return figures


def _let_in(person: Entrance, name: str) -> str:
    grants = tuple(Grant(scope, EVERY_NAMESPACE) for scope in (ClientScope.READ, ClientScope.PROPOSE))
    quotas = Quotas(MOST_OF_A_QUOTA, MOST_OF_A_QUOTA, MOST_OF_A_QUOTA, MOST_OF_A_QUOTA)
    return person.change(AddClient(name, grants, quotas=quotas)).token


def report(by_count: dict[str, dict[str, Any]]) -> str:
    """One line for each kind of request and number of clients, one column for each size."""
    each = list(by_count.values())
    lines = [f"{'a second; p50 / p95 in ms':<28}" + "".join(f"{int(count):>28,}" for count in by_count)]
    for name in each[0]["rows"]:
        cells = [one["rows"][name] for one in each if name in one["rows"]]
        shown = [f"{cell['a second']:.0f}; {cell['p50']:.0f} / {cell['p95']:.0f}" for cell in cells]
        lines.append(f"{name:<28}" + "".join(f"{cell:>28}" for cell in shown))
    for name in each[0]["rows"]:
        cells = [one["rows"][name] for one in each if name in one["rows"]]
        shown = [f"{cell['server_cpu']:.1f} + {cell['client_cpu']:.1f}" for cell in cells]
        lines.append(f"{f'ms of CPU, {name}':<28}" + "".join(f"{cell:>28}" for cell in shown))
    loads = [f"{one['load_before']:.1f} to {one['load_after']:.1f}" for one in each]
    lines.append(f"{'load of the machine':<28}" + "".join(f"{cell:>28}" for cell in loads))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vaults", type=Path, required=True, help="the folder of the vaults, one a size")
    parser.add_argument("--counts", default="1000,10000,100000", help="how many memories, several with commas")
    parser.add_argument("--clients", default="1,4,16", help="how many clients at once, several with commas")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each round is")
    parser.add_argument("--json", type=Path, help="where all figures go")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    clients = [int(each) for each in asked.clients.split(",")]
    if asked.measure:
        asked.json.write_text(json.dumps(measure(asked.measure, clients, asked.seconds)), "utf-8")
        return
    by_count: dict[str, dict[str, Any]] = {}
    for count in map(int, asked.counts.split(",")):
        folder = asked.vaults / f"crowd-{count}"
        if not (folder / "vault.db").exists():
            fill(folder, count, BANK)
        answer = asked.vaults / f"load-{count}.json"
        with tempfile.TemporaryDirectory(dir=asked.vaults) as place:
            copy = shutil.copytree(folder, Path(place) / "vault")
            command = [sys.executable, __file__, "--vaults", asked.vaults, "--measure", copy, "--json", answer]
            subprocess.run([*command, "--clients", asked.clients, "--seconds", str(asked.seconds)], check=True)
        by_count[str(count)] = json.loads(answer.read_text("utf-8"))
    if asked.json:
        asked.json.write_text(json.dumps(by_count, indent=1) + "\n", "utf-8")
    print(report(by_count))


if __name__ == "__main__":
    main()
