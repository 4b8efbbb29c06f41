"""Reading the journal, and with it who there is and which sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.history import JournalFilter, JournalPage, ListActors, ListJournal, ListSessions
from remembrancer.model.queries import GetMemories
from remembrancer_app.jobs.paging import PagedReading

if TYPE_CHECKING:
    from remembrancer.model.history import JournalActor, JournalSession
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine

_SOON_MS = 120
PAGE = 100
_SESSIONS = 1000


class JournalReading(PagedReading[JournalPage]):
    """The pages are those that answer ``filter`` as it is now.

    Signals:
        texts_found: what the memories say that alone were touched, by id.
        actors_found, sessions_found: tuples of JournalActor and JournalSession.
    """

    texts_found = Signal(object)
    actors_found = Signal(object)
    sessions_found = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(engine, _SOON_MS, parent)
        self.filter = JournalFilter()

    def request(self, after: str) -> ListJournal:
        return ListJournal(self.filter, after, PAGE)

    @Slot()
    def read(self) -> None:
        super().read()
        self._engine.query(self, ListActors(), self._take_actors, self.fail)
        self._engine.query(self, ListSessions(_SESSIONS), self._take_sessions, self.fail)

    def taken(self, page: JournalPage) -> None:
        alone = {each.first_memories[0] for each in page.entries if each.summary.memories <= 1 and each.first_memories}
        if alone:
            self._engine.query(self, GetMemories(tuple(sorted(alone))), self._take_texts, self.fail)

    def _take_texts(self, memories: tuple[Memory, ...]) -> None:
        self.texts_found.emit({memory.id: memory.title or memory.content for memory in memories})

    def _take_actors(self, actors: tuple[JournalActor, ...]) -> None:
        self.actors_found.emit(actors)

    def _take_sessions(self, sessions: tuple[JournalSession, ...]) -> None:
        self.sessions_found.emit(sessions)
