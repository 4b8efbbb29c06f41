"""Facts and episodes of Graphiti and Zep, with the times in which facts hold."""

from __future__ import annotations

from datetime import tzinfo
from typing import Final

from remembrancer.exchange.json_values import as_dict, as_list, as_text
from remembrancer.exchange.observations import in_words
from remembrancer.exchange.records import Records, excerpt_of, identifier_of, tags_of
from remembrancer.exchange.sources import ReadSource
from remembrancer.exchange.stores.fields import first_stated, whole_json, with_validity
from remembrancer.model.importing import ReadFile
from remembrancer.model.types import SourceKind

FORMAT: Final = "graphiti"
_LISTS: Final = ("facts", "edges", "episodes", "results")


def read_graphiti(source: ReadSource, zone: tzinfo) -> ReadFile:
    """A memory for each fact, valid from when it became true until it no longer was; an episode for each episode.

    Raises:
    UnreadableFileError: the file cannot be opened, is too large, or is not JSON.
    """
    records = Records(source.path, FORMAT, SourceKind.FILE, source.name)
    value = whole_json(source)
    parts = value if isinstance(value, list) else []
    for name in _LISTS:
        parts = [*parts, *as_list(as_dict(value).get(name))]
    for number, each in enumerate(parts, start=1):
        part = as_dict(each)
        if as_text(part.get("fact")).strip():
            _add_fact(records, part, number, zone)
        elif (as_text(part.get("content")) or as_text(part.get("episode_body"))).strip():
            _add_episode(records, part, number, zone)
        else:
            records.refuse("not_a_text", number, excerpt_of(str(each)))
    if not parts:
        records.refuse("empty")
    return records.finish(FORMAT)


def _add_fact(records: Records, fact: dict[str, object], line: int, zone: tzinfo) -> None:
    text = as_text(fact.get("fact"))
    stated = first_stated((fact.get("reference_time"), fact.get("created_at"), fact.get("valid_at")), zone)
    # Where only the store gave it up, that is when it is known to have ended.
    ended = fact.get("invalid_at") or fact.get("expired_at")
    name = as_text(fact.get("name"))
    records.add(
        text,
        as_text(fact.get("uuid")) or identifier_of("fact", text, str(fact.get("valid_at"))),
        line=line,
        reference=as_text(fact.get("group_id")),
        tags=tags_of([in_words(name)] if name else []),
        times=with_validity(stated, fact.get("valid_at"), ended, zone),
    )


def _add_episode(records: Records, episode: dict[str, object], line: int, zone: tzinfo) -> None:
    text = as_text(episode.get("content")) or as_text(episode.get("episode_body"))
    group = as_text(episode.get("group_id")) or as_text(episode.get("session_id")) or "graphiti"
    stated = (episode.get(name) for name in ("valid_at", "reference_time", "created_at"))
    records.add(
        text,
        as_text(episode.get("uuid")) or identifier_of("episode", group, text),
        line=line,
        reference=as_text(episode.get("source_description")) or as_text(episode.get("name")),
        tags=tags_of([as_text(episode.get("source"))]),
        times=first_stated(stated, zone),
        session=group,
        episode=True,
    )
