"""Knowledge graphs of MCP memory servers: entities with observations, and relations between them.

Usually one JSON object per line. Some servers leave out ``type``, some add dates, some write the whole graph as one
object or list; files damaged by simultaneous writers have several objects on a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import JsonProblemError, as_list, as_text, decode_json
from remembrancer.exchange.observations import in_words
from remembrancer.exchange.records import Records, excerpt_of, identifier_of, tags_of
from remembrancer.exchange.sources import GRAPH_BYTES, ReadSource, read_whole
from remembrancer.exchange.times import UNSTATED, stated_by
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Times
from remembrancer.model.types import MemoryType, SourceKind

FORMAT: Final = "mcp_memory"
_CREATED_KEYS: Final = ("createdAt", "created_at", "timestamp", "updatedAt", "updated_at")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def read_mcp_memory(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The observations and relations of one graph; each stands once, as its server would keep it.

    Raises:
    UnreadableFileError: the file cannot be opened or is too large.
    """
    graph = _Graph(Records(source.path, FORMAT, SourceKind.FILE, source.name), zone)
    data = read_whole(source, GRAPH_BYTES).removeprefix(_BYTE_ORDER_MARK)
    if not data.strip():
        graph.records.refuse("empty")
        return graph.records.finish(FORMAT)
    whole = _whole_graph(data)
    if whole is None:
        for line, raw in enumerate(data.split(b"\n"), start=1):
            if raw.strip():
                _read_line(graph, raw, line)
    else:
        for value in whole:
            graph.add(value, 0)
    return graph.records.finish(FORMAT)


def _whole_graph(data: bytes) -> list[object] | None:
    """The entities and relations of a file that is one JSON value, or None if it has one value per line."""
    try:
        value = decode_json(data)
    except JsonProblemError:
        return None
    if isinstance(value, list):
        return value
    if isinstance(value, dict) and ("entities" in value or "relations" in value):
        return [*as_list(value.get("entities")), *as_list(value.get("relations"))]
    return None


def _read_line(graph: _Graph, raw: bytes, line: int) -> None:
    try:
        text = raw.decode("utf-8").strip()
    except UnicodeDecodeError as error:
        graph.records.refuse("invalid_utf8", line, f"byte {error.start}")
        return
    try:
        for value in _values_on(text):
            graph.add(value, line)
    except (ValueError, RecursionError):
        graph.records.refuse("not_json", line, excerpt_of(text))


def _values_on(text: str) -> Iterator[object]:
    """The JSON values that stand one after another in ``text``; raises ValueError at the first that does not end."""
    decoder = json.JSONDecoder()
    position = 0
    while position < len(text):
        value, position = decoder.raw_decode(text, position)
        yield value
        while position < len(text) and text[position] in " \t\r,":
            position += 1


class _Graph:
    """Makes memories of the graph's parts and leaves out what it has had already."""

    def __init__(self, records: Records, zone: tzinfo) -> None:
        self.records = records
        self._zone = zone
        self._seen: set[str] = set()

    def add(self, value: object, line: int) -> None:
        if not isinstance(value, dict):
            self.records.refuse("not_an_entity_or_relation", line, excerpt_of(str(value)))
        elif value.get("type") == "relation" or "relationType" in value:
            self._add_relation(value, line)
        elif value.get("type") == "entity" or "observations" in value:
            self._add_entity(value, line)
        else:
            self.records.refuse("not_an_entity_or_relation", line, excerpt_of(json.dumps(value, ensure_ascii=False)))

    def _add_entity(self, entity: dict[str, object], line: int) -> None:
        name = as_text(entity.get("name")).strip()
        if not name:
            self.records.refuse("no_name", line, excerpt_of(json.dumps(entity, ensure_ascii=False)))
            return
        kind = as_text(entity.get("entityType")).strip()
        for observation in as_list(entity.get("observations")):
            text, times = self._observation(observation, entity)
            if not text:
                self.records.refuse("not_a_text", line, excerpt_of(f"{name}: {observation}"))
                continue
            identifier = identifier_of("observation", name, text)
            if self._is_new(identifier):
                self.records.add(
                    f"{name}: {text}",
                    identifier,
                    line=line,
                    reference=name,
                    tags=tags_of([kind]),
                    evidence=text,
                    times=times,
                )

    def _observation(self, observation: object, entity: dict[str, object]) -> tuple[str, Times]:
        """The words of an observation and when it was made; some servers keep them in an object of its own."""
        if isinstance(observation, dict):
            text = as_text(observation.get("content")) or as_text(observation.get("text"))
            times = self._times(observation)
            return text.strip(), times if times.stated else self._times(entity)
        return as_text(observation).strip(), self._times(entity)

    def _add_relation(self, relation: dict[str, object], line: int) -> None:
        start, end, kind = (as_text(relation.get(key)).strip() for key in ("from", "to", "relationType"))
        if not (start and end and kind):
            self.records.refuse("incomplete_relation", line, excerpt_of(json.dumps(relation, ensure_ascii=False)))
            return
        identifier = identifier_of("relation", start, kind, end)
        if self._is_new(identifier):
            self.records.add(
                f"{start} {in_words(kind)} {end}",
                identifier,
                line=line,
                reference=start,
                type=MemoryType.RELATIONSHIP,
                evidence=json.dumps({"from": start, "relationType": kind, "to": end}, ensure_ascii=False),
                times=self._times(relation),
            )

    def _times(self, value: dict[str, object]) -> Times:
        found = (stated_by(value.get(key), self._zone) for key in _CREATED_KEYS)
        return next((times for times in found if times.stated), UNSTATED)

    def _is_new(self, identifier: str) -> bool:
        is_new = identifier not in self._seen
        self._seen.add(identifier)
        return is_new
