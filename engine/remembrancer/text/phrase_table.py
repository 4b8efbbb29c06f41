"""Phrases looked up in a text by their first word: much quicker than one pattern of them all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, Generic, TypeVar

Value = TypeVar("Value")

_WORD: Final = re.compile(r"[\w'-]+")


class PhraseTable(Generic[Value]):
    """Folded phrases with what each stands for; of two that begin alike the longer one is found."""

    def __init__(self, phrases: Mapping[str, Value]) -> None:
        self._by_first: dict[str, list[tuple[str, Value]]] = {}
        for phrase in sorted(phrases, key=len, reverse=True):
            first = phrase.split(maxsplit=1)[0]
            self._by_first.setdefault(first, []).append((phrase, phrases[phrase]))

    def find(self, folded: str) -> Iterator[tuple[int, int, Value]]:
        """Start, end and value of the phrases of a folded text, in order, none within another."""
        free = 0
        for word in _WORD.finditer(folded):
            for phrase, value in self._by_first.get(word.group(), ()):
                end = word.start() + len(phrase)
                is_whole = end >= len(folded) or not (folded[end].isalnum() or folded[end] == "_")
                if word.start() >= free and is_whole and folded.startswith(phrase, word.start()):
                    free = end
                    yield word.start(), end, value
                    break
