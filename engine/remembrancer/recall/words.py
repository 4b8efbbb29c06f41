"""Recall by words: postings of the query's terms, and BM25 over the counts of the searched namespaces alone.

BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with k1 = 1.2 and
b = 0.75. SQLite's own ``bm25()`` is not used: its statistics run over all namespaces, which leaks what they hold and
makes a score depend on it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.codes import WordStatistics, bodies, postings, word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import QueryTerm, query_phrases, segment_for_index

K1: Final = 1.2
B: Final = 0.75
COMMON_SHARE: Final = 0.1
"""A word in more than this share of the memories proposes none, as long as the query has a rarer one."""
COMMON_AT_LEAST: Final = 3
"""In so many memories a word has to stand before it can be called common, however few memories there are."""
LARGEST_TIE: Final = 4
"""How many times the asked number of texts may tie for the last place before the tied ones are left out."""


@dataclass(frozen=True, slots=True)
class AskedWord:
    """A word of a query: the index terms of each phrase that answers it, how the person wrote it, how rare it is."""

    phrases: tuple[tuple[str, ...], ...]
    shown: str
    documents: int
    weight: float

    def occurrences(self, terms: Sequence[str], counts: Mapping[str, int]) -> int:
        """How often the best of its phrases that stands in a text stands there."""
        for phrase in self.phrases:
            if all(term in counts for term in phrase) and (len(phrase) == 1 or _stands_in(phrase, terms)):
                return min(counts[term] for term in phrase)
        return 0


@dataclass(frozen=True, slots=True)
class WordQuery:
    """The words of a query and the counts of the searched namespaces."""

    words: tuple[AskedWord, ...]
    statistics: WordStatistics

    @property
    def proposing(self) -> tuple[AskedWord, ...]:
        """The words worth looking up: the common ones only if there are no rarer.

        A word that no current memory has is looked up too: past, put away and deleted ones may have it.
        """
        rare = tuple(word for word in self.words if word.documents <= COMMON_SHARE * self.statistics.documents)
        return rare or self.words


def idf(statistics: WordStatistics, term: str) -> float:
    """``ln(1 + (N - n + 0.5) / (n + 0.5))``: how rare a term is among N documents of which n have it."""
    found = statistics.frequencies.get(term, 0)
    return math.log1p((max(statistics.documents - found, 0) + 0.5) / (found + 0.5))


def common_words(connection: Connection, words: Iterable[str], namespaces: Sequence[int]) -> frozenset[str]:
    """Those of the words that tell little, as "the" does: more than ``COMMON_SHARE`` of the memories have them.

    A word of several index terms is as rare as its rarest.
    """
    counter = WordCounter(connection)
    terms = {word: counter.terms(segment_for_index(word)) for word in words}
    statistics = word_statistics(connection, namespaces, {term for each in terms.values() for term in each})
    least = max(COMMON_AT_LEAST - 1, COMMON_SHARE * statistics.documents)
    return frozenset(
        word
        for word, each in terms.items()
        if min((statistics.frequencies.get(term, 0) for term in each), default=0) > least
    )


def word_query(connection: Connection, text: str, namespaces: Sequence[int]) -> WordQuery:
    """Split a query into the index's terms and count those in the namespaces."""
    counter = WordCounter(connection)
    asked = [
        (tuple(tuple(counter.terms(" ".join(phrase))) for phrase in term.phrases), _shown(term))
        for term in query_phrases(text)
    ]
    asked = [(tuple(phrase for phrase in phrases if phrase), shown) for phrases, shown in asked]
    terms = {term for phrases, _ in asked for phrase in phrases for term in phrase}
    statistics = word_statistics(connection, namespaces, terms)
    words = tuple(
        AskedWord(
            phrases,
            shown,
            documents=max(min(statistics.frequencies[term] for term in phrase) for phrase in phrases),
            weight=min(idf(statistics, term) for term in phrases[0]),
        )
        for phrases, shown in asked
        if phrases
    )
    return WordQuery(words, statistics)


def _shown(term: QueryTerm) -> str:
    phrase = term.phrases[0]
    return ("" if all(len(word) == 1 for word in phrase) else " ").join(phrase)


def propose_by_words(
    connection: Connection,
    query: WordQuery,
    namespaces: Sequence[int],
    eligible: NDArray[np.int64],
    most: int,
) -> list[int]:
    """The ``most`` eligible texts with the most informative words of the query, and all that tie with the last.

    Args:
        connection: a consistent view of the vault.
        query: the words.
        namespaces: where to look.
        eligible: handles of the texts that may be found, sorted.
        most: how many to propose; a tie for the last place that is many times as large is left out whole, so that
            the choice never depends on the order in which texts were stored.
    """
    weights = np.zeros(len(eligible), dtype=np.float64)
    for word in query.proposing:
        found: set[int] = set()
        for phrase in word.phrases:
            found.update(postings(connection, namespaces, " ".join(phrase)))
        rows = np.fromiter(found, dtype=np.int64, count=len(found))
        places = np.searchsorted(eligible, rows)
        inside = places < len(eligible)
        places, rows = places[inside], rows[inside]
        weights[places[eligible[places] == rows]] += word.weight
    having = np.flatnonzero(weights)
    if len(having) > most:
        cut = np.partition(weights[having], -most)[-most]
        kept = having[weights[having] >= cut]
        having = kept if len(kept) <= LARGEST_TIE * most else having[weights[having] > cut]
    return [int(text) for text in eligible[having]]


@dataclass(frozen=True, slots=True)
class WordScore:
    """BM25 as a share of the most a text could get, 0..1, and which words of the query it has.

    ``coverage`` is the share of the query's word weight that stands in the text, 0..1: unlike BM25 it does not fall
    with the length of the text, so it decides whether the text answers at all.
    """

    score: float
    coverage: float
    matched: tuple[str, ...]


def score_words(connection: Connection, query: WordQuery, texts: Sequence[int]) -> Mapping[int, WordScore]:
    """Score these texts; those without any word of the query are left out."""
    statistics = query.statistics
    average = max(statistics.words / statistics.documents, 1.0) if statistics.documents else 1.0
    ceiling = sum(word.weight for word in query.words) * (K1 + 1)
    if ceiling <= 0:
        return {}
    counter = WordCounter(connection)
    scores = {}
    for text, body in bodies(connection, texts).items():
        terms = counter.terms(body)
        counts = Counter(terms)
        norm = K1 * (1 - B + B * len(terms) / average)
        total, covered, matched = 0.0, 0.0, []
        for word in query.words:
            frequency = word.occurrences(terms, counts)
            if frequency:
                total += word.weight * frequency * (K1 + 1) / (frequency + norm)
                covered += word.weight
                matched.append(word.shown)
        if matched:
            coverage = min(1.0, covered * (K1 + 1) / ceiling)
            scores[text] = WordScore(min(1.0, total / ceiling), coverage, tuple(matched))
    return scores


def _stands_in(phrase: Sequence[str], terms: Sequence[str]) -> bool:
    length = len(phrase)
    first, wanted = phrase[0], list(phrase)
    return any(
        terms[place] == first and list(terms[place : place + length]) == wanted
        for place in range(len(terms) - length + 1)
    )
