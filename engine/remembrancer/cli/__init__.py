"""The command line. ``main`` is what the installed ``remembrancer`` command starts."""

from __future__ import annotations

import sys

from remembrancer import __version__


def main() -> None:
    """Carry out the command that the program was started with, and exit with its code."""
    if sys.argv[1:] == ["--version"]:
        # Asked by scripts and shells, so it is answered before anything is loaded.
        sys.stdout.write(f"remembrancer {__version__}\n")
        return
    try:
        from remembrancer.cli.process import run  # noqa: PLC0415

        run()
    except KeyboardInterrupt:
        # Stopped before a command began.
        sys.exit(130)
