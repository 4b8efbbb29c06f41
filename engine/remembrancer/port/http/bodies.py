"""What requests carry, as the OpenAPI document describes it, and the engine's requests that it becomes.

Lengths and characters of texts are for the engine to judge, whose words the answers have; here only what keeps a
request small and of the right shape.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from remembrancer.model import limits
from remembrancer.model.blocks import DESCRIPTION_CHARACTERS, MOST_LIMIT
from remembrancer.model.changes import Remember, Revision
from remembrancer.model.clients import (
    CLIENT_NAME_CHARACTERS,
    GRANTED_NAMESPACES,
    MEMORIES_IN_A_REQUEST,
    PROGRAM_CHARACTERS,
    ClientScope,
    Grant,
)
from remembrancer.model.clock import within_years
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Draft, Origin, Source, Times
from remembrancer.model.recalling import (
    LEAST_TOKENS,
    MOST_TOKENS,
    Episodes,
    Recall,
    Slot,
    Turn,
)
from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    ConfidenceBetween,
    Flag,
    FromSource,
    HasFlag,
    HasProvenance,
    HasStatus,
    HasTag,
    HasTrust,
    InNamespace,
    InSession,
    IsType,
    Search,
    TimeWithin,
    ValidAt,
)
from remembrancer.model.types import Importance, MemoryType, Provenance, SourceKind, Status, TimeAxis, Trust

_VALUES = 50
_Name = Annotated[str, Field(max_length=limits.NAMESPACE_CHARACTERS)]
_Tag = Annotated[str, Field(max_length=limits.TAG_CHARACTERS)]
_Tags = Annotated[list[_Tag], Field(max_length=limits.TAGS)]


def _within_years(instant: datetime) -> datetime:
    """What lies beyond the years of a vault cannot be calculated with."""
    if not within_years(instant):
        limit = f"{limits.EARLIEST_YEAR}..{limits.LATEST_YEAR}"
        raise PydanticCustomError("out_of_range", "out of range", {"limit": limit})
    return instant


Moment = Annotated[AwareDatetime, AfterValidator(_within_years)]
"""An instant with its zone, within the years that a vault keeps."""
_NOT_CURRENT = (Status.SUPERSEDED, Status.EXPIRED, Status.ARCHIVED)
_CURRENT = (Status.ACTIVE, Status.DEMOTED)


class _Body(BaseModel):
    """Fields that are not known are refused: a misspelt one would else be ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_max_length=4 * limits.CONTENT_CHARACTERS)


class SourceBody(_Body):
    """Where a statement is from: a file or a conversation. Nothing: from the client itself."""

    kind: SourceKind = SourceKind.CLIENT
    name: str = Field(default="", max_length=limits.SOURCE_CHARACTERS)
    reference: str = Field(default="", max_length=limits.SOURCE_CHARACTERS)


class OriginBody(_Body):
    """The record that a statement was made from: the same one is stored once."""

    system: str = Field(min_length=1, max_length=limits.SOURCE_CHARACTERS)
    identifier: str = Field(min_length=1, max_length=limits.ORIGIN_CHARACTERS)


class TimesBody(_Body):
    """Instants with their zone. What is left out is read from the text."""

    stated: Moment | None = None
    zone: str = Field(default="", max_length=limits.ZONE_CHARACTERS)
    valid_from: Moment | None = None
    valid_to: Moment | None = None
    happening_from: Moment | None = None
    happening_to: Moment | None = None
    due: Moment | None = None
    done: Moment | None = None

    def times(self) -> Times:
        return Times(**dict(self))


class MemoryBody(_Body):
    """One statement to be remembered."""

    content: str = Field(min_length=1, max_length=limits.CONTENT_CHARACTERS)
    type: MemoryType | None = None
    title: str = Field(default="", max_length=limits.TITLE_CHARACTERS)
    tags: _Tags = Field(default_factory=list)
    confidence: float = Field(default=1.0, ge=0, le=1)
    provenance: Provenance | None = None
    source: SourceBody | None = None
    evidence: str = Field(default="", max_length=limits.EVIDENCE_CHARACTERS)
    importance: Importance = Importance.NORMAL
    pinned: bool = False
    times: TimesBody = TimesBody()
    session: str = Field(default="", max_length=limits.SESSION_CHARACTERS)
    origin: OriginBody | None = None
    episode: bool = False

    def draft(self) -> Draft:
        return Draft(
            self.content,
            self.type,
            self.title,
            tuple(self.tags),
            self.confidence,
            self.provenance,
            Source(self.source.kind, self.source.name, self.source.reference) if self.source else None,
            self.evidence,
            self.importance,
            self.pinned,
            self.times.times(),
            self.session,
            Origin(self.origin.system, self.origin.identifier) if self.origin else None,
            self.episode,
        )


class RememberBody(MemoryBody):
    """One statement, and where it belongs. Without a namespace: the only one the client may write to."""

    namespace: _Name = ""


class BatchBody(_Body):
    """Several statements, each stored by itself: what is wrong with one does not keep the others out."""

    memories: list[MemoryBody] = Field(min_length=1, max_length=MEMORIES_IN_A_REQUEST)
    namespace: _Name = ""

    def requests(self, namespace: str, key: str) -> list[Remember]:
        return [
            Remember(each.draft(), namespace, f"{key}:{number}" if key else "")
            for number, each in enumerate(self.memories)
        ]


class PeriodBody(_Body):
    """An instant lies in it from ``start`` on and before ``end``; either may be left out."""

    start: Moment | None = None
    end: Moment | None = None


class FilterBody(_Body):
    """Which memories are meant: all that is given holds; of several values one has to."""

    namespaces: list[_Name] = Field(default_factory=list, max_length=_VALUES)
    types: list[MemoryType] = Field(default_factory=list, max_length=_VALUES)
    tags: _Tags = Field(default_factory=list)
    statuses: list[Status] = Field(default_factory=list, max_length=_VALUES)
    trusts: list[Trust] = Field(default_factory=list, max_length=_VALUES)
    provenances: list[Provenance] = Field(default_factory=list, max_length=_VALUES)
    sources: list[Annotated[str, Field(max_length=limits.SOURCE_CHARACTERS)]] = Field(
        default_factory=list, max_length=_VALUES
    )
    flags: list[Flag] = Field(default_factory=list, max_length=_VALUES)
    session: str = Field(default="", max_length=limits.SESSION_CHARACTERS)
    confidence_from: float = Field(default=0.0, ge=0, le=1)
    times: dict[TimeAxis, PeriodBody] = Field(default_factory=dict, max_length=len(TimeAxis))
    as_of: Moment | None = None
    valid_at: Moment | None = None
    current_only: bool = True

    def search(self, text: str, namespace: str = "") -> Search:
        """The search that is meant; ``namespace`` where none is named."""
        names = self.namespaces or ([namespace] if namespace else [])
        statuses: list[Status] = list(self.statuses)
        if not statuses and not self.current_only:
            statuses = [*_CURRENT, *_NOT_CURRENT]
        parts: list[Condition | None] = [
            _any_of([InNamespace(each) for each in names]),
            _any_of([IsType(each) for each in self.types]),
            *(HasTag(each) for each in self.tags),
            _any_of([HasStatus(each) for each in statuses]),
            _any_of([HasTrust(each) for each in self.trusts]),
            _any_of([HasProvenance(each) for each in self.provenances]),
            _any_of([FromSource(each) for each in self.sources]),
            *(HasFlag(each) for each in self.flags),
            InSession(self.session) if self.session else None,
            ConfidenceBetween(self.confidence_from) if self.confidence_from else None,
            *(TimeWithin(axis, each.start, each.end) for axis, each in self.times.items()),
            ValidAt(self.valid_at) if self.valid_at else None,
        ]
        there = tuple(each for each in parts if each is not None)
        return Search(text, AllOf(there) if there else None, self.as_of)


def _any_of(parts: list[Any]) -> Condition | None:
    if not parts:
        return None
    first: Condition = parts[0]
    return first if len(parts) == 1 else AnyOf(tuple(parts))


class TurnBody(_Body):
    speaker: str = Field(default="", max_length=limits.SPEAKER_CHARACTERS)
    text: str = Field(max_length=limits.TURN_CHARACTERS)


class RecallBody(FilterBody):
    """A question, and how it is to be answered.

    ``threshold`` is the ITS (0..1) below which a memory does not answer; ``budget`` the most tokens of the block.
    ``slots`` are the parts of the block that are wanted. ``explain`` adds why each memory answers. Left out, threshold,
    limit, budget, deep and episodes are as the person set them for the namespace that is searched.
    """

    query: str = Field(min_length=1, max_length=limits.QUERY_CHARACTERS)
    threshold: float | None = Field(default=None, ge=0, le=1)
    limit: int | None = Field(default=None, ge=1, le=limits.RECALLED)
    budget: int | None = Field(default=None, ge=LEAST_TOKENS, le=MOST_TOKENS)
    deep: bool | None = None
    episodes: Episodes | None = None
    context: list[TurnBody] = Field(default_factory=list, max_length=limits.CONTEXT_TURNS)
    entities: list[Annotated[str, Field(max_length=limits.ENTITY_CHARACTERS)]] = Field(
        default_factory=list, max_length=limits.ASKED_ENTITIES
    )
    explain: bool = False
    slots: list[Slot] = Field(default_factory=lambda: list(Slot), max_length=len(Slot))

    def recall(self, namespace: str) -> Recall:
        return Recall(
            self.search(self.query, namespace),
            self.budget,
            self.deep,
            self.episodes,
            tuple(Turn(each.speaker, each.text) for each in self.context),
            tuple(self.entities),
            self.threshold,
            self.limit,
        )


class AnswerBody(RecallBody):
    """A question to be answered. ``model``: false asks for stored sentences, even where a language model may answer."""

    model: bool = True


class EditBody(_Body):
    """New values of a memory; what is left out stays."""

    content: str | None = Field(default=None, min_length=1, max_length=limits.CONTENT_CHARACTERS)
    title: str | None = Field(default=None, max_length=limits.TITLE_CHARACTERS)
    type: MemoryType | None = None
    tags: _Tags | None = None
    confidence: float | None = Field(default=None, ge=0, le=1)
    importance: Importance | None = None
    pinned: bool | None = None
    times: TimesBody | None = None
    evidence: str | None = Field(default=None, max_length=limits.EVIDENCE_CHARACTERS)

    def revision(self) -> Revision:
        return Revision(
            self.content,
            self.title,
            self.type,
            None if self.tags is None else tuple(self.tags),
            confidence=self.confidence,
            importance=self.importance,
            pinned=self.pinned,
            times=self.times.times() if self.times else None,
            evidence=self.evidence,
        )


class BlockBody(_Body):
    """A block of core memory: what is left out stays as it was. ``limit`` is the most characters of the value."""

    value: str = Field(max_length=limits.CONTENT_CHARACTERS)
    limit: int | None = Field(default=None, ge=1, le=MOST_LIMIT)
    description: str | None = Field(default=None, max_length=DESCRIPTION_CHARACTERS)


class ReasonBody(_Body):
    reason: str = Field(default="", max_length=limits.REASON_CHARACTERS)


class ResolveBody(_Body):
    """How a conflict between two of the client's own statements is decided.

    ``chosen`` is the position of the statement that holds. ``expected`` is the conflict's number as it was read.
    """

    resolution: Resolution
    supersession: Supersession | None = None
    chosen: int | None = Field(default=None, ge=0, le=1000)
    revision: EditBody | None = None
    expected: int | None = Field(default=None, ge=0, le=2**53)
    reason: str = Field(default="", max_length=limits.REASON_CHARACTERS)


class WrapBody(_Body):
    """The summary of a session that is over; it is remembered in it."""

    summary: str = Field(default="", max_length=limits.CONTENT_CHARACTERS)
    namespace: _Name = ""


class GrantBody(_Body):
    scope: ClientScope
    namespaces: list[_Name] = Field(min_length=1, max_length=GRANTED_NAMESPACES)


class PairingBody(_Body):
    """Who asks to be let in, and what for. A person decides what is granted. ``*`` means all namespaces."""

    name: str = Field(min_length=1, max_length=CLIENT_NAME_CHARACTERS)
    program: str = Field(default="", max_length=PROGRAM_CHARACTERS)
    grants: list[GrantBody] = Field(min_length=1, max_length=len(ClientScope))

    def wanted(self) -> tuple[Grant, ...]:
        return tuple(Grant(each.scope, tuple(each.namespaces)) for each in self.grants)


class PollBody(_Body):
    secret: str = Field(min_length=1, max_length=200)
