"""All sentences of the engine in one list, for translators and for the test that reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass

from remembrancer.wording import (
    attention,
    backups,
    blocks,
    conflicts,
    connecting,
    dates,
    erasing,
    error_words,
    exporting,
    health,
    hits,
    input_words,
    journal,
    labels,
    language,
    lifecycle,
    operations,
    proposals,
    reports,
    search_words,
    secrets,
    settings,
    syncing,
    templates,
    unreadable,
    unworded,
)
from remembrancer.wording.templates import Counted, Template

_MODULES = (
    attention,
    backups,
    blocks,
    conflicts,
    connecting,
    dates,
    erasing,
    error_words,
    exporting,
    health,
    hits,
    input_words,
    journal,
    labels,
    language,
    lifecycle,
    operations,
    proposals,
    reports,
    search_words,
    secrets,
    settings,
    syncing,
    templates,
    unreadable,
    unworded,
)

_FOR_AGENTS, _NAMES_OF_PARTS = "block.", "block.slot."


def catalogue() -> dict[str, Template | Counted]:
    """Every sentence by its key."""
    found = (sentence for module in _MODULES for value in vars(module).values() for sentence in _sentences(value))
    return {sentence.key: sentence for sentence in found}


def for_people() -> dict[str, Template | Counted]:
    """Every sentence that is told in the person's language: those in blocks are for agents, and always English."""
    return {key: sentence for key, sentence in catalogue().items() if _is_for_people(key)}


def _is_for_people(key: str) -> bool:
    return key.startswith(_NAMES_OF_PARTS) or not key.startswith(_FOR_AGENTS)


def _sentences(value: object) -> Iterable[Template | Counted]:
    if isinstance(value, Template | Counted):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _sentences(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from _sentences(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _sentences(getattr(value, field.name))
