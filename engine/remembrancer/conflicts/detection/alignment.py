"""Which words of two clauses speak of the same: by stem, and, where codes of their tokens are at hand, by meaning."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection.lexicon import same_class
from remembrancer.conflicts.detection.likeness import SAME_MEANING
from remembrancer.conflicts.detection.words import Word
from remembrancer.text.antonyms import are_opposite
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import words_of

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.likeness import Likeness
    from remembrancer.conflicts.detection.reading import Clause

TIMES_OF_LIFE: Final = frozenset(
    stem(word)
    for word in words_of("""
        winter summer spring autumn morning evening night noon afternoon weekend weekday week day month year workday
        holiday childhood breakfast lunch dinner first second third last next previous
    """)
)
"""Times stand near each other in meaning and are never the same."""


@dataclass(frozen=True, eq=False)
class Alignment:
    """Two clauses side by side; places are indices into their words.

    ``shared`` are pairs of counting words that agree, ``by_meaning`` those of them that have different stems;
    ``old_rest`` and ``new_rest`` the counting words left over. ``of_all`` is how alike the whole statements are, if
    both have codes.
    """

    old: Clause
    new: Clause
    shared: tuple[tuple[int, int], ...]
    old_rest: tuple[int, ...]
    new_rest: tuple[int, ...]
    by_meaning: frozenset[tuple[int, int]] = field(default_factory=frozenset)
    of_all: Likeness | None = None

    @cached_property
    def likeness(self) -> float:
        """Mean best agreement of all tokens both ways, 0..1; zero without codes."""
        return 0.0 if self.of_all is None else self.of_all.of_stretches(self.old.stretch, self.new.stretch)

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


def align(old: Clause, new: Clause, likeness: Likeness | None) -> Alignment:
    """Pair equal stems first, each once and in order, then what is left by meaning."""
    shared: list[tuple[int, int]] = []
    old_rest: list[int] = []
    # A word said twice on one side has its match already.
    paired: dict[str, int] = {}
    for place in old.counting:
        stemmed = old.words[place].stem
        places = new.places_of_stems.get(stemmed)
        if places is None:
            old_rest.append(place)
            continue
        known = paired.get(stemmed, 0)
        if known < len(places):
            shared.append((place, places[known]))
            paired[stemmed] = known + 1
    new_rest = [place for place in new.counting if new.words[place].stem not in paired]
    by_meaning: list[tuple[int, int]] = []
    if likeness is not None and old_rest and new_rest:
        by_meaning = _pair_by_meaning(old, new, (old_rest, new_rest), likeness)
    if by_meaning:
        shared += by_meaning
        paired_old, paired_new = {pair[0] for pair in by_meaning}, {pair[1] for pair in by_meaning}
        old_rest = [place for place in old_rest if place not in paired_old]
        new_rest = [place for place in new_rest if place not in paired_new]
    return Alignment(old, new, tuple(shared), tuple(old_rest), tuple(new_rest), frozenset(by_meaning), likeness)


def _pair_by_meaning(
    old: Clause, new: Clause, rests: tuple[list[int], list[int]], likeness: Likeness
) -> list[tuple[int, int]]:
    old_rest, new_rest = rests
    others = {new.numbers[place]: place for place in new_rest}
    candidates = []
    for place in old_rest:
        number = old.numbers[place]
        for near in likeness.near.get(number, ()):
            other = others.get(near)
            if other is None or _before_the_same(old, new, place, other):
                continue
            if may_mean_the_same(old.words[place], new.words[other]):
                alike = likeness.of_words(number, near)
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


def may_mean_the_same(old: Word, new: Word) -> bool:
    """Whether two words may be one in other words, as far as their form says."""
    if (
        (old.is_name and new.is_name)
        or (old.text[0].isupper() and new.text[0].isupper())
        or (old.is_owner and new.is_owner)
    ):
        return False
    if old.stem in TIMES_OF_LIFE or new.stem in TIMES_OF_LIFE:
        return False
    return not are_opposite(old.folded, new.folded) and not same_class(old.stem, new.stem)
