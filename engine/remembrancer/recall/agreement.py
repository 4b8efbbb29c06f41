"""How likely a relevant token agrees with the query on one bit, by how far the query is from that bit's threshold.

    p(m) = 1 / (1 + exp(-SLOPE * ln(1 + m / SCALE))),   m = |z_qi|

A coordinate on the threshold says nothing (p = 1/2); one far from it says nearly all it can. The growth is logarithmic
because large coordinates are often large in every text; against the plain logistic in m it predicts better, 0.697
against 0.703 bits of surprise a bit. The constants are a maximum-likelihood fit on the question-and-statement pairs in
``tests/benchmarks/data/agreement_pairs.tsv``, written for this purpose, for the bits of answerai-colbert-small-v1
with threshold zero; ``tests/benchmarks/fit_agreement.py`` finds them again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

SLOPE: Final = 2.37
SCALE: Final = 0.0358


def log_odds(magnitudes: NDArray[np.floating]) -> NDArray[np.float64]:
    """ln(p / (1 - p)) of agreement for ``magnitudes`` = |z_qi| >= 0, any shape; zero or more."""
    growth: NDArray[np.float64] = np.log1p(magnitudes.astype(np.float64) / SCALE)
    return SLOPE * growth


def agreement_bits(magnitudes: NDArray[np.floating]) -> NDArray[np.float64]:
    """log2(2p): the evidence, in bits, of a bit that agrees; between 0 and 1."""
    bits: NDArray[np.float64] = 1.0 - np.log1p(np.exp(-log_odds(magnitudes))) / np.log(2.0)
    return bits


def disagreement_bits(magnitudes: NDArray[np.floating]) -> NDArray[np.float64]:
    """log2(2(1 - p)): the evidence, in bits, of a bit that disagrees; zero or less."""
    bits: NDArray[np.float64] = agreement_bits(magnitudes) - log_odds(magnitudes) / np.log(2.0)
    return bits
