"""What the tokens of two statements say apart and what they say together: the difference itself, in whatever words.

Each token of one side is as much apart as its nearest of the other differs from it. The mean of what is apart tells a
denial, a supposition or one more of a kind from another value; the mean of what is together tells which matters have
one value at a time. Both are weighed bit by bit, which needs no more of a statement than four numbers a token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.conflicts.detection.weights_of_tokens import START, WEIGHTS
from remembrancer.embedding.binarise import signs

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.agreement import Agreement
    from remembrancer.embedding.binarise import Codes

Floats = NDArray[np.float64]

_TOGETHER: Final = 0.5
"""A likeness of tokens above which both sides say it."""
_LEAST: Final = 1e-3
_SCALE: Final = 1e-3
_WEIGHTS: Final = np.array(WEIGHTS, dtype=np.float64).T * _SCALE
"""[bits, roles]; a role is apart or together, in the old or the new one."""


def weigh_tokens(codes: Codes) -> Floats:
    """[tokens, roles]: what each token counts for in each role."""
    weighed: Floats = signs(codes) @ _WEIGHTS
    return weighed


def weigh_remainder(agreement: Agreement) -> float:
    """For (above 0) or against a contradiction; 0 where no codes are at hand."""
    old, new = agreement.old.weighed_tokens, agreement.new.weighed_tokens
    if old is None or new is None:
        return 0.0
    total = START
    for role, (share, weighed) in enumerate(zip(_shares(agreement), (old, old, new, new), strict=True)):
        total += float(share @ weighed[:, role])
    return total


def remainder(agreement: Agreement) -> Floats:
    """[roles x bits]: the mean bits of each role, -1..1, which the weights are fitted to; all 0 without codes."""
    old, new = agreement.old.codes, agreement.new.codes
    if old is None or new is None:
        return np.zeros(_WEIGHTS.size)
    bits = signs(old), signs(new)
    return np.concatenate([share @ bits[role // 2] for role, share in enumerate(_shares(agreement))])


def _shares(agreement: Agreement) -> tuple[Floats, Floats, Floats, Floats]:
    """By role the share of each token, which add up to 1."""
    if agreement.likeness is None:
        raise ValueError("without codes no token has a share")
    best = [each.astype(np.float64) for each in agreement.likeness.best]
    return _parted(1.0 - best[0]), _together(best[0]), _parted(1.0 - best[1]), _together(best[1])


def _together(best: Floats) -> Floats:
    return _parted(np.maximum(0.0, best - _TOGETHER))


def _parted(weights: Floats) -> Floats:
    raised = weights + _LEAST
    shares: Floats = raised / raised.sum()
    return shares
