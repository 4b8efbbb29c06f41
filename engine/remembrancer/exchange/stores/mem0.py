"""mem0's memories, as its API answers them and its users keep them, and OpenMemory's backup."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterator
from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import JsonProblemError, as_dict, as_list, as_text, decode_json
from remembrancer.exchange.records import Records, Said, excerpt_of, identifier_of, tags_of
from remembrancer.exchange.sources import GRAPH_BYTES, ReadSource, read_whole, unreadable
from remembrancer.exchange.stores.fields import first_stated, names_of, whole_json, with_validity
from remembrancer.model.importing import ReadFile
from remembrancer.model.memory import Source
from remembrancer.model.types import SourceKind

MEM0: Final = "mem0"
OPENMEMORY: Final = "openmemory_backup"
_LISTS: Final = ("results", "memories")
_IN_USE: Final = ("active", "paused", "")
_OWNERS: Final = ("agent_id", "run_id", "app_id")


def read_mem0(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The memories of a list or of the answer to a query.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not JSON.
    """
    records = Records(source.path, MEM0, SourceKind.FILE, source.name)
    value = whole_json(source)
    found = value if isinstance(value, list) else []
    for name in _LISTS:
        found = found or as_list(as_dict(value).get(name))
    for number, each in enumerate(found, start=1):
        memory = as_dict(each)
        text = as_text(memory.get("memory")) or as_text(memory.get("text")) or as_text(memory.get("data"))
        if not text.strip():
            records.refuse("not_a_text", number, excerpt_of(str(each)))
            continue
        times = first_stated((memory.get("created_at"), memory.get("updated_at")), zone)
        own = as_dict(memory.get("metadata"))
        records.add(
            text,
            as_text(memory.get("id")) or identifier_of(text),
            line=number,
            reference=next((as_text(memory.get(name)) for name in _OWNERS if memory.get(name)), ""),
            tags=tags_of(
                [*names_of(memory.get("categories")), *names_of(own.get("tags")), *names_of(own.get("category"))]
            ),
            times=with_validity(times, None, memory.get("expiration_date"), zone),
        )
    if not found:
        records.refuse("empty")
    return records.finish(MEM0)


def read_openmemory(source: ReadSource, zone: tzinfo) -> ReadFile:
    """The memories of a backup: its ``memories.json``, or the packed lines beside it.

    What was archived or deleted there stays there, and is counted.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not what it should be.
    """
    records = Records(source.path, OPENMEMORY, SourceKind.FILE, source.name)
    put_away = 0
    for number, memory in _packed(source) if source.name.endswith(".gz") else _listed(source):
        state = as_text(memory.get("state"))
        text = as_text(memory.get("content"))
        if state not in _IN_USE:
            put_away += 1
        elif not text.strip():
            records.refuse("not_a_text", number, excerpt_of(str(memory)))
        else:
            records.add(
                text,
                as_text(memory.get("id")) or identifier_of(text),
                line=number,
                tags=tags_of(names_of(memory.get("categories"))),
                times=first_stated((memory.get("created_at"), memory.get("updated_at")), zone),
                said=Said(source=Source(SourceKind.CLIENT, as_text(memory.get("app"))) if memory.get("app") else None),
            )
    if put_away:
        records.refuse("not_in_force", 0, str(put_away))
    return records.finish(OPENMEMORY)


def _listed(source: ReadSource) -> Iterator[tuple[int, dict[str, object]]]:
    value = as_dict(whole_json(source))
    named = {name: _names(value.get(name)) for name in ("apps", "categories")}
    for number, each in enumerate(as_list(value.get("memories")), start=1):
        memory = as_dict(each)
        categories = [named["categories"].get(key, "") for key in names_of(memory.get("category_ids"))]
        yield number, memory | {"app": named["apps"].get(as_text(memory.get("app_id")), ""), "categories": categories}


def _names(value: object) -> dict[str, str]:
    return {as_text(each.get("id")): as_text(each.get("name")) for each in map(as_dict, as_list(value))}


def _packed(source: ReadSource) -> Iterator[tuple[int, dict[str, object]]]:
    data = read_whole(source, GRAPH_BYTES)
    count = 0
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as lines:
            for number, line in enumerate(lines, start=1):
                count += len(line)
                if count > GRAPH_BYTES:
                    raise unreadable("too_large", str(GRAPH_BYTES))
                if line.strip():
                    yield number, as_dict(decode_json(line))
    except (OSError, EOFError, zlib.error) as error:
        raise unreadable("damaged_archive", str(error)[:80]) from error
    except JsonProblemError as error:
        raise unreadable(error.reason, error.detail) from error
