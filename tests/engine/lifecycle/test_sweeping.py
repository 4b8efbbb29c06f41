"""What a sweep does, that a second one does nothing, and that everything of it can be taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.model.changes import Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import CancelledError, InvalidInputError, NotPermittedError
from remembrancer.model.history import ListJournal
from remembrancer.model.identifiers import Identifiers
from remembrancer.model.lifecycle import (
    FadesFrom,
    GetLifecyclePolicy,
    GetStrength,
    ListFading,
    ListPinSuggestions,
    ListStrengths,
    PlanSweep,
    PreviewPolicy,
    RecordUse,
    SetLifecyclePolicy,
    Sweep,
    SweepReason,
    Verify,
)
from remembrancer.model.memory import Draft, Times
from remembrancer.model.queries import FindMemories, JournalFault, VerifyJournal
from remembrancer.model.recalling import Recall
from remembrancer.model.search import HasStatus, Search
from remembrancer.model.types import ActorKind, Importance, MemoryType, OperationKind, Status
from remembrancer.storage.scope import Scope
from remembrancer.storage.store import Store
from remembrancer.vault import Actor, Vault

LUNCH = "We had lunch at the harbour"


class StopAtOnce:
    def report(self, done, total, stage):
        pass

    def is_cancelled(self):
        return True


def test_what_nobody_used_for_ninety_days_fades_and_is_still_found(person, remember, days, memory_of):
    lunch, fact = remember(person, LUNCH), remember(person, "The harbour is deep", type=MemoryType.FACT)
    days(89)
    assert person.change(Sweep()).demoted == 0
    days(3)
    swept = person.change(Sweep())
    assert (swept.demoted, swept.expired, swept.change.memories) == (1, 0, (lunch,))
    assert (memory_of(person, lunch).status, memory_of(person, fact).status) == (Status.DEMOTED, Status.ACTIVE)
    assert person.query(FindMemories(Search("lunch"))).ids == (lunch,)
    assert person.query(FindMemories(Search(condition=HasStatus(Status.DEMOTED)))).ids == (lunch,)
    assert person.query(VerifyJournal()).intact


def test_a_second_sweep_changes_nothing(person, vault, remember, days):
    remember(person, LUNCH)
    days(100)
    person.change(Sweep())
    number = vault.store.number()
    assert person.change(Sweep()).operations == ()
    assert person.change(Sweep(only_if_due=True)).operations == ()
    assert vault.store.number() == number
    assert not person.query(PlanSweep()).due
    days(1)
    assert person.query(PlanSweep()).due


def test_a_sweep_can_be_taken_back_and_leaves_what_a_person_brought_back_alone(person, remember, days, memory_of):
    lunch, walk = remember(person, LUNCH), remember(person, "We walked home along the quay")
    days(100)
    swept = person.change(Sweep())
    assert swept.demoted == 2
    person.change(Undo(swept.operations[0]))
    assert memory_of(person, lunch).status is Status.ACTIVE
    days(1)
    assert person.change(Sweep()).demoted == 0
    days(91)
    assert person.change(Sweep()).demoted == 2
    person.change(SetStatus((walk,), Status.ACTIVE))
    days(1)
    assert person.change(Sweep()).demoted == 0


def test_what_faded_comes_back_when_it_is_used_again(person, agent, remember, deliver, days, memory_of):
    lunch = remember(person, LUNCH)
    days(100)
    person.change(Sweep())
    assert deliver(agent, "lunch harbour") == (lunch,)
    assert person.change(Sweep()).reactivated == 0
    days(1)
    assert person.change(Sweep()).reactivated == 1
    assert memory_of(person, lunch).status is Status.ACTIVE
    (operation, *_) = person.query(ListJournal()).entries
    assert (operation.summary.kind, operation.summary.actor_kind) == (OperationKind.REACTIVATE, ActorKind.PROGRAM)


def test_a_faded_memory_is_told_to_an_agent_only_if_it_is_asked_for_directly(knowing_vault, knowing, remember, days):
    agent = knowing_vault.entrance(Actor(ActorKind.AGENT, "Coder"))
    lunch = remember(knowing, "Tom had lunch with the harbour master in Kiel")
    question, vague = (
        Search("Who had lunch with the harbour master in Kiel?"),
        Search("something about boats and water"),
    )
    fresh = [item.memory.id for item in agent.query(Recall(vague, floor=None)).items]
    days(100)
    knowing.change(Sweep())
    assert [item.memory.id for item in agent.query(Recall(question)).items] == [lunch]
    assert lunch not in [item.memory.id for item in agent.query(Recall(vague)).items]
    # Whoever looks for faded ones gets them as before.
    asked = replace(vague, condition=HasStatus(Status.DEMOTED))
    assert [item.memory.id for item in agent.query(Recall(asked)).items] == fresh


@pytest.mark.parametrize(
    "text",
    [
        "Emma is allergic to peanuts",
        "He takes 5 mg of warfarin every evening",
        "Never disclose the merger to the press",
        "Keep the surprise party secret from Ann",
    ],
)
def test_statements_about_safety_pins_and_what_does_not_fade_stay(person, remember, days, text):
    kept = [
        remember(person, text, type=MemoryType.CONTEXT),
        remember(person, "We moved in here", pinned=True),
        remember(person, "Answer in English", type=MemoryType.INSTRUCTION),
        remember(person, "Learn to sail", type=MemoryType.GOAL),
    ]
    days(2000)
    assert person.change(Sweep()).demoted == 0
    lasting = [person.query(GetStrength(memory)).lasting for memory in kept]
    assert [each and each.value for each in lasting] == ["safety", "pinned", "type", "not_done"]
    assert all(person.query(GetStrength(memory)).fades_on is None for memory in kept)


def test_a_commitment_fades_after_it_is_due_and_an_event_after_it_is_over(person, remember, clock, days):
    later = clock.now() + timedelta(days=300)
    due = remember(person, "Send Tom the photos", type=MemoryType.COMMITMENT, times=Times(due=later))
    event = remember(person, "Ann marries", times=Times(happening_from=later, happening_to=later))
    days(299)
    assert set(person.query(ListStrengths((due, event))).values()) == {0.4}
    days(60)
    assert max(person.query(ListStrengths((due, event))).values()) < 0.1


def test_what_no_longer_holds_expires_once(person, remember, clock, days, memory_of):
    until = clock.now() + timedelta(days=5)
    fact = remember(person, "The bridge is closed", type=MemoryType.FACT, times=Times(valid_to=until))
    assert person.change(Sweep()).expired == 0
    days(6)
    assert person.query(PlanSweep()).items[0].reason is SweepReason.NO_LONGER_VALID
    assert person.change(Sweep()).expired == 1
    assert memory_of(person, fact).status is Status.EXPIRED
    person.change(SetStatus((fact,), Status.ACTIVE))
    days(1)
    assert person.change(Sweep()).expired == 0


def test_a_policy_says_what_it_would_do_before_it_does_it(person, remember, days, memory_of):
    fact = remember(person, "The harbour is deep", type=MemoryType.FACT)
    turn = remember(person, "Tom: hello", episode=True, session="talk")
    days(100)
    policy = person.query(GetLifecyclePolicy()).policy
    changed = replace(policy.with_type(replace(policy.of(MemoryType.FACT), window_days=30)), episodes_days=90)
    planned = {item.memory: item.reason for item in person.query(PreviewPolicy(changed)).items}
    assert planned == {fact: SweepReason.FADED, turn: SweepReason.EPISODE_EXPIRED}
    assert [item.memory for item in person.query(PlanSweep()).items] == [turn]
    operation = person.change(SetLifecyclePolicy(changed)).operation
    assert {item.memory: item.reason for item in person.query(PlanSweep()).items} == planned
    person.change(Undo(operation))
    assert person.query(GetLifecyclePolicy()).is_default
    person.change(Undo(person.change(SetLifecyclePolicy(changed)).operation))
    person.change(SetLifecyclePolicy(changed))
    swept = person.change(Sweep())
    assert (swept.demoted, swept.expired) == (1, 1)
    assert memory_of(person, turn).status is Status.EXPIRED
    assert person.query(VerifyJournal()).intact


def test_a_type_can_expire_whether_it_is_used_or_not(person, remember, days, memory_of):
    policy = person.query(GetLifecyclePolicy()).policy
    person.change(SetLifecyclePolicy(policy.with_type(replace(policy.of(MemoryType.CONTEXT), expires_after_days=10))))
    context = remember(person, "The office is being painted", type=MemoryType.CONTEXT)
    days(9)
    person.change(RecordUse((context,)))
    days(2)
    assert person.change(Sweep()).expired == 1
    assert memory_of(person, context).status is Status.EXPIRED


def test_a_sweep_that_is_stopped_is_done_by_the_next_one(person, remember, days):
    remember(person, LUNCH)
    days(100)
    with pytest.raises(CancelledError):
        person.change(Sweep(), StopAtOnce())
    assert person.query(PlanSweep()).due
    assert person.change(Sweep(only_if_due=True)).demoted == 1


def test_with_the_clock_set_back_a_sweep_does_nothing(person, vault, remember, days):
    remember(person, LUNCH)
    days(100)
    person.change(Sweep())
    number = vault.store.number()
    days(-60)
    assert person.change(Sweep()).operations == ()
    assert vault.store.number() == number


def test_a_sweep_is_for_the_whole_vault(vault):
    scoped = vault.entrance(Actor(ActorKind.AGENT, "Coder"), Scope(frozenset({1})))
    with pytest.raises(NotPermittedError):
        scoped.change(Sweep())


def test_what_fades_soon_is_listed_with_its_day_and_does_not_when_it_is_kept(person, remember, days, clock):
    lunch = remember(person, LUNCH)
    days(86)
    (fading,) = person.query(ListFading(days=7)).memories
    assert (fading.memory, fading.on) == (lunch, person.query(GetStrength(lunch)).fades_on)
    assert person.query(ListFading(days=2)).total == 0
    clock.set(datetime(fading.on.year, fading.on.month, fading.on.day, 1, tzinfo=UTC) - timedelta(days=1))
    assert person.change(Sweep()).demoted == 0
    days(1)
    assert [item.memory for item in person.query(PlanSweep()).items] == [lunch]
    person.change(Revise((lunch,), Revision(pinned=True)))
    assert person.query(PlanSweep()).items == ()


NAMES = ("use", "pin", "unpin", "sweep", "restore", "verify", "retype", "policy", "default")
STEPS = st.lists(
    st.tuples(st.integers(0, 40), st.sampled_from(NAMES), st.integers(0, 2)),
    max_size=12,
)


@settings(max_examples=25)
@given(STEPS)
def test_strengths_of_past_days_are_what_they_were_then_and_sweeps_repeat_nothing(tmp_path_factory, secret, steps):
    """Replay: every strength seen on a day is what as-of says of that day later, whatever happened since."""
    clock = FixedClock(datetime(2026, 3, 18, 9, tzinfo=UTC))
    folder = tmp_path_factory.mktemp("lifecycle") / "vault"
    vault = Vault(Store.create(folder, (secret,), clock, Identifiers(clock)), encoder=lambda: None)
    try:
        person = vault.entrance(Actor(ActorKind.PERSON, "You"))
        memories = tuple(
            person.change(Remember(Draft(text, type=kind))).memory
            for text, kind in (
                (LUNCH, MemoryType.EVENT),
                ("It rains", MemoryType.CONTEXT),
                ("Tom sails", MemoryType.FACT),
            )
        )
        seen = []
        for days, step, place in steps:
            clock.advance(timedelta(days=days, minutes=1))
            _take(person, step, memories[place])
            if step == "sweep":
                assert person.change(Sweep()).operations == ()
            seen.append((clock.now(), person.query(ListStrengths(memories))))
            # What is written in the same microsecond would be seen by neither or both.
            clock.advance(timedelta(minutes=1))
        for instant, strengths in seen:
            assert person.query(ListStrengths(memories, instant)) == strengths
        assert person.query(VerifyJournal()).intact
    finally:
        vault.close()


def _take(person, step, memory):
    match step:
        case "use":
            person.change(RecordUse((memory,)))
        case "pin" | "unpin":
            person.change(Revise((memory,), Revision(pinned=step == "pin")))
        case "sweep":
            person.change(Sweep())
        case "retype":
            person.change(Revise((memory,), Revision(type=MemoryType.OBSERVATION, importance=Importance.HIGH)))
        case "policy":
            policy = person.query(GetLifecyclePolicy()).policy
            wanted = replace(policy.of(MemoryType.EVENT), window_days=30, fades_from=FadesFrom.RECORDED)
            person.change(SetLifecyclePolicy(policy.with_type(wanted)))
        case "default":
            person.change(SetLifecyclePolicy(None))
        case "restore":
            person.change(SetStatus((memory,), Status.ACTIVE))
        case _:
            person.change(Verify((memory,)))


def test_a_policy_that_was_altered_behind_the_vaults_back_is_named(person, store):
    policy = person.query(GetLifecyclePolicy()).policy
    person.change(SetLifecyclePolicy(policy.with_type(replace(policy.of(MemoryType.FACT), window_days=31))))
    assert person.query(VerifyJournal()).intact
    store.maintain(
        lambda connection: connection.execute("UPDATE lifecycle_policy SET policy = replace(policy, ':31,', ':32,')")
    )
    (problem,) = person.query(VerifyJournal()).problems
    assert problem.fault is JournalFault.LIFECYCLE_POLICY_CHANGED


def test_a_pin_is_suggested_for_what_is_about_safety_until_it_has_one(person, remember):
    allergy = remember(person, "Emma is allergic to peanuts", type=MemoryType.FACT)
    secret = remember(person, "Never disclose the merger to the press", type=MemoryType.INSTRUCTION)
    remember(person, "Is Emma allergic to peanuts?", type=MemoryType.CONTEXT)
    remember(person, "Emma likes peanuts", type=MemoryType.FACT)
    found = person.query(ListPinSuggestions())
    assert (set(found.memories), found.total) == ({allergy, secret}, 2)
    assert len(person.query(ListPinSuggestions(limit=1)).memories) == 1
    change = person.change(Revise((allergy,), Revision(pinned=True)))
    assert person.query(ListPinSuggestions()).memories == (secret,)
    person.change(SetStatus((secret,), Status.ARCHIVED))
    assert person.query(ListPinSuggestions()).total == 0
    person.change(Undo(change.operation))
    assert person.query(ListPinSuggestions()).memories == (allergy,)
    with pytest.raises(InvalidInputError):
        person.query(ListPinSuggestions(limit=0))
