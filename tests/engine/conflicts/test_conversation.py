"""The turns around where a statement of a case was said."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.cases import GetConversation
from remembrancer.model.changes import Remember
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Draft

from .conftest import APRIL, MAY

TALK = (
    "Agent: When is it due?",
    "Tom: I told everybody it is due on the first of May.",
    "Agent: Noted. Shall I block time for it?",
    "Tom: Yes, Monday to Wednesday.",
    "Agent: Done.",
)


@pytest.fixture
def case(person, april, agent, clock):
    """May was said in the middle of a talk, and stored after its end."""
    for turn in TALK:
        clock.advance(timedelta(minutes=1))
        agent.entrance.change(Remember(Draft(turn, session="talk", episode=True)))
    clock.advance(timedelta(minutes=1))
    return agent.remember(MAY, session="talk", evidence="due on the first of  May").conflict.case


def turns(person, case, position):
    return person.entrance.query(GetConversation(case, position))


def test_the_turn_with_the_evidence_stands_among_those_around_it(person, case):
    found = turns(person, case, 1)
    assert [(each.speaker, each.is_source) for each in found] == [
        ("Agent", False),
        ("Tom", True),
        ("Agent", False),
        ("Tom", False),
    ]
    assert found[1].text == "I told everybody it is due on the first of May."
    assert [each.at for each in found] == sorted(each.at for each in found)


def test_without_evidence_it_is_the_last_turn_before_its_time(person, april, agent, clock):
    for turn in TALK:
        clock.advance(timedelta(minutes=1))
        agent.entrance.change(Remember(Draft(turn, session="talk", episode=True)))
    case = agent.remember(MAY, session="talk").conflict.case
    assert [each.text for each in turns(person, case, 1) if each.is_source] == ["Done."]


def test_what_was_said_outside_a_session_has_no_conversation(person, case):
    assert person.case(case).statements[0].memory.content == APRIL
    assert turns(person, case, 0) == ()


def test_a_position_that_is_not_there_is_refused(person, case):
    with pytest.raises(InvalidInputError) as refused:
        turns(person, case, 2)
    assert (refused.value.field, refused.value.limit) == ("position", "0..1")
