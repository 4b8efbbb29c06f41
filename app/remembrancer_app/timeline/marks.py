"""Single marks: which memories stand so close together that they are drawn above one another, or as one bar."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SPACING = 10.0
"""Memories within so many pixels stand above one another."""
MOST_STACKED = 3


@dataclass(frozen=True, slots=True)
class Marks:
    """``single`` are the places drawn as a circle each, ``levels`` how many steps each stands off the lane's middle.

    ``crowded`` are the places (the first of each) where too many stand together, ``crowd_sizes`` how many there are.
    """

    single: NDArray[np.int64]
    levels: NDArray[np.float64]
    crowded: NDArray[np.int64]
    crowd_sizes: NDArray[np.int64]


def arrange(positions: NDArray[np.float64], pixels_per_day: float) -> Marks:
    """Arrange the marks of one lane; ``positions`` are sorted days. Places count from the first of them.

    The groups hang on the days, not on the screen, so that nothing jumps while the view is moved.
    """
    groups = np.floor(positions * pixels_per_day / SPACING).astype(np.int64)
    starts = np.flatnonzero(np.diff(groups, prepend=groups[:1] - 1))
    sizes = np.diff(starts, append=len(groups))
    size_of_each = np.repeat(sizes, sizes)
    order = np.arange(len(groups)) - np.repeat(starts, sizes)
    single = np.flatnonzero(size_of_each <= MOST_STACKED)
    levels = order[single] - (size_of_each[single] - 1) / 2
    is_crowd = sizes > MOST_STACKED
    return Marks(single, levels, starts[is_crowd], sizes[is_crowd])
