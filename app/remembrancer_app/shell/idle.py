"""Noticing that nobody has used the window for long, so that the vault locks by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from remembrancer.model.settings import GetSettings, setting

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.settings import SettingState
    from remembrancer_app.jobs.engine import Engine

LOCK_AFTER: Final = "lock.after_minutes"
NEVER: Final = "never"
_LOOK_MS: Final = 15_000
_USES: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.InputMethod,
    }
)


def seconds_since_start() -> float:
    """Seconds that also pass while the computer sleeps, where the system counts them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class IdleWatch(QObject):
    """Looks every quarter of a minute. What the person chose is asked of the vault only when it could matter.

    Signals:
        idle: nobody has used the window for so many minutes, after which it is to lock.
    """

    idle = Signal(int)

    def __init__(self, engine: Engine, parent: QObject, seconds: Callable[[], float] = seconds_since_start) -> None:
        super().__init__(parent)
        self._engine = engine
        self._seconds = seconds
        self._used_at = seconds()
        self._shortest = min(int(each) for each in setting(LOCK_AFTER).choices if each != NEVER)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _USES:
            self._used_at = self._seconds()
        return False

    @Slot()
    def look(self) -> None:
        """Lock if it is time."""
        if self._minutes() >= self._shortest:
            self._engine.query(self, GetSettings(), self._take, self._failed)

    def stop(self) -> None:
        """The vault is about to be closed."""
        self._timer.stop()

    def _minutes(self) -> float:
        return (self._seconds() - self._used_at) / 60

    def _take(self, states: tuple[SettingState, ...]) -> None:
        chosen = next(str(each.value) for each in states if each.key == LOCK_AFTER)
        if self._timer.isActive() and chosen != NEVER and self._minutes() >= int(chosen):
            self.stop()
            self.idle.emit(int(chosen))

    def _failed(self, error: RemembrancerError) -> None:
        """The next look asks again."""
