from dataclasses import replace

import pytest

from remembrancer.model.cases import ConflictCase
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Times
from remembrancer_app.conflicts.deciding import Decision, asks_supersession, is_ready, older_statements, request_for
from remembrancer_app.conflicts.fields import FieldName, Side

FIELDS = (FieldName.CONTENT, FieldName.DUE)


def test_nothing_is_chosen_at_first(deadline: ConflictCase) -> None:
    assert not is_ready(deadline, Decision())
    with pytest.raises(ValueError, match="nothing is chosen"):
        request_for(deadline, deadline.old, Decision())


def test_using_the_new_one_asks_what_became_of_the_old_one_if_the_text_does_not_say(deadline: ConflictCase) -> None:
    decision = Decision().choosing(Resolution.SUPERSEDE, FIELDS)
    assert asks_supersession(deadline, decision)
    assert not is_ready(deadline, decision)
    answered = replace(decision, supersession=Supersession.CORRECTED)
    assert request_for(deadline, deadline.old, answered).supersession is Supersession.CORRECTED
    said = replace(deadline, supersession=Supersession.REPLACED)
    assert is_ready(said, decision)
    assert request_for(said, said.old, decision).supersession is Supersession.REPLACED


@pytest.mark.parametrize("resolution", [Resolution.RETAIN, Resolution.ANNOTATE, Resolution.DISMISS])
def test_the_others_ask_nothing(deadline: ConflictCase, resolution: Resolution) -> None:
    request = request_for(deadline, deadline.old, Decision().choosing(resolution, FIELDS), " the trip ")
    assert (request.resolution, request.supersession, request.revision) == (resolution, None, None)
    assert (request.reason, request.expected) == ("the trip", deadline.number)


def test_taking_every_field_from_one_side_is_the_same_as_choosing_that_side() -> None:
    new = Decision().taking(FieldName.DUE, Side.NEW, FIELDS)
    assert (new.resolution, set(new.taken.values())) == (Resolution.SUPERSEDE, {Side.NEW})
    old = Decision().taking(FieldName.DUE, Side.OLD, FIELDS)
    assert (old.resolution, set(old.taken.values())) == (Resolution.RETAIN, {Side.OLD})


def test_a_mixed_choice_is_a_merge_with_both_sources(deadline: ConflictCase) -> None:
    decision = Decision().taking(FieldName.DUE, Side.NEW, FIELDS).taking(FieldName.CONTENT, Side.OLD, FIELDS)
    assert decision.resolution is Resolution.MERGE
    revision = request_for(deadline, deadline.old, decision).revision
    assert revision is not None
    assert revision.times is not None
    assert revision.content == deadline.old.memory.content
    assert revision.times.due == deadline.new.memory.times.due


def test_dates_in_words_of_ones_own_come_before_those_of_either_side(deadline: ConflictCase) -> None:
    due = deadline.new.memory.times.due
    assert due is not None
    later = due.replace(day=8)
    decision = Decision().writing("The report is due on 8 May.", Times(due=later), FIELDS)
    revision = request_for(deadline, deadline.old, decision).revision
    assert revision is not None
    assert revision.times is not None
    assert (revision.content, revision.times.due) == ("The report is due on 8 May.", later)
    undated = Decision().writing("The report is due later.", Times(), FIELDS)
    revision = request_for(deadline, deadline.old, undated).revision
    assert revision is not None
    assert revision.times is not None
    assert revision.times.due == due


def test_of_several_old_ones_the_one_that_was_compared_is_kept(three_way: ConflictCase) -> None:
    first, second = older_statements(three_way)
    assert request_for(three_way, second, Decision(Resolution.RETAIN)).chosen == second.position
    assert request_for(three_way, first, Decision(Resolution.ANNOTATE)).chosen is None
