"""Dates in words."""

import re
from datetime import date, datetime
from pathlib import Path

import remembrancer_app
from remembrancer_app.charts.dates import day_of_year, days_between, long_moment, month_of_year, short_day, short_month

_PATTERN = re.compile(r'(translate\("\w+", |\btr\()?"[^"]*(?:MMM yyyy|d MMM|MMMM)[^"]*"')


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


def test_months_and_days_of_a_year() -> None:
    assert month_of_year(date(2026, 3, 11)) == "March 2026"
    assert day_of_year(date(2026, 3, 11)) == "11 Mar 2026"
    assert [short_month(date(2026, month, 1)) for month in (1, 3)] == ["Jan 2026", "Mar"]


def test_every_pattern_of_a_date_can_be_put_into_another_order() -> None:
    found = [
        (path.name, match.group())
        for path in Path(remembrancer_app.__file__).parent.rglob("*.py")
        for match in _PATTERN.finditer(path.read_text(encoding="utf-8"))
    ]
    assert len(found) > 5
    assert [each for each in found if not each[1].startswith(("translate(", "tr("))] == []
