"""Comparing in the background what imports stored, and asking for second opinions about the cases that are open."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import structlog

from remembrancer.model.comparing import Scanned
from remembrancer.model.errors import CancelledError, RemembrancerError
from remembrancer.model.progress import Progress

COMPARED_AT_ONCE: Final = 200
"""So many memories are compared before the program looks whether it should stop asking for more."""


class Watchkeeping:
    """Works off what is left whenever it is woken; stopping loses nothing, the next start goes on.

    ``compare`` compares the next few memories, and compares none once nothing is left; ``advise`` comes after it.
    ``step_aside`` is called between the memories.
    """

    def __init__(
        self,
        compare: Callable[[Progress], Scanned],
        advise: Callable[[Progress], int],
        step_aside: Callable[[], None],
    ) -> None:
        self._compare = compare
        self._step_aside = step_aside
        self._advise = advise
        self._wanted = Event()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin with what an earlier run of the program left."""
        if self._thread is None:
            self._wanted.set()
            self._thread = Thread(target=self._run, name="watchkeeping", daemon=True)
            self._thread.start()

    def wake(self) -> None:
        """There may be something to compare, or to be asked about."""
        self._wanted.set()

    def stop(self) -> None:
        """Ask the work to end and wait for it."""
        self._stop.set()
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()

    def report(self, done: int, total: int, stage: str) -> None:
        """What is left is asked of the vault."""

    def is_cancelled(self) -> bool:
        if not self._stop.is_set():
            self._step_aside()
        return self._stop.is_set()

    def _run(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            if self._stop.is_set():
                return
            try:
                while self._compare(self).compared:
                    pass
                self._advise(self)
            except CancelledError:
                return
            except RemembrancerError as error:
                structlog.get_logger("vault").warning("comparing_stopped", reason=error.code, detail=error.detail)
