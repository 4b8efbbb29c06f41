"""What makes statements one case, and what a decision in it is about: one attribute, not all that meets in one text."""

from __future__ import annotations

from remembrancer.conflicts.attributes import is_one_attribute, reached_from
from remembrancer.model.cases import CaseState, Opposition, SetConflictSettings
from remembrancer.model.comparing import ScanForConflicts
from remembrancer.model.conflicts import (
    ConflictKind,
    Contradiction,
    ContradictionCode,
    ContradictionReason,
    Resolution,
)
from remembrancer.model.types import Status


def opposed(old, new, old_spans, new_spans, kind=ConflictKind.VALUE, values=("", "")):
    reason = ContradictionReason(ContradictionCode.DIFFERENT_VALUE, *values)
    return Opposition(old, new, Contradiction(kind, 0.9, old_spans, new_spans, reason))


DAYS, PLACE = ((4, 9),), ((20, 24),)


def test_from_a_winner_a_decision_goes_on_within_one_attribute():
    """0 and 1 differ in the days, 1 and 2 too, 2 and 3 in the place."""
    oppositions = (opposed(0, 1, DAYS, DAYS), opposed(1, 2, DAYS, DAYS), opposed(2, 3, PLACE, PLACE))
    assert reached_from(oppositions, 0) == {0, 1, 2}
    assert reached_from(oppositions, 3) == {2, 3}
    # What is itself contradicted in both is at odds with all.
    assert reached_from(oppositions, 2) == {0, 1, 2, 3}


def test_a_contradiction_without_a_place_is_about_the_whole_statement():
    oppositions = (opposed(0, 1, (), DAYS), opposed(0, 2, PLACE, PLACE))
    assert reached_from(oppositions, 1) == {0, 1, 2}


def test_that_two_cannot_take_place_at_one_time_says_nothing_of_what_they_are():
    clash, date = opposed(0, 1, DAYS, DAYS, ConflictKind.SCHEDULE), opposed(0, 2, DAYS, DAYS, ConflictKind.DATE)
    assert not is_one_attribute(clash.contradiction, DAYS, date.contradiction, DAYS)
    assert reached_from((clash, date), 1) == {0, 1}


def test_three_that_contradict_each_other_in_a_circle_are_all_reached():
    oppositions = (opposed(0, 1, DAYS, DAYS), opposed(1, 2, DAYS, DAYS), opposed(0, 2, DAYS, DAYS))
    assert all(reached_from(oppositions, place) == {0, 1, 2} for place in range(3))


def test_what_says_the_same_as_the_winner_does_not_lose_to_it():
    """13 April, 20 April, and 13 April again: only the second is at odds with the first."""
    oppositions = (
        opposed(0, 1, DAYS, DAYS, values=("13 April", "20 April")),
        opposed(1, 2, DAYS, DAYS, values=("20 April", "13 April")),
    )
    assert reached_from(oppositions, 0) == {0, 1}
    assert reached_from(oppositions, 2) == {1, 2}
    assert reached_from(oppositions, 1) == {0, 1, 2}


def found_side_by_side(person, *texts):
    """Memories that came before anybody looked, and a scan."""
    person.entrance.change(SetConflictSettings(certainty=1.0))
    memories = [person.remember(text).memory for text in texts]
    person.entrance.change(SetConflictSettings(certainty=0.5))
    person.entrance.change(ScanForConflicts())
    return memories


def test_deciding_about_the_days_leaves_the_place_to_be_decided(person):
    first, other_days, other_place = found_side_by_side(
        person,
        "The offsite is on 13 April in Lyon.",
        "The offsite is on 20 April in Lyon.",
        "The offsite is on 13 April in Nice.",
    )
    days = next(case for case in person.cases() if case.kind is ConflictKind.DATE)
    person.resolve(days.id, Resolution.RETAIN)
    assert [person.memory(each).status for each in (first, other_days, other_place)] == [
        Status.ACTIVE,
        Status.REJECTED,
        Status.ACTIVE,
    ]
    (place,) = person.cases()
    assert (place.state, {each.memory.id for each in place.statements}) == (CaseState.OPEN, {first, other_place})


def test_a_new_statement_that_differs_in_two_respects_wins_over_both_and_loses_to_each_alone(person, agent):
    """The days stand in one memory, the place in another; what came in contradicts both."""
    days = person.remember("The offsite starts on 13 April.").memory
    place = person.remember("The offsite takes place in Lyon.").memory
    conflict = agent.remember("The offsite starts on 20 April and takes place in Nice.").conflict
    if conflict is None or len(conflict.opposed) != 2:
        # What the test of pairs finds is measured elsewhere; what a decision does then is told by the cases above.
        return
    person.resolve(conflict.case, Resolution.RETAIN, chosen=0)
    assert [person.memory(each).status for each in (days, place)] == [Status.ACTIVE] * 2
