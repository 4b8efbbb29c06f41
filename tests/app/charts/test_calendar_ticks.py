"""Where the calendar axis puts words and lines."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from remembrancer_app.charts.calendar_days import to_date, to_day
from remembrancer_app.charts.calendar_ticks import Words, calendar_ticks

WORDS = Words(
    month=lambda day: f"{day:%B}",
    month_and_year=lambda day: f"{day:%B %Y}",
    short_month=lambda day: f"{day:%b}",
    weekday=lambda day: f"{day:%a}",
    year=lambda day: f"{day.year}",
)
START, END = to_day(date(2026, 1, 1)), to_day(date(2026, 3, 25))


def test_three_months_are_named_with_the_year_once_and_mondays_below() -> None:
    ticks = calendar_ticks(START, END, 11.0, WORDS)
    assert [tick.text for tick in ticks.upper] == ["January 2026", "February", "March"]
    assert [tick.text for tick in ticks.lower][:3] == ["5", "12", "19"]
    assert all(to_date(tick.day).weekday() == 0 for tick in ticks.lower)
    assert ticks.strong == tuple(to_day(date(2026, month, 1)) for month in (1, 2, 3))


def test_two_weeks_name_every_day() -> None:
    ticks = calendar_ticks(to_day(date(2026, 3, 2)), to_day(date(2026, 3, 16)), 67.0, WORDS)
    assert [tick.text for tick in ticks.lower][:2] == ["Mon 2", "Tue 3"]
    assert len(ticks.lower) == 14


def test_years_stand_over_months_from_afar() -> None:
    ticks = calendar_ticks(to_day(date(2022, 1, 1)), to_day(date(2026, 1, 1)), 1.2, WORDS)
    assert [tick.text for tick in ticks.upper] == ["2022", "2023", "2024", "2025"]
    assert [tick.text for tick in ticks.lower][:4] == ["Jan", "Feb", "Mar", "Apr"]


def test_a_month_of_which_little_is_left_gives_its_year_to_the_next() -> None:
    ticks = calendar_ticks(to_day(date(2025, 8, 30)), END, 4.5, WORDS)
    assert ticks.upper[0].text == "September 2025"


@given(
    st.floats(to_day(date(1930, 1, 1)), to_day(date(2080, 1, 1))),
    st.floats(3, 60_000),
    st.floats(300, 4000),
    st.floats(0.8, 2.0),
)
def test_words_are_few_and_in_order(start: float, length: float, width: float, scale: float) -> None:
    ticks = calendar_ticks(start, start + length, width / length, WORDS, scale=scale)
    for row in (ticks.upper, ticks.lower):
        days = [tick.day for tick in row]
        assert days == sorted(set(days))
        assert len(days) <= width / 18
    assert not set(ticks.strong) & set(ticks.faint)
