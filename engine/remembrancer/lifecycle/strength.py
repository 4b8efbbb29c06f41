"""The strength of memories: a pure function of their lives, of what they were used for, and of an instant.

    S(t) = max(FLOOR, S0 exp(-t / tau)),  tau = W (1 + SAVING min(n, MOST_SAVINGS)) / 3 days

At the end of a local day on which a memory was used r times and gained a spread weight s:

    S <- min(1, S + GAIN ln(1 + r) + SPREAD GAIN ln(2) s),  n <- n + 1 if r > 0

The formulas and constants are those of the Arboreal Cognitive Mesh (decay with savings; DESIGN section 7). ``t`` is
elapsed time, so that days of 23 and 25 hours are what they are. All instants are int64 microseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

FLOOR: Final = 0.01
GAIN: Final = 0.17
SPREAD: Final = 0.1
SAVING: Final = 0.25
MOST_SAVINGS: Final = 20
NORMAL: Final = 0.4
HIGH: Final = 0.8
DEMOTED_AT: Final = 0.02
DAY: Final = 86_400_000_000
IDLE: Final = 90 * DAY
"""Idle for so long, and at ``DEMOTED_AT`` or below: demoted."""
NEVER: Final = np.iinfo(np.int64).max

Instants = NDArray[np.int64]
Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Lives:
    """n memories; all arrays [n].

    Attributes:
        fades_from: int64, the instant from which each fades; ``NEVER``: it does not.
        window: float64, W in days, above 0.
        initial: float64, S0.
        pinned: bool, its strength is 1.
    """

    fades_from: Instants
    window: Numbers
    initial: Numbers
    pinned: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.fades_from)

    def at(self, rows: NDArray[np.int64]) -> Lives:
        """These rows."""
        return Lives(self.fades_from[rows], self.window[rows], self.initial[rows], self.pinned[rows])


@dataclass(frozen=True, slots=True, eq=False)
class Uses:
    """k days on which memories were used, by memory and then by day; all arrays [k].

    Attributes:
        owner: int64, the row of the memory in its :class:`Lives`.
        ends_at: int64, when the local day ended.
        count: int64, r.
        spread: float64, s.
    """

    owner: NDArray[np.int64]
    ends_at: Instants
    count: NDArray[np.int64]
    spread: Numbers

    @classmethod
    def none(cls) -> Self:
        empty = np.zeros(0, dtype=np.int64)
        return cls(empty, empty, empty, np.zeros(0))

    def until(self, instant: int) -> Uses:
        """Those of days that had ended."""
        return self.where(self.ends_at <= instant)

    def where(self, kept: NDArray[np.bool_]) -> Uses:
        return Uses(self.owner[kept], self.ends_at[kept], self.count[kept], self.spread[kept])


@dataclass(frozen=True, slots=True, eq=False)
class Strengths:
    """What the fold comes to after some days; all arrays [n].

    Attributes:
        value: float64, the strength after the last of them.
        savings: int64, n.
        since: int64, the instant that ``value`` belongs to.
        used_at: int64, the end of the last day with r > 0; 0 if there was none.
    """

    value: Numbers
    savings: NDArray[np.int64]
    since: Instants
    used_at: Instants

    def decayed(self, lives: Lives, instant: int | Instants) -> Numbers:
        """The strengths at an instant, if nothing is used until then."""
        value = _decayed(lives, self.value, self.savings, self.since, np.asarray(instant, dtype=np.int64))
        return np.where(lives.pinned, 1.0, value)


def folded(lives: Lives, uses: Uses) -> Strengths:
    """Fold the uses, day by day, into the lives they belong to."""
    found = Strengths(
        lives.initial.copy(),
        np.zeros(len(lives), dtype=np.int64),
        # Decay is counted from fades_from on, whatever stands here before it.
        np.where(lives.fades_from == NEVER, 0, lives.fades_from),
        np.zeros(len(lives), dtype=np.int64),
    )
    for rows in _rounds(uses.owner):
        _fold_in(lives, found, uses, rows)
    return found


def _fold_in(lives: Lives, found: Strengths, uses: Uses, rows: NDArray[np.int64]) -> None:
    """Fold in days of use that belong to different memories."""
    owner, ends, count = uses.owner[rows], uses.ends_at[rows], uses.count[rows]
    value = _decayed(lives.at(owner), found.value[owner], found.savings[owner], found.since[owner], ends)
    gained = GAIN * np.log1p(count) + SPREAD * GAIN * np.log(2.0) * uses.spread[rows]
    found.value[owner] = np.minimum(1.0, value + gained)
    found.savings[owner] += count > 0
    found.since[owner] = np.maximum(found.since[owner], ends)
    found.used_at[owner] = np.where(count > 0, ends, found.used_at[owner])


def course(life: Lives, uses: Uses, instants: Instants) -> tuple[Numbers, Numbers]:
    """The strength of one memory just before and just after each of some instants, float64 [m] each.

    They differ at the ends of the days on which it was used.
    """
    before, after = np.zeros(len(instants)), np.zeros(len(instants))
    done_before = np.searchsorted(uses.ends_at, instants, side="left")
    done_after = np.searchsorted(uses.ends_at, instants, side="right")
    found = folded(life, Uses.none())
    for done in range(len(uses.ends_at) + 1):
        for values, places in ((before, done_before == done), (after, done_after == done)):
            values[places] = found.decayed(life, instants[places])
        if done < len(uses.ends_at):
            _fold_in(life, found, uses, np.array([done]))
    return before, after


def strengths(lives: Lives, uses: Uses, instant: int) -> Numbers:
    """The strengths at an instant, float64 [n] in [FLOOR, 1]; what was used on days that end later does not count."""
    return folded(lives, uses.until(instant)).decayed(lives, instant)


def fades_at(lives: Lives, found: Strengths, changed_at: Instants) -> Instants:
    """When each will be at the demotion line and idle for long enough, int64 [n], if nothing happens; NEVER if not.

    ``changed_at`` is when somebody changed it last, which counts as not being idle.
    """
    days = _tau(lives, found.savings) * np.log(np.maximum(found.value, DEMOTED_AT) / DEMOTED_AT)
    start = np.maximum(found.since, np.where(lives.fades_from == NEVER, 0, lives.fades_from))
    # A microsecond more, so that at that instant it is there in floating point too.
    faint = start + np.ceil(np.minimum(days, 1e6) * DAY).astype(np.int64) + 1
    at = np.maximum(faint, np.maximum(found.used_at, changed_at) + IDLE)
    return np.where(lives.pinned | (lives.fades_from == NEVER), NEVER, at)


def is_faded(value: Numbers, found: Strengths, changed_at: Instants, instant: int) -> NDArray[np.bool_]:
    """Which are at the demotion line and idle for long enough at an instant."""
    idle = instant - np.maximum(found.used_at, changed_at)
    return (value <= DEMOTED_AT) & (idle >= IDLE)


def _tau(lives: Lives, savings: NDArray[np.int64]) -> Numbers:
    return lives.window * (1.0 + SAVING * np.minimum(savings, MOST_SAVINGS)) / 3.0


def _decayed(lives: Lives, value: Numbers, savings: NDArray[np.int64], since: Instants, instant: Instants) -> Numbers:
    fading = lives.fades_from != NEVER
    start = np.maximum(since, np.where(fading, lives.fades_from, 0))
    days = np.where(fading, np.maximum(0, instant - start), 0) / DAY
    return np.maximum(FLOOR, value * np.exp(-days / _tau(lives, savings)))


def _rounds(owner: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Rows by their place among those of the same owner: first all first ones, then all second ones, and so on."""
    if not len(owner):
        return []
    starts = np.flatnonzero(np.concatenate(([True], owner[1:] != owner[:-1])))
    lengths = np.diff(np.concatenate((starts, [len(owner)])))
    places = np.arange(len(owner)) - np.repeat(starts, lengths)
    order = np.argsort(places, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(places[order])) + 1)
