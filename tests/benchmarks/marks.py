"""How good a ranking is, and how sure a difference of two is."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

RESAMPLES: Final = 2_000


def mark(scores: Floats, evidence: frozenset[int]) -> tuple[float, float]:
    """Recall@10 and nDCG@10."""
    best = np.argsort(-scores, kind="stable")[:10].tolist()
    hits = [number in evidence for number in best]
    discounts = 1 / np.log2(np.arange(2, 12))
    return sum(hits) / len(evidence), float(discounts[: len(hits)][hits].sum() / discounts[: len(evidence)].sum())


def interval(differences: NDArray[np.float64]) -> tuple[float, float]:
    """The 95 % interval of a mean, in points."""
    drawn = np.random.default_rng(3).integers(0, len(differences), (RESAMPLES, len(differences)))
    low, high = np.quantile(differences[drawn].mean(axis=1), (0.025, 0.975))
    return 100 * float(low), 100 * float(high)
