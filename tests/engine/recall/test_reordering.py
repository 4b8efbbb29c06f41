"""Deep mode's order: a pure function of our matches and the cross-encoder's scores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.deep import DEPTH
from remembrancer.recall.deep import reorder, worths

matches = st.lists(st.floats(0, 1), max_size=20).map(lambda values: sorted(values, reverse=True))
scores = st.floats(-12, 12)


def test_a_memory_that_answers_passes_those_that_only_sound_alike() -> None:
    assert reorder([0.61, 0.60, 0.58], [-9.0, -8.0, 6.0]) == (2, 0, 1)


def test_between_equal_scores_our_match_decides() -> None:
    assert reorder([0.61, 0.60, 0.58], [3.0, 3.0, 3.0]) == (0, 1, 2)


def test_what_ties_in_both_stays_as_it_was() -> None:
    assert reorder([0.5, 0.5, 0.5], [1.0, 1.0, 1.0]) == (0, 1, 2)


def test_what_was_not_scored_follows_in_its_order() -> None:
    assert reorder([0.52, 0.5, 0.4, 0.3], [-5.0, 5.0]) == (1, 0, 2, 3)


def test_nothing_has_the_empty_order() -> None:
    assert reorder([], []) == ()


def test_more_scores_than_memories_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="scores"):
        reorder([0.5], [1.0, 2.0])


@given(data=st.data(), ours=matches)
def test_every_memory_keeps_one_place(data: st.DataObject, ours: list[float]) -> None:
    given_scores = data.draw(st.lists(scores, max_size=len(ours)))
    order = reorder(ours, given_scores)
    assert sorted(order) == list(range(len(ours)))
    assert order[len(given_scores) :] == tuple(range(len(given_scores), len(ours)))


@given(data=st.data(), ours=matches.filter(lambda values: len(values) > 2))
def test_the_order_of_two_does_not_depend_on_a_third(data: st.DataObject, ours: list[float]) -> None:
    given_scores = data.draw(st.lists(scores, min_size=len(ours), max_size=len(ours)))
    without = [place for place in reorder(ours, given_scores) if place != len(ours) - 1]
    assert tuple(without) == reorder(ours[:-1], given_scores[:-1])


def test_as_many_are_read_as_were_measured() -> None:
    assert DEPTH == 30


def test_what_has_to_stay_behind_another_stays_there_and_is_worth_no_more() -> None:
    matches, scores = [0.61, 0.60, 0.58], [-9.0, -8.0, 6.0]
    order = reorder(matches, scores, [(2, 0)])
    assert order == (0, 2, 1)
    assert worths(matches, scores, order) == pytest.approx([0.565, 0.565, 0.56])


@given(data=st.data(), ours=matches)
def test_worths_never_rise(data: st.DataObject, ours: list[float]) -> None:
    given_scores = data.draw(st.lists(scores, max_size=len(ours)))
    found = worths(ours, given_scores, reorder(ours, given_scores))
    assert found == sorted(found, reverse=True)
