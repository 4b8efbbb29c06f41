"""The newer of two statements about one thing stands first; nothing unrelated rises and nothing is hidden."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.embedding import Encoder
from remembrancer.recall.evidence import CandidateCodes, score_candidates, weigh_query
from remembrancer.recall.formation import newer_first, shared_evidence, strong_matches
from remembrancer.recall.formation.updates import CLOSE, SHARED
from remembrancer.text.dates import AskedTime, Recency

PRESENT = AskedTime(is_present=True)


def pair(size: int, *pairs: tuple[int, int]) -> np.ndarray:
    shared = np.zeros((size, size))
    for first, second in pairs:
        shared[first, second] = shared[second, first] = 0.6
    return shared


def test_the_newer_statement_takes_the_place_above_the_older() -> None:
    match, said = np.array([0.70, 0.68, 0.60, 0.50]), np.array([10, 99, 20, 30])
    updated = newer_first(match, said, pair(4, (0, 2)), PRESENT)
    assert updated.order.tolist() == [2, 0, 1, 3]
    assert updated.scores.tolist() == [0.70, 0.68, 0.70, 0.50]
    assert updated.newer_exists.tolist() == [True, False, False, False]


def test_an_older_one_below_stays_and_the_flag_is_set_all_the_same() -> None:
    updated = newer_first(np.array([0.7, 0.6]), np.array([20, 10]), pair(2, (0, 1)), PRESENT)
    assert updated.order.tolist() == [0, 1]
    assert updated.newer_exists.tolist() == [False, True]


def test_a_weak_match_does_not_rise_however_new() -> None:
    updated = newer_first(np.array([0.7, 0.7 * CLOSE - 0.01]), np.array([1, 2]), pair(2, (0, 1)), PRESENT)
    assert updated.order.tolist() == [0, 1]
    assert not updated.newer_exists.any()


def test_three_statements_come_newest_first() -> None:
    shared = pair(3, (0, 1), (1, 2), (0, 2))
    assert newer_first(np.array([0.7, 0.69, 0.68]), np.array([1, 2, 3]), shared, PRESENT).order.tolist() == [2, 1, 0]
    assert newer_first(np.array([0.7, 0.69, 0.68]), np.array([2, 1, 3]), shared, PRESENT).order.tolist() == [2, 0, 1]


@pytest.mark.parametrize("asked", [AskedTime(recency=Recency.OLDEST), AskedTime(asks_when=True)])
def test_nothing_moves_where_the_old_or_a_date_is_asked_for(asked: AskedTime) -> None:
    updated = newer_first(np.array([0.7, 0.6]), np.array([1, 2]), pair(2, (0, 1)), asked)
    assert updated.order.tolist() == [0, 1]
    assert updated.newer_exists.tolist() == [True, False]


def test_when_something_is_due_may_have_been_moved() -> None:
    asked = AskedTime(asks_when=True, is_present=True)
    assert newer_first(np.array([0.7, 0.6]), np.array([1, 2]), pair(2, (0, 1)), asked).order.tolist() == [1, 0]


def test_a_question_about_the_past_asks_for_more_in_common() -> None:
    shared = pair(2, (0, 1)) / 0.6 * (SHARED + 0.01)
    match, said = np.array([0.7, 0.6]), np.array([1, 2])
    assert newer_first(match, said, shared, PRESENT).order.tolist() == [1, 0]
    assert newer_first(match, said, shared, AskedTime()).order.tolist() == [0, 1]


def test_where_everything_is_about_one_thing_only_nearest_neighbours_are_updates() -> None:
    shared = np.full((6, 6), 0.5)
    shared[1, 5] = shared[5, 1] = shared[0, 2] = shared[2, 0] = shared[3, 4] = shared[4, 3] = 0.6
    match, said = np.array([0.75, 0.74, 0.73, 0.72, 0.71, 0.70]), np.array([9, 1, 2, 3, 3, 8])
    assert newer_first(match, said, shared, PRESENT).order.tolist() == [0, 5, 1, 2, 3, 4]


def test_what_says_the_same_is_no_update() -> None:
    same = np.array([[True, True], [True, True]])
    updated = newer_first(np.array([0.7, 0.6]), np.array([1, 2]), pair(2, (0, 1)), PRESENT, same)
    assert updated.order.tolist() == [0, 1]
    assert not updated.newer_exists.any()


def test_nothing_found_is_nothing_ordered() -> None:
    updated = newer_first(np.zeros(0), np.zeros(0, dtype=np.int64), np.zeros((0, 0)), PRESENT)
    assert len(updated.order) == len(updated.scores) == strong_matches(np.zeros(0)) == 0


@given(st.data(), st.integers(1, 12))
def test_it_reorders_without_losing_and_without_lifting_what_is_unrelated(data: st.DataObject, size: int) -> None:
    match = np.array(sorted(data.draw(st.lists(st.floats(0.01, 1), min_size=size, max_size=size)), reverse=True))
    said = np.array(data.draw(st.lists(st.integers(0, 5), min_size=size, max_size=size)), dtype=np.int64)
    related = data.draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=6))
    shared = pair(size, *related)
    updated = newer_first(match, said, shared, PRESENT)
    assert sorted(updated.order.tolist()) == list(range(size))
    ordered = updated.scores[updated.order]
    assert np.all(np.diff(ordered) <= 0)
    assert np.all(updated.scores >= match)
    for place in np.flatnonzero(updated.scores > match).tolist():
        assert any(shared[place, other] > 0 and said[place] > said[other] for other in range(size))


def test_shared_evidence_tells_an_update_from_another_subject(encoder: Encoder) -> None:
    query = encoder.encode_query("How many followers do I have on my photo account?")
    texts = [
        "I have 520 followers on my photo account by now.",
        "My photo account has reached 610 followers, I am so happy.",
        "My brother has many records of jazz musicians at home.",
    ]
    codes = [encoder.encode_text(text).windows[0].token_codes for text in texts]
    weights = np.ones(len(query.token_vectors))
    found = score_candidates(weigh_query(query.token_vectors, weights), CandidateCodes.of(codes))
    matched = np.stack([code[places] for code, places in zip(codes, found.matched_tokens, strict=True)])
    shared = shared_evidence(found.shares, matched)
    assert np.allclose(shared, shared.T)
    assert np.allclose(np.diag(shared), found.its)
    assert shared[0, 1] > SHARED > shared[0, 2]


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        shared_evidence(np.zeros((2, 3)), np.zeros((2, 4, 48), dtype=np.uint8))
