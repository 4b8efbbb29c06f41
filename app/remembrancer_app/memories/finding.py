"""Asking the engine for the list and its counts: one question under way, at most one waiting."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.chains import FindChains
from remembrancer.model.queries import CountFacets, FindMemories
from remembrancer.model.search import Order, Search
from remembrancer_app.memories.threads import Threads

if TYPE_CHECKING:
    from remembrancer.model.chains import FoundChains
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.queries import Facets, Found
    from remembrancer_app.jobs.engine import Engine

SLOW_MS = 150
"""After so long the person is shown that something is under way."""
_COUNT_AGAIN_MS = 250


@dataclass(frozen=True, slots=True)
class Question:
    """A search in an order, for memories or for `chains`. `quiet` asks only what would come now, without showing it."""

    search: Search = field(default_factory=Search)
    order: Order = field(default_factory=Order)
    quiet: bool = False
    chains: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found; of chains, with how they hang together."""

    found: Found
    threads: Threads | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        return self.found.ids


class Finding(QObject):
    """The page's questions. Who types fast asks only what was typed last.

    Signals:
        found: the answer to the question asked last; carries Question and Answer.
        counted: the counts of that search.
        slow: a question takes longer than 150 ms.
        failed: the question asked last could not be answered.
    """

    found = Signal(object, object)
    counted = Signal(object)
    slow = Signal()
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._question = Question()
        self._asks, self._waits = False, False
        self._quiet_waits = False
        self._counts, self._count_waits = False, False
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW_MS)
        self._slow.timeout.connect(self.slow)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_COUNT_AGAIN_MS)
        self._again.timeout.connect(self.count)

    @property
    def question(self) -> Question:
        return self._question

    @property
    def is_busy(self) -> bool:
        """Whether an answer or counts are still to come."""
        asks = self._asks or self._waits or self._quiet_waits
        return asks or self._counts or self._count_waits or self._again.isActive()

    def ask(self, question: Question) -> None:
        """Ask this; an answer to an earlier question is no longer wanted."""
        if question.quiet and self._asks and not self._question.quiet:
            # Its answer may be from before the change, and must come first because it is to be shown.
            self._quiet_waits = True
            return
        self._quiet_waits = False
        self._question = question
        if not question.quiet:
            self._slow.start()
        if self._asks:
            self._waits = True
            return
        self._ask_now()

    def _ask_now(self) -> None:
        self._asks, self._waits = True, False
        question = self._question

        def lose(error: RemembrancerError) -> None:
            self._lose(question, error)

        if question.chains:
            request = FindChains(question.search, question.order)
            self._engine.query(self, request, lambda found: self._take(question, _threaded(found)), lose, self._asked)
        else:
            plain = FindMemories(question.search, question.order)
            self._engine.query(self, plain, lambda found: self._take(question, Answer(found)), lose, self._asked)

    @Slot()
    def _asked(self) -> None:
        self._asks = False

    def _take(self, question: Question, answer: Answer) -> None:
        if self._waits:
            self._ask_now()
            return
        self._slow.stop()
        self.found.emit(question, answer)
        if self._quiet_waits:
            self.ask(replace(question, quiet=True))

    def _lose(self, question: Question, error: RemembrancerError) -> None:
        if self._waits:
            self._ask_now()
            return
        self._slow.stop()
        if not question.quiet:
            self.failed.emit(error)

    @Slot()
    def count(self) -> None:
        """Count what answers the search, by property."""
        if self._counts:
            self._count_waits = True
            return
        self._counts, self._count_waits = True, False
        request = CountFacets(self._question.search)
        self._engine.query(self, request, self._take_counts, self._lose_counts, self._counted)

    def count_soon(self) -> None:
        """Count again after a change; many changes in a row count once."""
        self._again.start()

    @Slot()
    def _counted(self) -> None:
        self._counts = False

    def _take_counts(self, facets: Facets) -> None:
        if self._count_waits:
            self.count()
        else:
            self.counted.emit(facets)

    def _lose_counts(self, error: RemembrancerError) -> None:
        if self._count_waits:
            self.count()
        else:
            self._engine.failed.emit(error)


def _threaded(found: FoundChains) -> Answer:
    return Answer(found.found, Threads(found.rows))
