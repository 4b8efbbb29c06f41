"""The turns around a memory in its session, against a plain reading of the same."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from remembrancer.model.changes import Remember, SetStatus
from remembrancer.model.clock import to_microseconds
from remembrancer.model.memory import Draft, Times
from remembrancer.model.search import InNamespace
from remembrancer.model.types import MemoryType, Status
from remembrancer.storage.episodes import Neighbours, neighbours
from remembrancer.storage.scope import EVERYTHING
from remembrancer.storage.selection import Moment, Selection, select

if TYPE_CHECKING:
    from remembrancer.model.clock import FixedClock
    from remembrancer.storage.store import Store
    from remembrancer.vault import Entrance


@pytest.fixture
def moment(clock: FixedClock) -> Moment:
    return Moment(to_microseconds(clock.now()))


@pytest.fixture
def current(moment: Moment) -> Selection:
    return select(EVERYTHING, moment, None)


def say(
    entrance: Entrance, clock: FixedClock, text: str, session: str, *, minutes: int | None = None, episode: bool = True
) -> str:
    stated = None if minutes is None else clock.now() + timedelta(minutes=minutes)
    kind = None if episode else MemoryType.FACT
    draft = Draft(text, type=kind, session=session, episode=episode, times=Times(stated=stated))
    return entrance.change(Remember(draft)).memory


def around(store: Store, selection: Selection, memories: list[str], reach: int = 2) -> dict[str, Neighbours]:
    with store.read() as connection:
        return neighbours(connection, selection, memories, reach)


def ids(found: Neighbours) -> tuple[list[str], list[str]]:
    return [turn.memory for turn in found.before], [turn.memory for turn in found.after]


def test_turns_stand_in_the_order_in_which_they_were_said(store, person, clock, current):
    third = say(person, clock, "Then we went home.", "walk", minutes=-10)
    first = say(person, clock, "We met at the station.", "walk", minutes=-30)
    second = say(person, clock, "It rained all the way.", "walk", minutes=-20)
    other = say(person, clock, "An unrelated remark.", "talk", minutes=-25)
    tied = say(person, clock, "And slept.", "walk", minutes=-10)
    found = around(store, current, [third, first, second, other, tied])
    order = [first, second, third, tied]
    for place, memory in enumerate(order):
        before, after = order[:place][::-1][:2], order[place + 1 :][:2]
        assert ids(found[memory]) == (before, after)
    assert found[other] == Neighbours((), ())


def test_neighbours_are_among_what_the_selection_holds(store, person, clock, moment, current):
    turns = [say(person, clock, f"This is remark {number}.", "talk", minutes=number - 60) for number in range(4)]
    person.change(SetStatus((turns[1],), Status.DELETED))
    assert ids(around(store, current, [turns[2]], 1)[turns[2]]) == ([turns[0]], [turns[3]])
    assert around(store, current, [turns[1]]) == {}
    assert around(store, select(EVERYTHING, moment, InNamespace("nowhere")), turns) == {}


def test_as_of_an_earlier_moment_the_turns_are_those_of_then(store, person, clock, moment):
    turns = [say(person, clock, f"This is remark {number}.", "talk", minutes=number - 60) for number in range(3)]
    with store.read() as connection:
        then = int(connection.execute("SELECT max(id) FROM tx").get)
    person.change(SetStatus((turns[1],), Status.DELETED))
    past = select(EVERYTHING, Moment(moment.now, then), None)
    assert ids(around(store, past, [turns[2]])[turns[2]]) == ([turns[1], turns[0]], [])


def test_what_is_no_turn_has_neighbours_but_is_none(store, person, clock, current):
    turn = say(person, clock, "The ferry leaves at nine.", "trip", minutes=-10)
    fact = say(person, clock, "The ferry costs four euros.", "trip", minutes=-5, episode=False)
    alone = say(person, clock, "Ferries are slow.", "", episode=False)
    found = around(store, current, [turn, fact, alone])
    assert found[turn] == Neighbours((), ())
    assert ids(found[fact]) == ([turn], [])
    assert alone not in found
