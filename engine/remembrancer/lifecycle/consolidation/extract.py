"""A few sentences for several memories, made of their own words: nothing is written that none of them says.

What is worded alike becomes one sentence, in which the place where its members differ lists what each says there:
"The backup took 45, 46, 49 min." Each other wording is a sentence of its own. What would lose a distinction is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from remembrancer.model.consolidation import ConsolidationRefusal
from remembrancer.text.figures import find_figures
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import FUNCTION_WORDS

MOST_CHARACTERS: Final = 500
_WORD: Final = re.compile(r"\w+(?:['\u2019.,:/-]\w+)*", re.UNICODE)
_FIGURE: Final = re.compile(r"\d+(?:[.,]\d+)?")
_MARKS: Final = (".", "!", "?", "…", "。")
_SHARED: Final = 0.4
"""So much of each text has to be what it shares with the others, to be one sentence with them."""
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|unless|except|only|while|during|in case|as long as|provided|apart from)\b[^.;,]*"
    r"|\bfor (?!\d|an? (?:hour|minute|day|week|month|while)|(?:half|two|three|four|five|six|ten|twenty)\b)[^.;,]*"
    r"|\b(?:on|in) (?:\w+days?|weekends?|summer|winter|spring|autumn|the (?:morning|evening|afternoon))s?\b",
    re.IGNORECASE,
)


def extracted(medoid: str, others: Sequence[str]) -> str | ConsolidationRefusal:
    """The sentences for a medoid, whose wording comes first, and the others; or why there can be none."""
    members = (medoid, *others)
    if any(not _hold_alike(one, other) for one, other in combinations(members, 2)):
        return ConsolidationRefusal.CONDITION
    wordings: list[_Wording] = []
    for text in dict.fromkeys(each.strip() for each in members):
        member = _Member.of(text)
        if not any(wording.take(member) for wording in wordings):
            wordings.append(_Wording(member))
    told = " ".join(wording.sentence() for wording in wordings) if len(wordings) > 1 else wordings[0].sentence()
    kept = content_words(told)
    if len(told) > MOST_CHARACTERS or any(content_words(each) - kept for each in members):
        return ConsolidationRefusal.TOO_DIFFERENT
    return told


@dataclass(frozen=True, slots=True)
class _Member:
    """A text with its words: each folded, and where it begins and ends."""

    text: str
    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str) -> _Member:
        found = tuple(_WORD.finditer(text))
        return cls(text, tuple(each.group().casefold() for each in found), tuple(each.span() for each in found))

    def between(self, first: int, behind: int) -> str:
        """What stands between so many words at the beginning and so many at the end."""
        last = len(self.words) - behind
        return self.text[self.spans[first][0] : self.spans[last - 1][1]] if first < last else ""


class _Wording:
    """Texts that begin and end alike, and what stands in between in each."""

    def __init__(self, first: _Member) -> None:
        self._members = [first]
        self._ends = (len(first.words), 0)

    def take(self, member: _Member) -> bool:
        """Take one more if what it shares with all others is a good part of each, and the rest can be listed."""
        if member.words == self._members[0].words:
            return True
        ends = self._shared(member)
        together = [*self._members, member]
        said = [each.between(*ends) for each in together]
        if not _can_be_listed(said) or any(sum(ends) < _SHARED * len(each.words) for each in together):
            return False
        self._members, self._ends = together, ends
        return True

    def _shared(self, member: _Member) -> tuple[int, int]:
        """How many words all have in common at the beginning, and how many behind that at the end."""
        base, other = self._members[0].words, member.words
        first = _alike(base, other)
        least = min(self._ends[0], first)
        behind = _alike(base[least:][::-1], other[least:][::-1])
        return least, behind if len(self._members) == 1 else min(behind, self._ends[1])

    def sentence(self) -> str:
        """All of them as one sentence."""
        base = self._members[0]
        if len(self._members) == 1:
            return _closed(base.text)
        said = list(dict.fromkeys(each.between(*self._ends) for each in self._members))
        if all(_FIGURE.fullmatch(each) for each in said):
            said.sort(key=lambda each: float(each.replace(",", ".")))
        first, behind = self._ends
        start = base.spans[first][0]
        end = base.spans[len(base.words) - behind - 1][1]
        separator = "; " if any(", " in each for each in said) else ", "
        return _closed(base.text[:start] + separator.join(said) + base.text[end:])


def _can_be_listed(said: Sequence[str]) -> bool:
    """Whether "A, B, C" reads well: they differ in figures alone, or have no word in common."""
    if not all(said):
        return False
    if len({_FIGURE.sub("#", each.casefold()) for each in said}) == 1:
        return True
    words = [{match.group().casefold() for match in _WORD.finditer(each)} for each in dict.fromkeys(said)]
    return not any(one & other for one, other in combinations(words, 2))


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two texts have in common from their beginning."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _closed(sentence: str) -> str:
    """A sentence with its mark at the end."""
    return sentence if sentence.endswith(_MARKS) else f"{sentence}."


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
