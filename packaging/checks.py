"""The static checks, all of which a change must pass."""

import subprocess
import sys
import time
from pathlib import Path

CHECKS = (
    ("lint", ["ruff", "check", "."]),
    ("formatting", ["ruff", "format", "--check", "."]),
    ("types", ["mypy", "engine", "app", "resources", "packaging"]),
    ("layers", ["lint-imports"]),
    ("dead code", ["vulture"]),
)


def run_all(project: Path, scripts: Path) -> int:
    """Run each check with the programs in `scripts`; a check that fails does not keep the others from running.

    Returns 0 when all passed, otherwise 1. The output of a check is shown only when it failed.
    """
    failed = []
    for name, (program, *arguments) in CHECKS:
        started = time.monotonic()
        result = subprocess.run(
            [str(scripts / program), *arguments],
            check=False,
            cwd=project,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        passed = result.returncode == 0
        if not passed:
            failed.append(name)
            print(result.stdout.rstrip())
        print(f"{'passed' if passed else 'FAILED'}  {name} ({program}, {time.monotonic() - started:.1f} s)", flush=True)
    if failed:
        print(f"Static checks that failed: {', '.join(failed)}.", file=sys.stderr)
        return 1
    print("All static checks passed.")
    return 0
