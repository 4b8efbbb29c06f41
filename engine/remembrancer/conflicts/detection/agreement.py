"""How much of what two whole statements speak of is the same: by stem, family and meaning, in whatever order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.view import MOST_WORDS
from remembrancer.text.antonyms import opposite_pairs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.conflicts.detection.likeness import Likeness
    from remembrancer.conflicts.detection.view import View
    from remembrancer.conflicts.detection.words import Word

_NO_LIKENESS: Final = 0.35
_LIKENESS_RANGE: Final = 0.3
"""The cosine of signs at which a likeness of words begins to count, and how far it reaches to count in full."""
_MOST_BY_MEANING: Final = 0.9
_BY_FAMILY: Final = 0.7
_AGREES: Final = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Agreement:
    """Two views side by side; places are indices into their counting words.

    ``old_best`` and ``new_best`` say how far each word is said on the other side too, 0..1; the rests are the places
    of words that are not. ``alike`` is the raw likeness of every two words, ``likeness`` that of the tokens, if codes
    are at hand.
    """

    old: View
    new: View
    old_best: NDArray[np.float64]
    new_best: NDArray[np.float64]
    old_rest: tuple[int, ...]
    new_rest: tuple[int, ...]
    alike: NDArray[np.float64]
    likeness: Likeness | None


def agree(old: View, new: View, likeness: Likeness | None) -> Agreement:
    """Compare two views; ``likeness`` is that of their statements, if both have codes."""
    first, second = old.counting[:MOST_WORDS], new.counting[:MOST_WORDS]
    shape = len(first), len(second)
    alike = np.zeros(shape) if likeness is None else likeness.words[: shape[0], : shape[1]]
    said = np.clip((alike - _NO_LIKENESS) / _LIKENESS_RANGE, 0.0, _MOST_BY_MEANING)
    if said.size:
        near = said > 0
        barred = near & _apart(old, new, first, second) if near.any() else near
        said[barred] = 0.0
        related = _of_one_family(old, new, shape) & ~barred
        said[related] = np.maximum(said[related], _BY_FAMILY)
        for stem, places in old.forms.places.items():
            if stem in new.forms.places:
                for place in places:
                    said[place, new.forms.places[stem]] = 1.0
    old_best = said.max(axis=1) if said.size else np.zeros(len(first))
    new_best = said.max(axis=0) if said.size else np.zeros(len(second))
    return Agreement(
        old,
        new,
        old_best,
        new_best,
        tuple(np.flatnonzero(old_best < _AGREES).tolist()),
        tuple(np.flatnonzero(new_best < _AGREES).tolist()),
        alike,
        likeness,
    )


def _apart(old: View, new: View, first: Sequence[Word], second: Sequence[Word]) -> NDArray[np.bool_]:
    """Which two words are never one in other words, bool [old, new]: ``may_mean_the_same`` of them all at once."""
    one, other = old.forms, new.forms
    apart: NDArray[np.bool_] = one.names[:, np.newaxis] & other.names
    apart |= one.capitals[:, np.newaxis] & other.capitals
    apart |= one.owners[:, np.newaxis] & other.owners
    apart |= one.times[:, np.newaxis]
    apart |= other.times
    for i, j in opposite_pairs([word.folded for word in first], [word.folded for word in second]):
        apart[i, j] = True
    classed = [(place, word.stem) for place, word in enumerate(second) if lexicon.has_class(word.stem)]
    for i, word in enumerate(first) if classed else ():
        for j, stem in classed:
            if lexicon.same_class(word.stem, stem):
                apart[i, j] = True
    return apart


def _of_one_family(old: View, new: View, shape: tuple[int, int]) -> NDArray[np.bool_]:
    """Which two words belong to one family, bool [old, new]."""
    related = np.zeros(shape, dtype=np.bool_)
    members: dict[int, list[int]] = {}
    for place, families in enumerate(new.families[: shape[1]]):
        for family in families:
            members.setdefault(family, []).append(place)
    for place, families in enumerate(old.families[: shape[0]]):
        for family in families:
            if family in members:
                related[place, members[family]] = True
    return related
