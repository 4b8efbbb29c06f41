"""How much of what a query leaves open a memory resolves: scan, evidence in bits, and the information-theoretic score.

The best of many tokens is near a question's token by chance alone. So what a memory of L tokens says for it is

    G_t = max over its tokens of the evidence - CHANCE_PER_DOUBLING Gmax_t log2(max(L, LONG_TOKENS) / LONG_TOKENS)

without which an assistant's long answers stand before whatever a person said in a sentence.

Arithmetic on token codes is exact: evidence is counted in whole steps of ``STEP`` bits, and every sum stays below
2**24, where float32 holds whole numbers without rounding. So a score depends on nothing but the query and the memory:
not on the other candidates, their order, the chunks, the number of threads or the linear-algebra library.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from remembrancer.embedding.binarise import CODE_BYTES, CODE_WORDS, DIMENSIONS
from remembrancer.recall.agreement import agreement_bits, disagreement_bits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from remembrancer.embedding.binarise import Codes, Vectors

STEP: Final = 2.0**-14
_LARGEST_EXACT: Final = 2.0**24
_CHUNK_TOKENS: Final = 512
_SERIAL_PRODUCT: Final = 200_000
"""Multiplications in one matrix product below which OpenBLAS stays on the calling thread. Its other threads gain little
here, and on a busy machine they make the caller wait ten times as long."""
_CHUNK_CODES: Final = 32768
_HALVES: Final = (range(CODE_WORDS // 2), range(CODE_WORDS // 2, CODE_WORDS))
"""The words whose differing bits are counted together: at most 192, which a byte holds."""
_NOTHING: Final = -(2.0**24)
NO_TOKEN: Final = -1
ASKING: Final = 0.9
"""What the evidence of a token counts that stands in a question or a request. Between 0.8 and 0.95 all is alike."""
LONG_TOKENS: Final = 64
"""Up to so many tokens a memory's best one counts as it is."""
CHANCE_PER_DOUBLING: Final = 0.05
"""What every doubling beyond takes from it, as a share of Gmax_t: of many tokens one is near by chance."""


@dataclass(frozen=True, slots=True, eq=False)
class CandidateCodes:
    """The token codes of several memories, one memory after another.

    Attributes:
        codes: uint8 [tokens, 48].
        starts: int64 [candidates + 1]; memory ``c`` has the codes ``starts[c]:starts[c + 1]``, perhaps none.
        asking: bool [tokens], the tokens of sentences that ask rather than tell; None if there are none.
    """

    codes: Codes
    starts: NDArray[np.int64]
    asking: NDArray[np.bool_] | None = None

    def __post_init__(self) -> None:
        if self.codes.ndim != 2 or self.codes.shape[1] != CODE_BYTES or self.codes.dtype != np.uint8:
            raise ValueError(f"codes must be uint8 [tokens, {CODE_BYTES}]")
        if self.starts.ndim != 1 or not len(self.starts) or self.starts[0] != 0 or self.starts[-1] != len(self.codes):
            raise ValueError("starts must run from 0 to the number of codes")
        if np.any(np.diff(self.starts) < 0):
            raise ValueError("starts must not fall")

    @classmethod
    def of(cls, memories: Sequence[Codes]) -> Self:
        """Put the codes [tokens, 48] of each memory one after another; a memory may have none."""
        starts = np.zeros(len(memories) + 1, dtype=np.int64)
        np.cumsum([len(codes) for codes in memories], out=starts[1:])
        return cls(np.concatenate([np.zeros((0, CODE_BYTES), dtype=np.uint8), *memories]), starts)


@dataclass(frozen=True, slots=True, eq=False)
class QueryEvidence:
    """What each bit of a memory's token would say about each query token. Made by :func:`weigh_query`.

    Attributes:
        slopes: float32 [384, tokens], whole steps: half the difference between a one and a zero in that bit.
        offsets: float64 [tokens], whole steps: the evidence when the bits cancel out.
        ceilings: float64 [tokens], bits: Gmax_t, the evidence when all bits agree; above zero.
        weights: float64 [tokens]: w_t >= 0.
    """

    slopes: Vectors
    offsets: NDArray[np.float64]
    ceilings: NDArray[np.float64]
    weights: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class CandidateEvidence:
    """What the candidates resolve of a query.

    Attributes:
        its: float64 [candidates], 0..1: sum_t w_t max(0, G_t) / sum_t w_t Gmax_t. Zero where there is nothing to
            compare: a memory without codes, a query without tokens or weight.
        shares: float64 [candidates, tokens]: the part of ``its`` each query token brings; a row sums to the score.
        matched_tokens: int32 [candidates, tokens]: which of the memory's tokens (counted from its own first one)
            gives the query token's evidence, the first of equals; ``NO_TOKEN`` for a memory without codes.
    """

    its: NDArray[np.float64]
    shares: NDArray[np.float64]
    matched_tokens: NDArray[np.int32]


def weigh_query(token_vectors: Vectors, weights: NDArray[np.floating]) -> QueryEvidence:
    """Turn a query's token vectors, float32 [tokens, 384] of length 1, into evidence per bit.

    Args:
        token_vectors: what :class:`~remembrancer.embedding.EncodedQuery` holds.
        weights: [tokens], w_t >= 0: how informative each token is where the search runs.

    Raises:
        ValueError: shapes do not fit, a weight is negative or not finite, or the vectors are far from length 1.
    """
    if token_vectors.ndim != 2 or token_vectors.shape[1] != DIMENSIONS:
        raise ValueError(f"token_vectors must have the shape [tokens, {DIMENSIONS}], not {token_vectors.shape}")
    if weights.shape != token_vectors.shape[:1] or not np.all(np.isfinite(weights)) or np.any(weights < 0):
        raise ValueError("weights must be one finite number, zero or more, for each token")
    magnitudes = np.abs(token_vectors)
    agree, disagree = agreement_bits(magnitudes), disagreement_bits(magnitudes)
    sizes = np.rint((agree - disagree) / (2 * STEP))
    if np.any(sizes.sum(axis=1) >= _LARGEST_EXACT):
        raise ValueError("token_vectors must have length 1")
    offsets = np.rint((agree + disagree).sum(axis=1) / (2 * STEP))
    slopes = np.where(token_vectors > 0, sizes, -sizes).T
    return QueryEvidence(
        slopes=np.ascontiguousarray(slopes, dtype=np.float32),
        offsets=offsets,
        ceilings=(offsets + sizes.sum(axis=1)) * STEP,
        weights=weights.astype(np.float64),
    )


def score_candidates(
    query: QueryEvidence, candidates: CandidateCodes, *, chunk_tokens: int = _CHUNK_TOKENS
) -> CandidateEvidence:
    """The information-theoretic score of every candidate (efficient distance measure and ITS).

    Asymmetric: the query stays in full precision, a memory is its bits. G_t is the largest evidence any of the
    memory's tokens gives for query token t, less what their number brings by chance. About ``chunk_tokens`` codes are
    unpacked at a time.
    """
    count, tokens = len(candidates.starts) - 1, len(query.weights)
    best = np.zeros((tokens, count), dtype=np.float32)
    matched = np.full((tokens, count), NO_TOKEN, dtype=np.int32)
    for chunk, ones, starts in _sums_by_chunk(query, candidates, chunk_tokens):
        best[:, chunk] = np.maximum.reduceat(ones, starts, axis=1)
        matched[:, chunk] = _first_reaching(ones, best[:, chunk], starts)
    return _share_out(query, _evidence(query, candidates, best), np.ascontiguousarray(matched.T))


def token_evidence(
    query: QueryEvidence, candidates: CandidateCodes, *, chunk_tokens: int = _CHUNK_TOKENS
) -> NDArray[np.float64]:
    """max(0, G_t) in bits, float64 [candidates, query tokens], for many candidates of which few will be explained.

    What a sentence asks it does not tell: the evidence of its tokens counts ``ASKING``.
    """
    shape = (len(query.weights), len(candidates.starts) - 1)
    best, telling = np.zeros(shape, dtype=np.float32), np.full(shape, _NOTHING, dtype=np.float32)
    for chunk, ones, starts in _sums_by_chunk(query, candidates, chunk_tokens):
        best[:, chunk] = np.maximum.reduceat(ones, starts, axis=1)
        if candidates.asking is not None:
            first, last = candidates.starts[chunk[0]], candidates.starts[chunk[-1] + 1]
            told = np.where(candidates.asking[first:last], np.float32(_NOTHING), ones)
            telling[:, chunk] = np.maximum.reduceat(told, starts, axis=1)
    evidence = _evidence(query, candidates, best)
    if candidates.asking is None or not candidates.asking.any():
        return evidence
    return np.maximum(_evidence(query, candidates, telling), ASKING * evidence)


def hamming_scan(codes_words_major: NDArray[np.uint64], query_code: NDArray[np.uint64]) -> NDArray[np.uint16]:
    """How many bits of each code differ from the query's, uint16 [n].

    Args:
        codes_words_major: uint64 [6, n], as :func:`~remembrancer.embedding.words_major` makes it.
        query_code: uint64 [6], for example ``code.view(numpy.uint64)``.
    """
    if codes_words_major.ndim != 2 or codes_words_major.shape[0] != CODE_WORDS or query_code.shape != (CODE_WORDS,):
        raise ValueError(f"codes must be [{CODE_WORDS}, n] and the query [{CODE_WORDS}]")
    count = codes_words_major.shape[1]
    distances = np.empty(count, dtype=np.uint16)
    different = np.empty(min(count, _CHUNK_CODES), dtype=np.uint64)
    bits, halves = np.empty(len(different), dtype=np.uint8), np.empty((2, len(different)), dtype=np.uint8)
    for start in range(0, count, _CHUNK_CODES):
        end = min(start + _CHUNK_CODES, count)
        length = end - start
        for half, words in zip(halves, _HALVES, strict=True):
            for word in words:
                np.bitwise_xor(codes_words_major[word, start:end], query_code[word], out=different[:length])
                if word == words[0]:
                    np.bitwise_count(different[:length], out=half[:length])
                else:
                    np.bitwise_count(different[:length], out=bits[:length])
                    np.add(half[:length], bits[:length], out=half[:length])
        np.add(halves[0, :length], halves[1, :length], out=distances[start:end], dtype=np.uint16)
    return distances


def _chunks(starts: NDArray[np.int64], filled: NDArray[np.int64], chunk_tokens: int) -> list[NDArray[np.int64]]:
    """The numbers of the memories that have codes, in runs of about ``chunk_tokens`` codes; no memory is split."""
    if not len(filled):
        return []
    cuts = np.flatnonzero(np.diff(starts[filled] // max(1, chunk_tokens))) + 1
    return np.split(filled, cuts)


def _sums_by_chunk(
    query: QueryEvidence, candidates: CandidateCodes, chunk_tokens: int
) -> Iterator[tuple[NDArray[np.int64], Vectors, NDArray[np.int64]]]:
    """For each run of memories: their numbers, the sums of ones of their tokens, and where each memory's begin."""
    filled = np.flatnonzero(np.diff(candidates.starts))
    if not len(filled) or not len(query.weights):
        return
    slopes = np.ascontiguousarray(query.slopes.T)
    chunks = _chunks(candidates.starts, filled, chunk_tokens)
    block = max(1, _SERIAL_PRODUCT // slopes.size)
    longest = max(int(candidates.starts[chunk[-1] + 1] - candidates.starts[chunk[0]]) for chunk in chunks)
    # One room for all chunks: fresh pages cost more than the product.
    room = np.zeros((-(-longest // block), block, DIMENSIONS), dtype=np.float32)
    for chunk in chunks:
        first, last = candidates.starts[chunk[0]], candidates.starts[chunk[-1] + 1]
        ones = _sums_of_ones(candidates.codes[first:last], slopes, room)
        yield chunk, ones, candidates.starts[chunk] - first


def _sums_of_ones(codes: Codes, slopes: Vectors, room: Vectors) -> Vectors:
    """For each code [tokens, 48] the sum of the slopes [query tokens, 384] where it has a one, exactly.

    The sums are [query tokens, tokens]. ``room``, float32 [blocks, codes in a block, 384], is overwritten.
    """
    blocks = room[: -(-len(codes) // room.shape[1])]
    blocks.reshape(-1, DIMENSIONS)[: len(codes)] = np.unpackbits(codes, axis=1)
    # [query tokens, blocks, codes in a block]
    sums: Vectors = np.matmul(slopes, blocks.transpose(0, 2, 1)).transpose(1, 0, 2)
    return sums.reshape(len(slopes), -1)[:, : len(codes)]


def _first_reaching(ones: Vectors, best: Vectors, starts: NDArray[np.int64]) -> NDArray[np.int32]:
    """For each query token and memory the first token that has the best value, counted within the memory."""
    lengths = np.diff(np.append(starts, ones.shape[1]))
    places = (np.arange(ones.shape[1]) - np.repeat(starts, lengths)).astype(np.int32)
    beyond = np.int32(np.iinfo(np.int32).max)
    reaching: NDArray[np.int32] = np.where(ones == np.repeat(best, lengths, axis=1), places, beyond)
    return np.minimum.reduceat(reaching, starts, axis=1)


def _evidence(query: QueryEvidence, candidates: CandidateCodes, best: Vectors) -> NDArray[np.float64]:
    """G_t in bits, zero where it is below, float64 [candidates, tokens], from the largest sums of ones."""
    # A one counts +slope and a zero -slope; `best` summed only the ones.
    steps = query.offsets - query.slopes.sum(axis=0, dtype=np.float64) + 2.0 * best.T.astype(np.float64)
    steps -= _by_chance(query, candidates)
    evidence: NDArray[np.float64] = np.maximum(steps * STEP, 0.0)
    evidence[np.diff(candidates.starts) == 0] = 0.0
    return evidence


def _by_chance(query: QueryEvidence, candidates: CandidateCodes) -> NDArray[np.float64]:
    """What the best token of each candidate gains by there being so many, in whole steps [candidates, tokens]."""
    lengths = np.maximum(np.diff(candidates.starts), LONG_TOKENS)
    doublings = np.log2(lengths / LONG_TOKENS)
    gained: NDArray[np.float64] = np.rint(CHANCE_PER_DOUBLING / STEP * doublings[:, np.newaxis] * query.ceilings)
    return gained


def resolved(query: QueryEvidence, evidence: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    """ITS of each candidate, float64 [candidates], and the weighted bits that could be had.

    Added up token by token, so that a candidate's rounding does not depend on how many there are.
    """
    possible = 0.0
    for weight, ceiling in zip(query.weights, query.ceilings, strict=True):
        possible += float(weight * ceiling)
    its = np.zeros(len(evidence), dtype=np.float64)
    if possible > 0.0:
        for token, weight in enumerate(query.weights):
            its += weight * evidence[:, token]
        its /= possible
    return its, possible


def _share_out(query: QueryEvidence, evidence: NDArray[np.float64], matched: NDArray[np.int32]) -> CandidateEvidence:
    its, possible = resolved(query, evidence)
    shares = evidence * query.weights / possible if possible > 0.0 else np.zeros_like(evidence)
    return CandidateEvidence(its=its, shares=shares, matched_tokens=matched)
