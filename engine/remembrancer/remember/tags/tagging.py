"""The few tags that a text itself gives a reason for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Entity, TagProposal
from remembrancer.remember.tags.entities import find_entities
from remembrancer.remember.tags.known_names import PLAIN_HEADINGS, STOP_WORDS
from remembrancer.text.normalise import normalise_tag

PROPOSALS: Final = 5
_READ_CHARACTERS: Final = 2_000
_ENTITY_TAGS: Final = 2
_DISTINCTIVE_TAGS: Final = 1
_ASKED_WORDS: Final = 6
"""Each asked frequency is a look into the vault."""
_LEAST_DOCUMENTS: Final = 40
"""In a smaller namespace nothing can be called rare."""
_LARGEST_SHARE: Final = 0.05
_HASHTAG: Final = re.compile(r"(?<![\w/#&])#([^\W\d_][\w/-]{1,63})")
_WORD: Final = re.compile(r"[^\W_]+(?:[-'\u2019][^\W_]+)*")
_TAGGED_KINDS: Final = ("person", "tool", "organisation", "place")


def propose_tags(
    text: str,
    *,
    heading: str = "",
    known: Mapping[str, int] | None = None,
    documents: int = 0,
    frequency: Callable[[str], int] | None = None,
) -> tuple[tuple[TagProposal, ...], tuple[Entity, ...]]:
    """At most five tags, the surest reason first, and the entities of ``text``.

    Args:
        text: a normalised statement; 2,000 characters are read.
        heading: the path of headings above it, innermost last, separated by ``>``.
        known: the tags of the namespace with how often each is used.
        documents: how many memories the namespace has.
        frequency: in how many of them a word occurs; asked for at most six words.
    """
    opening = text[:_READ_CHARACTERS]
    entities = find_entities(opening)
    words = [word.casefold() for word in _WORD.findall(opening)]
    proposals: dict[str, TagProposal] = {}
    for proposal in (
        *_hashtags(opening),
        *_known_tags(words, known or {}),
        *_entity_tags(entities),
        *_heading_tag(heading),
    ):
        proposals.setdefault(proposal.tag, proposal)
    if frequency is not None and documents >= _LEAST_DOCUMENTS and len(proposals) < PROPOSALS:
        for proposal in _distinctive_tags(words, proposals, documents, frequency):
            proposals.setdefault(proposal.tag, proposal)
    return tuple(proposals.values())[:PROPOSALS], entities


def _hashtags(text: str) -> Iterator[TagProposal]:
    for match in _HASHTAG.finditer(text):
        yield from _proposal(match.group(1), "hashtag", match.group())


def _known_tags(words: Sequence[str], known: Mapping[str, int]) -> list[TagProposal]:
    """Tags in use whose words follow each other in the text, the most used first."""
    if not known:
        return []
    runs: dict[str, str] = {}
    for length in (1, 2, 3):
        for start in range(len(words) - length + 1):
            run = words[start : start + length]
            runs.setdefault("-".join(run), " ".join(run))
    found = []
    for run, cue in runs.items():
        for form in _forms(run):
            if form in known and (form not in STOP_WORDS):
                found.append(TagProposal(form, "known", cue))
                break
    return sorted(found, key=lambda proposal: (-known[proposal.tag], proposal.tag))


def _forms(word: str) -> Iterator[str]:
    """The word, without and with a plural s."""
    yield word
    if word.endswith("s") and not word.endswith("ss") and len(word) > 3:
        yield word[:-1]
    elif len(word) > 2:
        yield word + "s"


def _entity_tags(entities: Sequence[Entity]) -> list[TagProposal]:
    ordered = sorted(
        (entity for entity in entities if entity.kind in _TAGGED_KINDS and entity.reason != "after_a_preposition"),
        key=lambda entity: _TAGGED_KINDS.index(entity.kind),
    )
    proposals: list[TagProposal] = []
    for entity in ordered[:_ENTITY_TAGS]:
        proposals.extend(_proposal(entity.name, "entity", entity.name))
    return proposals


def _heading_tag(heading: str) -> Iterator[TagProposal]:
    """The innermost heading, where it is a subject of one or two words and not the name of a kind of section."""
    innermost = re.split(r"\s*[>\u203a\n]\s*", heading)[-1]
    words = _WORD.findall(innermost)
    is_subject = 1 <= len(words) <= 2 and len(innermost) <= 30 and not any(map(str.isdigit, innermost))
    if is_subject and not any(word.casefold() in PLAIN_HEADINGS or word.casefold() in STOP_WORDS for word in words):
        yield from _proposal(" ".join(words), "heading", innermost)


def _distinctive_tags(
    words: Sequence[str], present: Mapping[str, TagProposal], documents: int, frequency: Callable[[str], int]
) -> list[TagProposal]:
    """The rarest word that still occurs in two other memories, so that the tag gathers something."""
    counts = Counter(word for word in words if len(word) >= 5 and word.isalpha() and word not in STOP_WORDS)
    for tag in present:
        for part in tag.split("-"):
            counts.pop(part, None)
    candidates = sorted(counts, key=lambda word: (-counts[word], -len(word), word))[:_ASKED_WORDS]
    rated = [(frequency(word), word) for word in candidates if not word.endswith(("ing", "ed", "ly"))]
    rare = sorted((number, word) for number, word in rated if 2 <= number <= documents * _LARGEST_SHARE)
    return [TagProposal(word, "distinctive", word) for _, word in rare[:_DISTINCTIVE_TAGS]]


def _proposal(name: str, reason: str, cue: str) -> Iterator[TagProposal]:
    """A proposal, unless the name makes no tag."""
    try:
        yield TagProposal(normalise_tag(name), reason, cue)
    except InvalidInputError:
        return
