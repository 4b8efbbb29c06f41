"""What comes in at the edge, made uniform once: everything below stores and compares these forms only.

Every text becomes NFC, its line ends LF, its outer white space is trimmed. Refused are NUL and the other control
characters except tab and line ends, and lone surrogates, because neither the word index nor an export could carry
them faithfully. Marks of writing direction are kept: right-to-left texts need them.

All functions raise :class:`~remembrancer.model.errors.InvalidInputError` with the reason ``empty``, ``too_long``,
``too_many``, ``nul_character``, ``control_character``, ``lone_surrogate`` or ``forbidden_character``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from remembrancer.model import limits
from remembrancer.model.errors import InvalidInputError

_LINE_ENDS: Final = re.compile("\r\n|[\r\u0085\u2028\u2029]")
_REFUSED: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_INVISIBLE: Final = ("C", "Z")
"""Unicode's general categories of what shows nothing: controls, formats, separators."""
_WHITE_SPACE: Final = re.compile(r"\s+")
_COMPOSING_CHARACTERS: Final = 4
"""NFC joins at most four characters into one: a text longer than four times its limit cannot come to fit."""


def normalise_text(text: str, *, field: str, limit: int) -> str:
    """``text`` in its uniform form; it may be empty and have several lines, and at most ``limit`` characters."""
    if len(text) > limit * _COMPOSING_CHARACTERS:
        raise InvalidInputError(field, "too_long", limit=limit, given=len(text))
    lines = _LINE_ENDS.sub("\n", text)
    refused = _REFUSED.search(lines)
    if refused is not None:
        raise InvalidInputError(field, _reason_to_refuse(refused.group()), given=f"U+{ord(refused.group()):04X}")
    uniform = unicodedata.normalize("NFC", lines).strip()
    if len(uniform) > limit:
        raise InvalidInputError(field, "too_long", limit=limit, given=len(uniform))
    return uniform


def normalise_line(text: str, *, field: str, limit: int) -> str:
    """As :func:`normalise_text`, on one line: every run of white space becomes one space. It may be empty."""
    return _WHITE_SPACE.sub(" ", normalise_text(text, field=field, limit=limit))


def normalise_content(text: str) -> str:
    """The statement of a memory: some characters, at most ``CONTENT_CHARACTERS``."""
    content = normalise_text(text, field="content", limit=limits.CONTENT_CHARACTERS)
    if not any(unicodedata.category(character)[0] not in _INVISIBLE for character in content):
        raise InvalidInputError("content", "empty")
    return content


def normalise_title(text: str) -> str:
    """The title of a memory: one line, may be empty, at most ``TITLE_CHARACTERS``."""
    return normalise_line(text, field="title", limit=limits.TITLE_CHARACTERS)


def normalise_evidence(text: str) -> str:
    """The verbatim snippet a memory rests on: may be empty, at most ``EVIDENCE_CHARACTERS``."""
    return normalise_text(text, field="evidence", limit=limits.EVIDENCE_CHARACTERS)


def normalise_source(text: str) -> str:
    """The name of a source or the place in it: one line, may be empty, at most ``SOURCE_CHARACTERS``."""
    return normalise_line(text, field="source", limit=limits.SOURCE_CHARACTERS)


def normalise_query(text: str) -> str:
    """A search text: one line, may be empty, at most ``QUERY_CHARACTERS``."""
    return normalise_line(text, field="query", limit=limits.QUERY_CHARACTERS)


def normalise_tag(text: str) -> str:
    """A tag: case-folded, without leading ``#``, white space as ``-``; 1 to ``TAG_CHARACTERS`` characters."""
    line = normalise_line(text, field="tag", limit=limits.TAG_CHARACTERS)
    # Folding the decomposed form is what Unicode calls canonical caseless matching; one more fold makes it stable.
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFD", line).casefold()).casefold()
    tag = unicodedata.normalize("NFC", folded).replace(" ", "-")
    tag = re.sub(r"-{2,}", "-", tag).lstrip("#-").rstrip("-")
    if not tag:
        raise InvalidInputError("tag", "empty")
    if len(tag) > limits.TAG_CHARACTERS:
        raise InvalidInputError("tag", "too_long", limit=limits.TAG_CHARACTERS, given=len(tag))
    return tag


def normalise_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Tags in the order given, each once, at most ``TAGS``."""
    unique = tuple(dict.fromkeys(normalise_tag(tag) for tag in tags))
    if len(unique) > limits.TAGS:
        raise InvalidInputError("tags", "too_many", limit=limits.TAGS, given=len(unique))
    return unique


def normalise_namespace(text: str) -> str:
    """A namespace's name: letters, digits, ``-``, ``.`` and ``_`` of any script, a letter or digit first.

    Case is kept. 1 to ``NAMESPACE_CHARACTERS`` characters.
    """
    name = normalise_line(text, field="namespace", limit=limits.NAMESPACE_CHARACTERS)
    if not name:
        raise InvalidInputError("namespace", "empty")
    for position, character in enumerate(name):
        if not _may_stand_in_a_name(character, is_first=position == 0):
            raise InvalidInputError("namespace", "forbidden_character", given=character)
    return name


def _may_stand_in_a_name(character: str, *, is_first: bool) -> bool:
    category = unicodedata.category(character)
    if category.startswith("L") or category == "Nd":
        return True
    # Marks belong to the letter before them: without them many scripts cannot write a name.
    return not is_first and (character in "-._" or category in {"Mn", "Mc"})


def _reason_to_refuse(character: str) -> str:
    if character == "\x00":
        return "nul_character"
    return "lone_surrogate" if character >= "\ud800" else "control_character"
