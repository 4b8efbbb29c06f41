"""The log file, and what else is set up before anything can go wrong."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_FILE: Final = "remembrancer.log"
FAULT_FILE: Final = "faults.log"
_BYTES: Final = 1_000_000
_KEPT: Final = 3
_PRIVATE_FOLDER: Final = 0o700


def start_log(folder: Path) -> logging.Handler:
    """Send warnings and worse of the whole process to a file in ``folder``, which is rotated; forbid core dumps.

    A core dump would hold what the vault holds, in clear.
    """
    _forbid_core_dumps()
    folder.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)
    handler = RotatingFileHandler(folder / LOG_FILE, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    # Open for life: it is written to when nothing else works any more.
    faulthandler.enable((folder / FAULT_FILE).open("a", encoding="utf-8"))
    return handler


def _forbid_core_dumps() -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (there is none on Windows)

    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
