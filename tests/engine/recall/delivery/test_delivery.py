from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from remembrancer.model.changes import CreateNamespace, Revise, Revision, SetStatus
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.memory import Source, Times
from remembrancer.model.recalling import Episodes, ItemFlag, Slot, Turn
from remembrancer.model.search import HasStatus, HasTrust, InNamespace, IsType
from remembrancer.model.types import MemoryType, Provenance, SourceKind, Status, Trust
from remembrancer.storage.scope import Scope

NOW = datetime(2026, 3, 18, 9, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def part(recalled, slot):
    return next((each for each in recalled.block.parts if each.slot is slot), None)


def memories_in(recalled, slot):
    found = part(recalled, slot)
    return found.memories if found else ()


def flags(recalled, memory):
    return next(item.flags for item in recalled.items if item.memory.id == memory)


def test_an_item_has_its_hit_its_snippet_and_its_number_in_the_block(remember, recall):
    memory = remember("The heron nests behind the lock.")
    recalled = recall("heron nest")
    (item,) = recalled.items
    assert item.memory.id == memory
    assert item.hit.memory == memory
    assert item.place == 1
    assert [item.snippet.text[start:end] for start, end in item.snippet.marks] == ["heron nests"]
    assert not item.snippet.shortened
    assert recalled.searched == 1
    assert recalled.words_only
    assert "[1 fact; person; explicit statement; stated 2026-03-18] The heron nests" in recalled.block.text


def test_a_long_memory_is_shown_by_the_window_that_answers(remember, recall):
    filler = "Nothing of note happened on this part of the river. " * 12
    remember(f"{filler}The heron nests behind the lock. {filler}")
    (item,) = recall("heron lock").items
    assert item.snippet.shortened
    assert "heron nests behind the lock" in item.snippet.text
    assert len(item.snippet.text) < 450
    assert {item.snippet.text[start:end] for start, end in item.snippet.marks} == {"heron", "lock"}


def test_a_line_carries_what_is_needed_to_judge_it(remember, recall, agent):
    remember(
        "The lock gate is to be painted by Mara.",
        entrance=agent,
        type=MemoryType.COMMITMENT,
        provenance=Provenance.INFERRED,
        confidence=0.6,
        source=Source(SourceKind.FILE, "notes]; person; [x.md"),
        times=Times(
            stated=NOW - DAY,
            due=datetime(2026, 4, 15, 23, 59, 59, tzinfo=UTC),
            valid_from=NOW - 2 * DAY,
            valid_to=datetime(2026, 5, 1, tzinfo=UTC),
        ),
    )
    text = recall("paint the lock gate").block.text
    assert (
        "[1 commitment; agent; inferred; from notes), person, (x.md; confidence 0.6; stated 2026-03-17;"
        " valid 2026-03-16 09:00 to 2026-04-30; due 2026-04-15]"
    ) in text


def test_a_line_tells_the_strength_of_what_has_faded(remember, recall, clock):
    memory = remember("The lock gate is painted green.", type=MemoryType.FACT)
    assert "strength" not in recall("lock gate").block.text
    clock.advance(300 * DAY)
    faded = recall("lock gate")
    assert f"; strength {faded.items[0].strength:.2f}] The lock gate" in faded.block.text
    assert faded.items[0].memory.id == memory


def test_what_a_question_points_back_to_is_told_in_the_block(remember, recall):
    remember("The espresso machine was bought in Lyon.")
    recalled = recall("Where did I buy it?", context=(Turn("Me", "The espresso machine is leaking again."),))
    assert "the question was read with: espresso machine." in part(recalled, Slot.FLAGS).text
    assert part(recall("espresso machine"), Slot.FLAGS) is None


def test_flags_say_what_is_known_at_the_moment_asked_about(remember, recall, clock):
    # Asked for by status, what no longer holds is told as well.
    current = HasStatus(Status.ACTIVE)
    old = remember("Never open the lock by hand.", type=MemoryType.INSTRUCTION)
    ended = remember("The lock costs two euros.", times=Times(valid_to=NOW + 10 * DAY))
    starting = remember("The lock is free of charge.", times=Times(valid_from=NOW + 300 * DAY))
    assert flags(recall("the lock", current), old) == ()
    clock.advance(200 * DAY)
    recalled = recall("the lock", current)
    assert flags(recalled, old) == (ItemFlag.UNVERIFIED,)
    assert "UNVERIFIED FOR LONG" in recalled.block.text
    assert ItemFlag.NO_LONGER_VALID in flags(recalled, ended)
    assert ItemFlag.NOT_YET_VALID in flags(recalled, starting)
    assert ended not in {item.memory.id for item in recall("the lock").items}
    earlier = recall("the lock", current, as_of=NOW + DAY)
    assert flags(earlier, old) == ()
    assert ItemFlag.NO_LONGER_VALID not in flags(earlier, ended)


def test_who_wrote_it_decides_when_it_was_verified(remember, recall, agent):
    remember("The ferry leaves at nine.")
    remember("The ferry leaves from the eastern pier.", entrance=agent)
    verified = {item.memory.trust: item.verified for item in recall("ferry leaves").items}
    assert verified == {Trust.PERSON: NOW, Trust.AGENT: None}


def test_pins_always_come_also_when_nothing_answers(remember, recall):
    pin = remember("Answer in British English.", type=MemoryType.INSTRUCTION, pinned=True)
    recalled = recall("zebra")
    assert recalled.items == ()
    assert memories_in(recalled, Slot.PINNED) == (pin,)
    assert "Nothing stored answers" in part(recalled, Slot.ANSWERS).text


def test_a_pin_that_answers_is_given_once_with_its_number(remember, recall):
    pin = remember("The heron is called Otto.", pinned=True)
    recalled = recall("heron called")
    assert memories_in(recalled, Slot.PINNED) == (pin,)
    assert memories_in(recalled, Slot.ANSWERS) == ()
    assert recalled.items[0].place == 1
    assert recalled.block.text.count("Otto") == 1


def test_filters_bind_answers_and_bounds_bind_what_comes_along(remember, recall, person, agent):
    person.change(CreateNamespace("work"))
    elsewhere = remember("Invoices go out on Mondays.", namespace="work", pinned=True)
    here = remember("Tea without sugar.", pinned=True)
    assert set(memories_in(recall("zebra"), Slot.PINNED)) == {elsewhere, here}
    assert memories_in(recall("zebra", InNamespace("work")), Slot.PINNED) == (elsewhere,)
    assert memories_in(recall("zebra", IsType(MemoryType.EVENT)), Slot.PINNED) != ()
    assert memories_in(recall("zebra", HasTrust(Trust.CONFIRMED)), Slot.PINNED) == ()


def test_nothing_of_another_namespace_is_delivered(vault, remember, recall, person):
    person.change(CreateNamespace("work"))
    due = Times(due=NOW + DAY)
    for number in range(3):
        remember(f"Secret {number} of the heron.", namespace="work", pinned=number == 0, times=due)
    remember("The heron is grey.")
    with vault.store.read() as connection:
        rows = dict(connection.execute("SELECT name, namespace_id FROM namespace_version"))
    limited = vault.entrance(person.actor, Scope(frozenset({rows["personal"]})))
    for text in ("heron", "secret", "zebra"):
        assert "Secret" not in repr(recall(text, entrance=limited))


def test_around_now_has_what_is_going_on_soonest_first(remember, recall, person):
    soon = remember("Hand in the form.", type=MemoryType.COMMITMENT, times=Times(due=NOW + 3 * DAY))
    now = remember(
        "Working from Bergen.", type=MemoryType.CONTEXT, times=Times(valid_from=NOW - DAY, valid_to=NOW + 2 * DAY)
    )
    running = remember(
        "The fair is on.", type=MemoryType.EVENT, times=Times(happening_from=NOW - DAY, happening_to=NOW + DAY)
    )
    for text, times in (
        ("Due next month.", Times(due=NOW + 30 * DAY)),
        ("Was due.", Times(due=NOW - DAY)),
        ("Is done.", Times(due=NOW + DAY, done=NOW)),
        ("Over already.", Times(happening_from=NOW - 3 * DAY, happening_to=NOW - DAY)),
        ("Since years.", Times(valid_from=NOW - 3000 * DAY)),
    ):
        remember(text, type=MemoryType.COMMITMENT, times=times)
    put_away = remember("Put away.", type=MemoryType.COMMITMENT, times=Times(due=NOW + DAY))
    person.change(SetStatus((put_away,), Status.ARCHIVED))
    recalled = recall("zebra")
    assert set(memories_in(recalled, Slot.AROUND_NOW)) == {now, running, soon}
    assert memories_in(recalled, Slot.AROUND_NOW)[-1] == soon
    assert "valid 2026-03-17 09:00 to 2026-03-20 09:00" in part(recalled, Slot.AROUND_NOW).text


def test_around_now_follows_the_clock_and_the_vault(remember, recall, clock, person):
    memory = remember("Hand in the form.", type=MemoryType.COMMITMENT, times=Times(due=NOW + timedelta(hours=2)))
    assert memories_in(recall("zebra"), Slot.AROUND_NOW) == (memory,)
    clock.advance(timedelta(hours=3))
    assert memories_in(recall("zebra"), Slot.AROUND_NOW) == ()
    person.change(Revise((memory,), Revision(times=Times(due=NOW + DAY))))
    assert memories_in(recall("zebra"), Slot.AROUND_NOW) == (memory,)


def test_what_answers_is_not_repeated_around_now(remember, recall):
    memory = remember("Hand in the form.", type=MemoryType.COMMITMENT, times=Times(due=NOW + DAY))
    recalled = recall("hand in form")
    assert memories_in(recalled, Slot.ANSWERS) == (memory,)
    assert memories_in(recalled, Slot.AROUND_NOW) == ()


def test_the_past_is_asked_as_it_was(remember, recall, clock, person):
    memory = remember("The heron is called Otto.")
    clock.advance(DAY)
    before = clock.now()
    clock.advance(DAY)
    person.change(Revise((memory,), Revision(content="The heron is called Emil.")))
    assert "Emil" in recall("heron called").block.text
    assert "Otto" in recall("heron called", as_of=before).block.text


def test_equal_requests_get_equal_answers(remember, recall):
    for text in ("The heron is grey.", "The heron eats fish.", "A heron stands still."):
        remember(text)
    assert recall("heron") == recall("heron")


def test_episodes_are_kept_out_or_alone_as_asked(remember, recall):
    episode = remember("I saw the heron today.", episode=True)
    distilled = remember("I saw the heron today, it is grey.")

    def found(choice):
        return {item.memory.id for item in recall("saw the heron", episodes=choice).items}

    assert found(Episodes.AUTO) == {episode, distilled}
    assert found(Episodes.ONLY) == {episode}
    assert found(Episodes.NONE) == {distilled}


def test_a_distilled_memory_goes_before_an_episode_of_equal_match(remember, recall, person):
    person.change(CreateNamespace("work"))
    episode = remember("The heron is grey.", episode=True)
    distilled = remember("The heron is grey.", namespace="work")
    assert memories_in(recall("grey heron"), Slot.ANSWERS) == (distilled, episode)


def test_a_turn_comes_with_the_short_one_before_it(remember, recall):
    for minute, text in enumerate(("Which bird stands there?", "That is the grey heron.")):
        remember(text, episode=True, session="talk", times=Times(stated=NOW + timedelta(minutes=minute)))
    assert "(said before it: Which bird stands there?)" in recall("grey heron").block.text


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("budget", {"budget": 99}),
        ("budget", {"budget": 20_001}),
        ("limit", {"limit": 0}),
        ("limit", {"limit": 101}),
        ("floor", {"floor": 1.5}),
        ("context", {"context": (Turn("You", "hello"),) * 11}),
        ("context", {"context": (Turn("You", "x" * 4001),)}),
        ("entities", {"entities": ("Otto",) * 21}),
        ("entities", {"entities": ("x" * 101,)}),
        ("entities", {"entities": (" ",)}),
    ],
)
def test_what_is_outside_its_limits_is_refused_with_its_name_and_limit(recall, field, values):
    with pytest.raises(InvalidInputError) as refused:
        recall("heron", **values)
    assert refused.value.field == field
    assert refused.value.reason == "empty" or refused.value.limit


def test_a_recall_needs_a_question(recall):
    with pytest.raises(InvalidInputError) as refused:
        recall(" ")
    assert (refused.value.field, refused.value.reason) == ("query", "empty")


def test_what_was_searched_is_counted_as_it_is_at_that_moment(remember, recall, clock, person):
    for number in range(3):
        remember(f"The heron caught fish number {number}.")
    clock.advance(DAY)
    put_away = remember("The heron flew away.", type=MemoryType.EVENT)
    assert recall("heron").searched == 4
    assert recall("heron", IsType(MemoryType.FACT)).searched == 3
    assert recall("heron", as_of=NOW).searched == 3
    person.change(SetStatus((put_away,), Status.ARCHIVED))
    assert recall("heron").searched == 3
    assert recall("heron", IsType(MemoryType.EVENT)).searched == 0
