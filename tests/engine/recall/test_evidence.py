from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.embedding import Encoder, words_major
from remembrancer.embedding.binarise import binarise, signs
from remembrancer.recall.agreement import SCALE, SLOPE, agreement_bits, disagreement_bits
from remembrancer.recall.evidence import (
    ASKING,
    CHANCE_PER_DOUBLING,
    LONG_TOKENS,
    NO_TOKEN,
    CandidateCodes,
    CandidateEvidence,
    QueryEvidence,
    hamming_scan,
    resolved,
    score_candidates,
    token_evidence,
    weigh_query,
)

if TYPE_CHECKING:
    from remembrancer.embedding.binarise import Codes, Vectors

seeds = st.integers(0, 2**32 - 1)
lengths = st.lists(st.integers(0, 9), max_size=12)


def some_query(random: np.random.Generator, tokens: int) -> tuple[Vectors, np.ndarray]:
    """Vectors as uneven as the model's: a few large coordinates, many small ones."""
    vectors = random.standard_t(3, size=(tokens, 384)).astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    return vectors, random.uniform(0, 5, size=tokens)


def some_memories(random: np.random.Generator, sizes: list[int], vectors: Vectors) -> list[Codes]:
    """Codes between noise and the query's own, so that evidence of either sign occurs."""
    memories = []
    for size in sizes:
        noise = random.normal(size=(size, 384)).astype(np.float32) * np.float32(0.05)
        share = random.uniform(0, 1, size=(size, 1)).astype(np.float32)
        near = vectors[random.integers(0, len(vectors), size=size)] if len(vectors) else np.zeros_like(noise)
        memories.append(binarise(share * near + (1 - share) * noise))
    return memories


def equal(one: CandidateEvidence, other: CandidateEvidence) -> bool:
    return (
        np.array_equal(one.its, other.its)
        and np.array_equal(one.shares, other.shares)
        and np.array_equal(one.matched_tokens, other.matched_tokens)
    )


def naive_score(vectors: Vectors, weights: np.ndarray, codes: Codes) -> float:
    """The formulas of the score, bit by bit."""
    resolved = possible = 0.0
    for vector, weight in zip(vectors, weights, strict=True):
        evidence, ceiling = [], 0.0
        for code in signs(codes):
            total = 0.0
            for coordinate, bit in zip(vector, code, strict=True):
                p = 1 / (1 + math.exp(-SLOPE * math.log1p(abs(float(coordinate)) / SCALE)))
                total += math.log2(2 * p) if (coordinate > 0) == (bit > 0) else math.log2(2 * (1 - p))
            evidence.append(total)
        for coordinate in vector:
            ceiling += math.log2(2 / (1 + math.exp(-SLOPE * math.log1p(abs(float(coordinate)) / SCALE))))
        resolved += weight * max(0.0, *evidence) if evidence else 0.0
        possible += weight * ceiling
    return resolved / possible


@settings(deadline=None, max_examples=15)
@given(seeds, st.integers(1, 4), st.lists(st.integers(1, 4), min_size=1, max_size=3))
def test_the_score_is_what_the_formulas_say(seed: int, tokens: int, sizes: list[int]) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    memories = some_memories(random, sizes, vectors)
    result = score_candidates(weigh_query(vectors, weights), CandidateCodes.of(memories))
    expected = [naive_score(vectors, weights, codes) for codes in memories]
    assert result.its == pytest.approx(expected, abs=1e-4)


@settings(deadline=None)
@given(seeds, st.integers(0, 6), lengths)
def test_scores_lie_between_nothing_and_all(seed: int, tokens: int, sizes: list[int]) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    result = score_candidates(weigh_query(vectors, weights), CandidateCodes.of(some_memories(random, sizes, vectors)))
    assert result.its.shape == (len(sizes),)
    assert np.all((result.its >= 0) & (result.its <= 1))
    assert np.all(result.shares >= 0)
    assert result.shares.sum(axis=1) == pytest.approx(result.its, abs=1e-12)


@settings(deadline=None)
@given(seeds, st.integers(1, 6), lengths, st.integers(1, 40))
def test_chunks_do_not_change_anything(seed: int, tokens: int, sizes: list[int], chunk_tokens: int) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    query = weigh_query(vectors, weights)
    candidates = CandidateCodes.of(some_memories(random, sizes, vectors))
    whole = score_candidates(query, candidates, chunk_tokens=10**6)
    assert equal(whole, score_candidates(query, candidates, chunk_tokens=chunk_tokens))


@settings(deadline=None)
@given(seeds, st.integers(0, 6), lengths, st.integers(1, 40))
def test_a_score_is_the_same_with_and_without_its_reasons(
    seed: int, tokens: int, sizes: list[int], chunk_tokens: int
) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    query = weigh_query(vectors, weights)
    candidates = CandidateCodes.of(some_memories(random, sizes, vectors))
    its, _ = resolved(query, token_evidence(query, candidates, chunk_tokens=chunk_tokens))
    assert np.array_equal(its, score_candidates(query, candidates).its)


@settings(deadline=None)
@given(seeds, lengths)
def test_what_is_asked_counts_less_than_what_is_told(seed: int, sizes: list[int]) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, 3)
    query = weigh_query(vectors, weights)
    told = CandidateCodes.of(some_memories(random, sizes, vectors))
    asking = CandidateCodes(told.codes, told.starts, np.ones(len(told.codes), dtype=np.bool_))
    assert np.allclose(token_evidence(query, asking), ASKING * token_evidence(query, told))
    mixed = CandidateCodes(told.codes, told.starts, random.random(len(told.codes)) < 0.5)
    between = token_evidence(query, mixed)
    assert np.all(between >= token_evidence(query, asking))
    assert np.all(between <= token_evidence(query, told))


@settings(deadline=None)
@given(seeds, st.integers(1, 6), lengths)
def test_a_score_does_not_depend_on_the_other_candidates_or_their_order(
    seed: int, tokens: int, sizes: list[int]
) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    query = weigh_query(vectors, weights)
    memories = some_memories(random, sizes, vectors)
    together = score_candidates(query, CandidateCodes.of(memories))
    order = random.permutation(len(memories))
    shuffled = score_candidates(query, CandidateCodes.of([memories[number] for number in order]))
    assert np.array_equal(together.its[order], shuffled.its)
    assert np.array_equal(together.matched_tokens[order], shuffled.matched_tokens)
    for number, codes in enumerate(memories):
        alone = score_candidates(query, CandidateCodes.of([codes]))
        assert alone.its[0] == together.its[number]


@settings(deadline=None)
@given(seeds, st.integers(1, 6), st.integers(1, LONG_TOKENS // 2))
def test_a_memory_that_is_not_long_never_loses_evidence_by_saying_more(seed: int, tokens: int, size: int) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    first, second = some_memories(random, [size, size], vectors)
    result = score_candidates(
        weigh_query(vectors, weights), CandidateCodes.of([first, np.concatenate((first, second))])
    )
    assert result.its[1] >= result.its[0]


@settings(deadline=None)
@given(seeds, st.integers(1, 6), st.integers(1, 4))
def test_of_two_memories_that_say_the_same_the_one_that_says_it_in_passing_resolves_less(
    seed: int, tokens: int, doublings: int
) -> None:
    random = np.random.default_rng(seed)
    vectors, weights = some_query(random, tokens)
    said = binarise(vectors)
    beside = np.repeat(~said[:1], LONG_TOKENS * 2**doublings - tokens, axis=0)
    result = score_candidates(
        weigh_query(vectors, weights + 0.1), CandidateCodes.of([said, np.concatenate((said, beside))])
    )
    assert result.its.tolist() == pytest.approx([1.0, 1.0 - CHANCE_PER_DOUBLING * doublings], abs=1e-4)


@settings(deadline=None)
@given(seeds, st.integers(1, 6))
def test_a_memory_that_agrees_on_all_bits_resolves_everything(seed: int, tokens: int) -> None:
    vectors, weights = some_query(np.random.default_rng(seed), tokens)
    result = score_candidates(weigh_query(vectors, weights + 0.1), CandidateCodes.of([binarise(vectors)]))
    assert result.its[0] == 1.0
    assert result.matched_tokens[0].tolist() == list(range(tokens))


def test_the_first_of_equal_tokens_is_named_as_the_match() -> None:
    vectors, weights = some_query(np.random.default_rng(1), 1)
    code = binarise(vectors)
    candidates = CandidateCodes.of([np.concatenate((~code, code, code))])
    assert score_candidates(weigh_query(vectors, weights), candidates).matched_tokens.tolist() == [[1]]


def test_memories_without_codes_score_nothing_wherever_they_stand() -> None:
    vectors, weights = some_query(np.random.default_rng(2), 2)
    code, none = binarise(vectors), np.zeros((0, 48), dtype=np.uint8)
    result = score_candidates(weigh_query(vectors, weights), CandidateCodes.of([none, code, none, none, code, none]))
    assert result.its.tolist() == [0, 1, 0, 0, 1, 0]
    assert result.matched_tokens[0].tolist() == [NO_TOKEN, NO_TOKEN]


def test_a_query_without_tokens_or_weight_scores_nothing() -> None:
    vectors, _ = some_query(np.random.default_rng(3), 2)
    candidates = CandidateCodes.of([binarise(vectors)])
    assert score_candidates(weigh_query(vectors, np.zeros(2)), candidates).its.tolist() == [0.0]
    assert score_candidates(weigh_query(vectors[:0], np.zeros(0)), candidates).its.tolist() == [0.0]
    assert score_candidates(weigh_query(vectors, np.ones(2)), CandidateCodes.of([])).its.shape == (0,)


def test_a_token_without_weight_changes_nothing() -> None:
    random = np.random.default_rng(4)
    vectors, _ = some_query(random, 3)
    candidates = CandidateCodes.of(some_memories(random, [4, 4, 4], vectors))

    def its(query: QueryEvidence) -> list[float]:
        return list(score_candidates(query, candidates).its)

    assert its(weigh_query(vectors, np.array([1.0, 0.0, 2.0]))) == its(
        weigh_query(vectors[[0, 2]], np.array([1.0, 2.0]))
    )


@given(st.floats(0, 1))
def test_agreement_never_speaks_against_and_disagreement_never_for(magnitude: float) -> None:
    values = np.array([magnitude])
    assert 0 <= agreement_bits(values)[0] <= 1
    assert disagreement_bits(values)[0] <= 0
    # Equal but for rounding where a coordinate says almost nothing.
    assert agreement_bits(values)[0] <= -disagreement_bits(values)[0] + 1e-12


def test_impossible_queries_and_codes_are_refused() -> None:
    vectors, _ = some_query(np.random.default_rng(5), 2)
    for weights in (np.array([1.0]), np.array([1.0, -1.0]), np.array([1.0, np.nan])):
        with pytest.raises(ValueError, match="weights"):
            weigh_query(vectors, weights)
    with pytest.raises(ValueError, match="shape"):
        weigh_query(vectors[:, :100], np.ones(2))
    with pytest.raises(ValueError, match="length 1"):
        weigh_query(vectors * np.float32(100), np.ones(2))
    with pytest.raises(ValueError, match="starts"):
        CandidateCodes(binarise(vectors), np.array([0, 1]))
    with pytest.raises(ValueError, match="fall"):
        CandidateCodes(binarise(vectors), np.array([0, 2, 1, 2]))
    with pytest.raises(ValueError, match="uint8"):
        CandidateCodes(np.zeros((2, 384), dtype=np.uint8), np.array([0, 2]))


@settings(deadline=None)
@given(seeds, st.integers(0, 50))
def test_the_scan_counts_the_bits_that_differ(seed: int, count: int) -> None:
    random = np.random.default_rng(seed)
    codes = random.integers(0, 256, size=(count, 48), dtype=np.uint8)
    query = random.integers(0, 256, size=48, dtype=np.uint8)
    distances = hamming_scan(words_major(codes), query.view(np.uint64))
    assert distances.dtype == np.uint16
    assert distances.tolist() == [int(np.unpackbits(code ^ query).sum()) for code in codes]


def test_the_scan_reaches_384_and_goes_past_its_chunks() -> None:
    codes = np.zeros((100_001, 48), dtype=np.uint8)
    codes[-1] = 255
    codes[40_000] = 1
    distances = hamming_scan(words_major(codes), np.zeros(6, dtype=np.uint64))
    assert distances[[0, 40_000, -1]].tolist() == [0, 48, 384]
    assert distances.sum() == 48 + 384


def test_the_scan_refuses_other_layouts() -> None:
    with pytest.raises(ValueError, match=r"\[6, n\]"):
        hamming_scan(np.zeros((5, 3), dtype=np.uint64), np.zeros(6, dtype=np.uint64))


def test_a_question_finds_its_answer_and_shows_by_which_words() -> None:
    encoder = Encoder.load()
    texts = [
        "Helen starts her day with two cups of black coffee.",
        "The report for the third quarter has to be handed over on paper by Friday.",
        "Marek finished first in the chess competition.",
    ]
    windows = [encoder.encode_text(text).windows[0] for text in texts]
    query = encoder.encode_query("When is the quarterly report due?")
    result = score_candidates(
        weigh_query(query.token_vectors, np.ones(len(query.token_vectors))),
        CandidateCodes.of([window.token_codes for window in windows]),
    )
    assert int(result.its.argmax()) == 1
    words = {texts[1][slice(*windows[1].word_spans[token])] for token in result.matched_tokens[1]}
    assert {"report", "quarter"} <= words
