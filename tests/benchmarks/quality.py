"""Ranking quality beside others, measured by a harness that knows none of them.

The harness is a program outside this project, named by ``--judge`` or REMEMBRANCER_JUDGE. It is run once for each
engine and set in a process of its own, and what it wrote is kept: an engine is judged again only when its own files
have changed since, or when it is asked for.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.judge_adapter import CACHE_VARIABLE
from tests.benchmarks.peers.models import BGE_SMALL, MINILM, ModelNotFoundError, SentenceModel, find_model
from tests.benchmarks.tables import share, table, with_interval

ROOT: Final = Path(__file__).resolve().parents[2]
_HERE: Final = Path("tests/benchmarks")
_ENGINE: Final = Path("engine/remembrancer")
_EMBEDDING: Final = Path("engine/remembrancer/embedding")

Result = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Engine:
    """Something that is judged: how the harness finds it, and the files that make it what it is."""

    title: str
    factory: str
    files: tuple[Path, ...]
    model: SentenceModel | None = None


ENGINES: Final = {
    "fts5": Engine("FTS5 alone", "tests.benchmarks.peers.words:factory", (_HERE / "peers/words.py",)),
    "minilm": Engine("MiniLM", "tests.benchmarks.peers.vectors:minilm", (_HERE / "peers",), MINILM),
    "bge": Engine(
        "bge-small + FTS5, RRF", "tests.benchmarks.peers.vectors:bge_and_words", (_HERE / "peers",), BGE_SMALL
    ),
    "maxsim": Engine(
        "float32 MaxSim, full scan",
        "tests.benchmarks.peers.late_interaction:maxsim",
        (_HERE / "peers/late_interaction.py", _EMBEDDING),
    ),
    "ours": Engine("Remembrancer", f"{_HERE}/judge_adapter.py:factory", (_HERE / "judge_adapter.py", _ENGINE)),
}
VARIANTS: Final = {
    "words": Engine(
        "Remembrancer, words alone", f"{_HERE}/judge_adapter.py:factory_words", (_HERE / "judge_adapter.py", _ENGINE)
    ),
    "list": Engine(
        "Remembrancer, search line", f"{_HERE}/judge_adapter.py:factory_list", (_HERE / "judge_adapter.py", _ENGINE)
    ),
}
ALL_ENGINES: Final = ENGINES | VARIANTS


@dataclass(frozen=True, slots=True)
class Level:
    """One table of a set's result: where it stands in it, and the row that sums it up."""

    title: str
    path: tuple[str, ...]


SETS: Final = {
    "locomo": (Level("LoCoMo, turns, categories 1 to 4", ("turn",)), Level("LoCoMo, sessions", ("session",))),
    "lme": (Level("LongMemEval, user turns", ("turn",)), Level("LongMemEval, sessions", ("session",))),
    "lme_s": (Level("LongMemEval-S, turns", ("turn",)), Level("LongMemEval-S, sessions", ("session",))),
    "beam": (Level("BEAM 100K, turns", ("100K", "turn")), Level("BEAM 500K, turns", ("500K", "turn"))),
    "scifact": (Level("SciFact", ("document",)),),
    "cranfield": (Level("Cranfield", ("document",)),),
}
GOALS: Final = {
    ("LoCoMo, turns, categories 1 to 4", "recall@10"): 0.80,
    ("LoCoMo, turns, categories 1 to 4", "ndcg@10"): 0.65,
    ("LoCoMo, turns, categories 1 to 4", "recall@50"): 0.935,
    ("LongMemEval, user turns", "recall@10"): 0.88,
    ("LongMemEval, user turns", "ndcg@10"): 0.74,
    ("BEAM 100K, turns", "recall@10"): 0.55,
}
NEWEST_FIRST_GOAL: Final = "22 of 25"
_MEASURES: Final = ("recall@5", "recall@10", "recall@20", "recall@50", "recall@100", "hit@10", "mrr", "ndcg@10")
_ORDER_OF_UPDATES: Final = "knowledge_update_order"


@dataclass(frozen=True, slots=True)
class Judge:
    """The harness, the data it reads, and where its results are kept."""

    program: Path
    data: Path
    kept: Path

    def result(self, name: str, set_name: str, *, again: bool) -> Result | None:
        """What the harness says of an engine over a set; None, with the reason printed, where it cannot be had."""
        if not again and (known := self.kept_result(name, set_name)):
            return known
        engine = ALL_ENGINES[name]
        if engine.model is not None:
            try:
                find_model(engine.model.sha256)
            except ModelNotFoundError as error:
                print(f"skipped: {engine.title} over {set_name}: {error}", file=sys.stderr)
                return None
        print(f"judging {engine.title} over {set_name} ...", file=sys.stderr, flush=True)
        file, state = self._file(name, set_name), self._state(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._run(engine.factory, set_name, file)
        except subprocess.CalledProcessError as error:
            print(f"skipped: {engine.title} over {set_name}: {error}", file=sys.stderr)
            return None
        found: Result = json.loads(file.read_text("utf-8")) | {"state": state}
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        return found

    def kept_result(self, name: str, set_name: str) -> Result | None:
        """The result of an earlier run, if the engine's files are still what they were."""
        file = self._file(name, set_name)
        if not file.exists():
            return None
        known: Result = json.loads(file.read_text("utf-8"))
        return known if known.get("state") == self._state(name) else None

    def _file(self, name: str, set_name: str) -> Path:
        return self.kept / "quality" / f"{name}.{set_name}.json"

    def _state(self, name: str) -> str:
        return _digest([self.program, *(ROOT / each for each in ALL_ENGINES[name].files)])

    def _run(self, factory: str, set_name: str, file: Path) -> None:
        environment = os.environ | {
            # What this program imports is judged, wherever it lies.
            "PYTHONPATH": os.pathsep.join((str(ROOT), *filter(None, (os.environ.get("PYTHONPATH"),)))),
            CACHE_VARIABLE: os.environ.get(CACHE_VARIABLE) or str(self.kept / "encodings"),
        }
        asked: list[str | Path] = ["--data", self.data, "--sets", set_name, "--engine", factory, "--out", file]
        subprocess.run([sys.executable, self.program, *asked], cwd=ROOT, env=environment, check=True)


def _digest(places: Iterable[Path]) -> str:
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.py")))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def quality(judge: Judge, engines: Sequence[str], sets: Sequence[str], *, again: bool) -> Iterator[tuple[str, Result]]:
    """The results of each set by engine, as they come; engines that are not asked for, where they are known."""
    for set_name in sets:
        found = {
            name: judge.result(name, set_name, again=again) if name in engines else judge.kept_result(name, set_name)
            for name in ALL_ENGINES
        }
        yield (
            set_name,
            {name: each["sets"][set_name] for name, each in found.items() if each and set_name in each["sets"]},
        )


def quality_tables(set_name: str, results: Result) -> str:
    """All tables of one set: the engines side by side, then by category, then what else the set tells."""
    parts = []
    for level in SETS[set_name]:
        tables = {name: found for name, result in results.items() if (found := _at(result, level.path))}
        if tables:
            parts += [f"### {level.title}", _overall(level, tables), _by_category(tables)]
    parts += [_updates(results)] if set_name == "lme" and results else []
    parts += [_both_sides(results)] if set_name == "beam" and results else []
    parts += [_latency(results)] if results else []
    return "\n\n".join(part for part in parts if part)


def _at(result: Result, path: tuple[str, ...]) -> Result:
    for step in path:
        result = result.get(step) or {}
    return result


def _overall(level: Level, tables: Result) -> str:
    rows = []
    for name, found in tables.items():
        row = found["overall"]
        intervals = {measure: row.get(f"{measure}_ci95") for measure in _MEASURES}
        rows.append(
            [ALL_ENGINES[name].title, row["n"], *(with_interval(row[each], intervals[each]) for each in _MEASURES)]
        )
    goals = [GOALS.get((level.title, measure)) for measure in _MEASURES]
    if any(goals):
        rows.append(["goal", "", *(share(goal) for goal in goals)])
    return table(["engine", "questions", *_MEASURES], rows)


def _by_category(tables: Result) -> str:
    categories = list(dict.fromkeys(each for found in tables.values() for each in found if each != "overall"))
    if not categories:
        return ""

    def cell(found: Result, category: str) -> str:
        row = found.get(category)
        return f"{with_interval(row['recall@10'], row['recall@10_ci95'])}, {share(row['ndcg@10'])}" if row else ""

    first = next(iter(tables.values()))
    rows = [
        [category, first.get(category, {}).get("n", ""), *(cell(found, category) for found in tables.values())]
        for category in categories
    ]
    titles = [ALL_ENGINES[name].title for name in tables]
    return "R@10 (95 % interval), nDCG@10 by category:\n\n" + table(["category", "questions", *titles], rows)


def _updates(results: Result) -> str:
    rows = [
        [
            ALL_ENGINES[name].title,
            f"{order['newest above every older statement']} of {order['pairs']}",
            f"{order['newest in top 10']} of {order['pairs']}",
        ]
        for name, result in results.items()
        if (order := result.get(_ORDER_OF_UPDATES))
    ]
    return table(
        ["knowledge updates", "newest above every older one", "newest among the first 10"],
        [*rows, ["goal", NEWEST_FIRST_GOAL, ""]],
    )


def _both_sides(results: Result) -> str:
    def sides(scale: str) -> Callable[[Result], dict[str, int]]:
        return lambda result: result.get(scale, {}).get("both_sides", {})

    parts = []
    for scale in ("100K", "500K"):
        found = {name: sides(scale)(result) for name, result in results.items()}
        names = list(dict.fromkeys(each for counts in found.values() for each in counts))
        if names:
            rows = [[each, *(counts.get(each, 0) for counts in found.values())] for each in names]
            parts.append(table([f"BEAM {scale}, both statements", *(ALL_ENGINES[name].title for name in found)], rows))
    return "\n\n".join(parts)


def _latency(results: Result) -> str:
    rows = [
        [ALL_ENGINES[name].title, each["queries"], each["p50_ms"], each["p95_ms"], each["total_s"]]
        for name, result in results.items()
        if (each := result.get("latency"))
    ]
    return table(["engine", "queries", "p50 ms", "p95 ms", "s in all, with filling"], rows)


def summary(results: Result) -> str:
    """One table of everything: R@10 / nDCG@10 of each engine over each set. ``results`` are by set and engine."""
    names = list(dict.fromkeys(name for by_engine in results.values() for name in by_engine))
    rows = []
    for set_name, by_engine in results.items():
        for level in SETS[set_name]:
            found = {name: _at(by_engine.get(name, {}), level.path).get("overall") for name in names}
            if any(found.values()):
                goal = [GOALS.get((level.title, measure)) for measure in ("recall@10", "ndcg@10")]
                rows.append(
                    [level.title, *(_pair(found[name]) for name in names), " / ".join(map(share, goal)).strip(" /")]
                )
    return table(["R@10 / nDCG@10", *(ALL_ENGINES[name].title for name in names), "goal"], rows)


def _pair(row: Result | None) -> str:
    return f"{share(row['recall@10'])} / {share(row['ndcg@10'])}" if row else ""
