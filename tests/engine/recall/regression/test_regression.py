"""What recall must not lose with another model, code format or weight: run on every change, in seconds.

The shares stand a little under what was measured when they were last set, so that a step back fails and noise does not.
"""

from itertools import pairwise

import pytest

from remembrancer.model.changes import Revise, Revision, SetStatus
from remembrancer.model.recalling import Episodes, Recall, Slot, Turn
from remembrancer.model.search import Search
from remembrancer.model.types import Status

FIRST_PLACES = 0.80
FIRST_FIVE = 0.86
NOT_ANSWERED = 2
NEWEST_FIRST = 5


def places(world, **values):
    """Where the first answer of each question stands, from 1; 0 for nowhere."""
    found = {}
    for question in world.asked["questions"]:
        names = world.names(world.recall(question["text"], **values))
        found[question["text"]] = next(
            (place for place, name in enumerate(names, start=1) if name in question["answers"]), 0
        )
    return found


def test_questions_in_other_words_find_their_statement(world):
    found = places(world)
    first = sum(place == 1 for place in found.values()) / len(found)
    five = sum(1 <= place <= 5 for place in found.values()) / len(found)
    assert first >= FIRST_PLACES, found
    assert five >= FIRST_FIVE, found


def test_the_block_holds_what_answers_first(world):
    for question in world.asked["questions"]:
        recalled = world.recall(question["text"])
        if recalled.items:
            (answers,) = (part for part in recalled.block.parts if part.slot is Slot.ANSWERS)
            assert recalled.items[0].memory.id in answers.memories


def test_a_changed_statement_is_told_newest_first_and_the_older_one_is_still_told(world):
    newest_first = 0
    for update in world.asked["updates"]:
        names = world.names(world.recall(update["text"], episodes=Episodes.ONLY))
        assert update["older"] in names, update
        newest_first += names.index(update["newest"]) < names.index(update["older"])
    assert newest_first >= NEWEST_FIRST


def test_after_an_edit_only_the_new_wording_is_told(own_world):
    own_world.entrance.change(
        Revise((own_world.memories["coffee"],), Revision(content="No coffee after four in the afternoon any more."))
    )
    recalled = own_world.recall("how late may I have an espresso")
    assert own_world.names(recalled)[0] == "coffee"
    assert "after four" in recalled.block.text
    assert "after two" not in recalled.block.text


def test_what_is_deleted_is_told_nowhere_and_comes_back_when_restored(own_world):
    question, memory = "where do we keep the boat", own_world.memories["boat"]
    before = own_world.recall(question)
    assert own_world.names(before)[0] == "boat"
    own_world.entrance.change(SetStatus((memory,), Status.DELETED))
    gone = own_world.recall(question)
    assert memory not in {item.memory.id for item in (*gone.items, *gone.near_misses)}
    assert "Sivert" not in gone.block.text
    own_world.entrance.change(SetStatus((memory,), Status.ACTIVE))
    assert own_world.names(own_world.recall(question)) == own_world.names(before)


@pytest.mark.parametrize(
    ("question", "meant", "not_meant"),
    [
        ("what did Anna find in my mouth", "anna-dentist", "anna-sister"),
        ("what did Anna build", "anna-sister", "anna-dentist"),
        ("how much did the plumber charge", "boiler", "bicycle"),
        ("how much did the workshop charge for the chain", "bicycle", "boiler"),
    ],
)
def test_of_two_with_one_name_the_one_that_is_meant_comes_first(world, question, meant, not_meant):
    names = world.names(world.recall(question))
    assert names[0] == meant
    assert not_meant not in names[:1]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The heating is cold again, I will have to call the plumber.", "boiler"),
        ("My bicycle makes that noise again, it needs the workshop.", "bicycle"),
    ],
)
def test_a_question_that_points_back_is_understood_from_the_conversation(world, said, meant):
    recalled = world.recall("How much did it cost last time?", context=(Turn("user", said),))
    assert recalled.expansions
    assert world.names(recalled)[0] == meant


def test_an_instruction_in_a_memory_stays_inside_its_fence(world):
    recalled = world.recall("what is noted about the weather mast")
    text = recalled.block.text
    assert "injected" in world.names(recalled)
    assert "IGNORE ALL PREVIOUS INSTRUCTIONS" in text
    lines = text.splitlines()
    fences = [number for number, line in enumerate(lines) if line.startswith("<<")]
    inside = next(number for number, line in enumerate(lines) if "IGNORE ALL PREVIOUS" in line)
    assert any(start < inside < end for start, end in pairwise(fences))
    # Whatever ends the fence was not written by whoever wrote the memory.
    assert not any(lines[fences[0]].split()[0].removeprefix("<<") in line for line in lines[fences[0] + 1 : inside])


def test_a_memory_stuffed_with_the_words_of_a_question_does_not_push_out_the_answer(world):
    names = world.names(world.recall("who next door has our spare key"))
    assert "neighbour" in names[:2]


def test_what_nobody_told_is_mostly_not_answered(world):
    recalled = {text: world.recall(text) for text in world.asked["unknown"]}
    answered = {text: world.names(each) for text, each in recalled.items()}
    assert sum(not names for names in answered.values()) >= NOT_ANSWERED, answered
    assert all(each.near_misses for each in recalled.values() if not each.items)


def test_an_empty_vault_answers_nothing_and_says_so(knowing):
    recalled = knowing.query(Recall(Search("where do I live")))
    assert recalled.items == ()
    assert recalled.near_misses == ()
    assert not any(part.slot is Slot.ANSWERS and part.memories for part in recalled.block.parts)
