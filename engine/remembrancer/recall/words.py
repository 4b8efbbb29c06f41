"""Recall by words: postings of the query's terms, and BM25 over the counts of the searched namespaces alone.

BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with k1 = 1.2 and
b = 0.75. SQLite's own ``bm25()`` is not used: its statistics run over all namespaces, which leaks what they hold and
makes a score depend on it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import apsw

from remembrancer.model.search import Search
from remembrancer.storage.codes import WordStatistics, bodies, postings, word_statistics
from remembrancer.storage.texts import WordCounter
from remembrancer.text.language import QueryTerm, query_phrases

K1: Final = 1.2
B: Final = 0.75


@dataclass(frozen=True, slots=True)
class WordQuery:
    """The words of a query. ``terms`` are the index's terms of each of its words; ``shown`` how the person wrote it."""

    asked: tuple[QueryTerm, ...]
    terms: tuple[tuple[str, ...], ...]
    shown: tuple[str, ...]
    statistics: WordStatistics

    def information(self, terms: Sequence[str]) -> float:
        """The weight of a word: the smallest that the Robertson/Sparck Jones formula gives one of its terms, >= 0."""
        return min((idf(self.statistics, term) for term in terms), default=0.0)


def idf(statistics: WordStatistics, term: str) -> float:
    """``ln(1 + (N - n + 0.5) / (n + 0.5))``: how rare a term is among N documents of which n have it."""
    found = statistics.frequencies.get(term, 0)
    return math.log1p((max(statistics.documents - found, 0) + 0.5) / (found + 0.5))


def word_query(connection: apsw.Connection, search: Search, namespaces: Sequence[int]) -> WordQuery:
    """Split a query into the index's terms and count those in the namespaces."""
    counter = WordCounter(connection)
    asked = query_phrases(search.text)
    terms = tuple(tuple(counter.terms(" ".join(term.phrases[0]))) for term in asked)
    shown = tuple("".join(term.phrases[0]) if _is_run(term) else " ".join(term.phrases[0]) for term in asked)
    statistics = word_statistics(connection, namespaces, {term for each in terms for term in each})
    return WordQuery(asked, terms, shown, statistics)


def _is_run(term: QueryTerm) -> bool:
    return all(len(word) == 1 for word in term.phrases[0])


@dataclass(frozen=True, slots=True)
class Postings:
    """For each word of the query, the texts in which it (or one of its alternative phrases) stands."""

    by_word: tuple[frozenset[int], ...]

    def ranked(self, query: WordQuery, eligible: frozenset[int], most: int) -> list[int]:
        """The ``most`` eligible texts with the most informative words, and all that tie with the last."""
        weights: Counter[int] = Counter()
        for texts, terms in zip(self.by_word, query.terms, strict=True):
            weight = query.information(terms)
            for text in texts & eligible:
                weights[text] += weight  # type: ignore[assignment]
        ordered = sorted(weights.items(), key=lambda item: (-item[1], item[0]))
        if len(ordered) > most:
            least = ordered[most - 1][1]
            ordered = [item for item in ordered if item[1] >= least]
        return [text for text, _ in ordered]


def read_postings(connection: apsw.Connection, query: WordQuery, namespaces: Sequence[int]) -> Postings:
    """Look up every word of the query."""
    return Postings(
        tuple(
            frozenset(text for phrase in term.phrases for text in postings(connection, namespaces, " ".join(phrase)))
            for term in query.asked
        )
    )


@dataclass(frozen=True, slots=True)
class WordScore:
    """BM25 as a share of the most a text could get (0..1), and which words of the query it has."""

    score: float
    matched: tuple[str, ...]


def score_words(
    connection: apsw.Connection, query: WordQuery, found: Postings, texts: Sequence[int]
) -> Mapping[int, WordScore]:
    """Score these texts; those without any word of the query are left out."""
    statistics = query.statistics
    average = max(statistics.words / statistics.documents, 1.0) if statistics.documents else 1.0
    weights = [query.information(terms) for terms in query.terms]
    ceiling = sum(weight * (K1 + 1) for weight in weights)
    having = [text for text in texts if any(text in word for word in found.by_word)]
    if not having or ceiling <= 0:
        return {}
    counter = WordCounter(connection)
    scores = {}
    for text, body in bodies(connection, having).items():
        terms = counter.terms(body)
        counts = Counter(terms)
        norm = K1 * (1 - B + B * len(terms) / average)
        total = 0.0
        matched = []
        for word, asked, weight, shown in zip(found.by_word, query.terms, weights, query.shown, strict=True):
            if text in word:
                frequency = max(1, min((counts[term] for term in asked), default=1))
                total += weight * frequency * (K1 + 1) / (frequency + norm)
                matched.append(shown)
        scores[text] = WordScore(min(1.0, total / ceiling), tuple(matched))
    return scores
