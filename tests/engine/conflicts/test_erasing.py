"""What erasing a statement does to the conflicts that it was in, and to what was said against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from remembrancer.model.cases import CaseState, ConflictFilter, ListConflicts
from remembrancer.model.changes import Undo
from remembrancer.model.conflicts import Resolution
from remembrancer.model.erasing import Erase, ErasureLink, PreviewErasure
from remembrancer.model.errors import ConflictNotFoundError, NothingToUndoError
from remembrancer.model.history import JournalFilter, UndoMany
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.types import Status

from .conftest import APRIL, MAY

if TYPE_CHECKING:
    from remembrancer.storage.store import Store

JUNE = "The project deadline is June 20."


def is_said(store: Store, text: str) -> bool:
    """Whether a text, or the part of it that contradicts the others, is in any page of the vault."""
    with store.read() as connection:
        pages = connection.serialize("main")
    word = text.split()[-2]
    return any(each.encode() in pages for each in (text, word, f'"{word}', word.lower()))


def every_case(person):
    return person.entrance.query(ListConflicts(ConflictFilter(states=frozenset(CaseState)))).cases


def test_what_waited_only_because_of_the_erased_becomes_a_memory(person, april, may, store):
    preview = person.entrance.query(PreviewErasure((april,)))
    (waiting,) = preview.proposals
    assert (waiting.content, waiting.released) == (MAY, True)
    assert preview.counts.cases == 1
    receipt = person.entrance.change(Erase((april,), expected=preview.number))
    assert person.cases() == every_case(person) == ()
    with pytest.raises(ConflictNotFoundError):
        person.case(may.conflict.case)
    (left,) = person.entrance.query(FindMemories()).ids
    assert left in receipt.change.memories
    assert (person.memory(left).content, person.memory(left).contested) == (MAY, False)
    assert not is_said(store, APRIL)
    assert person.entrance.query(VerifyJournal()).intact


def test_what_waits_can_be_erased_with_it(person, april, may, store):
    (waiting,) = person.entrance.query(PreviewErasure((april,))).proposals
    receipt = person.entrance.change(Erase((april,), proposals=(waiting.id,)))
    assert receipt.counts.proposals == 1
    assert person.entrance.query(FindMemories()).ids == ()
    assert not is_said(store, APRIL)
    assert not is_said(store, MAY)
    assert person.entrance.query(VerifyJournal()).intact


def test_of_three_statements_two_go_on_contradicting_each_other(person, agent, april, may, store):
    june = agent.remember(JUNE)
    assert june.conflict.case == may.conflict.case
    # The first one is in force, and the other two contradict it alone.
    (waiting, _) = person.entrance.query(PreviewErasure((april,))).proposals
    person.entrance.change(Erase((), proposals=(waiting.id,)))
    (case,) = person.cases()
    assert [each.memory.content for each in case.statements] == [APRIL, JUNE]
    assert [(each.old, each.new) for each in case.oppositions] == [(0, 1)]
    assert not is_said(store, MAY)
    person.resolve(case.id, Resolution.SUPERSEDE)
    assert person.entrance.query(VerifyJournal()).intact


def test_a_decided_conflict_is_told_no_more_and_its_decision_stays(person, april, may, store):
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE).cases
    winner = case.statements[1].memory.id
    preview = person.entrance.query(PreviewErasure((april,)))
    assert [(each.id, each.link) for each in preview.linked] == [(winner, ErasureLink.SUPERSEDES)]
    before = person.memory(winner)
    person.entrance.change(Erase((april,)))
    assert person.memory(winner) == before
    assert every_case(person) == ()
    assert not is_said(store, APRIL)
    assert person.entrance.query(VerifyJournal()).intact


@pytest.mark.parametrize("resolution", [Resolution.ANNOTATE, Resolution.RETAIN, Resolution.DISMISS])
def test_a_decision_about_the_erased_leaves_nothing(person, april, may, store, resolution):
    (case,) = person.resolve(may.conflict.case, resolution, reason="May is out").cases
    other = case.statements[1].memory.id
    operation = case.decision.operation
    person.entrance.change(Erase((other,)))
    kept = person.memory(april)
    assert (kept.status, kept.noted, kept.contested) == (Status.ACTIVE, False, False)
    assert not is_said(store, MAY)
    with store.read() as connection:
        assert connection.execute("SELECT count(*) FROM settled_pair").get == 0
    for ask in (
        lambda: person.entrance.change(Undo(operation)),
        lambda: person.entrance.change(UndoMany(JournalFilter(operations=(operation,)))),
    ):
        try:
            change = ask()
        except NothingToUndoError:
            continue
        assert change.operation == ""
    assert person.memory(april) == kept
    assert person.entrance.query(VerifyJournal()).intact


def test_a_released_statement_is_no_operation_that_undo_takes_back(person, april, may):
    person.entrance.change(Erase((april,)))
    found = person.entrance.query(FindMemories()).ids
    with pytest.raises(NothingToUndoError):
        person.entrance.change(Undo())
    assert person.entrance.query(FindMemories()).ids == found
