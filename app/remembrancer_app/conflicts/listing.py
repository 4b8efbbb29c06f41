"""Reading the cases off the GUI thread, again whenever something changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.cases import ConflictFilter, ListConflicts

if TYPE_CHECKING:
    from remembrancer.model.cases import ConflictPage
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine, Job

_SOON_MS = 60
_SLOW_MS = 150


class Listing(QObject):
    """One question at a time; the newest wins.

    Signals:
        found: a ConflictPage that answers the filter as it is now.
        continued: the ConflictPage after those that were found before.
        slow: it takes so long that something should be shown.
        failed: it could not be read.
    """

    found = Signal(object)
    continued = Signal(object)
    slow = Signal()
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self.filter = ConflictFilter()
        self._next = ""
        self._job: Job[ConflictPage] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.read)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self.slow)

    @property
    def is_filtered(self) -> bool:
        """Whether more is left out than the state that was chosen."""
        return replace(self.filter, states=ConflictFilter().states, namespace="") != ConflictFilter()

    @Slot()
    def read_soon(self) -> None:
        """Several changes in a row are read once."""
        self._soon.start()

    @Slot()
    def read(self) -> None:
        self._soon.stop()
        self._cancel()
        self._slow.start()
        self._job = self._engine.query(self, ListConflicts(self.filter), self._take, self._fail)

    @Slot()
    def read_on(self) -> None:
        """The next ones, where there are more."""
        if self._next and self._job is None:
            self._job = self._engine.query(self, ListConflicts(self.filter, self._next), self._go_on, self._fail)

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _take(self, page: ConflictPage) -> None:
        self._end(page)
        self.found.emit(page)

    def _go_on(self, page: ConflictPage) -> None:
        self._end(page)
        self.continued.emit(page)

    def _end(self, page: ConflictPage) -> None:
        self._job = None
        self._slow.stop()
        self._next = page.next

    def _fail(self, error: RemembrancerError) -> None:
        self._job = None
        self._slow.stop()
        self.failed.emit(error)
