"""What reading a search text gives: the search, the places of its terms, and what could not be understood."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from remembrancer.model.search import AllOf, Search, ValidAt


class SpanKind(StrEnum):
    """What a stretch of a search text is, for highlighting."""

    KEY = "key"
    VALUE = "value"
    WORD = "word"
    PHRASE = "phrase"
    OPERATOR = "operator"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Span:
    """Characters ``[start, end)`` of the text. Spans are sorted and do not overlap."""

    start: int
    end: int
    kind: SpanKind


class ProblemCode(StrEnum):
    """Why part of a search text was taken as plain words, or left out."""

    UNKNOWN_KEY = "unknown_key"
    UNKNOWN_VALUE = "unknown_value"
    UNREADABLE_DATE = "unreadable_date"
    UNREADABLE_NUMBER = "unreadable_number"
    UNREADABLE_IDENTIFIER = "unreadable_identifier"
    REVERSED_RANGE = "reversed_range"
    MISSING_VALUE = "missing_value"
    UNCLOSED_QUOTE = "unclosed_quote"
    UNCLOSED_GROUP = "unclosed_group"
    REPEATED_AS_OF = "repeated_as_of"
    MISPLACED_AS_OF = "misplaced_as_of"
    TOO_LONG = "too_long"


@dataclass(frozen=True, slots=True)
class Problem:
    """``value`` stands at ``position`` of the text; ``suggestion``, if any, may be put in its place.

    ``key`` is the key it belongs to, in its full form. With ``TOO_LONG``, what follows ``position`` was not read.
    """

    position: int
    code: ProblemCode
    value: str
    suggestion: str = ""
    key: str = ""

    def corrected(self, text: str) -> str:
        """``text`` with the suggestion in place of the value; the same text if there is no suggestion."""
        if not self.suggestion:
            return text
        return text[: self.position] + self.suggestion + text[self.position + len(self.value) :]


@dataclass(frozen=True, slots=True)
class ParsedSearch:
    """A search text, read.

    ``text`` is the search text itself, which the places in ``terms`` and ``problems`` are of.
    ``free_text`` are the plain words alone; ``search.text``, which ranks, also holds quoted phrases, each of which
    is a condition as well. ``names_status`` is true when the text speaks of status; otherwise current memories are
    meant.
    """

    search: Search
    free_text: str = ""
    terms: tuple[Span, ...] = ()
    problems: tuple[Problem, ...] = ()
    names_status: bool = False
    text: str = ""

    @property
    def means_current(self) -> bool:
        """Whether it means current memories alone: it asks neither for a status nor for what held at some time."""
        condition = self.search.condition
        parts = condition.parts if isinstance(condition, AllOf) else (condition,)
        return not self.names_status and not any(isinstance(part, ValidAt) for part in parts)
