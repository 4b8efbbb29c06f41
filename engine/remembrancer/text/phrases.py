"""The phrases of a text that name something: runs of telling words, with a guess at what kind of thing they name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from remembrancer.text.telling_words import Word, is_telling, split_words
from remembrancer.text.word_classes import (
    DETERMINERS,
    EMPTY_NOUNS,
    FUNCTION_WORDS,
    NAMED_TIMES,
    PEOPLE_NOUNS,
    PERSON_NOUNS,
    PLACE_NOUNS,
)

LONGEST: Final = 4
"""The most words of a phrase; of a longer run the last ones are kept, where an English noun phrase has its head."""
_BEFORE_A_PLACE: Final = frozenset(["in", "at", "to", "from", "near", "on", "through", "visit", "visited"])


class PhraseKind(StrEnum):
    """What a phrase seems to name."""

    PERSON = "person"
    PEOPLE = "people"
    PLACE = "place"
    TIME = "time"
    THING = "thing"


@dataclass(frozen=True, slots=True)
class Phrase:
    """Some words of a text, as written there, from character ``start``; ``is_name`` if a capital marks them."""

    text: str
    kind: PhraseKind
    start: int
    is_name: bool = False
    after_place_word: bool = False


def find_phrases(text: str) -> tuple[Phrase, ...]:
    """The telling phrases of a text in their order."""
    return tuple(phrase for run in _runs(text) for phrase in _phrases(text, run))


def _runs(text: str) -> Iterator[list[tuple[Word, str]]]:
    """Telling words that follow each other, each with the word before it; names and common nouns do not mix."""
    run: list[tuple[Word, str]] = []
    before = ""
    for word in split_words(text):
        opens = run and (word.after_break or not is_telling(word) or _is_name(text, word) != _is_name(text, run[-1][0]))
        if opens:
            yield run
            run = []
        if is_telling(word):
            run.append((word, before))
        before = word.folded
    if run:
        yield run


def _is_name(text: str, word: Word) -> bool:
    """A capital that no sentence start explains; at a sentence start, if another word of capitals follows."""
    if not word.text[0].isupper():
        return False
    return re.search(r"(?:^|[.!?:\n])\s*[\"'(]*$", text[: word.start]) is None


def _phrases(text: str, run: list[tuple[Word, str]]) -> Iterator[Phrase]:
    words = [word for word, _ in run]
    before = run[0][1]
    times = [word for word in words if _folded(word) in NAMED_TIMES]
    for word in times:
        yield Phrase(word.text, PhraseKind.TIME, word.start)
    rest = [word for word in words if word not in times]
    while rest and _folded(rest[-1]) in EMPTY_NOUNS:
        rest = rest[:-1]
    while rest and (_folded(rest[0]) in EMPTY_NOUNS or rest[0].folded.endswith("ly")):
        rest = rest[1:]
    while len(rest) > 1 and rest[-1].folded.endswith("ed"):
        rest = rest[:-1]  # a verb: "the neighbours invited us"
    rest = rest[-LONGEST:]
    if not rest:
        return
    head, named = _folded(rest[-1]), _is_name(text, rest[0])
    if len(rest) == 1 and not named and head.endswith("ed") and before not in DETERMINERS:
        return  # a verb: "compared"
    if head in PEOPLE_NOUNS:
        kind = PhraseKind.PEOPLE
    elif head in PERSON_NOUNS:
        kind = PhraseKind.PERSON
    elif head in PLACE_NOUNS:
        kind = PhraseKind.PLACE
    else:
        kind = PhraseKind.THING
    written = re.sub(r"['\u2019]s$", "", text[rest[0].start : rest[-1].end])
    yield Phrase(written, kind, rest[0].start, named, before in _BEFORE_A_PLACE or _after_the(text, rest[0], run))


def _after_the(text: str, word: Word, run: list[tuple[Word, str]]) -> bool:
    """Whether "in the", "at my" or the like stands before a phrase."""
    pattern = r"\b(?:in|at|to|from|near|on|through|visit(?:ed)?)\s+(?:the|my|our|a|an|his|her|their)\s+$"
    return re.search(pattern, text[: run[0][0].start if run else word.start], re.IGNORECASE) is not None


def _folded(word: Word) -> str:
    return re.sub(r"'s$", "", word.folded)


def content_words(text: str) -> tuple[str, ...]:
    """The folded words of a text that are no function words, for comparing two texts."""
    return tuple(_folded(word) for word in split_words(text) if word.folded not in FUNCTION_WORDS)
