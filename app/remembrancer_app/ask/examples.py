"""Questions to begin with, made from what the vault holds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from remembrancer.model.queries import CountFacets, FindMemories, GetMemories, Suggest
from remembrancer.model.search import IsType, Search
from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from remembrancer.model.memory import Memory
    from remembrancer.model.queries import Facets, Found, Suggestion
    from remembrancer_app.jobs.engine import Engine

MOST = 3
_PERSON = "person"
_PEOPLE, _BEGINNING = 6, 400


class Examples(QObject):
    """Looks for the commonest tags of three kinds of memories and for a person who is named.

    Signals:
        found: up to three questions; none where the vault has nothing to ask about.
    """

    found = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._tags: dict[MemoryType | None, list[str]] = {}
        self._person = ""
        self._awaited = 0

    def look(self) -> None:
        """Ask the engine; `found` follows."""
        self._tags, self._person = {}, ""
        kinds = (None, MemoryType.DECISION, MemoryType.COMMITMENT)
        self._awaited = len(kinds) + 1
        for kind in kinds:
            search = Search(condition=IsType(kind) if kind is not None else None)
            self._engine.query(self, CountFacets(search, values=4), partial(self._take_tags, kind), self._skip)
        people = FindMemories(Search(condition=IsType(MemoryType.RELATIONSHIP)), limit=_PEOPLE)
        self._engine.query(self, people, self._take_found, self._skip)

    def _take_tags(self, kind: MemoryType | None, facets: Facets) -> None:
        self._tags[kind] = [tag for tag, _count in facets.tags]
        self._come()

    def _take_found(self, found: Found) -> None:
        if found.ids:
            self._engine.query(self, GetMemories(found.ids[:_PEOPLE]), self._take_memories, self._skip)
        else:
            self._come()

    def _take_memories(self, memories: tuple[Memory, ...]) -> None:
        if memories:
            self._engine.query(
                self, Suggest("\n".join(each.content[:_BEGINNING] for each in memories)), self._take_names, self._skip
            )
        else:
            self._come()

    def _take_names(self, suggestion: Suggestion) -> None:
        self._person = next((each.name for each in suggestion.entities if each.kind == _PERSON), "")
        self._come()

    def _skip(self, _error: object) -> None:
        """An example less is no loss."""
        self._come()

    def _come(self) -> None:
        self._awaited -= 1
        if not self._awaited:
            self.found.emit(self._questions())

    def _questions(self) -> list[str]:
        used: set[str] = set()

        def unused(kind: MemoryType | None) -> str:
            tag = next((each for each in self._tags.get(kind, []) if each not in used), "")
            used.add(tag)
            return tag

        questions = []
        if tag := unused(MemoryType.DECISION):
            questions.append(self.tr("What was decided about {0}?").format(tag))
        if self._person:
            questions.append(self.tr("Who is {0}?").format(self._person))
        if tag := unused(MemoryType.COMMITMENT):
            questions.append(self.tr("What is to be done for {0}?").format(tag))
        while len(questions) < MOST and (tag := unused(None)):
            questions.append(self.tr("What is known about {0}?").format(tag))
        return questions[:MOST]
