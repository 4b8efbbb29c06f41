"""Entries of a series: once somebody let two stand beside each other, nobody is asked about the next."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.changes import Outcome
from remembrancer.model.conflicts import Resolution

ENTRIES = (
    "Coolant: 14 litres into the Mazak.",
    "Coolant: 16 litres into the Mazak.",
    "Coolant: 19 litres into the Mazak.",
)


@pytest.fixture
def decided(person, clock):
    """Two entries of different days, decided in some way."""

    def decide(resolution, *, days=1):
        person.remember(ENTRIES[0])
        clock.advance(timedelta(days=days))
        second = person.remember(ENTRIES[1])
        assert second.outcome is Outcome.CONFLICT
        person.resolve(second.conflict.case, resolution)
        clock.advance(timedelta(days=days))

    return decide


def test_of_what_was_said_to_be_no_contradiction_the_next_entry_is_none_either(person, decided):
    decided(Resolution.DISMISS)
    assert person.remember(ENTRIES[2]).outcome is Outcome.CREATED
    assert person.cases() == ()


@pytest.mark.parametrize("resolution", [Resolution.ANNOTATE, Resolution.SUPERSEDE])
def test_what_holds_under_a_condition_or_no_more_is_no_series(person, decided, resolution):
    decided(resolution)
    assert person.remember(ENTRIES[2]).outcome is Outcome.CONFLICT


def test_two_statements_of_one_day_are_no_series(person, decided):
    decided(Resolution.DISMISS, days=0)
    assert person.remember(ENTRIES[2]).outcome is Outcome.CONFLICT


def test_in_a_series_what_is_said_in_words_or_called_wrong_is_still_asked(person, decided):
    decided(Resolution.DISMISS)
    corrected = person.remember("Correction: coolant, 19 litres into the Mazak, not 16 litres.")
    assert corrected.outcome is Outcome.CONFLICT
