"""The match: from what candidates resolve to one number that orders them, and the parts it is the sum of.

    match = MEANING ITS' + WORDS bm25 + NAMED [the speaker is named] + TIME fit + USE gained

ITS' is the ITS with what a turn borrows (:mod:`~remembrancer.recall.episodes`); BM25 is a share of the most a text
could get; the fit to an asked time is that of :mod:`~remembrancer.recall.formation.timing`. Without meaning, words make
up for it. What use has added to the strength decides between equals and no more. The weights were chosen on
development data alone (ARCHITECTURE.md, "Decisions").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.model.types import Status
from remembrancer.recall.episodes import SESSION
from remembrancer.recall.evidence import LONG_TOKENS
from remembrancer.recall.formation import CandidateTimes, TimeFit, time_score
from remembrancer.recall.words import WordScores
from remembrancer.storage.codes import Eligible
from remembrancer.text.dates import AskedTime

MEANING: Final = 0.70
WORDS: Final = 0.15
NAMED: Final = 0.06
TIME: Final = 0.09
USE: Final = 0.01
"""What the most used memory gets: as much as one in a hundred of the whole decides between equals, and no more."""

FLOOR: Final = 0.20
"""The ITS below which a memory does not answer a question (unless it has the question's words)."""
EPISODE_FLOOR: Final = 0.27
"""The same for a turn of a conversation: much of what is said answers nothing. 97 % of the evidence lies above."""
FLOOR_PER_DOUBLING: Final = 0.025
"""How much more a memory needs for every doubling of its tokens beyond ``SHORT_TOKENS``: of many words some will be
near any question. Beyond ``LONG_TOKENS`` the ITS itself is less by it (:mod:`~remembrancer.recall.evidence`)."""
SHORT_TOKENS: Final = 32
STRONG_CUE: Final = 0.29
"""The ITS from which a faded memory is as good as a fresh one: c = min(1, (ITS / STRONG_CUE)^2) of ACM, whose threshold
of 0.40 is for cosines; here as many pairs of question and turn lie above (ARCHITECTURE.md, "Decisions")."""
COVERAGE_FLOOR: Final = 0.6
"""The share of the question's word weight from which a memory answers whatever its ITS."""
COVERAGE_FLOOR_WORDS_ALONE: Final = 0.35
"""The same where there is no meaning to go by."""

_STEEPNESS: Final = 16.09
_OFFSET: Final = 10.40


def likelihood(its: float) -> float:
    """How often a memory with this ITS is what was asked for, 0..1: 1 / (1 + exp(-(STEEPNESS its - OFFSET))).

    Fitted on the turns of one set of conversations and right within 0.006 (expected calibration error) on another.
    """
    return 1.0 / (1.0 + math.exp(_OFFSET - _STEEPNESS * its))


def bounds(
    its: NDArray[np.float64], words: NDArray[np.float64], turns: NDArray[np.bool_], asked: AskedTime
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The least and the most that the match of candidates may come to, float64 [n], before their memories are read.

    Only a turn gains by its session and by who speaks. What it borrows is not in it: who is near enough to the best to
    borrow is looked up from those, so turns get the room that their words may fill.

    Args:
        its: float64 [n], their own ITS.
        words: float64 [n], their BM25 as a share of the most.
        turns: bool [n], what may be said in a conversation.
        asked: the time asked about.
    """
    lowest = MEANING * its + np.where(turns, 0.0, WORDS * words)
    best = float(its.max(initial=0.0))
    more = np.where(turns, MEANING * SESSION * (best - its) + WORDS + NAMED, 0.0)
    return lowest, lowest + more + USE + (TIME if asked.is_dated else 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """What is known of n memories; all arrays are float64 [n] unless said otherwise.

    Attributes:
        its: the ITS, to which the floor applies.
        meaning, words, time, use: the parts of the match.
        answers: bool [n], whether a memory answers at all.
        fit: how well its times fit.
    """

    its: NDArray[np.float64]
    meaning: NDArray[np.float64]
    words: NDArray[np.float64]
    time: NDArray[np.float64]
    use: NDArray[np.float64]
    answers: NDArray[np.bool_]
    fit: TimeFit

    @property
    def match(self) -> NDArray[np.float64]:
        return self.meaning + self.words + self.time + self.use


def score(
    memories: Sequence[Eligible],
    *,
    its: NDArray[np.float64],
    in_session: NDArray[np.float64],
    words: WordScores,
    named: NDArray[np.bool_],
    lengths: NDArray[np.int64],
    gained: NDArray[np.float64],
    asked: AskedTime,
    floor: float | None,
    words_alone: bool,
    needs_strong_cue: bool,
) -> Scores:
    """Score memories.

    Args:
        memories: n of them.
        its: float64 [n].
        in_session: float64 [n], the ITS with what the session adds.
        words: of the memories, in their order.
        named: bool [n], the question names who says it.
        lengths: int64 [n], tokens of the memories.
        gained: float64 [n] in 0..1, what use added to their strength.
        asked: the time asked about.
        floor: the ITS below which nothing answers; the shipped ones, and what words make up for, if None.
        words_alone: there is no meaning to go by.
        needs_strong_cue: what has faded answers only if the cue is strong.
    """
    fit = time_score(asked, CandidateTimes.of([_times(memory) for memory in memories]))
    share = MEANING + WORDS if words_alone else WORDS
    meaning = np.zeros(len(memories)) if words_alone else MEANING * in_session
    said, time = share * words.scores + NAMED * named, TIME * fit.scores
    return Scores(
        its,
        meaning,
        said,
        time,
        np.minimum(USE * gained, np.maximum(0.0, 1.0 - (meaning + said + time))),
        _answers(memories, its, words, lengths, floor, words_alone=words_alone)
        & (_is_cued(memories, its, words) if needs_strong_cue else True),
        fit,
    )


def _answers(
    memories: Sequence[Eligible],
    its: NDArray[np.float64],
    words: WordScores,
    lengths: NDArray[np.int64],
    floor: float | None,
    *,
    words_alone: bool,
) -> NDArray[np.bool_]:
    if words_alone:
        return words.coverage >= (0.0 if floor == 0.0 else COVERAGE_FLOOR_WORDS_ALONE)
    if floor is not None:
        return its >= floor
    floors = np.array([EPISODE_FLOOR if memory.episode else FLOOR for memory in memories])
    floors += FLOOR_PER_DOUBLING * np.log2(np.clip(lengths, SHORT_TOKENS, LONG_TOKENS) / SHORT_TOKENS)
    return (its >= floors) | (words.coverage >= COVERAGE_FLOOR)


def _is_cued(memories: Sequence[Eligible], its: NDArray[np.float64], words: WordScores) -> NDArray[np.bool_]:
    """Which have not faded, or are asked for so directly that it does not matter."""
    faded = np.array([memory.status == Status.DEMOTED for memory in memories], dtype=np.bool_)
    return ~faded | (its >= STRONG_CUE) | (words.coverage >= COVERAGE_FLOOR)


def _times(memory: Eligible) -> tuple[int | None, ...]:
    return (
        memory.happening_from,
        memory.happening_to,
        memory.valid_from,
        memory.valid_to,
        memory.due_at,
        memory.stated_at,
        memory.recorded_at,
    )
