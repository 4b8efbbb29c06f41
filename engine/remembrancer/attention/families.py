"""Families of wordings that mean the same, from how like each wording is to those before it.

Wordings are taken in their order. Each joins the family to whose nearest wordings it is likest on average, if it is
like enough; where it is like enough to another family too, and the two are like each other, they become one. A wording
that differs from an earlier one in its figures alone is that wording.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

SAME: Final = 1000
"""Thousandths: the same wording."""
STORED_FROM: Final = 450
"""A likeness below this is not kept."""
JOINS_FROM: Final = 540
UNITES_FROM: Final = 520
_ONE_IS_ENOUGH: Final = 100
"""A single wording that is liker than :data:`JOINS_FROM` by so much suffices."""
UNKNOWN: Final = 400
"""What is not kept is taken for this."""
_NEAREST: Final = 6
_COMPARED: Final = 12

Likenesses: TypeAlias = Mapping[int, int]
"""How like (thousandths) some other texts are."""


class Families:
    """Takes texts in their order."""

    def __init__(self) -> None:
        self._above: dict[int, int] = {}
        """Of a text the one in whose family it is; itself for the first of a family."""
        self._wordings: dict[int, list[int]] = {}
        self.like: dict[int, dict[int, int]] = {}
        """Of a wording the likeness to others, whichever came first."""

    def add(self, text: int, near: Likenesses) -> None:
        """Take a text, with its likeness to texts that were taken before."""
        same = [other for other, share in near.items() if share >= SAME]
        if same:
            self._above[text] = min(same)
            return
        for other, share in near.items():
            self.like.setdefault(text, {})[other] = share
            self.like.setdefault(other, {})[text] = share
        candidates = self._candidates(near)
        if not candidates:
            self._above[text] = text
            self._wordings[text] = [text]
            return
        first = candidates[0]
        self._above[text] = first
        self._wordings[first].append(text)
        for other in candidates[1:]:
            if self._mean_likeness(first, other) >= UNITES_FROM:
                first = self._unite(first, other)

    def __contains__(self, text: int) -> bool:
        return text in self._above

    def first(self, text: int) -> int:
        """The first text of a text's family."""
        while self._above[text] != text:
            text = self._above[text]
        return text

    def wordings(self, first: int) -> list[int]:
        """The wordings of a family, by its first text."""
        return self._wordings[first]

    def _candidates(self, near: Likenesses) -> list[int]:
        """The families that a text could join, the likest first."""
        by_family: dict[int, list[int]] = {}
        for other, share in near.items():
            by_family.setdefault(self.first(other), []).append(share)
        scores = []
        for first, shares in by_family.items():
            compared = min(_NEAREST, len(self._wordings[first]))
            best = sorted(shares, reverse=True)[:compared]
            score = max((sum(best) + UNKNOWN * (compared - len(best))) / compared, best[0] - _ONE_IS_ENOUGH)
            if score >= JOINS_FROM:
                scores.append((-score, first))
        return [first for _, first in sorted(scores)]

    def _mean_likeness(self, one: int, other: int) -> float:
        pairs = [
            (first, second) for first in self._wordings[one][:_COMPARED] for second in self._wordings[other][:_COMPARED]
        ]
        return sum(self.like.get(first, {}).get(second, UNKNOWN) for first, second in pairs) / len(pairs)

    def _unite(self, one: int, other: int) -> int:
        older, newer = sorted((one, other))
        self._wordings[older] += self._wordings.pop(newer)
        self._above[newer] = older
        return older
