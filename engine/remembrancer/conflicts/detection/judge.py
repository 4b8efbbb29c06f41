"""From what two statements show to a certainty: boosted trees and a linear part, fitted to our own pairs.

The numbers of ``weights.py`` are written by ``tests/benchmarks/fit_conflicts.py``.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from remembrancer.conflicts.detection.weights import INTERCEPT, LINEAR, TREES

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMES: Final = tuple(LINEAR)
_WEIGHTS: Final = tuple(LINEAR.values())
_QUESTIONS, _BOUNDS, _LEAVES = (np.array(part) for part in zip(*TREES, strict=True))
"""Of each tree: which values are asked about [trees, 7], what each is compared with [trees, 7], leaves [trees, 8]."""
_TREES: Final = np.arange(len(TREES))


def certainty_of(evidence: Mapping[str, float]) -> float:
    """0..1; the intercept is set so that the usual threshold keeps nine of ten findings right."""
    values = [evidence.get(name, 0.0) for name in _NAMES]
    score = INTERCEPT + sum(weight * value for weight, value in zip(_WEIGHTS, values, strict=True))
    above = np.array(values)[_QUESTIONS] > _BOUNDS
    # Three questions deep, in the order of a heap: behind question n come 2n + 1 and 2n + 2.
    places = 1 + above[:, 0]
    places = 2 * places + 1 + above[_TREES, places]
    places = 2 * places + 1 + above[_TREES, places]
    # One by one, so that the sum is the same everywhere.
    for leaf in _LEAVES[_TREES, places - above.shape[1]].tolist():
        score += leaf
    return 1.0 / (1.0 + math.exp(-score))
