"""What kind of thing a question asks for, and where such things stand in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, tzinfo
from enum import StrEnum
from typing import Final

from remembrancer.remember.tags.entities import find_entities
from remembrancer.text.dates import find_dates
from remembrancer.text.sentences import Span


class Kind(StrEnum):
    """What would answer a question directly."""

    DATE = "date"
    NAME = "name"
    PLACE = "place"
    FIGURE = "figure"


_ASKS: Final = {
    Kind.DATE: re.compile(
        r"\b(?:when|since when|how long ago|(?:what|which)\s(?:date|day|month|year|week)|deadline|due|wann|quand"
        r"|cu\u00e1ndo)\b",
        re.IGNORECASE,
    ),
    Kind.NAME: re.compile(
        r"\b(?:who|whom|whose|(?:what|which)\s(?:person|people|company|name|tool|library)|wer|wem|wen|qui|qui\u00e9n)\b",
        re.IGNORECASE,
    ),
    Kind.PLACE: re.compile(
        r"\b(?:where|(?:what|which)\s(?:place|city|town|country|street|folder|file|path)|wo|wohin|o\u00f9|d\u00f3nde)\b",
        re.IGNORECASE,
    ),
    Kind.FIGURE: re.compile(
        r"\b(?:how (?:many|much|long|often|far|old|big|large|high|fast|deep|tall)|(?:what|which)\s(?:number|port|price"
        r"|cost|time|size|percentage|rate|version|amount)|wie ?viele?|combien|cu\u00e1nt[oa]s?)\b",
        re.IGNORECASE,
    ),
}
_FIGURE: Final = re.compile(
    r"[\u20ac$\u00a3]\s?\d[\d.,:]*\d|[\u20ac$\u00a3]\s?\d|(?<![\w.])\d[\d.,:]*\d?(?:\s?(?:%|\u00b0C|\u20ac|[A-Za-z\u00b5]{1,3}\b))?"
    r"|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|dozen|hundred|thousand)\b",
    re.IGNORECASE,
)
_CAPITALISED: Final = re.compile(
    r"(?<=[a-z,;] )[A-Z\u00c0-\u00de][\w'\u2019-]+(?:\.? [A-Z\u00c0-\u00de][\w'\u2019-]+)*"
)
_NAMES: Final = frozenset({"person", "organisation", "handle", "tool"})
_PLACES: Final = frozenset({"place", "path"})


def kinds_asked(question: str) -> frozenset[Kind]:
    """The kinds a question asks for; none if it asks for no such thing."""
    return frozenset(kind for kind, pattern in _ASKS.items() if pattern.search(question))


@dataclass(frozen=True, slots=True)
class DirectAnswers:
    """Finds what answers a question directly in a sentence."""

    question: str
    kinds: frozenset[Kind]
    zone: tzinfo

    def find(self, sentence: str, stated: datetime) -> dict[Kind, tuple[Span, ...]]:
        """Where each kind that was asked for stands, without what the question says itself."""
        finders: dict[Kind, Callable[[], Iterable[Span]]] = {
            Kind.DATE: lambda: (
                (each.span_start, each.span_end) for each in find_dates(sentence, stated_at=stated, zone=self.zone)
            ),
            Kind.NAME: lambda: (*_named(sentence, _NAMES), *_capitalised(sentence)),
            Kind.PLACE: lambda: _named(sentence, _PLACES) or _capitalised(sentence),
            Kind.FIGURE: lambda: (_trimmed(sentence, *match.span()) for match in _FIGURE.finditer(sentence)),
        }
        found = {kind: tuple(self._new(sentence, finders[kind]())) for kind in Kind if kind in self.kinds}
        return {kind: spans for kind, spans in found.items() if spans}

    def _new(self, sentence: str, spans: Iterable[Span]) -> Iterable[Span]:
        asked = self.question.casefold()
        new = {(start, end) for start, end in spans if sentence[start:end].casefold() not in asked}
        # Of two that overlap, the one that begins first, and of those the longest.
        kept: list[Span] = []
        for start, end in sorted(new, key=lambda span: (span[0], -span[1])):
            if not kept or start >= kept[-1][1]:
                kept.append((start, end))
        return kept


def _named(sentence: str, kinds: frozenset[str]) -> list[Span]:
    found = ((sentence.find(entity.name), entity) for entity in find_entities(sentence) if entity.kind in kinds)
    return [(start, start + len(entity.name)) for start, entity in found if start >= 0]


def _capitalised(sentence: str) -> list[Span]:
    """Words with a capital inside a sentence: the best guess for names that no rule knows."""
    return [match.span() for match in _CAPITALISED.finditer(sentence)]


def _trimmed(sentence: str, start: int, end: int) -> Span:
    return start, start + len(sentence[start:end].rstrip(".,:; "))
