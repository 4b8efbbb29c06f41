"""The deadline example: April 15, then May 1, decided in every way, and taken back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from remembrancer.model.cases import CaseState, PreviewResolution, ResolveConflict, StatementRole
from remembrancer.model.changes import Outcome, Revise, Revision, SetStatus, Undo
from remembrancer.model.conflicts import OPTIONS, ConflictKind, Resolution, Supersession
from remembrancer.model.errors import CaseClosedError, InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.search import Flag, HasFlag, Search
from remembrancer.model.types import Status, Trust

from .conftest import APRIL, MAY


def current(person):
    return {each: person.memory(each).content for each in person.entrance.query(FindMemories()).ids}


def contested(person, as_of=None):
    return person.entrance.query(FindMemories(Search(condition=HasFlag(Flag.CONTESTED), as_of=as_of))).ids


def test_the_new_statement_waits_and_its_writer_is_told(person, april, may):
    assert (may.outcome, may.memory) == (Outcome.CONFLICT, "")
    assert may.conflict.kind is ConflictKind.DATE
    assert may.conflict.text == MAY
    (opposed,) = may.conflict.opposed
    assert (opposed.memory, opposed.text) == (april, APRIL)
    assert may.conflict.options == OPTIONS
    assert may.change.cases == (may.conflict.case,)
    assert current(person) == {april: APRIL}
    assert person.memory(april).contested
    assert contested(person) == (april,)


def test_a_case_has_both_sides_in_full(person, april, may):
    (case,) = person.cases()
    assert (case.id, case.state, case.kind) == (may.conflict.case, CaseState.OPEN, ConflictKind.DATE)
    old, new = case.statements
    assert (old.role, old.memory.id, old.memory.content, old.actor) == (StatementRole.CURRENT, april, APRIL, "You")
    assert (new.role, new.memory.id, new.memory.content, new.actor) == (StatementRole.WAITING, "", MAY, "Coder")
    (opposition,) = case.oppositions
    assert (opposition.old, opposition.new) == (0, 1)
    start, end = opposition.contradiction.new_spans[0]
    assert MAY[start:end]


def test_superseding_links_both_ways_and_ends_the_old_one(person, april, may, clock):
    clock.set(clock.now() + timedelta(hours=1))
    resolved = person.resolve(
        may.conflict.case, Resolution.SUPERSEDE, supersession=Supersession.REPLACED, reason="Moved"
    )
    (case,) = resolved.cases
    new = case.new.memory.id
    assert current(person) == {new: MAY}
    old = person.memory(april)
    assert (old.status, old.superseded_by, old.contested) == (Status.SUPERSEDED, new, False)
    assert old.times.valid_to == person.memory(new).times.stated
    assert person.memory(new).trust is Trust.CONFIRMED
    assert (case.state, case.decision.resolution, case.decision.reason) == (
        CaseState.DECIDED,
        Resolution.SUPERSEDE,
        "Moved",
    )
    assert set(resolved.change.memories) == {april, new}


def test_a_corrected_statement_never_held(person, april, may):
    person.resolve(may.conflict.case, Resolution.SUPERSEDE, supersession=Supersession.CORRECTED)
    times = person.memory(april).times
    assert times.valid_from == times.valid_to is not None


def test_retaining_keeps_the_new_one_as_rejected(person, april, may, agent):
    resolved = person.resolve(may.conflict.case, Resolution.RETAIN)
    (rejected,) = resolved.change.memories
    assert current(person) == {april: APRIL}
    assert (person.memory(rejected).status, person.memory(rejected).content) == (Status.REJECTED, MAY)
    assert not person.memory(april).contested
    again = agent.remember(MAY)
    assert (again.outcome, again.memory) == (Outcome.REJECTED, rejected)
    assert person.cases() == ()


def test_annotating_keeps_both_as_noted(person, april, may):
    resolved = person.resolve(may.conflict.case, Resolution.ANNOTATE)
    (new,) = resolved.change.memories
    assert current(person) == {april: APRIL, new: MAY}
    assert person.memory(april).noted
    assert person.memory(new).noted


def test_what_is_dismissed_is_not_asked_again_until_a_text_changes(person, april, may, agent):
    (new,) = person.resolve(may.conflict.case, Resolution.DISMISS).change.memories
    assert current(person) == {april: APRIL, new: MAY}
    assert not person.memory(april).noted
    person.entrance.change(SetStatus((new,), Status.DELETED))
    assert agent.remember(MAY).outcome is Outcome.CREATED
    person.entrance.change(Revise((april,), Revision(content="The project deadline is April 16.")))
    assert agent.remember("The project deadline is May 1, 2026.").outcome is Outcome.CONFLICT


def test_merging_corrects_the_old_one_and_links_the_new_one(person, april, may):
    text = "The project deadline is May 1, 2026; April 15 was the first plan."
    resolved = person.resolve(may.conflict.case, Resolution.MERGE, revision=Revision(content=text))
    assert current(person) == {april: text}
    merged = next(each for each in resolved.change.memories if each != april)
    assert (person.memory(merged).status, person.memory(merged).superseded_by) == (Status.SUPERSEDED, april)
    assert person.memory(april).number == 2


def test_fields_may_be_chosen_one_by_one(person, april, may):
    revision = Revision(tags=("project",), title="Deadline")
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE, revision=revision).cases
    new = person.memory(case.new.memory.id)
    assert (new.content, new.title, new.tags) == (MAY, "Deadline", ("project",))
    assert person.entrance.query(FindMemories(Search("deadline"))).ids == (new.id,)


@pytest.mark.parametrize("resolution", Resolution)
def test_every_decision_can_be_taken_back_and_brought_back(person, april, may, resolution, clock):
    revision = Revision(content="The project deadline is the end of April.") if resolution is Resolution.MERGE else None
    before = person.case(may.conflict.case)
    opened = clock.now()
    clock.set(clock.now() + timedelta(hours=1))
    resolved = person.resolve(may.conflict.case, resolution, revision=revision)
    after, decided = current(person), clock.now()
    clock.set(clock.now() + timedelta(hours=1))
    undone = person.entrance.change(Undo(resolved.change.operation))
    assert undone.skipped == ()
    assert current(person) == {april: APRIL}
    assert person.memory(april).contested
    case = person.case(may.conflict.case)
    assert (case.state, case.decision) == (CaseState.OPEN, None)
    assert [each.memory.content for each in case.statements] == [each.memory.content for each in before.statements]
    redone = clock.now()
    clock.set(clock.now() + timedelta(hours=1))
    person.entrance.change(Undo(undone.operation))
    assert current(person) == after
    assert person.case(may.conflict.case).state is CaseState.DECIDED
    assert contested(person, opened) == contested(person, redone) == (april,)
    assert contested(person, decided) == ()
    assert person.memory(april, as_of=opened).contested
    assert not person.memory(april, as_of=decided).contested
    assert person.entrance.query(VerifyJournal()).intact


def test_taking_back_the_writing_withdraws_what_waits(person, april, may, agent):
    agent.entrance.change(Undo())
    assert person.cases() == ()
    assert person.case(may.conflict.case).state is CaseState.SET_ASIDE
    assert not person.memory(april).contested
    assert agent.remember(MAY).outcome is Outcome.CONFLICT


def test_the_writing_stays_when_it_is_decided(person, april, may):
    person.resolve(may.conflict.case, Resolution.ANNOTATE)
    person.entrance.change(Undo(may.change.operation))
    assert person.case(may.conflict.case).state is CaseState.DECIDED


def test_a_decision_stays_whole_when_somebody_changed_its_outcome(person, april, may):
    resolved = person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    new = resolved.cases[0].new.memory.id
    person.entrance.change(Revise((new,), Revision(tags=("later",))))
    undone = person.entrance.change(Undo(resolved.change.operation))
    assert {skip.memory for skip in undone.skipped} == {april, new}
    assert person.case(may.conflict.case).state is CaseState.DECIDED
    assert person.memory(april).status is Status.SUPERSEDED


def test_a_decided_case_is_not_decided_twice(person, may):
    person.resolve(may.conflict.case, Resolution.RETAIN)
    with pytest.raises(CaseClosedError):
        person.resolve(may.conflict.case, Resolution.SUPERSEDE)


def test_a_decision_about_another_state_is_refused(person, may, agent):
    seen = person.case(may.conflict.case).number
    agent.remember("The project deadline is June 20.")
    with pytest.raises(VersionChangedError):
        person.resolve(may.conflict.case, Resolution.RETAIN, expected=seen)


def test_agents_decide_between_their_own_statements_alone(agent, may):
    with pytest.raises(NotPermittedError):
        agent.resolve(may.conflict.case, Resolution.SUPERSEDE)
    own = agent.remember("The office has 40 desks.")
    assert own.outcome is Outcome.CREATED
    other = agent.remember("The office has 55 desks.")
    (case,) = agent.resolve(other.conflict.case, Resolution.SUPERSEDE).cases
    assert agent.memory(case.new.memory.id).trust is Trust.AGENT


@pytest.mark.parametrize(
    ("resolution", "values", "field"),
    [
        (Resolution.MERGE, {}, "content"),
        (Resolution.RETAIN, {"supersession": Supersession.REPLACED}, "supersession"),
        (Resolution.ANNOTATE, {"revision": Revision(title="Both")}, "revision"),
        (Resolution.SUPERSEDE, {"chosen": 7}, "chosen"),
        (Resolution.RETAIN, {"chosen": 1}, "chosen"),
        (Resolution.RETAIN, {"reason": "x" * 2000}, "reason"),
    ],
)
def test_what_is_wrong_with_a_decision_is_named_and_nothing_is_written(person, april, may, resolution, values, field):
    number = person.entrance.vault.store.number()
    with pytest.raises(InvalidInputError) as refused:
        person.resolve(may.conflict.case, resolution, **values)
    assert refused.value.field == field
    assert person.entrance.vault.store.number() == number


def test_a_repeated_decision_is_carried_out_once(person, may):
    request = ResolveConflict(may.conflict.case, Resolution.SUPERSEDE, key="once")
    assert person.entrance.change(request) == person.entrance.change(request)


def test_a_preview_says_what_would_be_written(person, april, may):
    preview = person.entrance.query(PreviewResolution(ResolveConflict(may.conflict.case, Resolution.SUPERSEDE)))
    new, old = preview.versions
    assert (new.before, new.after.content, new.after.status) == (None, MAY, Status.ACTIVE)
    assert (old.before.id, old.after.status) == (april, Status.SUPERSEDED)
    assert person.memory(april).status is Status.ACTIVE


def test_what_rests_on_the_old_statement_is_listed_for_review(person, april, may):
    invitation = person.remember("Send the invitations two weeks before April 15.").memory
    resolved = person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    assert [(each.memory.id, each.link) for each in resolved.review] == [(invitation, "same_value")]


def test_what_was_put_together_from_the_old_statement_is_listed_first_and_what_was_made_of_that_too(
    knowing_vault, person, april, may
):
    summary = person.remember("Spring is for finishing things.").memory
    further = person.remember("Holidays come after spring.").memory
    knowing_vault.store.maintain(lambda connection: derive(connection, (april, summary), (summary, further)))
    resolved = person.resolve(may.conflict.case, Resolution.SUPERSEDE)
    links = [(each.memory.id, each.link) for each in resolved.review]
    assert links == [(summary, "derived"), (further, "derived")]


def derive(connection, *made):
    """Note that memories were put together from others."""
    for source, memory in made:
        connection.execute(
            "INSERT INTO derivation (memory_id, source_id, tx) SELECT a.id, b.id, a.created_tx"
            " FROM memory a, memory b WHERE a.public_id = ? AND b.public_id = ?",
            (memory, source),
        )
