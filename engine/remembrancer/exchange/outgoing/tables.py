"""Memories as a table, and as the graph of the MCP reference memory server."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, Final

from remembrancer.exchange.json_values import JsonProblemError, as_dict, as_text, decode_json
from remembrancer.exchange.outgoing.lines import instant_text
from remembrancer.model.memory import Memory
from remembrancer.model.types import MemoryType

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a spreadsheet would take for the start of a formula, also in full width."""
_BYTE_ORDER_MARK: Final = "\ufeff"
"""Without it a spreadsheet on Windows takes UTF-8 for something else."""


def _row(memory: Memory) -> dict[str, Any]:
    times = memory.times
    return {
        "id": memory.id,
        "version": memory.number,
        "namespace": memory.namespace,
        "type": memory.type.value,
        "status": memory.status.value,
        "title": memory.title,
        "content": memory.content,
        "tags": ", ".join(memory.tags),
        "trust": memory.trust.value,
        "provenance": memory.provenance.value,
        "confidence": memory.confidence,
        "importance": memory.importance.value,
        "pinned": "yes" if memory.pinned else "",
        "contested": "yes" if memory.contested else "",
        "stated": times.stated,
        "valid_from": times.valid_from,
        "valid_to": times.valid_to,
        "happening_from": times.happening_from,
        "happening_to": times.happening_to,
        "due": times.due,
        "done": times.done,
        "recorded": memory.recorded,
        "changed": memory.changed,
        "source_kind": memory.source.kind.value,
        "source": memory.source.name,
        "reference": memory.source.reference,
        "session": memory.session,
        "superseded_by": memory.superseded_by,
        "evidence": memory.evidence,
    }


def csv_parts(memories: Iterable[Memory]) -> Iterator[str]:
    """The lines of a CSV file, with the names of the columns first."""
    first = True
    for each in memories:
        row = _row(each)
        if first:
            yield _BYTE_ORDER_MARK + _csv_line(row)
            first = False
        yield _csv_line([_cell(value) for value in row.values()])


def _csv_line(cells: Iterable[Any]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerow(cells)
    return text.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, datetime):
        return instant_text(value)
    if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA):
        return f"'{value}"
    return "" if value is None else value


def graph_lines(memories: Iterable[Memory]) -> list[str]:
    """The lines of a graph: an entity for each thing that memories are about, and relations where they tell of one."""
    entities: dict[str, tuple[str, dict[str, None]]] = {}
    relations: dict[tuple[str, str, str], None] = {}
    for each in memories:
        relation = relation_of(each)
        if relation is not None:
            relations[relation] = None
            continue
        name = subject_of(each)
        said = each.content.removeprefix(f"{name}: ")
        _, observations = entities.setdefault(name, (each.type.value, {}))
        if each.title and each.title != name:
            said = f"{each.title}: {said}"
        observations[said] = None
    lines = [
        json.dumps(
            {"type": "entity", "name": name, "entityType": kind, "observations": list(observations)}, ensure_ascii=False
        )
        for name, (kind, observations) in entities.items()
    ]
    lines.extend(
        json.dumps({"type": "relation", "from": start, "to": end, "relationType": kind}, ensure_ascii=False)
        for start, kind, end in relations
    )
    return lines


def subject_of(memory: Memory) -> str:
    """What a memory is about: the entity that it was brought in with, else its first tag, else its type."""
    reference = memory.source.reference
    if reference and memory.content.startswith(f"{reference}: "):
        return reference
    return memory.tags[0] if memory.tags else memory.type.value


def relation_of(memory: Memory) -> tuple[str, str, str] | None:
    """The relation that a memory was brought in from."""
    if memory.type is not MemoryType.RELATIONSHIP or not memory.evidence.startswith("{"):
        return None
    try:
        told = as_dict(decode_json(memory.evidence.encode("utf-8", "replace")))
    except JsonProblemError:
        return None
    start, kind, end = (as_text(told.get(name)) for name in ("from", "relationType", "to"))
    return (start, kind, end) if start and kind and end else None
