"""A statement as numbers for the classifier: its meaning, its wording, and the marks the rules read as well."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.remember.types.statement import Statement

Features = NDArray[np.float32]

MEANING_DIMENSIONS: Final = 2 * 384
_MEAN_SCALE: Final = np.float32(10)
_OPENING_SCALE: Final = np.float32(5)
_WORDING_SCALE: Final = np.float32(4)
_OPENING_TOKENS: Final = 3
"""How a statement opens (an order, a name, a past form) tells more about its type than its subject does."""
_TOKEN: Final = re.compile(r"[A-Za-z]+(?:'[a-z]+)?|\d+|[^\w\s]")


def meaning(query: EncodedQuery) -> Features:
    """The mean of all token vectors and the mean of the first three, float32 [768]; zero where no token is known."""
    vectors = query.token_vectors
    if not len(vectors):
        return np.zeros(MEANING_DIMENSIONS, dtype=np.float32)
    opening = vectors[:_OPENING_TOKENS].mean(axis=0)
    joined: Features = np.concatenate((query.mean_vector * _MEAN_SCALE, opening * _OPENING_SCALE))
    return joined.astype(np.float32)


def wording(statement: Statement) -> frozenset[str]:
    """Names of what stands in the text: words, pairs of words, endings, and what it starts and ends with."""
    found = _TOKEN.findall(statement.text)
    if not found:
        return frozenset()
    words = ["<figure>" if token.isdigit() else token.lower() for token in found]
    names = {f"word {word}" for word in words}
    names.update(f"pair {first} {second}" for first, second in pairwise(words))
    for word in words:
        if word.isalpha() and len(word) > 3:
            names.update((f"ends {word[-2:]}", f"ends {word[-3:]}"))
    if any(word[0].isupper() and word != "I" for word in found[1:]):
        names.add("a name inside")
    names.update(
        (f"first {words[0]}", f"first ends {words[0][-2:]}", f"first ends {words[0][-3:]}", f"last {words[-1]}")
    )
    if len(words) > 1:
        names.update((f"opens {words[0]} {words[1]}", f"second {words[1]}", f"second ends {words[1][-2:]}"))
        names.add(f"second ends {words[1][-1]}")
    names.add(f"length {min(6, len(words) // 3)}")
    return frozenset(names)


def markings(statement: Statement) -> frozenset[str]:
    """Names of the marks of a statement, and of those on its first word."""
    names = {f"mark {name}" for name in statement.marks}
    names.update(f"mark {name} first" for name, mark in statement.marks.items() if mark.position == 0)
    return frozenset(names)


def feature_vector(statement: Statement, query: EncodedQuery, vocabulary: Mapping[str, int]) -> Features:
    """All features, float32 [768 + len(vocabulary)]; names outside the vocabulary are left out."""
    surface = np.zeros(len(vocabulary), dtype=np.float32)
    known_words = [vocabulary[name] for name in wording(statement) if name in vocabulary]
    if known_words:
        surface[known_words] = _WORDING_SCALE / np.sqrt(np.float32(len(known_words)))
    surface[[vocabulary[name] for name in markings(statement) if name in vocabulary]] = 1
    return np.concatenate((meaning(query), surface))
