"""How much of what two whole statements speak of is the same: by stem, family and meaning, in whatever order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection.alignment import agreement_of, may_mean_the_same

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.view import View

_NO_LIKENESS: Final = 0.35
_LIKENESS_RANGE: Final = 0.3
"""The cosine of signs at which a likeness of words begins to count, and how far it reaches to count in full."""
_MOST_BY_MEANING: Final = 0.9
_BY_FAMILY: Final = 0.7
_AGREES: Final = 0.5
_MOST_WORDS: Final = 60
"""Of a longer text only so many words are compared."""


@dataclass(frozen=True, slots=True, eq=False)
class Agreement:
    """Two views side by side; places are indices into their counting words.

    ``old_best`` and ``new_best`` say how far each word is said on the other side too, 0..1; the rests are the places
    of words that are not. ``alike`` is the raw likeness of every two words; ``tokens`` that of every two tokens, empty
    where no codes are at hand.
    """

    old: View
    new: View
    old_best: NDArray[np.float64]
    new_best: NDArray[np.float64]
    old_rest: tuple[int, ...]
    new_rest: tuple[int, ...]
    alike: NDArray[np.float64]
    tokens: NDArray[np.float32]


def agree(old: View, new: View) -> Agreement:
    """Compare two views."""
    first, second = old.counting[:_MOST_WORDS], new.counting[:_MOST_WORDS]
    alike = np.zeros((len(first), len(second)))
    tokens = np.zeros((0, 0), np.float32)
    if old.codes is not None and new.codes is not None:
        tokens = agreement_of(old.codes, new.codes)
        if first and second:
            alike = _of_words(tokens, old.code_rows[: len(first)], new.code_rows[: len(second)])
    said = np.clip((alike - _NO_LIKENESS) / _LIKENESS_RANGE, 0.0, _MOST_BY_MEANING)
    for i, word in enumerate(first):
        for j, other in enumerate(second):
            if word.stem == other.stem:
                said[i, j] = 1.0
            elif said[i, j] > 0 and not may_mean_the_same(word, other):
                said[i, j] = 0.0
            elif said[i, j] < _BY_FAMILY and old.families[i] & new.families[j]:
                said[i, j] = _BY_FAMILY
    old_best = said.max(axis=1) if said.size else np.zeros(len(first))
    new_best = said.max(axis=0) if said.size else np.zeros(len(second))
    return Agreement(
        old,
        new,
        old_best,
        new_best,
        tuple(int(place) for place in np.flatnonzero(old_best < _AGREES)),
        tuple(int(place) for place in np.flatnonzero(new_best < _AGREES)),
        alike,
        tokens,
    )


def _of_words(
    tokens: NDArray[np.float32], old_rows: tuple[NDArray[np.intp], ...], new_rows: tuple[NDArray[np.intp], ...]
) -> NDArray[np.float64]:
    """Mean over the tokens of one word of the best among those of the other."""
    result = np.zeros((len(old_rows), len(new_rows)))
    best = np.full((tokens.shape[0], len(new_rows)), -1.0)
    for column, rows in enumerate(new_rows):
        if len(rows) == 1:
            best[:, column] = tokens[:, rows[0]]
        elif len(rows):
            best[:, column] = tokens[:, rows[0] : rows[-1] + 1].max(axis=1)
    for line, rows in enumerate(old_rows):
        if len(rows) == 1:
            result[line] = best[rows[0]]
        elif len(rows):
            result[line] = best[rows[0] : rows[-1] + 1].mean(axis=0)
    return result
