"""The strength of memories against a plain reading of its formula, one memory and one day at a time."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.lifecycle.strength import (
    DAY,
    DEMOTED_AT,
    FLOOR,
    HIGH,
    IDLE,
    NEVER,
    NORMAL,
    Lives,
    Uses,
    course,
    fades_at,
    folded,
    is_faded,
    strengths,
)

START = 1_700_000_000_000_000
ONE_DAY_LEFT = 3.0


@st.composite
def lives(draw):
    """A life as plain values: (fades from, W, S0, pinned), and its days of use: (end, r, s)."""
    window = draw(st.sampled_from([14, 90, 180, 540]))
    fades = draw(st.sampled_from([START, START + 40 * DAY, NEVER]))
    initial = draw(st.sampled_from([NORMAL, HIGH]))
    pinned = draw(st.booleans())
    ends = draw(st.lists(st.integers(1, 400), unique=True, max_size=12))
    # Days have 23, 24 or 25 hours.
    shift = draw(st.sampled_from([0, DAY // 24, -DAY // 24]))
    uses = [
        (START + end * DAY + shift, draw(st.integers(0, 30)), draw(st.sampled_from([0.0, 0.7, 1.0, 5.1])))
        for end in sorted(ends)
    ]
    return (fades, window, initial, pinned), uses


def plain(life, uses, instant):
    """S at an instant, by the formula."""
    fades, window, initial, pinned = life
    if pinned:
        return 1.0
    value, savings, since = initial, 0, START

    def decayed(until):
        if fades == NEVER:
            return max(FLOOR, value)
        tau = window * (1 + 0.25 * min(savings, 20)) / 3
        return max(FLOOR, value * math.exp(-max(0, until - max(since, fades)) / DAY / tau))

    for end, count, spread in uses:
        if end <= instant:
            value = min(1.0, decayed(end) + 0.17 * math.log(1 + count) + 0.1 * 0.17 * math.log(2) * spread)
            savings += count > 0
            since = end
    return decayed(instant)


def arrays(every):
    """Several lives with their uses as arrays."""
    each_life = [life for life, _ in every]
    found = Lives(
        np.array([life[0] for life in each_life], dtype=np.int64),
        np.array([life[1] for life in each_life], dtype=np.float64),
        np.array([life[2] for life in each_life]),
        np.array([life[3] for life in each_life], dtype=np.bool_),
    )
    rows = [(owner, *use) for owner, (_, uses) in enumerate(every) for use in uses]
    return found, Uses(
        np.array([row[0] for row in rows], dtype=np.int64),
        np.array([row[1] for row in rows], dtype=np.int64),
        np.array([row[2] for row in rows], dtype=np.int64),
        np.array([row[3] for row in rows], dtype=np.float64),
    )


@given(st.lists(lives(), min_size=1, max_size=8), st.integers(0, 500))
def test_many_memories_at_once_are_as_strong_as_each_by_the_formula(every, day):
    instant = START + day * DAY
    found = strengths(*arrays(every), instant)
    np.testing.assert_allclose(found, [plain(*each, instant) for each in every], rtol=1e-12)


@given(st.lists(lives(), min_size=1, max_size=8), st.integers(0, 2000))
def test_a_strength_lies_between_the_floor_and_one(every, day):
    found = strengths(*arrays(every), START + day * DAY)
    assert ((found >= FLOOR) & (found <= 1.0)).all()


@given(lives(), st.integers(0, 600), st.integers(0, 600))
def test_without_use_a_strength_never_rises(each, first, more):
    life, uses = arrays([each])
    last = int(uses.ends_at.max(initial=START))
    earlier = strengths(life, uses, last + first * DAY)
    assert (strengths(life, uses, last + (first + more) * DAY) <= earlier).all()


@given(lives(), st.integers(0, 500))
def test_what_is_pinned_stays_at_one(each, day):
    (fades, window, initial, _), uses = each
    assert strengths(*arrays([((fades, window, initial, True), uses)]), START + day * DAY) == 1.0


@given(lives(), st.integers(0, 400))
def test_what_is_used_later_does_not_change_an_earlier_strength(each, day):
    """As-of: a past day end stays what it was, whatever happens since."""
    life, uses = each
    instant = START + day * DAY
    then = [use for use in uses if use[0] <= instant]
    assert strengths(*arrays([each]), instant) == strengths(*arrays([(life, then)]), instant)


@given(lives(), st.lists(st.integers(0, 500), min_size=1, max_size=20, unique=True))
def test_a_course_is_what_each_day_was(each, days):
    life, uses = arrays([each])
    instants = np.array(sorted(START + day * DAY for day in days), dtype=np.int64)
    before, after = course(life, uses, instants)
    assert after.tolist() == [float(strengths(life, uses, int(instant))[0]) for instant in instants]
    assert (before <= after).all()


@given(lives())
def test_the_predicted_demotion_is_the_first_moment_at_which_it_has_faded(each):
    life, uses = arrays([each])
    found = folded(life, uses)
    changed = np.array([START], dtype=np.int64)
    (at,) = fades_at(life, found, changed).tolist()
    if at == NEVER:
        assert life.pinned[0] or life.fades_from[0] == NEVER
        return
    assert is_faded(found.decayed(life, at), found, changed, at)
    just_before = at - 2 - DAY // 1000
    assert not is_faded(found.decayed(life, just_before), found, changed, just_before)


def test_an_ordinary_event_fades_after_ninety_days_and_one_recall_saves_it_for_longer():
    """The published figures: 0.02 at day 89.9 with W = 90 days, and n = 20 multiplies the time by six."""
    life, _ = arrays([((START, 90, NORMAL, False), [])])
    unused = folded(life, Uses.none())
    (at,) = fades_at(life, unused, np.array([START - IDLE]))
    assert round((at - START) / DAY, 1) == 89.9
    used, uses = arrays([((START, 90, NORMAL, False), [(START + day * DAY, 1, 0.0) for day in range(1, 21)])])
    found = folded(used, uses)
    later = found.decayed(used, START + (20 + 124) * DAY) / found.value
    assert abs(later[0] - math.exp(-124 / 180)) < 1e-9
    assert found.value[0] > DEMOTED_AT
