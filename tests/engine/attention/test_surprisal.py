"""Surprisal: bits that grow with how extreme something is, and that agree with published tables."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.attention.surprisal import MOST_BITS, figure_bits, spread_of, student_tail, unseen_bits

VALUES = st.lists(st.floats(0.5, 1e6), min_size=4, max_size=20)


@pytest.mark.parametrize(
    ("t", "freedom", "probability"),
    [
        (12.706, 1, 0.05),
        (4.303, 2, 0.05),
        (3.182, 3, 0.05),
        (2.228, 10, 0.05),
        (3.169, 10, 0.01),
        (1.96, 100_000, 0.05),
    ],
)
def test_the_tail_of_students_t_is_that_of_the_tables(t, freedom, probability):
    assert student_tail(t, freedom) == pytest.approx(probability, rel=2e-3)


@given(VALUES, st.floats(0, 1e6), st.floats(1, 1e6))
def test_what_lies_further_away_is_never_less_surprising(values, near, more):
    spread = spread_of(values, 0.1)
    assert (
        0 <= figure_bits(spread.median + near, spread) <= figure_bits(spread.median + near + more, spread) <= MOST_BITS
    )


@given(VALUES)
def test_the_middle_is_no_surprise(values):
    spread = spread_of(values, 0.1)
    assert figure_bits(spread.median, spread) == pytest.approx(0.0, abs=1e-9)
    assert spread.low <= spread.median <= spread.high


@given(st.integers(0, 50), st.integers(0, 50))
def test_what_never_came_in_more_entries_is_more_surprising(singles, more):
    entries = singles + 1
    assert unseen_bits(singles, entries) <= unseen_bits(singles, entries + more)
    assert unseen_bits(singles, entries) >= unseen_bits(singles + 1, entries + 1) or singles == 0


def test_one_outlier_among_the_values_widens_the_usual_range_hardly():
    clean, with_outlier = (
        spread_of([30, 31, 29, 32, 30, 31, 28], 0.5),
        spread_of([30, 31, 29, 32, 30, 31, 28, 300], 0.5),
    )
    assert with_outlier.high == clean.high
    assert with_outlier.scale < 3 * clean.scale
    assert math.isfinite(with_outlier.scale)
