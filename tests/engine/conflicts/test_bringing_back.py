"""What gave way to another statement and is brought back by hand is in force again, as it was before."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.changes import Revise, Revision, SetStatus, Undo
from remembrancer.model.comparing import CompareStored
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.erasing import Erase
from remembrancer.model.recalling import ItemFlag, Recall
from remembrancer.model.search import Search
from remembrancer.model.types import Status

from .conftest import APRIL, MAY


def held(person, memory):
    """What may not be different once it is back."""
    now = person.memory(memory)
    return now.content, now.status, now.superseded_by, now.times


@pytest.mark.parametrize("how", Supersession)
def test_what_gave_way_and_is_brought_back_holds_again(person, april, may, clock, how):
    before = held(person, april)
    person.resolve(may.conflict.case, Resolution.SUPERSEDE, supersession=how)
    clock.set(clock.now() + timedelta(days=30))
    person.entrance.change(SetStatus((april,), Status.ACTIVE))
    assert held(person, april) == before
    items = person.entrance.query(Recall(Search("project deadline"))).items
    assert {each.memory.content for each in items} == {APRIL, MAY}
    assert not any(ItemFlag.SUPERSEDED in each.flags or ItemFlag.NO_LONGER_VALID in each.flags for each in items)


def test_an_end_that_was_set_since_stays(person, april, may, clock):
    person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    end = clock.now() + timedelta(days=3)
    times = person.memory(april).times
    person.entrance.change(Revise((april,), Revision(times=type(times)(valid_to=end))))
    person.entrance.change(SetStatus((april,), Status.ACTIVE))
    assert person.memory(april).times.valid_to == end


def test_what_was_put_away_after_it_gave_way_comes_back_whole_too(person, april, may):
    before = held(person, april)
    person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    person.entrance.change(SetStatus((april,), Status.DELETED))
    person.entrance.change(SetStatus((april,), Status.ACTIVE))
    assert held(person, april) == before
    for _ in range(2):
        person.entrance.change(Undo())
    assert (person.memory(april).status, bool(person.memory(april).superseded_by)) == (Status.SUPERSEDED, True)


def test_what_is_brought_back_is_compared_with_what_took_its_place(person, april, may):
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE).cases
    person.entrance.change(SetStatus((april,), Status.ACTIVE))
    person.entrance.change(CompareStored())
    (opened,) = person.cases()
    assert {each.memory.id for each in opened.statements} == {april, case.new.memory.id}


def test_nothing_is_said_to_have_given_way_to_what_was_erased(person, april, may):
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE).cases
    person.entrance.change(Erase((case.new.memory.id,)))
    assert (person.memory(april).status, person.memory(april).superseded_by) == (Status.SUPERSEDED, "")
    person.entrance.change(SetStatus((april,), Status.ACTIVE))
    assert person.memory(april).times.valid_to is None
