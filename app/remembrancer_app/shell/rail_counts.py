"""What waits for the person, counted on the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from remembrancer.model.cases import CountConflicts
from remembrancer_app.shell.page import PageName
from remembrancer_app.theme import Role

if TYPE_CHECKING:
    from datetime import datetime

    from remembrancer.vault import Notice
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.shell.rail import Rail

_SOON_MS = 100


class RailCounts(QObject):
    """Counts the open conflicts, and again after every change; several in a row count once.

    Signals:
        conflicts_came: somebody else's change opened so many.
        past_changed: whether the past is looked at now, in which nothing waits.
        counted: how many are open now was counted again.
    """

    conflicts_came = Signal(int)
    past_changed = Signal(bool)
    counted = Signal()

    def __init__(self, engine: Engine, rail: Rail, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._rail = rail
        self._known = -1
        self._by_others = False
        self._as_of: datetime | None = None
        self._counting_past: Job[int] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.count)
        if rail.has(PageName.CONFLICTS):
            engine.changed.connect(self._note)
            self.count()

    @property
    def waiting(self) -> int:
        """How many are open now, whatever date is looked at."""
        return max(0, self._known)

    def words(self, count: int) -> str:
        words = self.tr("1 open conflict") if count == 1 else self.tr("{0} open conflicts")
        return words.format(self._rail.locale().toString(count))

    @Slot(object)
    def _note(self, notice: Notice) -> None:
        self._by_others = self._by_others or notice.initiator != self._engine.entrance.number
        self._soon.start()

    @Slot()
    def count(self) -> None:
        self._engine.query(self, CountConflicts(), self._show)

    def set_past(self, as_of: datetime | None) -> None:
        """In the past what was open then is counted, and nothing until that is known; None is the present."""
        if as_of == self._as_of:
            return
        self._as_of = as_of
        self.past_changed.emit(as_of is not None)
        if self._counting_past is not None:
            self._counting_past.cancel()
            self._counting_past = None
        self._show_count(max(0, self._known) if as_of is None else 0)
        if as_of is not None and self._rail.has(PageName.CONFLICTS):
            self._counting_past = self._engine.query(self, CountConflicts(as_of=as_of), self._show_past)

    def stop(self) -> None:
        """The vault is closed: nothing is counted any more."""
        self._soon.stop()

    def _show_past(self, count: int) -> None:
        self._counting_past = None
        self._show_count(count)

    def _show(self, count: int) -> None:
        if self._as_of is None:
            self._show_count(count)
        if self._by_others and 0 <= self._known < count:
            self.conflicts_came.emit(count - self._known)
        self._known, self._by_others = count, False
        self.counted.emit()

    def _show_count(self, count: int) -> None:
        if not self._rail.has(PageName.CONFLICTS):
            return
        self._rail.button(PageName.CONFLICTS).set_count(count, self.words(count), Role.CONTEST)
