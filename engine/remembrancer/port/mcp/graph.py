"""The memories of a client as a knowledge graph: entities with observations, and relations between them.

An observation is one memory, ``Name: what is observed``, with the entity's name as where it comes from and the entity's
type as its tag; a relation is one memory of the type relationship with its three names as evidence. Memories that came
in otherwise are observations of what they are about: their first tag, else their type. An entity of which nothing is
observed is a memory that says its type.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from remembrancer.exchange.observations import in_words
from remembrancer.exchange.outgoing.tables import relation_of, subject_of
from remembrancer.model.memory import Draft, Memory, Source
from remembrancer.model.types import MemoryType, SourceKind

_OF_TYPE: Final = "is of type"


@dataclass(slots=True)
class Entity:
    """An entity: ``observations`` are texts by the memory that says them, ``itself`` memories that name its type.

    ``rules`` are those of the texts that read like rules and that nobody approved.
    """

    name: str
    kind: str
    observations: dict[str, str] = field(default_factory=dict)
    itself: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        texts = list(dict.fromkeys(self.observations.values()))
        return {"name": self.name, "entityType": self.kind, "observations": texts}


@dataclass(frozen=True, slots=True)
class Relation:
    start: str
    kind: str
    end: str

    def as_json(self) -> dict[str, str]:
        return {"from": self.start, "to": self.end, "relationType": self.kind}


@dataclass(slots=True)
class Graph:
    """A graph, with the memories that each part of it stands in."""

    entities: dict[str, Entity] = field(default_factory=dict)
    relations: dict[Relation, list[str]] = field(default_factory=dict)
    rules: list[Relation] = field(default_factory=list)

    def in_doubt(self, names: Iterable[str]) -> list[str]:
        """What reads like a rule nobody approved in the entities of these names, and in the relations between them."""
        wanted = dict.fromkeys(names)
        told = [f"{each}: {text}" for each in wanted if each in self.entities for text in self.entities[each].rules]
        shown = (each for each in self.rules if each.start in wanted or each.end in wanted)
        return [*told, *(f"{each.start} {each.kind} {each.end}" for each in shown)]

    def part(self, names: Iterable[str]) -> dict[str, Any]:
        """The entities of these names, and the relations that touch one of them."""
        wanted = dict.fromkeys(names)
        return {
            "entities": [self.entities[each].as_json() for each in wanted if each in self.entities],
            "relations": [each.as_json() for each in self.relations if each.start in wanted or each.end in wanted],
        }


def graph_of(memories: Iterable[Memory]) -> Graph:
    """The graph that memories tell of."""
    graph = Graph()
    for each in memories:
        if (told := relation_of(each)) is not None:
            start, kind, end = told
            graph.relations.setdefault(Relation(start, kind, end), []).append(each.id)
            if each.unapproved_rule:
                graph.rules.append(Relation(start, kind, end))
            continue
        name = subject_of(each)
        kind = each.tags[0] if each.tags and each.tags[0] != name else each.type.value
        entity = graph.entities.setdefault(name, Entity(name, kind))
        said = each.content.removeprefix(f"{name}: ")
        if said == f"{_OF_TYPE} {kind}":
            entity.itself.append(each.id)
        else:
            entity.observations[each.id] = said
        if each.unapproved_rule:
            entity.rules.append(said)
    return graph


def observation_draft(name: str, kind: str, text: str) -> Draft:
    """What is stored of an observation."""
    return Draft(f"{name}: {text}", tags=(kind,) if kind else (), source=_from(name), evidence=text)


def entity_draft(name: str, kind: str) -> Draft:
    """What is stored of an entity of which nothing is observed."""
    return Draft(f"{name}: {_OF_TYPE} {kind}", type=MemoryType.FACT, tags=(kind,), source=_from(name))


def relation_draft(relation: Relation) -> Draft:
    """What is stored of a relation."""
    told = {"from": relation.start, "relationType": relation.kind, "to": relation.end}
    return Draft(
        f"{relation.start} {in_words(relation.kind)} {relation.end}",
        type=MemoryType.RELATIONSHIP,
        source=_from(relation.start),
        evidence=json.dumps(told, ensure_ascii=False),
    )


def _from(name: str) -> Source:
    return Source(SourceKind.CLIENT, reference=name)
