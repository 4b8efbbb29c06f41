"""Recall: one query, one ranking, the same for the same vault. Meaning orders; words and time nudge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.searchable import EncoderSource, embedded_text
from remembrancer.model.clock import to_microseconds
from remembrancer.model.queries import Found, Hit, ScoreParts
from remembrancer.model.search import Search
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.meaning import MeaningScore, nearest_texts, score_meaning, token_weights
from remembrancer.recall.words import WordScore, common_words, propose_by_words, score_words, word_query
from remembrancer.storage.codes import Eligible, eligible, eligible_texts, of_texts, statements
from remembrancer.storage.connection import Connection
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.selection import Selection
from remembrancer.storage.store import Store
from remembrancer.text.dates import find_dates
from remembrancer.text.normalise import normalise_query

CANDIDATES: Final = 400
"""How many texts each first stage proposes: by meaning and by words."""
FLOOR: Final = 0.20
"""The ITS below which a memory does not answer a query (unless it has the query's words)."""
COVERAGE_FLOOR: Final = 0.6
"""The share of the query's word weight from which a memory answers whatever its ITS."""
COVERAGE_FLOOR_WORDS_ALONE: Final = 0.35
"""The same where there is no meaning to go by."""
MEANING_SHARE: Final = 0.75
WORDS_SHARE: Final = 0.20
TIME_SHARE: Final = 0.05
_EXPLAINED_WORDS: Final = 4
_EXPLAINED: Final = 100
_SHORTEST_TERM: Final = 3
_KEPT_SELECTIONS: Final = 8


@dataclass(frozen=True, slots=True)
class _Scored:
    memory: Eligible
    hit: Hit


@dataclass(frozen=True, slots=True)
class _Signals:
    """What is known of the candidates, by text."""

    meaning: Mapping[int, MeaningScore]
    words: Mapping[int, WordScore]

    @property
    def words_alone(self) -> bool:
        return not self.meaning

    @property
    def words_share(self) -> float:
        """How much of a match words can make: all of it where meaning is not to be had."""
        return 1.0 - TIME_SHARE if self.words_alone else WORDS_SHARE

    def answer(self, scored: _Scored) -> bool:
        """Whether a memory answers the query at all."""
        if scored.hit.its >= FLOOR:
            return True
        words = self.words.get(scored.memory.text)
        floor = COVERAGE_FLOOR_WORDS_ALONE if self.words_alone else COVERAGE_FLOOR
        return words is not None and words.coverage >= floor

    def meaning_terms(self, text: int, statement: tuple[str, str]) -> tuple[str, ...]:
        """The words of a text (its title and content) that answered, best first, without those the query has too."""
        score = self.meaning.get(text)
        if score is None:
            return ()
        whole = embedded_text(*statement)
        asked = {word.casefold() for word in self.words[text].matched} if text in self.words else set()
        terms = dict.fromkeys(whole[start:end].casefold() for start, end in score.spans)
        return tuple(term for term in terms if len(term) >= _SHORTEST_TERM and term not in asked)


class Recalling:
    """Answers searches that have a text."""

    def __init__(self, store: Store, encoder: EncoderSource, book: CodeBook) -> None:
        self._store = store
        self._encoder = encoder
        self._book = book
        self._kept: tuple[int, dict[Selection, NDArray[np.int64]]] = (0, {})

    def recall(
        self,
        connection: Connection,
        selection: Selection,
        namespaces: Sequence[int],
        search: Search,
        limit: int,
    ) -> Found:
        """The memories of a selection that answer the search's text, best first, at most ``limit``.

        Args:
            connection: a consistent view of the vault.
            selection: which memories may be found: filters apply before anything is ranked.
            namespaces: over which word frequencies are counted.
            search: its text is the query.
            limit: how many memories to return.

        Raises:
            InvalidInputError: the query is too long.
        """
        text = normalise_query(search.text)
        texts = self._eligible_texts(connection, selection)
        words = word_query(connection, text, namespaces)
        candidates = set(propose_by_words(connection, words, namespaces, texts, CANDIDATES))
        encoder = self._encoder()
        meaning: Mapping[int, MeaningScore] = {}
        query = encoder.encode_query(text) if encoder is not None else None
        if encoder is not None and query is not None and len(query.token_vectors):
            self._book.refresh(connection)
            candidates |= set(nearest_texts(self._book, query.mean_code, texts, CANDIDATES))
            weights = token_weights(connection, query, text, namespaces)
            meaning = score_meaning(connection, encoder.encoder_id, query, weights, sorted(candidates))
        signals = _Signals(meaning, score_words(connection, words, sorted(candidates)))
        memories = eligible(connection, of_texts(selection, sorted(candidates)))
        ranked = self._ranked(memories, signals, self._asked_period(text))
        return self._answer(connection, ranked, signals, namespaces, limit)

    def _eligible_texts(self, connection: Connection, selection: Selection) -> NDArray[np.int64]:
        """The handles of the selection's texts, sorted; the last answers are kept until the vault changes."""
        number, kept = newest_tx(connection), self._kept
        if kept[0] != number or len(kept[1]) >= _KEPT_SELECTIONS:
            kept = self._kept = (number, {})
        if selection not in kept[1]:
            kept[1][selection] = np.array(eligible_texts(connection, selection), dtype=np.int64)
        return kept[1][selection]

    def _ranked(self, memories: Sequence[Eligible], signals: _Signals, period: tuple[int, int] | None) -> list[_Scored]:
        scored = [_Scored(memory, _hit(memory, signals, period)) for memory in memories]
        # What ties is ordered by content, never by when it was stored.
        scored.sort(key=lambda each: (-each.hit.match, each.memory.digest, each.memory.memory))
        return scored

    def _asked_period(self, text: str) -> tuple[int, int] | None:
        clock = self._store.clock
        for mention in find_dates(text, stated_at=clock.now(), zone=clock.zone()):
            return to_microseconds(mention.start), to_microseconds(mention.end)
        return None

    def _answer(
        self,
        connection: Connection,
        ranked: list[_Scored],
        signals: _Signals,
        namespaces: Sequence[int],
        limit: int,
    ) -> Found:
        answering = [each for each in ranked if signals.answer(each)][:limit]
        explained = answering[:_EXPLAINED] or ranked[:1]
        texts = statements(connection, {each.memory.text for each in explained})
        hits = {each.hit.memory: each.hit for each in answering}
        found = {text: signals.meaning_terms(text, statement) for text, statement in texts.items()}
        common = common_words(connection, {word for words in found.values() for word in words}, namespaces)
        for each in explained:
            telling = tuple(word for word in found[each.memory.text] if word not in common)
            hits[each.hit.memory] = replace(each.hit, meaning_terms=telling[:_EXPLAINED_WORDS])
        missed = hits.pop(ranked[0].hit.memory) if ranked and not answering else None
        return Found(tuple(hits), newest_tx(connection), hits, missed, signals.words_alone)


def _hit(memory: Eligible, signals: _Signals, period: tuple[int, int] | None) -> Hit:
    meaning, words = signals.meaning.get(memory.text), signals.words.get(memory.text)
    its = meaning.its if meaning else 0.0
    within = period is not None and _happened_within(memory, period)
    parts = ScoreParts(
        meaning=MEANING_SHARE * its,
        words=signals.words_share * (words.score if words else 0.0),
        time=TIME_SHARE if within else 0.0,
    )
    return Hit(
        memory.memory,
        its,
        parts,
        matched_words=words.matched if words else (),
        time_reason="within" if within else ("not_within" if period else "no_date_asked"),
        use_reason="not_counted",
    )


def _happened_within(memory: Eligible, period: tuple[int, int]) -> bool:
    start, end = period
    if memory.happening_from is not None:
        return memory.happening_from < end and (memory.happening_to or memory.happening_from + 1) > start
    return any(start <= time < end for time in (memory.due_at, memory.stated_at or memory.recorded_at) if time)
