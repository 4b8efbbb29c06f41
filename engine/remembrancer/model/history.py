"""History and audit: what changed between two points, who did it, and whether the journal is whole.

A point is an instant or a change number (a transaction). As of an instant means after the last transaction recorded at
or before it. What lies "since" a point came after it; "until" includes it. So the changes since a until b lead exactly
from the state as of a to the state as of b.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from remembrancer.model.changes import Change, ChangeRequest, Skipped
from remembrancer.model.memory import Memory, Version
from remembrancer.model.queries import OperationSummary, Query
from remembrancer.model.search import Condition
from remembrancer.model.types import ActorKind, OperationKind

Point: TypeAlias = datetime | int
"""An aware instant, or a change number."""
FieldValue: TypeAlias = str | float | bool | datetime | tuple[str, ...] | None
CHANGES_LISTED = 100
MOST_LISTED = 1000


class ChangeKind(StrEnum):
    """What happened to a memory by one version, or between two instants. The first that holds is the leading one."""

    CREATED = "created"
    DELETED = "deleted"
    SUPERSEDED = "superseded"
    DEMOTED = "demoted"
    ARCHIVED = "archived"
    EXPIRED = "expired"
    REJECTED = "rejected"
    RESTORED = "restored"
    """Active again, whatever it was before."""
    MOVED = "moved"
    EDITED = "edited"
    """Anything but what the other kinds name: words, dates, evidence, confidence, importance, trust."""
    RETYPED = "retyped"
    TAGGED = "tagged"
    PINNED = "pinned"
    """Pinned or no longer pinned."""
    VERIFIED = "verified"
    """A person said that it is true."""


class DiffKind(StrEnum):
    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"
    REPLACED = "replaced"


@dataclass(frozen=True, slots=True)
class DiffSpan:
    """Characters ``[before_start, before_end)`` of the old text and ``[after_start, after_end)`` of the new one.

    The spans of a diff cover both texts from start to end, in order. One side of what was removed or added is empty.
    """

    kind: DiffKind
    before_start: int
    before_end: int
    after_start: int
    after_end: int


@dataclass(frozen=True, slots=True)
class FieldDifference:
    """A field that differs; ``words`` is there for texts (content, title, evidence)."""

    field: str
    before: FieldValue
    after: FieldValue
    words: tuple[DiffSpan, ...] = ()


@dataclass(frozen=True, slots=True)
class Doing:
    """Who did something, when, in which operation, and why. ``number`` is its change number."""

    operation: str
    kind: OperationKind
    actor: str
    actor_kind: ActorKind
    at: datetime
    number: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MemoryChange:
    """A memory before and after; a side that does not exist, or lies beyond the caller's scope, is None.

    ``kinds`` has the leading kind first. ``doing`` is the operation that brought ``after`` about: between two instants,
    the last one. ``differences`` is empty where one side is None.
    """

    memory: str
    kinds: tuple[ChangeKind, ...]
    before: Memory | None
    after: Memory | None
    doing: Doing
    differences: tuple[FieldDifference, ...] = ()

    @property
    def kind(self) -> ChangeKind:
        return self.kinds[0]


@dataclass(frozen=True, slots=True)
class ChangeFilter:
    """Which changes are meant.

    ``condition`` holds for the memory before or after: what lost a tag counts for that tag. Conditions on the status
    compare the status then; without one, memories of any status are meant. ``session`` names what its client did to the
    memories recorded in it.
    """

    condition: Condition | None = None
    kinds: frozenset[ChangeKind] = frozenset()
    actor: str = ""
    actor_kind: ActorKind | None = None
    session: str = ""
    operation: str = ""


@dataclass(frozen=True, slots=True)
class ChangePage:
    """``next`` asks for the page after this one; empty on the last. ``number`` is the vault's change number."""

    changes: tuple[MemoryChange, ...]
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ListChanges(Query[ChangePage]):
    """Every version that was opened since one point and until another: the newest first, or the oldest."""

    since: Point | None = None
    until: Point | None = None
    filter: ChangeFilter = field(default_factory=ChangeFilter)
    oldest_first: bool = False
    after: str = ""
    limit: int = CHANGES_LISTED


@dataclass(frozen=True, slots=True)
class ChangeCounts:
    """How many memories (or versions) changed, and how many in each way; one may count in several.

    ``leading`` counts each once, by the kind that leads: what gave way and so got an end is superseded, not edited.
    """

    total: int
    kinds: dict[ChangeKind, int]
    leading: dict[ChangeKind, int]
    number: int


@dataclass(frozen=True, slots=True)
class CountChanges(Query[ChangeCounts]):
    """As :class:`ListChanges`, counted."""

    since: Point | None = None
    until: Point | None = None
    filter: ChangeFilter = field(default_factory=ChangeFilter)


@dataclass(frozen=True, slots=True)
class CompareInstants(Query[ChangePage]):
    """The memories that are not the same at two points, those changed last first.

    What was changed and changed back, or made and deleted in between, is the same at both.

    Raises InvalidInputError where ``until`` lies before ``since``.
    """

    since: Point
    until: Point | None = None
    filter: ChangeFilter = field(default_factory=ChangeFilter)
    after: str = ""
    limit: int = CHANGES_LISTED


@dataclass(frozen=True, slots=True)
class CountComparison(Query[ChangeCounts]):
    """As :class:`CompareInstants`, counted."""

    since: Point
    until: Point | None = None
    filter: ChangeFilter = field(default_factory=ChangeFilter)


@dataclass(frozen=True, slots=True)
class VersionStep:
    """A version with what sets it apart from the one before it; nothing for the first."""

    version: Version
    differences: tuple[FieldDifference, ...]


@dataclass(frozen=True, slots=True)
class GetVersionSteps(Query[tuple[VersionStep, ...]]):
    """All versions of one memory, newest first, with their differences."""

    id: str


@dataclass(frozen=True, slots=True)
class CompareVersions(Query[tuple[FieldDifference, ...]]):
    """What differs between two versions of a memory, by number."""

    id: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RestoreVersion(ChangeRequest[Change]):
    """Make a new version that says what an earlier one said.

    It stays in its namespace and session, becomes active, and no longer counts as superseded. ``expected`` is the
    number of the current version as the caller knows it.

    Raises VersionChangedError if ``expected`` is no longer current, InvalidInputError if there is no such version.
    """

    memory: str
    number: int
    expected: int | None = None
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class JournalFilter:
    """Which operations are meant: those for which all that is given holds.

    ``text`` is a phrase of a text that the operation wrote, or stands in its reason. ``undone`` asks for those that are
    taken back at present, or are not. ``actor`` is a name, which several clients may have had; ``client`` is the id of
    one.
    """

    actor: str = ""
    actor_kind: ActorKind | None = None
    kinds: frozenset[OperationKind] = frozenset()
    since: Point | None = None
    until: Point | None = None
    session: str = ""
    namespace: str = ""
    memory: str = ""
    text: str = ""
    undone: bool | None = None
    operations: tuple[str, ...] = ()
    client: str = ""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """An operation as the audit shows it.

    ``first_memories`` are the first few of those touched. ``namespaces`` (by today's names) and ``session`` are taken
    from its first memories. ``clock_jumped``: the clock stood more than a day ahead of the operation before.
    ``undone_by`` is the operation that took it back, ``undoes`` the one that it took back.
    """

    summary: OperationSummary
    number: int
    first_memories: tuple[str, ...]
    namespaces: tuple[str, ...]
    session: str
    clock_at: datetime
    clock_jumped: bool
    undone_by: str = ""


@dataclass(frozen=True, slots=True)
class JournalPage:
    """``next`` asks for the page after this one; empty on the last."""

    entries: tuple[JournalEntry, ...]
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ListJournal(Query[JournalPage]):
    """The operations of the journal, newest first."""

    filter: JournalFilter = field(default_factory=JournalFilter)
    after: str = ""
    limit: int = CHANGES_LISTED


@dataclass(frozen=True, slots=True)
class JournalActor:
    """Somebody who changed the vault: how often, and from when to when."""

    name: str
    kind: ActorKind
    operations: int
    first: datetime
    last: datetime


@dataclass(frozen=True, slots=True)
class ListActors(Query[tuple[JournalActor, ...]]):
    """Everybody who ever changed something in the scope, those who did so last first."""


@dataclass(frozen=True, slots=True)
class JournalSession:
    """A session: by what name, in which namespace, opened by whom, and how many memories were recorded in it."""

    id: str
    name: str
    namespace: str
    actor: str
    actor_kind: ActorKind
    opened: datetime
    memories: int


@dataclass(frozen=True, slots=True)
class ListSessions(Query[tuple[JournalSession, ...]]):
    """The sessions of the scope, those opened last first."""

    limit: int = CHANGES_LISTED


@dataclass(frozen=True, slots=True)
class UndoStep:
    """What taking back one operation would do to memories and namespaces (by today's names), and what it would skip.

    Nothing at all where others have changed everything since.
    """

    operation: OperationSummary
    memories: tuple[str, ...]
    skipped: tuple[Skipped, ...]
    namespaces: tuple[str, ...] = ()
    skipped_namespaces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoPreview:
    """What :class:`UndoMany` would do now: the newest operation first.

    ``memories`` would get a new version, which is not every memory of the steps: several changes of one memory are one
    way back, and may cancel out.
    """

    steps: tuple[UndoStep, ...]
    memories: tuple[str, ...]
    skipped: tuple[Skipped, ...]
    number: int


@dataclass(frozen=True, slots=True)
class PreviewUndo(Query[UndoPreview]):
    """Look at what :class:`UndoMany` would do. Writes nothing."""

    filter: JournalFilter


@dataclass(frozen=True, slots=True)
class UndoMany(ChangeRequest[Change]):
    """Take back all operations that a filter means (a client, a session or single operations), as one operation.

    As if each were undone, the newest first: what others changed later is skipped and listed. Undoing this operation
    brings all of it back. With ``expected``, only if the vault is still at that change number, as the preview named it.

    Raises InvalidInputError where the filter names neither an actor nor a session nor operations, NothingToUndoError
    where nothing it means can be taken back, VersionChangedError where ``expected`` is past.
    """

    filter: JournalFilter
    expected: int | None = None
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class NextSteps:
    """What undoing and redoing would take back and bring back, None if nothing is left.

    ``undo`` and ``redo`` are named by the operation that was first carried out. ``undo_id`` and ``redo_id`` are what
    :class:`Undo` is asked for.
    """

    undo: OperationSummary | None
    undo_id: str
    redo: OperationSummary | None
    redo_id: str


@dataclass(frozen=True, slots=True)
class GetNextSteps(Query[NextSteps]):
    """What the caller can undo and redo, in whatever session of the program it was done."""


class AuditForm(StrEnum):
    JSON_LINES = "jsonl"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class AuditExcerpt:
    """A part of an export, to be written after the part before; ``next`` asks for the next one."""

    text: str
    operations: int
    next: str


@dataclass(frozen=True, slots=True)
class ExportAudit(Query[AuditExcerpt]):
    """The audit trail as text, newest first: one line an operation (JSON Lines), or one a changed memory (CSV).

    Without ``contents`` it has no words of memories: no texts, titles, tags or reasons.
    """

    form: AuditForm = AuditForm.JSON_LINES
    filter: JournalFilter = field(default_factory=JournalFilter)
    contents: bool = False
    after: str = ""
    limit: int = CHANGES_LISTED
