"""Getting the points: asked of the engine, then counted by day, both off the GUI thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from remembrancer.model.queries import GetTimeline
from remembrancer_app.jobs.engine import Job
from remembrancer_app.timeline.points import Points, prepare

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import TimelinePoints
    from remembrancer.model.search import Search
    from remembrancer.model.types import TimeAxis
    from remembrancer_app.jobs.engine import Engine


class PointsLoading(QObject):
    """One request at a time; a new one silences the one before.

    Signals:
        loaded: the Points of the last request.
        failed: it could not be answered (a RemembrancerError).
    """

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._asking: Job[TimelinePoints] | None = None
        self._counting: Job[Points] | None = None

    def load(self, search: Search, axis: TimeAxis) -> None:
        if self._asking is not None:
            self._asking.cancel()
        if self._counting is not None:
            self._counting.cancel()
        self._asking = self._engine.query(self, GetTimeline(search, axis), self._count, self._fail)

    def _count(self, points: TimelinePoints) -> None:
        """On a worker too: for a long history it takes longer than a frame."""
        self._asking = None
        zone = self._engine.vault.clock.zone()
        job: Job[Points] = Job(self, self._deliver, self._fail)
        self._counting = job
        QThreadPool.globalInstance().start(partial(job.run, partial(prepare, points, zone)))

    def _deliver(self, points: Points) -> None:
        self._counting = None
        self.loaded.emit(points)

    def _fail(self, error: RemembrancerError) -> None:
        self._asking = self._counting = None
        self.failed.emit(error)
