"""Recall by words: postings of the query's terms, and BM25 over the counts of the searched namespaces alone.

BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with k1 = 1.2 and
b = 0.75. SQLite's own ``bm25()`` is not used: its statistics run over all namespaces, which leaks what they hold and
makes a score depend on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.recall.eligible import EligibleTexts
from remembrancer.recall.terms import CandidateTerms
from remembrancer.storage.codes import WordStatistics, texts_with, word_statistics
from remembrancer.storage.connection import Connection
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import QueryTerm, query_phrases, segment_for_index

K1: Final = 1.2
B: Final = 0.75
COMMON_SHARE: Final = 0.1
"""A word in more than this share of the memories proposes none, as long as the query has a rarer one."""
FEW: Final = 1_000
"""A word in no more memories than this is looked up whatever its share: it takes no time to speak of."""
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


@dataclass(frozen=True, slots=True)
class WordQuery:
    """The words of a query and the counts of the searched namespaces."""

    words: tuple[AskedWord, ...]
    statistics: WordStatistics

    @property
    def rare(self) -> tuple[AskedWord, ...]:
        """The words worth looking up beside the codes.

        A word that no current memory has is one of them: past, put away and deleted ones may have it.
        """
        most = max(COMMON_SHARE * self.statistics.documents, FEW)
        return tuple(word for word in self.words if word.documents <= most)

    @property
    def proposing(self) -> tuple[AskedWord, ...]:
        """The words to look up where there are no codes: the rare ones if a current memory has one, else all."""
        rare = self.rare
        return rare if any(word.documents for word in rare) else self.words


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


def words_said(
    connection: Connection, query: WordQuery, words: Iterable[AskedWord], eligible: EligibleTexts
) -> NDArray[np.float64]:
    """The share of the query's word weight (its idf) that stands in each text, float64 [handles], 0..1.

    Args:
        connection: a consistent view of the vault.
        query: all its words, of whose weight it is a share.
        words: those of them that are looked up.
        eligible: the texts that may be found; the share of others is zero.
    """
    said = np.zeros(len(eligible.present), dtype=np.float64)
    whole = math.fsum(word.weight for word in query.words)
    if whole <= 0.0 or not len(said):
        return said
    for word in words:
        first, *others = (texts_with(connection, " ".join(phrase)) for phrase in word.phrases)
        rows = np.unique(np.concatenate((first, *others))) if others else first
        said[rows[eligible.among(rows)]] += word.weight
    said /= whole
    return said


def most_said(said: NDArray[np.float64], most: int) -> NDArray[np.int64]:
    """The handles of the ``most`` texts that have the largest share, and all that tie with the last, sorted.

    A tie for the last place that is many times as large is left out whole, so that the choice never depends on the
    order in which texts were stored.
    """
    having: NDArray[np.int64] = np.flatnonzero(said)
    if len(having) <= most:
        return having
    cut = np.partition(said[having], -most)[-most]
    kept: NDArray[np.int64] = having[said[having] >= cut]
    return kept if len(kept) <= LARGEST_TIE * most else having[said[having] > cut]


@dataclass(frozen=True, slots=True, eq=False)
class WordScores:
    """How texts have a query's words.

    Attributes:
        scores: float64 [texts], BM25 as a share of the most a text could get, 0..1.
        coverage: float64 [texts], the share of the query's word weight that stands in the text, 0..1: unlike BM25 it
            does not fall with the length of the text, so it decides whether the text answers at all.
        having: bool [texts, words of the query].
    """

    scores: NDArray[np.float64]
    coverage: NDArray[np.float64]
    having: NDArray[np.bool_]

    def at(self, places: NDArray[np.int64]) -> WordScores:
        """Those of the texts at these places, in their order; a text may be asked for again."""
        return WordScores(self.scores[places], self.coverage[places], self.having[places])


def score_words(query: WordQuery, candidates: CandidateTerms) -> WordScores:
    """Score these texts."""
    statistics, count = query.statistics, len(candidates.texts)
    average = max(statistics.words / statistics.documents, 1.0) if statistics.documents else 1.0
    ceiling = sum(word.weight for word in query.words) * (K1 + 1)
    total, covered = np.zeros(count), np.zeros(count)
    having = np.zeros((count, len(query.words)), dtype=np.bool_)
    if ceiling <= 0 or not count:
        return WordScores(total, covered, having)
    norm = K1 * (1 - B + B * candidates.lengths / average)
    for place, word in enumerate(query.words):
        frequency = candidates.occurrences(word.phrases)
        having[:, place] = frequency > 0
        total += word.weight * frequency * (K1 + 1) / np.where(frequency > 0, frequency + norm, 1.0)
        covered += word.weight * having[:, place]
    return WordScores(np.minimum(total / ceiling, 1.0), np.minimum(covered * (K1 + 1) / ceiling, 1.0), having)
