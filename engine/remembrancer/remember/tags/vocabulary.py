"""The tags in use, and which of them may be one: read from the vault, for a person to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Entity
from remembrancer.model.queries import ListTags, ProposeTagMerges, TagCount, TagMerge
from remembrancer.remember.tags.aliases import part_of_name, propose_aliases
from remembrancer.remember.tags.entities import find_entities
from remembrancer.remember.tags.known_names import STOP_WORDS
from remembrancer.storage.namespaces import namespaces_in_use
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.storage.tagged import count_tags_of, texts_with_tag
from remembrancer.text.normalise import normalise_tag

_READ_MEMORIES: Final = 12
"""So many memories of a tag are read to see whether it is a person's name."""
_READ_NAMES: Final = 300
"""So many full names are looked into, the most used first: each costs the reading of two tags' memories."""
_MOST_PARTS: Final = 3
_SURE: Final = ("known_given_name", "after_a_title")
"""The reasons for which a single word in a text is taken for the name of a person."""


class TagVocabulary:
    """Answers :class:`ListTags` and :class:`ProposeTagMerges`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def tags(self, scope: Scope, request: ListTags) -> tuple[TagCount, ...]:
        """The tags with their counts, the most frequent first, equally frequent ones by name.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            counts = count_tags_of(connection, namespaces_in_use(connection, scope, request.namespace))
        return tuple(
            TagCount(tag, count) for tag, count in sorted(counts.items(), key=lambda each: (-each[1], each[0]))
        )

    def merges(self, scope: Scope, request: ProposeTagMerges) -> tuple[TagMerge, ...]:
        """What may be made one, by the name of the tag that is kept.

        Raises:
            NamespaceNotFoundError: it is not in the scope.
        """
        with self._store.read() as connection:
            namespaces = namespaces_in_use(connection, scope, request.namespace)
            counts = count_tags_of(connection, namespaces)

            @cache
            def people_in(tag: str) -> tuple[Entity, ...]:
                texts = texts_with_tag(connection, namespaces, tag, _READ_MEMORIES)
                return tuple(each for text in texts for each in find_entities(text) if each.kind == "person")

            people = _people(counts, people_in)
        return tuple(
            TagMerge(proposal.tag, proposal.alias, proposal.reason, counts[proposal.alias])
            for proposal in propose_aliases(counts, people)
        )


def _people(counts: Mapping[str, int], people_in: Callable[[str], Iterable[Entity]]) -> set[str]:
    """The tags among which a part of a name may stand for the whole, as far as their memories say that they are people.

    Args:
        counts: the tags with how many memories each has.
        people_in: the people that memories of a tag name.
    """
    found: set[str] = set()
    whole_names = [tag for tag in sorted(counts, key=lambda tag: (-counts[tag], tag)) if _may_be_a_full_name(tag)]
    with_initial = [name for name in whole_names if len(name.rstrip(".").rpartition("-")[2]) == 1]
    pairs = [(name, [alias for alias in _forms(name, with_initial) if alias in counts]) for name in whole_names]
    for name, aliases in [pair for pair in pairs if pair[1]][:_READ_NAMES]:
        if not _names_a_person(name, people_in(name), aliases):
            continue
        for alias in aliases:
            named = {tag for entity in people_in(alias) if (tag := _tag_of(entity))}
            # Who has the short form in its memories under another full name is somebody else.
            others = {tag for tag in named if tag != name and part_of_name(alias, tag) == "part_of_name"}
            if named & {name, alias} and not others:
                found |= {name, alias}
    return found


def _may_be_a_full_name(tag: str) -> bool:
    words = tag.split("-")
    is_written_like_one = all(word.strip("'\u2019.").isalpha() and word not in STOP_WORDS for word in words)
    return 2 <= len(words) <= _MOST_PARTS and is_written_like_one


def _forms(name: str, with_initial: Iterable[str]) -> list[str]:
    """What may be short for a full name: its first words, its last words, and the tag with an initial."""
    words = name.split("-")
    parts = {"-".join(words[:end]) for end in range(1, len(words))} | {
        "-".join(words[start:]) for start in range(1, len(words))
    }
    return sorted(parts | {each for each in with_initial if part_of_name(each, name) == "initial"})


def _names_a_person(name: str, people: Iterable[Entity], aliases: list[str]) -> bool:
    """Whether memories tagged with a full name speak of that person, by the full name or surely by a part of it."""
    for entity in people:
        tag = _tag_of(entity)
        if tag == name or (entity.reason in _SURE and tag in aliases):
            return True
    return False


def _tag_of(entity: Entity) -> str:
    try:
        return normalise_tag(entity.name)
    except InvalidInputError:
        return ""
