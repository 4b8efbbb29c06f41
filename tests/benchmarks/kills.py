"""Kill the program at random moments, and look at what it left: nothing acknowledged is lost, nothing is there twice.

    python -m tests.benchmarks.kills [--parts writing,migration,backup,restore] [--kills 200] [--acts 100]
                                     [--seed N] [--keep DIR] [--json FILE]

*Writing* kills whoever holds a vault, ``remembrancer serve`` or the window, while clients write over the private socket
and over HTTP (``kills_writing.py``). The other parts kill a command while it brings a vault of an earlier schema up to
date, makes a backup, or goes back to one (``kills_acting.py``). A kill is SIGKILL: the system keeps what was written to
its files, and nothing else of the process is left. What a loss of power does to a disk is not tried here.

Ends with 1 where anything was lost, doubled, half done or not sound; ``--keep`` keeps the vaults of which that is so.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.benchmarks.kills_acting import kill_backups, kill_migrations, kill_restores
from tests.benchmarks.kills_writing import kill_writing

PARTS: dict[str, Callable[[Path, int, Random], dict[str, Any]]] = {
    "migration": kill_migrations,
    "backup": kill_backups,
    "restore": kill_restores,
    "writing": kill_writing,
}
"""What forks comes first: a process that has had many threads is better not forked."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default=",".join(PARTS), help="which, several with commas")
    parser.add_argument("--kills", type=int, default=200, help="how often whoever holds a vault is killed")
    parser.add_argument("--acts", type=int, default=100, help="how often each of the other acts is killed")
    parser.add_argument("--seed", type=int, default=None, help="draws the moments; what runs then still varies")
    parser.add_argument("--keep", type=Path, help="where vaults are kept in which something is wrong")
    parser.add_argument("--json", type=Path, help="where all figures go")
    asked = parser.parse_args()
    random = Random(asked.seed)  # noqa: S311
    results: dict[str, Any] = {}
    for name, part in PARTS.items():
        if name not in asked.parts.split(","):
            continue
        with tempfile.TemporaryDirectory(prefix="kills-") as place:
            figures = part(Path(place), asked.kills if name == "writing" else asked.acts, random)
            if figures["faults"] and asked.keep:
                shutil.copytree(place, asked.keep / name)
        results[name] = figures
        print(f"{name}: " + ", ".join(f"{value} {key}" for key, value in figures.items() if key != "faults"))
        for fault in figures["faults"]:
            print(f"  FAULT {fault}")
        sys.stdout.flush()
        if asked.json:
            asked.json.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return 1 if any(each["faults"] for each in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
