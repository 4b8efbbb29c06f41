"""Knowledge updates: of two statements about what is asked, the one said later stands first, and the older one stays.

Two memories are about the same thing, as far as the query goes, when both resolve the same part of it through words
that mean the same *there*. With s_it the evidence share of query token t in memory i (its row sums to the memory's
ITS), m_ij,t = min(s_it, s_jt) and c_ij,t the cosine of the two tokens that gave it, estimated from their codes as
cos(pi h) with h the share of differing bits (Goemans and Williamson, 1995):

    shared_ij = sum_t m_ij,t * (sum_t m_ij,t c_ij,t / sum_t m_ij,t)^2        in 0..1, in units of ITS

It is high only where both answer most of the query: two passing mentions of its words are not an update. Whole texts
are not compared: an update often comes in passing, in a text about something else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.embedding.binarise import CODE_BYTES, DIMENSIONS
from remembrancer.text.dates.asked import AskedTime, Recency

CONSIDERED: Final = 50
"""How many of the best candidates are compared with each other."""
SHARED_NEWEST: Final = 0.33
"""The shared evidence from which two memories are about the same thing, where the newest is asked for in words."""
SHARED: Final = 0.43
"""The same where the present is asked about."""
SHARED_PAST: Final = 0.52
"""The same where something past is asked: what happened twice is rarely an update."""
FEW: Final = 3
"""Who shares that much with more candidates than this may be the subject of everything here: then only a nearest
neighbour counts."""
CLOSE: Final = 0.75
"""A memory whose match is less than this share of the best one's gives way to all others, however new it is."""


@dataclass(frozen=True, slots=True, eq=False)
class Updated:
    """The candidates with updates first.

    Attributes:
        order: int64 [n], places in the arrays given, best first.
        scores: float64 [n], by place: the match, raised to that of the memory whose place was taken. They do not rise
            along ``order``; equal ones are to be kept in that order.
        newer_exists: bool [n], by place: a memory that is about the same thing was stated later.
    """

    order: NDArray[np.int64]
    scores: NDArray[np.float64]
    newer_exists: NDArray[np.bool_]


def strong_matches(match: NDArray[np.float64]) -> int:
    """How many of the candidates, best first, are worth comparing: only these can move, and most are not."""
    return int(np.count_nonzero(match[:CONSIDERED] >= CLOSE * match[0])) if len(match) else 0


def shared_evidence(shares: NDArray[np.float64], codes: NDArray[np.uint8]) -> NDArray[np.float64]:
    """How much of the query each two memories resolve through words of the same meaning, float64 [n, n], 0..1.

    Args:
        shares: [n, query tokens], ``CandidateEvidence.shares`` of the best candidates; zero rows without codes.
        codes: uint8 [n, query tokens, 48], the code of the memory's token that gave each share (any code where
            there was none).
    """
    if codes.shape != (*shares.shape, CODE_BYTES):
        raise ValueError(f"codes must have the shape {(*shares.shape, CODE_BYTES)}, not {codes.shape}")
    words = np.ascontiguousarray(codes).view(np.uint64)
    common = np.zeros((len(shares), len(shares)), dtype=np.float64)
    alike = np.zeros_like(common)
    for token in range(shares.shape[1]):
        own = words[:, token]
        differing = np.bitwise_count(own[:, np.newaxis] ^ own[np.newaxis]).sum(axis=2, dtype=np.int64)
        least = np.minimum.outer(shares[:, token], shares[:, token])
        common += least
        alike += least * np.cos(np.pi * differing / DIMENSIONS)
    means = np.divide(np.maximum(alike, 0.0), common, out=np.zeros_like(alike), where=common > 0.0)
    shared: NDArray[np.float64] = common * means * means
    return shared


def newer_first(
    match: NDArray[np.float64],
    said: NDArray[np.int64],
    shared: NDArray[np.float64],
    asked: AskedTime,
    same: NDArray[np.bool_] | None = None,
) -> Updated:
    """Put the later of two statements about what is asked directly above the earlier one.

    Only a memory among the strong matches (``CLOSE``) can rise, only to just above one it shares ``SHARED`` evidence
    with (and, where that is common, is a nearest neighbour of), and nothing else changes its order: what is unrelated
    never rises, and the older one falls by one place a newer one. Where the question asks for the old, or when
    something was, nothing moves; flags are set all the same.

    Args:
        match: [n], not rising: the candidates as they were ranked.
        said: int64 [n], when each was stated, else recorded (microseconds).
        shared: [m, m], what :func:`shared_evidence` says of the first m, m = ``strong_matches(match)``.
        asked: what the question says about time.
        same: bool [m, m], pairs that are no update of each other: near duplicates, or turns of one conversation.
    """
    scores = np.array(match, dtype=np.float64)
    newer_exists = np.zeros(len(scores), dtype=np.bool_)
    places = list(range(len(scores)))
    strong = min(strong_matches(scores), len(shared))
    about_same = _about_the_same(shared[:strong, :strong], None if same is None else same[:strong, :strong], asked)
    # after[i, j]: j was said after i, about the same thing.
    after = about_same & (said[:strong, np.newaxis] < said[np.newaxis, :strong])
    newer_exists[:strong] = after.any(axis=1)
    # "When did I move?" has one answer; "When is the meeting?" has the one said last.
    if asked.recency is not Recency.OLDEST and (asked.is_present or not asked.asks_when):
        ordered: list[int] = []
        for each in range(strong):
            above = next((place for place, other in enumerate(ordered) if after[other, each]), len(ordered))
            if above < len(ordered):
                scores[each] = scores[ordered[above]]
            ordered.insert(above, each)
        places[:strong] = ordered
    return Updated(np.array(places, dtype=np.int64), scores, newer_exists)


def _about_the_same(shared: NDArray[np.float64], same: NDArray[np.bool_] | None, asked: AskedTime) -> NDArray[np.bool_]:
    """Which pairs are statements about one thing, bool [m, m], symmetric, false on the diagonal.

    Where a whole conversation is about what is asked, every turn shares much with every other; an update is then told
    by being the nearest of at least one of the two.
    """
    others = np.where(np.eye(len(shared), dtype=np.bool_), -1.0, shared)
    if same is not None:
        others[same] = -1.0
    related = others >= _threshold(asked)
    is_rare = related.sum(axis=1) <= FEW
    is_nearest = others >= others.max(axis=1, initial=-1.0)[:, np.newaxis]
    pairs: NDArray[np.bool_] = related & (np.logical_and.outer(is_rare, is_rare) | is_nearest | is_nearest.T)
    return pairs


def _threshold(asked: AskedTime) -> float:
    if asked.recency is Recency.NEWEST:
        return SHARED_NEWEST
    return SHARED if asked.is_present else SHARED_PAST
