"""The export of mcp-memory-service: memories with tags and a type of their own."""

from __future__ import annotations

from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import as_dict, as_list, as_text
from remembrancer.exchange.records import Records, Said, excerpt_of, identifier_of, tags_of
from remembrancer.exchange.sources import ReadSource
from remembrancer.exchange.stores.fields import confidence_of, first_stated, names_of, type_named, whole_json
from remembrancer.model.importing import ReadFile
from remembrancer.model.types import SourceKind

FORMAT: Final = "mcp_memory_service"


def read_mcp_memory_service(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The memories of an export; what was superseded there stays there, and is counted.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not JSON.
    """
    records = Records(source.path, FORMAT, SourceKind.FILE, source.name)
    value = as_dict(whole_json(source))
    machine = as_text(as_dict(value.get("export_metadata")).get("source_machine"))
    superseded = 0
    for number, each in enumerate(as_list(value.get("memories")), start=1):
        memory = as_dict(each)
        own = as_dict(memory.get("metadata"))
        text = as_text(memory.get("content"))
        if not text.strip():
            records.refuse("not_a_text", number, excerpt_of(str(each)))
            continue
        if memory.get("superseded_by") or own.get("superseded_by"):
            superseded += 1
            continue
        kind = as_text(memory.get("memory_type"))
        of_ours = type_named(kind)
        stated = (memory.get(name) for name in ("created_at", "created_at_iso", "updated_at"))
        records.add(
            text,
            as_text(memory.get("content_hash")) or identifier_of(text),
            line=number,
            reference=as_text(own.get("source")) or machine,
            # The store's own word is kept where it says more than our type.
            tags=tags_of([*names_of(memory.get("tags")), *([kind] if kind and of_ours is None else [])]),
            type=of_ours,
            times=first_stated(stated, zone),
            said=Said(confidence=confidence_of(memory.get("confidence", own.get("confidence")))),
        )
    if superseded:
        records.refuse("not_in_force", 0, str(superseded))
    return records.finish(FORMAT)
