"""What the readers make of the published memory files and chat exports, beside a count made without them.

    REMEMBRANCER_EVAL_DATA=... python tests/benchmarks/imports.py [--lines]

For each file: its format, its records, what was unreadable; for Markdown also the points, paragraphs, pieces of code
and tables that a plain look at its lines finds, and how many lines of its body appear in no record. ``--lines`` prints
those lines: they should be labels, to-do items, embedded files, comments and templates only.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from datetime import UTC
from pathlib import Path

from remembrancer.exchange.reading import read_paths
from remembrancer.model.importing import ReadFile
from remembrancer.model.progress import Silent

FOLDERS = ("memory_files", "exports")
_POINT = re.compile(r"\s*(?:[-*+]|\d{1,9}[.)])\s+\S")
_FENCE = re.compile(r"\s*(`{3,}|~{3,})")


def body_lines(text: str) -> list[str]:
    """The lines after the front matter."""
    lines = text.split("\n")
    if lines[0].strip() == "---" and "---" in (line.strip() for line in lines[1:]):
        return lines[[line.strip() for line in lines].index("---", 1) + 1 :]
    return lines


def count_blocks(lines: list[str]) -> Counter[str]:
    """Points, paragraphs, pieces of code and tables, by looking at one line after another."""
    counts: Counter[str] = Counter()
    fence = before = ""
    for line in lines:
        stripped = line.strip()
        kind = ""
        if fence:
            kind = "inside"
            if stripped.startswith(fence) and not stripped.strip(fence[0]):
                fence = ""
        elif found := _FENCE.match(line):
            fence, kind = found[1], "code"
        elif stripped.startswith("#") or not stripped or set(stripped) <= set("-*_"):
            kind = ""
        elif _POINT.match(line):
            kind = "points"
        elif stripped.startswith("|"):
            kind = "tables"
        else:
            kind = "paragraphs"
        continues = kind == before or (kind == "paragraphs" and before in ("points", "inside-point"))
        if kind in ("code", "points") or (kind in ("tables", "paragraphs") and not continues):
            counts[kind] += 1
        before = kind
    return counts


def words_of(text: str) -> str:
    """The letters and digits of a text, to find it again whatever marks stand around it."""
    unmarked = re.sub(r"^\s*(?:\d{1,9}[.)]|[-*+])\s", "", text, flags=re.MULTILINE)
    unlinked = re.sub(r"\[\[(?:[^\]|]*\|)?([^\]]*)\]\]", r"\1", unmarked)
    return re.sub(r"[\W_]+", "", unlinked).casefold()


def lost_lines(read: ReadFile, lines: list[str]) -> list[str]:
    """The lines of the body that are in no record's text."""
    kept = words_of("\n".join(f"{record.draft.content}\n{record.draft.evidence}" for record in read.records))
    return [
        line for line in lines if not line.strip().startswith("#") and words_of(line) and words_of(line) not in kept
    ]


def main() -> int:
    root = os.environ.get("REMEMBRANCER_EVAL_DATA")
    if not root:
        print("REMEMBRANCER_EVAL_DATA is not set: nothing to measure")
        return 0
    totals: Counter[str] = Counter()
    print(
        f"{'format':20} {'records':>7} {'unread':>6} {'points':>6} {'paras':>6} {'code':>5} {'tables':>6} {'lost':>5}"
    )
    for read in read_paths([Path(root, folder) for folder in FOLDERS], progress=Silent(), zone=UTC):
        name = str(Path(read.path).relative_to(root))
        totals.update(files=1, records=len(read.records), unreadable=len(read.unreadable))
        counted = ""
        lost: list[str] = []
        if read.format == "markdown":
            lines = body_lines(Path(read.path).read_text(encoding="utf-8"))
            counts = count_blocks(lines)
            lost = lost_lines(read, lines)
            totals.update(counts)
            totals["lost lines"] += len(lost)
            counted = (
                f"{counts['points']:6} {counts['paragraphs']:6} {counts['code']:5} {counts['tables']:6} {len(lost):5}"
            )
        supported = "" if read.supported else "  (not supported)"
        print(f"{read.format:20} {len(read.records):7} {len(read.unreadable):6} {counted:32} {name}{supported}")
        if "--lines" in sys.argv:
            for line in lost:
                print(f"{'':30}| {line.strip()[:120]}")
        for problem in read.unreadable:
            print(f"{'':30}! {problem.reason}, line {problem.line}: {problem.detail}")
    print(", ".join(f"{key} {value}" for key, value in totals.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
