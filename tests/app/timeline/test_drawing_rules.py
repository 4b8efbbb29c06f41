"""Heights of bars, and where single marks stand."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from remembrancer_app.timeline.marks import MOST_STACKED, arrange
from remembrancer_app.timeline.scale import bar_shares


def test_bars_rise_evenly_to_six_and_slowly_above() -> None:
    shares = bar_shares(np.array([0, 1, 2, 3, 6, 7, 60, 1000, 10**6]))
    assert shares[0] == 0.0
    assert np.allclose(np.diff(shares[1:4]), shares[2] - shares[1])
    assert shares[5] - shares[4] < shares[2] - shares[1]
    assert shares[7] == shares[8] == 1.0


@given(st.lists(st.integers(0, 10**7), min_size=1, max_size=50))
def test_more_is_never_lower(counts: list[int]) -> None:
    shares = bar_shares(np.sort(np.array(counts)))
    assert (np.diff(shares) >= 0).all()
    assert ((shares >= 0) & (shares <= 1)).all()


@given(
    st.lists(st.floats(20_000, 20_014, allow_nan=False), max_size=80).map(sorted),
    st.floats(40, 400, allow_nan=False),
)
def test_every_memory_has_a_mark_or_belongs_to_a_crowd(positions: list[float], pixels_per_day: float) -> None:
    found = arrange(np.array(positions, dtype=np.float64), pixels_per_day)
    assert len(found.single) + int(found.crowd_sizes.sum()) == len(positions)
    assert len(set(found.single.tolist())) == len(found.single)
    assert (found.crowd_sizes > MOST_STACKED).all()
    assert (abs(found.levels) <= (MOST_STACKED - 1) / 2).all()


def test_marks_at_one_moment_stand_above_each_other() -> None:
    found = arrange(np.array([20_000.5, 20_000.5, 20_000.5]), 60.0)
    assert found.levels.tolist() == [-1.0, 0.0, 1.0]
    crowd = arrange(np.full(5, 20_000.5), 60.0)
    assert crowd.crowded.tolist() == [0]
    assert crowd.crowd_sizes.tolist() == [5]
