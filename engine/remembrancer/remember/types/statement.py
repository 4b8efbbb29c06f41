"""A text as the rules see it: its words, which classes of phrases stand in it and where, and its shape."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from remembrancer.remember.types.lexicon import CLASSES, LONGEST
from remembrancer.remember.types.lexicon.verbs import is_past

READ_CHARACTERS: Final = 600
"""A type is a matter of the opening: what stands further back is not read."""

_LEAD: Final = re.compile(r"\A(?:\s|[-*+>•]\s|#+\s|\d{1,3}[.)]\s|\[[ xX]\]\s)+")
_EMPHASIS: Final = re.compile(r"\*\*|__|`")
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*'?")
_PHRASE_CLASSES: dict[str, tuple[str, ...]] = {}
for _name, _phrases in CLASSES.items():
    for _phrase in _phrases:
        _PHRASE_CLASSES[_phrase] = (*_PHRASE_CLASSES.get(_phrase, ()), _name)

_KIN_AND_ROLES: Final = "|".join(
    sorted(map(re.escape, CLASSES["kin"] | CLASSES["role"]), key=lambda words: (-len(words), words))
)
_SHAPES: Final = {
    "question": re.compile(
        r"\?\s*\Z|\A(?:who|what|when|where|why|how|which|can you|could you|do you|is there)\b.*\?", re.IGNORECASE
    ),
    "address": re.compile(r"https?://|www\."),
    "path": re.compile(
        r"(?:\A|[\s(\"'])(?:~|\.{0,2})/?[\w.-]+/[\w./-]+|[\w-]+\.(?:md|py|ts|tsx|js|json|ya?ml|toml|csv|xlsx?|docx?|pptx?|pdf|txt|ipynb|fig|bib|sh|sql|png|jpe?g|svg|html|odt|zip|go|rs|mp[34])\b"
    ),
    "reference": re.compile(r"\b[A-Z]{2,}-\d+\b|#\d+\b|\bPR \d+|\b[0-9a-f]{7,40}\b(?<=\d[a-f0-9]{6})"),
    "clock": re.compile(r"\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\bo'clock\b|\bnoon\b|\bmidnight\b", re.IGNORECASE),
    "date": re.compile(r"\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}/\d{1,2}\b"),
    "figure": re.compile(r"\d"),
    "rate": re.compile(r"\d ?%|\bper ?cent\b|\bpercent\b", re.IGNORECASE),
    "possessive": re.compile(r"\b[A-Z]\w+'s? [a-z]"),
    "two_names": re.compile(
        r"\A\W*(?:Dr\.? |Mrs?\.? |Ms\.? )?[A-Z][a-z]+\b.*?\b[a-z]+ (?:to |with |by |for |of |as )?(?:the |his |her )?(?:Dr\.? |Mrs?\.? |Ms\.? )?[A-Z][a-z]+"
    ),
    "label": re.compile(r"\A[A-Z][\w /&-]{1,40}: \S"),
    "only_reference": re.compile(
        r"\A<?(?:https?://\S+|(?:~|\.{1,2})?/?[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.[a-z]{2,5}|[A-Z]{2,}-\d+)>?\Z"
    ),
    "is_of_somebody": re.compile(
        r"\b(?:is|are|was|were|has been)\s(?:also\s|both\s)?(?:(?:my|his|her|our|their|the|a|an)\s|[A-Z][\w.]*(?:\s[A-Z]\w+)?'s?\s)(?:\w+\s){0,2}?"
        rf"(?:{_KIN_AND_ROLES})\b"
    ),
    "warning": re.compile(r"\A(?:do not|don't|avoid|beware|watch out|stay away|steer clear)\b", re.IGNORECASE),
    "describes": re.compile(
        r"\b(?:is|are) an? \w+|\bsupports?\b|\bprovides?\b|\bhandles?\b|\bbuilt (?:with|in|on)\b|\bwritten in\b|\bcontains?\b",
        re.IGNORECASE,
    ),
    "contrast": re.compile(r",\s(?:not|never|no)\b", re.IGNORECASE),
    "progressive": re.compile(
        r"\b(?:am|is|are|i'm|we're|he's|she's|they're)\s(?:\w+ly\s|still\s)?\w{2,}ing\b", re.IGNORECASE
    ),
}
_AUXILIARIES: Final = frozenset(
    [
        "is",
        "are",
        "was",
        "were",
        "am",
        "be",
        "been",
        "has",
        "have",
        "had",
        "do",
        "does",
        "did",
        "can",
        "could",
        "will",
        "would",
        "shall",
        "should",
        "may",
        "might",
        "must",
        "isn't",
        "aren't",
        "don't",
        "doesn't",
        "didn't",
        "can't",
        "won't",
        "i'm",
        "it's",
        "he's",
        "she's",
        "we're",
        "they're",
        "i'll",
        "we'll",
        "i've",
        "we've",
        "i'd",
    ]
)


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
    for name, pattern in _SHAPES.items():
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
