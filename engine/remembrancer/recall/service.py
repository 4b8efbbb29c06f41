"""Recall: one question, one ranking, the same for the same vault. Meaning orders; words and time nudge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import compress
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.searchable import EncoderSource, embedded_text
from remembrancer.lifecycle.signals import UseSignals
from remembrancer.model.clock import from_microseconds
from remembrancer.model.queries import Hit, ScoreParts
from remembrancer.model.recalling import Expansion
from remembrancer.recall.candidates import propose
from remembrancer.recall.codebook import CodeBook
from remembrancer.recall.contenders import contenders
from remembrancer.recall.eligible import Eligibility
from remembrancer.recall.episodes import REACH, borrowed, pairs, speaker_of, with_session
from remembrancer.recall.evidence import resolved
from remembrancer.recall.formation import TimeReason, newer_first, shared_evidence, strong_matches
from remembrancer.recall.meaning import Explained, Meaning, Resolved
from remembrancer.recall.question import Asking, Question, understand
from remembrancer.recall.scoring import Scores, bounds, likelihood, score
from remembrancer.recall.terms import TermBook
from remembrancer.recall.tokens import TokenBook
from remembrancer.recall.words import WordScores, common_words, score_words
from remembrancer.storage.codes import Eligible, eligible_with, lapsed_texts, openings, statements, turns_among
from remembrancer.storage.connection import Connection
from remembrancer.storage.episodes import Neighbours, neighbours
from remembrancer.storage.operations import newest_tx
from remembrancer.storage.selection import Selection
from remembrancer.storage.store import Store
from remembrancer.text.dates import with_anchor

NEAR_MISSES: Final = 3
_LOOKED_AROUND: Final = 100
"""For so many turns, those that resolve most by themselves, the turns around them are looked at."""
_NAMED: Final = 300
"""For so many turns it is looked up who speaks."""
_OPENING_CHARACTERS: Final = 100
_EXPLAINED: Final = 100
_EXPLAINED_WORDS: Final = 4
_SHORTEST_TERM: Final = 3
_A_DAY: Final = timedelta(days=1)
_WARMED_AT_ONCE: Final = 200
"""So many texts are read in some milliseconds: a question that comes meanwhile hardly waits."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A ranking.

    Attributes:
        hits: what answers, best first.
        missed: up to ``NEAR_MISSES`` of what just does not, best first.
        number: the change number it belongs to.
        expansions: what was added to the question.
        words_only: there was no meaning to go by.
    """

    hits: tuple[Hit, ...]
    missed: tuple[Hit, ...]
    number: int
    expansions: tuple[Expansion, ...] = ()
    words_only: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Order:
    """Rows of the memories, best first: what answers, then the near misses.

    ``explained`` belongs to the first of ``rows``; by row, ``newer`` says that a later statement of the same stands
    above, and ``raised`` that this is one.
    """

    rows: list[int]
    scores: Scores
    explained: Explained
    newer: NDArray[np.bool_]
    raised: NDArray[np.bool_]


class Recalling:
    """Ranks what a selection holds for a question."""

    def __init__(self, store: Store, encoder: EncoderSource, book: CodeBook, use: UseSignals) -> None:
        self._store = store
        self._encoder = encoder
        self._book = book
        self._tokens = TokenBook(book)
        self._terms = TermBook()
        self._use = use
        self._eligibility = Eligibility()

    def warm(self, must_stop: Callable[[], bool]) -> None:
        """Read what the first questions would have to wait for: the codes and words of the newest texts.

        As many as are kept anyway. ``must_stop`` is asked between portions whether to give up.
        """
        with self._store.read() as connection:
            newest = self._book.texts(connection)[::-1]
        tokens = 0
        for start in range(0, len(newest), _WARMED_AT_ONCE):
            if must_stop() or tokens >= self._tokens.most_tokens:
                return
            texts = newest[start : start + _WARMED_AT_ONCE].tolist()
            with self._store.read() as connection:
                tokens += len(self._tokens.candidates(connection, texts).words)
                self._terms.candidates(connection, texts)

    def forget_erased(self) -> None:
        """Keep nothing in memory of what was erased."""
        with self._store.read() as connection:
            self._book.refresh(connection)
            self._tokens.candidates(connection, ())
            self._terms.candidates(connection, ())

    def rank(
        self,
        connection: Connection,
        selection: Selection,
        namespaces: Sequence[int],
        asking: Asking,
        *,
        limit: int,
        floor: float | None = None,
    ) -> Ranked:
        """Rank the memories of a selection for a question.

        Args:
            connection: a consistent view of the vault.
            selection: which memories may be found: filters apply before anything is ranked.
            namespaces: over which word frequencies are counted.
            asking: the question.
            limit: how many memories to return.
            floor: the ITS below which a memory does not answer; the shipped one if None.

        Raises:
            InvalidInputError: the question is too long.
        """
        question = understand(connection, asking, self._store.clock.zone(), namespaces, self._encoder())
        if question.asked.anchor_text:
            question = self._anchored(connection, selection, namespaces, question, asking)
        race = _Race(connection, selection, question, Meaning(self._tokens, question))
        self._gather(race, limit)
        return self._reply(race, self._order(race, limit, floor, asking), namespaces)

    def _anchored(
        self,
        connection: Connection,
        selection: Selection,
        namespaces: Sequence[int],
        question: Question,
        asking: Asking,
    ) -> Question:
        """The question with the time of the event that it counts from ("before the move"), if that is remembered."""
        event = understand(
            connection,
            Asking(question.asked.anchor_text, asking.moment),
            self._store.clock.zone(),
            namespaces,
            self._encoder(),
        )
        race = _Race(connection, selection, event, Meaning(self._tokens, event))
        self._gather(race, 1)
        order = self._order(race, 1, None)
        if not order.rows or not order.scores.answers[order.rows[0]]:
            return question
        memory = race.memories[order.rows[0]]
        start = from_microseconds(memory.happening_from or memory.stated_at or memory.recorded_at)
        end = from_microseconds(memory.happening_to) if memory.happening_to else start + _A_DAY
        return replace(question, asked=with_anchor(question.asked, start, end))

    def _gather(self, race: _Race, limit: int) -> None:
        """Find the candidates that may be among the ``limit`` best, and the turns around the best of them."""
        connection, selection, moment = race.connection, race.selection, race.question.holding_at
        eligible = self._eligibility.texts(connection, selection)
        if moment is not None:
            eligible = eligible.without(lapsed_texts(connection, selection, moment))
        resolved = race.meaning.resolve(connection, propose(connection, self._book, race.question, eligible))
        if race.question.has_meaning:
            texts = list(resolved.places)
            words = score_words(race.question.words, self._terms.candidates(connection, texts))
            spoken = np.isin(np.array(texts, dtype=np.int64), turns_among(connection, texts))
            lowest, highest = bounds(race.its(resolved.evidence), words.scores, spoken, race.question.asked)
            resolved = resolved.at(np.flatnonzero(contenders(lowest, highest, limit + NEAR_MISSES)))
        race.take(resolved, eligible_with(connection, selection, list(resolved.places)))
        if not race.question.has_meaning:
            return
        own = race.its(race.evidence())
        turns = [row for row in np.argsort(-own, kind="stable").tolist() if race.is_turn(row)]
        cut = own[turns[_LOOKED_AROUND - 1]] if len(turns) > _LOOKED_AROUND else 0.0
        looked = [race.memories[row].memory for row in turns if own[row] >= cut]
        if looked:
            race.around = neighbours(connection, selection, looked, REACH)
            beside = {turn.text for each in race.around.values() for turn in (*each.before, *each.after)}
            more = sorted(beside - race.resolved.places.keys())
            race.take(race.meaning.resolve(connection, more), eligible_with(connection, selection, more))

    def _order(self, race: _Race, limit: int, floor: float | None, asking: Asking | None = None) -> _Order:
        """The order of the candidates, with the later of two statements of one thing first."""
        question, memories = race.question, race.memories
        rows = {memory.memory: row for row, memory in enumerate(memories)}
        its = race.its(borrowed(race.evidence(), race.lengths(), pairs(race.around, rows)))
        texts = list(race.resolved.places)
        words = score_words(question.words, self._terms.candidates(race.connection, texts))
        race.words = words = words.at(race.places())
        scores = score(
            memories,
            its=its,
            in_session=with_session(its, [memory.session if memory.episode else None for memory in memories]),
            words=words,
            named=self._named(race, its),
            lengths=race.lengths(),
            gained=self._gained(race, asking),
            asked=question.asked,
            floor=floor,
            words_alone=not question.has_meaning,
            needs_strong_cue=asking is not None and asking.strong_cue,
        )
        match, answers = scores.match.tolist(), scores.answers.tolist()
        # What ties is ordered by what it says, never by when it was stored.
        order = sorted(
            range(len(memories)),
            key=lambda row: (-match[row], memories[row].episode, memories[row].digest, memories[row].memory),
        )
        answering = [row for row in order if answers[row]][:limit]
        order = answering + [row for row in order if not answers[row]][:NEAR_MISSES]
        explained = race.meaning.explain(race.connection, [memories[row].text for row in order[:_EXPLAINED]])
        none = np.zeros(len(memories), dtype=np.bool_)
        found = _Order(order, scores, explained, none, none)
        return self._updated(race, found, len(answering))

    def _updated(self, race: _Race, found: _Order, answering: int) -> _Order:
        """Put the later of two statements of one thing first, among what answers."""
        rows, scores = found.rows[:answering], found.scores
        match = scores.match[rows]
        strong = strong_matches(match)
        if strong < 2 or not race.question.has_meaning:
            return found
        said = np.array([race.memories[row].stated_at or race.memories[row].recorded_at for row in rows])
        shared = shared_evidence(found.explained.shares[:strong], found.explained.codes[:strong])
        updated = newer_first(match, said, shared, race.question.asked, race.in_one_session(rows[:strong]))
        newer = found.newer.copy()
        newer[[rows[place] for place in np.flatnonzero(updated.newer_exists)]] = True
        time = scores.time.copy()
        time[rows] += updated.scores - match
        places = [*updated.order.tolist(), *range(answering, len(found.rows))]
        return _Order(
            [found.rows[place] for place in places],
            replace(scores, time=time),
            found.explained.at(places[:_EXPLAINED]),
            newer,
            time > scores.time,
        )

    def _gained(self, race: _Race, asking: Asking | None) -> NDArray[np.float64]:
        """What use has added to the strength of the candidates."""
        if asking is None or asking.state is None:
            return np.zeros(len(race.memories))
        return self._use.gained(race.connection, asking.state, [memory.memory for memory in race.memories])

    def _named(self, race: _Race, its: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Which turns are spoken by someone the question names."""
        named = np.zeros(len(race.memories), dtype=np.bool_)
        turns = [row for row in np.argsort(-its, kind="stable").tolist() if race.memories[row].episode]
        cut = its[turns[_NAMED - 1]] if len(turns) > _NAMED else 0.0
        looked = [row for row in turns if its[row] >= cut]
        found = openings(race.connection, {race.memories[row].text for row in looked}, _OPENING_CHARACTERS)
        for row in looked:
            speaker = speaker_of(found.get(race.memories[row].text, ""))
            named[row] = bool(speaker) and not race.question.names.isdisjoint(speaker.split())
        return named

    def _reply(self, race: _Race, order: _Order, namespaces: Sequence[int]) -> Ranked:
        connection, question = race.connection, race.question
        spoken = statements(connection, {race.memories[row].text for row in order.rows[:_EXPLAINED]})
        matched = race.matched(order.rows)
        asked = {words: frozenset(word.casefold() for word in words) for words in set(matched)}
        telling = [
            _telling(spoken.get(race.memories[row].text), spans, asked[words])
            for row, spans, words in zip(order.rows, order.explained.spans, matched, strict=False)
        ]
        common = common_words(connection, {word for words in telling for word in words}, namespaces)
        terms = [tuple(word for word in words if word not in common) for words in telling]
        terms += [()] * (len(order.rows) - len(terms))
        hits = _hits(race, order, matched, terms)
        answering = sum(bool(order.scores.answers[row]) for row in order.rows)
        return Ranked(
            tuple(hits[:answering]),
            tuple(hits[answering:]),
            newest_tx(connection),
            question.formed.words_added,
            words_only=not question.has_meaning,
        )


class _Race:
    """The candidates of one ranking, as they come in."""

    def __init__(self, connection: Connection, selection: Selection, question: Question, meaning: Meaning) -> None:
        self.connection = connection
        self.selection = selection
        self.question = question
        self.meaning = meaning
        self.memories: list[Eligible] = []
        self.resolved: Resolved = meaning.resolve(connection, ())
        self.around: dict[str, Neighbours] = {}
        self.words: WordScores

    def take(self, resolved: Resolved, memories: Sequence[Eligible]) -> None:
        """Take in texts, and the memories that have them."""
        self.resolved = self.resolved.joined(resolved)
        self.memories.extend(memory for memory in memories if _holds(memory, self.question.holding_at))

    def is_turn(self, row: int) -> bool:
        memory = self.memories[row]
        return bool(memory.episode) and memory.session is not None

    def in_one_session(self, rows: Sequence[int]) -> NDArray[np.bool_]:
        """Which two of some memories belong to one session, bool [n, n]: what follows in a talk is rarely an update."""
        sessions = np.array([self.memories[row].session or -row - 1 for row in rows], dtype=np.int64)
        return np.equal.outer(sessions, sessions)

    def places(self) -> NDArray[np.int64]:
        """The row of each memory's text."""
        return np.array([self.resolved.places[memory.text] for memory in self.memories], dtype=np.int64)

    def evidence(self) -> NDArray[np.float64]:
        return self.resolved.evidence[self.places()]

    def lengths(self) -> NDArray[np.int64]:
        return self.resolved.lengths[self.places()]

    def its(self, evidence: NDArray[np.float64]) -> NDArray[np.float64]:
        if self.meaning.weighed is None:
            return np.zeros(len(evidence))
        return resolved(self.meaning.weighed, evidence)[0]

    def matched(self, rows: Sequence[int]) -> list[tuple[str, ...]]:
        """The question's words that stand in each of these memories."""
        shown = [word.shown for word in self.question.words.words]
        return [tuple(compress(shown, having)) for having in self.words.having[list(rows)].tolist()]


def _holds(memory: Eligible, moment: int | None) -> bool:
    return moment is None or memory.valid_to is None or memory.valid_to > moment


def _telling(
    statement: tuple[str, str] | None, spans: tuple[tuple[int, int], ...], asked: frozenset[str]
) -> tuple[str, ...]:
    """The words of a statement (title, content) that answered, best first, without those the question has too."""
    if statement is None:
        return ()
    whole = embedded_text(*statement)
    terms = dict.fromkeys(whole[start:end].casefold() for start, end in spans)
    return tuple(term for term in terms if len(term) >= _SHORTEST_TERM and term not in asked)


def _hits(
    race: _Race, order: _Order, matched: Sequence[tuple[str, ...]], terms: Sequence[tuple[str, ...]]
) -> list[Hit]:
    scores, rows = order.scores, order.rows
    its, use = scores.its[rows].tolist(), scores.use[rows].tolist()
    parts = zip(
        its, scores.meaning[rows].tolist(), scores.words[rows].tolist(), scores.time[rows].tolist(), use, strict=True
    )
    return [
        Hit(
            race.memories[row].memory,
            evidence,
            ScoreParts(meant, said, dated, used),
            meaning_terms=telling[:_EXPLAINED_WORDS],
            matched_words=having,
            time_reason=_time_reason(order, row),
            use_reason="used" if used > 0 else "not_used",
            likelihood=likelihood(evidence),
        )
        for row, having, telling, (evidence, meant, said, dated, used) in zip(rows, matched, terms, parts, strict=True)
    ]


def _time_reason(order: _Order, row: int) -> str:
    if order.newer[row]:
        return "newer_exists"
    if order.raised[row]:
        return "newest"
    return TimeReason(int(order.scores.fit.reasons[row])).code
