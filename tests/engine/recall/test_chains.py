"""Chains: the head of each, and what gave way beneath it."""

from array import array
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.model.cases import ListConflicts, OpenConflict, ResolveConflict, SetConflictSettings
from remembrancer.model.chains import FindChains
from remembrancer.model.changes import CreateNamespace, Remember, Revise, Revision, SetStatus, Undo
from remembrancer.model.clock import from_microseconds
from remembrancer.model.conflicts import Resolution, Supersession
from remembrancer.model.memory import Draft
from remembrancer.model.search import AllOf, Contains, HasStatus, HasTag, Order, Search, Sort, ValidAt
from remembrancer.model.types import ActorKind, MemoryType, Status
from remembrancer.recall.chains import thread
from remembrancer.storage.chains import ChainMember
from remembrancer.storage.namespaces import find_namespace
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.vault import Actor


@pytest.fixture
def remember(person, clock):
    # The tests say themselves what contradicts what.
    person.change(SetConflictSettings(certainty=1.0))

    def remember(text, **values):
        memory = person.change(Remember(Draft(text, type=MemoryType.FACT, **values))).memory
        clock.advance(timedelta(days=1))
        return memory

    return remember


@pytest.fixture
def give_way(person, clock):
    """Let one memory take the place of another; when that was recorded."""

    def give_way(old, new, supersession=Supersession.REPLACED):
        (case,) = person.change(OpenConflict(old, new)).cases
        at = clock.now()
        resolved = person.change(ResolveConflict(case, Resolution.SUPERSEDE, supersession=supersession))
        clock.advance(timedelta(days=1))
        return at, resolved.change.operation

    return give_way


@pytest.fixture
def moved(remember, give_way):
    """Three places where somebody lived, one after the other; and something else."""
    first = remember("Rosa lives in Leith.", tags=("home",))
    second = remember("Rosa lives in Portobello.", tags=("home",))
    give_way(first, second)
    third = remember("Rosa lives in Dunbar.")
    give_way(second, third)
    remember("The harbour gate opens at six.")
    return first, second, third


def rows(reply):
    """Each member with its depth and how it gave way."""
    depths, links = array("H", reply.rows.depths), array("B", reply.rows.links)
    kinds = tuple(Supersession)
    return [(each, depth, kinds[link]) for each, depth, link in zip(reply.found.ids, depths, links, strict=True)]


def found(person, condition=None, text="", **values):
    return person.query(FindChains(Search(text, condition, **values)))


def test_a_head_stands_above_what_it_replaced_and_that_above_what_it_had_replaced(person, moved):
    reply = found(person)
    assert rows(reply) == [(moved[2], 0, "replaced"), (moved[1], 1, "replaced"), (moved[0], 2, "replaced")]
    assert reply.rows.chains == 1


def test_what_replaced_nothing_is_no_chain(person, remember):
    remember("The harbour gate opens at six.")
    assert found(person).found.ids == ()


def test_each_predecessor_says_when_and_how_it_gave_way(person, remember, give_way):
    old, new = remember("The gate opens at five."), remember("The gate opens at six.")
    at, _ = give_way(old, new, Supersession.CORRECTED)
    reply = found(person)
    assert rows(reply) == [(new, 0, "replaced"), (old, 1, "corrected")]
    assert from_microseconds(array("q", reply.rows.times)[1]) == at
    # What happens to it afterwards does not change when it gave way.
    person.change(Revise((old,), Revision(add_tags=("gate",))))
    assert found(person).rows.times == reply.rows.times


def test_what_gave_way_again_gave_way_the_second_time(person, remember, give_way, clock):
    old, new = remember("The gate opens at five."), remember("The gate opens at six.")
    _, operation = give_way(old, new)
    person.change(Undo(operation))
    assert found(person).found.ids == ()
    clock.advance(timedelta(days=3))
    (case,) = (each.id for each in person.query(ListConflicts()).cases)
    at = clock.now()
    person.change(ResolveConflict(case, Resolution.SUPERSEDE, supersession=Supersession.REPLACED))
    assert from_microseconds(array("q", found(person).rows.times)[1]) == at


def test_a_chain_shows_whole_when_any_member_answers(person, moved):
    assert found(person, Contains("Leith")).found.ids == (moved[2], moved[1], moved[0])
    assert found(person, HasTag("home")).found.ids == (moved[2], moved[1], moved[0])
    assert found(person, Contains("harbour")).found.ids == ()
    assert found(person, AllOf((HasStatus(Status.ACTIVE), Contains("Leith")))).found.ids == ()


def test_with_a_text_the_chain_with_the_best_answer_comes_first(person, moved, remember, give_way):
    old, new = remember("The blue boat lies in Oban."), remember("The blue boat lies in Mallaig.")
    give_way(old, new)
    assert found(person).found.ids[0] == new
    reply = found(person, text="Leith")
    assert reply.found.ids == (moved[2], moved[1], moved[0])
    assert set(reply.found.hits) == {moved[0]}
    assert found(person, text="boat Oban").found.ids == (new, old)


def test_heads_are_in_the_order_asked_for(person, moved, remember, give_way):
    old, new = remember("Zebra crossing at the mill."), remember("Zebra crossing at the bridge.")
    give_way(old, new)
    for order, first in (
        (Order(), new),
        (Order(Sort.RECORDED, descending=False), moved[2]),
        (Order(Sort.CONTENT), new),
        (Order(Sort.CONTENT, descending=False), moved[2]),
    ):
        reply = person.query(FindChains(Search(), order))
        assert reply.found.ids[0] == first
        assert reply.rows.chains == 2


def test_chains_are_those_of_the_moment_that_is_looked_at(person, moved, clock):
    def at(days):
        return found(person, as_of=clock.now() - timedelta(days=days)).found.ids

    assert at(0) == (moved[2], moved[1], moved[0])
    assert at(2.5) == (moved[1], moved[0])
    assert at(5) == ()


def test_what_held_at_an_instant_finds_the_chain_by_the_member_that_held(person, moved, clock):
    # Nothing of it is lost: the chain is whole, whichever member held.
    held = found(person, AllOf((ValidAt(clock.now()), Contains("Portobello"))))
    assert held.found.ids == ()
    earlier = found(person, AllOf((ValidAt(clock.now() - timedelta(days=3.5)), Contains("Portobello"))))
    assert earlier.found.ids == (moved[2], moved[1], moved[0])


def test_a_memory_that_several_gave_way_to_has_all_of_them_beneath_it(person, remember, give_way):
    one, two, head = remember("Gate code 11."), remember("Gate code 22."), remember("Gate code 33.")
    give_way(one, head)
    give_way(two, head)
    assert rows(found(person)) == [(head, 0, "replaced"), (two, 1, "replaced"), (one, 1, "replaced")]


def test_what_was_brought_back_is_no_longer_beneath_another(person, moved):
    person.change(SetStatus((moved[0],), Status.ACTIVE))
    assert found(person).found.ids == (moved[2], moved[1])


def test_a_deleted_member_keeps_the_chain_together_but_answers_nothing(person, moved):
    person.change(SetStatus((moved[1],), Status.DELETED))
    assert found(person).found.ids == (moved[2], moved[1], moved[0])
    assert found(person, Contains("Portobello")).found.ids == ()
    person.change(SetStatus((moved[0], moved[2]), Status.DELETED))
    assert found(person).found.ids == ()
    assert found(person, HasStatus(Status.DELETED)).found.ids == (moved[2], moved[1], moved[0])


def test_nobody_sees_members_outside_their_scope(vault, person, moved):
    person.change(CreateNamespace("other", ""))
    with vault.store.read() as connection:
        other = find_namespace(connection, EVERYTHING, "other").namespace_id
        personal = find_namespace(connection, EVERYTHING, "personal").namespace_id
    agent = Actor(ActorKind.AGENT, "Coder")
    assert vault.entrance(agent, Scope(frozenset({other}))).query(FindChains()).found.ids == ()
    assert len(vault.entrance(agent, Scope(frozenset({personal}))).query(FindChains()).found.ids) == 3


names = st.integers(0, 12).map(str)


@given(st.dictionaries(names, names, max_size=12), st.sets(names))
def test_every_member_stands_once_beneath_what_took_its_place(links, wanted):
    """Whatever the links are, circles too: no member is lost or doubled; chains that answer nothing are left out."""
    ids = sorted({*links, *links.values()})
    members = [ChainMember(each, links.get(each, ""), 0, corrected=False) for each in ids]
    everything = thread(members, set(ids))
    shown = everything.ids
    assert len(set(shown)) == len(shown)
    depths = array("H", everything.rows.depths)
    above: list[str] = []
    for each, depth in zip(shown, depths, strict=True):
        del above[depth:]
        if depth:
            assert links[each] == above[-1]
        above.append(each)
    assert all(each in shown for each in ids if links.get(each, each) != each)
    narrowed = thread(members, wanted)
    assert set(narrowed.ids) <= set(shown)
    assert all(each in narrowed.ids for each in wanted.intersection(shown))


def test_the_longest_patience_makes_no_stack_overflow():
    members = [ChainMember(str(n), str(n + 1) if n < 70_000 else "", n, corrected=False) for n in range(70_001)]
    reply = thread(members, {"0"})
    assert reply.ids == tuple(str(n) for n in range(70_000, -1, -1))
    assert array("H", reply.rows.depths)[-1] == 2**16 - 1
