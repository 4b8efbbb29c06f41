"""``python -m remembrancer.cli`` is the command line."""

from __future__ import annotations

from remembrancer.cli import main

main()
