"""How a long task reports how far it is and learns that it should stop."""

from __future__ import annotations

from typing import Protocol

from remembrancer.model.errors import CancelledError


class Progress(Protocol):
    """Given to every task that can take over a second."""

    def report(self, done: int, total: int, stage: str) -> None:
        """``done`` of ``total`` steps (total 0: unknown) of ``stage``, a code such as ``reading`` or ``encoding``."""

    def is_cancelled(self) -> bool:
        """True once the person asked to stop."""


class Silent:
    """Progress for callers that wait without watching."""

    def report(self, done: int, total: int, stage: str) -> None:
        """Say nothing."""

    def is_cancelled(self) -> bool:
        return False


def check_cancelled(progress: Progress) -> None:
    """Stop here if the person asked to.

    Raises:
        CancelledError: the person asked to stop.
    """
    if progress.is_cancelled():
        raise CancelledError
