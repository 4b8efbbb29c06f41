"""Rows of figures: single outliers, lasting changes, and what somebody called normal."""

from hypothesis import given
from hypothesis import strategies as st

from remembrancer.attention.values import CHANGE_AFTER, LEAST_BEFORE, Yardstick, judge

MINUTES = Yardstick(lambda middle: 0.02 * middle, lambda middle: 0.08 * middle)
USUAL = [30.0, 31.0, 29.0, 32.0, 28.0, 30.0, 33.0, 31.0]
ROWS = st.lists(st.integers(1, 500).map(float), max_size=40)


def places(judged):
    return [each.place for each in judged]


def test_a_single_outlier_is_found_with_what_is_usual():
    (found,) = judge([*USUAL, 58.0, 30.0, 29.0], MINUTES).unusual
    assert (found.place, found.low, found.high, found.entries) == (8, 28.0, 33.0, 8)
    assert found.bits > 10


def test_what_is_usual_is_not_widened_by_an_outlier():
    assert places(judge([*USUAL, 58.0, 30.0, 57.0], MINUTES).unusual) == [8, 10]


def test_several_in_a_row_that_agree_are_a_change_and_no_outliers():
    row = judge([*USUAL, 58.0, 57.0, 59.0, 58.0, 60.0], MINUTES)
    assert not row.unusual
    (change,) = row.changes
    assert (change.place, change.since) == (10, 8)
    assert (change.low, change.high, change.low_before, change.high_before) == (57.0, 59.0, 28.0, 33.0)
    assert row.band == (57.0, 60.0)


def test_before_a_change_is_known_to_last_its_first_values_are_outliers():
    assert places(judge([*USUAL, 58.0, 57.0], MINUTES).unusual) == [8, 9]


def test_after_a_change_the_old_values_are_out_of_the_ordinary():
    assert places(judge([*USUAL, *[58.0, 57.0, 59.0, 58.0, 60.0], 30.0], MINUTES).unusual) == [13]


def test_outliers_that_do_not_agree_are_no_change():
    row = judge([*USUAL, 60.0, 150.0, 400.0], MINUTES)
    assert not row.changes
    assert places(row.unusual) == [8, 9, 10]


def test_what_was_dismissed_is_normal_from_then_on():
    values = [*USUAL, 58.0, 30.0, 31.0, 55.0, 29.0, 90.0]
    assert places(judge(values, MINUTES).unusual) == [8, 11, 13]
    assert places(judge(values, MINUTES, {8}).unusual) == [8, 13]


def test_a_slow_change_is_followed():
    row = judge([20.0 + 0.5 * step + step % 3 for step in range(60)], MINUTES)
    assert not row.unusual
    assert not row.changes


def test_few_values_judge_nothing():
    assert not judge([30.0, 31.0, 29.0, 300.0], MINUTES).unusual


@given(ROWS)
def test_a_value_is_judged_by_those_before_it_alone(values):
    """Up to a change, which is only known when it lasts."""
    whole = judge(values, MINUTES)
    assert len(whole.bands) == len(values)
    assert all(band is None for band in whole.bands[:LEAST_BEFORE])
    for end in range(len(values)):
        assert judge(values[:end], MINUTES).bands == whole.bands[:end]


@given(ROWS)
def test_what_is_flagged_lies_outside_of_what_is_usual(values):
    row = judge(values, MINUTES)
    for each in row.unusual:
        assert not each.low <= values[each.place] <= each.high
    for each in row.changes:
        assert each.since is not None
        assert each.place - each.since >= CHANGE_AFTER - 1


@given(st.floats(1, 1e5), st.integers(5, 40))
def test_what_never_varies_is_never_flagged(value, count):
    assert not judge([value] * count, MINUTES).unusual


@given(ROWS, st.sampled_from([0.5, 2.0, 60.0, 1024.0]))
def test_the_unit_does_not_matter(values, factor):
    scaled = judge([factor * value for value in values], MINUTES)
    assert places(scaled.unusual) == places(judge(values, MINUTES).unusual)
