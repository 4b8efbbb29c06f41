"""A memory as everybody above storage sees it: one version of a statement, with what stands around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind, Status, Trust


@dataclass(frozen=True, slots=True)
class Source:
    """Who or what wrote a memory: the person, a client, a file or a conversation.

    ``reference`` says where in it: a heading path, a line, the title of a conversation.
    """

    kind: SourceKind = SourceKind.PERSON
    name: str = ""
    reference: str = ""


@dataclass(frozen=True, slots=True)
class Origin:
    """The identity of a record in the place it was imported from; the same origin is never imported twice."""

    system: str
    identifier: str


@dataclass(frozen=True, slots=True)
class Times:
    """The clocks of a memory apart from ``recorded`` (aware, UTC; intervals are half open).

    ``stated`` is when it was said, ``zone`` the IANA name or offset it was said in; ``valid`` is the period in
    which it holds; ``happening`` is when an event takes place; ``due`` and ``done`` belong to commitments and goals.
    """

    stated: datetime | None = None
    zone: str = ""
    valid_from: datetime | None = None
    valid_to: datetime | None = None
    happening_from: datetime | None = None
    happening_to: datetime | None = None
    due: datetime | None = None
    done: datetime | None = None


@dataclass(frozen=True, slots=True)
class TypeReason:
    """Why a memory has its type: a code (``given``, a rule's name, ``prototype``) and a certainty in 0..1."""

    code: str = "given"
    certainty: float = 1.0
    cue: str = ""


@dataclass(frozen=True, slots=True)
class TagProposal:
    """A tag the rules propose, and why (``known``, ``heading``, ``hashtag``, ``distinctive``, ``entity``)."""

    tag: str
    reason: str
    cue: str = ""


@dataclass(frozen=True, slots=True)
class Entity:
    """A name found in a text: kind is person, place, tool, path, code, handle, quoted, organisation or date."""

    name: str
    kind: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be remembered, before the engine completed it. Empty fields are worked out or defaulted.

    Limits: :mod:`remembrancer.model.limits`. ``trust`` is absent on purpose: it comes from the channel.
    """

    content: str
    type: MemoryType | None = None
    title: str = ""
    tags: tuple[str, ...] = ()
    confidence: float = 1.0
    provenance: Provenance | None = None
    source: Source | None = None
    evidence: str = ""
    importance: Importance = Importance.NORMAL
    pinned: bool = False
    times: Times = field(default_factory=Times)
    session: str = ""
    origin: Origin | None = None
    episode: bool = False
    """An imported or ingested turn of a conversation, not a distilled statement."""


@dataclass(frozen=True, slots=True)
class Memory:
    """One version of a memory, complete; ``number`` counts from 1, ``recorded`` is the first version's time."""

    id: str
    number: int
    namespace: str
    type: MemoryType
    content: str
    title: str
    tags: tuple[str, ...]
    status: Status
    confidence: float
    provenance: Provenance
    trust: Trust
    importance: Importance
    pinned: bool
    source: Source
    evidence: str
    times: Times
    recorded: datetime
    changed: datetime
    session: str
    type_reason: TypeReason
    episode: bool = False
    superseded_by: str = ""
    contested: bool = False
    noted: bool = False
    unusual: bool = False
    """An entry of a routine that is out of the ordinary, as the routines were last analysed."""
    verified: datetime | None = None
    """When a person last stood behind it."""
    unapproved_rule: bool = False
    """What is told of it to a client reads like a rule that nobody approved. It is data all the same."""

    @property
    def life_time(self) -> datetime:
        """Where the memory stands on the timeline: happening, else stated, else recorded."""
        return self.times.happening_from or self.times.stated or self.recorded


@dataclass(frozen=True, slots=True)
class Version:
    """One recorded state in a memory's history, with the operation that opened it."""

    memory: Memory
    operation: str
    operation_kind: str
    actor: str
    actor_kind: str
    opened: datetime
    closed: datetime | None
    changed_fields: tuple[str, ...]
    reason: str = ""
