"""How cases come about: by writing, editing, importing, scanning, and by a person's word; and what ends them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from threading import Barrier

import pytest

from remembrancer.conflicts.candidates import MOST_COMPARED
from remembrancer.conflicts.urgency import PERSISTENCE, RECENCY, TRUST, USE, urgency
from remembrancer.model.cases import (
    CaseState,
    ConflictFilter,
    CountConflicts,
    GetConflict,
    GetConflictSettings,
    ListConflicts,
    OpenConflict,
    ResolveConflict,
    SetConflictSettings,
    StatementRole,
)
from remembrancer.model.changes import (
    CreateNamespace,
    Outcome,
    Remember,
    Revise,
    Revision,
    SetStatus,
    Undo,
)
from remembrancer.model.comparing import ScanForConflicts
from remembrancer.model.conflicts import ConflictKind, ConflictPolicy, Resolution, Supersession
from remembrancer.model.errors import (
    ConflictNotFoundError,
    InvalidInputError,
    NamespaceNotFoundError,
    NotPermittedError,
)
from remembrancer.model.memory import Draft
from remembrancer.model.queries import CountFacets, FindMemories, VerifyJournal
from remembrancer.model.search import Flag, HasFlag, Search
from remembrancer.model.types import ActorKind, MemoryType, OperationKind, Status
from remembrancer.storage.namespaces import find_namespace
from remembrancer.vault import EVERYTHING, Actor, Scope

from .conftest import APRIL, MAY, Desk

JUNE = "The project deadline is June 20."


def texts(case):
    return [each.memory.content for each in case.statements]


# Writing


def test_a_third_statement_joins_the_open_case(person, april, may, agent):
    third = agent.remember(JUNE)
    assert third.conflict.case == may.conflict.case
    (case,) = person.cases()
    assert texts(case) == [APRIL, MAY, JUNE]
    assert {(each.old, each.new) for each in case.oppositions} == {(0, 1), (0, 2), (1, 2)}


def test_of_three_statements_the_chosen_one_supersedes_the_others(person, april, may, agent):
    agent.remember(JUNE)
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE, chosen=1).cases
    winner, loser = (each.memory.id for each in case.statements[1:])
    assert person.memory(april).superseded_by == person.memory(loser).superseded_by == winner
    assert {person.memory(each).status for each in (april, loser)} == {Status.SUPERSEDED}
    assert person.entrance.query(FindMemories()).ids == (winner,)


def test_of_three_statements_two_are_turned_down(person, april, may, agent):
    agent.remember(JUNE)
    resolved = person.resolve(may.conflict.case, Resolution.RETAIN)
    assert {person.memory(each).status for each in resolved.change.memories} == {Status.REJECTED}
    assert len(resolved.change.memories) == 2
    assert person.entrance.query(FindMemories()).ids == (april,)


def test_a_third_statement_is_taken_out_again_by_an_undo(person, april, may, agent):
    agent.remember(JUNE)
    agent.entrance.change(Undo())
    (case,) = person.cases()
    assert texts(case) == [APRIL, MAY]
    assert person.entrance.query(VerifyJournal()).intact


def test_what_waits_already_is_said_again_in_the_same_case(person, april, may, agent):
    number = person.entrance.vault.store.number()
    again = agent.remember(MAY)
    assert (again.outcome, again.conflict.case) == (Outcome.CONFLICT, may.conflict.case)
    assert again.conflict.opposed == may.conflict.opposed
    assert (again.change.operation, again.change.cases) == ("", ())
    assert person.entrance.vault.store.number() == number


def test_what_waits_is_no_memory_and_cannot_be_found(person, april, may, agent):
    assert april
    for desk in (person, agent):
        assert MAY not in {desk.memory(each).content for each in desk.entrance.query(FindMemories(Search("May 1"))).ids}
    assert person.entrance.query(CountFacets()).total == 1


def test_a_namespace_of_its_own_has_no_say(person, april, agent):
    person.entrance.change(CreateNamespace("other"))
    assert agent.remember(MAY, "other").outcome is Outcome.CREATED
    assert person.cases() == ()


def test_what_no_longer_holds_contradicts_nothing(person, april, clock):
    times = replace(person.memory(april).times, valid_to=clock.now() - timedelta(days=1))
    person.entrance.change(Revise((april,), Revision(times=times)))
    assert person.remember(MAY).outcome is Outcome.CREATED


def test_a_turn_of_a_conversation_opens_no_case(person, april):
    assert person.remember(MAY, episode=True, session="talk").outcome is Outcome.CREATED
    assert person.cases() == ()


def test_without_the_model_words_lead_to_the_candidates(vault, store):
    you = Desk(vault.entrance(Actor(ActorKind.PERSON, "You")))
    you.remember(APRIL)
    assert you.remember(MAY).outcome is Outcome.CONFLICT
    assert you.remember("My sister lives in Bergen.").outcome is Outcome.CREATED


def test_copies_do_not_crowd_out_what_is_contradicted(person):
    for number in range(MOST_COMPARED + 10):
        person.remember(f"The deadline of the project number {number} is not known yet.", type=MemoryType.OBSERVATION)
    assert person.remember(APRIL).outcome is Outcome.CREATED
    assert person.remember(MAY).outcome is Outcome.CONFLICT


# Editing


def test_an_edit_that_contradicts_waits_and_the_version_before_stays(person, april):
    other = person.remember("The project deadline is unknown to the printers.").memory
    edited = person.entrance.change(Revise((other,), Revision(content=MAY)))
    assert (edited.kind, edited.memories) == (OperationKind.CONFLICT, ())
    assert [(skip.memory, skip.reason) for skip in edited.skipped] == [(other, "waits")]
    assert person.memory(other).number == 1
    (case,) = person.cases()
    assert [each.role for each in case.statements] == [StatementRole.CURRENT, StatementRole.WAITING_EDIT]
    assert case.new.memory.id == other
    waiting = person.entrance.query(FindMemories(Search(condition=HasFlag(Flag.WAITING)))).ids
    assert waiting == (other,)


@pytest.mark.parametrize("resolution", [Resolution.SUPERSEDE, Resolution.RETAIN, Resolution.ANNOTATE])
def test_an_edit_that_waits_is_decided_and_taken_back(person, april, resolution):
    other = person.remember("The project deadline is unknown to the printers.").memory
    person.entrance.change(Revise((other,), Revision(content=MAY)))
    (case,) = person.cases()
    resolved = person.resolve(case.id, resolution)
    holds = resolution is not Resolution.RETAIN
    assert person.memory(other).content == (MAY if holds else "The project deadline is unknown to the printers.")
    assert (person.memory(april).status is Status.SUPERSEDED) == (resolution is Resolution.SUPERSEDE)
    if resolution is Resolution.SUPERSEDE:
        assert person.memory(april).superseded_by == other
    undone = person.entrance.change(Undo(resolved.change.operation))
    assert undone.skipped == ()
    assert texts(person.cases()[0]) == [APRIL, MAY]
    assert person.memory(other).content == "The project deadline is unknown to the printers."


def test_a_statement_of_a_case_can_be_edited_while_it_is_open(person, april, may):
    person.entrance.change(Revise((april,), Revision(content="The project deadline is April 16.")))
    assert person.memory(april).content == "The project deadline is April 16."
    (case,) = person.cases()
    assert texts(case) == ["The project deadline is April 16.", MAY]


def test_memories_that_a_person_names_become_a_case(person, agent):
    one = person.remember("The choir sings on Tuesdays.").memory
    other = person.remember("Our rehearsals never take place at the start of the week.").memory
    with pytest.raises(NotPermittedError):
        agent.entrance.change(OpenConflict(one, other))
    with pytest.raises(InvalidInputError):
        person.entrance.change(OpenConflict(one, one))
    (case,) = person.entrance.change(OpenConflict(one, other)).cases
    assert person.case(case).state is CaseState.OPEN
    assert person.memory(one).contested


# What ends a case


@pytest.mark.parametrize("status", [Status.DELETED, Status.ARCHIVED])
def test_a_case_with_one_side_left_is_set_aside_until_that_is_taken_back(person, both, status):
    (case,) = person.entrance.change(ScanForConflicts()).cases
    person.entrance.change(SetStatus((both[0],), status))
    assert person.case(case).state is CaseState.SET_ASIDE
    assert not person.memory(both[1]).contested
    person.entrance.change(Undo())
    assert person.case(case).state is CaseState.OPEN
    assert person.memory(both[1]).contested


def test_what_waits_is_not_lost_when_the_old_statement_is_deleted(person, april, may):
    person.entrance.change(SetStatus((april,), Status.DELETED))
    assert person.case(may.conflict.case).state is CaseState.OPEN
    (case,) = person.resolve(may.conflict.case, Resolution.SUPERSEDE).cases
    assert person.memory(case.new.memory.id).status is Status.ACTIVE
    assert person.memory(april).status is Status.DELETED


# Settings


def test_by_policy_both_are_noted_at_once(person, april, agent):
    person.entrance.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    answer = agent.remember(MAY)
    assert (answer.outcome, answer.conflict.decided) == (Outcome.CREATED, Resolution.ANNOTATE)
    assert person.memory(answer.memory).noted
    assert person.memory(april).noted
    assert person.cases() == ()
    person.entrance.change(Undo(answer.change.operation))
    assert not person.memory(april).noted
    assert person.entrance.query(FindMemories()).ids == (april,)


def test_by_policy_a_writer_corrects_their_own_words_at_once(person, agent):
    person.entrance.change(SetConflictSettings(policy=ConflictPolicy.SUPERSEDE_OWN))
    old = agent.remember(APRIL).memory
    waits = agent.remember(MAY)
    assert waits.outcome is Outcome.CONFLICT, "it does not say that the old one was wrong"
    agent.entrance.change(Undo())
    answer = agent.remember("Correction: the project deadline is May 1, not April 15.")
    assert answer.conflict.decided is Resolution.SUPERSEDE
    assert person.memory(old).superseded_by == answer.memory
    assert set(answer.change.memories) == {old, answer.memory}


def test_by_policy_nobody_corrects_the_words_of_others(person, april, agent):
    person.entrance.change(SetConflictSettings(policy=ConflictPolicy.SUPERSEDE_OWN))
    assert agent.remember("Correction: the project deadline is May 1, not April 15.").outcome is Outcome.CONFLICT


def test_settings_are_a_persons_dated_and_can_be_taken_back(person, agent):
    default = person.entrance.query(GetConflictSettings())
    assert default.policy is ConflictPolicy.ASK
    with pytest.raises(NotPermittedError):
        agent.entrance.change(SetConflictSettings(certainty=0.9))
    with pytest.raises(InvalidInputError) as refused:
        person.entrance.change(SetConflictSettings(certainty=1.5))
    assert (refused.value.field, refused.value.limit) == ("certainty", "0..1")
    changed = person.entrance.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE, certainty=0.9))
    assert person.entrance.query(GetConflictSettings()).certainty == 0.9
    person.entrance.change(Undo(changed.operation))
    assert person.entrance.query(GetConflictSettings()) == default


# Listing


def test_the_inbox_filters_counts_and_pages(person, april, may, agent):
    person.remember("My favourite tea is green tea.", type=MemoryType.PREFERENCE)
    other = agent.remember("My favourite tea is black tea.", type=MemoryType.PREFERENCE)
    assert other.outcome is Outcome.CONFLICT

    def found(**values):
        return [each.id for each in person.entrance.query(ListConflicts(ConflictFilter(**values))).cases]

    assert set(found()) == {may.conflict.case, other.conflict.case}
    assert found(types=frozenset({MemoryType.PREFERENCE})) == [other.conflict.case]
    assert found(kinds=frozenset({ConflictKind.DATE})) == [may.conflict.case]
    assert found(text="Tea GREEN") == [other.conflict.case]
    assert found(memory=april) == [may.conflict.case]
    assert found(source="nobody") == []
    assert len(found(source="coder")) == 2
    assert person.entrance.query(CountConflicts()) == 2
    first = person.entrance.query(ListConflicts(limit=1))
    second = person.entrance.query(ListConflicts(after=first.next, limit=1))
    assert (first.total, first.open, second.next) == (2, 2, "")
    assert [*first.cases, *second.cases] == list(person.cases())


def test_open_conflicts_are_counted_as_they_stood(person, april, may, clock):
    opened = clock.now()
    clock.advance(timedelta(days=1))
    person.entrance.change(ResolveConflict(may.conflict.case, Resolution.RETAIN))
    assert person.entrance.query(CountConflicts()) == 0
    assert person.entrance.query(CountConflicts(as_of=opened)) == 1
    assert person.entrance.query(CountConflicts("personal", as_of=opened)) == 1
    assert person.entrance.query(CountConflicts(as_of=clock.now())) == 0
    assert person.entrance.query(CountConflicts(as_of=opened - timedelta(days=30))) == 0


def test_a_scope_sees_no_cases_of_others(knowing_vault, person, april, may):
    person.entrance.change(CreateNamespace("other"))
    with knowing_vault.store.read() as connection:
        other = find_namespace(connection, EVERYTHING, "other").namespace_id
    client = knowing_vault.entrance(Actor(ActorKind.AGENT, "Scoped"), Scope(frozenset({other})))
    assert client.query(ListConflicts()).cases == ()
    assert client.query(CountConflicts()) == 0
    with pytest.raises(ConflictNotFoundError):
        client.query(GetConflict(may.conflict.case))
    with pytest.raises(NamespaceNotFoundError):
        client.query(ListConflicts(ConflictFilter("personal")))


def test_urgency_adds_up_and_orders_by_what_it_is_made_of(person, april, may, clock):
    (case,) = person.cases()
    now = clock.now()
    parts = case.urgency
    assert parts.score == pytest.approx(parts.persistence + parts.trust + parts.use + parts.recency)
    assert parts.persistence == pytest.approx(PERSISTENCE * 540 / 630)
    assert parts.trust == pytest.approx(TRUST * 0.6)
    assert (parts.use, parts.recency) == (0.0, RECENCY)

    def score(statements, days=0):
        return urgency(statements, now - timedelta(days=days), now).score

    old, new = case.statements
    assert score((replace(old, recalled=5), new)) == pytest.approx(parts.score + USE / 2)
    assert score((old, new), days=30) < parts.score
    context = replace(old, memory=replace(old.memory, type=MemoryType.CONTEXT))
    assert score((context, new)) < parts.score
    lasting = replace(old, memory=replace(old.memory, type=MemoryType.INSTRUCTION))
    assert score((lasting, new)) > parts.score
    same = replace(new, memory=replace(new.memory, trust=old.memory.trust))
    assert score((old, same)) < parts.score


def test_when_a_text_tells_whether_it_was_wrong_nobody_is_asked(person, agent, april):
    told = agent.remember("Correction: the project deadline is May 1, not April 15.")
    assert person.case(told.conflict.case).supersession is Supersession.CORRECTED


# Beside everything else


def test_what_waits_is_no_damage(person, april, may):
    store = person.entrance.vault.store
    assert not store.damaged_tables()
    assert person.entrance.query(VerifyJournal()).intact


def test_a_repeated_request_is_told_the_same(agent, april):
    request = Remember(Draft(MAY, type=MemoryType.FACT), key="once")
    first = agent.entrance.change(request)
    assert first.outcome is Outcome.CONFLICT
    assert agent.entrance.change(request) == first


def test_two_writers_at_once_cannot_both_be_first(knowing_vault, person):
    # Both look before either has written: the transaction has to see what came in between.
    remembering = knowing_vault._remembering
    look = remembering.look
    met = Barrier(2, timeout=20)

    def looked(*arguments):
        seen = look(*arguments)
        met.wait()
        return seen

    remembering.look = looked
    with ThreadPoolExecutor(2) as pool:
        outcomes = sorted(each.outcome for each in pool.map(person.remember, (APRIL, MAY)))
    assert outcomes == [Outcome.CONFLICT, Outcome.CREATED]
