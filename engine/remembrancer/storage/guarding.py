"""Whether a vault may be written to: not once a page of its file is known to be damaged.

Every page is sealed, so that a damaged one is noticed when it is read. What is written beside it would be sound, but
would lie in a file that has to be given up, and would be missing in the backup to which a person goes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Final, TypeVar

import apsw

from remembrancer.model.errors import VaultDamagedError, VaultReadOnlyError

ResultT = TypeVar("ResultT")

_OF_AN_INDEX: Final = apsw.SQLITE_CORRUPT_VTAB
"""The full text says something else than it should: the pages are sound, and it can be written anew."""


class WriteGuard:
    """Closed by damage, opened again by a check that finds none. May be used from any thread."""

    def __init__(self) -> None:
        self._is_closed = Event()
        self.on_damage: Callable[[], None] | None = None
        """Told when a damaged page was met, on the thread that met it."""

    @property
    def is_open(self) -> bool:
        return not self._is_closed.is_set()

    def close(self) -> None:
        self._is_closed.set()

    def open(self) -> None:
        self._is_closed.clear()

    def run(self, work: Callable[[], ResultT]) -> ResultT:
        """Write, if that may be done.

        Raises:
            VaultReadOnlyError: the vault is damaged.
        """
        if self._is_closed.is_set():
            raise VaultReadOnlyError
        with self.watching():
            return work()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Close where what is done meanwhile meets a damaged page; the error goes on."""
        try:
            yield
        except VaultDamagedError as error:
            if _is_of_a_page(error.__cause__):
                self.close()
                if self.on_damage is not None:
                    self.on_damage()
            raise


def _is_of_a_page(cause: BaseException | None) -> bool:
    if isinstance(cause, apsw.NotADBError):
        return True
    return isinstance(cause, apsw.CorruptError) and getattr(cause, "extendedresult", 0) != _OF_AN_INDEX
