"""The words of a clause: what counts, what is a name, where the verb stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from remembrancer.conflicts.detection import lexicon
from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem
from remembrancer.text.telling_words import Word as SplitWord
from remembrancer.text.word_classes import DETERMINERS, VERBS, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

AUXILIARIES: Final = words_of("""
    is are was were am be been has have had do does did will would can could may might must should shall isn't aren't
    wasn't weren't hasn't haven't hadn't don't doesn't didn't won't can't cannot couldn't shouldn't i'm i've i'll we're
    we've we'll it's that's he's she's they're they've they'll there's you're i'd we'd
""")

_TITLES: Final = words_of("dr mr mrs ms prof st")

_PREPOSITIONS: Final = words_of("""
    in on at for with from to by during under over behind beside near inside outside between after before until since
    through via per about against of as into without within towards
""")

_PRONOUNS: Final = words_of("i we he she they it you there this that")

_NOT_NAMES: Final = words_of("i i'm i've i'll i'd ok dr mr mrs ms prof")

NOT_PAST: Final = words_of("need feed speed breed bleed seed heed weed shed wed embed")

VERB_STEMS: Final = frozenset(stem(word) for word in VERBS) | lexicon.SINGLE_VALUED | lexicon.MANY_VALUED

_BEFORE_AN_OBJECT: Final = AnyCase(
    r"\s+(?:\d|[$€£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|up\s+to|about|around)\b)"
)

_CALLED: Final = re.compile(
    r"(?:^|[,!.]\s*|\b(?:hey|hi|hello|thanks|thank\s+you|wow|yeah|yep|yes|no|sorry|agree|worries|problem|way|bye|right|congrats|oh|cool|nice|awesome|great)"
    r"[,!]?\s+)([A-Z]\w+)(?=\s*[,!.?])"
)
"""A name with which somebody is addressed."""


class Word(NamedTuple):
    """A word of a clause outside its figures and dates; ``start`` and ``end`` are characters of the whole text.

    ``counts``: it says something about the matter. ``is_before_verb``: it belongs to the subject, as far as can be
    told. ``preposition`` opens its phrase. ``is_owner``: "Tom's".
    """

    text: str
    folded: str
    stem: str
    start: int
    end: int
    counts: bool
    is_name: bool
    is_before_verb: bool
    preposition: str
    is_owner: bool
    follows_break: bool


def read_words(
    text: str, split: Sequence[SplitWord], taken: list[tuple[int, int]], offset: int, *, is_spoken: bool
) -> tuple[tuple[Word, ...], int]:
    plain = [
        word
        for word in _with_versions(text, split)
        if not any(word.start < last and first < word.end for first, last in taken)
    ]
    verb = _find_verb(text, [word.folded for word in plain], [word.start for word in plain])
    words = []
    called = {match.start(1) for match in _CALLED.finditer(text)} if is_spoken else set()
    preposition = ""
    opening = True
    for index, word in enumerate(plain):
        if word.after_break and text[: word.start].rstrip()[-1:] in ".!?:" and plain[index - 1].folded not in _TITLES:
            opening = True
        folded = word.folded
        if folded in _PREPOSITIONS:
            preposition = folded
        elif index == verb or folded in AUXILIARIES or word.after_break:
            preposition = ""
        stemmed = stem(folded)
        is_upper = word.text[0].isupper() and folded not in _NOT_NAMES
        # At the start of a sentence a capital says nothing, unless the word is no ordinary one.
        is_name = (
            (is_upper and not opening)
            or any(each.isdigit() for each in folded)
            or (is_upper and word.text[1:2].isupper())
        )
        counts = stemmed not in lexicon.LIGHT and folded not in lexicon.NEGATORS and word.start not in called
        before = plain[index - 1].folded if index else ""
        if folded == "back" and (before in DETERMINERS or before in ("flight", "way", "trip", "train", "drive")):
            counts = True
        if len(word.text) > 1 and word.text.isupper() and not text.isupper() and folded not in ("i'm", "ok"):
            counts = is_name = True  # "US", "GET"
        if folded == "done":
            counts = True
        if len(word.text) == 1 and is_upper and folded != "i" and not opening:
            counts = is_name = True  # "vendor A"
        words.append(
            Word(
                text=word.text,
                folded=folded,
                stem=stemmed,
                start=word.start + offset,
                end=word.end + offset,
                counts=counts,
                is_name=is_name,
                is_before_verb=index < verb,
                preposition=preposition,
                is_owner=(
                    folded.endswith("'s") and folded not in AUXILIARIES and folded not in ("let's", "what's", "here's")
                )
                or (text[word.end : word.end + 1] in ("'", "\u2019") and folded.endswith("s")),
                follows_break=word.after_break,
            )
        )
        opening = False
    return tuple(words), verb


def _with_versions(text: str, words: Sequence[SplitWord]) -> list[SplitWord]:
    """Words with what a point holds together made one: "3.11", "10.0.0.14", "/opt/app"."""
    joined: list[SplitWord] = []
    for word in words:
        if joined and word.start - joined[-1].end == 1 and text[joined[-1].end] in "./\\_":
            last = joined[-1]
            whole = text[last.start : word.end]
            joined[-1] = SplitWord(whole, whole.casefold(), last.start, last.after_break)
        else:
            joined.append(word)
    return joined


def _find_verb(text: str, folded: list[str], starts: list[int]) -> int:
    """The first verb; a colon behind the first words stands for "is"."""
    colon = text.find(":")
    first_verb = -1
    for index, word in enumerate(folded):
        before = folded[index - 1] if index else ""
        if word in AUXILIARIES:
            found = index if first_verb < 0 or folded[max(0, first_verb - 1)] not in _PRONOUNS else first_verb
            return _behind_colon(found, colon, starts)
        if first_verb >= 0 and index - first_verb > 4:
            break
        following = folded[index + 1] if index + 1 < len(folded) else ""
        is_verb = (
            stem(word) in VERB_STEMS
            or (
                index > 0
                and word.endswith("s")
                and _BEFORE_AN_OBJECT.match(text, starts[index] + len(word)) is not None
            )
            or (index > 0 and word.endswith("ed") and len(word) > 4 and word not in NOT_PAST)
            or (index > 0 and word.endswith("s") and following in DETERMINERS)
        )
        if first_verb < 0 and is_verb and before not in DETERMINERS and not before.endswith("'s"):
            first_verb = index
    return _behind_colon(first_verb, colon, starts)


def _behind_colon(verb: int, colon: int, starts: list[int]) -> int:
    if colon > 0 and (verb < 0 or starts[verb] > colon):
        behind = [index for index, start in enumerate(starts) if start > colon]
        if behind and 0 < behind[0] <= 5:
            return behind[0] if verb < 0 else verb if starts[verb] < colon else behind[0]
    return verb


def overlaps(start: int, end: int, spans: list[tuple[int, int]]) -> bool:
    return any(start < last and first < end for first, last in spans)
