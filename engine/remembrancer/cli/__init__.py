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
    if sys.argv[1:2] == ["mcp"]:
        # An agent waits for the greeting; commands and their options take longer to load than that may take.
        from remembrancer.owner.command import run_plain  # noqa: PLC0415

        if run_plain(sys.argv[2:]):
            return
    if sys.argv[1:2] == ["hook"] and "--detached" in sys.argv:
        # Here too: whoever starts it may end it within a second.
        from remembrancer.cli.detaching import go_on_detached  # noqa: PLC0415

        go_on_detached(sys.argv[1:])
        return
    try:
        from remembrancer.cli.process import run  # noqa: PLC0415

        run()
    except KeyboardInterrupt:
        # Stopped before a command began.
        sys.exit(130)
