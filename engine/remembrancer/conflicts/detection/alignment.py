"""Which words of two clauses speak of the same: by stem, and, where codes of their tokens are at hand, by meaning."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection.lexicon import same_class
from remembrancer.conflicts.detection.statement import TokenCodes
from remembrancer.conflicts.detection.words import Word
from remembrancer.embedding.binarise import Codes
from remembrancer.text.antonyms import are_opposite
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import words_of

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.reading import Clause

SAME_MEANING: Final = 0.6
"""Share of agreeing bits less that of others (a cosine of signs) from which two words in their contexts count as one.
Equal words have 0.8 to 0.95 in statements of one attribute, words that differ in value mostly below 0.5."""
_TIMES_OF_LIFE: Final = frozenset(
    stem(word)
    for word in words_of("""
        winter summer spring autumn morning evening night noon afternoon weekend weekday week day month year workday
        holiday childhood breakfast lunch dinner first second third last next previous
    """)
)
"""Times stand near each other in meaning and are never the same."""
_BITS: Final = 384


@dataclass(frozen=True, eq=False)
class Alignment:
    """Two clauses side by side; places are indices into their words.

    ``shared`` are pairs of counting words that agree; ``old_rest`` and ``new_rest`` the counting words left over.
    """

    old: Clause
    new: Clause
    shared: tuple[tuple[int, int], ...]
    old_rest: tuple[int, ...]
    new_rest: tuple[int, ...]
    likeness: float = 0.0
    """Mean best agreement of all tokens both ways, 0..1; zero without codes."""
    by_meaning: frozenset[tuple[int, int]] = field(default_factory=frozenset)

    @cached_property
    def old_shared(self) -> frozenset[int]:
        return frozenset(old for old, _ in self.shared)

    @cached_property
    def new_shared(self) -> frozenset[int]:
        return frozenset(new for _, new in self.shared)

    def old_words(self, places: tuple[int, ...] | frozenset[int]) -> list[Word]:
        return [self.old.words[place] for place in sorted(places)]

    def new_words(self, places: tuple[int, ...] | frozenset[int]) -> list[Word]:
        return [self.new.words[place] for place in sorted(places)]


def align(old: Clause, new: Clause, old_tokens: TokenCodes | None, new_tokens: TokenCodes | None) -> Alignment:
    """Pair equal stems first, each once and in order, then what is left by meaning."""
    shared: list[tuple[int, int]] = []
    free: dict[str, list[int]] = {}
    for place, word in enumerate(new.words):
        if word.counts:
            free.setdefault(word.stem, []).append(place)
    old_rest: list[int] = []
    for place, word in enumerate(old.words):
        if not word.counts:
            continue
        places = free.get(word.stem)
        if places:
            shared.append((place, places.pop(0)))
        else:
            old_rest.append(place)
    new_rest = sorted(place for places in free.values() for place in places)
    # A word said twice on one side has its match already.
    stems_old = {old.words[place].stem for place, _ in shared}
    old_rest = [place for place in old_rest if old.words[place].stem not in stems_old]
    new_rest = [place for place in new_rest if new.words[place].stem not in stems_old]
    by_meaning: list[tuple[int, int]] = []
    likeness = 0.0
    if old_tokens is not None and new_tokens is not None:
        old_codes, new_codes = _clause_codes(old, old_tokens), _clause_codes(new, new_tokens)
        if len(old_codes[0]) and len(new_codes[0]):
            agreement = agreement_of(old_codes[0], new_codes[0])
            likeness = float(agreement.max(axis=1).mean() + agreement.max(axis=0).mean()) / 2
            if old_rest and new_rest:
                starts = old_codes[1], new_codes[1]
                by_meaning = _pair_by_meaning(old, new, (old_rest, new_rest), agreement, starts)
    if by_meaning:
        shared += by_meaning
        paired_old, paired_new = {pair[0] for pair in by_meaning}, {pair[1] for pair in by_meaning}
        old_rest = [place for place in old_rest if place not in paired_old]
        new_rest = [place for place in new_rest if place not in paired_new]
    return Alignment(old, new, tuple(shared), tuple(old_rest), tuple(new_rest), likeness, frozenset(by_meaning))


def _clause_codes(clause: Clause, tokens: TokenCodes) -> tuple[Codes, NDArray[np.int32]]:
    starts = tokens.word_spans[:, 0]
    inside = (starts >= clause.start) & (starts < clause.start + len(clause.text))
    return tokens.codes[inside], starts[inside]


def agreement_of(old: Codes, new: Codes) -> NDArray[np.float32]:
    """float32 [old tokens, new tokens], -1..1."""
    first = np.ascontiguousarray(old).view(np.uint64)
    second = np.ascontiguousarray(new).view(np.uint64)
    different = np.bitwise_count(first[:, None, :] ^ second[None, :, :]).sum(axis=2, dtype=np.int32)
    result: NDArray[np.float32] = 1.0 - different.astype(np.float32) * np.float32(2.0 / _BITS)
    return result


def _pair_by_meaning(
    old: Clause,
    new: Clause,
    rests: tuple[list[int], list[int]],
    agreement: NDArray[np.float32],
    token_starts: tuple[NDArray[np.int32], NDArray[np.int32]],
) -> list[tuple[int, int]]:
    old_rest, new_rest = rests
    old_starts, new_starts = token_starts
    candidates = []
    new_tokens = {place: _tokens_of(new.words[place], new_starts) for place in new_rest}
    for place in old_rest:
        tokens = _tokens_of(old.words[place], old_starts)
        if not len(tokens):
            continue
        for other in new_rest:
            others = new_tokens[other]
            if _before_the_same(old, new, place, other):
                continue
            if len(others) and may_mean_the_same(old.words[place], new.words[other]):
                alike = float(agreement[np.ix_(tokens, others)].max(axis=1).mean())
                if alike >= SAME_MEANING:
                    candidates.append((-alike, place, other))
    pairs: list[tuple[int, int]] = []
    for _, place, other in sorted(candidates):
        if all(place != first and other != second for first, second in pairs):
            pairs.append((place, other))
    return pairs


def _before_the_same(old: Clause, new: Clause, place: int, other: int) -> bool:
    """There stands what sets two things apart: "the dog needs", "the cat needs"."""
    if place + 1 >= len(old.words) or other + 1 >= len(new.words):
        return False
    first, second = old.words[place + 1], new.words[other + 1]
    return first.stem == second.stem and (first.counts or old.words[place].is_before_verb)


def _tokens_of(word: Word, starts: NDArray[np.int32]) -> NDArray[np.intp]:
    found: NDArray[np.intp] = np.flatnonzero((starts >= word.start) & (starts < word.end))
    return found


def may_mean_the_same(old: Word, new: Word) -> bool:
    if (
        (old.is_name and new.is_name)
        or (old.text[0].isupper() and new.text[0].isupper())
        or (old.is_owner and new.is_owner)
    ):
        return False
    if old.stem in _TIMES_OF_LIFE or new.stem in _TIMES_OF_LIFE:
        return False
    return not are_opposite(old.folded, new.folded) and not same_class(old.stem, new.stem)
