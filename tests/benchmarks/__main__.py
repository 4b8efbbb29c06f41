"""Measure recall: quality beside others, calibration, blocks, abstention, sizes, determinism.

    REMEMBRANCER_EVAL_DATA=DATA REMEMBRANCER_JUDGE=HARNESS.py python -m tests.benchmarks
    python -m tests.benchmarks --engines ours --sets locomo,lme --parts quality

Tables in Markdown go to standard output and to ``report.md``, everything in figures to ``results.json``, both in
``--out`` (build/benchmarks). Results of single engines are kept there too, so that only what changed is judged again,
and engines that are not asked for stand in the tables where they are known; ``--again`` judges what is asked for in any
case. What is missing (data, harness, models of others) leaves out its part,
and the reason is printed. Speed and size at a given number of memories are measured by programs of their own:
``crowd.py`` and ``scale.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.benchmarks.blocks import abstention, abstention_tables, block_tables, blocks, depth_tables, depths
from tests.benchmarks.calibration import calibration, calibration_tables
from tests.benchmarks.determinism import determinism, determinism_table
from tests.benchmarks.judge_adapter import CACHE_VARIABLE
from tests.benchmarks.observing import observe
from tests.benchmarks.quality import ALL_ENGINES, ENGINES, ROOT, SETS, Judge, quality, quality_tables, summary
from tests.benchmarks.questions import DATA_VARIABLE, SOURCES
from tests.benchmarks.sizes import size_table, sizes

JUDGE_VARIABLE = "REMEMBRANCER_JUDGE"

Part = Iterator[tuple[str, str, Any]]
"""Sections as they are done: heading, tables, figures."""


def main() -> None:
    asked = _arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault(CACHE_VARIABLE, str(asked.out / "encodings"))
    results_file, report_file = asked.out / "results.json", asked.out / "report.md"
    results: dict[str, Any] = json.loads(results_file.read_text("utf-8")) if results_file.exists() else {}
    report: list[str] = []
    for name in asked.parts:
        for heading, tables, figures in PARTS[name](asked):
            print(f"## {heading}\n\n{tables}\n", flush=True)
            report.append(f"## {heading}\n\n{tables}\n")
            results[heading] = figures
            # After each section: a long run that is stopped has not been for nothing.
            results_file.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
            report_file.write_text("\n".join(report), "utf-8")


def measure_quality(asked: argparse.Namespace) -> Part:
    if not asked.data or not asked.judge:
        _leave_out("quality", f"name the data in {DATA_VARIABLE} and the harness in {JUDGE_VARIABLE}")
        return
    judge = Judge(asked.judge.resolve(), asked.data.resolve(), asked.out.resolve())
    results = {}
    for set_name, found in quality(judge, asked.engines, asked.sets, again=asked.again):
        results[set_name] = found
        yield f"Quality: {set_name}", quality_tables(set_name, found), found
    yield "Quality: all sets", summary(results), {"engines": asked.engines, "sets": asked.sets}


def measure_answers(asked: argparse.Namespace) -> Part:
    if not asked.data:
        _leave_out("answers", f"name the data in {DATA_VARIABLE}")
        return
    observed = {name: observe(name, asked.data) for name in SOURCES if name in asked.sets}
    scores = calibration(observed)
    yield "Calibration", calibration_tables(scores), scores
    known = {name: abstention(each) for name, each in observed.items()}
    if any(each["unanswerable"] for each in known.values()):
        yield "Abstention", abstention_tables(known), known
    given = {name: blocks(each) for name, each in observed.items()}
    yield "Blocks", block_tables(given), given
    curves = {name: depths(each) for name, each in observed.items()}
    yield "Evidence and tokens by depth", depth_tables(curves), curves


def measure_sizes(asked: argparse.Namespace) -> Part:
    if not asked.data:
        _leave_out("sizes", f"name the data in {DATA_VARIABLE}")
        return
    found = {name: sizes(name, asked.data) for name in SOURCES if name in asked.sets}
    yield "Sizes", size_table(found), found


def measure_determinism(asked: argparse.Namespace) -> Part:
    found = determinism(asked.queries)
    yield "Determinism", determinism_table(found), found


PARTS: dict[str, Callable[[argparse.Namespace], Part]] = {
    "quality": measure_quality,
    "answers": measure_answers,
    "sizes": measure_sizes,
    "determinism": measure_determinism,
}


def _leave_out(part: str, reason: str) -> None:
    print(f"left out: {part}: {reason}", file=sys.stderr)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--parts", type=_one_of(PARTS), default=list(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--engines", type=_one_of(ALL_ENGINES), default=list(ENGINES), help=", ".join(ALL_ENGINES))
    parser.add_argument("--sets", type=_one_of(SETS), default=list(SETS), help=", ".join(SETS))
    parser.add_argument("--again", action="store_true", help="judge also what has not changed")
    parser.add_argument("--queries", type=int, default=1000, help="how many queries to try for determinism")
    parser.add_argument("--data", type=Path, default=_named(DATA_VARIABLE), help=f"instead of {DATA_VARIABLE}")
    parser.add_argument("--judge", type=Path, default=_named(JUDGE_VARIABLE), help=f"instead of {JUDGE_VARIABLE}")
    parser.add_argument("--out", type=Path, default=ROOT / "build/benchmarks", help="where results go")
    return parser.parse_args()


def _named(variable: str) -> Path | None:
    return Path(os.environ[variable]) if os.environ.get(variable) else None


def _one_of(known: dict[str, Any]) -> Callable[[str], list[str]]:
    def read(text: str) -> list[str]:
        names = [name.strip() for name in text.split(",") if name.strip()]
        unknown = [name for name in names if name not in known]
        if unknown or not names:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown) or 'nothing'} is not of {', '.join(known)}")
        return names

    return read


if __name__ == "__main__":
    main()
