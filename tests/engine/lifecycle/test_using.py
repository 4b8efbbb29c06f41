"""What counts as a use, on which day, and that it changes nothing of that day."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from remembrancer.model.clock import FixedClock
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.lifecycle import GetStrength, ListStrengths, RecordUse, Sweep
from remembrancer.model.limits import BULK_MEMORIES
from remembrancer.model.local_days import day_ended_at, end_of, ends_between, last_end
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.recalling import Ask, Recall
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind
from remembrancer.vault import Actor

LUNCH = "We had lunch at the harbour"


def marks(entrance, memory):
    return [
        (mark.day, mark.delivered, mark.opened, mark.repeated) for mark in entrance.query(GetStrength(memory)).marks
    ]


def test_what_an_agent_receives_is_used_from_the_next_day_on(person, agent, remember, deliver, days, strength_of):
    lunch = remember(person, LUNCH)
    assert deliver(agent, "lunch harbour") == (lunch,)
    assert strength_of(person, lunch) == 0.4
    days(1)
    assert strength_of(person, lunch) > 0.5
    assert marks(person, lunch) == [(date(2026, 3, 18), 1, 0, 0)]


def test_an_answer_to_an_agent_counts_as_a_recall_does(person, agent, vault, remember):
    lunch = remember(person, LUNCH)
    agent.query(Ask(Recall(Search("lunch harbour"))))
    vault.store.maintain(lambda _: None)
    assert marks(person, lunch) == [(date(2026, 3, 18), 1, 0, 0)]


def test_lists_previews_looks_at_the_past_and_the_programs_own_questions_are_no_use(
    person, agent, vault, remember, clock
):
    lunch = remember(person, LUNCH)
    person.query(Recall(Search("lunch harbour")))
    agent.query(Recall(Search("lunch harbour", as_of=clock.now())))
    agent.query(FindMemories(Search("lunch harbour")))
    agent.query(Recall(Search("quantum chromodynamics")))
    vault.entrance(Actor(ActorKind.PROGRAM, "benchmark")).query(Recall(Search("lunch harbour")))
    vault.store.maintain(lambda _: None)
    assert marks(person, lunch) == []


def test_opening_a_result_counts_and_is_no_operation(person, vault, remember):
    lunch = remember(person, LUNCH)
    before, told = vault.store.number(), []
    vault.subscribe(told.append)
    change = person.change(RecordUse((lunch,)))
    assert (change.operation, change.number, told) == ("", before, [])
    assert marks(person, lunch) == [(date(2026, 3, 18), 0, 1, 0)]
    assert person.query(VerifyJournal()).intact


def test_saying_something_again_is_a_use(person, remember):
    lunch = remember(person, LUNCH)
    assert remember(person, LUNCH) == lunch
    assert marks(person, lunch) == [(date(2026, 3, 18), 0, 0, 1)]


@pytest.mark.parametrize(
    ("memories", "reason"),
    [((), "empty"), (("x" * 26,), "not_an_identifier"), (("0" * 26,) * (BULK_MEMORIES + 1), "too_many")],
)
def test_a_use_of_nothing_or_of_what_is_no_memory_is_refused(person, memories, reason):
    with pytest.raises(InvalidInputError) as refused:
        person.change(RecordUse(memories))
    assert refused.value.values["reason"] == reason


def test_a_recall_changes_no_other_one_of_the_same_day(person, agent, remember, deliver, days):
    for number in range(3):
        remember(person, f"{LUNCH}, table {number}")
    request = Recall(Search("lunch harbour table"))
    before = agent.query(request)
    for _ in range(3):
        deliver(agent, "lunch harbour table 2")
    assert agent.query(request) == before
    days(1)
    assert agent.query(request) != before


def test_what_was_used_shows_in_the_match_and_decides_between_equals(person, agent, remember, deliver, days):
    one, other = remember(person, "Lunch at the pier with Tom"), remember(person, "Lunch at the pier with Ann")
    deliver(agent, "Ann")
    days(1)
    hits = person.query(FindMemories(Search("lunch pier"))).hits
    assert list(hits) == [other, one]
    assert (hits[other].use_reason, hits[one].use_reason) == ("used", "not_used")
    assert 0 < hits[other].parts.use <= 0.01


def test_the_neighbours_of_what_is_recalled_gain_a_tenth(knowing_vault, knowing, remember, days):
    knowing_agent = knowing_vault.entrance(Actor(ActorKind.AGENT, "Coder"))
    turns = ("Tom: I bought a sailing boat in May.", "Ann: How nice!", "Tom: It has a blue hull.", "Ann: Lovely!")
    said = [remember(knowing, turn, session="talk", episode=True) for turn in turns]
    recalled = knowing_agent.query(Recall(Search("who bought a sailing boat in May?"), limit=1))
    assert [item.memory.id for item in recalled.items if item.place] == said[:1]
    knowing_vault.store.maintain(lambda _: None)
    days(1)
    strengths = knowing.query(ListStrengths(tuple(said)))
    assert strengths[said[0]] > 0.5
    assert all(strengths[memory] < 0.41 for memory in said[1:])
    assert any(knowing.query(GetStrength(memory)).marks for memory in said[1:])


def test_with_the_clock_set_back_uses_belong_to_the_newest_day_and_no_past_day_changes(
    person, agent, remember, deliver, days, clock
):
    lunch = remember(person, LUNCH)
    days(10)
    deliver(agent, "lunch harbour")
    days(2)
    person.change(Sweep())
    known = {day: person.query(GetStrength(lunch, clock.now() - timedelta(days=day))).strength for day in range(12)}
    days(-8)
    deliver(agent, "lunch harbour")
    person.change(RecordUse((lunch,)))
    days(8)
    assert known == {
        day: person.query(GetStrength(lunch, clock.now() - timedelta(days=day))).strength for day in range(12)
    }
    assert marks(person, lunch)[-1][0] == date(2026, 3, 30)


def test_a_day_ends_where_it_ends_in_the_persons_zone_with_23_and_25_hours():
    berlin = ZoneInfo("Europe/Berlin")
    march, october = date(2026, 3, 29), date(2026, 10, 25)
    for day, hours in ((march, 23), (october, 25), (date(2026, 6, 1), 24)):
        length = end_of(day, berlin) - end_of(day - timedelta(days=1), berlin)
        assert length == timedelta(hours=hours)
        assert day_ended_at(end_of(day, berlin), berlin) == day
    noon = FixedClock(end_of(march, berlin)).now() + timedelta(hours=12)
    assert last_end(noon, berlin) == end_of(march, berlin)
    ends = list(ends_between(noon - timedelta(days=3), noon, berlin))
    assert [day_ended_at(end, berlin).day for end in ends] == [27, 28, 29]


@pytest.mark.parametrize("zone", ["America/Santiago", "Asia/Beirut", "Pacific/Apia", "UTC"])
def test_every_local_day_of_ten_years_ends_once_also_where_midnight_does_not_exist(zone):
    there = ZoneInfo(zone)
    ends = [end_of(date(2010, 1, 1) + timedelta(days=day), there) for day in range(3653)]
    assert all(first <= second for first, second in pairwise(ends))
    assert all(last_end(end, there) == end for end in ends)
