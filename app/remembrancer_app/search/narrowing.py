"""What could be typed next: values of the key that is being typed, keys that begin so, or examples."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from remembrancer.model.search import Flag
from remembrancer.model.types import MemoryType, Trust
from remembrancer.vault import Key, Term
from remembrancer.wording import describe_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.queries import Facets
    from remembrancer.wording import Translate

_UNFINISHED = re.compile(r"(?:^|(?<=\s)|(?<=\())-?(?:(?P<key>[A-Za-z-]+):(?P<value>[^\s\"]*)|(?P<word>[a-z-]{2,}))$")
_STATES = ("current", "contested", "waiting", "superseded", "faded", "archived", "expired", "deleted")
_MOST = 5


@dataclass(frozen=True, slots=True)
class Narrowing:
    """A term to put into the text, what it asks for, and the text with it."""

    term: str
    words: str
    text: str


def narrowings(
    text: str, facets: Facets | None, namespaces: Sequence[str], today: date, translate: Translate
) -> list[Narrowing]:
    """At most five, best first. ``facets`` are those of the present search, for the tags that occur in it."""
    unfinished = _UNFINISHED.search(text)
    if unfinished is not None and unfinished["key"] is not None:
        key = next((key for key in Key if key.value == unfinished["key"].casefold()), None)
        if key is not None:
            begun = unfinished["value"].rpartition(",")[2].casefold()
            start = unfinished.end() - len(begun)
            values = [value for value in _values(key, facets, namespaces, today) if value.startswith(begun)]
            return [
                Narrowing(f"{key}:{value}", describe_key(key, translate), text[:start] + _written(key, value) + " ")
                for value in values[:_MOST]
                if value != begun
            ]
    if unfinished is not None and unfinished["word"]:
        keys = [key for key in Key if key.value.startswith(unfinished["word"])]
        start = unfinished.start("word")
        if keys:
            return [Narrowing(f"{key}:", describe_key(key, translate), f"{text[:start]}{key}:") for key in keys[:_MOST]]
    return _examples(text, facets, today, translate)


def _examples(text: str, facets: Facets | None, today: date, translate: Translate) -> list[Narrowing]:
    tags = [tag for tag, _count in facets.tags] if facets is not None else []
    offered = [
        *([(Key.TAG, tags[0])] if tags else []),
        (Key.IS, "pinned"),
        (Key.TYPE, _commonest_type(facets)),
        (Key.ADDED, "7"),
        (Key.TRUST, "person"),
        (Key.AS_OF, (today - timedelta(days=7)).isoformat()),
        (Key.VALID_AT, (today - timedelta(days=30)).isoformat()),
    ]
    before = f"{text.rstrip()} " if text.strip() else ""
    return [
        Narrowing(f"{key}:{value}", describe_key(key, translate), f"{before}{key}:{_written(key, value)} ")
        for key, value in offered
        if f"{key}:" not in text
    ][:_MOST]


def _commonest_type(facets: Facets | None) -> str:
    types = facets.types if facets is not None else {}
    return max(types, key=lambda kind: types[kind], default=MemoryType.FACT).value


def _values(key: Key, facets: Facets | None, namespaces: Sequence[str], today: date) -> Sequence[str]:
    match key:
        case Key.TYPE:
            return [kind.value for kind in MemoryType]
        case Key.IS:
            return [*_STATES, *(flag.value for flag in Flag if flag.value not in _STATES)]
        case Key.TRUST:
            return [trust.value for trust in Trust]
        case Key.TAG:
            return [tag for tag, _count in facets.tags] if facets is not None else []
        case Key.FROM:
            return ["you", *([each.name for each in facets.sources if each.name] if facets is not None else [])]
        case Key.NAMESPACE:
            return list(namespaces)
        case Key.AS_OF | Key.VALID_AT:
            return [(today - timedelta(days=days)).isoformat() for days in (1, 7, 30)]
        case Key.ADDED | Key.EDITED | Key.STATED | Key.ON | Key.HAPPENING | Key.DUE:
            return ["today", "yesterday", "7", "30", str(today.year)]
    return []


def _written(key: Key, value: str) -> str:
    return Term(key, value).written_value()
