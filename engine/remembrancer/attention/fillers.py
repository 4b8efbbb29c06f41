"""Categories: places, persons, shops and tools of a routine, by what varies within it.

Two entries that agree but for a word or a few have, at that place, two *fillers*; fillers that stand for each other
form a class ("Lidl", "Aldi"). A new entry with a filler that no earlier one had, in the place of one of a class that
is established, is surprising: the more, the more entries have one of that class. No list of names is needed.

Where the new entry is worded as none before, it counts as such if it has none of a class that nearly all have, and a
name or a phrase behind a preposition that is new.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Final, TypeAlias

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import DATE_MARK
from remembrancer.attention.recurring import Recurring, Words
from remembrancer.attention.surprisal import unseen_bits
from remembrancer.text.word_classes import FUNCTION_WORDS, VERBS
from remembrancer.text.wordings import FIGURE_MARK

CATEGORY_BITS: Final = 3.3
_LEAST_ENTRIES: Final = 4
_EACH_SEEN: Final = 3
"""So often each filler of a class came on average, before one that is new is surprising."""
_COVERING: Final = 0.85
_LEAST_COVERED: Final = 8
_MOST_WORDS: Final = 6
_MOST_PLACES: Final = 2
_MOST_WORDINGS: Final = 40
_USUAL_SHOWN: Final = 3
_NO_LONGER_ODD: Final = 3
"""What was out of the ordinary is not any more when it has come so often."""
_MARKS: Final = frozenset({FIGURE_MARK, DATE_MARK})
_PREPOSITIONS: Final = frozenset(["at", "in", "with", "from", "by", "to", "via", "near", "using"])

_BEGINNING: Final = re.compile(r"[.!?:]\s+([^\W\d_]+)")


Span: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class OtherFiller:
    """At the entry in ``place``: ``value`` where ``usual`` stood in ``entries`` others."""

    place: int
    bits: float
    value: str
    usual: tuple[str, ...]
    entries: int


@dataclass(slots=True)
class _Classes:
    """Fillers that stand for each other, as a forest."""

    above: dict[Words, Words] = field(default_factory=dict)

    def root(self, filler: Words) -> Words:
        self.above.setdefault(filler, filler)
        while self.above[filler] != filler:
            filler = self.above[filler]
        return filler

    def join(self, one: Words, other: Words) -> None:
        first, second = sorted((self.root(one), self.root(other)))
        self.above[second] = first

    def members(self, filler: Words) -> list[Words]:
        root = self.root(filler)
        return sorted(each for each in list(self.above) if self.root(each) == root)


class FillerReader:
    """Goes through the entries of a family in the order of time."""

    def __init__(self, dismissed: AbstractSet[int]) -> None:
        self._dismissed = dismissed
        self._seen: list[Words] = []
        self._wordings: dict[Words, None] = {}
        self._vocabulary: set[str] = set()
        self._classes = _Classes()
        self._shown: dict[Words, Counter[str]] = {}
        self._odd: set[Words] = set()
        self._recurring = Recurring()

    def read(self, entries: Sequence[Entry]) -> tuple[OtherFiller, ...]:
        """What is out of the ordinary in the entries; of each at most one thing."""
        found = []
        for place, entry in enumerate(entries):
            judged = self._judged(place, entry)
            if judged is not None:
                other, filler = judged
                found.append(other)
                if place not in self._dismissed:
                    self._odd.add(filler)
            self._take(entry)
        return tuple(found)

    def _judged(self, place: int, entry: Entry) -> tuple[OtherFiller, Words] | None:
        """What is out of the ordinary in an entry, with the filler in its folded form."""
        words = entry.reading.words
        if words in self._wordings:
            return None
        found: list[tuple[OtherFiller, Words]] = []
        is_aligned = False
        for old, new, span, is_bare in self._replaced(words):
            fellows = self._recurring.fellows(old)
            if is_bare and not fellows:
                continue
            is_aligned = True
            if self._is_new(new):
                members = dict.fromkeys((*self._classes.members(old), *fellows))
                judged = self._surprise(place, list(members), _text(entry, span))
                found += [(judged, new)] if judged is not None else []
        if not is_aligned and (missing := self._missing(place, entry)) is not None:
            return missing
        return max(found, key=lambda each: each[0].bits, default=None)

    def _replaced(self, words: Words) -> Iterator[tuple[Words, Words, Span, bool]]:
        """What stands in the place of what, beside the earlier entries that are otherwise the same.

        And whether these say too little to tell that by themselves.
        """
        for earlier in list(self._wordings)[-_MOST_WORDINGS:]:
            places, is_bare = _differing(earlier, words)
            yield from ((earlier[slice(*old)], words[slice(*new)], new, is_bare) for old, new in places)

    def _is_new(self, filler: Words) -> bool:
        """Whether it says something that no entry said before, in whatever form."""
        return not {_plain(each) for each in filler} <= self._vocabulary and not self._occurs(filler)

    def _surprise(self, place: int, fillers: Sequence[Words], value: str) -> OtherFiller | None:
        counts = {each: self._count(each) for each in fillers}
        counts = {
            each: count
            for each, count in counts.items()
            if count and (each not in self._odd or count >= _NO_LONGER_ODD)
        }
        entries = sum(counts.values())
        if entries < max(_LEAST_ENTRIES, _EACH_SEEN * len(counts)):
            return None
        bits = unseen_bits(sum(count == 1 for count in counts.values()), entries)
        if bits < CATEGORY_BITS:
            return None
        usual = sorted(counts, key=lambda each: (-counts[each], each))[:_USUAL_SHOWN]
        return OtherFiller(place, bits, value, tuple(self._as_shown(each) for each in usual), entries)

    def _missing(self, place: int, entry: Entry) -> tuple[OtherFiller, Words] | None:
        """An entry worded as none before, that has nothing of a class that nearly all have, but something new."""
        words = entry.reading.words
        span = next(
            (each for each in _named(entry) if not self._vocabulary.intersection(map(_plain, words[slice(*each)]))),
            None,
        )
        if span is None or len(self._seen) < _LEAST_COVERED:
            return None
        known = [each for each in self._classes.above if len(self._classes.members(each)) > 1]
        groups = [*map(self._classes.members, dict.fromkeys(map(self._classes.root, known))), *self._recurring.groups()]
        for members in groups:
            covered = sum(any(_contains(seen, each) for each in members) for seen in self._seen)
            if covered >= _COVERING * len(self._seen) and not any(_contains(words, each) for each in members):
                judged = self._surprise(place, members, _text(entry, span))
                return None if judged is None else (judged, words[slice(*span)])
        return None

    def _take(self, entry: Entry) -> None:
        """Learn from an entry."""
        words = entry.reading.words
        for old, new, span, is_bare in self._replaced(words) if words not in self._wordings else ():
            if not is_bare:
                self._classes.join(old, new)
                self._shown.setdefault(new, Counter())[_text(entry, span)] += 1
        self._recurring.take(words, dict.fromkeys(words[slice(*span)] for span in _named(entry)))
        self._seen.append(words)
        self._vocabulary.update(map(_plain, words))
        self._wordings.setdefault(words)
        for index, word in enumerate(words):
            self._shown.setdefault((word,), Counter())[entry.reading.shown[index]] += 1

    def _count(self, filler: Words) -> int:
        return sum(_contains(seen, filler) for seen in self._seen)

    def _occurs(self, filler: Words) -> bool:
        return any(_contains(seen, filler) for seen in self._seen)

    def _as_shown(self, filler: Words) -> str:
        known = self._shown.get(filler)
        if known:
            return min(known, key=lambda each: (-known[each], each))
        return " ".join(self._as_shown((word,)) if (word,) in self._shown else word for word in filler)


def _text(entry: Entry, span: Span) -> str:
    return " ".join(entry.reading.shown[slice(*span)])


def _differing(earlier: Words, words: Words) -> tuple[list[tuple[Span, Span]], bool]:
    """The fillers in which two entries differ; nothing where they are not worded alike otherwise.

    Beside it whether they have so few words in common that only what stands there could tell that it is a filler.
    """
    if abs(len(earlier) - len(words)) > _MOST_WORDS * _MOST_PLACES:
        return [], False
    places, alike, bearing = [], 0, 0
    for kind, start, end, new_start, new_end in SequenceMatcher(None, earlier, words, autojunk=False).get_opcodes():
        if kind == "equal":
            alike += end - start
            bearing += sum(word not in FUNCTION_WORDS and word not in _MARKS for word in earlier[start:end])
            continue
        place = _fillers(earlier, words, (start, end), (new_start, new_end)) if kind == "replace" else None
        if place is None:
            return [], False
        places.append(place)
    if len(places) > _MOST_PLACES or 2 * alike < min(len(earlier), len(words)):
        return [], False
    # What a sentence begins with may be the thing itself.
    return places, bearing < (2 if any(new[0] == 0 for _, new in places) else 1)


def _fillers(earlier: Words, words: Words, place: Span, new_place: Span) -> tuple[Span, Span] | None:
    """The fillers in a place in which two entries differ; None if it is rather worded in another way."""
    old_words, new_words = earlier[slice(*place)], words[slice(*new_place)]
    if _MARKS & {*old_words, *new_words}:
        return None
    old, new = _trimmed(earlier, *place), _trimmed(words, *new_place)
    if max(old[1] - old[0], new[1] - new[0]) > _MOST_WORDS:
        return None
    if old[0] == old[1] or new[0] == new[1] or not _around(words, new_place, new) <= _around(earlier, place, old):
        return None
    verbs = VERBS.intersection(new_words), VERBS.issuperset(old_words) and VERBS.issuperset(new_words)
    is_other_verb = verbs[1] or (new_place[0] == 0 and new_words[0] in VERBS)
    return None if is_other_verb else (old, new)


def _trimmed(words: Words, start: int, end: int) -> Span:
    """Without articles and the like at its ends."""
    while start < end and words[start] in FUNCTION_WORDS:
        start += 1
    while start < end and words[end - 1] in FUNCTION_WORDS:
        end -= 1
    return start, end


def _around(words: Words, whole: Span, filler: Span) -> AbstractSet[str]:
    """The prepositions that stand around a filler in its place: they must be the same for another."""
    return _PREPOSITIONS.intersection((*words[whole[0] : filler[0]], *words[filler[1] : whole[1]]))


def _plain(word: str) -> str:
    """A word without what makes it a possessive or a plural."""
    return word.removesuffix("'s").removesuffix("\u2019s").rstrip("'s") or word


def _contains(words: Words, filler: Words) -> bool:
    length = len(filler)
    return any(words[start : start + length] == filler for start in range(len(words) - length + 1))


def _named(entry: Entry) -> Iterator[Span]:
    """Names within the sentence, and what stands behind a preposition."""
    words, shown = entry.reading.words, entry.reading.shown
    begins = set(_BEGINNING.findall(entry.text))
    for start in range(len(words)):
        is_name = (
            start > 0
            and shown[start][:1].isupper()
            and not shown[start - 1][:1].isupper()
            and shown[start] not in begins
        )
        is_behind = start > 0 and words[start - 1] in _PREPOSITIONS
        if not is_name and not is_behind:
            continue
        end = start
        while end < len(words) and end - start < _MOST_WORDS and words[end] not in _MARKS | _PREPOSITIONS:
            if is_name and not shown[end][:1].isupper():
                break
            end += 1
        span = _trimmed(words, start, end)
        if span[0] < span[1]:
            yield span
