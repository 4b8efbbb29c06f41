"""Comparing in the background what imports stored, and asking for second opinions about the cases that are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from remembrancer.model.comparing import Scanned
from remembrancer.model.progress import Progress
from remembrancer.vault.background import BackgroundWork

COMPARED_AT_ONCE: Final = 200
"""So many memories are compared before the program looks whether it should stop asking for more."""


class Watchkeeping(BackgroundWork):
    """``compare`` compares the next few memories, and none once nothing is left; ``advise`` comes after it.

    It is the :class:`Progress` of both: each asks it between the memories whether to go on.
    """

    def __init__(
        self,
        compare: Callable[[Progress], Scanned],
        advise: Callable[[Progress], int],
        step_aside: Callable[[], None],
    ) -> None:
        super().__init__("watchkeeping", step_aside)
        self._compare = compare
        self._advise = advise

    def report(self, done: int, total: int, stage: str) -> None:
        """What is left is asked of the vault."""

    def is_cancelled(self) -> bool:
        return self.must_stop()

    def work(self) -> None:
        while self._compare(self).compared:
            pass
        self._advise(self)
