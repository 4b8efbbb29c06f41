"""A text as the rules see it: its words, which classes of phrases stand in it and where, and its shape."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from remembrancer.remember.types.lexicon import CLASSES, LONGEST
from remembrancer.remember.types.lexicon.phrases import phrases
from remembrancer.remember.types.lexicon.verbs import is_past
from remembrancer.remember.types.shapes import SHAPES

READ_CHARACTERS: Final = 600
"""A type is a matter of the opening: what stands further back is not read."""

_LEAD: Final = re.compile(r"\A(?:\s|[-*+>•]\s|#+\s|\d{1,3}[.)]\s|\[[ xX]\]\s)+")
_EMPHASIS: Final = re.compile(r"\*\*|__|`")
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*'?")
_PHRASE_CLASSES: dict[str, tuple[str, ...]] = {}
for _name, _phrases in CLASSES.items():
    for _phrase in _phrases:
        _PHRASE_CLASSES[_phrase] = (*_PHRASE_CLASSES.get(_phrase, ()), _name)

_AUXILIARIES: Final = phrases("""
    is, are, was, were, am, be, been, has, have, had, do, does, did, can, could, will, would, shall, should, may, might,
    must, isn't, aren't, don't, doesn't, didn't, can't, won't, i'm, it's, he's, she's, we're, they're, i'll, we'll,
    i've, we've, i'd
""")


@dataclass(frozen=True, slots=True)
class Mark:
    """The first place of a class in a text: word index and the words that stand there."""

    position: int
    words: str


@dataclass(frozen=True, slots=True)
class Statement:
    """The opening of a text, read once.

    Attributes:
        text: at most ``READ_CHARACTERS`` characters, without list marks and emphasis.
        words: lower case, apostrophes straight.
        marks: the first mark of every class that occurs, shapes included (at position 0).
    """

    text: str
    words: tuple[str, ...]
    marks: dict[str, Mark]

    def starts_with(self, name: str) -> bool:
        """Whether the first word, or the one after an opening "please", belongs to the class ``name``."""
        mark = self.marks.get(name)
        return mark is not None and mark.position == 0


def read_statement(text: str) -> Statement:
    """Take the opening of ``text`` apart. Never raises."""
    opening = _EMPHASIS.sub("", _LEAD.sub("", text[:READ_CHARACTERS])).replace("\u2019", "'").strip()
    words = tuple(_WORD.findall(opening.lower()))
    marks: dict[str, Mark] = {}
    for start in range(len(words)):
        phrase = words[start]
        _mark_phrase(marks, phrase, start)
        for word in words[start + 1 : start + LONGEST]:
            phrase = f"{phrase} {word}"
            _mark_phrase(marks, phrase, start)
    for name, pattern in SHAPES.items():
        found = pattern.search(opening)
        if found is not None:
            marks[name] = Mark(0, found.group().strip()[:60])
    _mark_forms(marks, words)
    return Statement(opening, words, marks)


def _mark_phrase(marks: dict[str, Mark], phrase: str, start: int) -> None:
    for name in _PHRASE_CLASSES.get(phrase, ()):
        known = marks.get(name)
        if known is None or (known.position == start and len(phrase) > len(known.words)):
            marks[name] = Mark(start, phrase)


def _mark_forms(marks: dict[str, Mark], words: tuple[str, ...]) -> None:
    """Marks that come from the form of words: past, -ing at the start, no verb at all, length."""
    if not words:
        return
    past = next((index for index, word in enumerate(words) if is_past(word)), None)
    if past is not None:
        marks["past_form"] = Mark(past, words[past])
    if words[0].endswith("ing") and len(words[0]) > 4:
        marks["starting_ing"] = Mark(0, words[0])
    auxiliary = next((index for index, word in enumerate(words) if word in _AUXILIARIES), None)
    if auxiliary is not None:
        marks["auxiliary"] = Mark(auxiliary, words[auxiliary])
    if auxiliary is None and past is None and "order" not in marks:
        marks["no_verb"] = Mark(0, "")
    if len(words) <= 5:
        marks["short"] = Mark(0, "")
    when = next(
        (marks[name] for name in ("clock", "weekday", "date", "month", "future", "past") if name in marks), None
    )
    if when is not None:
        marks["when_it_is"] = when
