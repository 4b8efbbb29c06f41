"""Turns of conversations: what the turns around one, its session and its speaker add to what it says by itself.

"Yes, last spring!" answers a question only together with the turn before it. So a turn may borrow the evidence of its
neighbours, query token by query token, the less the more it says itself:

    H_t(m) = max( G_t(m),  max over turns n one or two away of  b(d) min(1, L0 / L_m) G_t(n) )

with b(1) = ``NEAR``, b(2) = ``NEAR * FARTHER``, L_m the tokens of the turn and L0 = ``TERSE``. And a session that
answers well somewhere is likelier to hold the other answers:

    ITS'(m) = (1 - c) ITS(m) + c max over the session's candidates of ITS,      c = ``SESSION``
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.episodes import Neighbours

REACH: Final = 2
NEAR: Final = 0.7
FARTHER: Final = 0.8
TERSE: Final = 30
SESSION: Final = 0.2

_SPEAKER: Final = re.compile(r"\s*([^\W\d_][\w.'\u2019-]{0,30}(?: [^\W\d_][\w.'\u2019-]{0,30}){0,2}):\s")


def borrowed(
    evidence: NDArray[np.float64], lengths: NDArray[np.int64], around: Sequence[tuple[int, int, int]]
) -> NDArray[np.float64]:
    """The evidence with what turns borrow from those around them.

    Args:
        evidence: [memories, query tokens], G_t.
        lengths: [memories], tokens.
        around: (turn, neighbour, distance), rows of the arrays and 1 or 2; each pair once in each direction.
    """
    if not around:
        return evidence
    turns, neighbours, distances = np.array(around, dtype=np.int64).T
    lent = NEAR * np.where(distances > 1, FARTHER, 1.0) * np.minimum(1.0, TERSE / np.maximum(lengths[turns], 1))
    filled = evidence.copy()
    np.maximum.at(filled, turns, evidence[neighbours] * lent[:, np.newaxis])
    return filled


def with_session(its: NDArray[np.float64], sessions: Sequence[int | None]) -> NDArray[np.float64]:
    """ITS with the share of the best of each memory's session; a memory without one keeps its own."""
    best: dict[int, float] = {}
    for session, score in zip(sessions, its.tolist(), strict=True):
        if session is not None:
            best[session] = max(score, best.get(session, 0.0))
    ceiling = np.array(
        [score if session is None else best[session] for session, score in zip(sessions, its, strict=True)]
    )
    return (1.0 - SESSION) * its + SESSION * ceiling if len(its) else its


def pairs(found: Mapping[str, Neighbours], rows: Mapping[str, int]) -> list[tuple[int, int, int]]:
    """What :func:`borrowed` needs, from the turns around some: every two within reach that both have a row."""
    near: dict[tuple[int, int], int] = {}
    for memory, around in found.items():
        before, after = ([turn.memory for turn in side] for side in (around.before, around.after))
        placed = [rows.get(each) for each in (*reversed(before), memory, *after)]
        for distance in range(1, REACH + 1):
            for one, other in zip(placed, placed[distance:], strict=False):
                if one is not None and other is not None:
                    near[one, other] = near[other, one] = distance
    return [(one, other, distance) for (one, other), distance in sorted(near.items())]


def speaker_of(opening: str) -> str:
    """Who speaks, folded: the name before the colon with which a turn begins; empty if none does."""
    match = _SPEAKER.match(opening)
    return match[1].casefold() if match else ""
