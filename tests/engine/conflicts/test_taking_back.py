"""Cases and what waits, when the writing or the decision is taken back."""

from __future__ import annotations

from remembrancer.model.cases import CaseState
from remembrancer.model.changes import Undo
from remembrancer.model.conflicts import Resolution
from remembrancer.model.history import JournalFilter, UndoMany
from remembrancer.model.queries import FindMemories

from .conftest import APRIL, MAY


def texts(case):
    return [each.memory.content for each in case.statements]


def test_undoing_many_takes_writing_and_decision_back(person, april, may, agent):
    person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    other = agent.remember("My sister lives in Bergen.").memory
    undone = person.entrance.change(UndoMany(JournalFilter(operations=tuple(operations_of(person, may.conflict.case)))))
    assert undone.skipped == ()
    assert set(person.entrance.query(FindMemories()).ids) == {april, other}
    assert person.case(may.conflict.case).state is CaseState.SET_ASIDE
    assert not person.memory(april).contested
    person.entrance.change(Undo(undone.operation))
    assert person.case(may.conflict.case).state is CaseState.DECIDED


def operations_of(person, identifier):
    case = person.case(identifier)
    return case.operation, case.decision.operation


def test_taking_back_a_withdrawal_lets_it_wait_again(person, april, may, agent):
    undone = agent.entrance.change(Undo())
    agent.entrance.change(Undo(undone.operation))
    assert texts(person.cases()[0]) == [APRIL, MAY]
    assert person.memory(april).contested
