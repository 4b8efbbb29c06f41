"""The steps from which the sample vault is built, in the engine's own words: drafts, revisions, statuses."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import TypeAlias

from remembrancer.model.changes import Revision
from remembrancer.model.memory import Draft
from remembrancer.model.types import ActorKind, MemoryType, Status

PERSON = "person"


class Resolution(StrEnum):
    """What the person decided about a contradiction."""

    SUPERSEDE = "supersede"
    RETAIN = "retain"
    ANNOTATE = "annotate"


@dataclass(frozen=True, slots=True)
class SampleMemory:
    """A new memory. ``label`` is empty unless a later step refers to it.

    ``intended`` is the type a reader would give; the draft's own type is absent where the engine is to find it.
    ``contradicts`` is the label of an earlier memory that says otherwise; whether a case is opened is for the
    engine to find. ``used`` are the local days on which an agent recalled the memory, earliest first.
    """

    label: str
    namespace: str
    draft: Draft
    intended: MemoryType
    contradicts: str = ""
    used: tuple[date, ...] = ()


@dataclass(frozen=True, slots=True)
class SampleEdit:
    """New values for an earlier memory. Where times change, ``revision.times`` holds all of them, not only the new."""

    label: str
    revision: Revision


@dataclass(frozen=True, slots=True)
class SampleStatus:
    """An earlier memory is archived or deleted."""

    label: str
    status: Status
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SampleResolution:
    """The person decides between the memory ``label`` and the one it contradicts."""

    label: str
    resolution: Resolution
    reason: str = ""


SampleStep: TypeAlias = SampleMemory | SampleEdit | SampleStatus | SampleResolution


@dataclass(frozen=True, slots=True)
class SampleEntry:
    """One step, when it was taken (aware, UTC) and by whom (``person`` or an agent's name)."""

    at: datetime
    actor: str
    step: SampleStep

    @property
    def actor_kind(self) -> ActorKind:
        return ActorKind.PERSON if self.actor == PERSON else ActorKind.AGENT
