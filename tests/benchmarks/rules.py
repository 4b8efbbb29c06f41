"""How well rules are told from what is none, and how long that takes: ``python -m tests.benchmarks.rules [FILE]``.

A file has lines of a kind (``instruction`` or ``ordinary``), a tab and a text. Without one it is the development set.
"""

from __future__ import annotations

import csv
import sys
import time
from pathlib import Path

from remembrancer.remember.types.guiding import reads_as_rule

_DEVELOPMENT = Path(__file__).parent.parent / "engine" / "remember" / "data" / "rules_development.tsv"


def main(path: Path) -> None:
    """Print recall, the false share and the time for a text."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = [(kind, text) for kind, text in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    for kind in ("instruction", "ordinary"):
        texts = [text for named, text in rows if named == kind]
        begun = time.process_time()
        found = [reads_as_rule(text) for text in texts]
        took = (time.process_time() - begun) / len(texts) * 1000
        print(f"{kind}: {sum(found)} of {len(texts)} taken for a rule, {took:.2f} ms a text")
        for text, is_rule in zip(texts, found, strict=True):
            if is_rule != (kind == "instruction"):
                print(f"    {text}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _DEVELOPMENT)
