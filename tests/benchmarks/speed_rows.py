"""What an application asks of the engine, timed: the rows of ``scale.py``.

Besides wall time a row holds CPU time, which other programs on the machine change less.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from crowd_texts import make_statements

from remembrancer.embedding import Encoder
from remembrancer.model.changes import Change, Remember, Remembered, Revise, Revision
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
from remembrancer.model.recalling import Recall
from remembrancer.model.search import AllOf, Condition, Contains, HasTag, IsType, Order, Search, Sort
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance

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
MORE_QUESTIONS: Final = 70
STATEMENTS: Final = 40
REPEATS: Final = 10


def unheard_questions(count: int = MORE_QUESTIONS, seed: int = 11) -> list[str]:
    """Parts of statements that no vault holds, three to seven words each; the same ones each time."""
    random = Random(seed)  # noqa: S311
    questions = []
    for statement in make_statements(count, random):
        words = statement.text.strip(".").split()
        length = random.randint(3, 7)
        start = random.randrange(max(1, len(words) - length))
        questions.append(" ".join(words[start : start + length]))
    return questions


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of each run."""

    name: str
    wall: list[float]
    cpu: list[float]
    what: str

    def figures(self) -> dict[str, Any]:
        """Quantiles of wall and CPU time."""
        half, most = np.quantile(self.wall, [0.5, 0.95])
        half_cpu, most_cpu = np.quantile(self.cpu, [0.5, 0.95])
        return {
            "p50": float(half),
            "p95": float(most),
            "most": max(self.wall),
            "cpu_p50": float(half_cpu),
            "cpu_p95": float(most_cpu),
            "runs": len(self.wall),
            "what": self.what,
        }


class Measure:
    """Runs and times what an application asks of the engine."""

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance
        self.operations: list[str] = []
        ids = entrance.query(FindMemories()).ids
        self._page = ids[:: max(1, len(ids) // 60)][:60]
        self._number = time.time_ns()
        self._questions = [*QUESTIONS, *unheard_questions()]

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
            "recall again": lambda: self.recall(name="recall again"),
            "recall with its block": self.recall_with_block,
            "recall, type and tag": lambda: self.recall(condition, "recall, type and tag"),
            "write to acknowledged": self.write,
            "write of 60 tokens": self.write_much,
            "recall after a write": self.recall_after_write,
            "write to found": self.write_and_find,
            "edit": self.edit,
        }
        for name, (request, repeats) in reads.items():
            rows[name] = lambda name=name, request=request, repeats=repeats: self.read(name, request, repeats)
        return rows

    def read(self, name: str, request: object, repeats: int) -> Timing:
        """The same request several times; the first one is not counted."""
        self._entrance.query(request)
        return timed(name, [lambda: self._entrance.query(request)] * repeats, _size)

    def first_recall(self) -> Timing:
        """The first recall after opening loads the codes of all texts; the model is there already."""
        return timed("first recall", [lambda: self._ask("who lives in Ghent", None)], lambda found: len(found.ids))

    def recall(self, condition: Condition | None = None, name: str = "recall") -> Timing:
        """A hundred questions, each once."""
        asks = [lambda question=question: self._ask(question, condition) for question in self._questions]
        return timed(name, asks, lambda found: len(found.ids))

    def recall_with_block(self) -> Timing:
        """What an agent gets: a hundred questions, other ones than those of the ranking, each once."""
        questions = unheard_questions(len(self._questions), seed=12)
        asks = [lambda question=question: self._entrance.query(Recall(Search(question))) for question in questions]
        return timed("recall with its block", asks, lambda recalled: len(recalled.items))

    def recall_after_write(self) -> Timing:
        """Recalls of which each sees a vault that was changed since the last."""
        wall, cpu = [], []
        for question in self._questions[:STATEMENTS]:
            self._remember()
            row = timed("", [lambda question=question: self._ask(question, None)], _size)
            wall += row.wall
            cpu += row.cpu
        return Timing("recall after a write", wall, cpu, f"n={len(wall)}")

    def _ask(self, question: str, condition: Condition | None) -> Found:
        return self._entrance.query(FindMemories(Search(question, condition), limit=100))

    def write(self) -> Timing:
        """New statements, until each is acknowledged: encoded, checked for its like, on disk."""
        return timed("write to acknowledged", [self._remember] * STATEMENTS, lambda _: 1)

    def write_much(self) -> Timing:
        """As :meth:`write`, three statements in each: about sixty tokens."""
        random = Random(self._number)  # noqa: S311
        texts = [" ".join(each.text for each in make_statements(3, random)) for _ in range(STATEMENTS)]
        return timed("write of 60 tokens", [lambda text=text: self._remember(text) for text in texts], lambda _: 1)

    def write_and_find(self) -> Timing:
        """New statements, until a recall has found each: the acknowledgement and one recall, which must find it."""

        def write_and_find() -> Found:
            remembered = self._remember()
            found = self._ask(self._text(self._number), None)
            if remembered.memory not in found.ids:
                raise AssertionError("a memory was not found after it was acknowledged")
            return found

        return timed("write to found", [write_and_find] * STATEMENTS, _size)

    def edit(self) -> Timing:
        """A new wording of one memory."""
        memory = self._remember().memory

        def change() -> Change:
            self._number += 1
            changed = self._entrance.change(Revise((memory,), Revision(content=self._text(self._number))))
            self.operations.append(changed.operation)
            return changed

        return timed("edit", [change] * REPEATS, lambda _: 1)

    def _remember(self, text: str = "") -> Remembered:
        self._number += 1
        draft = Draft(text or self._text(self._number), tags=("measured",))
        remembered = self._entrance.change(Remember(draft))
        self.operations.append(remembered.change.operation)
        return remembered

    @staticmethod
    def _text(number: int) -> str:
        letters = "".join(chr(ord("a") + int(digit)) for digit in str(number)[-7:])
        return f"Parcel {letters} for the observatory waits at counter {number % 97} until Thursday."


def timed(name: str, acts: list[Callable[[], object]], size: Callable[[object], int]) -> Timing:
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


def embedding(encoder: Encoder, questions: Sequence[str]) -> Timing:
    """What of a recall is the embedding of its question."""
    return timed(
        "embedding of the question", [lambda each=each: encoder.encode_query(each) for each in questions], _size
    )
