"""Entries as routines see them: figures with units, and words."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.attention.reading import CLOCK, read_entry
from remembrancer.text.wordings import wording_of

SAID = datetime(2026, 3, 2, 9, tzinfo=UTC)


def figures(text):
    return [(each.kind, round(each.value / each.factor, 3), each.unit) for each in read_entry(text, SAID).figures]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Evening run took 58 minutes.", [("s", 58, "minutes")]),
        ("Gateway rollout finished in 4 min 12 s.", [("s", 4.2, "min")]),
        ("Slept 7 hours and 20 minutes.", [("s", 7.333, "hours")]),
        ("Groceries came to €84.20.", [("EUR", 84.2, "€")]),
        ("Spent 84.20 euros on groceries.", [("EUR", 84.2, "euros")]),
        ("Lights out at 22:45.", [(CLOCK, 1365, "")]),
        ("Closed 21 tickets.", [("", 21, "tickets")]),
        ("Blood pressure 120 over 79.", [("", 120, "over"), ("", 79, "")]),
        ("On 12 May 2026 the lift stood still for 30 minutes.", [("s", 30, "minutes")]),
        ("Run the loop in under 26 minutes.", []),
        ("Paid every two weeks.", []),
        ("Lunch with Noor.", []),
        ("Stood at the gate till 07:58; it was Gwyn.", [(CLOCK, 478, "")]),
        ("Crossword in 24 minutes, one guess.", [("s", 24, "minutes"), ("", 1, "guess")]),
        ("Cellar 11.7 °C.", [("°C", 11.7, "°C")]),
        ("Wrote 3.4C on the card.", [("°C", 3.4, "°C")]),
        ("Counted 31 in the hall.", [("", 31, "")]),
        ("Blew 18kt off the point.", [("", 18, "kt")]),
        ("Slept well, HRV 54.", [("", 54, "")]),
        ("Lost to a seven-year-old after 35 moves.", [("", 35, "moves")]),
    ],
)
def test_figures_are_read_with_their_units(text, expected):
    assert figures(text) == expected


def test_figures_and_dates_are_masked():
    reading = read_entry("On 12 May the run took 58 minutes, tonight with Ada", SAID)
    assert reading.words == ("on", "@", "the", "run", "took", "#", "with", "ada")
    assert reading.shown[-1] == "Ada"


def test_a_wording_is_the_same_whatever_its_figures():
    assert wording_of("Run took 31 minutes.") == wording_of("run  took 5 minutes")
    assert wording_of("Run took 31 minutes.") != wording_of("Walk took 31 minutes.")


@given(st.text(max_size=300))
def test_any_text_can_be_read(text):
    reading = read_entry(text, SAID)
    assert len(reading.words) == len(reading.shown)
    assert all(figure.factor > 0 for figure in reading.figures)
