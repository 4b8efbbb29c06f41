"""Doing in the background, after opening, what the first questions and statements would have to wait for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from remembrancer.vault.background import BackgroundWork


class Warming(BackgroundWork):
    """Each of the ``acts`` works until it is done; what it is given says between portions whether to give up."""

    def __init__(self, acts: Sequence[Callable[[Callable[[], bool]], object]], step_aside: Callable[[], None]) -> None:
        super().__init__("warming", step_aside)
        self._acts = tuple(acts)

    def work(self) -> None:
        for act in self._acts:
            act(self.must_stop)
