"""How alike the tokens and words of two statements are, wherever they stand: worked out once for a comparison."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_WORDS, DIMENSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.conflicts.detection.statement import TokenCodes
    from remembrancer.conflicts.detection.words import Word

Places = NDArray[np.intp]

SAME_MEANING: Final = 0.6
"""Share of agreeing bits less that of others (a cosine of signs) from which two words in their contexts count as one.
Equal words have 0.8 to 0.95 in statements of one attribute, words that differ in value mostly below 0.5."""
_ROUNDING: Final = 1e-5
_COSINES: Final = np.float32(1) - np.arange(DIMENSIONS + 1, dtype=np.float32) * np.float32(2 / DIMENSIONS)
"""The cosine of the signs of two codes, by the number of bits in which they differ."""


@dataclass(frozen=True, slots=True, eq=False)
class CodedWords:
    """The codes of a statement's tokens, and which of them belong to each of the words that count.

    Attributes:
        codes: uint64 [tokens, 6].
        starts: int32 [tokens]: where the word of each token starts in the text.
        filled: which words have tokens.
        tokens: the tokens of those words, word after word.
        heads: where the tokens of each of those words begin among ``tokens``.
        words: how many words there are.
    """

    codes: NDArray[np.uint64]
    starts: NDArray[np.int32]
    filled: Places
    tokens: Places
    heads: Places
    words: int

    @classmethod
    def of(cls, tokens: TokenCodes, words: Sequence[Word]) -> Self:
        """The tokens of these words, of which there is at least one."""
        starts = np.ascontiguousarray(tokens.word_spans[:, 0])
        # Windows overlap: there a word has tokens in two of them.
        order = np.argsort(starts, kind="stable")
        ordered = starts[order]
        firsts = np.searchsorted(ordered, [word.start for word in words])
        counts = np.searchsorted(ordered, [word.end for word in words]) - firsts
        filled = np.flatnonzero(counts)
        counts = counts[filled]
        heads = np.cumsum(counts) - counts
        places = np.repeat(firsts[filled] - heads, counts) + np.arange(counts.sum())
        codes = np.ascontiguousarray(tokens.codes).view(np.uint64)
        return cls(codes, starts, filled, order[places], heads, len(words))

    def of_word(self, word: int) -> Places:
        """The tokens of one word, in order."""
        place = int(np.searchsorted(self.filled, word))
        if place == len(self.filled) or self.filled[place] != word:
            return self.tokens[:0]
        end = self.heads[place + 1] if place + 1 < len(self.heads) else len(self.tokens)
        return np.sort(self.tokens[self.heads[place] : end])

    def between(self, start: int, end: int) -> Places:
        """The tokens of a stretch of the text."""
        return np.flatnonzero((self.starts >= start) & (self.starts < end))


class Likeness:
    """Two statements side by side: what every token, and every word that counts, has to do with those of the other."""

    def __init__(self, old: CodedWords, new: CodedWords) -> None:
        self.old: Final = old
        self.new: Final = new

    @cached_property
    def tokens(self) -> NDArray[np.float32]:
        """The cosine of the signs of every two tokens, float32 [old tokens, new tokens], -1..1."""
        return cosines(self.old.codes, self.new.codes)

    @cached_property
    def best(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The best of each token, of the old ones and of the new ones."""
        return self.tokens.max(axis=1), self.tokens.max(axis=0)

    @cached_property
    def words(self) -> NDArray[np.float64]:
        """Of every two words the mean, over the tokens of the old one, of the best among those of the new one.

        float64 [old words, new words]; 0 for an old word without tokens, -1 for a new one.
        """
        old, new = self.old, self.new
        alike = np.zeros((old.words, new.words))
        if not len(old.filled):
            return alike
        best = np.full((len(old.tokens), new.words), -1.0)
        if len(new.filled):
            among = self.tokens[old.tokens[:, np.newaxis], new.tokens]
            best[:, new.filled] = np.maximum.reduceat(among, new.heads, axis=1)
        counts = np.diff(old.heads, append=len(old.tokens))
        alike[old.filled] = np.add.reduceat(best, old.heads, axis=0) / counts[:, np.newaxis]
        return alike

    @cached_property
    def near(self) -> dict[int, list[int]]:
        """By old word the new ones that may be the same in other words: some that are not are among them."""
        found: dict[int, list[int]] = {}
        for old, new in np.argwhere(self.words >= SAME_MEANING - _ROUNDING).tolist():
            found.setdefault(old, []).append(new)
        return found

    def of_words(self, old: int, new: int) -> float:
        """As ``words`` of one pair, summed in single precision, with which the bound of one meaning was set."""
        among = self.tokens[self.old.of_word(old)[:, np.newaxis], self.new.of_word(new)]
        return float(among.max(axis=1).mean())

    def of_stretches(self, old: tuple[int, int], new: tuple[int, int]) -> float:
        """The mean best of all tokens of two stretches of text both ways, 0..1; 0 where one has none."""
        first, second = self.old.between(*old), self.new.between(*new)
        if not len(first) or not len(second):
            return 0.0
        among = self.tokens[first[:, np.newaxis], second]
        return float(among.max(axis=1).mean() + among.max(axis=0).mean()) / 2


def cosines(old: NDArray[np.uint64], new: NDArray[np.uint64]) -> NDArray[np.float32]:
    """The cosines of the signs of codes uint64 [n, 6] and [m, 6]: float32 [n, m]."""
    different = np.zeros((len(old), len(new)), dtype=np.uint16)
    for word in range(CODE_WORDS):
        different += np.bitwise_count(old[:, word, np.newaxis] ^ new[np.newaxis, :, word])
    found: NDArray[np.float32] = np.take(_COSINES, different)
    return found
