"""Noticing in the background, after each change, what recurs and what is out of the ordinary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from remembrancer.vault.background import BackgroundWork

_SECONDS_BETWEEN: Final = 1.0
"""Changes that follow each other are taken in together."""


class Noticing(BackgroundWork):
    """Takes in what was written.

    ``bring_up`` takes in everything, and gives up when what it is given says so; it asks that between portions of the
    work.
    """

    def __init__(self, bring_up: Callable[[Callable[[], bool]], object], step_aside: Callable[[], None]) -> None:
        super().__init__("noticing", step_aside, gather_seconds=_SECONDS_BETWEEN)
        self._bring_up = bring_up

    def work(self) -> None:
        self._bring_up(self.must_stop)
