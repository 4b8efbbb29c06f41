"""Which candidates can still be among the best, so that only their rows are read and only they are explained."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

_ROUNDING: Final = 1e-9
"""Parts of a match may be added in another order later on."""


def contenders(lowest: NDArray[np.float64], highest: NDArray[np.float64], most: int) -> NDArray[np.bool_]:
    """Which candidates may be among the ``most`` best, bool [candidates]: everything that ties is kept.

    Args:
        lowest: the least match each may come to when all is known of it.
        highest: the most it may come to.
        most: how many are wanted; every candidate is good for at least one.
    """
    if most <= 0:
        return np.zeros(len(lowest), dtype=np.bool_)
    if len(lowest) <= most:
        return np.ones(len(lowest), dtype=np.bool_)
    cut = np.partition(lowest, -most)[-most]
    kept: NDArray[np.bool_] = highest >= cut - _ROUNDING
    return kept
