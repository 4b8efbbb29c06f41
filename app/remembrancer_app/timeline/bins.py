"""How finely the timeline counts: by day, week, month or year."""

from __future__ import annotations

from enum import Enum

import numpy as np
from numpy.typing import NDArray

from remembrancer_app.charts.calendar_days import monday_of

SMALLEST_BAR = 3.0
"""Below so many pixels a bar, the next coarser bin is used."""
SINGLE_MARKS = 40.0
"""Above so many pixels a day, memories are single marks."""


class Bin(Enum):
    """A stretch of whole days. The value is its usual length in days."""

    DAY = 1.0
    WEEK = 7.0
    MONTH = 30.4
    YEAR = 365.25

    def edges(self, first: int, last: int) -> NDArray[np.int64]:
        """The first days of all bins that touch the days ``first`` to ``last``, and the day after the last of them."""
        match self:
            case Bin.DAY:
                return np.arange(first, last + 2, dtype=np.int64)
            case Bin.WEEK:
                return np.arange(monday_of(first), monday_of(last) + 8, 7, dtype=np.int64)
            case Bin.MONTH | Bin.YEAR:
                unit = "M" if self is Bin.MONTH else "Y"
                bounds = np.array([first, last], dtype="datetime64[D]").astype(f"datetime64[{unit}]").astype(np.int64)
                numbers = np.arange(bounds[0], bounds[1] + 2).astype(f"datetime64[{unit}]")
                return numbers.astype("datetime64[D]").astype(np.int64)

    def bounds(self, day: int) -> tuple[int, int]:
        """The first and the last day of the bin that ``day`` lies in."""
        if self is Bin.DAY:
            return day, day
        first, after = self.edges(day, day)[:2]
        return int(first), int(after) - 1

    def moved(self, day: int, by: int) -> int:
        """The first day of the bin that lies ``by`` bins after that of ``day``."""
        first, last = self.bounds(day)
        if self in (Bin.DAY, Bin.WEEK):
            return first + by * (1 if self is Bin.DAY else 7)
        step = 1 if by > 0 else -1
        for _ in range(abs(by)):
            first, last = self.bounds(last + 1 if step > 0 else first - 1)
        return first


def bin_for(pixels_per_day: float) -> Bin:
    """The finest bin whose bars are wide enough to be seen."""
    return next((each for each in Bin if pixels_per_day * each.value >= SMALLEST_BAR), Bin.YEAR)
