"""What ``replay_world.py`` keeps of a vault: a list of what was done. It knows nothing of versions."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime

from remembrancer.model.history import ChangeKind
from remembrancer.model.types import MemoryType, Status

ERASED = "erased "
LOOKED_THROUGH = (Status.ACTIVE, Status.DEMOTED)


@dataclass(frozen=True)
class Statement:
    """A memory as the list knows it, at one time."""

    content: str
    type: MemoryType
    tags: tuple[str, ...]
    namespace: str
    status: Status = Status.ACTIVE
    pinned: bool = False
    number: int = 1
    superseded_by: str = ""
    ended: bool = False
    """Whether it holds no longer, because it gave way."""

    def says(self) -> Statement:
        return replace(self, number=0)

    def told(self) -> Statement:
        """As it is told: nothing is said to have given way to what was erased."""
        return replace(self, superseded_by="") if self.superseded_by.startswith(ERASED) else self


@dataclass(eq=False)
class Done:
    """One operation: when it was recorded, by whom, and what it made of what.

    ``chain`` is the operation and everything that took it back or brought it back since: an operation of its own, or
    None where one that took back many did it. ``marks`` are the operations that this one took back (True) or brought
    back among many.
    """

    recorded: datetime
    number: int
    operation: str
    actor: str
    before: dict[str, Statement | None]
    after: dict[str, Statement]
    chain: list[Done | None] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    """What it changed and was erased since."""
    marks: list[tuple[Done, bool]] = field(default_factory=list)

    @property
    def stands(self) -> bool:
        """Whether it has its effect at present."""
        return (len(self.chain) - 1 - self.chain.index(self)) % 2 == 0

    @property
    def source(self) -> Done:
        """The operation by which the chain has its present effect."""
        return next(each for each in self.chain[::-2] if each is not None)


def kinds_of(before: Statement | None, after: Statement) -> tuple[ChangeKind, ...]:
    """What happened between two states."""
    if before is None:
        return (ChangeKind.CREATED,)
    found = []
    if before.status is not after.status:
        found.append(ChangeKind.RESTORED if after.status is Status.ACTIVE else ChangeKind(after.status.value))
    elif after.status is Status.SUPERSEDED and before.superseded_by != after.superseded_by:
        found.append(ChangeKind.SUPERSEDED)
    if before.namespace != after.namespace:
        found.append(ChangeKind.MOVED)
    if (before.content, before.ended) != (after.content, after.ended):
        found.append(ChangeKind.EDITED)
    for kind, name in (("retyped", "type"), ("tagged", "tags")):
        if getattr(before, name) != getattr(after, name):
            found.append(ChangeKind(kind))
    if before.pinned is not after.pinned:
        found.append(ChangeKind.PINNED)
    return tuple(found)
