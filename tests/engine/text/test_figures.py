"""Figures, clock times, opposites and stems: what statements are compared by."""

from __future__ import annotations

import pytest

from remembrancer.text.antonyms import are_opposite, liking
from remembrancer.text.figures import INTERVAL, find_figures
from remembrancer.text.stems import stem
from remembrancer.text.times_of_day import find_times_of_day, find_weekdays


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("My run is 3 km.", 3000, "m"),
        ("rent of 1,200 euros per month", 1200, "EUR"),
        ("a budget of $12k", 12000, "USD"),
        ("three and a half hours", 12600, "s"),
        ("an hour and a half", 5400, "s"),
        ("half an hour", 1800, "s"),
        ("120 m\u00b2", 120, "m2"),
        ("140 square metres", 140, "m2"),
        ("a dozen people", 12, ""),
        ("at 200 \u00b0C", 200, "\u00b0C"),
        ("every two weeks", 14, INTERVAL),
        ("up to 20 MB", 20e6, "B"),
        ("71%", 71, "%"),
        ("3.9 per cent", 3.9, "%"),
        ("ninety minutes", 5400, "s"),
        ("sixty-five eggs", 65, ""),
        ("three quarters of an hour", 2700, "s"),
    ],
)
def test_a_figure_is_read_in_its_base_unit(text: str, value: float, unit: str) -> None:
    figures = find_figures(text)
    assert (figures[0].value, figures[0].unit) == (pytest.approx(value), unit)


@pytest.mark.parametrize(
    "text",
    [
        "room 204",
        "Python 3.11 is new",
        "Error E42",
        "10.0.0.14",
        "one of us",
        "UUIDv4",
        "1Password",
        "Figure 2",
        "Server 3",
    ],
)
def test_a_name_is_no_figure(text: str) -> None:
    assert find_figures(text) == ()


@pytest.mark.parametrize(
    ("text", "minutes", "until"),
    [
        ("at 9:30.", 570, None),
        ("6 pm", 1080, None),
        ("Thursday 14:00 to 15:00", 840, 900),
        ("from 2 to 4 pm", 840, 960),
        ("at noon", 720, None),
        ("half past six", 390, None),
        ("at nine in the morning", 540, None),
        ("until 10 pm", 1080, 1320),
        ("from eight to four", 480, 960),
        ("from two to six on Thursdays", 840, 1080),
        ("lights out at nine, not before", 540, None),
    ],
)
def test_a_clock_time_is_read_in_minutes(text: str, minutes: int, until: int | None) -> None:
    times = find_times_of_day(text)
    assert [(time.minutes, time.until) for time in times] == [(minutes, until)]


@pytest.mark.parametrize("text", ["at 230 degrees", "at 5 km", "at 24 months", "version 3.11"])
def test_a_measure_is_no_clock_time(text: str) -> None:
    assert find_times_of_day(text) == ()


def test_days_of_the_week_and_habits() -> None:
    days = find_weekdays("on Tuesdays and every Friday, but not this Monday; we sat in the sun")
    assert [(day.day, day.is_habit) for day in days] == [(1, True), (4, True), (0, False)]


@pytest.mark.parametrize(
    ("first", "second"), [("open", "closed"), ("paid", "unpaid"), ("easy", "demanding"), ("quicker", "slower")]
)
def test_opposites(first: str, second: str) -> None:
    assert are_opposite(first, second)
    assert are_opposite(second, first)


@pytest.mark.parametrize(
    ("first", "second"), [("open", "open"), ("like", "unlikely"), ("stall", "install"), ("red", "green tea")]
)
def test_what_is_no_opposite(first: str, second: str) -> None:
    assert not are_opposite(first, second)


def test_likings() -> None:
    assert [liking(word) for word in ("love", "adores", "hates", "likely", "table")] == [1, 1, -1, 0, 0]


@pytest.mark.parametrize(
    "forms", ["live lives living lived", "run running ran", "study studied studies", "cancel cancelled", "agree agreed"]
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1
