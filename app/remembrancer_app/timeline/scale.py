"""How high a bar is for a count."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

LINEAR_UP_TO = 6
_ONE = 0.40
_STEP = 0.09
_FULL_COUNT = 1000.0


def bar_shares(counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """The share of the lane's height that a bar takes, 0 to 1, for each count.

    Linear up to six (0.40 for one, 0.85 for six), then by the logarithm to the full height at a thousand; nothing
    for none. The same count is as high everywhere, so that lanes and pictures compare.
    """
    linear = _ONE + _STEP * (np.minimum(counts, LINEAR_UP_TO) - 1)
    above = np.log(np.maximum(counts, LINEAR_UP_TO) / LINEAR_UP_TO) / np.log(_FULL_COUNT / LINEAR_UP_TO)
    rest = 1.0 - _ONE - _STEP * (LINEAR_UP_TO - 1)
    shares: NDArray[np.float64] = np.where(counts > 0, np.minimum(1.0, linear + rest * above), 0.0)
    return shares
