"""Names in a text: people, places, organisations, tools, paths, code, handles and quoted terms.

Precision before quantity: a capitalised word is a name only with a reason beside its capital.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.model.memory import Entity
from remembrancer.remember.tags.known_names import AMBIGUOUS_TOOLS, GIVEN_NAMES, NEVER_NAMES, PLACES, TOOLS

ENTITIES: Final = 24
_READ_CHARACTERS: Final = 2_000

Place = tuple[int, int, Entity]
"""Where an entity starts and ends in the text."""

_QUOTED: Final = re.compile(
    '["\u201c\u201e]([^"\u201c\u201d\u201e\n]{2,60})["\u201c\u201d]|\u00ab ?([^\u00bb\n]{2,60}?) ?\u00bb'
)
_CODE: Final = re.compile(r"`([^`\n]{2,80})`")
_HANDLE: Final = re.compile(r"(?<![\w@./])@([A-Za-z_][\w.-]{1,38}\w)(?!\.\w|@)")
_PATH: Final = re.compile(
    r"(?<![\w:/.@])(?:~|\.{1,2})?/?(?:[\w.-]+/)+[\w.-]*\w"
    r"|(?<![\w/.@])[\w-]+\.(?:py|ts|tsx|js|md|json|ya?ml|toml|csv|xlsx|docx|pdf|ipynb|sh|sql|rs|go|txt)\b"
)
_CODE_NAME: Final = re.compile(
    r"(?<![\w/.`])(?:[a-z]+(?:_[a-z0-9]+)+(?:\(\))?|[a-z]+(?:[A-Z][a-z0-9]+)+(?:\(\))?"
    r"|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z]{2,8}-\d{1,6})(?![\w/])"
)
_CAPITAL: Final = "A-Z\u00c0-\u00de"
_LETTER: Final = "A-Za-z\u00c0-\u024f"
_CAPITALISED: Final = re.compile(
    rf"[{_CAPITAL}][\w{_LETTER}]*(?:[-'\u2019.+#]?[{_LETTER}]+)*[+#]*"
    rf"(?:\s[{_CAPITAL}][\w{_LETTER}]*(?:[-'\u2019][{_LETTER}]+)*){{0,3}}"
)
_LOWER_TOOLS: Final = re.compile(
    rf"(?<![\w./-])({'|'.join(sorted(tool for tool in TOOLS - AMBIGUOUS_TOOLS if tool[0].islower()))})(?![\w-])"
)
_ORGANISATION: Final = re.compile(
    r"\b(?:Inc|Ltd|LLC|GmbH|AG|Corp|Company|University|Institute|Bank|Hospital|Clinic|School|College|Foundation"
    r"|Group|Labs?|Agency|Ministry|Council|Airlines|Insurance|Museum|Library|Partners|Sons)\b"
)
_BEFORE_A_PLACE: Final = re.compile(
    r"\b(?:in|near|to|from|at|via|around|through|outside|visit|visited|leaving)\s(?:the\s)?\Z"
)
_PLACE_WORD: Final = re.compile(
    r"\b(?:Street|Road|Lane|Avenue|Square|Park|Lake|River|Valley|Mount|Island|Bay|Beach|Station|Airport|Bridge)\b"
)
_TITLES: Final = frozenset(
    {"Dr", "Prof", "Professor", "Mr", "Mrs", "Ms", "Herr", "Frau", "Aunt", "Uncle", "Coach", "Judge"}
)
_AFTER_A_TITLE: Final = re.compile(rf"\b(?:{'|'.join(sorted(_TITLES))})\.?\s\Z")
_BEFORE_A_PERSON: Final = re.compile(
    r"\b(?:sister|brother|mother|father|mum|mom|dad|wife|husband|son|daughter|partner|friend|cousin|nephew|niece|boss"
    r"|manager|colleague|neighbour|neighbor|teacher|called|named|told|met|asked|thank|ask|call|tell|remind)\s\Z"
)
_AFTER_A_PERSON: Final = re.compile(
    r"\A(?:'s|\u2019s)?\s(?:said|says|thinks|told|asked|wants|prefers|likes|loves|hates|works|lives|moved|manages|leads|agreed"
    r"|promised|wrote|called|will|is (?:my|our|his|her)|reports|suggested|recommended|knows|owes|turned|married)\b"
)
_SENTENCE_START: Final = re.compile(r"(?:\A|[.!?:\n]\s*|[-*\u2022>]\s|\d[.)]\s)\Z")


def find_entities(text: str) -> tuple[Entity, ...]:
    """The names in the first 2,000 characters of ``text``, in their order, each once; at most ``ENTITIES``."""
    opening = text[:_READ_CHARACTERS]
    found: dict[int, Entity] = {}
    taken: list[tuple[int, int]] = []
    for start, end, entity in (*_written_names(opening), *_capitalised_names(opening)):
        if all(end <= other_start or start >= other_end for other_start, other_end in taken):
            taken.append((start, end))
            found[start] = entity
    unique: dict[tuple[str, str], Entity] = {}
    for _, entity in sorted(found.items()):
        unique.setdefault((entity.name.casefold(), entity.kind), entity)
    return tuple(unique.values())[:ENTITIES]


def _written_names(text: str) -> Iterator[Place]:
    """What its writing gives away: backticks, slashes, an at sign, underscores, quotes. The surest first."""
    for match in _CODE.finditer(text):
        kind = "path" if "/" in match.group(1) and " " not in match.group(1) else "code"
        yield *match.span(), Entity(match.group(1), kind, "between_backticks")
    for match in _PATH.finditer(text):
        if _is_path(match.group()):
            yield *match.span(), Entity(match.group(), "path", "looks_like_a_path")
    for match in _HANDLE.finditer(text):
        yield *match.span(), Entity(match.group(1), "handle", "after_an_at_sign")
    for match in _CODE_NAME.finditer(text):
        if match.group() not in TOOLS:
            yield *match.span(), Entity(match.group(), "code", "looks_like_code")
    for match in _QUOTED.finditer(text):
        name = (match.group(1) or match.group(2)).strip()
        if name and len(name.split()) <= 6:
            yield *match.span(), Entity(name, "quoted", "between_quotes")


def _capitalised_names(text: str) -> Iterator[Place]:
    for match in _LOWER_TOOLS.finditer(text):
        yield *match.span(), Entity(match.group(1), "tool", "known_tool")
    for match in _CAPITALISED.finditer(text):
        yield from _names_in(text, match)


def _is_path(text: str) -> bool:
    """Not a pair of words such as and/or, nor a figure such as 1/2 or a date."""
    if text.startswith(("/", "~", "./", "../")) or "." in text.rsplit("/", 1)[-1]:
        return not text.replace("/", "").replace(".", "").isdigit()
    return text.count("/") >= 2 and not any(part.isdigit() for part in text.split("/"))


def _names_in(text: str, match: re.Match[str]) -> list[Place]:
    """The entities in a run of capitalised words, which may hold none, one, or a name after an ordinary word."""
    words = match.group().split()
    start = match.start()
    whole = _bare(" ".join(words))
    while words and whole not in PLACES and _is_no_name(words[0]):
        start = text.index(words[1], start + len(words[0])) if len(words) > 1 else match.end()
        words = words[1:]
        whole = _bare(" ".join(words))
    while words and whole not in PLACES and _is_no_name(words[-1]):
        words = words[:-1]
        whole = _bare(" ".join(words))
    if not words:
        return []
    entity = _classify(text, start, whole)
    return _parts(text, start, words) if entity is None else [(start, start + len(whole), entity)]


def _is_no_name(word: str) -> bool:
    return _bare(word) in NEVER_NAMES or word in _TITLES


def _classify(text: str, start: int, name: str) -> Entity | None:
    before = text[max(0, start - 24) : start]
    after = text[start + len(name) : start + len(name) + 24]
    is_opening = _SENTENCE_START.search(before) is not None
    first = name.split(maxsplit=1)[0]
    checks = (
        (_AFTER_A_TITLE.search(before) is not None, "person", "after_a_title"),
        (name in PLACES, "place", "known_place"),
        (name in TOOLS and not (name in AMBIGUOUS_TOOLS and is_opening), "tool", "known_tool"),
        (" " in name and _ORGANISATION.search(name) is not None, "organisation", "names_an_organisation"),
        (" " in name and _PLACE_WORD.search(name) is not None, "place", "names_a_place"),
        (
            first in GIVEN_NAMES and len(name.split()) <= 3 and not _holds_another_kind(name),
            "person",
            "known_given_name",
        ),
        (not is_opening and _BEFORE_A_PERSON.search(before) is not None, "person", "after_a_word_for_people"),
        (not first.isupper() and _AFTER_A_PERSON.search(after) is not None, "person", "before_a_word_for_people"),
        (
            not is_opening and not name.isupper() and _BEFORE_A_PLACE.search(before) is not None,
            "place",
            "after_a_preposition",
        ),
    )
    for applies, kind, reason in checks:
        if applies:
            return Entity(name, kind, reason)
    return None


def _holds_another_kind(name: str) -> bool:
    return any(word in PLACES or word in TOOLS for word in name.split()[1:])


def _parts(text: str, start: int, words: list[str]) -> list[Place]:
    """Known names among several capitalised words of which the whole is none."""
    found = []
    position = start
    for word in words:
        position = text.index(word, position)
        name = _bare(word)
        if len(words) > 1 and (name in PLACES or name in TOOLS - AMBIGUOUS_TOOLS or name in GIVEN_NAMES):
            kind = "place" if name in PLACES else "tool" if name in TOOLS else "person"
            reason = {"place": "known_place", "tool": "known_tool", "person": "known_given_name"}[kind]
            found.append((position, position + len(name), Entity(name, kind, reason)))
        position += len(word)
    return found


def _bare(word: str) -> str:
    """Without a possessive ending."""
    return re.sub(r"['\u2019]s?\Z", "", word)
