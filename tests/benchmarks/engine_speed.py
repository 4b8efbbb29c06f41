"""How long the engine takes with a vault of any size: writing, recalling, listing, counting, filtering.

    python tests/benchmarks/crowd.py --count 10000 --vault DIR
    python tests/benchmarks/engine_speed.py --vault DIR [--profile NAME]

``NAME`` is a row of the table: that one is profiled instead. What is written is taken back at the end, by undo.
Besides wall time the table shows CPU time, which other programs on the machine change less.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from crowd import PASSPHRASE

from remembrancer.model.changes import Change, Remember, Remembered, Revise, Revision, Undo
from remembrancer.model.memory import Draft
from remembrancer.model.queries import (
    CountFacets,
    FindMemories,
    Found,
    GetMemories,
    GetState,
    GetTimeline,
    ListNamespaces,
    ListOperations,
)
from remembrancer.model.search import AllOf, Condition, Contains, HasTag, IsType, Order, Search, Sort
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor, Entrance, Passphrase, Vault

QUESTIONS = (
    "who lives in Ghent",
    "where is the spare key",
    "what did we choose for the scheduler",
    "allergy",
    "who leads tideline",
    "when does the train leave",
    "what must never be changed on a Friday",
    "which food keeps for long",
    "how much was the lease",
    "trips to Porto",
    "who married",
    "errors of the payment gateway",
    "what is on loan",
    "preferred hour for meetings",
    "goals for this spring",
    "what went wrong with the backup job",
    "meetings at the town hall",
    "is anybody feeling tired",
    "what do I owe Petra",
    "plan of the orchard project",
    "running past the harbour",
    "green tea or juice",
    "who is away",
    "cousin of Zoltan",
    "learn pottery",
    "why do we sell the canoe",
    "the blue light was on",
    "thesis chapter deadline",
    "Grafana",
    "what happened in Bergen last May",
)
"""Thirty questions: some with an answer in plenty, some with few, some with a date, some of one word."""
STATEMENTS = 40
REPEATS = 10


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of each run."""

    name: str
    wall: list[float]
    cpu: list[float]
    what: str

    def row(self) -> str:
        """One line of the table."""
        half, most = np.quantile(self.wall, [0.5, 0.95])
        half_cpu, most_cpu = np.quantile(self.cpu, [0.5, 0.95])
        figures = f"{half:8.1f} {most:8.1f} {max(self.wall):8.1f} {half_cpu:8.1f} {most_cpu:8.1f}"
        return f"{self.name:<28}{figures}   {self.what}"


HEAD = f"{'milliseconds':<28}{'p50':>8} {'p95':>8} {'most':>8} {'cpu p50':>8} {'cpu p95':>8}"


class Measure:
    """Runs and times what an application asks of the engine."""

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance
        self.operations: list[str] = []
        ids = entrance.query(FindMemories()).ids
        self._page = ids[:: max(1, len(ids) // 60)][:60]
        self._number = time.time_ns()

    def rows(self) -> dict[str, Callable[[], Timing]]:
        """Every measurement by its name."""
        condition = AllOf((IsType(MemoryType.FACT), HasTag("health")))
        reads: dict[str, tuple[object, int]] = {
            "list all ids": (FindMemories(), REPEATS),
            "list by text A to Z": (FindMemories(order=Order(Sort.CONTENT, descending=False)), REPEATS),
            "filter by type and tag": (FindMemories(Search(condition=condition)), REPEATS),
            "filter by a phrase": (FindMemories(Search(condition=Contains("blue shelf"))), REPEATS),
            "facets": (CountFacets(), REPEATS),
            "facets, filtered": (CountFacets(Search(condition=condition)), REPEATS),
            "facets of a recall": (CountFacets(Search("who lives in Ghent")), REPEATS),
            "timeline": (GetTimeline(), REPEATS),
            "a page of 60 memories": (GetMemories(self._page), REPEATS),
            "state": (GetState(), REPEATS),
            "namespaces": (ListNamespaces(), REPEATS),
            "50 operations": (ListOperations(50), REPEATS),
        }
        rows: dict[str, Callable[[], Timing]] = {
            "first recall": self.first_recall,
            "recall": self.recall,
            "recall, type and tag": lambda: self.recall(condition),
            "write to acknowledged": self.write,
            "write to found": self.write_and_find,
            "edit": self.edit,
        }
        for name, (request, repeats) in reads.items():
            rows[name] = lambda name=name, request=request, repeats=repeats: self.read(name, request, repeats)
        return rows

    def read(self, name: str, request: object, repeats: int) -> Timing:
        """The same request several times; the first one is not counted."""
        self._entrance.query(request)
        return _timed(name, [lambda: self._entrance.query(request)] * repeats, _size)

    def first_recall(self) -> Timing:
        """The first recall after opening loads the codes of all texts; the model is there already."""
        return _timed("first recall", [lambda: self._ask("who lives in Ghent", None)], lambda found: len(found.ids))

    def recall(self, condition: Condition | None = None) -> Timing:
        """The thirty questions, each once."""
        name = "recall" if condition is None else "recall, type and tag"
        asks = [lambda question=question: self._ask(question, condition) for question in QUESTIONS]
        return _timed(name, asks, lambda found: len(found.ids))

    def _ask(self, question: str, condition: Condition | None) -> Found:
        return self._entrance.query(FindMemories(Search(question, condition), limit=100))

    def write(self) -> Timing:
        """New statements, until each is acknowledged: encoded, checked for its like, on disk."""
        return _timed("write to acknowledged", [self._remember] * STATEMENTS, lambda _: 1)

    def write_and_find(self) -> Timing:
        """New statements, until a recall has found each: the acknowledgement and one recall, which must find it."""

        def write_and_find() -> Found:
            remembered = self._remember()
            found = self._ask(self._text(self._number), None)
            if remembered.memory not in found.ids:
                raise AssertionError("a memory was not found after it was acknowledged")
            return found

        return _timed("write to found", [write_and_find] * STATEMENTS, _size)

    def edit(self) -> Timing:
        """A new wording of one memory."""
        memory = self._remember().memory

        def change() -> Change:
            self._number += 1
            changed = self._entrance.change(Revise((memory,), Revision(content=self._text(self._number))))
            self.operations.append(changed.operation)
            return changed

        return _timed("edit", [change] * REPEATS, lambda _: 1)

    def _remember(self) -> Remembered:
        self._number += 1
        remembered = self._entrance.change(Remember(Draft(self._text(self._number), tags=("measured",))))
        self.operations.append(remembered.change.operation)
        return remembered

    @staticmethod
    def _text(number: int) -> str:
        letters = "".join(chr(ord("a") + int(digit)) for digit in str(number)[-7:])
        return f"Parcel {letters} for the observatory waits at counter {number % 97} until Thursday."


def _timed(name: str, acts: list[Callable[[], object]], size: Callable[[object], int]) -> Timing:
    wall, cpu, sizes = [], [], []
    for act in acts:
        start, start_cpu = time.perf_counter(), time.process_time()
        reply = act()
        wall.append((time.perf_counter() - start) * 1000)
        cpu.append((time.process_time() - start_cpu) * 1000)
        sizes.append(size(reply))
    return Timing(name, wall, cpu, f"n={len(acts)}, {np.mean(sizes):,.0f} each")


def _size(reply: object) -> int:
    for name in ("ids", "found"):
        if hasattr(reply, name):
            value = getattr(reply, name)
            return value if isinstance(value, int) else len(value)
    return len(reply) if isinstance(reply, tuple) else 1


def measure(folder: Path, profiled: str) -> None:
    """Print the table, or the profile of one of its rows."""
    start = time.perf_counter()
    vault = Vault.open(folder, Passphrase(PASSPHRASE))
    opened = time.perf_counter() - start
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    operations: list[str] = []
    try:
        state = entrance.query(GetState())
        print(f"{state.current:,} current memories; opened in {opened:.2f} s; {folder}")
        measurement = Measure(entrance)
        operations = measurement.operations
        # The model is waited for once, so that no row has to.
        start = time.perf_counter()
        vault.start_model()
        while entrance.query(GetState()).model == "loading":
            time.sleep(0.01)
        print(f"model loaded in {time.perf_counter() - start:.2f} s")
        rows = measurement.rows()
        if profiled:
            _profile(rows[profiled])
            return
        print(HEAD)
        for row in rows.values():
            print(row().row(), flush=True)
    finally:
        for operation in reversed(operations):
            entrance.change(Undo(operation))
        vault.close()


def _profile(row: Callable[[], Timing]) -> None:
    profiler = cProfile.Profile()
    timing = profiler.runcall(row)
    print(HEAD, timing.row(), sep="\n")
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vault", type=Path, required=True, help="a vault made by crowd.py")
    parser.add_argument("--profile", default="", metavar="NAME", help="profile one row instead")
    arguments = parser.parse_args()
    measure(arguments.vault, arguments.profile)


if __name__ == "__main__":
    main()
