"""Entries that are unlike all others in what they say: worded much as one of them, without the figure that all have.

"Evening run along the seafront cut short by a bite" stands among runs of which each says how long it took.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from remembrancer.attention.entry import Entry
from remembrancer.attention.reading import DATE_MARK, FIGURE_MARK
from remembrancer.attention.surprisal import unseen_bits
from remembrancer.text.word_classes import FUNCTION_WORDS

_LEAST_BEFORE: Final = 8
_WORDED_ALIKE: Final = 0.5
_LEAST_NEW_WORDS: Final = 2
_SHOWN: Final = 4
_SAYS_NOTHING: Final = FUNCTION_WORDS | {FIGURE_MARK, DATE_MARK}


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


def content_bits(before: int) -> float:
    """How surprising it is that one of so many entries lacks what all others have."""
    return unseen_bits(0, before)
