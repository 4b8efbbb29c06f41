"""Looking in the background whether the vault's file can be read: after a bad end, and once a week."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from remembrancer.health import HealthKeeping
from remembrancer.storage.store import Store
from remembrancer.vault.background import BackgroundWork

EVERY: Final = timedelta(days=7)
_FIRST_AFTER: Final = timedelta(seconds=30)
"""After opening there is enough to do that somebody waits for."""
_LOOK_AGAIN: Final = timedelta(hours=1)


class HealthWatch(BackgroundWork):
    """Looks where it is time; silence means that all is well. What is found is kept with what a person had checked."""

    def __init__(
        self,
        store: Store,
        keeping: HealthKeeping,
        step_aside: Callable[[], None],
        *,
        first_after: timedelta = _FIRST_AFTER,
        look_again: timedelta = _LOOK_AGAIN,
    ) -> None:
        super().__init__(
            "health-watch",
            step_aside,
            gather_seconds=first_after.total_seconds(),
            every_seconds=look_again.total_seconds(),
        )
        self._store = store
        self._keeping = keeping
        self._is_suspicious = store.ended_badly
        store.guard.on_damage = self.suspect

    def suspect(self) -> None:
        """Something was met that looks like damage: look soon."""
        self._is_suspicious = True
        self.wake()

    def work(self) -> None:
        if self._is_due():
            self._keeping.check_quickly(self)
            # Not before: what the check itself met makes it suspicious too.
            self._is_suspicious = False

    def _is_due(self) -> bool:
        checked = self._keeping.checked_at()
        return self._is_suspicious or checked is None or self._store.clock.now() - checked >= EVERY

    # As a Progress

    def report(self, done: int, total: int, stage: str) -> None:
        """Nobody watches."""

    def is_cancelled(self) -> bool:
        return self.must_stop()
