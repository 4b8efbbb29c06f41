"""Several memories as one: what could be put together, what stays apart, and the approval."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.changes import Change, ChangeRequest
from remembrancer.model.queries import Query


class ConsolidationKind(StrEnum):
    SUMMARY = "summary"
    """Weak episodic memories of the same become one record beside them; they stay as they are."""
    MERGE = "merge"
    """A near duplicate gives way to the memory that says as much."""


class ConsolidationRefusal(StrEnum):
    """Why memories that are alike stay apart."""

    CONTRADICTION = "contradiction"
    CONDITION = "condition"
    """They hold under different conditions."""
    TOO_DIFFERENT = "too_different"
    """What tells them apart would not fit into one sentence."""


@dataclass(frozen=True, slots=True)
class Consolidation:
    """What could be put together.

    ``content`` is the text it would have: the words of ``sources[0]``, the memory most like all others, and what tells
    the others apart. Of a merge ``sources`` are the memory that stays and the one that gives way.
    """

    kind: ConsolidationKind
    sources: tuple[str, ...]
    content: str
    namespace: str


@dataclass(frozen=True, slots=True)
class RefusedConsolidation:
    """Memories that are alike and stay apart, and why."""

    sources: tuple[str, ...]
    reason: ConsolidationRefusal


@dataclass(frozen=True, slots=True)
class Consolidations:
    proposals: tuple[Consolidation, ...]
    refused: tuple[RefusedConsolidation, ...]
    number: int


@dataclass(frozen=True, slots=True)
class ProposeConsolidations(Query[Consolidations]):
    """What could be put together in a namespace. Nothing is, before a person approves it."""

    namespace: str = "personal"
    limit: int = 50


@dataclass(frozen=True, slots=True)
class Consolidate(ChangeRequest[Change]):
    """Approve a proposal: the same memories, in the same order. The last of ``memories`` of a summary is the new one.

    It is refused if any of them has changed so that it would be another proposal.
    """

    proposal: Consolidation
    key: str = ""


@dataclass(frozen=True, slots=True)
class ListSources(Query[tuple[str, ...]]):
    """The memories that a memory was put together from; none of any other."""

    memory: str
