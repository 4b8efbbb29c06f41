"""How well the times of memories fit the time a question asks about.

For one asked period [s, e) and one clock of a memory, an instant or a stretch [a, b), the distance g is 0 where the two
overlap and the length of the gap between them else. With the margin M,

    fit = 1                      for g = 0
    fit = (1 - g / M) / 2        for 0 < g < M
    fit = 0                      beyond,        M = max(12 h, (e - s) / 4), twice that for rounded speech

so that 2 April still answers "in March" a little. The clocks are evidence of different strength:

    when it happened, or a period in which it holds    1.0, or 0.7 if that period has only one end
    when it is due                                     0.9
    when it was said                                   0.8, or 0.3 if the memory says itself when it happened
    when it was recorded, if nothing else is known    0.4

A memory's score is the best of clock strength x fit over its clocks and the asked periods; it is halved for a period
open at one side ("before 2019", "since the move"), which many memories satisfy. It is a pure function of the memory
and the question: other candidates do not matter. What the score is worth beside meaning and words is the ranking's
choice; on dialogues 0.12 of a match did best and anything from 0.08 to 0.2 nearly as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Times
from remembrancer.model.recalling import ItemFlag
from remembrancer.text.dates.asked import AskedPeriod, AskedRelation, AskedTime

HAPPENING: Final = 1.0
VALID: Final = 1.0
VALID_OPEN: Final = 0.7
DUE: Final = 0.9
STATED: Final = 0.8
STATED_BESIDE_EVENT: Final = 0.3
RECORDED: Final = 0.4
OPEN: Final = 0.5
"""What is left of a score where the asked period has only one end."""
PARTIAL: Final = 0.5
_LEAST_MARGIN: Final = 12 * 3600 * 1_000_000
_MARGIN_SHARE: Final = 0.25

Microseconds = NDArray[np.float64]
"""Microseconds since 1970 UTC, NaN where there is no such time; float64 is exact to 2**53, the year 2255."""


class TimeReason(IntEnum):
    """Why a memory has its time score; :attr:`code` is what ``Hit.time_reason`` carries."""

    NO_DATE_ASKED = 0
    NOT_WITHIN = 1
    HAPPENED_THEN = 2
    HELD_THEN = 3
    DUE_THEN = 4
    STATED_THEN = 5
    RECORDED_THEN = 6
    NEARLY = 7

    @property
    def code(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True, eq=False)
class CandidateTimes:
    """The clocks of n memories, each float64 [n] as :data:`Microseconds`; intervals are half open.

    A stretch with one end is open at the other: NaN in ``happening_to`` alone means an instant, in ``valid_from``
    or ``valid_to`` alone no limit.
    """

    happening_from: Microseconds
    happening_to: Microseconds
    valid_from: Microseconds
    valid_to: Microseconds
    due: Microseconds
    stated: Microseconds
    recorded: Microseconds

    @classmethod
    def of(cls, rows: Sequence[Sequence[int | None]]) -> CandidateTimes:
        """From rows of seven times in the order of the attributes, microseconds or None."""
        table = np.array(rows, dtype=np.float64).reshape(-1, 7)
        return cls(*(np.ascontiguousarray(column) for column in table.T))


@dataclass(frozen=True, slots=True, eq=False)
class TimeFit:
    """Scores float64 [n], 0..1, and reasons uint8 [n], numbers of :class:`TimeReason`."""

    scores: NDArray[np.float64]
    reasons: NDArray[np.uint8]


def time_score(asked: AskedTime, times: CandidateTimes) -> TimeFit:
    """How well each memory's times fit what is asked; all zero with ``NO_DATE_ASKED`` where no period is."""
    count = len(times.recorded)
    scores = np.zeros(count, dtype=np.float64)
    if not asked.periods:
        return TimeFit(scores, np.full(count, TimeReason.NO_DATE_ASKED, dtype=np.uint8))
    reasons = np.full(count, TimeReason.NOT_WITHIN, dtype=np.uint8)
    knows_when = ~np.isnan(times.happening_from) | ~np.isnan(times.valid_from) | ~np.isnan(times.valid_to)
    was_said = ~np.isnan(times.stated)
    never_ends = np.where(np.isnan(times.valid_to) & ~np.isnan(times.valid_from), np.inf, times.valid_to)
    always_was = np.where(np.isnan(times.valid_from) & ~np.isnan(times.valid_to), -np.inf, times.valid_from)
    happened_to = np.where(np.isnan(times.happening_to), times.happening_from + 1, times.happening_to)
    not_even_said = np.where(was_said | knows_when, np.nan, times.recorded)
    clocks = (
        (TimeReason.HAPPENED_THEN, times.happening_from, happened_to, HAPPENING),
        (
            TimeReason.HELD_THEN,
            always_was,
            never_ends,
            np.where(np.isfinite(never_ends - always_was), VALID, VALID_OPEN),
        ),
        (TimeReason.DUE_THEN, times.due, times.due + 1, DUE),
        (TimeReason.STATED_THEN, times.stated, times.stated + 1, np.where(knows_when, STATED_BESIDE_EVENT, STATED)),
        (TimeReason.RECORDED_THEN, not_even_said, times.recorded + 1, RECORDED),
    )
    for period in asked.periods:
        for reason, start, end, strength in clocks:
            fit = _fit(period, start, end)
            reached = strength * fit * (1.0 if period.relation is AskedRelation.WITHIN else OPEN)
            better = reached > scores
            scores = np.where(better, reached, scores)
            reasons[better] = np.where(fit[better] < 1.0, TimeReason.NEARLY, reason)
    return TimeFit(scores, reasons)


def _fit(period: AskedPeriod, start: Microseconds, end: Microseconds) -> NDArray[np.float64]:
    """How near the stretches [start, end) lie to what is asked, 0..1; 0 for NaN."""
    first, last = float(to_microseconds(period.start)), float(to_microseconds(period.end))
    margin = max(_LEAST_MARGIN, _MARGIN_SHARE * (last - first)) * (2.0 if period.approximate else 1.0)
    if period.relation is AskedRelation.BEFORE:
        first, last = -np.inf, last if period.is_included else first
    elif period.relation is AskedRelation.AFTER:
        first, last = first if period.is_included else last, np.inf
    gap = np.maximum(np.maximum(start - (last - 1), (first + 1) - end), 0.0)
    fit = np.where(gap <= 0.0, 1.0, PARTIAL * np.maximum(1.0 - gap / margin, 0.0))
    return np.nan_to_num(fit, nan=0.0)


def validity_at(times: Times, moment: datetime) -> ItemFlag | None:
    """``NOT_YET_VALID`` or ``NO_LONGER_VALID`` at an instant (aware), or None where the memory holds."""
    if times.valid_from is not None and times.valid_to is not None and times.valid_to <= times.valid_from:
        return ItemFlag.NO_LONGER_VALID  # corrected: it never held
    if times.valid_to is not None and times.valid_to <= moment:
        return ItemFlag.NO_LONGER_VALID
    if times.valid_from is not None and moment < times.valid_from:
        return ItemFlag.NOT_YET_VALID
    return None


def holds_at(times: Times, moment: datetime) -> bool:
    """Whether a memory holds at an instant: within ``[valid_from, valid_to)``, either end open where there is none."""
    return validity_at(times, moment) is None
