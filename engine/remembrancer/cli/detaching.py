"""Going on in a process of its own, for callers that do not wait: some tools give the end of a session a second."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from typing import Any, Final

DETACHED: Final = "--detached"
MOST_TOLD: Final = 1_000_000
"""Bytes that are read of what a tool says."""


def go_on_detached(arguments: Sequence[str]) -> None:
    """Start the command of these arguments again, with what stands on standard input, and leave it alone."""
    apart: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        apart = {"creationflags": subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP}
    with tempfile.TemporaryFile() as told:
        if not sys.stdin.isatty():
            told.write(sys.stdin.buffer.read(MOST_TOLD))
            told.seek(0)
        child = subprocess.Popen(  # noqa: S603  (our own program)
            [sys.executable, "-m", "remembrancer.cli", *(each for each in arguments if each != DETACHED)],
            stdin=told,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **apart,
        )
    # Nobody asks how it ends.
    child.returncode = 0
