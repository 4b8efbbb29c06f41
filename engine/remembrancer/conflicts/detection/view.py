"""A whole statement as seen for comparison with another: its words with their weights, and what they are a sign of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import TIMES_OF_LIFE
from remembrancer.conflicts.detection.remainder import weigh_tokens
from remembrancer.conflicts.detection.signs import read_settings, read_signs
from remembrancer.conflicts.detection.words import VERB_STEMS, Word
from remembrancer.text.families import families_of, families_of_phrases
from remembrancer.text.scales import sides_of, sides_of_phrases
from remembrancer.text.valence import signed_phrases, valence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.conflicts.detection.reading import Clause, ReadStatement
    from remembrancer.embedding.binarise import Codes

_NOTHING: Final[frozenset[int]] = frozenset()
MOST_WORDS: Final = 60
"""Of a longer text only so many words are compared."""
_REACH: Final = 5
"""So many words behind a denial turn their meaning round."""
_WEIGHT_OF_VAGUE: Final = 0.4
_WEIGHT_OF_VERB: Final = 0.6
_WEIGHT_OF_NAME: Final = 1.3
_DENIED_BY_WORD: Final = re.compile(
    r"\b(?:without|lacks?|lacking|missing|free\s+of|absent|nowhere|neither|nobody|no\s+one|none|not\s+(?:a|one|any)|zero"
    r"|fail(?:s|ed)?\s+to|refus\w+|ignor\w+|silent|out\s+of|exempt|against|bans?|banned|forbidden|prohibited|nothing|hardly|barely"
    r"|scarcely|rarely|seldom|anything\s+but|far\s+from|short\s+of|keep\s+off|keeps?\s+away|other\s+than|rid\s+of|void|declin\w+|reject\w+)\b"
)


@dataclass(frozen=True, slots=True, eq=False)
class Forms:
    """What of some words' form keeps two of them from being one in other words: bool [words] each, and their stems."""

    names: NDArray[np.bool_]
    capitals: NDArray[np.bool_]
    owners: NDArray[np.bool_]
    times: NDArray[np.bool_]
    places: dict[str, tuple[int, ...]]

    @classmethod
    def of(cls, words: Sequence[Word]) -> Self:
        """The forms of at most the first ``MOST_WORDS``."""
        words = words[:MOST_WORDS]
        places: dict[str, tuple[int, ...]] = {}
        for place, word in enumerate(words):
            places[word.stem] = (*places.get(word.stem, ()), place)
        flags = [(word.is_name, word.text[0].isupper(), word.is_owner, word.stem in TIMES_OF_LIFE) for word in words]
        columns = np.array(flags, dtype=np.bool_).reshape(-1, 4)
        return cls(columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3], places)


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A statement over all its clauses.

    ``words`` are all words, ``counting`` those that say something about the matter, with ``weights`` (float64),
    ``families`` and ``forms``. ``sides`` are the sides of scales on which
    each of ``words`` stands. ``weighed_tokens`` say what each token counts for, apart and together. ``valence`` is the
    sum of good and ill words, denials turned round. ``signs`` are named signs that the whole text gives, ``settings``
    what sets times and cases apart, by sort. ``denied`` are places in ``counting`` just behind a denial.
    """

    text: str
    words: tuple[Word, ...]
    counting: tuple[Word, ...]
    stems: frozenset[str]
    counting_stems: frozenset[str]
    weights: NDArray[np.float64]
    families: tuple[frozenset[int], ...]
    forms: Forms
    sides: tuple[tuple[int, frozenset[int]], ...]
    codes: Codes | None
    weighed_tokens: NDArray[np.float64] | None
    valence: int
    liking: int
    signs: dict[str, float]
    settings: dict[str, frozenset[str]]
    denials: int
    denied_words: int
    denied: tuple[int, ...]
    phrases: dict[str, frozenset[str]]


def view_of(read: ReadStatement) -> View:
    """The view of a statement that has been read."""
    text = read.statement.text
    folded = text.casefold().replace("\u2019", "'")
    words = tuple(word for clause in read.clauses for word in clause.words)
    counting = read.counting
    tokens = read.statement.tokens
    codes = tokens.codes if tokens is not None and len(tokens.codes) else None
    # A letter that folds to two moves places: then phrases are not looked for.
    is_even = len(folded) == len(text)
    spans = [(start, end) for clause in read.clauses for start, end in clause.denials]
    return View(
        text=text,
        words=words,
        counting=counting,
        stems=frozenset(word.stem for word in words),
        counting_stems=frozenset(word.stem for word in counting),
        weights=np.array([_weight(word) for word in counting], dtype=np.float64),
        families=_families(counting, folded if is_even else ""),
        forms=Forms.of(counting),
        sides=_sides(words, folded if is_even else ""),
        codes=codes,
        weighed_tokens=None if codes is None else weigh_tokens(codes),
        valence=sum(_valence(clause, folded if is_even else "") for clause in read.clauses),
        liking=next((clause.stance for clause in read.clauses if clause.stance), 0),
        signs=read_signs(read, text),
        settings=read_settings(folded),
        denials=len(spans),
        denied_words=len(_DENIED_BY_WORD.findall(folded)),
        denied=_denied(counting, spans),
        phrases=_phrases(words),
    )


def _weight(word: Word) -> float:
    if word.stem in lexicon.VAGUE:
        return _WEIGHT_OF_VAGUE
    if word.stem in VERB_STEMS:
        return _WEIGHT_OF_VERB
    return _WEIGHT_OF_NAME if word.is_name else 1.0


def _families(counting: Sequence[Word], folded: str) -> tuple[frozenset[int], ...]:
    phrases = families_of_phrases(folded)
    return tuple(
        families_of(word.stem) | frozenset().union(*(each for start, end, each in phrases if start <= word.start < end))
        for word in counting
    )


def _sides(words: Sequence[Word], folded: str) -> tuple[tuple[int, frozenset[int]], ...]:
    phrases = sides_of_phrases(folded)
    found = []
    for place, word in enumerate(words):
        sides = next((each for start, end, each in phrases if start <= word.start < end), None)
        if sides is None:
            sides = sides_of(word.folded)
        if sides:
            found.append((place, sides))
    return tuple(found)


def _valence(clause: Clause, folded: str) -> int:
    phrases = [
        (start, end, sign)
        for start, end, sign in signed_phrases(folded[clause.start : clause.start + len(clause.text)])
    ]
    total = sum(sign for _, _, sign in phrases)
    for place, word in enumerate(clause.words):
        here = word.start - clause.start
        if any(start <= here < end for start, end, _ in phrases):
            continue
        sign = valence(word.folded)
        if sign:
            nearest = clause.words[max(0, place - _REACH)].start
            turned = sum(1 for start, _ in clause.denials if nearest <= start < word.start) % 2
            total += -sign if turned else sign
    return total


def _denied(counting: Sequence[Word], spans: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    found = []
    for _, end in spans:
        behind = [place for place, word in enumerate(counting) if word.start >= end]
        found += behind[:2]
    return tuple(dict.fromkeys(found))


def _phrases(words: Sequence[Word]) -> dict[str, frozenset[str]]:
    """By preposition the stems of the counting words behind it."""
    found: dict[str, set[str]] = {}
    for word in words:
        if word.preposition and word.counts:
            found.setdefault(word.preposition, set()).add(word.stem)
    return {preposition: frozenset(stems) for preposition, stems in found.items()}
