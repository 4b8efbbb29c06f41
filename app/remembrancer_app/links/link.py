"""What a link may say. Anybody can write one, so only what is written here is one.

=====================================  ==========================================================
``remembrancer://memory/ID``           a memory; ``conflict`` and ``routine`` likewise
``remembrancer://report/2026-06-07``   the report of a day, or ``today``
``remembrancer://page/audit``          a page of the window, by its name in English
``remembrancer://search/WORDS``        a search in Memories, with ``%20`` for a space and so on
=====================================  ==========================================================
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final
from urllib.parse import quote, unquote_to_bytes

SCHEME: Final = "remembrancer:"
LONGEST: Final = 600
"""Characters of a link."""
LONGEST_SEARCH: Final = 200
"""Characters that are searched for."""
TODAY: Final = "today"
_WHOLE: Final = re.compile(r"(?i:remembrancer)://([a-z]{1,16})/([A-Za-z0-9._~%-]+)")
_IDENTIFIER: Final = re.compile(r"[0-7][0-9A-HJKMNP-TV-Z]{25}")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PERCENT: Final = re.compile(r"%(?![0-9A-Fa-f]{2})")
_PAGE: Final = re.compile(r"[a-z]{1,16}")


class LinkKind(StrEnum):
    MEMORY = "memory"
    CONFLICT = "conflict"
    ROUTINE = "routine"
    """By one of its memories."""
    REPORT = "report"
    PAGE = "page"
    SEARCH = "search"


class LinkProblem(StrEnum):
    """Why a text is no link of ours."""

    TOO_LONG = "too_long"
    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    """It leads to nothing that there is here, such as a page of another version."""


class LinkError(ValueError):
    """A text is no link; nothing of it may be used."""

    def __init__(self, problem: LinkProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Link:
    """``value`` is an id, a day (ISO) or ``today``, the name of a page, or the words of a search."""

    kind: LinkKind
    value: str

    def written(self) -> str:
        """The link as text; :func:`read_link` gives it back."""
        return f"remembrancer://{self.kind.value}/{quote(self.value, safe='')}"


def looks_like_link(text: str) -> bool:
    """Whether a text is meant as a link, right or wrong."""
    return text[: len(SCHEME)].casefold() == SCHEME


def carried(text: str) -> str:
    """A text as it is handed to a window: no longer than it takes to see that it is too long, and nothing but letters.

    What cannot be carried arrives as something that is no link.
    """
    cut = text[: LONGEST + 1]
    return cut if cut.isascii() and cut.isprintable() else SCHEME


def read_link(text: str) -> Link:
    """The link that a text is.

    Raises:
        LinkError: it is none, and why.
    """
    if len(text) > LONGEST:
        raise LinkError(LinkProblem.TOO_LONG)
    found = _WHOLE.fullmatch(text)
    if found is None:
        raise LinkError(LinkProblem.MALFORMED)
    name, value = found.groups()
    if name not in set(LinkKind):
        raise LinkError(LinkProblem.UNKNOWN)
    kind = LinkKind(name)
    return Link(kind, _search(value) if kind is LinkKind.SEARCH else _plain(kind, value))


def _plain(kind: LinkKind, value: str) -> str:
    form = {LinkKind.REPORT: _DAY, LinkKind.PAGE: _PAGE}.get(kind, _IDENTIFIER)
    if kind is LinkKind.REPORT and value == TODAY:
        return value
    if not form.fullmatch(value):
        raise LinkError(LinkProblem.MALFORMED)
    if kind is LinkKind.REPORT:
        try:
            date.fromisoformat(value)
        except ValueError as error:
            raise LinkError(LinkProblem.MALFORMED) from error
    return value


def _search(value: str) -> str:
    if _PERCENT.search(value):
        raise LinkError(LinkProblem.MALFORMED)
    try:
        words = unquote_to_bytes(value).decode("utf-8")
    except UnicodeDecodeError as error:
        raise LinkError(LinkProblem.MALFORMED) from error
    if len(words) > LONGEST_SEARCH:
        raise LinkError(LinkProblem.TOO_LONG)
    # Control characters, marks that turn the direction, and what has no form.
    if not words.strip() or any(unicodedata.category(each)[0] == "C" for each in words):
        raise LinkError(LinkProblem.MALFORMED)
    return words
