"""The read-only connections of an open vault: a few, opened when they are first wanted, each lent to one at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import LifoQueue
from time import monotonic
from typing import Final

import apsw

from remembrancer.model.errors import VaultLockedError
from remembrancer.storage.faults import translated_faults
from remembrancer.storage.guarding import WriteGuard

_READERS: Final = 4
_PROGRESS_STEPS: Final = 20_000


class Readers:
    """Lends connections that ``connect`` opens, to any thread, until it is closed; ``guard`` is told of damage."""

    def __init__(self, connect: Callable[[], apsw.Connection], guard: WriteGuard) -> None:
        self._connect = connect
        self._guard = guard
        self._free: LifoQueue[apsw.Connection | None] = LifoQueue()
        for _ in range(_READERS):
            self._free.put(None)
        self._closed = threading.Event()

    @contextmanager
    def one(self, deadline: float | None) -> Iterator[apsw.Connection]:
        """A connection on one consistent view, for as long as the context lasts; waits until one is free.

        Args:
            deadline: seconds after which a statement is stopped with SearchTooLongError; None waits for ever.

        Raises:
            VaultLockedError: the vault is closed, or was while this waited.
        """
        if self._closed.is_set():
            raise VaultLockedError
        connection = self._free.get()
        try:
            # Whoever waited for a connection may have waited until the vault was closed.
            if self._closed.is_set():
                raise VaultLockedError
            with self._guard.watching(), translated_faults():
                if connection is None:
                    connection = self._connect()
                if deadline is not None:
                    end = monotonic() + deadline
                    connection.set_progress_handler(lambda: monotonic() > end, _PROGRESS_STEPS)
                connection.execute("BEGIN")
                try:
                    yield connection
                finally:
                    connection.set_progress_handler(None)
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
        finally:
            self._free.put(connection)

    def refuse(self) -> None:
        """Lend none from now on; what is lent stays so until it comes back."""
        self._closed.set()

    def close(self) -> None:
        """Close them all, when each has come back. :meth:`refuse` comes before it."""
        for connection in [self._free.get() for _ in range(_READERS)]:
            if connection is not None:
                connection.close()
            # Wakes the next one who waits for a connection; it finds the vault closed.
            self._free.put(None)
