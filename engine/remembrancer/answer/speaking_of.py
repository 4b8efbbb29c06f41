"""Of whom a quoted turn of a conversation speaks: a question about one person is not answered by what another did."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from remembrancer.model.memory import Memory
from remembrancer.recall.episodes import speaker_of

_WORD: Final = re.compile(r"[^\W_]+")
_OF_ITSELF: Final = re.compile(r"\b(?:I|I['\u2019](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b")
_TO_THE_OTHER: Final = re.compile(r"\byou(?:r|rs|['\u2019](?:re|ve|ll|d))?\b", re.IGNORECASE)
_ASKS: Final = re.compile(r"\?[\s\"'\u201d\u2019)]*(?:\[[^\]]*\]\s*)?\Z")
"""A question, perhaps with what was shared beside it in brackets."""


def is_answered_by_another(question: str, told: Sequence[Memory], quoted: Sequence[tuple[str, Memory]]) -> bool:
    """Whether the first quoted sentence that tells something is somebody else's about themselves.

    The question names exactly one of those who speak, that sentence is in the first person, another says it, and it
    neither addresses nor names the one who was asked about. It knows English; of other languages it says nothing.

    Args:
        question: as it was asked.
        told: the memories that were recalled, from which it is known who speaks.
        quoted: sentences with the memories they are from, the best first.
    """
    asked_about = _asked_about(question, told)
    statements = [each for each in quoted if _ASKS.search(each[0]) is None] or list(quoted)
    if len(asked_about) != 1 or not statements:
        return False
    names = asked_about.pop().split()
    sentence, memory = statements[0]
    speaker = _speaker(memory)
    if not speaker or not set(names).isdisjoint(speaker.split()):
        return False
    said = sentence.partition(":")[2] if speaker_of(sentence) == speaker else sentence
    if _OF_ITSELF.search(said) is None or _TO_THE_OTHER.search(said) is not None:
        return False
    return not any(_is_named(name, said) for name in names)


def _asked_about(question: str, told: Sequence[Memory]) -> set[str]:
    """Those who speak and are named in the question, folded."""
    words = set(_WORD.findall(question.casefold()))
    speakers = {_speaker(each) for each in told}
    return {each for each in speakers if not words.isdisjoint(each.split())}


def _speaker(memory: Memory) -> str:
    return speaker_of(memory.content) if memory.episode else ""


def _is_named(name: str, said: str) -> bool:
    """Whether a name stands in what is said, other than to call somebody by it."""
    found = re.finditer(rf"\b{re.escape(name)}\b", said, re.IGNORECASE)
    return any(
        said[each.end() : each.end() + 1] not in (",", "!", ".", "?", "") and said[: each.start()].strip() != ""
        for each in found
    )
