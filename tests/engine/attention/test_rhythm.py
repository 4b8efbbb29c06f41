"""Rhythm: what comes late, and from when on something is missed."""

import itertools
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import assume, given
from hypothesis import strategies as st

from remembrancer.attention.calendar import Calendar
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
    gaps = gaps_of(at(days), Calendar(UTC))
    assert (gaps.usual, quiet_after(gaps, days)) == (7, 21)
    assert from_microseconds(gaps.quiet_until) == START + timedelta(days=63) + LONGEST


def test_what_comes_daily_is_missed_after_four_days():
    days = range(20)
    assert quiet_after(gaps_of(at(days), Calendar(UTC)), days) == 4


def test_a_weekday_routine_is_not_missed_at_the_weekend():
    days = [day for day in range(40) if day % 7 < 5]
    gaps = gaps_of(at(days), Calendar(UTC))
    assert gaps.weekdays == (0, 1, 2, 3, 4)
    # The last one is on a Friday; four days on which something comes end on Thursday.
    assert from_microseconds(gaps.quiet_from).strftime("%a") == "Thu"
    assert quiet_after(gaps, days) > 5


def test_summer_time_does_not_move_the_days_that_count():
    days = [day for day in range(78) if day % 7 < 5]
    assert gaps_of(at(days), Calendar(ROME)).weekdays == (0, 1, 2, 3, 4)
    assert from_microseconds(gaps_of(at(days), Calendar(ROME)).quiet_from).astimezone(ROME).strftime("%a") in (
        "Thu",
        "Fri",
    )


def test_a_break_as_long_as_ones_before_is_no_absence():
    days = [0, 3, 6, 9, 12, 26, 29, 32, 46, 49, 52, 55]
    gaps = gaps_of(at(days), Calendar(UTC))
    assert gaps.quiet_from is None or quiet_after(gaps, days) > 14


def test_without_a_rhythm_nothing_is_missed():
    assert gaps_of(at([0, 1, 2, 40, 41, 42, 120]), Calendar(UTC)).quiet_from is None


def test_four_entries_are_no_rhythm():
    assert gaps_of(at(range(4)), Calendar(UTC)).quiet_from is None


def test_an_entry_that_comes_late_is_found_once():
    days = [0, 7, 14, 21, 28, 35, 80, 87, 94]
    (late,) = gaps_of(at(days), Calendar(UTC)).row.unusual
    assert (late.place, late.low, late.high) == (5, 7, 7)


def test_an_entry_that_comes_far_too_soon_is_found():
    days = [0, 30, 60, 90, 121, 150, 180, 182, 210]
    assert 6 in [each.place for each in gaps_of(at(days), Calendar(UTC)).row.unusual]


def test_what_was_called_normal_is_flagged_and_tolerated():
    days = [0, 7, 14, 21, 28, 35, 80, 87, 94, 140]
    assert [each.place for each in gaps_of(at(days), Calendar(UTC)).row.unusual] == [5, 8]
    assert [each.place for each in gaps_of(at(days), Calendar(UTC), frozenset({6})).row.unusual] == [5]


@given(st.lists(st.floats(0.1, 60), min_size=5, max_size=40))
def test_nothing_is_missed_before_three_times_the_usual_gap_and_four_days(gaps):
    days = [sum(gaps[:count]) for count in range(len(gaps) + 1)]
    found = gaps_of(at(days), Calendar(UTC))
    assume(found.quiet_from is not None)
    assert quiet_after(found, days) >= max(4, 3 * found.usual) - 1e-6
    assert found.variation < 1


GERMANY = Calendar(UTC, "DE")


def quiet_on(days, calendar):
    return from_microseconds(gaps_of(at(days), calendar).quiet_from).date()


def working_days(first, last):
    """Days after the start from one date to another, without weekends and the holidays of Germany."""
    dates = (first + timedelta(days=number) for number in range((last - first).days + 1))
    return [(each - START.date()).days for each in dates if each.weekday() < 5 and not GERMANY.is_holiday(each)]


def test_public_holidays_are_no_absence_of_what_belongs_to_working_days():
    days = working_days(date(2026, 2, 2), date(2026, 4, 2))
    # Behind Maundy Thursday: Good Friday, the weekend, Easter Monday.
    assert quiet_on(days, Calendar(UTC)) == date(2026, 4, 8)
    assert quiet_on(days, GERMANY) == date(2026, 4, 10)


def test_what_came_on_a_holiday_once_is_expected_on_the_next_one():
    days = [day for day in range(120) if day % 7 < 5][:64]
    assert START.date() + timedelta(days=days[-1]) == date(2026, 4, 2)
    days = [(date(2026, 1, 1) - START.date()).days, *days]
    assert quiet_on(days, GERMANY) == quiet_on(days, Calendar(UTC))


def test_what_comes_on_three_days_a_week_is_missed_when_three_have_passed():
    days = [day for day in range(82) if day % 7 in (0, 2, 4)]
    assert quiet_on(days, Calendar(UTC)) == START.date() + timedelta(days=days[-1] + 7)


def test_a_weekly_routine_whose_day_is_a_holiday_is_missed_a_week_later():
    days = range(0, 85, 7)
    assert START.date() + timedelta(days=84) == date(2026, 3, 30)
    gaps = gaps_of(at(days), Calendar(UTC))
    assert gaps.weekdays == (0,)
    assert quiet_on(days, Calendar(UTC)) == date(2026, 4, 20)
    # Easter Monday was no day for it.
    assert quiet_on(days, GERMANY) == date(2026, 4, 27)


def test_what_comes_on_any_day_is_missed_on_holidays_too():
    days = range(80)
    assert quiet_on(days, GERMANY) == quiet_on(days, Calendar(UTC))


@given(st.lists(st.integers(1, 9), min_size=5, max_size=40), st.sampled_from(["DE", "US", "JP", "BR"]))
def test_holidays_never_make_an_absence_earlier(gaps, country):
    days = list(itertools.accumulate([0, *gaps]))
    plain, with_holidays = gaps_of(at(days), Calendar(UTC)), gaps_of(at(days), Calendar(UTC, country))
    assert (plain.quiet_from is None) == (with_holidays.quiet_from is None)
    assert plain.quiet_from is None or plain.quiet_from <= with_holidays.quiet_from


def test_a_pause_that_comes_every_week_is_not_late():
    days = [day for day in range(100) if day % 7 in (4, 5, 6)]
    gaps = gaps_of(at(days), Calendar(UTC))
    assert not [each for each in gaps.row.unusual if each.place > 10]
    assert gaps_of(at([*days, 140]), Calendar(UTC)).row.unusual[-1].place == len(days) - 1
