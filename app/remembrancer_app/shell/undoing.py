"""What the person can take back and bring back: the newest change first, each named, also after a restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.changes import Undo
from remembrancer.model.history import GetNextSteps, JournalFilter, ListJournal

if TYPE_CHECKING:
    from collections.abc import Callable

    from remembrancer.model.changes import Change
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.history import JournalPage, NextSteps
    from remembrancer.model.queries import OperationSummary
    from remembrancer.model.types import OperationKind
    from remembrancer.vault import Notice
    from remembrancer_app.jobs.engine import Engine, Job


@dataclass(frozen=True, slots=True)
class Step:
    """An operation by what it was first: ``asked`` is the one that Undo is asked for, ``memories`` are counted."""

    asked: str
    kind: OperationKind
    memories: int


class Undoing(QObject):
    """Asks the journal what is next after every change, since others may change what can be taken back.

    Signals:
        changed: what can be undone or redone is another now.
        undone: the Change that an undo made, and the Step it took back.
        redone: the same for a redo.
    """

    changed = Signal()
    undone = Signal(object, object)
    redone = Signal(object, object)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._undo: Step | None = None
        self._redo: Step | None = None
        self._asking: Job[NextSteps] | None = None
        self._wanted = ""
        self._under_way = False
        engine.changed.connect(self._note)
        self._ask()

    @property
    def next_undo(self) -> Step | None:
        return self._undo

    @property
    def next_redo(self) -> Step | None:
        """The change that would be made again."""
        return self._redo

    @Slot()
    def undo(self) -> None:
        """Take the newest change back."""
        if self._asking is not None and not self._under_way:
            # What is newest is not known yet: the key was faster than the answer.
            self._wanted = "undo"
        elif self._undo is not None and not self._under_way:
            self._take_back(self._undo)

    @Slot()
    def redo(self) -> None:
        """Make again what was taken back last."""
        if self._asking is not None and not self._under_way:
            self._wanted = "redo"
        elif self._redo is not None and not self._under_way:
            step = self._redo
            self._carry_out(step, lambda change: self.redone.emit(change, step))

    @Slot(str)
    def undo_operation(self, operation: str) -> None:
        """Take this operation back, if it can be; for the toast that names it."""
        if self._under_way:
            return
        if self._undo is not None and self._undo.asked == operation:
            self._take_back(self._undo)
            return

        def found(page: JournalPage) -> None:
            self._under_way = False
            for entry in page.entries:
                self._take_back(Step(operation, entry.summary.kind, entry.summary.memories))

        self._under_way = True
        self._engine.query(self, ListJournal(JournalFilter(operations=(operation,)), limit=1), found, self._fail)

    def _take_back(self, step: Step) -> None:
        self._carry_out(step, lambda change: self.undone.emit(change, step))

    def _carry_out(self, step: Step, done: Callable[[Change], None]) -> None:
        self._under_way = True
        self._engine.change(self, Undo(step.asked), done, finished=self._end)

    def _fail(self, error: RemembrancerError) -> None:
        self._under_way = False
        self._engine.failed.emit(error)

    def _end(self) -> None:
        self._under_way = False
        self._ask()

    @Slot(object)
    def _note(self, _notice: Notice) -> None:
        self._ask()

    def _ask(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        self._asking = self._engine.query(self, GetNextSteps(), self._take, self._give_up)

    def _take(self, steps: NextSteps) -> None:
        self._asking = None
        self._undo = _step(steps.undo_id, steps.undo)
        self._redo = _step(steps.redo_id, steps.redo)
        self.changed.emit()
        wanted, self._wanted = self._wanted, ""
        if wanted == "undo":
            self.undo()
        elif wanted == "redo":
            self.redo()

    def _give_up(self, _error: RemembrancerError) -> None:
        # Undo is asked for by name only; nothing is lost, and the next change asks again.
        self._asking, self._wanted = None, ""
        self._undo = self._redo = None
        self.changed.emit()


def _step(asked: str, summary: OperationSummary | None) -> Step | None:
    return None if summary is None or not asked else Step(asked, summary.kind, summary.memories)
