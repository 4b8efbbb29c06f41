"""What a person does with memories: every change, with its sentence for the undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from remembrancer.model.cases import OpenConflict
from remembrancer.model.changes import Change, Move, Revise, Revision, SetStatus
from remembrancer.model.history import RestoreVersion
from remembrancer.model.lifecycle import Verify
from remembrancer.model.queries import GetMemories
from remembrancer.model.types import MemoryType, Status
from remembrancer_app.memories.words import memories_words, one_line
from remembrancer_app.theme import type_word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from remembrancer.model.changes import ChangeRequest
    from remembrancer.model.errors import RemembrancerError
    from remembrancer.model.memory import Memory
    from remembrancer_app.jobs.engine import Engine

_NAMED_CHARACTERS = 40
_PAIR = 2


class MemoryActions(QObject):
    """Carries out changes off the GUI thread.

    Signals:
        undo_offered: a change is on disk; its sentence and the operation's id.
        conflict_opened: what was written waits, because it contradicts something, or the person said so; its id.
        refused: a change was not made; carries the error.
    """

    undo_offered = Signal(str, str)
    conflict_opened = Signal(str)
    refused = Signal(object)

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine

    def pin(self, memories: Sequence[str], *, pinned: bool) -> None:
        """Pin memories, or take their pins away."""
        words = self.tr("Pinned {0}") if pinned else self.tr("Unpinned {0}")
        self._revise(memories, Revision(pinned=pinned), words)

    def verify(self, memories: Sequence[str]) -> None:
        """Say that memories are still true."""
        self._change(Verify(tuple(memories)), self.tr("Still true: {0}"))

    def tag(self, memories: Sequence[str], *, add: Sequence[str] = (), remove: Sequence[str] = ()) -> None:
        """Add tags to memories and take others from them."""
        named = ", ".join((*add, *remove))
        words = self.tr("Tagged {0}: {1}") if add else self.tr("Took a tag from {0}: {1}")
        words = words.replace("{1}", named.replace("{", "{{").replace("}", "}}"))
        self._revise(memories, Revision(add_tags=tuple(add), remove_tags=tuple(remove)), words)

    def retype(self, memories: Sequence[str], memory_type: MemoryType) -> None:
        """Give memories another type."""
        words = self.tr("Made {0}: {1}").replace("{1}", type_word(memory_type))
        self._revise(memories, Revision(type=memory_type), words)

    def set_status(self, memories: Sequence[str], status: Status) -> None:
        """Put memories away, delete them or bring them back."""
        words = {
            Status.ARCHIVED: self.tr("Put away {0}"),
            Status.DELETED: self.tr("Deleted {0}"),
            Status.ACTIVE: self.tr("Brought back {0}"),
        }
        self._change(SetStatus(tuple(memories), status), words[status])

    def move(self, memories: Sequence[str], namespace: str) -> None:
        """Move memories to another namespace."""
        words = self.tr("Moved {0} to {1}").replace("{1}", namespace)
        self._change(Move(tuple(memories), namespace), words)

    def edit(
        self,
        memory: str,
        revision: Revision,
        expected: int,
        done: Callable[[Change], None],
        failed: Callable[[RemembrancerError], None],
    ) -> None:
        """Give one memory new values if it is still at the version it was read at."""

        def changed(change: Change) -> None:
            if change.cases and memory not in change.memories:
                # It waits in the conflict, which is what there is to see now.
                self.conflict_opened.emit(change.cases[0])
            else:
                self._offer(change, self.tr("Changed {0}"))
            done(change)

        self._engine.change(self, Revise((memory,), revision, expected), changed, failed)

    def contradict(self, memories: Sequence[str]) -> None:
        """Say that two memories contradict each other; their conflict is reviewed at once."""
        if len(memories) != _PAIR:
            return

        def opened(change: Change) -> None:
            self.conflict_opened.emit(change.cases[0])

        def read(found: tuple[Memory, ...]) -> None:
            if len(found) == _PAIR:
                old, new = sorted(found, key=lambda each: (each.recorded, each.id))
                self._engine.change(self, OpenConflict(old.id, new.id), opened, self.refused.emit)

        self._engine.query(self, GetMemories(tuple(memories)), read, self.refused.emit)

    def restore_version(self, memory: str, number: int, expected: int) -> None:
        """Make a new version that says what an earlier one said, if the memory is still at the version it was at."""
        words = self.tr("Restored version {1}").replace("{1}", QLocale().toString(number))
        self._change(RestoreVersion(memory, number, expected), words)

    def _revise(self, memories: Sequence[str], revision: Revision, words: str) -> None:
        self._change(Revise(tuple(memories), revision), words)

    def _change(self, request: ChangeRequest[Change], words: str) -> None:
        self._engine.change(self, request, lambda change: self._offer(change, words), self.refused.emit)

    def _offer(self, change: Change, words: str) -> None:
        count = len(change.memories)
        if count == 0:
            self.undo_offered.emit(self.tr("Nothing changed"), "")
            return
        self.undo_offered.emit(one_line(words.format(memories_words(count)), 2 * _NAMED_CHARACTERS), change.operation)
