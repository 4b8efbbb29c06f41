"""Local days: the same days as the search language has, whatever the clocks did."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.clock import to_microseconds
from remembrancer.text.search_language.periods import Calendar
from remembrancer_app.charts.calendar_days import midnights, monday_of, position_of, to_date, to_day

ZONES = (
    "UTC",
    "Europe/Lisbon",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "Africa/Casablanca",
    "Asia/Gaza",
)
DATES = st.dates(date(1930, 1, 1), date(2090, 1, 1))


@given(DATES)
def test_a_date_comes_back_from_its_number(day: date) -> None:
    assert to_date(to_day(day)) == day


@given(DATES)
def test_weeks_begin_on_monday(day: date) -> None:
    monday = to_date(monday_of(to_day(day)))
    assert monday.weekday() == 0
    assert 0 <= (day - monday).days < 7


@given(DATES, st.sampled_from(ZONES))
def test_days_begin_and_end_where_the_search_language_says(day: date, zone: str) -> None:
    begin, end = midnights(to_day(day), 2, ZoneInfo(zone))
    period = Calendar(datetime(2026, 1, 1, tzinfo=UTC), ZoneInfo(zone)).period(day.isoformat())
    assert period is not None
    assert period.start is not None
    assert period.end is not None
    assert (begin, end) == (to_microseconds(period.start), to_microseconds(period.end))


@given(DATES, st.sampled_from(ZONES))
def test_days_follow_each_other(day: date, zone: str) -> None:
    assert (np.diff(midnights(to_day(day), 40, ZoneInfo(zone))) >= 0).all()


@pytest.mark.parametrize(
    ("day", "zone", "hours"),
    [
        (date(2026, 3, 29), "Europe/Berlin", 23),
        (date(2026, 10, 25), "Europe/Berlin", 25),
        (date(2018, 11, 4), "America/Sao_Paulo", 23),  # the clock leapt over midnight
        (date(2011, 12, 30), "Pacific/Apia", 0),  # this date never was there
    ],
)
def test_days_are_as_long_as_they_were(day: date, zone: str, hours: int) -> None:
    begin, end = midnights(to_day(day), 2, ZoneInfo(zone))
    assert (end - begin) / 3_600_000_000 == hours


def test_noon_of_a_long_day_lies_past_its_middle() -> None:
    zone = ZoneInfo("Europe/Berlin")
    assert position_of(datetime(2026, 6, 1, 12, tzinfo=zone), zone) % 1 == pytest.approx(0.5)
    assert position_of(datetime(2026, 10, 25, 12, tzinfo=zone), zone) % 1 == pytest.approx(13 / 25)
