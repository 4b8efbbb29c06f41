"""Reading the journal off the GUI thread, page by page, again whenever something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.history import JournalFilter, ListActors, ListJournal, ListSessions
from remembrancer.model.queries import GetMemories

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import JournalActor, JournalPage, JournalSession
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine, Job

_SOON_MS = 120
_SLOW_MS = 150
PAGE = 100
_SESSIONS = 1000


class JournalReading(QObject):
    """One question at a time; the newest wins.

    Signals:
        found: a JournalPage that answers the filter as it is now.
        continued: the JournalPage after those that were found before.
        texts_found: what the memories say that alone were touched, by id.
        actors_found, sessions_found: tuples of JournalActor and JournalSession.
        slow: it takes so long that something should be shown.
        failed: it could not be read.
    """

    found = Signal(object)
    continued = Signal(object)
    texts_found = Signal(object)
    actors_found = Signal(object)
    sessions_found = Signal(object)
    slow = Signal()
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self.filter = JournalFilter()
        self._next = ""
        self._job: Job[JournalPage] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.read)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self.slow)

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
        """From the newest on, and who and which sessions there are."""
        self._soon.stop()
        if self._job is not None:
            self._job.cancel()
        self._slow.start()
        self._job = self._engine.query(self, ListJournal(self.filter, limit=PAGE), self._take, self._fail)
        self._engine.query(self, ListActors(), self._take_actors, self._fail)
        self._engine.query(self, ListSessions(_SESSIONS), self._take_sessions, self._fail)

    @Slot()
    def read_on(self) -> None:
        """The next ones, where there are more."""
        if self._next and self._job is None:
            request = ListJournal(self.filter, self._next, PAGE)
            self._job = self._engine.query(self, request, self._go_on, self._fail)

    def _take(self, page: JournalPage) -> None:
        self._end(page)
        self.found.emit(page)
        self._read_texts(page)

    def _go_on(self, page: JournalPage) -> None:
        self._end(page)
        self.continued.emit(page)
        self._read_texts(page)

    def _end(self, page: JournalPage) -> None:
        self._job = None
        self._slow.stop()
        self._next = page.next

    def _read_texts(self, page: JournalPage) -> None:
        alone = {each.first_memories[0] for each in page.entries if each.summary.memories == 1 and each.first_memories}
        if alone:
            self._engine.query(self, GetMemories(tuple(sorted(alone))), self._take_texts, self._fail)

    def _take_texts(self, memories: tuple[Memory, ...]) -> None:
        self.texts_found.emit({memory.id: memory.title or memory.content for memory in memories})

    def _take_actors(self, actors: tuple[JournalActor, ...]) -> None:
        self.actors_found.emit(actors)

    def _take_sessions(self, sessions: tuple[JournalSession, ...]) -> None:
        self.sessions_found.emit(sessions)

    def _fail(self, error: RemembrancerError) -> None:
        self._job = None
        self._slow.stop()
        self.failed.emit(error)
