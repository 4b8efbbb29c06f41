"""The match: from what candidates resolve to one number that orders them, and the parts it is the sum of.

    match = MEANING ITS' + WORDS bm25 + NAMED [the speaker is named] + TIME fit

ITS' is the ITS with what a turn borrows (:mod:`~remembrancer.recall.episodes`); BM25 is a share of the most a text
could get; the fit to an asked time is that of :mod:`~remembrancer.recall.formation.timing`. Without meaning, words make
up for it. The weights were chosen on development data alone (ARCHITECTURE.md, "Decisions").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.recall.episodes import SESSION
from remembrancer.recall.formation import CandidateTimes, TimeFit, time_score
from remembrancer.recall.words import WordScores
from remembrancer.storage.codes import Eligible
from remembrancer.text.dates import AskedTime

MEANING: Final = 0.76
WORDS: Final = 0.08
NAMED: Final = 0.06
TIME: Final = 0.10

FLOOR: Final = 0.20
"""The ITS below which a memory does not answer a question (unless it has the question's words)."""
EPISODE_FLOOR: Final = 0.27
"""The same for a turn of a conversation: much of what is said answers nothing. 97 % of the evidence lies above."""
FLOOR_PER_DOUBLING: Final = 0.025
"""How much more a memory needs for every doubling of its tokens beyond ``SHORT_TOKENS``: of many words some will be
near any question."""
SHORT_TOKENS: Final = 32
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


def bounds(its: NDArray[np.float64], asked: AskedTime) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The least and the most that the match of candidates may come to, float64 [n], while only their own ITS is known.

    What a turn borrows is not in it: who is near enough to the best to borrow is looked up from those.
    """
    lowest = MEANING * its
    best = float(its.max(initial=0.0))
    nudges = WORDS + NAMED + (TIME if asked.is_dated else 0.0)
    return lowest, lowest + MEANING * SESSION * (best - its) + nudges


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """What is known of n memories; all arrays are float64 [n] unless said otherwise.

    Attributes:
        its: the ITS, to which the floor applies.
        meaning, words, time: the parts of the match.
        answers: bool [n], whether a memory answers at all.
        fit: how well its times fit.
    """

    its: NDArray[np.float64]
    meaning: NDArray[np.float64]
    words: NDArray[np.float64]
    time: NDArray[np.float64]
    answers: NDArray[np.bool_]
    fit: TimeFit

    @property
    def match(self) -> NDArray[np.float64]:
        return self.meaning + self.words + self.time


def score(
    memories: Sequence[Eligible],
    *,
    its: NDArray[np.float64],
    in_session: NDArray[np.float64],
    words: WordScores,
    named: NDArray[np.bool_],
    lengths: NDArray[np.int64],
    asked: AskedTime,
    floor: float | None,
    words_alone: bool,
) -> Scores:
    """Score memories.

    Args:
        memories: n of them.
        its: float64 [n].
        in_session: float64 [n], the ITS with what the session adds.
        words: of the memories, in their order.
        named: bool [n], the question names who says it.
        lengths: int64 [n], tokens of the memories.
        asked: the time asked about.
        floor: the ITS below which nothing answers; the shipped ones, and what words make up for, if None.
        words_alone: there is no meaning to go by.
    """
    fit = time_score(asked, CandidateTimes.of([_times(memory) for memory in memories]))
    share = MEANING + WORDS if words_alone else WORDS
    return Scores(
        its,
        np.zeros(len(memories)) if words_alone else MEANING * in_session,
        share * words.scores + NAMED * named,
        TIME * fit.scores,
        _answers(memories, its, words, lengths, floor, words_alone=words_alone),
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
    floors += FLOOR_PER_DOUBLING * np.log2(np.maximum(lengths, SHORT_TOKENS) / SHORT_TOKENS)
    return (its >= floors) | (words.coverage >= COVERAGE_FLOOR)


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
