"""How far a long task is, on a terminal; and Ctrl+C, which stops it between two steps."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Any, Final, Self

_SECONDS_BETWEEN: Final = 0.1
_STAGES: Final = {
    "reading": "Reading",
    "planning": "Looking through",
    "encoding": "Encoding",
    "writing": "Writing",
    "exporting": "Writing",
    "comparing": "Comparing",
    "scanning": "Looking through",
    "scoring": "Reading again",
    "erasing": "Erasing",
    "cleaning": "Cleaning the file",
    "moving": "Copying",
    "erasing_backups": "Erasing in backups",
    "pages": "Reading every page",
    "indexing": "Comparing texts",
    "counting": "Counting",
    "codes": "Looking at codes",
    "verifying": "Following the journal",
    "backup": "Reading the newest backup",
    "recovering": "Reading what can be read",
}


class TerminalProgress:
    """While it is entered, Ctrl+C asks the task to stop; a second one stops the program at once."""

    def __init__(self) -> None:
        self._cancelled = threading.Event()
        self._shows = sys.stderr.isatty()
        self._last = 0.0
        self._shown = False
        self._before: Callable[[int, FrameType | None], Any] | int | None = None

    def report(self, done: int, total: int, stage: str) -> None:
        """Say how far it is, at most ten times a second, if there is a terminal."""
        if not self._shows or monotonic() - self._last < _SECONDS_BETWEEN:
            return
        self._last, self._shown = monotonic(), True
        of_total = f" of {total:,}" if total else ""
        sys.stderr.write(f"\r\x1b[K{_STAGES.get(stage, stage.capitalize())}: {done:,}{of_total}")
        sys.stderr.flush()

    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def __enter__(self) -> Self:
        # Only the main thread may say what a signal does.
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._stop)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        if self._cancelled.is_set():
            raise KeyboardInterrupt
        self._cancelled.set()
