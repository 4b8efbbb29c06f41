"""Work that a vault does in a thread of its own whenever there is something to do."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Event, Thread

from remembrancer.model.errors import CancelledError, RemembrancerError


class BackgroundWork(ABC):
    """Works off what is left whenever it is woken; stopping loses nothing, the next start goes on."""

    def __init__(
        self,
        name: str,
        step_aside: Callable[[], None],
        *,
        gather_seconds: float = 0.0,
        every_seconds: float | None = None,
    ) -> None:
        """``step_aside`` waits while someone else needs the vault. What follows within the seconds is done together.

        With ``every_seconds`` it also wakes by itself.
        """
        self._name = name
        self._step_aside = step_aside
        self._gather_seconds = gather_seconds
        self._every_seconds = every_seconds
        self._wanted = Event()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin with what an earlier run of the program left."""
        if self._thread is None:
            self._wanted.set()
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def wake(self) -> None:
        """There may be something to do."""
        self._wanted.set()

    def stop(self) -> None:
        """Ask the work to end and wait for it."""
        self._stop.set()
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()

    def must_stop(self) -> bool:
        """Asked between portions of the work; steps aside unless it is to end."""
        if not self._stop.is_set():
            self._step_aside()
        return self._stop.is_set()

    @abstractmethod
    def work(self) -> None:
        """Do what is left, and give up when :meth:`must_stop` says so.

        Raises:
            CancelledError: it was given up.
            RemembrancerError: it could not be done; the next time it is woken tries again.
        """

    def _run(self) -> None:
        while True:
            self._wanted.wait(self._every_seconds)
            self._stop.wait(self._gather_seconds)
            self._wanted.clear()
            if self._stop.is_set():
                return
            try:
                self.work()
            except CancelledError:
                return
            except RemembrancerError as error:
                logging.getLogger("vault").warning(
                    "background_stopped work=%r reason=%r detail=%r", self._name, error.code, error.detail
                )
