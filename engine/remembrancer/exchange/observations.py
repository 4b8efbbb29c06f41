"""The lines of a basic-memory note: ``- [category] text #tag (context)`` and ``- relation [[Target]] (context)``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from remembrancer.exchange.readable import unlink
from remembrancer.model.types import MemoryType

_OBSERVATION: Final = re.compile(r"\[(?P<category>[^\[\]()\n]{2,40})\]\s+(?P<text>\S.*)", re.DOTALL)
_RELATION: Final = re.compile(
    r"(?P<relation>[A-Za-z][\w -]{0,60}?)\s+\[\[(?P<target>[^\[\]\n]+)\]\](?:\s*\((?P<context>[^()\n]*)\))?"
)
_HASHTAG: Final = re.compile(r"(?<![\w/#&])#((?=[\d/-]*[^\W\d])[\w/-]+)")
_TRAILING_HASHTAGS: Final = re.compile(r"(?:\s+#(?=[\d/-]*[^\W\d])[\w/-]+)+(?=\s*(?:\([^()\n]*\))?\s*$)")
_PLAIN_CATEGORIES: Final = frozenset({"note", "notes", "info", "observation", "fact"})
_RELATION_WORDS: Final = 4
_OBSERVATION_CHARACTERS: Final = 2_000
"""A longer point is prose that happens to begin with a bracket."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a line says, complete with its subject; ``type`` where the line names one of ours."""

    content: str
    tags: tuple[str, ...]
    type: MemoryType | None


def read_observation(text: str, subject: str) -> Observation | None:
    """``text`` of a point as an observation about ``subject``; without a subject it is kept word for word."""
    found = _OBSERVATION.fullmatch(text.strip()) if len(text) <= _OBSERVATION_CHARACTERS else None
    if found is None or found["category"].strip().isdigit():
        return None
    category = found["category"].strip()
    named = category.lower()
    type_named = MemoryType(named) if named in set(MemoryType) else None
    tags = tuple(_HASHTAG.findall(found["text"]))
    if not subject:
        # Elsewhere a bracket at the beginning may mean anything; only a name of ours is taken at its word.
        return Observation(unlink(text), tags, type_named) if type_named else None
    said = unlink(_TRAILING_HASHTAGS.sub("", found["text"])).strip()
    if not said:
        return None
    is_plain = type_named is not None or named in _PLAIN_CATEGORIES
    content = f"{subject}: {said}" if is_plain else f"{subject}, {category}: {said}"
    return Observation(content, tags if is_plain else (*tags, category), type_named)


def read_relation(text: str, subject: str) -> Observation | None:
    """``text`` of a point as a relation of ``subject`` to another note."""
    found = _RELATION.fullmatch(text.strip())
    if found is None or not subject or len(found["relation"].split()) > _RELATION_WORDS:
        return None
    target = found["target"].rsplit("|", 1)[-1].strip()
    content = f"{subject} {in_words(found['relation'])} {target}"
    if found["context"]:
        content += f" ({found['context'].strip()})"
    return Observation(content, (), MemoryType.RELATIONSHIP)


def in_words(name: str) -> str:
    """A relation's name as it is spoken: ``depends_on`` and ``dependsOn`` become ``depends on``."""
    if " " in name.strip():
        return " ".join(name.split())
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name.replace("_", " ").replace("-", " "))
    words = spaced.split()
    # A word in capitals is an abbreviation, unless the whole name is shouted.
    shouted = name.isupper()
    return " ".join(word if word.isupper() and len(word) > 1 and not shouted else word.lower() for word in words)
