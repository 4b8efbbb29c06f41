"""Work in the background steps aside while somebody waits for an answer.

Threads of one process share the interpreter: what computes in the background makes every answer several times slower.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition
from typing import Final

_LONGEST_SECONDS: Final = 2.0
"""After so long the background goes on for a portion, however much is asked: it must come to its end some day."""


class Courtesy:
    """Knows how many requests are under way."""

    def __init__(self) -> None:
        self._under_way = 0
        self._changed = Condition()

    @contextmanager
    def request(self) -> Iterator[None]:
        """Somebody waits for what is done meanwhile."""
        with self._changed:
            self._under_way += 1
        try:
            yield
        finally:
            with self._changed:
                self._under_way -= 1
                self._changed.notify_all()

    def step_aside(self) -> None:
        """Wait until nothing is under way, though not for ever: for the background, between portions of its work."""
        with self._changed:
            self._changed.wait_for(lambda: not self._under_way, _LONGEST_SECONDS)
