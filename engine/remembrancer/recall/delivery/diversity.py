"""Which memories to deliver first when not all fit: those that match and do not repeat what is there already.

Maximal marginal relevance (Carbonell and Goldstein, 1998): next comes the memory with the largest
LAMBDA * match - (1 - LAMBDA) * (largest cosine to one already chosen).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

LAMBDA: Final = 0.7
"""Of 24 distinct answers to six questions, one of each stored in four wordings, a block with room for 27 lines held 14
by match alone, 20 at 0.75 and 0.8, 21 at 0.7, 22 at 0.6; at 0.5 what is unlike the rest pushes answers out."""


def diverse_order(matches: Sequence[float], alike: NDArray[np.float64], *, share: float = LAMBDA) -> list[int]:
    """The places 0 to n - 1 in the order in which they should be delivered; of equals, the earlier place first.

    Args:
        matches: how well each matches, best first or not, 0..1.
        alike: their cosines [n, n].
        share: how much the match counts; 1 leaves the order of matches.
    """
    worth = share * np.asarray(matches, dtype=np.float64)
    repeated = (1 - share) * np.maximum(alike, 0.0)
    nearest = np.zeros(len(matches), dtype=np.float64)
    order: list[int] = []
    for _ in range(len(matches)):
        chosen = int(np.argmax(worth - nearest))
        order.append(chosen)
        worth[chosen] = -np.inf
        np.maximum(nearest, repeated[chosen], out=nearest)
    return order
