"""Verifying is a person's word: it is not reading, and an agent cannot give it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.changes import Revise, Revision, SetStatus, Undo
from remembrancer.model.errors import InvalidInputError, MemoryNotFoundError, NotPermittedError
from remembrancer.model.history import ChangeKind, ListChanges
from remembrancer.model.lifecycle import GetStrength, ListFading, ListReviews, RecordUse, Sweep, Verify
from remembrancer.model.queries import VerifyJournal
from remembrancer.model.types import MemoryType, Provenance, Status, Trust


def test_a_person_confirms_what_an_agent_wrote(person, agent, remember, days, clock, memory_of):
    memory = remember(agent, "Tom sails", type=MemoryType.FACT)
    assert memory_of(person, memory).verified is None
    days(3)
    change = person.change(Verify((memory,), "he said so"))
    verified = memory_of(person, memory)
    assert (verified.trust, verified.provenance) == (Trust.CONFIRMED, Provenance.VALIDATED)
    assert verified.verified == clock.now()
    (found, *_) = person.query(ListChanges(0)).changes
    assert ChangeKind.VERIFIED in found.kinds
    person.change(Undo(change.operation))
    assert (memory_of(person, memory).trust, memory_of(person, memory).verified) == (Trust.AGENT, None)
    assert person.query(VerifyJournal()).intact


def test_reading_is_not_verifying(person, remember, days, clock):
    memory = remember(person, "Tom sails", type=MemoryType.FACT)
    recorded = clock.now()
    days(5)
    person.change(RecordUse((memory,)))
    found = person.query(GetStrength(memory))
    assert (found.last_verified, found.last_used) == (recorded, clock.now())
    days(5)
    person.change(Verify((memory,)))
    found = person.query(GetStrength(memory))
    assert found.last_verified == found.last_used == clock.now()


def test_what_was_verified_stays_so_when_it_is_pinned_or_swept(person, agent, remember, days, clock, memory_of):
    memory = remember(agent, "We had lunch at the harbour")
    person.change(Verify((memory,)))
    verified = clock.now()
    days(1)
    person.change(Revise((memory,), Revision(add_tags=("food",))))
    days(400)
    assert person.change(Sweep()).demoted == 1
    assert memory_of(person, memory).verified == verified


def test_verifying_keeps_what_is_about_to_fade_and_brings_back_what_has_faded(person, remember, days, memory_of):
    memory = remember(person, "We had lunch at the harbour")
    days(88)
    assert person.query(ListFading()).total == 1
    person.change(Verify((memory,)))
    assert person.query(ListFading()).total == 0
    days(200)
    person.change(Sweep())
    assert memory_of(person, memory).status is Status.DEMOTED
    person.change(Verify((memory,)))
    assert memory_of(person, memory).status is Status.ACTIVE


def test_an_agent_cannot_verify(agent, person, remember):
    memory = remember(person, "Tom sails")
    with pytest.raises(NotPermittedError):
        agent.change(Verify((memory,)))


def test_what_cannot_be_verified_is_refused_or_skipped(person, remember):
    memory, gone = remember(person, "Tom sails"), remember(person, "Ann rows")
    person.change(SetStatus((gone,), Status.DELETED))
    with pytest.raises(InvalidInputError):
        person.change(Verify(()))
    with pytest.raises(MemoryNotFoundError):
        person.change(Verify(("0" * 26,)))
    change = person.change(Verify((memory, gone, "0" * 26)))
    assert change.memories == (memory,)
    assert [skip.reason for skip in change.skipped] == ["deleted", "not_found"]


def test_instructions_and_errors_come_up_for_review_after_half_a_year(person, agent, remember, days, clock):
    instruction = remember(agent, "Answer in English", type=MemoryType.INSTRUCTION)
    days(1)
    error = remember(person, "The build breaks on Windows", type=MemoryType.ERROR)
    remember(person, "Tom sails", type=MemoryType.FACT)
    days(179)
    assert [each.memory for each in person.query(ListReviews()).memories] == [instruction]
    days(1)
    found = person.query(ListReviews())
    assert [each.memory for each in found.memories] == [instruction, error]
    assert found.memories[0].since == clock.now() - timedelta(days=181)
    before = clock.now()
    days(1)
    person.change(Verify((instruction, error)))
    assert person.query(ListReviews()).total == 0
    assert person.query(ListReviews(as_of=before)) == found
