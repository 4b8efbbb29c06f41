"""What a search asks for: a condition tree (which memories) and a text (in which order)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from remembrancer.model.types import MemoryType, Provenance, SourceKind, Status, TimeAxis, Trust


class Flag(StrEnum):
    """Properties a person asks for with ``is:`` that are not a status."""

    PINNED = "pinned"
    CONTESTED = "contested"
    NOTED = "noted"
    EPISODE = "episode"
    IMPORTANT = "important"
    DUE = "due"
    OVERDUE = "overdue"
    UNUSUAL = "unusual"
    """An entry of a routine with an open flag. As the routines were last analysed, also in the past."""
    QUIET = "quiet"
    """The last entry of a routine of which one is missed now."""
    WAITING = "waiting"
    """A proposal about it waits for a person. Proposals are not versions: without one this flag finds nothing."""


@dataclass(frozen=True, slots=True)
class IsType:
    type: MemoryType


@dataclass(frozen=True, slots=True)
class HasTag:
    """The tag itself, compared without regard to case; a trailing ``*`` matches any ending."""

    tag: str


@dataclass(frozen=True, slots=True)
class HasStatus:
    status: Status


@dataclass(frozen=True, slots=True)
class HasFlag:
    flag: Flag


@dataclass(frozen=True, slots=True)
class HasTrust:
    trust: Trust


@dataclass(frozen=True, slots=True)
class HasProvenance:
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class InNamespace:
    namespace: str


@dataclass(frozen=True, slots=True)
class InSession:
    session: str


@dataclass(frozen=True, slots=True)
class FromSource:
    """The source's name, compared without regard to case; ``kind`` narrows it. An empty name means the kind alone."""

    name: str
    kind: SourceKind | None = None


@dataclass(frozen=True, slots=True)
class ConfidenceBetween:
    """Confidence in ``[low, high]``; both within 0..1."""

    low: float = 0.0
    high: float = 1.0


@dataclass(frozen=True, slots=True)
class TimeWithin:
    """The given clock lies in ``[start, end)``; ``None`` leaves that side open."""

    axis: TimeAxis
    start: datetime | None = None
    end: datetime | None = None


@dataclass(frozen=True, slots=True)
class ValidAt:
    """It held at that instant, as far as is known: neither begun later nor ended by then.

    Unless the condition speaks of status itself, this asks for superseded and expired memories too, in their period.
    ``ended``: only what has an end.
    """

    instant: datetime
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Contains:
    """The words of ``text`` occur one after the other (a quoted phrase; also what minus and OR apply to)."""

    text: str


@dataclass(frozen=True, slots=True)
class HasIdentifier:
    id: str


@dataclass(frozen=True, slots=True)
class AllOf:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Negation:
    """The memories for which ``part`` does not hold."""

    part: Condition


Condition: TypeAlias = (
    IsType
    | HasTag
    | HasStatus
    | HasFlag
    | HasTrust
    | HasProvenance
    | InNamespace
    | InSession
    | FromSource
    | ConfidenceBetween
    | TimeWithin
    | ValidAt
    | Contains
    | HasIdentifier
    | AllOf
    | AnyOf
    | Negation
)


@dataclass(frozen=True, slots=True)
class Search:
    """A whole question to the vault.

    ``text`` ranks (by meaning and words) and, when it is not empty, limits to what matches at all; ``condition``
    filters before ranking. Unless the condition speaks of status itself, only active and demoted memories are meant.
    ``as_of`` looks at the vault as it stood at that instant.
    """

    text: str = ""
    condition: Condition | None = None
    as_of: datetime | None = None


class Sort(StrEnum):
    RECORDED = "recorded"
    CHANGED = "changed"
    LIFE = "life"
    TYPE = "type"
    CONFIDENCE = "confidence"
    CONTENT = "content"
    SOURCE = "source"
    TRUST = "trust"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Order:
    by: Sort = Sort.RECORDED
    descending: bool = True
