"""Having a program do something, and hearing what it says."""

import os
import subprocess
from pathlib import Path

from stop import Stop


def say(*command: str, cwd: Path | None = None, **environment: str) -> str:
    """Run a program, with these further variables; returns what it says, and stops where it fails or is absent."""
    try:
        result = subprocess.run(
            command, check=False, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise Stop(Stop.MISSING_LIBRARIES, f"{command[0]} is not installed.") from None
    if result.returncode != 0:
        said = f"{result.stdout}\n{result.stderr}".strip()
        raise Stop(Stop.INSTALLATION_FAILED, f"{command[0]} said {result.returncode}:\n{said[-3000:]}")
    return result.stdout
