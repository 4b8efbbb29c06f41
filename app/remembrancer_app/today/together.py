"""What could be put together, for the page Today: read now and then, and what was refused is not asked again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from remembrancer.model.consolidation import ProposeConsolidations
from remembrancer.model.queries import GetMemories, ListNamespaces

if TYPE_CHECKING:
    from remembrancer.model.consolidation import Consolidation, Consolidations
    from remembrancer.model.memory import Memory
    from remembrancer.model.queries import Namespace
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.state.private_state import PrivateState

_KEPT: Final = "today.apart"
_MOST_KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class Together:
    """A proposal with the memories it is made of."""

    proposal: Consolidation
    sources: tuple[Memory, ...]


class TogetherReading(QObject):
    """Asks namespace by namespace.

    Signals:
        found: the proposals (``tuple[Together, ...]``) that were not refused.
    """

    found = Signal(object)

    def __init__(self, engine: Engine, private: PrivateState, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._private = private
        self._proposals: list[Consolidation] = []
        self._waits_for = 0

    @Slot()
    def read(self) -> None:
        """Look through the whole vault, beside everything else; once at a time."""
        if not self._waits_for:
            self._proposals = []
            self._waits_for = 1
            self._engine.query(self, ListNamespaces(), self._ask, self._lose)

    def refuse(self, proposal: Consolidation) -> None:
        """Do not propose this again."""
        refused = self._private.texts(_KEPT)
        self._private.keep_texts(_KEPT, [*refused, _key(proposal)][-_MOST_KEPT:])
        self._proposals = [each for each in self._proposals if each != proposal]
        self._show()

    def _ask(self, namespaces: tuple[Namespace, ...]) -> None:
        self._waits_for = len(namespaces)
        for each in namespaces:
            self._engine.query(self, ProposeConsolidations(each.name), self._take, self._lose)

    def _take(self, found: Consolidations) -> None:
        refused = set(self._private.texts(_KEPT))
        self._proposals += [each for each in found.proposals if _key(each) not in refused]
        self._count_down()

    def _lose(self, _error: object) -> None:
        # Nothing that the person asked for: it is proposed the next time.
        self._count_down()

    def _count_down(self) -> None:
        self._waits_for = max(0, self._waits_for - 1)
        if not self._waits_for:
            self._show()

    def _show(self) -> None:
        proposals = tuple(self._proposals)
        ids = tuple(dict.fromkeys(source for each in proposals for source in each.sources))

        def done(memories: tuple[Memory, ...]) -> None:
            known = {each.id: each for each in memories}
            whole = [each for each in proposals if all(source in known for source in each.sources)]
            self.found.emit(tuple(Together(each, tuple(known[source] for source in each.sources)) for each in whole))

        self._engine.query(self, GetMemories(ids), done, self._lose)


def _key(proposal: Consolidation) -> str:
    return " ".join((proposal.kind.value, *sorted(proposal.sources)))
