"""Dates in words."""

from datetime import date, datetime

from remembrancer_app.charts.dates import days_between, long_moment, short_day


def test_a_range_says_no_more_than_it_must() -> None:
    assert days_between(date(2026, 3, 11), date(2026, 3, 11), 2026) == "11 March"
    assert days_between(date(2026, 3, 2), date(2026, 3, 11), 2026) == "2 to 11 March"
    assert days_between(date(2026, 1, 1), date(2026, 3, 23), 2025) == "1 January to 23 March 2026"
    assert days_between(date(2025, 12, 30), date(2026, 1, 2), 2026) == "30 December 2025 to 2 January 2026"


def test_the_year_is_named_where_it_is_not_this_one() -> None:
    assert short_day(date(2026, 3, 11), 2026) == "11 Mar"
    assert short_day(date(2025, 11, 11), 2026) == "11 Nov 2025"


def test_midnight_is_a_mere_date() -> None:
    assert long_moment(datetime(2026, 3, 11)) == "11 March 2026"  # noqa: DTZ001
    assert long_moment(datetime(2026, 3, 11, 15, 10)).startswith("11 March 2026, 15:10")  # noqa: DTZ001
