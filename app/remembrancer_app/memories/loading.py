"""Memories by id, fetched from the engine page by page when somebody looks at them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.queries import GetMemories

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine, Job

PAGE_ROWS = 128
KEPT_MEMORIES = 64 * PAGE_ROWS
_AT_ONCE = 2
_WAITING = 4
"""So many pages wait at most: who scrolls on no longer wants the pages passed by."""


class MemoryLoading(QObject):
    """Keeps the memories last looked at and fetches what is missing or stale.

    Asking for a row that is not there orders its page; `loaded` says when it has come. What is stale stays to be shown
    until the new state is there.

    Signals:
        loaded: the page of that number is there.
        failed: a page could not be read.
    """

    loaded = Signal(int)
    failed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._ids: Sequence[str] = ()
        self._as_of: datetime | None = None
        self._known: OrderedDict[str, Memory] = OrderedDict()
        self._stale: set[str] = set()
        self._gone: set[str] = set()
        self._wanted: OrderedDict[int, None] = OrderedDict()
        self._under_way: dict[int, Job[tuple[Memory, ...]]] = {}
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.setInterval(0)
        self._start.timeout.connect(self._fetch)

    def take(self, ids: Sequence[str], as_of: datetime | None) -> None:
        """Other ids, perhaps at another instant. What is known of them stays."""
        for job in self._under_way.values():
            job.cancel()
        self._under_way.clear()
        self._wanted.clear()
        self._ids = ids
        if as_of != self._as_of:
            self._as_of = as_of
            self._known.clear()
            self._stale.clear()
            self._gone.clear()

    def memory(self, row: int) -> Memory | None:
        """The memory in that row as far as it is known. Orders its page where it is missing or stale."""
        identifier = self._ids[row]
        memory = self._known.get(identifier)
        if memory is None:
            if identifier not in self._gone:
                self._want(row // PAGE_ROWS)
            return None
        self._known.move_to_end(identifier)
        if identifier in self._stale:
            self._want(row // PAGE_ROWS)
        return memory

    def known(self, identifier: str) -> Memory | None:
        """The memory if it is at hand; orders nothing."""
        return self._known.get(identifier)

    def is_gone(self, row: int) -> bool:
        """The engine has no such memory any more."""
        return self._ids[row] in self._gone

    def forget_state_of(self, identifiers: Iterable[str]) -> None:
        """These changed: fetch them again when somebody looks."""
        changed = set(identifiers)
        self._stale |= changed & self._known.keys()
        self._gone -= changed

    def _want(self, page: int) -> None:
        if page in self._under_way:
            return
        self._wanted[page] = None
        self._wanted.move_to_end(page)
        while len(self._wanted) > _WAITING:
            self._wanted.popitem(last=False)
        if not self._start.isActive():
            self._start.start()

    @Slot()
    def _fetch(self) -> None:
        while self._wanted and len(self._under_way) < _AT_ONCE:
            page, _ = self._wanted.popitem()
            ids = tuple(self._ids[page * PAGE_ROWS : (page + 1) * PAGE_ROWS])
            self._stale.difference_update(ids)
            self._under_way[page] = self._engine.query(
                self,
                GetMemories(ids, self._as_of),
                lambda memories, page=page, ids=ids: self._take_page(page, ids, memories),  # type: ignore[misc]
                lambda error, page=page: self._lose_page(page, error),  # type: ignore[misc]
            )

    def _take_page(self, page: int, ids: tuple[str, ...], memories: tuple[Memory, ...]) -> None:
        del self._under_way[page]
        for memory in memories:
            self._known[memory.id] = memory
            self._known.move_to_end(memory.id)
        missing = set(ids) - {memory.id for memory in memories}
        self._gone |= missing
        for identifier in missing:
            self._known.pop(identifier, None)
        while len(self._known) > KEPT_MEMORIES:
            dropped, _ = self._known.popitem(last=False)
            self._stale.discard(dropped)
        self.loaded.emit(page)
        self._fetch()

    def _lose_page(self, page: int, error: RemembrancerError) -> None:
        del self._under_way[page]
        self.failed.emit(error)
