"""Noticing in the background, after each change, what recurs and what is out of the ordinary."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import structlog

from remembrancer.model.errors import RemembrancerError

_SECONDS_BETWEEN: Final = 1.0
"""Changes that follow each other are taken in together."""


class Noticing:
    """Takes in what was written whenever it is woken; stopping loses nothing, the next start goes on.

    ``bring_up`` takes in everything, and gives up when what it is given says so; that is asked between portions of the
    work, and ``step_aside`` is called then.
    """

    def __init__(self, bring_up: Callable[[Callable[[], bool]], object], step_aside: Callable[[], None]) -> None:
        self._bring_up = bring_up
        self._step_aside = step_aside
        self._wanted = Event()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin with what an earlier run of the program left."""
        if self._thread is None:
            self._wanted.set()
            self._thread = Thread(target=self._run, name="noticing", daemon=True)
            self._thread.start()

    def wake(self) -> None:
        """Something was written."""
        self._wanted.set()

    def stop(self) -> None:
        """Ask the work to end and wait for it."""
        self._stop.set()
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()

    def _must_stop(self) -> bool:
        if not self._stop.is_set():
            self._step_aside()
        return self._stop.is_set()

    def _run(self) -> None:
        while True:
            self._wanted.wait()
            self._stop.wait(_SECONDS_BETWEEN)
            self._wanted.clear()
            if self._stop.is_set():
                return
            try:
                self._bring_up(self._must_stop)
            except RemembrancerError as error:
                structlog.get_logger("vault").warning("noticing_stopped", reason=error.code, detail=error.detail)
