"""Comparing what is stored: what an import left, a scan on demand, and what another certainty would have shown."""

from __future__ import annotations

from datetime import timedelta
from queue import Queue

import pytest

from remembrancer.model.cases import CaseState, SetConflictSettings, StatementRole
from remembrancer.model.changes import ApplyImport, Outcome, Revise, Revision, Undo
from remembrancer.model.comparing import CompareStored, GetComparing, PreviewCertainty, ScanForConflicts
from remembrancer.model.conflicts import ConflictPolicy, Resolution
from remembrancer.model.errors import CancelledError, InvalidInputError
from remembrancer.model.importing import ImportApproval
from remembrancer.model.queries import FindMemories, PlanImport
from remembrancer.model.types import OperationKind, Status

from .conftest import APRIL, MAY

JUNE = "The project deadline is June 20."


def texts(case):
    return [each.memory.content for each in case.statements]


class Stopping:
    """Progress that is cancelled after so many reports."""

    def __init__(self, after):
        self.left = after

    def report(self, done, total, stage):
        """Nobody looks."""

    def is_cancelled(self):
        self.left -= 1
        return self.left < 0


def imported(person, tmp_path, *lines):
    file = tmp_path / "notes.md"
    file.write_text("# Notes\n\n" + "".join(f"- {line}\n" for line in lines), "utf-8")
    plan = person.entrance.query(PlanImport((str(file),)))
    return person.entrance.change(ApplyImport(plan, ImportApproval()))


def compared(person):
    return person.entrance.change(CompareStored())


def left(person):
    return person.entrance.query(GetComparing()).waiting


def test_an_import_stores_everything_and_what_contradicts_becomes_a_case_afterwards(person, april, tmp_path):
    answer = imported(person, tmp_path, MAY, "My sister lives in Bergen.", "The cellar has three windows.")
    assert (answer.created, answer.to_compare, answer.conflicts) == (3, 3, 0)
    assert (person.cases(), left(person)) == ((), 3)
    scanned = compared(person)
    assert (scanned.compared, scanned.pairs, len(scanned.cases)) == (3, 1, 1)
    (case,) = person.cases()
    assert texts(case) == [APRIL, MAY]
    assert [each.role for each in case.statements] == [StatementRole.CURRENT] * 2
    assert all(person.memory(each).contested for each in (april, answer.memories[0]))
    assert (left(person), compared(person).compared) == (0, 0)


def test_statements_of_one_import_contradict_each_other(person, tmp_path):
    imported(person, tmp_path, APRIL, MAY, JUNE)
    compared(person)
    (case,) = person.cases()
    assert texts(case) == [APRIL, MAY, JUNE]


def test_importing_again_opens_nothing_again(person, april, tmp_path):
    imported(person, tmp_path, MAY)
    compared(person)
    again = imported(person, tmp_path, MAY)
    assert (again.created, again.to_compare, left(person)) == (0, 0, 0)
    (case,) = person.cases()
    person.resolve(case.id, Resolution.RETAIN)
    imported(person, tmp_path, MAY)
    assert (compared(person).cases, person.cases()) == ((), ())


def test_an_import_is_taken_back_with_its_cases(person, april, tmp_path):
    answer = imported(person, tmp_path, MAY, "My sister lives in Bergen.")
    compared(person)
    person.entrance.change(Undo(answer.change.operation))
    assert person.cases() == ()
    assert person.entrance.query(FindMemories()).ids == (april,)


def test_what_was_taken_back_before_it_was_compared_is_left_out(person, april, tmp_path):
    answer = imported(person, tmp_path, MAY)
    person.entrance.change(Undo(answer.change.operation))
    assert (left(person), compared(person).compared, person.cases()) == (0, 0, ())


def test_comparing_goes_on_where_it_was_stopped(person, april, tmp_path, monkeypatch):
    monkeypatch.setattr("remembrancer.conflicts.afterwards.PORTION", 1)
    imported(person, tmp_path, "My sister lives in Bergen.", MAY, "The cellar has three windows.")
    with pytest.raises(CancelledError):
        person.entrance.change(CompareStored(), Stopping(1))
    assert left(person) == 2
    assert person.entrance.change(CompareStored(most=1)).compared == 1
    assert left(person) == 1
    assert compared(person).compared == 1
    assert [texts(case) for case in person.cases()] == [[APRIL, MAY]]


def test_a_negative_number_to_compare_is_refused(person):
    with pytest.raises(InvalidInputError) as refused:
        person.entrance.change(CompareStored(most=-1))
    assert (refused.value.field, refused.value.limit) == ("most", 0)


def test_by_policy_what_an_import_contradicts_is_noted(person, april, tmp_path):
    person.entrance.change(SetConflictSettings(policy=ConflictPolicy.ANNOTATE))
    answer = imported(person, tmp_path, MAY)
    compared(person)
    assert person.cases() == ()
    assert all(person.memory(each).noted for each in (april, answer.memories[0]))


def test_the_program_compares_by_itself_once_it_runs(knowing_vault, person, april, tmp_path):
    told = Queue()
    knowing_vault.subscribe(told.put)
    knowing_vault.start_background()
    imported(person, tmp_path, MAY)
    kinds = [told.get(timeout=60).kind for _ in range(2)]
    assert sorted(kinds) == sorted([OperationKind.IMPORT, OperationKind.SCAN])
    assert [texts(case) for case in person.cases()] == [[APRIL, MAY]]


def test_two_attributes_of_one_memory_are_two_cases(person):
    """What contradicts the days of a plan has nothing to do with what contradicts its place."""
    person.entrance.change(SetConflictSettings(certainty=1.0))
    person.remember("The offsite is on 13 April in Lyon.")
    person.remember("The offsite is on 20 April in Lyon.")
    person.remember("The offsite is on 13 April in Nice.")
    person.entrance.change(SetConflictSettings(certainty=0.5))
    person.entrance.change(ScanForConflicts())
    assert sorted(len(case.statements) for case in person.cases()) == [2, 2]


# Scanning


def test_a_scan_opens_a_case_for_what_stands_side_by_side(person, both):
    scanned = person.entrance.change(ScanForConflicts())
    assert (scanned.compared, len(scanned.cases), scanned.change.kind) == (2, 1, OperationKind.SCAN)
    (case,) = person.cases()
    assert [each.role for each in case.statements] == [StatementRole.CURRENT] * 2
    assert tuple(each.memory.id for each in case.statements) == both
    assert all(person.memory(each).contested for each in both)
    assert person.entrance.change(ScanForConflicts()).cases == ()


@pytest.mark.parametrize("resolution", [Resolution.DISMISS, Resolution.ANNOTATE])
def test_a_scan_never_opens_again_what_was_decided(person, both, resolution):
    (case,) = person.entrance.change(ScanForConflicts()).cases
    person.resolve(case, resolution)
    assert person.entrance.change(ScanForConflicts(afresh=True)).cases == ()
    person.entrance.change(Revise((both[1],), Revision(content="The project deadline is May 2.")))
    assert [each.state for each in person.cases()] == [CaseState.OPEN]


def test_of_two_in_force_the_newer_supersedes(person, both):
    (case,) = person.entrance.change(ScanForConflicts()).cases
    resolved = person.resolve(case, Resolution.SUPERSEDE)
    assert (person.memory(both[0]).superseded_by, person.memory(both[1]).status) == (both[1], Status.ACTIVE)
    person.entrance.change(Undo(resolved.change.operation))
    assert person.memory(both[0]).contested


def test_a_scan_is_taken_back_like_everything_else(person, both):
    scanned = person.entrance.change(ScanForConflicts())
    person.entrance.change(Undo(scanned.change.operation))
    assert person.cases() == ()
    assert not person.memory(both[0]).contested


def test_a_scan_that_was_stopped_goes_on_where_it_was(person, both, monkeypatch):
    monkeypatch.setattr("remembrancer.conflicts.scanning._PORTION", 1)
    with pytest.raises(CancelledError):
        person.entrance.change(ScanForConflicts(), Stopping(1))
    scanned = person.entrance.change(ScanForConflicts())
    assert (scanned.compared, len(scanned.cases)) == (1, 1)


def test_what_another_certainty_would_have_flagged_is_shown_beforehand(person, both, clock):
    clock.set(clock.now() + timedelta(days=2))
    preview = person.entrance.query(PreviewCertainty(0.5))
    (flagged,) = preview.flagged
    assert (preview.compared, flagged.old.id, flagged.new.id, flagged.is_known) == (2, *both, False)
    assert person.entrance.query(PreviewCertainty(1.0)).flagged == ()
    assert person.entrance.query(PreviewCertainty(0.5, days=1)).compared == 0
    assert person.cases() == ()


def test_what_a_write_leaves_is_compared_afterwards(person, april, monkeypatch):
    """Where many are alike only the nearest are compared while somebody waits; what those miss is found later."""
    monkeypatch.setattr("remembrancer.remember.service.NEAREST", 0)
    late = person.remember(MAY)
    assert (late.outcome, person.cases(), left(person)) == (Outcome.CREATED, (), 1)
    compared(person)
    (case,) = person.cases()
    assert (texts(case), left(person)) == ([APRIL, MAY], 0)


def test_a_case_opened_at_a_write_has_all_that_contradicts(person, both, monkeypatch):
    """Once one of the nearest contradicts, the others are not left for later."""
    monkeypatch.setattr("remembrancer.remember.service.NEAREST", 1)
    waits = person.remember(JUNE)
    assert waits.outcome is Outcome.CONFLICT
    assert sorted(each.text for each in waits.conflict.opposed) == sorted([APRIL, MAY])
    assert left(person) == 0
