"""Several weak memories as one: proposed, approved by a person, taken back; and what stays apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from remembrancer.model.changes import Revise, Revision, Undo
from remembrancer.model.consolidation import (
    Consolidate,
    ConsolidationKind,
    ConsolidationRefusal,
    ListSources,
    ProposeConsolidations,
)
from remembrancer.model.errors import InvalidInputError, NotPermittedError, VersionChangedError
from remembrancer.model.queries import FindMemories, VerifyJournal
from remembrancer.model.search import Search
from remembrancer.model.types import ActorKind, MemoryType, Status, Trust
from remembrancer.vault import Actor

RUNS = ("Ran along the river in 28 min", "Ran along the river in 31 min", "Ran along the river with Tom in 28 min")


@pytest.fixture
def weak_runs(knowing_vault, knowing, remember, days):
    """Three runs of two months ago; one of them was told by an agent."""
    agent = knowing_vault.entrance(Actor(ActorKind.AGENT, "Coder"))
    memories = tuple(remember(agent if "Tom" in text else knowing, text, tags=("sport",)) for text in RUNS)
    remember(knowing, "The dentist moved the appointment")
    days(60)
    return memories


def proposal_of(entrance):
    (proposal,) = entrance.query(ProposeConsolidations()).proposals
    return proposal


def test_weak_memories_of_the_same_are_proposed_as_one(knowing, weak_runs):
    proposal = proposal_of(knowing)
    assert (proposal.kind, set(proposal.sources)) == (ConsolidationKind.SUMMARY, set(weak_runs))
    assert all(word in proposal.content for word in ("28 min", "31 min", "Tom"))


def test_an_approved_one_links_its_sources_which_stay_and_can_be_taken_back(knowing, weak_runs, memory_of):
    change = knowing.change(Consolidate(proposal_of(knowing)))
    (made,) = change.memories
    memory = memory_of(knowing, made)
    assert (memory.type, memory.trust, memory.tags) == (MemoryType.FACT, Trust.AGENT, ("sport",))
    assert set(knowing.query(ListSources(made))) == set(weak_runs)
    assert all(memory_of(knowing, source).status is Status.ACTIVE for source in weak_runs)
    assert made in knowing.query(FindMemories(Search("run along the river"))).ids
    assert knowing.query(ProposeConsolidations()).proposals == ()
    knowing.change(Undo(change.operation))
    assert memory_of(knowing, made).status is Status.DELETED
    assert set(proposal_of(knowing).sources) == set(weak_runs)
    assert knowing.query(VerifyJournal()).intact


def test_what_was_changed_since_or_made_up_is_not_put_together(knowing, weak_runs):
    proposal = proposal_of(knowing)
    with pytest.raises(VersionChangedError):
        knowing.change(Consolidate(replace(proposal, content="Runs a lot")))
    with pytest.raises(InvalidInputError):
        knowing.change(Consolidate(replace(proposal, sources=proposal.sources[:1])))
    knowing.change(Revise((weak_runs[0],), Revision(content="Ran along the river in 45 min")))
    with pytest.raises(VersionChangedError):
        knowing.change(Consolidate(proposal))


def test_only_a_person_puts_memories_together(knowing_vault, knowing, weak_runs):
    agent = knowing_vault.entrance(Actor(ActorKind.AGENT, "Coder"))
    with pytest.raises(NotPermittedError):
        agent.change(Consolidate(proposal_of(knowing)))


def test_different_conditions_keep_memories_apart(knowing, remember, days):
    for condition in ("it freezes", "guests come", "somebody is ill"):
        remember(knowing, f"The heating in the old office runs all night if {condition}", type=MemoryType.CONTEXT)
    days(10)
    found = knowing.query(ProposeConsolidations())
    assert found.proposals == ()
    assert [each.reason for each in found.refused] == [ConsolidationRefusal.CONDITION]


def test_a_near_duplicate_gives_way_to_the_memory_that_says_as_much(knowing, remember, memory_of):
    kept = remember(knowing, "The parcel station is right behind the old bakery", type=MemoryType.FACT, tags=("tea",))
    other = remember(knowing, "The parcel station is behind the old bakery", type=MemoryType.FACT, tags=("tom",))
    proposal = proposal_of(knowing)
    assert (proposal.kind, proposal.sources) == (ConsolidationKind.MERGE, (kept, other))
    change = knowing.change(Consolidate(proposal))
    assert set(memory_of(knowing, kept).tags) == {"tea", "tom"}
    gone = memory_of(knowing, other)
    assert (gone.status, gone.superseded_by) == (Status.SUPERSEDED, kept)
    knowing.change(Undo(change.operation))
    assert memory_of(knowing, other).status is Status.ACTIVE


def test_other_figures_are_no_duplicate(knowing, remember):
    remember(knowing, "The rent of the flat in Kiel is 800 euros", type=MemoryType.FACT)
    remember(knowing, "The rent of the flat in Bonn is 850 euros", type=MemoryType.FACT)
    assert knowing.query(ProposeConsolidations()).proposals == ()
