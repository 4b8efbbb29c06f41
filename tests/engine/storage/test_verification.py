"""What happened to a vault's file is named. The file is altered as somebody with its key would: after it was closed."""

from __future__ import annotations

import shutil

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.queries import JournalFault
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.vault import Actor

PERSON = Actor(ActorKind.PERSON, "You")


def test_an_untouched_file_is_whole(closed):
    assert closed.problems() == ()


def test_one_altered_field_of_a_row_is_named_with_what_it_was(closed):
    closed.tamper('UPDATE journal SET row = replace(row, \'"kind":"edit"\', \'"kind":"move"\') WHERE tx = 4')
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.fields) == (JournalFault.ROW_CHANGED, 4, ("kind",))
    assert (problem.was, problem.found) == ("edit", "move")


def test_an_altered_last_row_is_named(closed):
    closed.tamper("UPDATE journal SET row = replace(row, 'You', 'Yuo') WHERE tx = 7")
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.fields) == (JournalFault.ROW_CHANGED, 7, ("actor",))
    assert (problem.was, problem.found) == ("You", "Yuo")


def test_a_row_that_is_no_row_any_more_is_named(closed):
    closed.tamper("UPDATE journal SET row = 'nothing' WHERE tx = 5")
    assert closed.faults() == [(JournalFault.ROW_CHANGED, 5)]


@pytest.mark.parametrize("tx", [3, 7])
def test_an_altered_digest_is_told_from_an_altered_row(closed, tx):
    closed.tamper(f"UPDATE journal SET mac = zeroblob(32) WHERE tx = {tx}")
    assert closed.faults() == [(JournalFault.DIGEST_CHANGED, tx)]


def test_the_dropped_last_row_is_named(closed):
    closed.tamper("DELETE FROM journal WHERE tx = 7")
    assert closed.faults() == [(JournalFault.END_MISSING, 7)]


def test_a_dropped_end_is_told_from_an_older_file_by_what_it_left_behind(closed):
    closed.tamper(
        "DELETE FROM journal WHERE tx >= 5",
        "DELETE FROM namespace_version WHERE from_tx >= 5",
        "DELETE FROM version_tag WHERE version_id IN (SELECT id FROM version WHERE from_tx >= 5)",
        "DELETE FROM version WHERE from_tx >= 5",
        "DELETE FROM operation WHERE id IN (SELECT operation_id FROM tx WHERE id >= 5)",
        "DELETE FROM tx WHERE id >= 5",
    )
    problems = closed.problems()
    assert (problems[-1].fault, problems[-1].number, problems[-1].count) == (JournalFault.END_MISSING, 5, 3)


def test_a_row_missing_from_the_middle_is_named(closed):
    closed.tamper("DELETE FROM journal WHERE tx IN (3, 4)")
    found = {(each.fault, each.number, each.count) for each in closed.problems()}
    assert (JournalFault.ROW_MISSING, 3, 2) in found
    # Its versions are known to nobody now.
    assert {fault for fault, *_ in found} == {JournalFault.ROW_MISSING, JournalFault.VERSION_ADDED}


@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 6), (6, 7)])
@pytest.mark.parametrize("columns", ["row, mac", "row"])
def test_two_exchanged_rows_are_named_and_nothing_else(closed, first, second, columns):
    names = columns.split(", ")
    sets = ", ".join(
        f"{name} = (SELECT other.{name} FROM journal_copy other WHERE other.tx = {first} + {second} - journal.tx)"
        for name in names
    )
    closed.tamper(
        "CREATE TEMP TABLE journal_copy AS SELECT * FROM journal",
        f"UPDATE journal SET {sets} WHERE tx IN ({first}, {second})",
    )
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.other) == (JournalFault.ROWS_EXCHANGED, first, second)


def test_an_older_file_in_its_place_is_named_with_how_much_is_missing(closed):
    shutil.copy(closed.folder / "vault.db", closed.folder.parent / "older.db")
    closed.live(lambda vault: later(vault, "One", "Two", "Three"))
    shutil.copy(closed.folder.parent / "older.db", closed.folder / "vault.db")
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.count) == (JournalFault.OLDER_FILE, 8, 3)


def test_an_older_file_that_was_written_to_is_named(closed):
    older, keys = closed.folder.parent / "older.db", closed.folder.parent / "keys.json"
    shutil.copy(closed.folder / "vault.db", older)
    closed.live(lambda vault: later(vault, "One"))
    shutil.copy(closed.folder / "keys.json", keys)
    shutil.copy(older, closed.folder / "vault.db")
    closed.live(lambda vault: later(vault, "Something else", "And more"))
    shutil.copy(keys, closed.folder / "keys.json")
    assert closed.faults() == [(JournalFault.OTHER_HISTORY, 8)]


def later(vault, *texts):
    for text in texts:
        vault.entrance(PERSON).change(Remember(Draft(text, type=MemoryType.FACT)))


@pytest.mark.parametrize(
    ("statement", "tx", "field", "was", "found"),
    [
        ("UPDATE version SET type = 'goal' WHERE from_tx = 3", 3, "type", "event", "goal"),
        ("UPDATE version SET trust = 'confirmed' WHERE from_tx = 4", 4, "trust", "person", "confirmed"),
        ("UPDATE version SET confidence = 0.5 WHERE from_tx = 2", 2, "confidence", "1.0", "0.5"),
        ("UPDATE version SET pinned = 1 WHERE from_tx = 2", 2, "pinned", "False", "True"),
        ("UPDATE version SET content = 'Tea at six' WHERE from_tx = 5", 5, "content", "", ""),
        ("UPDATE version SET content = 'Broker on 1' WHERE from_tx = 2", 2, "content", "", ""),
        ("UPDATE version SET evidence = 'Ines said so' WHERE from_tx = 2", 2, "evidence", "", ""),
        ("DELETE FROM version_tag WHERE version_id = (SELECT id FROM version WHERE from_tx = 4)", 4, "tags", "", ""),
    ],
)
def test_an_altered_field_of_a_version_is_named(closed, statement, tx, field, was, found):
    closed.tamper(statement)
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.fields) == (JournalFault.VERSION_CHANGED, tx, (field,))
    assert (problem.was, problem.found) == (was, found)
    assert problem.memory == (closed.other if tx == 2 else closed.memory)


def test_what_cannot_be_told_is_still_an_altered_version(closed):
    closed.tamper("UPDATE version SET title = 'A', evidence = 'B' WHERE from_tx = 2")
    (problem,) = closed.problems()
    assert (problem.fault, problem.fields) == (JournalFault.VERSION_CHANGED, ())


def test_two_exchanged_texts_are_both_named(closed):
    closed.tamper(
        "CREATE TEMP TABLE copy AS SELECT * FROM version",
        "UPDATE version SET content = (SELECT content FROM copy WHERE copy.from_tx = 5 - version.from_tx)"
        " WHERE from_tx IN (2, 3)",
    )
    assert [(each.fault, each.number, each.fields) for each in closed.problems()] == [
        (JournalFault.VERSION_CHANGED, 2, ("content",)),
        (JournalFault.VERSION_CHANGED, 3, ("content",)),
    ]


@pytest.mark.parametrize(
    ("statement", "tx", "fields", "was", "found"),
    [
        ("UPDATE operation SET actor = 'Coder' WHERE kind = 'archive'", 5, ("actor",), "You", "Coder"),
        ("UPDATE operation SET kind = 'pin' WHERE kind = 'archive'", 5, ("kind",), "archive", "pin"),
        ("UPDATE operation SET reason = 'Another' WHERE kind = 'archive'", 5, ("reason",), "", ""),
        ("UPDATE tx SET recorded_at = 5 WHERE id = 3", 3, ("recorded_at",), "1773824400000000", "5"),
    ],
)
def test_who_what_when_and_why_are_named(closed, statement, tx, fields, was, found):
    closed.tamper(statement)
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.fields) == (JournalFault.OPERATION_CHANGED, tx, fields)
    assert (problem.was, problem.found) == (was, found)


def test_a_dropped_version_an_added_one_and_altered_periods_are_named(closed):
    closed.tamper("UPDATE version SET to_tx = 6 WHERE from_tx = 3")
    assert closed.faults() == [(JournalFault.PERIOD_CHANGED, 3)]


def test_a_dropped_version_is_named(closed):
    closed.tamper("DELETE FROM version_tag WHERE version_id = 4", "DELETE FROM version WHERE from_tx = 5")
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.memory, problem.version) == (
        JournalFault.VERSION_MISSING,
        5,
        closed.memory,
        3,
    )


def test_a_version_that_begins_elsewhere_is_named(closed):
    closed.tamper("UPDATE version SET from_tx = 6 WHERE from_tx = 2")
    (problem,) = closed.problems()
    assert (problem.fault, problem.number, problem.memory) == (JournalFault.PERIOD_CHANGED, 2, closed.other)


def test_an_altered_namespace_is_named(closed):
    closed.tamper("UPDATE namespace_version SET name = 'studio' WHERE from_tx = 7")
    assert closed.faults() == [(JournalFault.NAMESPACE_CHANGED, 7)]
