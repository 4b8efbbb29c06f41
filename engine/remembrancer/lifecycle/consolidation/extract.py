"""One sentence for several memories, made of their own words: nothing is written that none of them says.

The sentence is that of the memory most like the others, and behind it what tells each of the others apart: the words
that differ, with the one before and the one behind. What would lose a distinction is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import combinations
from typing import Final

from remembrancer.model.consolidation import ConsolidationRefusal
from remembrancer.text.figures import find_figures
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import FUNCTION_WORDS

MOST_CHARACTERS: Final = 500
_WORD: Final = re.compile(r"\w+(?:['\u2019.,:/-]\w+)*", re.UNICODE)
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|unless|except|only|while|during|in case|as long as|provided|apart from)\b[^.;,]*"
    r"|\bfor (?!\d|an? (?:hour|minute|day|week|month|while)|(?:half|two|three|four|five|six|ten|twenty)\b)[^.;,]*"
    r"|\b(?:on|in) (?:\w+days?|weekends?|summer|winter|spring|autumn|the (?:morning|evening|afternoon))s?\b",
    re.IGNORECASE,
)


def extracted(medoid: str, others: Sequence[str]) -> str | ConsolidationRefusal:
    """The sentence for a medoid and the others, or why there can be none."""
    if any(not _hold_alike(one, other) for one, other in combinations((medoid, *others), 2)):
        return ConsolidationRefusal.CONDITION
    told = [piece for other in others for piece in _distinctions(medoid, other)]
    # Said once, in the order in which it came.
    added = list(dict.fromkeys(told))
    sentence = medoid.rstrip().rstrip(".")
    sentence = f"{sentence} (+ {'; + '.join(added)})" if added else medoid.rstrip()
    kept = content_words(sentence)
    if len(sentence) > MOST_CHARACTERS or any(content_words(other) - kept for other in others):
        return ConsolidationRefusal.TOO_DIFFERENT
    return sentence


def content_words(text: str) -> frozenset[str]:
    """The stems of a text's words that mean something, and its figures as they are written."""
    words = (match.group().casefold() for match in _WORD.finditer(text))
    return frozenset(word if word[0].isdigit() else stem(word) for word in words if word not in FUNCTION_WORDS)


def says_as_much(one: str, other: str) -> bool:
    """Whether ``one`` has every word and exactly the figures of ``other``, and holds as ``other`` does."""
    return content_words(other) <= content_words(one) and _figures(one) == _figures(other) and _hold_alike(one, other)


def overlap(one: str, other: str) -> float:
    """The share of their words that two texts have in common (Jaccard)."""
    words, others = content_words(one), content_words(other)
    return len(words & others) / max(1, len(words | others))


def _hold_alike(one: str, other: str) -> bool:
    """Whether two statements name the same conditions."""
    return _conditions(one) == _conditions(other)


def _conditions(text: str) -> frozenset[frozenset[str]]:
    return frozenset(content_words(match.group()) for match in _CONDITION.finditer(text))


def _figures(text: str) -> list[tuple[float, str, tuple[str, ...]]]:
    return sorted((figure.value, figure.unit, figure.nouns) for figure in find_figures(text))


def _distinctions(medoid: str, other: str) -> list[str]:
    """What the other says and the medoid does not, each with the word before and the word behind."""
    words, ours = _WORD.findall(medoid), list(_WORD.finditer(other))
    folded = [word.casefold() for word in words]
    matcher = SequenceMatcher(None, folded, [match.group().casefold() for match in ours], autojunk=False)
    pieces = []
    for tag, _, _, start, end in matcher.get_opcodes():
        if tag not in ("replace", "insert") or not content_words(other[ours[start].start() : ours[end - 1].end()]):
            continue
        first, last = max(0, start - 1), min(len(ours), end + 1)
        pieces.append(other[ours[first].start() : ours[last - 1].end()])
    return pieces
