from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding import binarise

seeds = st.integers(0, 2**32 - 1)


@given(seeds, st.integers(1, 20))
def test_signs_of_a_code_are_the_signs_of_the_vector(seed: int, count: int) -> None:
    vectors = np.random.default_rng(seed).normal(size=(count, binarise.DIMENSIONS)).astype(np.float32)
    codes = binarise.binarise(vectors)
    assert codes.shape == (count, binarise.CODE_BYTES)
    assert np.array_equal(binarise.signs(codes), np.where(vectors > 0, 1, -1))


@given(seeds, st.integers(1, 20))
def test_the_length_of_a_vector_does_not_change_its_code(seed: int, count: int) -> None:
    vectors = np.random.default_rng(seed).normal(size=(count, binarise.DIMENSIONS)).astype(np.float32)
    assert np.array_equal(binarise.binarise(vectors), binarise.binarise(vectors * np.float32(7.5)))


@given(seeds, st.integers(0, 20))
def test_words_major_keeps_every_bit(seed: int, count: int) -> None:
    codes = np.random.default_rng(seed).integers(0, 256, size=(count, binarise.CODE_BYTES), dtype=np.uint8)
    words = binarise.words_major(codes)
    assert words.shape == (binarise.CODE_WORDS, count)
    assert words.flags.c_contiguous
    assert np.array_equal(np.ascontiguousarray(words.T).view(np.uint8).reshape(count, binarise.CODE_BYTES), codes)


def test_words_major_refuses_codes_of_another_width() -> None:
    with pytest.raises(ValueError, match="shape"):
        binarise.words_major(np.zeros((3, 47), dtype=np.uint8))


def test_the_mean_of_opposite_vectors_is_zero_and_not_a_division_by_zero() -> None:
    vector = np.ones((1, binarise.DIMENSIONS), dtype=np.float32)
    assert not binarise.mean_vector(np.concatenate((vector, -vector))).any()
