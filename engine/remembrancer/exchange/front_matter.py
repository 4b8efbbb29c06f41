"""The properties at the head of a note: what it is called, its tags, its date, and what else they state."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import tzinfo
from typing import Final

import yaml

from remembrancer.exchange.readable import has_placeholder, unlink
from remembrancer.exchange.records import tags_of
from remembrancer.exchange.times import UNSTATED, stated_by
from remembrancer.model.memory import Times

_CHARACTERS: Final = 64 * 1024
_TAG_KEYS: Final = ("tags", "tag", "aliases", "alias")
_DATE_KEYS: Final = ("date", "created", "created_at", "created-at", "updated", "modified", "updated_at")
_TITLE_KEYS: Final = ("title", "name")
_ABOUT_THE_NOTE: Final = (
    *("banner", "cover", "cssclass", "cssclasses", "color", "colour", "icon", "image", "thumbnail", "publish"),
    *("permalink", "related", "id", "uuid", "description", "globs", "alwaysapply", "schema", "settings", "version"),
    *("entity", "originsessionid", "model", "tools"),
)
"""How a note is shown, filed or used by its program says nothing about its subject."""
_NOT_STATED: Final = frozenset([*_TAG_KEYS, *_DATE_KEYS, *_TITLE_KEYS, *_ABOUT_THE_NOTE])
_CLASSES: Final = frozenset({"categories", "category", "type", "types", "class", "kind", "status"})
_BARE_SCALAR: Final = re.compile(r"^(?P<key>[ \t]*(?:-|[\w -]+:)[ \t]+)(?P<value>[*&!%@`{\[].*)$", re.MULTILINE)
_VALUES: Final = 20


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What the head of a note says. ``properties`` are readable; ``problem`` is a code if it could not be read."""

    title: str = ""
    tags: tuple[str, ...] = ()
    times: Times = UNSTATED
    properties: tuple[tuple[str, str], ...] = ()
    is_template: bool = False
    has_permalink: bool = False
    problem: str = ""


def read_front_matter(text: str, zone: tzinfo) -> FrontMatter:
    """``text`` between the two ``---`` lines, understood as far as it can be."""
    if len(text) > _CHARACTERS:
        return FrontMatter(problem="front_matter")
    is_template = has_placeholder(text)
    try:
        loaded = _load(text)
    except (yaml.YAMLError, RecursionError):
        # Programs write values that YAML forbids bare: file patterns, placeholders.
        try:
            loaded = _load(_BARE_SCALAR.sub(_quoted, text))
        except (yaml.YAMLError, RecursionError):
            return FrontMatter(is_template=is_template, problem="" if is_template else "front_matter")
    if not isinstance(loaded, dict):
        return FrontMatter(is_template=is_template, problem="front_matter" if loaded else "")
    values = {key.strip(): value for key, value in loaded.items() if isinstance(key, str)}
    lower = {key.lower(): value for key, value in values.items()}
    return FrontMatter(
        title=next((text for key in _TITLE_KEYS if (text := _readable(lower.get(key)))), ""),
        tags=tags_of([tag for key in _TAG_KEYS for tag in _tag_names(lower.get(key), splits=key.startswith("tag"))]),
        times=next((times for key in _DATE_KEYS if (times := stated_by(lower.get(key), zone)).stated), UNSTATED),
        properties=_properties(values),
        is_template=is_template,
        has_permalink="permalink" in lower or "title" in lower,
    )


def _load(text: str) -> object:
    # The base loader makes texts, lists and mappings only: nothing is executed, and 1.10 stays 1.10.
    loader = yaml.BaseLoader(text)
    try:
        return loader.get_single_data()
    finally:
        loader.dispose()


def _quoted(found: re.Match[str]) -> str:
    value = found["value"].rstrip().replace("\\", "\\\\").replace('"', '\\"')
    return f'{found["key"]}"{value}"'


def _tag_names(value: object, *, splits: bool) -> list[str]:
    if isinstance(value, str):
        return re.split(r"[,\s]+" if splits else r",", value)
    if isinstance(value, list):
        return [unlink(name) for name in value if isinstance(name, str)]
    return []


def _readable(value: object) -> str:
    """A value as words: lists by commas, links as their names; nothing for what is nested deeper."""
    if isinstance(value, str):
        return " ".join(unlink(value).split())
    if not isinstance(value, list):
        return ""
    names: list[str] = []
    for entry in value[:_VALUES]:
        # An unquoted [[Name]] is a list in a list to YAML.
        single = entry[0] if isinstance(entry, list) and len(entry) == 1 else entry
        single = single[0] if isinstance(single, list) and len(single) == 1 else single
        if isinstance(single, str) and single.strip():
            names.append(" ".join(unlink(single).split()))
    return ", ".join(names)


def _properties(values: dict[str, object]) -> tuple[tuple[str, str], ...]:
    """What the note states of its subject; empty unless something goes beyond how it is filed."""
    stated = [
        (key, text)
        for key, value in values.items()
        if key.lower() not in _NOT_STATED and (text := _readable(value)) and not has_placeholder(text)
    ]
    goes_beyond = any(
        key.lower() not in _CLASSES or (key.lower() == "type" and _is_linked(values[key])) for key, _ in stated
    )
    return tuple(stated) if goes_beyond else ()


def _is_linked(value: object) -> bool:
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, list) or (isinstance(first, str) and first.startswith("[["))
