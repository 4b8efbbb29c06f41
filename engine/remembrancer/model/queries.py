"""Requests that only read, and what they answer. A reply is a consistent view of one change number."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Generic, TypeVar

from remembrancer.model.importing import FoundSources, ImportPlan
from remembrancer.model.memory import Entity, Memory, TagProposal, Times, TypeReason, Version
from remembrancer.model.search import Order, Search
from remembrancer.model.types import MemoryType, OperationKind, Status, TimeAxis, Trust

ReplyT = TypeVar("ReplyT", covariant=True)


class Query(Generic[ReplyT]):
    """The base of every reading request; the parameter is the type of its reply."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ScoreParts:
    """The parts of a match. They add up to it, in this order; all are at least 0."""

    meaning: float = 0.0
    words: float = 0.0
    time: float = 0.0
    use: float = 0.0

    @property
    def match(self) -> float:
        return self.meaning + self.words + self.time + self.use


@dataclass(frozen=True, slots=True)
class Hit:
    """One recalled memory. ``its`` is the share of the query's resolvable uncertainty it resolves, 0..1.

    ``meaning_terms`` are the memory's words that answered the query best; ``matched_words`` the query's in it.
    """

    memory: str
    its: float
    parts: ScoreParts
    meaning_terms: tuple[str, ...] = ()
    matched_words: tuple[str, ...] = ()
    time_reason: str = ""
    use_reason: str = ""
    likelihood: float = 0.0
    """How often a memory with such an ITS was what was asked for, 0..1 (see ARCHITECTURE.md, "Calibration")."""

    @property
    def match(self) -> float:
        return self.parts.match


@dataclass(frozen=True, slots=True)
class Found:
    """Ids of memories in the asked order, with the hits by id when a text ranked them."""

    ids: tuple[str, ...]
    number: int
    hits: dict[str, Hit] = field(default_factory=dict)
    near_miss: Hit | None = None
    words_only: bool = False
    """The text was matched by words alone: the model is missing, or the text has too few words it knows."""


@dataclass(frozen=True, slots=True)
class FindMemories(Query[Found]):
    """The ids of all memories that answer a search. With a text, at most ``limit`` of them, best first."""

    search: Search = field(default_factory=Search)
    order: Order = field(default_factory=Order)
    limit: int = 1000


@dataclass(frozen=True, slots=True)
class GetMemories(Query[tuple[Memory, ...]]):
    """The memories of these ids, in the same order, without those that do not exist (or not yet, at ``as_of``)."""

    ids: tuple[str, ...]
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class GetHistory(Query[tuple[Version, ...]]):
    """All versions of one memory, newest first."""

    id: str


@dataclass(frozen=True, slots=True)
class SourceCount:
    kind: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Facets:
    """How many memories answer a search, by property.

    Each group leaves out the search's own condition on that
    property, so that the numbers beside the unchosen values say what choosing them would give.
    """

    total: int
    found: int
    types: dict[MemoryType, int]
    statuses: dict[Status, int]
    tags: tuple[tuple[str, int], ...]
    sources: tuple[SourceCount, ...]
    namespaces: dict[str, int]
    trusts: dict[Trust, int]
    contested: int
    waiting: int


@dataclass(frozen=True, slots=True)
class CountFacets(Query[Facets]):
    search: Search = field(default_factory=Search)
    values: int = 12
    """How many tags and sources to name, the most frequent first."""


@dataclass(frozen=True, slots=True)
class TimelinePoints:
    """Every memory that answers a search as a point in time, sorted by time.

    ``times`` are microseconds since 1970 UTC and ``types`` indexes into :class:`MemoryType`'s order, both as
    little-endian arrays in bytes (int64 and uint8), so that a hundred thousand points cost nothing to hand over.
    """

    ids: tuple[str, ...]
    times: bytes
    types: bytes
    number: int


@dataclass(frozen=True, slots=True)
class GetTimeline(Query[TimelinePoints]):
    search: Search = field(default_factory=Search)
    axis: TimeAxis = TimeAxis.LIFE


@dataclass(frozen=True, slots=True)
class Namespace:
    name: str
    title: str
    count: int
    archived: bool


@dataclass(frozen=True, slots=True)
class ListNamespaces(Query[tuple[Namespace, ...]]):
    archived: bool = False


@dataclass(frozen=True, slots=True)
class OperationSummary:
    """An operation as lists show it. ``undone`` if a later operation took it back.

    ``memories`` counts those that it touched, also those that were erased since; ``erased`` are the versions that went
    for good: by it, if it is an erasure, otherwise since, of those that it wrote. ``client`` is the id of the client
    that carried it out, empty for anybody else.
    """

    id: str
    kind: OperationKind
    actor: str
    actor_kind: str
    at: datetime
    memories: int
    undoes: str
    undone: bool
    reason: str = ""
    erased: int = 0
    client: str = ""


@dataclass(frozen=True, slots=True)
class ListOperations(Query[tuple[OperationSummary, ...]]):
    """The newest operations first."""

    limit: int = 50


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What the rules make of a text before it is stored."""

    type: MemoryType
    type_reason: TypeReason
    tags: tuple[TagProposal, ...]
    entities: tuple[Entity, ...]
    times: Times


@dataclass(frozen=True, slots=True)
class Suggest(Query[Suggestion]):
    text: str
    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class TagCount:
    """A tag, and how many current memories have it."""

    tag: str
    count: int


@dataclass(frozen=True, slots=True)
class ListTags(Query[tuple[TagCount, ...]]):
    """The tags of the current memories, the most frequent first; of all namespaces in use if none is named."""

    namespace: str = ""


@dataclass(frozen=True, slots=True)
class TagMerge:
    """Two tags that may mean the same. ``memories`` is how many current ones have ``merged``.

    ``reason`` is ``spelling``, ``accents``, ``plural``, ``part_of_name`` or ``initial``.
    """

    kept: str
    merged: str
    reason: str
    memories: int


@dataclass(frozen=True, slots=True)
class ProposeTagMerges(Query[tuple[TagMerge, ...]]):
    """Tags that a person may want to make one, by the name of the tag kept. Nothing is merged by itself."""

    namespace: str = ""


@dataclass(frozen=True, slots=True)
class FindSources(Query[FoundSources]):
    """Look for memories of agents in the usual places of this person's folders. Nothing leaves the machine.

    Raises NotPermittedError for everybody but a person.
    """


@dataclass(frozen=True, slots=True)
class PlanImport(Query[ImportPlan]):
    """Read files and folders and say what importing them would do. Writes nothing."""

    paths: tuple[str, ...]
    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class VaultState:
    """What the status bar shows. ``model`` is ``ready``, ``loading``, or the code of the error that keeps it away.

    ``deep`` says the same of deep mode's component, or ``missing``; it is ready as soon as it is installed.
    ``writable``: changes are taken; not once the vault was found to be damaged.
    """

    name: str
    path: str
    encrypted: bool
    total: int
    current: int
    number: int
    model: str
    sample: bool
    deep: str = "missing"
    writable: bool = True


@dataclass(frozen=True, slots=True)
class GetState(Query[VaultState]):
    pass


class JournalFault(StrEnum):
    """What happened to the journal, or to the vault behind its back."""

    ROW_CHANGED = "row_changed"
    """The text of a row was altered; ``fields`` are those that can be named."""
    DIGEST_CHANGED = "digest_changed"
    """The digest of a row was altered; its text is as it was."""
    ROW_MISSING = "row_missing"
    """``count`` rows are missing from the middle."""
    END_MISSING = "end_missing"
    """The last ``count`` rows are missing."""
    ROWS_EXCHANGED = "rows_exchanged"
    """A row and the row ``other`` stand in each other's place."""
    OLDER_FILE = "older_file"
    """An older copy of the vault lies in its place: the last ``count`` changes are missing, and all of them."""
    OTHER_HISTORY = "other_history"
    """An older copy was put in place and then written to: the change that was confirmed is another."""
    OPERATION_CHANGED = "operation_changed"
    """Who did something, when, what or why was altered."""
    OPERATION_MISSING = "operation_missing"
    VERSION_CHANGED = "version_changed"
    """The content of a version was altered."""
    VERSION_MISSING = "version_missing"
    VERSION_ADDED = "version_added"
    """A version that the journal knows nothing of."""
    PERIOD_CHANGED = "period_changed"
    """From when to when a version was current was altered."""
    NAMESPACE_CHANGED = "namespace_changed"
    CASE_CHANGED = "case_changed"
    """The state, the decision or the statements of a conflict were altered, or a conflict was added or taken away."""
    PROPOSAL_CHANGED = "proposal_changed"
    """What waits for a decision, or what became of it, was altered."""
    CONFLICT_SETTING_CHANGED = "conflict_setting_changed"
    LIFECYCLE_POLICY_CHANGED = "lifecycle_policy_changed"
    """How memories of a namespace fade was altered."""
    RECALL_DEFAULTS_CHANGED = "recall_defaults_changed"
    """How a namespace is recalled where a request does not say was altered."""
    CLIENT_CHANGED = "client_changed"
    """What a client may do, or whether it is paused or revoked, was altered."""
    ERASED_AGAIN_THERE = "erased_again_there"
    """A version that was erased is there again."""


@dataclass(frozen=True, slots=True)
class JournalProblem:
    """One thing that is not as it was written. ``number`` is the change (the transaction) that it is about.

    ``was`` and ``found`` are there where a single field of a closed vocabulary was altered. ``at`` is when the change
    was recorded, None if that is not known.
    """

    fault: JournalFault
    number: int
    count: int = 1
    other: int = 0
    operation: str = ""
    memory: str = ""
    version: int = 0
    fields: tuple[str, ...] = ()
    was: str = ""
    found: str = ""
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class ErasureNote:
    """An erasure, by its change number: how much went, and whether the files were ``cleaned`` of its bytes."""

    number: int
    at: datetime
    memories: int
    versions: int
    cleaned: bool


@dataclass(frozen=True, slots=True)
class JournalCheck:
    """Whether the hash chain holds: ``broken_at`` is the first row that does not, 0 if all do.

    ``problems`` say what happened, in the order of the transactions. What was erased is no problem: ``erasures`` names
    it, and whether the files were cleaned of it.
    """

    rows: int
    intact: bool
    broken_at: int
    problems: tuple[JournalProblem, ...] = ()
    erasures: tuple[ErasureNote, ...] = ()


@dataclass(frozen=True, slots=True)
class VerifyJournal(Query[JournalCheck]):
    pass
