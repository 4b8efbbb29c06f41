"""The memories of the timeline, prepared so that every view of them is a few look-ups."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo

import numpy as np
from numpy.typing import NDArray

from remembrancer.model.clock import from_microseconds
from remembrancer.model.queries import TimelinePoints
from remembrancer.model.types import MemoryType
from remembrancer_app.charts.calendar_days import day_of, midnights

TYPES = tuple(memory_type.value for memory_type in MemoryType)
"""The lanes, in their fixed order; an index into it is what ``Points.types`` holds."""


@dataclass(frozen=True, slots=True)
class Points:
    """All memories in view, by time. Arrays of one entry a memory: ``times``, ``positions``, ``types``.

    ``times`` are microseconds since 1970 UTC, ``positions`` local days with fractions (see
    :mod:`remembrancer_app.charts.calendar_days`). ``totals`` has a row for each day from ``first_day`` on and one
    more: how many of each type lie before that day. ``starts`` says, with the same rows, how many do in all.
    """

    ids: tuple[str, ...]
    times: NDArray[np.int64]
    positions: NDArray[np.float64]
    types: NDArray[np.uint8]
    first_day: int
    totals: NDArray[np.int64]
    starts: NDArray[np.int64]

    @property
    def day_count(self) -> int:
        return len(self.starts) - 1

    @property
    def last_day(self) -> int:
        """The last day with a memory; the day before ``first_day`` if there is none."""
        return self.first_day + self.day_count - 1

    def __len__(self) -> int:
        return len(self.ids)

    def row(self, day: int) -> int:
        """The row of ``totals`` and ``starts`` for a day, also for one outside."""
        return min(max(day - self.first_day, 0), self.day_count)

    def count(self, first: int, last: int) -> NDArray[np.int64]:
        """How many memories of each type lie on the days ``first`` to ``last``."""
        before, upto = self.totals[[self.row(first), self.row(last + 1)]]
        counted: NDArray[np.int64] = upto - before
        return counted

    def counts(self, edges: NDArray[np.int64]) -> NDArray[np.int64]:
        """How many of each type lie from each edge (a day) to before the next: one row fewer than there are edges."""
        rows = np.clip(edges - self.first_day, 0, self.day_count)
        counted: NDArray[np.int64] = self.totals[rows[1:]] - self.totals[rows[:-1]]
        return counted

    def between(self, first: int, last: int) -> tuple[int, int]:
        """The memories of the days ``first`` to ``last``: the first place and the one after the last."""
        return int(self.starts[self.row(first)]), int(self.starts[self.row(last + 1)])

    def of_type(self, first: int, last: int, lane: int) -> NDArray[np.int64]:
        """The places of the memories of one type on those days, by time."""
        start, stop = self.between(first, last)
        return np.flatnonzero(self.types[start:stop] == lane) + start

    def of_types(self, first: int, last: int, lanes: tuple[int, ...]) -> NDArray[np.int64]:
        """The places of the memories of some types on those days, by time."""
        start, stop = self.between(first, last)
        if len(lanes) == len(TYPES):
            return np.arange(start, stop)
        return np.flatnonzero(np.isin(self.types[start:stop], lanes)) + start


def prepare(points: TimelinePoints, zone: tzinfo) -> Points:
    """Count the engine's points by local day. Takes milliseconds for 100,000; meant for a worker."""
    times = np.frombuffer(points.times, dtype="<i8")
    types = np.frombuffer(points.types, dtype=np.uint8)
    if len(times) == 0:
        return nothing()
    # A day more on each side: where a clock was set back over midnight, a date comes twice.
    first = day_of(from_microseconds(int(times[0])), zone) - 1
    last = day_of(from_microseconds(int(times[-1])), zone) + 1
    begins = midnights(first, last - first + 2, zone)
    places = np.searchsorted(begins, times, side="right") - 1
    elapsed = (times - begins[places]) / (begins[places + 1] - begins[places])
    positions = np.asarray(first + places + elapsed, dtype=np.float64)
    used = slice(int(places[0]), int(places[-1]) + 1)
    places = places - used.start
    days = used.stop - used.start
    daily = np.bincount(places * len(TYPES) + types, minlength=days * len(TYPES)).reshape(days, len(TYPES))
    totals = np.zeros((days + 1, len(TYPES)), dtype=np.int64)
    np.cumsum(daily, axis=0, out=totals[1:])
    return Points(points.ids, times, positions, types, first + used.start, totals, totals.sum(axis=1))


def nothing() -> Points:
    """No memories."""
    empty = np.zeros(0, dtype=np.int64)
    zeros = np.zeros((1, len(TYPES)), dtype=np.int64)
    return Points((), empty, np.zeros(0), np.zeros(0, dtype=np.uint8), 0, zeros, np.zeros(1, dtype=np.int64))
