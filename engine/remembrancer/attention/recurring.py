"""What recurs in a routine however its entries are worded: the names of its places, persons and things.

A phrase that stands in two wordings at least is a value rather than a part of one wording; values that no entry has two
of, are values of one thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Words: TypeAlias = tuple[str, ...]

_LEAST_WORDINGS: Final = 2
_LEAST_ENTRIES: Final = 2
_LONGEST: Final = 4
_MOST: Final = 80


@dataclass(slots=True)
class _Phrase:
    """``places`` has a bit for each entry that has the phrase, ``around`` what else stands in them."""

    places: int = 0
    around: set[Words] = field(default_factory=set)


class Recurring:
    """Takes entries in the order of time."""

    def __init__(self) -> None:
        self._entries: list[Words] = []
        self._phrases: dict[Words, _Phrase] = {}
        self._groups: list[list[Words]] | None = None

    def take(self, words: Words, phrases: Iterable[Words]) -> None:
        """An entry, and the phrases in it that may be values."""
        for phrase in phrases:
            if len(phrase) <= _LONGEST and phrase not in self._phrases and len(self._phrases) < _MOST:
                found = self._phrases[phrase] = _Phrase()
                for place, entry in enumerate(self._entries):
                    _note(found, phrase, entry, place)
        for phrase, found in self._phrases.items():
            _note(found, phrase, words, len(self._entries))
        self._entries.append(words)
        self._groups = None

    def groups(self) -> list[list[Words]]:
        """The values, those of one thing together, the commonest first."""
        if self._groups is None:
            self._groups = self._made()
        return self._groups

    def fellows(self, value: Words) -> list[Words]:
        """The values of the thing that a value is of; none where it does not recur."""
        return next((group for group in self.groups() if value in group), [])

    def _made(self) -> list[list[Words]]:
        values = [
            (-found.places.bit_count(), phrase)
            for phrase, found in self._phrases.items()
            if len(found.around) >= _LEAST_WORDINGS and found.places.bit_count() >= _LEAST_ENTRIES
        ]
        groups: list[list[Words]] = []
        taken: list[int] = []
        for _, phrase in sorted(values):
            places = self._phrases[phrase].places
            number = next((number for number, each in enumerate(taken) if not each & places), None)
            if number is None:
                groups.append([phrase])
                taken.append(places)
            else:
                groups[number].append(phrase)
                taken[number] |= places
        return groups


def _note(found: _Phrase, phrase: Words, entry: Words, place: int) -> None:
    length = len(phrase)
    for start in range(len(entry) - length + 1):
        if entry[start : start + length] == phrase:
            found.places |= 1 << place
            if len(found.around) < _LEAST_WORDINGS:
                found.around.add((*entry[:start], *entry[start + length :]))
            return
