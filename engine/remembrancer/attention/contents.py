"""Entries that are unlike all others in what they say.

They are worded as one of them, with more that is new than what is new in the others; or without the figure that all
have: "Evening run along the seafront cut short by a bite" stands among runs of which each says how long it took.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import DATE_MARK
from remembrancer.attention.surprisal import unseen_bits
from remembrancer.attention.values import Yardstick, judge
from remembrancer.text.word_classes import FUNCTION_WORDS
from remembrancer.text.wordings import FIGURE_MARK

_LEAST_BEFORE: Final = 8
_WORDED_ALIKE: Final = 0.5
_LEAST_NEW_WORDS: Final = 2
_SHOWN: Final = 4
_KEPT: Final = 0.7
"""An entry that has so much of a known wording is that wording and something more."""
_LEAST_ADDED: Final = 3
_ADDED: Final = Yardstick(lambda _: 1.0, lambda _: 1.0, by_ratio=False, sides=1, least=_LEAST_BEFORE)
_SAYS_NOTHING: Final = FUNCTION_WORDS | {FIGURE_MARK, DATE_MARK}


@dataclass(frozen=True, slots=True)
class Unlike:
    """The entry in ``place`` says ``words``, which none before it did; it may lack the figure that all those have."""

    place: int
    bits: float
    words: tuple[str, ...]
    lacks_figure: bool


def unlike_words(entry: Entry, having: Sequence[Entry]) -> tuple[str, ...]:
    """What an entry without a figure says that none before does; nothing where it is no entry of this routine.

    ``having`` are the entries that have the figure, in the order of time.
    """
    before = [each for each in having if each.at < entry.at]
    if not entry.is_happening or len(before) < _LEAST_BEFORE:
        return ()
    known = {word for each in before for word in each.reading.words}
    words = entry.reading.words
    new = [
        shown
        for word, shown in zip(words, entry.reading.shown, strict=True)
        if word not in known and word not in _SAYS_NOTHING
    ]
    if len(new) < _LEAST_NEW_WORDS:
        return ()
    wordings = dict.fromkeys(each.reading.words for each in before)
    is_alike = any(SequenceMatcher(None, each, words, autojunk=False).ratio() >= _WORDED_ALIKE for each in wordings)
    return tuple(new[:_SHOWN]) if is_alike else ()


def unlike_all_before(
    entries: Sequence[Entry], odd: Mapping[int, tuple[str, ...]], dismissed: AbstractSet[int]
) -> Iterator[Unlike]:
    """The entries that say what none before them did.

    Args:
        entries: in the order of time.
        odd: those without the figure that all others have, by place, with what is new in them.
        dismissed: the places of those whose content somebody called normal.
    """
    for place, words in odd.items():
        yield Unlike(place, unseen_bits(0, place), words, lacks_figure=True)
    added = [None if place in odd else _added(entry, entries[:place]) for place, entry in enumerate(entries)]
    places = [place for place, words in enumerate(added) if words is not None]
    row = judge(
        [float(len(added[place] or ())) for place in places],
        _ADDED,
        {number for number, place in enumerate(places) if place in dismissed},
    )
    for found in row.unusual:
        place = places[found.place]
        words = added[place] or ()
        if len(words) >= _LEAST_ADDED and entries[place].is_happening:
            yield Unlike(place, found.bits, words[:_SHOWN], lacks_figure=False)


def _added(entry: Entry, before: Sequence[Entry]) -> tuple[str, ...] | None:
    """The words that say something in an entry and in none before it; None where it is merely worded in another way.

    It is the same and something more where it keeps most of a wording that is known.
    """
    words = entry.reading.words
    wordings = dict.fromkeys(each.reading.words for each in before)
    if not any(_keeps(words, known) for known in wordings):
        return None
    known = {word for each in before for word in each.reading.words}
    shown = zip(words, entry.reading.shown, strict=True)
    return tuple(as_written for word, as_written in shown if word not in known and word not in _SAYS_NOTHING)


def _keeps(words: Sequence[str], known: Sequence[str]) -> bool:
    blocks = SequenceMatcher(None, known, words, autojunk=False).get_matching_blocks()
    return bool(known) and sum(each.size for each in blocks) >= _KEPT * len(known)
