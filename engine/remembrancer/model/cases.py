"""Cases: conflicts that are found, listed and decided. Requests and what they answer.

A case holds two or more statements of one attribute: memories that are current, and proposals that wait for its
decision. A statement that waits is no memory yet (or, where it would change one, no version yet): only those who may
see the case see it. Whatever decides a case is one operation, which can be undone; the case is open again then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest, Revision
from remembrancer.model.conflicts import ConflictKind, ConflictPolicy, Contradiction, Resolution, Supersession
from remembrancer.model.memory import Memory
from remembrancer.model.queries import Query
from remembrancer.model.types import ActorKind, MemoryType, SourceKind, Trust

CASES_LISTED = 100


class CaseState(StrEnum):
    OPEN = "open"
    DECIDED = "decided"
    SET_ASIDE = "set_aside"
    """Nothing is left to decide: one of two statements was deleted, put away, changed or taken back."""


class StatementRole(StrEnum):
    """What a statement of a case is."""

    CURRENT = "current"
    """A memory in force (or that was, when the case was decided)."""
    WAITING = "waiting"
    """A new memory that waits."""
    WAITING_EDIT = "waiting_edit"
    """A new version of a memory that waits; the version before stays in force."""


@dataclass(frozen=True, slots=True)
class CaseStatement:
    """One side of a case, by its ``position`` from 0; the oldest first.

    ``memory`` is what it says: of what waits, what would be stored (its id is that of the memory it would change, or
    empty). ``proposal`` is the id of what waits, empty for a current memory. ``actor`` wrote it, at ``written``; a
    client is known by its id, ``client``.
    ``recalled`` is how often it was recalled, as far as that is counted.
    """

    position: int
    role: StatementRole
    memory: Memory
    proposal: str
    actor: str
    actor_kind: ActorKind
    written: datetime
    recalled: int = 0
    client: str = ""


@dataclass(frozen=True, slots=True)
class Opposition:
    """Two statements of a case, by position, and how they contradict each other: spans are in their contents."""

    old: int
    new: int
    contradiction: Contradiction


@dataclass(frozen=True, slots=True)
class Urgency:
    """Why a case stands where it does in the inbox. The parts add up to ``score``, 0..1; larger comes first.

    ``persistence``: how long what is contested would matter. ``trust``: how far apart the trust of both sides is.
    ``use``: how often the old one is recalled. ``recency``: how lately the last statement came.
    """

    persistence: float
    trust: float
    use: float
    recency: float

    @property
    def score(self) -> float:
        return self.persistence + self.trust + self.use + self.recency


@dataclass(frozen=True, slots=True)
class CaseDecision:
    """How a case was decided; ``chosen`` is the position of the statement that holds, None if all do."""

    resolution: Resolution
    supersession: Supersession | None
    chosen: int | None
    actor: str
    actor_kind: ActorKind
    at: datetime
    operation: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a model that the person configured thinks of two statements of a case, by position.

    ``likelihood`` (0..1) is that of a contradiction. It is shown and decides nothing.
    """

    old: int
    new: int
    model: str
    likelihood: float


@dataclass(frozen=True, slots=True)
class ConflictCase:
    """A case as the review shows it.

    ``kind`` is that of its surest contradiction. ``supersession`` is what the texts say about whether the old one was
    replaced or wrong from the start; None where they do not say, so that the review asks. ``number`` is the change
    number with which the case became as it is: what :class:`ResolveConflict` may expect.
    """

    id: str
    namespace: str
    state: CaseState
    kind: ConflictKind
    statements: tuple[CaseStatement, ...]
    oppositions: tuple[Opposition, ...]
    opened: datetime
    actor: str
    actor_kind: ActorKind
    operation: str
    urgency: Urgency
    supersession: Supersession | None
    number: int
    decision: CaseDecision | None = None
    opinions: tuple[Opinion, ...] = ()

    @property
    def old(self) -> CaseStatement:
        """The oldest statement that is in force: what retaining keeps if nothing else is chosen."""
        current = (each for each in self.statements if each.role is StatementRole.CURRENT)
        return next(current, self.statements[0])

    @property
    def new(self) -> CaseStatement:
        """The newest statement: what superseding puts in the place of the others if nothing else is chosen."""
        return self.statements[-1]


@dataclass(frozen=True, slots=True)
class ConflictFilter:
    """Which cases are meant: those for which all that is given holds.

    ``kinds`` and ``types`` mean any of them. ``source`` is the name of the source of a statement, in any case of
    letters. ``text`` is looked for in the statements, all of its words, in any case of letters.
    """

    namespace: str = ""
    states: frozenset[CaseState] = frozenset({CaseState.OPEN})
    kinds: frozenset[ConflictKind] = frozenset()
    types: frozenset[MemoryType] = frozenset()
    trusts: frozenset[Trust] = frozenset()
    source: str = ""
    source_kind: SourceKind | None = None
    memory: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class ConflictPage:
    """``total`` cases answer the filter, ``open`` are open in the scope. ``next`` asks for the page after this one."""

    cases: tuple[ConflictCase, ...]
    total: int
    open: int
    kinds: dict[ConflictKind, int]
    sources: dict[str, int]
    namespaces: dict[str, int]
    next: str
    number: int


@dataclass(frozen=True, slots=True)
class ListConflicts(Query[ConflictPage]):
    """Cases, the most urgent first; those that are decided or set aside after the open ones, the latest first."""

    filter: ConflictFilter = field(default_factory=ConflictFilter)
    after: str = ""
    limit: int = CASES_LISTED


@dataclass(frozen=True, slots=True)
class CountConflicts(Query[int]):
    """How many cases are open, or were at ``as_of``."""

    namespace: str = ""
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class GetConflict(Query[ConflictCase]):
    """One case, whatever its state.

    Raises ConflictNotFoundError if there is none of that id in the scope.
    """

    id: str


@dataclass(frozen=True, slots=True)
class SaidTurn:
    """A turn of the conversation in which a statement was said. ``is_source``: the statement rests on this one.

    ``speaker`` is empty where the turn does not begin with a name; ``text`` is without it.
    """

    memory: str
    speaker: str
    text: str
    at: datetime
    is_source: bool


@dataclass(frozen=True, slots=True)
class GetConversation(Query[tuple[SaidTurn, ...]]):
    """The turns around where a statement of a case was said, in their order; none where none are kept.

    That is where its evidence stands, or else the last turn of its session before its own time.

    Raises ConflictNotFoundError, InvalidInputError if there is no statement at that position.
    """

    case: str
    position: int


@dataclass(frozen=True, slots=True)
class LinkedMemory:
    """A memory to look at again, because ``superseded`` no longer holds.

    ``link`` says how they belong together: ``derived`` (it was put together from it, or from what was),
    ``superseded_by`` (it had given way to what now gives way itself), ``mentions`` (it names the identifier),
    ``same_value`` (it has the words that no longer hold) or ``same_session`` (it comes from the same session).
    """

    memory: Memory
    superseded: str
    link: str


@dataclass(frozen=True, slots=True)
class Resolved:
    """The answer to :class:`ResolveConflict` and :class:`ResolveConflicts`.

    ``cases`` are as they are now. ``review`` lists what rests on a memory that no longer holds.
    """

    change: Change
    cases: tuple[ConflictCase, ...]
    review: tuple[LinkedMemory, ...] = ()


@dataclass(frozen=True, slots=True)
class ResolveConflict(ChangeRequest[Resolved]):
    """Decide a case, as one operation.

    ``chosen`` is the position of the statement that holds: the newest for SUPERSEDE and the oldest in force for RETAIN
    unless given; no meaning for the others. ``supersession`` is for SUPERSEDE alone: what the case tells unless given,
    and REPLACED where it tells nothing.
    ``revision`` gives the fields of the statement that holds other values, field by field, as they were chosen or
    written; of MERGE it is the corrected statement and needs a content. ``expected`` is the case's number as the caller
    knows it.

    Raises ConflictNotFoundError, CaseClosedError if the case is not open, VersionChangedError if ``expected`` or a
    statement is no longer what it was, NotPermittedError if the caller may only recommend, InvalidInputError naming
    the field.
    """

    id: str
    resolution: Resolution
    reason: str = ""
    supersession: Supersession | None = None
    chosen: int | None = None
    revision: Revision | None = None
    expected: int | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class ResolveConflicts(ChangeRequest[Resolved]):
    """Decide several cases alike, as one operation: all or none."""

    ids: tuple[str, ...]
    resolution: Resolution
    reason: str = ""
    supersession: Supersession | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class OpenConflict(ChangeRequest[Change]):
    """Put two memories in force into a case because a person says that they contradict each other.

    Raises MemoryNotFoundError, InvalidInputError if they are not two in force in one namespace, NotPermittedError for
    others than persons.
    """

    old: str
    new: str
    kind: ConflictKind = ConflictKind.VALUE
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class PlannedVersion:
    """A memory before and after a decision; ``before`` None: it would be stored by it."""

    before: Memory | None
    after: Memory


@dataclass(frozen=True, slots=True)
class ResolutionPreview:
    """What a decision would do now."""

    versions: tuple[PlannedVersion, ...]
    review: tuple[LinkedMemory, ...]


@dataclass(frozen=True, slots=True)
class PreviewResolution(Query[ResolutionPreview]):
    """Look at what :class:`ResolveConflict` would do. Writes nothing; raises what that would raise."""

    request: ResolveConflict


@dataclass(frozen=True, slots=True)
class ConflictSettings:
    """How a namespace treats contradictions. ``certainty`` (0..1) is what a contradiction needs to open a case."""

    namespace: str
    policy: ConflictPolicy
    certainty: float


@dataclass(frozen=True, slots=True)
class GetConflictSettings(Query[ConflictSettings]):
    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class SetConflictSettings(ChangeRequest[Change]):
    """Change how a namespace treats contradictions from now on; what is None stays. Only a person may."""

    namespace: str = "personal"
    policy: ConflictPolicy | None = None
    certainty: float | None = None
    key: str = ""
