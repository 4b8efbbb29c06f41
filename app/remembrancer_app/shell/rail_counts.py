"""What waits for the person, counted on the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.cases import CountConflicts
from remembrancer_app.shell.page import PageName
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from remembrancer.vault import Notice
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.shell.rail import Rail

_SOON_MS = 100


class RailCounts(QObject):
    """Counts the open conflicts, and again after every change; several in a row count once.

    Signals:
        conflicts_came: somebody else's change opened so many.
    """

    conflicts_came = Signal(int)

    def __init__(self, engine: Engine, rail: Rail, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._rail = rail
        self._known = -1
        self._by_others = False
        self._is_past = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.count)
        if rail.has(PageName.CONFLICTS):
            engine.changed.connect(self._note)
            self.count()

    @Slot(object)
    def _note(self, notice: Notice) -> None:
        self._by_others = self._by_others or notice.initiator != self._engine.entrance.number
        self._soon.start()

    @Slot()
    def count(self) -> None:
        self._engine.query(self, CountConflicts(), self._show)

    def set_past(self, *, past: bool) -> None:
        """What waits now is not counted in the past."""
        if past is not self._is_past:
            self._is_past = past
            self._show_count(max(0, self._known))

    def stop(self) -> None:
        """The vault is closed: nothing is counted any more."""
        self._soon.stop()

    def _show(self, count: int) -> None:
        self._show_count(count)
        if self._by_others and 0 <= self._known < count:
            self.conflicts_came.emit(count - self._known)
        self._known, self._by_others = count, False

    def _show_count(self, count: int) -> None:
        if not self._rail.has(PageName.CONFLICTS):
            return
        count = 0 if self._is_past else count
        words = self.tr("1 open conflict") if count == 1 else self.tr("{0} open conflicts")
        words = words.format(self._rail.locale().toString(count))
        self._rail.button(PageName.CONFLICTS).set_count(count, words, Role.CONTEST)
