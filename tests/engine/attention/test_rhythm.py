"""Rhythm: what comes late, and from when on something is missed."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import assume, given
from hypothesis import strategies as st

from remembrancer.attention.rhythm import DAY, LONGEST, gaps_of
from remembrancer.model.clock import from_microseconds, to_microseconds

START = datetime(2026, 1, 5, 18, tzinfo=UTC)
ROME = ZoneInfo("Europe/Rome")


def at(days):
    return [to_microseconds(START + timedelta(days=day)) for day in days]


def quiet_after(gaps, days):
    """How many days after the last entry it is missed."""
    return (gaps.quiet_from - at(days)[-1]) / DAY


def test_a_weekly_routine_is_missed_after_three_weeks():
    days = range(0, 70, 7)
    gaps = gaps_of(at(days), UTC)
    assert (gaps.usual, quiet_after(gaps, days)) == (7, 21)
    assert from_microseconds(gaps.quiet_until) == START + timedelta(days=63) + LONGEST


def test_what_comes_daily_is_missed_after_four_days():
    days = range(20)
    assert quiet_after(gaps_of(at(days), UTC), days) == 4


def test_a_weekday_routine_is_not_missed_at_the_weekend():
    days = [day for day in range(40) if day % 7 < 5]
    gaps = gaps_of(at(days), UTC)
    assert gaps.weekdays == (0, 1, 2, 3, 4)
    # The last one is on a Friday; four days on which something comes end on Thursday.
    assert from_microseconds(gaps.quiet_from).strftime("%a") == "Thu"
    assert quiet_after(gaps, days) > 5


def test_summer_time_does_not_move_the_days_that_count():
    days = [day for day in range(78) if day % 7 < 5]
    assert gaps_of(at(days), ROME).weekdays == (0, 1, 2, 3, 4)
    assert from_microseconds(gaps_of(at(days), ROME).quiet_from).astimezone(ROME).strftime("%a") in ("Thu", "Fri")


def test_a_break_as_long_as_ones_before_is_no_absence():
    days = [0, 3, 6, 9, 12, 26, 29, 32, 46, 49, 52, 55]
    gaps = gaps_of(at(days), UTC)
    assert gaps.quiet_from is None or quiet_after(gaps, days) > 14


def test_without_a_rhythm_nothing_is_missed():
    assert gaps_of(at([0, 1, 2, 40, 41, 42, 120]), UTC).quiet_from is None


def test_four_entries_are_no_rhythm():
    assert gaps_of(at(range(4)), UTC).quiet_from is None


def test_an_entry_that_comes_late_is_found_once():
    days = [0, 7, 14, 21, 28, 35, 80, 87, 94]
    (late,) = gaps_of(at(days), UTC).row.unusual
    assert (late.place, late.low, late.high) == (5, 7, 7)


def test_an_entry_that_comes_far_too_soon_is_found():
    days = [0, 30, 60, 90, 121, 150, 180, 182, 210]
    assert 6 in [each.place for each in gaps_of(at(days), UTC).row.unusual]


def test_what_was_called_normal_is_flagged_and_tolerated():
    days = [0, 7, 14, 21, 28, 35, 80, 87, 94, 140]
    assert [each.place for each in gaps_of(at(days), UTC).row.unusual] == [5, 8]
    assert [each.place for each in gaps_of(at(days), UTC, frozenset({6})).row.unusual] == [5]


@given(st.lists(st.floats(0.1, 60), min_size=5, max_size=40))
def test_nothing_is_missed_before_three_times_the_usual_gap_and_four_days(gaps):
    days = [sum(gaps[:count]) for count in range(len(gaps) + 1)]
    found = gaps_of(at(days), UTC)
    assume(found.quiet_from is not None)
    assert quiet_after(found, days) >= max(4, 3 * found.usual) - 1e-6
    assert found.variation < 1
