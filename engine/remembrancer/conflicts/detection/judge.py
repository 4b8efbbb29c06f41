"""From what two statements show to a certainty: boosted trees and a linear part, fitted to our own pairs.

The numbers of ``weights.py`` are written by ``tests/benchmarks/fit_conflicts.py``.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from remembrancer.conflicts.detection.weights import INTERCEPT, LINEAR, TREES

if TYPE_CHECKING:
    from collections.abc import Mapping


def certainty_of(evidence: Mapping[str, float]) -> float:
    """0..1; the intercept is set so that the usual threshold keeps nine of ten findings right."""
    values = [evidence.get(name, 0.0) for name in LINEAR]
    score = INTERCEPT + sum(weight * value for weight, value in zip(LINEAR.values(), values, strict=True))
    for questions, bounds, leaves in TREES:
        # Three questions deep, in the order of a heap: behind question n come 2n + 1 and 2n + 2.
        place = 1 if values[questions[0]] <= bounds[0] else 2
        place = 2 * place + (1 if values[questions[place]] <= bounds[place] else 2)
        place = 2 * place + (1 if values[questions[place]] <= bounds[place] else 2)
        score += leaves[place - len(questions)]
    return 1.0 / (1.0 + math.exp(-score))
