"""From a draft to a complete one: normalised, with its type, its times, its tags and its provenance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo

from remembrancer.model.clock import within_years
from remembrancer.model.memory import Draft, Entity, Source, TagProposal, Times, TypeReason
from remembrancer.model.types import ActorKind, MemoryType, Provenance, SourceKind, Trust
from remembrancer.remember.checking import check_interval, checked_draft
from remembrancer.remember.tags import propose_tags
from remembrancer.remember.types import TypeAssigner
from remembrancer.storage.transaction import Actor
from remembrancer.text.dates import assign_times, find_dates

_TRUST = {ActorKind.PERSON: Trust.PERSON, ActorKind.AGENT: Trust.AGENT, ActorKind.PROGRAM: Trust.AGENT}
_PROVENANCE = {
    ActorKind.PERSON: Provenance.EXPLICIT_STATEMENT,
    ActorKind.AGENT: Provenance.INFERRED,
    ActorKind.PROGRAM: Provenance.OBSERVED,
}


@dataclass(frozen=True, slots=True)
class Completed:
    """A draft in which everything is decided, and why its type is what it is."""

    draft: Draft
    type: MemoryType
    type_reason: TypeReason
    trust: Trust
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class TagKnowledge:
    """What the tag rules know of a namespace: its tags with their counts, and how rare a word is in it."""

    known: Mapping[str, int]
    documents: int
    frequency: Callable[[str], int]


@dataclass(frozen=True, slots=True)
class Proposed:
    """Tags and entities the rules find in a text."""

    tags: tuple[TagProposal, ...]
    entities: tuple[Entity, ...]


class Completion:
    """Fills in what a draft leaves open. ``assigner`` decides types."""

    def __init__(self, assigner: TypeAssigner) -> None:
        self._assigner = assigner

    def complete(
        self,
        draft: Draft,
        actor: Actor,
        *,
        now: datetime,
        zone: tzinfo,
        knowledge: TagKnowledge,
        imported: bool = False,
    ) -> Completed:
        """The draft, complete.

        Raises:
            InvalidInputError: a field is outside its limits.
        """
        draft = checked_draft(draft)
        content = draft.content
        heading = draft.source.reference if draft.source else ""
        if draft.type is None:
            kind, reason = self._assigner.assign(content, heading=heading, episode=draft.episode)
        else:
            kind, reason = draft.type, TypeReason()
        tags = draft.tags
        if not tags:
            tags = tuple(proposal.tag for proposal in self.propose(content, heading, knowledge).tags)
        return Completed(
            replace(
                draft,
                tags=tags,
                times=complete_times(draft.times, kind, content, now=now, zone=zone),
            ),
            kind,
            reason,
            Trust.IMPORTED if imported else _TRUST[actor.kind],
            draft.provenance or (Provenance.IMPORTED if imported else _PROVENANCE[actor.kind]),
            _source(draft.source, actor),
        )

    def suggest_type(self, text: str) -> tuple[MemoryType, TypeReason]:
        """The type the text would get."""
        return self._assigner.assign(text, heading="", episode=False)

    def propose(self, text: str, heading: str, knowledge: TagKnowledge) -> Proposed:
        """The tags and entities that the rules find; nothing is stored."""
        tags, entities = propose_tags(
            text,
            heading=heading,
            known=knowledge.known,
            documents=knowledge.documents,
            frequency=knowledge.frequency,
        )
        return Proposed(tags, entities)


def complete_times(times: Times, kind: MemoryType, content: str, *, now: datetime, zone: tzinfo) -> Times:
    """The given times, with the text's own dates where none were given.

    Raises:
        InvalidInputError: an interval ends before it begins.
    """
    stated = times.stated or now
    found = assign_times(kind, find_dates(content, stated_at=stated, zone=zone), content)

    def kept(instant: datetime | None) -> datetime | None:
        # A text may speak of any year; what lies beyond those a vault keeps stays in the text alone.
        return instant if instant is not None and within_years(instant) else None

    completed = replace(
        times,
        stated=stated,
        zone=times.zone or str(zone),
        valid_from=times.valid_from or (None if times.valid_to else kept(found.valid_from)),
        valid_to=times.valid_to or (None if times.valid_from else kept(found.valid_to)),
        happening_from=times.happening_from or kept(found.happening_from),
        happening_to=times.happening_to or (None if times.happening_from else kept(found.happening_to)),
        due=times.due or kept(found.due_at),
    )
    check_interval("valid", completed.valid_from, completed.valid_to)
    check_interval("happening", completed.happening_from, completed.happening_to)
    return completed


def _source(source: Source | None, actor: Actor) -> Source:
    if source is None:
        if actor.kind is ActorKind.PERSON:
            return Source(SourceKind.PERSON)
        return Source(SourceKind.CLIENT, actor.name)
    return source
