"""Reading in the background, after opening, what the first questions would have to wait for."""

from __future__ import annotations

from collections.abc import Callable

from remembrancer.vault.background import BackgroundWork


class Warming(BackgroundWork):
    """``warm`` reads until it is done, and gives up when what it is given says so; it asks that between portions."""

    def __init__(self, warm: Callable[[Callable[[], bool]], object], step_aside: Callable[[], None]) -> None:
        super().__init__("warming", step_aside)
        self._warm = warm

    def work(self) -> None:
        self._warm(self.must_stop)
