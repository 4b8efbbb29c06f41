"""Requests that change the vault, and what they answer. Frozen, so that they can cross a socket unchanged.

Each change is one operation: one transaction, one journal row, one step of undo. ``key`` is an idempotency key:
the same key with the same request answers the same and writes nothing again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from remembrancer.model.conflicts import OpenedConflict
from remembrancer.model.importing import ImportApproval, ImportPlan
from remembrancer.model.memory import Draft, Times, TypeReason
from remembrancer.model.secrets import FoundSecret
from remembrancer.model.types import Importance, MemoryType, OperationKind, Status

ReplyT = TypeVar("ReplyT", covariant=True)


class ChangeRequest(Generic[ReplyT]):
    """The base of every changing request; the parameter is the type of its reply."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Skipped:
    """A memory that an operation left alone, and why.

    That is ``changed_since``, ``not_found``, ``unchanged``, ``deleted`` or ``erased``.
    """

    memory: str
    reason: str


@dataclass(frozen=True, slots=True)
class Change:
    """What an operation did. ``memories`` are the ids with a new version; ``number`` is the vault's change number.

    ``cases`` are the conflicts that it opened, joined or decided, ``proposals`` what waits for approval because of it.
    ``redacted`` are the secrets that were taken out of what was sent, before anything was stored.
    """

    operation: str
    kind: OperationKind
    number: int
    memories: tuple[str, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    namespace: str = ""
    cases: tuple[str, ...] = ()
    proposals: tuple[str, ...] = ()
    redacted: tuple[FoundSecret, ...] = ()


class Outcome(StrEnum):
    """What became of a draft."""

    CREATED = "created"
    REINFORCED = "reinforced"
    """The same words were there: that memory was said again."""
    ALREADY_THERE = "already_there"
    """The same record of the same origin was there: nothing changed."""
    CONFLICT = "conflict"
    """It contradicts what is remembered: it waits, and is no memory, until the conflict is decided."""
    WAITING = "waiting"
    """It is a rule or a pin of an agent: it waits, and is no memory, until a person approves it."""
    REJECTED = "rejected"
    """A person decided against these words before, and what they decided for still stands: nothing changed."""


@dataclass(frozen=True, slots=True)
class NearDuplicate:
    """A current memory that says nearly the same; ``similarity`` is the cosine estimated from the codes, 0..1."""

    memory: str
    similarity: float


@dataclass(frozen=True, slots=True)
class Remembered:
    """The answer to :class:`Remember`. A reinforced memory is the one that already said exactly this.

    ``memory`` is empty where the statement waits: for the decision of its ``conflict``, or for the approval of
    ``proposal``.
    """

    change: Change
    memory: str
    outcome: Outcome
    type: MemoryType
    type_reason: TypeReason
    near_duplicates: tuple[NearDuplicate, ...] = ()
    conflict: OpenedConflict | None = None
    proposal: str = ""


@dataclass(frozen=True, slots=True)
class Remember(ChangeRequest[Remembered]):
    """Store one memory. It can be found the moment this is answered."""

    draft: Draft
    namespace: str = "personal"
    key: str = ""


@dataclass(frozen=True, slots=True)
class Revision:
    """New values for the fields that are not None; the others stay. ``add_tags`` and ``remove_tags`` act on the set."""

    content: str | None = None
    title: str | None = None
    type: MemoryType | None = None
    tags: tuple[str, ...] | None = None
    add_tags: tuple[str, ...] = ()
    remove_tags: tuple[str, ...] = ()
    confidence: float | None = None
    importance: Importance | None = None
    pinned: bool | None = None
    times: Times | None = None
    evidence: str | None = None


@dataclass(frozen=True, slots=True)
class Revise(ChangeRequest[Change]):
    """Give memories new values. With one memory, ``expected`` may name the version it was read at.

    Raises VersionChangedError if ``expected`` is no longer current. Memories that would stay as they are, are
    skipped.
    """

    memories: tuple[str, ...]
    revision: Revision
    expected: int | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class RenameTag(ChangeRequest[Change]):
    """Give every current memory with ``tag`` the tag ``new_tag`` in its place, which merges the two where both are.

    Without ``namespace``, in all namespaces in use that the caller can reach. Memories that are put away, superseded or
    deleted keep what they have.
    """

    tag: str
    new_tag: str
    namespace: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class SetStatus(ChangeRequest[Change]):
    """Archive, delete (a tombstone, which can be restored) or restore (``ACTIVE``) memories; no other status.

    ``reason`` is kept with the operation and shown in the history.
    """

    memories: tuple[str, ...]
    status: Status
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Move(ChangeRequest[Change]):
    """Move memories to another namespace."""

    memories: tuple[str, ...]
    namespace: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Undo(ChangeRequest[Change]):
    """Take an operation back by a new one; the newest that can be, if none is named.

    What others changed later is skipped and listed, never overwritten. Undoing an undo is redo.
    """

    operation: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class CreateNamespace(ChangeRequest[Change]):
    """``name`` is the short handle (letters, digits, dash, dot, underscore), ``title`` what the window shows."""

    name: str
    title: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class RenameNamespace(ChangeRequest[Change]):
    name: str
    new_name: str
    title: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class ArchiveNamespace(ChangeRequest[Change]):
    """Put a namespace away. Its memories stay; a new namespace of the same name does not revive them."""

    name: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Imported:
    """The answer to :class:`ApplyImport`: counts by outcome. ``left_out`` were new but not approved.

    ``conflicts`` were said before and wait in a case already; ``waiting`` wait for approval, since no person confirmed
    the dry run. ``to_compare`` of the created ones are in force, and are compared with what was there afterwards.
    ``memories`` has one id for each approved item, in the order of the plan; empty for what waits.
    """

    change: Change
    created: int
    reinforced: int
    already_there: int
    left_out: int
    unreadable: int
    conflicts: int = 0
    memories: tuple[str, ...] = ()
    to_compare: int = 0
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class ApplyImport(ChangeRequest[Imported]):
    """Carry out a dry run's plan, exactly the approved items, as one operation."""

    plan: ImportPlan
    approval: ImportApproval
    namespace: str = "personal"
    key: str = ""
