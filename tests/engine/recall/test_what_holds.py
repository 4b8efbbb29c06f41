from datetime import timedelta

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft, Times
from remembrancer.model.queries import FindMemories
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType


def remember(entrance, text, **times):
    return entrance.change(Remember(Draft(text, type=MemoryType.FACT, times=Times(**times)))).memory


def recalled(entrance, text, **values):
    return [item.memory.id for item in entrance.query(Recall(Search(text, **values), floor=0.0)).items]


@pytest.fixture
def moved(knowing, clock):
    old = remember(knowing, "I live in Leith, by the harbour.", valid_to=clock.now() - timedelta(days=30))
    new = remember(knowing, "I live in Portobello, by the beach.", valid_from=clock.now() - timedelta(days=30))
    return old, new


def test_what_no_longer_holds_is_not_recalled(knowing, moved):
    assert recalled(knowing, "Where do I live?") == [moved[1]]


def test_a_list_still_shows_it(knowing, moved):
    assert set(knowing.query(FindMemories(Search("Where do I live?"))).ids) == set(moved)


def test_it_is_recalled_when_the_past_is_asked_for(knowing, moved, clock):
    year = (clock.now() - timedelta(days=400)).year
    assert moved[0] in recalled(knowing, f"Where did I live in {year}?")
    assert moved[0] in recalled(knowing, "Where did I live originally?")


def test_it_holds_until_the_very_instant(knowing, moved, clock):
    clock.advance(timedelta(days=-30, microseconds=-1))
    assert moved[0] in recalled(knowing, "Where do I live?")
    clock.advance(timedelta(microseconds=1))
    assert moved[0] not in recalled(knowing, "Where do I live?")


def test_lapsed_memories_take_no_place_from_those_that_hold(knowing, clock):
    for number in range(450):
        remember(knowing, f"The rent of flat {number} is due.", valid_to=clock.now() - timedelta(days=1))
    holding = remember(knowing, "The rent of the shed is due.")
    assert recalled(knowing, "Which rent is due?") == [holding]


def test_the_same_words_may_hold_for_one_and_not_for_another(knowing, clock):
    remember(knowing, "The gym card works.", valid_to=clock.now() - timedelta(days=1))
    assert recalled(knowing, "Does the gym card work?") == []
