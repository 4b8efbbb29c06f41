"""What happened to conflicts in a vault's file, to what waits in them and to their settings, is named."""

from __future__ import annotations

import pytest

from remembrancer.model.cases import ListConflicts, ResolveConflict, SetConflictSettings
from remembrancer.model.changes import Remember, Undo
from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.model.memory import Draft
from remembrancer.model.queries import JournalFault
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor

PERSON = Actor(ActorKind.PERSON, "You")


@pytest.fixture
def contested(closed):
    """Transactions: 8 April, 9 May waits, 10 how they are treated, 11 decided, 12 taken back."""

    def work(vault):
        person = vault.entrance(PERSON)
        person.change(Remember(Draft("The project deadline is April 15.", type=MemoryType.FACT)))
        agent = vault.entrance(Actor(ActorKind.AGENT, "Coder"))
        agent.change(Remember(Draft("The project deadline is May 1.", type=MemoryType.FACT)))
        person.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE, certainty=0.6))
        (case,) = person.query(ListConflicts()).cases
        decided = person.change(ResolveConflict(case.id, Resolution.SUPERSEDE))
        person.change(Undo(decided.change.operation))

    closed.live(work)
    return closed


def test_untouched_conflicts_are_whole(contested):
    assert contested.problems() == ()


@pytest.mark.parametrize(
    ("statement", "faults"),
    [
        ("UPDATE case_version SET state = 'set_aside' WHERE from_tx = 12", [(JournalFault.CASE_CHANGED, 12)]),
        ("UPDATE case_version SET resolution = 'retain' WHERE from_tx = 11", [(JournalFault.CASE_CHANGED, 11)]),
        ("UPDATE case_version SET chosen = 0 WHERE from_tx = 11", [(JournalFault.CASE_CHANGED, 11)]),
        (
            "DELETE FROM case_statement WHERE position = 1 AND version_id IN (SELECT min(id) FROM case_version)",
            [(JournalFault.CASE_CHANGED, 9)],
        ),
        (
            "UPDATE case_version SET oppositions = replace(oppositions, 'different_date', 'denied') WHERE from_tx = 9",
            [(JournalFault.CASE_CHANGED, 9)],
        ),
        ("UPDATE case_version SET oppositions = '[]' WHERE from_tx = 11", [(JournalFault.CASE_CHANGED, 11)]),
        ("UPDATE case_version SET to_tx = 12 WHERE from_tx = 9", [(JournalFault.CASE_CHANGED, 9)]),
        ("UPDATE proposal_version SET state = 'rejected' WHERE from_tx = 12", [(JournalFault.PROPOSAL_CHANGED, 12)]),
        ("UPDATE proposal SET payload = replace(payload, 'May', 'June')", [(JournalFault.PROPOSAL_CHANGED, 9)]),
        ("UPDATE proposal_version SET to_tx = NULL WHERE from_tx = 9", [(JournalFault.PROPOSAL_CHANGED, 9)]),
        ("UPDATE conflict_setting SET certainty = 1.0", [(JournalFault.CONFLICT_SETTING_CHANGED, 10)]),
        ("DELETE FROM conflict_setting", [(JournalFault.CONFLICT_SETTING_CHANGED, 10)]),
    ],
)
def test_what_was_altered_is_named_with_its_change(contested, statement, faults):
    contested.tamper("DROP INDEX proposal_current", statement)
    assert contested.faults() == faults


def test_a_conflict_that_was_taken_away_is_named_wherever_it_was(contested):
    contested.tamper("DELETE FROM case_statement", "DELETE FROM case_version", "DELETE FROM conflict_case")
    assert contested.faults() == [(JournalFault.CASE_CHANGED, number) for number in (9, 11, 12)]


def test_a_conflict_that_was_made_up_is_named(contested):
    contested.tamper(
        "INSERT INTO case_version (case_id, namespace_id, state, oppositions, from_tx, to_tx)"
        " SELECT id, namespace_id, 'open', '[]', 8, 9 FROM conflict_case",
    )
    assert contested.faults() == [(JournalFault.CASE_CHANGED, 8)]
