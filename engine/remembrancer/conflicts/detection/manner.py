"""How a clause speaks: whether it tells, plans, supposes, asks or is only friendly, whether it denies."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.words import AUXILIARIES, NOT_PAST, VERB_STEMS, Word, overlaps
from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.text.telling_words import Word as SplitWord

_IRREGULAR_PAST: Final = words_of("""
    ate began bought broke brought built came caught chose drank drove fell felt found flew forgot gave went got grew
    heard held kept knew laid led left lent lost made meant met paid ran rode rose said sang sat saw sent slept sold
    spent spoke stood stole stuck swam took taught thought threw told understood woke won wore wrote
""")

_CHOOSING: Final = frozenset(stem(word) for word in words_of("decide agree choose pick opt settle resolve adopt"))

_STATE_PAST: Final = words_of("was were wasn't weren't had")

_NO_DENIAL_BEFORE: Final = (
    " only",
    " just",
    " exceed",
    " more than",
    " less than",
    " later",
    " earlier",
    " longer than",
    " as ",
)

_TALK: Final = AnyCase(
    r"!|\?\s|^\W*(?:hey|hi|hello|yeah|yes|yep|no|nope|nah|thanks|thank\s+you|wow|oh|haha|cool|nice|awesome|ok|okay|sure"
    r"|well|bye|sorry|aw+|btw|by\s+the\s+way)\b[,!. ]"
    r"|\b(?:lol|btw|gonna|wanna|gotta|kinda|y'all|yeah)\b",
)
"""Signs of talk: what is noted as a memory has none of these as a rule."""


class Manner(Enum):
    """How a clause speaks: only what is told or planned can contradict."""

    TOLD = "told"
    PLANNED = "planned"
    SUPPOSED = "supposed"
    SOCIAL = "social"
    ASKED = "asked"


def reads_like_talk(text: str) -> bool:
    """Whether a text has the signs of a turn in a conversation."""
    return _TALK.search(text) is not None


def find_denials(text: str, split: Sequence[SplitWord], offset: int) -> tuple[tuple[int, int], ...]:
    found = [match.span() for match in lexicon.ENDING_VERBS.finditer(text)]
    for word in split:
        if word.folded not in lexicon.NEGATORS or overlaps(word.start, word.end, found):
            continue
        following = text[word.end : word.end + 12].casefold()
        if following.startswith(_NO_DENIAL_BEFORE):
            continue
        if word.folded == "no" and (following.startswith((" problem", " matter", " one ", ".", ",")) or not following):
            continue
        found.append((word.start, word.end))
    found.sort()
    return tuple((start + offset, end + offset) for start, end in found)


def is_past_tense(words: tuple[Word, ...], verb: int) -> bool:
    if verb < 0:
        return False
    folded = words[verb].folded
    if words[verb].stem in _CHOOSING:
        return False
    if folded in _STATE_PAST or folded in AUXILIARIES:
        return folded == "had" and verb == 0
    return folded in _IRREGULAR_PAST or (folded.endswith("ed") and folded not in NOT_PAST)


def manner_of(text: str, words: tuple[Word, ...], type_: MemoryType, *, is_past: bool, is_talk: bool) -> Manner:
    if is_talk and _is_small_talk(text, words, type_):
        return Manner.SOCIAL
    if lexicon.HYPOTHETICAL.search(lexicon.STATED_WISH.sub(" ", text)):
        return Manner.SUPPOSED
    if lexicon.PLAN.search(text):
        return Manner.PLANNED
    if (
        type_ in (MemoryType.GOAL, MemoryType.COMMITMENT)
        and not is_past
        and not re.search(r"\b(?:have|has)\s+\w+ed\b", text)
    ):
        return Manner.PLANNED
    return Manner.TOLD


def _is_small_talk(text: str, words: tuple[Word, ...], type_: MemoryType) -> bool:
    """In a conversation: greeting, praise and the like, and what is neither told of anybody nor an instruction."""
    if lexicon.SOCIAL.search(text):
        return True
    if type_ in (MemoryType.INSTRUCTION, MemoryType.DECISION) or not words:
        return False
    # "Keep going!", "Gonna give it a go": no subject.
    return words[0].stem in VERB_STEMS and words[0].folded not in AUXILIARIES and not words[0].folded.endswith("ing")
