"""Waiting until the routines are looked through: what is asked about them before would hold up all other questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.attention import GetNoticing

if TYPE_CHECKING:
    from remembrancer.model.attention import NoticingState
    from remembrancer_app.jobs.engine import Engine, Job

AGAIN_MS = 1000
"""So often it is asked how far the background is."""


class NoticingWatch(QObject):
    """Says how far the background is with looking for routines, and when it is the time to ask about them.

    Signals:
        looking: the NoticingState, as often as it is asked; None once nothing is left to wait for.
        ready: routines can be asked for now.
        failed: the error that came instead.
    """

    looking = Signal(object)
    ready = Signal()
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._job: Job[NoticingState] | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.read)

    @Slot()
    def read(self) -> None:
        """Ask how far it is; ``ready`` follows at once, or when it is so far."""
        self._again.stop()
        if self._job is not None:
            self._job.cancel()
        self._job = self._engine.query(self, GetNoticing(), self._take, self.failed.emit)

    def _take(self, state: NoticingState) -> None:
        self._job = None
        self.looking.emit(None if state.is_ready else state)
        if state.is_ready:
            self.ready.emit()
        else:
            self._again.start()
