"""Where two statements differ, word by word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.model.conflicts import CharacterRange, Contradiction

_TOKEN = re.compile(r"\w+|[^\w\s]")
_MOST_TOKENS = 2000
"""Comparing word by word takes time that grows with the square of the length."""
_ALIKE = 0.3
"""Below this share of common words a comparison word by word marks nearly everything."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What is in one text and not in the other, in characters of either, in the order of the text."""

    old: tuple[CharacterRange, ...]
    new: tuple[CharacterRange, ...]


def difference(old: str, new: str, contradiction: Contradiction | None = None) -> Difference:
    """Compare two texts by words; the case of letters does not count.

    Where the texts are long or have little in common, what the contradiction rests on is marked instead.
    """
    old_words, new_words = _words(old), _words(new)
    if contradiction is not None and max(len(old_words), len(new_words)) > _MOST_TOKENS:
        return Difference(contradiction.old_spans, contradiction.new_spans)
    matcher = SequenceMatcher(
        None, [old[a:b].casefold() for a, b in old_words], [new[a:b].casefold() for a, b in new_words], autojunk=False
    )
    if contradiction is not None and matcher.ratio() < _ALIKE and (contradiction.old_spans or contradiction.new_spans):
        return Difference(contradiction.old_spans, contradiction.new_spans)
    changed = [codes for codes in matcher.get_opcodes() if codes[0] != "equal"]
    return Difference(
        tuple(_range(old_words, first, last) for _, first, last, _, _ in changed if last > first),
        tuple(_range(new_words, first, last) for _, _, _, first, last in changed if last > first),
    )


def _words(text: str) -> list[CharacterRange]:
    return [match.span() for match in _TOKEN.finditer(text)]


def _range(words: Sequence[CharacterRange], first: int, last: int) -> CharacterRange:
    return words[first][0], words[last - 1][1]
