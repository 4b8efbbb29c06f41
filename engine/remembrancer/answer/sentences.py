"""The sentences that may stand in an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from remembrancer.model.recalling import RecalledItem
from remembrancer.recall.delivery import ELLIPSIS
from remembrancer.text.sentences import Span, find_sentences

READ_ITEMS: Final = 8
"""So many of the best items are read for sentences."""
_WHOLE: Final = 140
"""A statement of so many characters is quoted whole: its parts lean on each other."""
_LONGEST: Final = 320
_SHORTEST: Final = 12


@dataclass(frozen=True, slots=True)
class Sentence:
    """A stored sentence. ``item`` is the number of its item, from 1; ``marks`` are the words that matched."""

    text: str
    item: int
    marks: tuple[Span, ...]
    match: float

    @property
    def coverage(self) -> int:
        """How many different words of it matched."""
        return len({self.text[start:end].casefold() for start, end in self.marks})


def candidates(items: Sequence[RecalledItem], most: int) -> list[Sentence]:
    """At most ``most`` sentences of the best items: those with the most matching words, the better item first."""
    found = [sentence for number, item in enumerate(items[:READ_ITEMS], 1) for sentence in _sentences(number, item)]
    # Every item's best sentence comes before any item's second.
    places: dict[int, int] = {}
    ranked: list[tuple[int, int, Sentence]] = []
    for order, sentence in sorted(enumerate(found), key=lambda pair: (-pair[1].coverage, pair[0])):
        turn = places[sentence.item] = places.get(sentence.item, -1) + 1
        ranked.append((turn, order, sentence))
    return [sentence for _, _, sentence in sorted(ranked, key=lambda each: each[:2])[:most]]


def _sentences(number: int, item: RecalledItem) -> list[Sentence]:
    text = item.snippet.text
    spans: Sequence[Span] = [(0, len(text))] if len(text) <= _WHOLE else find_sentences(text)
    return [_cut(text, span, number, item) for span in spans if span[1] - span[0] >= _SHORTEST or len(spans) == 1]


def _cut(text: str, span: Span, number: int, item: RecalledItem) -> Sentence:
    start, end = span
    # A snippet's own dots are no words of the memory.
    end = start + len(text[start:end].removesuffix(f" {ELLIPSIS}"))
    start = end - len(text[start:end].removeprefix(f"{ELLIPSIS} "))
    if end - start > _LONGEST:
        end = text.rfind(" ", start, start + _LONGEST)
        end = end if end > start else start + _LONGEST
    marks = tuple((left - start, right - start) for left, right in item.snippet.marks if start <= left and right <= end)
    return Sentence(text[start:end], number, marks, item.hit.match)
