"""Reading a long list off the GUI thread, page by page, and again whenever something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Query
    from remembrancer_app.jobs.engine import Engine, Job

_SLOW_MS = 150


class Page(Protocol):
    """``next`` names where the page after this one begins; empty after the last."""

    @property
    def next(self) -> str: ...


PageT = TypeVar("PageT", bound=Page)


class PagedReading(QObject, Generic[PageT]):
    """One question at a time; the newest wins. What is asked is said by :meth:`request`.

    Signals:
        found: the first page of the answer as it is now.
        continued: the page after those that were found before.
        slow: it takes so long that something should be shown.
        failed: it could not be read.
    """

    found = Signal(object)
    continued = Signal(object)
    slow = Signal()
    failed = Signal(object)

    def __init__(self, engine: Engine, soon_ms: int, parent: QObject) -> None:
        """``soon_ms`` is how long :meth:`read_soon` waits for more to come."""
        super().__init__(parent)
        self._engine = engine
        self._next = ""
        self._job: Job[PageT] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(soon_ms)
        self._soon.timeout.connect(self.read)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self.slow)

    def request(self, after: str) -> Query[PageT]:
        """What is asked: the first page if ``after`` is empty, else the one that begins there."""
        raise NotImplementedError

    def taken(self, page: PageT) -> None:
        """A page was told of; for what has to be read for it."""

    @property
    def has_more(self) -> bool:
        return bool(self._next)

    @property
    def is_busy(self) -> bool:
        return self._job is not None or self._soon.isActive()

    @Slot()
    def read_soon(self) -> None:
        """Several changes in a row are read once."""
        self._soon.start()

    @Slot()
    def read(self) -> None:
        """From the beginning."""
        self._soon.stop()
        if self._job is not None:
            self._job.cancel()
        self._slow.start()
        self._job = self._engine.query(self, self.request(""), self._take, self.fail)

    @Slot()
    def read_on(self) -> None:
        """The next ones, where there are more."""
        if self._next and self._job is None:
            self._job = self._engine.query(self, self.request(self._next), self._go_on, self.fail)

    def fail(self, error: RemembrancerError) -> None:
        self._job = None
        self._slow.stop()
        self.failed.emit(error)

    def _take(self, page: PageT) -> None:
        self._end(page)
        self.found.emit(page)
        self.taken(page)

    def _go_on(self, page: PageT) -> None:
        self._end(page)
        self.continued.emit(page)
        self.taken(page)

    def _end(self, page: PageT) -> None:
        self._job = None
        self._slow.stop()
        self._next = page.next
