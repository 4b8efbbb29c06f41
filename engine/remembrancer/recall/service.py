"""Recall: one query, one ranking, the same for the same vault. Meaning orders; words and time nudge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import apsw
import numpy as np

from remembrancer.embedding.encoded import EncodedQuery
from remembrancer.embedding.encoder import Encoder
from remembrancer.embedding.searchable import EncoderSource
from remembrancer.model.clock import to_microseconds
from remembrancer.model.queries import Found, Hit, ScoreParts
from remembrancer.model.search import Search
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.meaning import MeaningScore, nearest_texts, score_meaning, token_weights
from remembrancer.recall.words import WordScore, read_postings, score_words, word_query
from remembrancer.storage.codes import Eligible, eligible, eligible_texts
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.selection import Selection
from remembrancer.storage.store import Store
from remembrancer.text.dates import find_dates
from remembrancer.text.normalise import normalise_query

CANDIDATES: Final = 400
"""How many texts each first stage proposes: by meaning and by words."""
FLOOR: Final = 0.20
"""The ITS below which a memory does not answer a query (unless it has the query's words)."""
WORD_FLOOR: Final = 0.35
"""The share of the best possible BM25 from which a memory answers by its words alone."""
MEANING_SHARE: Final = 0.75
WORDS_SHARE: Final = 0.20
TIME_SHARE: Final = 0.05
_EXPLAINED_WORDS: Final = 4


@dataclass(frozen=True, slots=True)
class _Scored:
    memory: Eligible
    hit: Hit


class Recalling:
    """Answers searches that have a text."""

    def __init__(self, store: Store, encoder: EncoderSource, book: CodeBook) -> None:
        self._store = store
        self._encoder = encoder
        self._book = book

    def recall(
        self,
        connection: apsw.Connection,
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
        texts = eligible_texts(connection, selection)
        words = word_query(connection, search, namespaces)
        found = read_postings(connection, words, namespaces)
        candidates = set(found.ranked(words, frozenset(texts), CANDIDATES))
        encoder = self._encoder()
        meaning: Mapping[int, MeaningScore] = {}
        query = encoder.encode_query(text) if encoder is not None else None
        if encoder is not None and query is not None and len(query.token_vectors):
            self._book.refresh(connection)
            candidates |= set(nearest_texts(self._book, query.mean_code, np.array(texts, dtype=np.int64), CANDIDATES))
            meaning = self._meaning(connection, encoder, query, text, sorted(candidates), namespaces)
        by_words = score_words(connection, words, found, sorted(candidates))
        ranked = self._ranked(connection, selection, text, sorted(candidates), meaning, by_words)
        return self._answer(connection, ranked, limit, words_only=not meaning)

    def _meaning(
        self,
        connection: apsw.Connection,
        encoder: Encoder,
        query: EncodedQuery,
        text: str,
        candidates: Sequence[int],
        namespaces: Sequence[int],
    ) -> Mapping[int, MeaningScore]:
        weights = token_weights(connection, query, text, namespaces)
        return score_meaning(connection, encoder.encoder_id, query, weights, candidates)

    def _ranked(
        self,
        connection: apsw.Connection,
        selection: Selection,
        text: str,
        candidates: Sequence[int],
        meaning: Mapping[int, MeaningScore],
        by_words: Mapping[int, WordScore],
    ) -> list[_Scored]:
        if not candidates:
            return []
        inside = ", ".join(str(text) for text in candidates)
        chosen = Selection(f"{selection.clause} AND v.text_id IN ({inside})", selection.bindings)
        period = self._asked_period(text)
        words_alone = not meaning
        scored = [
            _Scored(memory, _hit(memory, meaning.get(memory.text), by_words.get(memory.text), period, words_alone))
            for memory in eligible(connection, chosen)
        ]
        # What ties is ordered by content, never by when it was stored.
        scored.sort(key=lambda each: (-each.hit.match, each.memory.digest, each.memory.memory))
        return scored

    def _asked_period(self, text: str) -> tuple[int, int] | None:
        clock = self._store.clock
        for mention in find_dates(text, stated_at=clock.now(), zone=clock.zone()):
            return to_microseconds(mention.start), to_microseconds(mention.end)
        return None

    def _answer(self, connection: apsw.Connection, ranked: list[_Scored], limit: int, *, words_only: bool) -> Found:
        answering = [each for each in ranked if _answers(each.hit, words_only=words_only)][:limit]
        hits = {each.hit.memory: each.hit for each in answering}
        missed = ranked[0].hit if ranked and not answering else None
        return Found(tuple(hits), newest_tx(connection), hits, missed, words_only)


def _answers(hit: Hit, *, words_only: bool) -> bool:
    return hit.its >= FLOOR or hit.parts.words >= WORD_FLOOR * (1.0 if words_only else WORDS_SHARE)


def _hit(
    memory: Eligible,
    meaning: MeaningScore | None,
    words: WordScore | None,
    period: tuple[int, int] | None,
    words_alone: bool,  # noqa: FBT001  (a state of the whole query, not a switch)
) -> Hit:
    its = meaning.its if meaning else 0.0
    within = period is not None and _happened_within(memory, period)
    parts = ScoreParts(
        meaning=MEANING_SHARE * its,
        words=(1.0 - TIME_SHARE if words_alone else WORDS_SHARE) * (words.score if words else 0.0),
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
