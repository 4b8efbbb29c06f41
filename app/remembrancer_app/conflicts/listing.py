"""Reading the cases, page by page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from remembrancer.model.cases import ConflictFilter, ConflictPage, ListConflicts
from remembrancer_app.jobs.paging import PagedReading

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from remembrancer_app.jobs.engine import Engine

_SOON_MS = 60


class Listing(PagedReading[ConflictPage]):
    """The pages are those that answer ``filter`` as it is now."""

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(engine, _SOON_MS, parent)
        self.filter = ConflictFilter()

    def request(self, after: str) -> ListConflicts:
        return ListConflicts(self.filter, after)

    @property
    def is_filtered(self) -> bool:
        """Whether more is left out than the state that was chosen."""
        return replace(self.filter, states=ConflictFilter().states, namespace="") != ConflictFilter()
