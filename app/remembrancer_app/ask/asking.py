"""Putting the question to the engine: the one asked last counts, and it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.recalling import Answered, Ask

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.recalling import Recall
    from remembrancer_app.jobs.engine import Engine, Job

SLOW_MS = 150
LATE_MS = 1000
DEEP_LATE_MS = 300
"""Deep mode is known to take about a second: it can be taken back earlier."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked, its answer, and the time from asking until the window had it."""

    recall: Recall
    answered: Answered
    milliseconds: float


class Asking(QObject):
    """At most one question is under way.

    Signals:
        answered: an :class:`Asked`.
        failed: the error that came in its place.
        progressed: how many memories deep mode has read again, and of how many.
        slow: no answer for 150 ms; what is shown is old.
        late: no answer for a second (in deep mode, for 300 ms); it can be taken back.
        rested: nothing is under way any more.
    """

    answered = Signal(object)
    failed = Signal(object)
    progressed = Signal(int, int)
    slow = Signal()
    late = Signal()
    rested = Signal()

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._job: Job[Answered] | None = None
        self._slow = self._timer(SLOW_MS)
        self._slow.timeout.connect(self.slow)
        self._late = self._timer(LATE_MS)
        self._late.timeout.connect(self.late)

    def _timer(self, milliseconds: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        return timer

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    def ask(self, recall: Recall) -> None:
        """Ask this in place of what is under way."""
        if self._job is not None:
            self._job.cancel()
        begun = perf_counter()

        def done(answered: Answered) -> None:
            self._rest()
            self.answered.emit(Asked(recall, answered, (perf_counter() - begun) * 1000))

        def failed(error: RemembrancerError) -> None:
            self._rest()
            self.failed.emit(error)

        self._slow.start()
        self._late.start(DEEP_LATE_MS if recall.deep else LATE_MS)
        self._job = self._engine.query(self, Ask(recall), done, failed)
        self._job.progressed.connect(self._take_progress)

    @Slot()
    def cancel(self) -> None:
        """No answer is wanted any more."""
        if self._job is not None:
            self._job.cancel()
            self._rest()

    @Slot(int, int, str)
    def _take_progress(self, done: int, total: int, _stage: str) -> None:
        if self.sender() is self._job:
            self.progressed.emit(done, total)

    def _rest(self) -> None:
        self._job = None
        self._slow.stop()
        self._late.stop()
        self.rested.emit()
