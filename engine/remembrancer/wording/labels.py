"""What the values of the closed vocabularies are called in the window and on the command line."""

from __future__ import annotations

from remembrancer.model.memory import Source
from remembrancer.model.search import Flag, Sort
from remembrancer.model.types import (
    ActorKind,
    Importance,
    MemoryType,
    Provenance,
    SourceKind,
    Status,
    Tier,
    TimeAxis,
    Trust,
)
from remembrancer.wording.templates import Counted, Template, Translate

# One table for each vocabulary: values of different ones may be spelled alike, and would be equal as keys.

_PLURALS = {
    MemoryType.FACT: "facts",
    MemoryType.PREFERENCE: "preferences",
    MemoryType.DECISION: "decisions",
    MemoryType.COMMITMENT: "commitments",
    MemoryType.GOAL: "goals",
    MemoryType.EVENT: "events",
    MemoryType.INSTRUCTION: "instructions",
    MemoryType.RELATIONSHIP: "relationships",
    MemoryType.CONTEXT: "contexts",
    MemoryType.LEARNING: "learnings",
    MemoryType.OBSERVATION: "observations",
    MemoryType.ERROR: "errors",
    MemoryType.ARTIFACT: "artifacts",
}

TYPES = {kind: Template(f"type.{kind}", kind.value.capitalize()) for kind in MemoryType}
TYPES_PLURAL = {kind: Template(f"type.{kind}.plural", text.capitalize()) for kind, text in _PLURALS.items()}
TYPES_INSIDE = {kind: Template(f"type.{kind}.inside", text) for kind, text in _PLURALS.items()}
TYPES_COUNTED = {
    kind: Counted(f"type.{kind}.counted", f"{{count}} {kind.value}", f"{{count}} {text}")
    for kind, text in _PLURALS.items()
}
MEMORIES_COUNTED = Counted("memories.counted", "{count} memory", "{count} memories")

TIERS = {
    Tier.EPISODIC: Template("tier.episodic", "Episodes"),
    Tier.SEMANTIC: Template("tier.semantic", "Knowledge"),
    Tier.PROCEDURAL: Template("tier.procedural", "Rules"),
}
STATUSES = {
    Status.ACTIVE: Template("status.active", "Active"),
    Status.REJECTED: Template("status.rejected", "Turned down"),
    Status.SUPERSEDED: Template("status.superseded", "Superseded"),
    Status.DEMOTED: Template("status.demoted", "Faded"),
    Status.ARCHIVED: Template("status.archived", "Put away"),
    Status.EXPIRED: Template("status.expired", "Expired"),
    Status.DELETED: Template("status.deleted", "Deleted"),
}
CURRENT = Template("status.current", "Current")
"""What active and faded memories are together."""

FLAGS = {
    Flag.PINNED: Template("flag.pinned", "Pinned"),
    Flag.CONTESTED: Template("flag.contested", "Contested"),
    Flag.NOTED: Template("flag.noted", "Noted"),
    Flag.EPISODE: Template("flag.episode", "Episode"),
    Flag.IMPORTANT: Template("flag.important", "Important"),
    Flag.DUE: Template("flag.due", "Due"),
    Flag.OVERDUE: Template("flag.overdue", "Overdue"),
    Flag.UNUSUAL: Template("flag.unusual", "Out of the ordinary"),
    Flag.QUIET: Template("flag.quiet", "Gone quiet"),
    Flag.WAITING: Template("flag.waiting", "Waiting for you"),
}
TRUSTS = {
    Trust.PERSON: Template("trust.person", "Person"),
    Trust.CONFIRMED: Template("trust.confirmed", "Confirmed"),
    Trust.AGENT: Template("trust.agent", "Agent"),
    Trust.IMPORTED: Template("trust.imported", "Imported"),
}
IMPORTANCES = {
    Importance.NORMAL: Template("importance.normal", "Normal"),
    Importance.HIGH: Template("importance.high", "High"),
}
SOURCE_KINDS = {
    SourceKind.PERSON: Template("source.person", "You"),
    SourceKind.CLIENT: Template("source.client", "Agent or program"),
    SourceKind.FILE: Template("source.file", "File"),
    SourceKind.CONVERSATION: Template("source.conversation", "Conversation"),
}
ACTORS = {
    ActorKind.PERSON: Template("actor.person", "You"),
    ActorKind.AGENT: Template("actor.agent", "Agent"),
    ActorKind.PROGRAM: Template("actor.program", "Program"),
}
AXES = {
    TimeAxis.LIFE: Template("axis.life", "Date"),
    TimeAxis.HAPPENING: Template("axis.happening", "Happening"),
    TimeAxis.STATED: Template("axis.stated", "Stated"),
    TimeAxis.RECORDED: Template("axis.recorded", "Recorded"),
    TimeAxis.CHANGED: Template("axis.changed", "Changed"),
    TimeAxis.DUE: Template("axis.due", "Due"),
}
SORTS = {
    Sort.RECORDED: Template("sort.recorded", "Recorded"),
    Sort.CHANGED: Template("sort.changed", "Changed"),
    Sort.LIFE: Template("sort.life", "Date"),
    Sort.TYPE: Template("sort.type", "Type"),
    Sort.CONFIDENCE: Template("sort.confidence", "Confidence"),
    Sort.CONTENT: Template("sort.content", "Text"),
    Sort.SOURCE: Template("sort.source", "From"),
    Sort.TRUST: Template("sort.trust", "Trust"),
    Sort.MATCH: Template("sort.match", "Match"),
}

_KNOWN_BECAUSE = {
    Provenance.EXPLICIT_STATEMENT: Template("known.explicit_statement", "You said so"),
    Provenance.INFERRED: Template("known.inferred", "Worked out from a chat"),
    Provenance.CORRECTED: Template("known.corrected", "Corrected"),
    Provenance.VALIDATED: Template("known.validated", "Confirmed"),
    Provenance.OBSERVED: Template("known.observed", "Seen"),
    Provenance.IMPORTED: Template("known.imported", "Imported"),
}
_KNOWN_BECAUSE_OF = {
    Provenance.CORRECTED: Template("known.corrected.of", "Corrected by {name}"),
    Provenance.VALIDATED: Template("known.validated.of", "Confirmed by {name}"),
    Provenance.OBSERVED: Template("known.observed.of", "Seen by {name}"),
    Provenance.IMPORTED: Template("known.imported.of", "Imported from {name}"),
}
_YOU_INSIDE = Template("source.person.inside", "you")


def describe_provenance(provenance: Provenance, source: Source, translate: Translate) -> str:
    """What stands beside "Known because"."""
    name = source.name or (_YOU_INSIDE.fill(translate) if source.kind is SourceKind.PERSON else "")
    is_from_you = provenance is Provenance.IMPORTED and not source.name
    if name and provenance in _KNOWN_BECAUSE_OF and not is_from_you:
        return _KNOWN_BECAUSE_OF[provenance].fill(translate, name=name)
    return _KNOWN_BECAUSE[provenance].fill(translate)


def name_source(source: Source, translate: Translate) -> str:
    """What stands beside "From": the name, or what kind of source it is."""
    return source.name or SOURCE_KINDS[source.kind].fill(translate)
