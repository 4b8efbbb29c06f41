"""What this window did and can take back: the newest change first, each named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.changes import Change, Undo
from remembrancer.model.types import OperationKind

if TYPE_CHECKING:
    from remembrancer.vault import Notice
    from remembrancer_app.jobs.engine import Engine


@dataclass(frozen=True, slots=True)
class Step:
    """An operation that can be taken back; ``change`` is what it did, and its ``operation`` what Undo is asked for."""

    change: Change


class Undoing(QObject):
    """Follows the changes that came through this window's entrance since the vault was opened.

    Signals:
        changed: what can be undone or redone is another now.
        undone: the Change that an undo made, and the Change it took back.
        redone: the same for a redo.
    """

    changed = Signal()
    undone = Signal(object, object)
    redone = Signal(object, object)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._done: list[Step] = []
        self._taken_back: list[tuple[Step, Change]] = []
        self._under_way = False
        engine.changed.connect(self._note)

    @property
    def next_undo(self) -> Change | None:
        return self._done[-1].change if self._done else None

    @property
    def next_redo(self) -> Change | None:
        """The change that would be made again."""
        return self._taken_back[-1][0].change if self._taken_back else None

    @Slot()
    def undo(self) -> None:
        """Take the newest change back."""
        if self._done and not self._under_way:
            self._undo(self._done.pop())

    def undo_operation(self, operation: str) -> None:
        """Take this operation back, if it can be; for the toast that names it."""
        for position, step in enumerate(self._done):
            if step.change.operation == operation and not self._under_way:
                del self._done[position]
                self._undo(step)
                return

    @Slot()
    def redo(self) -> None:
        """Make again what was taken back last."""
        if not self._taken_back or self._under_way:
            return
        step, undo = self._taken_back.pop()
        self._under_way = True

        def done(change: Change) -> None:
            # Undoing the redo is undoing the undo of the undo: it is asked for by the newest operation.
            again = Change(change.operation, step.change.kind, change.number, step.change.memories)
            self._done.append(Step(again))
            self.redone.emit(change, step.change)
            self.changed.emit()

        self._engine.change(self, Undo(undo.operation), done, finished=self._end)

    def _undo(self, step: Step) -> None:
        self._under_way = True

        def done(change: Change) -> None:
            if change.operation:
                self._taken_back.append((step, change))
            self.undone.emit(change, step.change)
            self.changed.emit()

        self._engine.change(self, Undo(step.change.operation), done, finished=self._end)

    def _end(self) -> None:
        self._under_way = False
        self.changed.emit()

    @Slot(object)
    def _note(self, notice: Notice) -> None:
        if notice.initiator != self._engine.entrance.number or notice.kind is OperationKind.UNDO:
            return
        self._done.append(Step(Change(notice.operation, notice.kind, notice.number, notice.memories)))
        self._taken_back.clear()
        self.changed.emit()
