"""The nine tools of the MCP reference memory server, over the vault: for agents that were set up for that one.

What they answer is JSON of the same shape. Beside it stands in words what that server does not know: that a statement
waits because it contradicts another, or that the graph is larger than an answer may be.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from remembrancer.model.changes import Outcome, Remember, SetStatus
from remembrancer.model.clients import MEMORIES_IN_A_REQUEST
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Draft
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.search import Search
from remembrancer.model.types import Status
from remembrancer.port.mcp.fenced import fenced
from remembrancer.port.mcp.graph import (
    Graph,
    Relation,
    entity_draft,
    graph_of,
    observation_draft,
    relation_draft,
)
from remembrancer.port.mcp.graph_arguments import (
    AddObservations,
    CreateEntities,
    CreateRelations,
    DeleteEntities,
    DeleteObservations,
    DeleteRelations,
    OpenNodes,
    ReadGraph,
    RelationArguments,
    SearchNodes,
)
from remembrancer.port.mcp.told import Told
from remembrancer.port.mcp.tools import Asking, Tool
from remembrancer.text.harmless import harmless
from remembrancer.wording import agents, in_english

_MOST_MEMORIES: Final = 1_000
"""So many of the newest memories are looked at; a search looks at all of them."""
_MOST_ENTITIES: Final = 100
_MOST_FOUND: Final = 50


class _Writing:
    """Stores one statement after the other, and keeps what did not come into force."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._home = asking.home("")
        self._number = 0
        self.waiting: list[str] = []

    def is_stored(self, draft: Draft) -> bool:
        """Store it; whether it is in force."""
        self._number += 1
        key = f"{self._asking.key}/{self._number}" if self._asking.key else ""
        remembered = self._asking.way.change(Remember(draft, self._home, key), self._asking.progress)
        if remembered.outcome in (Outcome.CONFLICT, Outcome.WAITING, Outcome.REJECTED):
            self.waiting.append(self._asking.words.remembered(remembered))
        return bool(remembered.memory)

    def put_away(self, memories: Iterable[str]) -> None:
        """Archive them: a client deletes nothing for good. What it did not write waits for the person."""
        for each in dict.fromkeys(memories):
            self._number += 1
            key = f"{self._asking.key}/{self._number}" if self._asking.key else ""
            change = self._asking.way.change(SetStatus((each,), Status.ARCHIVED, key=key), self._asking.progress)
            if change.proposals:
                self.waiting.append(agents.WAITS_APPROVAL.fill(in_english))

    def told(self, answer: Any, structured: dict[str, Any]) -> Told:
        return Told((_json(answer), *dict.fromkeys(self.waiting)), structured)


def _graph(asking: Asking, ids: tuple[str, ...] | None = None) -> tuple[Graph, bool]:
    """The graph of the client's memories, and whether it is all of it."""
    found = asking.way.query(FindMemories(Search())).ids if ids is None else ids
    wanted = found[:_MOST_MEMORIES]
    memories = [
        memory
        for start in range(0, len(wanted), MEMORIES_IN_A_REQUEST)
        for memory in asking.way.query(GetMemories(wanted[start : start + MEMORIES_IN_A_REQUEST]))
    ]
    return graph_of(reversed(memories)), len(found) <= _MOST_MEMORIES


def _create_entities(asking: Asking, given: CreateEntities) -> Told:
    graph, _ = _graph(asking)
    writing = _Writing(asking)
    created: list[dict[str, Any]] = []
    for each in given.entities:
        if each.name in graph.entities or each.name in {known["name"] for known in created}:
            continue
        stored = [
            text
            for text in dict.fromkeys(each.observations)
            if writing.is_stored(observation_draft(each.name, each.entityType, text))
        ]
        if stored or writing.is_stored(entity_draft(each.name, each.entityType)):
            created.append({"name": each.name, "entityType": each.entityType, "observations": stored})
    return writing.told(created, {"entities": created})


def _create_relations(asking: Asking, given: CreateRelations) -> Told:
    graph, _ = _graph(asking)
    writing = _Writing(asking)
    wanted = dict.fromkeys(_relation(each) for each in given.relations)
    created = [
        each.as_json() for each in wanted if each not in graph.relations and writing.is_stored(relation_draft(each))
    ]
    return writing.told(created, {"relations": created})


def _add_observations(asking: Asking, given: AddObservations) -> Told:
    graph, _ = _graph(asking)
    for each in given.observations:
        if each.entityName not in graph.entities:
            raise InvalidInputError("entityName", "not_found", given=each.entityName)
    writing = _Writing(asking)
    results = []
    for each in given.observations:
        entity = graph.entities[each.entityName]
        known = set(entity.observations.values())
        added = [
            text
            for text in dict.fromkeys(each.contents)
            if text not in known and writing.is_stored(observation_draft(entity.name, entity.kind, text))
        ]
        results.append({"entityName": entity.name, "addedObservations": added})
    return writing.told(results, {"results": results})


def _delete_entities(asking: Asking, given: DeleteEntities) -> Told:
    graph, _ = _graph(asking)
    writing = _Writing(asking)
    gone = set(given.entityNames)
    for name in gone & graph.entities.keys():
        entity = graph.entities[name]
        writing.put_away([*entity.observations, *entity.itself])
    for relation, memories in graph.relations.items():
        if relation.start in gone or relation.end in gone:
            writing.put_away(memories)
    return _done(writing, agents.ENTITIES_DELETED.fill(in_english))


def _delete_observations(asking: Asking, given: DeleteObservations) -> Told:
    graph, _ = _graph(asking)
    writing = _Writing(asking)
    for each in given.deletions:
        entity = graph.entities.get(each.entityName)
        if entity is None:
            continue
        wanted = set(each.observations)
        left = [text for text in entity.observations.values() if text not in wanted]
        if not left and not entity.itself:
            # An entity outlives its last observation.
            writing.is_stored(entity_draft(entity.name, entity.kind))
        writing.put_away(memory for memory, text in entity.observations.items() if text in wanted)
    return _done(writing, agents.OBSERVATIONS_DELETED.fill(in_english))


def _delete_relations(asking: Asking, given: DeleteRelations) -> Told:
    graph, _ = _graph(asking)
    writing = _Writing(asking)
    for each in given.relations:
        writing.put_away(graph.relations.get(_relation(each), ()))
    return _done(writing, agents.RELATIONS_DELETED.fill(in_english))


def _read_graph(asking: Asking, _given: ReadGraph) -> Told:
    graph, is_all = _graph(asking)
    names = list(graph.entities)
    if not is_all or len(names) > _MOST_ENTITIES:
        part = graph.part(names[-_MOST_ENTITIES:])
        cut = agents.GRAPH_CUT.fill(in_english, limit=str(_MOST_ENTITIES))
        return Told((_json(part), cut, *_in_doubt(graph, names[-_MOST_ENTITIES:])), part)
    whole = {
        "entities": [each.as_json() for each in graph.entities.values()],
        "relations": [each.as_json() for each in graph.relations],
    }
    return Told((_json(whole), *_in_doubt(graph, names)), whole)


def _search_nodes(asking: Asking, given: SearchNodes) -> Told:
    """What has the text in it, as that server finds it, and what answers it in other words."""
    graph, _ = _graph(asking)
    sought = given.query.casefold()
    names = [
        entity.name
        for entity in graph.entities.values()
        if any(sought in text.casefold() for text in (entity.name, entity.kind, *entity.observations.values()))
    ]
    if given.query.strip():
        ids = asking.way.query(FindMemories(Search(given.query), limit=_MOST_FOUND)).ids
        near, _ = _graph(asking, ids)
        graph.entities = {**near.entities, **graph.entities}
        graph.rules += [each for each in near.rules if each not in graph.relations]
        names += near.entities
        for relation in near.relations:
            names += [each for each in (relation.start, relation.end) if each in graph.entities]
            graph.relations.setdefault(relation, [])
    part = graph.part(names)
    return Told((_json(part), *_in_doubt(graph, names)), part)


def _open_nodes(asking: Asking, given: OpenNodes) -> Told:
    graph, _ = _graph(asking)
    part = graph.part(given.names)
    return Told((_json(part), *_in_doubt(graph, given.names)), part)


def _in_doubt(graph: Graph, names: Iterable[str]) -> tuple[str, ...]:
    """Beside the graph, whose form allows no marks: which of its texts read like rules that nobody approved."""
    found = graph.in_doubt(names)
    return (fenced(agents.RULES, [harmless(each) for each in found]),) if found else ()


def _relation(given: RelationArguments) -> Relation:
    return Relation(given.start, given.relationType, given.to)


def _done(writing: _Writing, message: str) -> Told:
    if writing.waiting:
        message = agents.DELETION_WAITS.fill(in_english)
    return Told((message,), {"success": not writing.waiting, "message": message})


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


GRAPH_TOOLS: Final[tuple[Tool[Any], ...]] = (
    Tool("create_entities", "Create entities in the knowledge graph.", CreateEntities, _create_entities),
    Tool("create_relations", "Create relations between entities, in active voice.", CreateRelations, _create_relations),
    Tool("add_observations", "Add observations to entities that exist.", AddObservations, _add_observations),
    Tool("delete_entities", "Put entities and their relations away.", DeleteEntities, _delete_entities),
    Tool("delete_observations", "Put observations of entities away.", DeleteObservations, _delete_observations),
    Tool("delete_relations", "Put relations away.", DeleteRelations, _delete_relations),
    Tool("read_graph", "Read the knowledge graph, or its newest part.", ReadGraph, _read_graph, reads=True),
    Tool("search_nodes", "Find entities by words or by meaning.", SearchNodes, _search_nodes, reads=True),
    Tool("open_nodes", "Open entities by their names.", OpenNodes, _open_nodes, reads=True),
)
