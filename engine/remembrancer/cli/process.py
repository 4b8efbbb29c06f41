"""The process of the command line: how it is set up before a command runs."""

from __future__ import annotations

import io
import sys

from remembrancer.cli.program import program


def run() -> None:
    """Set the process up and carry out its command; ends with SystemExit."""
    forbid_core_dumps()
    for stream in (sys.stdout, sys.stderr):
        # A terminal of an old encoding shows what it can, rather than failing at the first other character.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    program(prog_name="remembrancer")


def forbid_core_dumps() -> None:
    """Keep passphrases and memories out of core files, where the system has such."""
    try:
        import resource  # noqa: PLC0415  (absent on Windows)
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
