"""Memories in a block of a project's file, kept up to date, and edits of that block as proposals."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query
from remembrancer.model.types import MemoryType

DEFAULT_TYPES = (MemoryType.PREFERENCE, MemoryType.DECISION, MemoryType.GOAL, MemoryType.INSTRUCTION)
DEFAULT_BUDGET = 1200
LEAST_BUDGET = 100
MOST_BUDGET = 20_000


class SyncProblem(StrEnum):
    """Why a file was left alone."""

    LINK = "link"
    """It, or a folder on the way to it, is a link."""
    NOT_A_FILE = "not_a_file"
    NOT_TEXT = "not_text"
    TOO_LARGE = "too_large"
    OTHER_OWNER = "other_owner"
    SEVERAL_NAMES = "several_names"
    MARKERS_DAMAGED = "markers_damaged"
    """The markers of the block are not one pair in their order."""
    CHANGED_MEANWHILE = "changed_meanwhile"
    """Somebody wrote to it at the same moment; the next run looks again."""
    UNREADABLE = "unreadable"
    NAMESPACE_GONE = "namespace_gone"


@dataclass(frozen=True, slots=True)
class FileSync:
    """A file that is kept up to date: which types of a namespace, pins too, and at most so many tokens.

    ``written`` memories are in the block, ``left_out`` did not fit; both as of the last run, ``run`` None: never.
    ``problem`` is why the last run left the file alone.
    """

    id: str
    path: str
    namespace: str
    types: tuple[MemoryType, ...]
    pins: bool
    budget: int
    written: int = 0
    left_out: int = 0
    run: datetime | None = None
    problem: SyncProblem | None = None


class SyncState(StrEnum):
    """How a file stands to what is remembered."""

    IN_STEP = "in_step"
    BEHIND = "behind"
    """Its block would be written otherwise now, or is not in it any more."""
    EDITED = "edited"
    """Something was written into its block by hand, which a run would let wait as proposals."""
    MISSING = "missing"
    """There is no such file; a run makes it."""
    LEFT_ALONE = "left_alone"
    """It cannot be touched safely."""


@dataclass(frozen=True, slots=True)
class SyncEdit:
    """What was edited by hand: ``before`` is empty for a new line, ``after`` for one that was taken away."""

    before: str
    after: str


@dataclass(frozen=True, slots=True)
class SyncPlan:
    """What would be done with a file now; nothing is.

    Attributes:
        sync: as it is kept, with what would stand in the block then, and why it would be left alone.
        state: how the file stands to that.
        diff: the lines of a unified diff without its head, from the file to what it would say.
        block: the lines of the block as it would be; none where it would be taken out, or the file left alone.
        tokens: of the block.
        edits: what was written into the block by hand and would come back as proposals.
    """

    sync: FileSync
    state: SyncState
    diff: tuple[str, ...] = ()
    block: tuple[str, ...] = ()
    tokens: int = 0
    edits: tuple[SyncEdit, ...] = ()


@dataclass(frozen=True, slots=True)
class ListSyncs(Query[tuple[FileSync, ...]]):
    """The files that are kept up to date, by path."""


@dataclass(frozen=True, slots=True)
class LookAtSyncs(Query[tuple[SyncPlan, ...]]):
    """What a run would do with each of the files, by path. Raises NotPermittedError for agents."""


@dataclass(frozen=True, slots=True)
class PlanSync(Query[SyncPlan]):
    """What would be written if this were added and run. Raises what :class:`AddSync` raises."""

    path: str
    namespace: str = "personal"
    types: tuple[MemoryType, ...] = DEFAULT_TYPES
    pins: bool = True
    budget: int = DEFAULT_BUDGET


@dataclass(frozen=True, slots=True)
class PlanSyncRemoval(Query[SyncPlan]):
    """What would be taken out of a file. Raises NotPermittedError, InvalidInputError."""

    path: str


@dataclass(frozen=True, slots=True)
class AddSync(ChangeRequest[Change]):
    """Keep a block of a file up to date from now on; the file is made if it is not there. It is written by a run.

    A file that is kept already is kept in this way from now on.

    Raises NotPermittedError for anybody but a person, InvalidInputError where the path cannot be, neither types nor
    pins are chosen, or the budget is outside its limits.
    """

    path: str
    namespace: str = "personal"
    types: tuple[MemoryType, ...] = DEFAULT_TYPES
    pins: bool = True
    budget: int = DEFAULT_BUDGET
    key: str = ""


@dataclass(frozen=True, slots=True)
class RemoveSync(ChangeRequest[Change]):
    """Keep a file up to date no longer, and take the block out of it; what was edited in it by hand waits first.

    A file that cannot be touched safely, or whose markers are damaged, stays as it is.

    Raises NotPermittedError, InvalidInputError.
    """

    path: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class SyncRun:
    """What a run did with one file: whether it was ``rewritten``, and how many proposals its edits became."""

    sync: FileSync
    rewritten: bool
    proposed: int


@dataclass(frozen=True, slots=True)
class Synced:
    """What a run came to. ``change`` is the operation that holds the proposals; without any it has no id."""

    change: Change
    runs: tuple[SyncRun, ...]


@dataclass(frozen=True, slots=True)
class RunSync(ChangeRequest[Synced]):
    """Read what was edited by hand in the blocks, let it wait as proposals, and write the blocks anew.

    Without a path, for all files. Raises NotPermittedError for agents.
    """

    path: str = ""
    key: str = ""
