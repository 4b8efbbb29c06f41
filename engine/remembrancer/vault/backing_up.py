"""Backing up by itself: every half hour, if something changed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from threading import Event, Thread
from typing import Final

from remembrancer.backups import BackupKeeping
from remembrancer.model.errors import RemembrancerError, VaultDamagedError

EVERY: Final = timedelta(minutes=30)
FIRST_AFTER: Final = timedelta(minutes=2)
"""A program that is only opened for minutes at a time would never come to half an hour."""


class BackingUp:
    """A thread of its own that backs a vault up; what fails is logged, and tried again half an hour later.

    ``suspect`` is told where a copy could not be made of what is stored: every page is read for it.
    """

    def __init__(
        self,
        keeping: BackupKeeping,
        suspect: Callable[[], None],
        *,
        first_after: timedelta = FIRST_AFTER,
        every: timedelta = EVERY,
    ) -> None:
        self._keeping = keeping
        self._suspect = suspect
        self._first_after = first_after.total_seconds()
        self._every = every.total_seconds()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="backing-up", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Ask it to end, and wait for a backup that is being made."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        wait = self._first_after
        while not self._stop.wait(wait):
            wait = self._every
            try:
                self._keeping.back_up_if_changed()
            except RemembrancerError as error:
                logging.getLogger("vault").warning("not_backed_up reason=%r detail=%r", error.code, error.detail)
                if isinstance(error, VaultDamagedError):
                    self._suspect()
