"""How memories fade, are kept and come back: requests and what they answer.

Strength is what a memory was at the last end of a local day. What is used today counts from tomorrow on, so that a
recall never changes another one of the same day.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query
from remembrancer.model.types import MemoryType, OperationKind


class FadesFrom(StrEnum):
    """When a memory begins to fade; never before it was recorded."""

    RECORDED = "recorded"
    HAPPENED = "happened"
    """When what it tells is over."""
    DUE = "due"
    """When it is done, else when it is due."""
    DONE = "done"
    """When it is done; before, it does not fade."""


class Priority(StrEnum):
    """What comes first where memories of several types ask for attention."""

    HIGH = "high"
    NORMAL = "normal"
    LOW = "low"


class Persistence(StrEnum):
    """How long a type lasts without being used, in a word."""

    KEPT = "kept"
    LONG = "long"
    MEDIUM = "medium"
    SHORT = "short"


LONG_DAYS = 360
SHORT_DAYS = 60


@dataclass(frozen=True, slots=True)
class TypePolicy:
    """How the memories of a type fade.

    Attributes:
        type: the type.
        window_days: W of the decay: unused, a memory keeps 5 % of its strength after so many days. None: it stays.
        fades_from: when that begins.
        priority: what comes first where memories ask for attention.
        expires_after_days: so many days after that moment it is expired, used or not; None: never.
        review_after_days: so many days after it was last verified it comes up for review; None: never.
    """

    type: MemoryType
    window_days: int | None
    fades_from: FadesFrom = FadesFrom.RECORDED
    priority: Priority = Priority.NORMAL
    expires_after_days: int | None = None
    review_after_days: int | None = None

    @property
    def persistence(self) -> Persistence:
        if self.window_days is None:
            return Persistence.KEPT
        if self.window_days >= LONG_DAYS:
            return Persistence.LONG
        return Persistence.MEDIUM if self.window_days >= SHORT_DAYS else Persistence.SHORT


@dataclass(frozen=True, slots=True)
class Policy:
    """How the memories of a namespace fade: all types in the order of :class:`MemoryType`.

    ``episodes_days``: turns of conversations are expired so many days after they were said; None: never.
    """

    types: tuple[TypePolicy, ...]
    episodes_days: int | None = None

    def of(self, kind: MemoryType) -> TypePolicy:
        return next(each for each in self.types if each.type is kind)

    def with_type(self, changed: TypePolicy) -> Policy:
        """The policy with another one for a type."""
        return replace(self, types=tuple(changed if each.type is changed.type else each for each in self.types))


@dataclass(frozen=True, slots=True)
class NamespacePolicy:
    """``is_default``: nobody has changed it."""

    namespace: str
    policy: Policy
    is_default: bool


@dataclass(frozen=True, slots=True)
class GetLifecyclePolicy(Query[NamespacePolicy]):
    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class SetLifecyclePolicy(ChangeRequest[Change]):
    """Change how a namespace's memories fade; None: as by default again."""

    policy: Policy | None
    namespace: str = "personal"
    key: str = ""


class SweepReason(StrEnum):
    """Why a sweep would change a memory."""

    FADED = "faded"
    """Its strength is at the demotion line, and nobody used or changed it for 90 days."""
    NO_LONGER_VALID = "no_longer_valid"
    TYPE_EXPIRED = "type_expired"
    EPISODE_EXPIRED = "episode_expired"
    USED_AGAIN = "used_again"
    """It had faded, and is strong again."""


@dataclass(frozen=True, slots=True)
class SweepItem:
    """A memory that a sweep would change: by a demotion, an expiry or a reactivation."""

    memory: str
    kind: OperationKind
    reason: SweepReason
    strength: float


@dataclass(frozen=True, slots=True)
class SweepPlan:
    """What a sweep would do, as of the end of the local day ``day``; the first to fade first.

    ``due``: nothing was swept since that day ended.
    """

    day: date
    items: tuple[SweepItem, ...]
    due: bool
    number: int

    def count(self, kind: OperationKind) -> int:
        return sum(item.kind is kind for item in self.items)


@dataclass(frozen=True, slots=True)
class PlanSweep(Query[SweepPlan]):
    """What a sweep would do now; of all namespaces in use if none is named."""

    namespace: str = ""


@dataclass(frozen=True, slots=True)
class PreviewPolicy(Query[SweepPlan]):
    """What a sweep would do if a namespace had this policy."""

    policy: Policy
    namespace: str = "personal"


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep did. ``change`` is its last operation, with all its memories; ``operations`` are all, in order."""

    change: Change
    day: date
    demoted: int = 0
    expired: int = 0
    reactivated: int = 0
    operations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sweep(ChangeRequest[Swept]):
    """Demote what has faded, expire what is over, and bring back what is used again, as of the last end of a day.

    ``only_if_due``: do nothing where that day was swept already. Each step is a batch of its own that can be taken
    back; stopping loses nothing.
    """

    only_if_due: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class Verify(ChangeRequest[Change]):
    """A person says that memories are still true: they are verified now, and confirmed if an agent wrote them."""

    memories: tuple[str, ...]
    reason: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class RecordUse(ChangeRequest[Change]):
    """A person opened these memories from a result. It is no operation: nothing is journalled, no notice is sent.

    Lists, previews and looks at the past are no use.
    """

    memories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UseMark:
    """What a memory was used for on one local day. ``spread`` is the weight it gained from others' recalls."""

    day: date
    delivered: int = 0
    opened: int = 0
    repeated: int = 0
    verified: int = 0
    spread: float = 0.0

    @property
    def uses(self) -> int:
        return self.delivered + self.opened + self.repeated + self.verified


class Lasting(StrEnum):
    """Why a memory does not fade."""

    PINNED = "pinned"
    TYPE = "type"
    SAFETY = "safety"
    """It is about an allergy, a medication, or what must not be told. A pin is suggested."""
    NOT_DONE = "not_done"
    """What has to be done first is not done."""


@dataclass(frozen=True, slots=True)
class StrengthPoint:
    """The strength just after an instant: the end of a local day, or the moment of recording."""

    at: datetime
    strength: float


@dataclass(frozen=True, slots=True)
class StrengthHistory:
    """How strong a memory was and will be.

    Attributes:
        memory: its id.
        strength: at the last end of a day.
        lasting: why it does not fade; None: it does.
        points: from its recording to ``ahead_days`` from now, if nobody uses it.
        if_used: the same from today on, if it is recalled once today.
        marks: the days on which it was used, the first one first; today's count from tomorrow on.
        fades_on: the local day after which a sweep would demote it; None: never, or beyond the years kept.
        if_used_fades_on: the same, if it is recalled once today.
        last_used: when it was last delivered or opened, or said again; None: never.
        last_verified: when a person last stood behind it.
        recorded: when it was recorded.
    """

    memory: str
    strength: float
    lasting: Lasting | None
    points: tuple[StrengthPoint, ...]
    if_used: tuple[StrengthPoint, ...]
    marks: tuple[UseMark, ...]
    fades_on: date | None
    if_used_fades_on: date | None
    last_used: datetime | None
    last_verified: datetime | None
    recorded: datetime


@dataclass(frozen=True, slots=True)
class GetStrength(Query[StrengthHistory]):
    """The strength of one memory, at present or as of an instant; ``ahead_days`` into the future."""

    memory: str
    as_of: datetime | None = None
    ahead_days: int = 180


@dataclass(frozen=True, slots=True)
class ListStrengths(Query["dict[str, float]"]):
    """The strengths of these memories, those that exist, at present or as of an instant."""

    memories: tuple[str, ...]
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class FadingMemory:
    """A memory that will be demoted after the local day ``on`` if nobody uses it."""

    memory: str
    type: MemoryType
    strength: float
    on: date
    priority: Priority


@dataclass(frozen=True, slots=True)
class Fading:
    """``total`` is how many there are, ``memories`` the first of them by day, priority and strength."""

    memories: tuple[FadingMemory, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ListFading(Query[Fading]):
    """What fades within so many days, from now or from an instant; of all namespaces in use if none is named."""

    namespace: str = ""
    days: int = 7
    limit: int = 50
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class ReviewMemory:
    """An instruction or error that nobody has verified for long. ``since`` is when it last was, or was recorded."""

    memory: str
    type: MemoryType
    since: datetime


@dataclass(frozen=True, slots=True)
class Reviews:
    """``total`` is how many wait for review, ``memories`` those that wait longest."""

    memories: tuple[ReviewMemory, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ListReviews(Query[Reviews]):
    """What waits for review, or waited for it at ``as_of``."""

    namespace: str = ""
    limit: int = 50
    as_of: datetime | None = None


@dataclass(frozen=True, slots=True)
class PinSuggestions:
    """``total`` is how many memories about health or a secret are not pinned, ``memories`` the newest of them."""

    memories: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ListPinSuggestions(Query[PinSuggestions]):
    """What is about an allergy, a medication or what must not be told, and is not pinned; no turns of conversations."""

    namespace: str = ""
    limit: int = 50


@dataclass(frozen=True, slots=True)
class SurvivalCurve:
    """Of a type's memories, the share still current at each age, by Kaplan and Meier: what is younger is left out.

    ``shares`` [i] belongs to the age of i days, from 1.0 at day 0; ``memories`` is how many there are.
    """

    type: MemoryType
    memories: int
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class GetSurvival(Query[tuple[SurvivalCurve, ...]]):
    """How long memories of each type stay current, up to an age of ``days``; types without memories are left out."""

    namespace: str = ""
    days: int = 200


@dataclass(frozen=True, slots=True)
class DayActivity:
    """What happened on one local day."""

    day: date
    created: int
    used: int
    by_type: dict[MemoryType, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UsedMemory:
    memory: str
    uses: int


@dataclass(frozen=True, slots=True)
class Activity:
    """Every local day from the first to the last, and the memories used most in between."""

    days: tuple[DayActivity, ...]
    most_used: tuple[UsedMemory, ...]


@dataclass(frozen=True, slots=True)
class GetActivity(Query[Activity]):
    """What was recorded and used on the local days from ``first`` to ``last``, at most ten years."""

    first: date
    last: date
    namespace: str = ""
    most_used: int = 10
