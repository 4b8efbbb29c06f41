"""How recall and everything else grows: speed, memory and bytes at a thousand to a million memories.

    python tests/benchmarks/scale.py --vaults DIR [--counts 1000,10000,100000,1000000] [--json FILE]
    python tests/benchmarks/scale.py --vaults DIR --counts 100000 --profile recall

A vault of each size is filled in ``DIR`` if it is not there (``crowd.py``; a million takes about ten minutes and 2 GB).
Each is measured in a process of its own, so that opening, loading and memory are those of one vault. The first recall
comes as soon as the model is loaded, when the vault is warmed as far as it got by itself; everything else is measured
when it is warm. What is written is taken back at the end, by undo. Tables go to standard output, all figures to
``--json``.

The scan of memory codes stands beside faiss (``IndexBinaryFlat``, one thread) where ``faiss`` can be imported, and
beside reading the codes once; the three are measured in turn, so that what else the machine does strikes all alike. It
is no part of this project: ``pip install --no-deps --target FOLDER faiss-cpu``, and name FOLDER in PYTHONPATH.
"""

from __future__ import annotations

import argparse
import cProfile
import importlib
import json
import os
import pstats
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from crowd import BANK, PASSPHRASE, fill
from speed_rows import QUESTIONS, Measure, Timing, embedding, timed, unheard_questions

from remembrancer.embedding import CODE_BYTES, Encoder, encoder_id, words_major
from remembrancer.model.cases import SetConflictSettings
from remembrancer.model.changes import Undo
from remembrancer.model.queries import GetState
from remembrancer.model.types import ActorKind
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.evidence import hamming_scan
from remembrancer.storage.codes import memory_codes
from remembrancer.vault import Actor, Passphrase, Vault

ROWS: Final = (
    "first recall",
    "recall",
    "recall again",
    "recall with its block",
    "recall, type and tag",
    "recall after a write",
    "write to acknowledged",
    "write of 60 tokens",
    "write to found",
    "edit",
    "list all ids",
    "filter by type and tag",
    "filter by a phrase",
    "facets",
    "facets of a recall",
    "timeline",
    "a page of 60 memories",
)
PARTS: Final = {
    "token codes": ("window_token",),
    "memory codes": ("window",),
    "word index": ("words",),
    "versions": ("version", "memory"),
    "texts": ("text",),
    "word counts": ("term", "corpus"),
    "tags": ("version_tag", "tag", "namespace_tag"),
    "journal": ("journal",),
}
"""Tables (with their indexes) by what they are for; the first that fits counts, the longest name first."""
_SCANS: Final = 15
_DEPTH: Final = 800


class Figures(dict[str, Any]):
    """What was measured of one vault, as it goes into the file."""

    def note(self, timing: Timing) -> None:
        self.setdefault("rows", {})[timing.name] = timing.figures()
        row = timing.figures()
        print(f"{timing.name:<28} {row['p50']:9.1f} {row['p95']:9.1f} {row['cpu_p50']:9.1f}", file=sys.stderr)


def resident() -> float:
    """Megabytes of memory that this process holds; nothing known where there is no ``/proc``."""
    status = Path("/proc/self/status")
    if not status.exists():
        return float("nan")
    return int(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def measure(folder: Path, profiled: str) -> Figures:
    """Everything about one vault, or the profile of one row."""
    figures = Figures(load_before=os.getloadavg()[0], memory={"python and libraries": resident()})
    start = time.perf_counter()
    vault = Vault.open(folder, Passphrase(PASSPHRASE))
    figures["opened"] = time.perf_counter() - start
    entrance = vault.entrance(Actor(ActorKind.PERSON, "You"))
    measurement = None
    try:
        figures["memories"] = entrance.query(GetState()).current
        start = time.perf_counter()
        vault.start_background()
        while entrance.query(GetState()).model == "loading":
            time.sleep(0.01)
        figures["model_loaded"] = time.perf_counter() - start
        # Measured at rest: a vault that was just filled has minutes of comparing ahead of it, beside every request.
        vault._watchkeeping.stop()
        vault._noticing.stop()
        vault._warming.stop()
        # Made-up statements contradict each other often, and what waits for a decision is not found.
        entrance.change(SetConflictSettings("personal", certainty=1.0))
        figures["memory"]["with the model"] = resident()
        measurement = Measure(entrance)
        rows = measurement.rows()
        if profiled:
            _profile(rows[profiled])
            return figures
        for name in ROWS:
            figures.note(rows[name]())
            if name == "first recall":
                figures["memory"]["after the first recall"] = resident()
                start = time.process_time()
                vault._ranking.warm(lambda: False)
                figures["warmed"] = time.process_time() - start
                figures["memory"]["warmed"] = resident()
        figures["memory"]["after all"] = resident()
        figures.note(embedding(Encoder.load(threads=1), [*QUESTIONS, *unheard_questions()]))
        figures["scan"] = scan(vault)
        figures["bytes"] = parts(vault, figures["memories"])
    finally:
        for operation in reversed(measurement.operations if measurement else []):
            entrance.change(Undo(operation))
        vault.close()
    figures["load_after"] = os.getloadavg()[0]
    return figures


def _profile(row: Callable[[], Timing]) -> None:
    profiler = cProfile.Profile()
    timing = profiler.runcall(row)
    print(timing.name, timing.figures())
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)


def scan(vault: Vault) -> dict[str, float]:
    """Milliseconds of CPU, middle of fifteen: loading all codes, scanning them, finding the nearest, and the others."""
    book = CodeBook(encoder_id())
    with vault.store.read() as connection:
        wall, cpu = time.perf_counter(), time.process_time()
        book.refresh(connection)
        found = {
            "load of all codes": (time.process_time() - cpu) * 1000,
            "load of all codes, wall": (time.perf_counter() - wall) * 1000,
        }
        read = list(memory_codes(connection, encoder_id(), 0))
    codes = np.concatenate([each.codes for each in read]).reshape(-1, CODE_BYTES)
    every = EligibleTexts.of(np.concatenate([each.texts for each in read]))
    by_word, code = words_major(codes), codes[len(codes) // 2]
    acts: dict[str, Callable[[], object]] = {
        "scan": lambda: hamming_scan(by_word, code.view(np.uint64)),
        f"scan and the nearest {_DEPTH}": lambda: book.scan(code).nearest(every, _DEPTH),
        "reading the codes once": lambda: np.bitwise_or.reduce(by_word, axis=1),
    }
    if (index := _faiss_index(codes)) is not None:
        acts["faiss"] = lambda: index.search(code[np.newaxis], 1)
        acts[f"faiss, the nearest {_DEPTH}"] = lambda: index.search(code[np.newaxis], _DEPTH)
    runs = [{name: timed(name, [act], lambda _: 1).cpu[0] for name, act in acts.items()} for _ in range(_SCANS)]
    return found | {name: float(np.median([run[name] for run in runs])) for name in acts}


def _faiss_index(codes: np.ndarray) -> Any:
    try:
        faiss = importlib.import_module("faiss")
    except ImportError:
        print("faiss is not installed: its row is left out", file=sys.stderr)
        return None
    faiss.omp_set_num_threads(1)
    index = faiss.IndexBinaryFlat(8 * CODE_BYTES)
    index.add(codes)
    return index


def parts(vault: Vault, memories: int) -> dict[str, float]:
    """Bytes for each memory, by what they are for."""
    owners = sorted(((name, part) for part, names in PARTS.items() for name in names), key=lambda each: -len(each[0]))
    totals: Counter[str] = Counter()
    with vault.store.read() as connection:
        rows = connection.execute(
            "SELECT coalesce(s.tbl_name, d.name), d.pgsize"
            " FROM (SELECT name, pgsize FROM dbstat WHERE aggregate = TRUE) d"
            " LEFT JOIN sqlite_schema s ON s.name = d.name"
        )
        for table, size in rows:
            part = next((part for name, part in owners if table == name or table.startswith(f"{name}_")), "other")
            totals[part] += size
    return {part: size / memories for part, size in totals.most_common()}


def report(by_count: dict[str, dict[str, Any]]) -> str:
    """The tables, one column for each size."""
    each = list(by_count.values())
    names = (*ROWS, "embedding of the question")
    timings = {name: [_cell(one["rows"][name], "") for one in each] for name in names}
    spent = {name: [_cell(one["rows"][name], "cpu_") for one in each] for name in names}
    sizes = _named(each, "bytes", missing=0.0)
    sizes["all"] = [sum(column) for column in zip(*sizes.values(), strict=True)]
    loads = {name: [one.get(key, float("nan")) for one in each] for name, key in _ONCE.items()}
    tables = {
        "milliseconds, p50 / p95": timings,
        "the same of CPU": spent,
        "scan, milliseconds of CPU": _named(each, "scan"),
        "megabytes of memory": _named(each, "memory"),
        "bytes for each memory": sizes,
        "seconds, and load": loads,
    }
    return "\n\n".join(_table(title, list(by_count), rows) for title, rows in tables.items())


_ONCE: Final = {
    "opened": "opened",
    "model loaded": "model_loaded",
    "warmed, of CPU": "warmed",
    "load of the machine": "load_after",
}


def _named(each: list[dict[str, Any]], key: str, missing: float = float("nan")) -> dict[str, list[float]]:
    names = dict.fromkeys(name for one in each for name in one[key])
    return {name: [one[key].get(name, missing) for one in each] for name in names}


def _cell(row: dict[str, float], clock: str) -> str:
    return f"{row[f'{clock}p50']:.1f} / {row[f'{clock}p95']:.1f}"


def _table(title: str, counts: list[str], rows: dict[str, list[Any]]) -> str:
    lines = [f"{title:<32}" + "".join(f"{int(count):>18,}" for count in counts)]
    for name, cells in rows.items():
        shown = [cell if isinstance(cell, str) else f"{cell:,.1f}" for cell in cells]
        lines.append(f"{name:<32}" + "".join(f"{cell:>18}" for cell in shown))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vaults", type=Path, required=True, help="the folder of the vaults, one a size")
    parser.add_argument("--counts", default="1000,10000,100000", help="how many memories, several with commas")
    parser.add_argument("--bank", type=int, default=BANK, help="how many statements are really encoded for filling")
    parser.add_argument("--json", type=Path, help="where all figures go; sizes measured before are kept in it")
    parser.add_argument("--profile", default="", metavar="ROW", help="profile one row instead")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        asked.json.write_text(json.dumps(measure(asked.measure, asked.profile)), "utf-8")
        return
    by_count: dict[str, dict[str, Any]] = {}
    for count in map(int, asked.counts.split(",")):
        folder = asked.vaults / f"crowd-{count}"
        if not (folder / "vault.db").exists():
            fill(folder, count, asked.bank)
        answer = asked.vaults / f"crowd-{count}.json"
        command = [sys.executable, __file__, "--vaults", asked.vaults, "--measure", folder, "--json", answer]
        subprocess.run([*command, "--profile", asked.profile], check=True)
        by_count[str(count)] = json.loads(answer.read_text("utf-8"))
    if asked.profile:
        return
    if asked.json:
        known = json.loads(asked.json.read_text("utf-8")) if asked.json.exists() else {}
        by_count = dict(sorted((known | by_count).items(), key=lambda each: int(each[0])))
        asked.json.write_text(json.dumps(by_count, indent=1) + "\n", "utf-8")
    print(report(by_count))


if __name__ == "__main__":
    main()
