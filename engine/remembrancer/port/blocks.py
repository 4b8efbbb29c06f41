"""Blocks of core memory over a client's way in: read as they are, and changed when a person approves it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from remembrancer.model.blocks import BLOCK_TAG, MemoryBlock, block_of
from remembrancer.model.changes import Change, Outcome, Remember, Remembered, Revise, Revision
from remembrancer.model.clients import MEMORIES_IN_A_REQUEST, GetOwnAccess
from remembrancer.model.errors import MemoryNotFoundError
from remembrancer.model.memory import Draft, Memory
from remembrancer.model.names import DEFAULT_NAMESPACE
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import AllOf, Condition, Flag, HasFlag, HasTag, InNamespace, Order, Search
from remembrancer.model.types import MemoryType
from remembrancer.model.way_in import WayIn


@dataclass(frozen=True, slots=True)
class KeptBlock:
    """A block and the memory that it is."""

    block: MemoryBlock
    memory: Memory


@dataclass(frozen=True, slots=True)
class BlockWritten:
    """What became of a change of a block. ``waits`` for a person: in the proposal, or in a case.

    ``reason`` says it as an outcome of remembering does; for a change of a block that is there ``changed``,
    ``unchanged`` or ``waiting``.
    """

    reason: str
    memory: str
    waits: bool
    proposal: str = ""
    case: str = ""


class MemoryBlocks:
    """The blocks of a namespace; without one, of all that the client may read, and written to its own."""

    def __init__(self, way: WayIn, namespace: str = "") -> None:
        self._way = way
        self._namespace = namespace

    def all(self) -> tuple[KeptBlock, ...]:
        """All blocks by label. Of two with one label the older one stands: nobody can take another's place."""
        kept: dict[str, KeptBlock] = {}
        for memory in self._memories():
            block = block_of(memory)
            if block is not None:
                kept.setdefault(block.label, KeptBlock(block, memory))
        return tuple(kept[label] for label in sorted(kept))

    def get(self, label: str) -> KeptBlock:
        """The block with that label.

        Raises:
            MemoryNotFoundError: there is none.
        """
        found = self.find(label)
        if found is None:
            raise MemoryNotFoundError(id=label)
        return found

    def find(self, label: str) -> KeptBlock | None:
        """The block with that label; None: there is none."""
        return next((each for each in self.all() if each.block.label == label), None)

    def put(
        self,
        label: str,
        value: str,
        limit: int | None = None,
        description: str | None = None,
        *,
        expected: int | None = None,
        key: str = "",
    ) -> BlockWritten:
        """Give a block a value, or make it; what is left out stays as it was.

        ``expected`` is the version that it was read with.

        Raises:
            InvalidInputError: a field is outside its limits; the value is longer than the block's limit.
            VersionChangedError: somebody else changed it since.
        """
        kept = self.find(label)
        block = replace(kept.block, value=value) if kept else MemoryBlock(label, value)
        if limit is not None:
            block = replace(block, limit=limit)
        if description is not None:
            block = replace(block, description=description)
        block = block.checked()
        if kept is None:
            return self._made(block, key)
        request = Revise((kept.memory.id,), Revision(content=block.content), expected, key)
        change: Change = self._way.change(request)
        waits = bool(change.proposals or (change.cases and not change.memories))
        reason = "waiting" if waits else "changed" if change.memories else "unchanged"
        return BlockWritten(
            reason, kept.memory.id, waits, next(iter(change.proposals), ""), next(iter(change.cases), "")
        )

    def _made(self, block: MemoryBlock, key: str) -> BlockWritten:
        home = self._namespace or self._way.query(GetOwnAccess()).namespace or DEFAULT_NAMESPACE
        draft = Draft(block.content, MemoryType.CONTEXT, title=block.label, tags=(BLOCK_TAG,), pinned=True)
        made: Remembered = self._way.change(Remember(draft, home, key))
        waits = made.outcome in (Outcome.WAITING, Outcome.CONFLICT)
        case = made.conflict.case if made.conflict else ""
        return BlockWritten(made.outcome.value, made.memory, waits, made.proposal, case)

    def _memories(self) -> Iterator[Memory]:
        parts: list[Condition] = [HasTag(BLOCK_TAG), HasFlag(Flag.PINNED)]
        if self._namespace:
            parts.append(InNamespace(self._namespace))
        order = Order(descending=False)
        found = self._way.query(FindMemories(Search(condition=AllOf(tuple(parts))), order)).ids
        for start in range(0, len(found), MEMORIES_IN_A_REQUEST):
            yield from self._way.query(GetMemories(found[start : start + MEMORIES_IN_A_REQUEST]))
