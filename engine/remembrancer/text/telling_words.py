"""The words of a text with their places, and which of them name something by themselves."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from remembrancer.text.word_classes import FUNCTION_WORDS, VERBS

_TOKEN: Final = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")
_BREAK: Final = re.compile(r"[,;:.!?()\u2013\u2014]")


class Word(NamedTuple):
    """A word of a text: as written, folded, where it starts, and whether a comma or the like stands before it."""

    text: str
    folded: str
    start: int
    after_break: bool

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def split_words(text: str) -> tuple[Word, ...]:
    """The words of a text in order."""
    words: list[Word] = []
    last = 0
    for match in _TOKEN.finditer(text):
        written = match.group()
        start = match.start()
        is_one_space = start == last + 1 and text[last] == " "
        broken = not is_one_space and _BREAK.search(text, last, start) is not None
        words.append(Word(written, written.replace("\u2019", "'").casefold(), start, broken))
        last = match.end()
    return tuple(words)


def is_telling(word: Word) -> bool:
    """Whether a word names something by itself: neither a function word nor a common verb."""
    return len(word.folded) > 1 and word.folded not in FUNCTION_WORDS and word.folded not in VERBS
